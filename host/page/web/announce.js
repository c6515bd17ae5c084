// Announcements for people who do not see the page, and short messages for those who do.

import { readAloud, silence } from "./aloud.js";

const SHOWN_MS = 4500;
const KEPT = 4; // lines of the spoken log

let timer = null;
let said = 0;
let last = "";

/** Read by screen readers when there is time: the question, the result of an act. `n` tells one question from the next. */
export function announce(text, n = "") {
  const what = `${n}\n${text}`;
  if (!text || what === last) return;
  last = what;
  if (n !== "") readAloud(text);
  const log = document.getElementById("polite");
  log.append(Object.assign(document.createElement("p"), { textContent: text }));
  while (log.children.length > KEPT) log.firstChild.remove();
}

/** Shown and read aloud at once: a refusal, or what went wrong. */
export const shout = (text) => toast(text, false);

/** The same for what went well: it is not red. */
export const report = (text) => toast(text, true);

function toast(text, good) {
  if (!text) return;
  const toast = document.getElementById("toast");
  toast.classList.toggle("good", good);
  toast.textContent = "";
  said = requestAnimationFrame(() => { toast.textContent = text; }); // the same words again are read again
  toast.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => toast.classList.remove("shown"), SHOWN_MS);
}

/** The next player must find neither the last one's announcements, nor a card still in the air. */
export function hush() {
  const toast = document.getElementById("toast");
  clearTimeout(timer);
  cancelAnimationFrame(said);
  toast.classList.remove("shown");
  toast.textContent = "";
  last = "";
  silence();
  document.getElementById("polite").textContent = "";
  for (const node of document.querySelectorAll(".flying")) node.remove();
}

/** A question with two answers: resolves with whether it was yes. */
export function sure(text, yes, no) {
  const dialog = document.getElementById("sure");
  dialog.querySelector("p").textContent = text;
  const [first, second] = dialog.querySelectorAll("button");
  first.textContent = yes;
  second.textContent = no;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === "yes");
  });
}

/** Let a card fly to the reader, where people like movement. */
export function fly(node, target) {
  if (!node || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const from = node.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  if (node.namespaceURI.endsWith("svg")) return;
  const copy = node.cloneNode(true);
  copy.className += " flying";
  Object.assign(copy.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  copy.animate([{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.3 }],
    { duration: 260, easing: "ease-in-out" }).onfinish = () => copy.remove();
}
