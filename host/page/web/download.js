// A text, or bytes, become a file of the person at this page.

const READ_MS = 1000; // a browser has taken the text by then

export function download(text, name) {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), READ_MS);
}
