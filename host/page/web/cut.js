// A frame that scrolls says so where more of it is below: its last lines fade.

const EDGE = 4; // pixels that are nothing to read

/** Watch these frames as they are scrolled. Returns what looks at them all, after each draw. */
export function watch(frames) {
  for (const frame of frames) frame.addEventListener("scroll", () => look(frame), { passive: true });
  return () => frames.forEach(look);
}

function look(frame) {
  const scrolls = getComputedStyle(frame).overflowY === "auto";
  frame.classList.toggle("cut", scrolls && frame.scrollHeight - frame.clientHeight - frame.scrollTop > EDGE);
}
