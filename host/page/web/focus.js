// Where the focus goes when what had it has moved on: to the next thing to do.

const NEXT = "button.can, .options button, #lift";

let parked = false; // on the question, for want of anything to do

/** What has the focus before the page is drawn. */
export function remembered() {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const group = node.closest(".cards");
  return {
    node,
    group,
    index: group ? [...group.children].indexOf(node) : -1,
    area: node.closest("[data-area]"),
    could: node.matches("button.can"),
  };
}

/** After it: the card that lies there now, or the next thing to do nearby, or any, or the question. */
export function restore(before, mine) {
  const question = document.getElementById("question");
  if (!before || !(lost(before) || (parked && mine && before.node === question))) return;
  const { area } = before;
  const near = area && !area.hidden && before.node.id !== "lift" && area.querySelector(NEXT);
  const next = mine ? beside(before) || near || anything() : null;
  parked = !next;
  (next || question).focus({ preventScroll: true });
}

/** The curtain has come down: its button is what comes next, wherever the focus was. */
export function toCurtain() {
  if (!document.querySelector("dialog[open]")) document.getElementById("lift")?.focus();
}

function lost({ node, could }) {
  return !node.isConnected || node.disabled || (could && !node.matches(".can"));
}

function beside({ group, index }) {
  const card = group?.isConnected && group.children[Math.min(index, group.children.length - 1)];
  return card && card.matches("button.can") ? card : null;
}

function anything() {
  return document.querySelector("#hand button.can") || document.querySelector("main button.can")
    || document.querySelector("#ask .options button");
}

/** What scrolls must be in reach of the keyboard, also where nothing in it can have the focus. */
export function reachable(...frames) {
  for (const frame of frames) {
    const scrolls = frame.scrollHeight > frame.clientHeight + 1 || frame.scrollWidth > frame.clientWidth + 1;
    const alone = scrolls && !frame.querySelector("button:not(:disabled), select, input, [tabindex='0']");
    if (alone) frame.setAttribute("tabindex", "0");
    else frame.removeAttribute("tabindex");
  }
}
