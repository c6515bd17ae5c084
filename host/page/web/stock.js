// The pieces beside the board: before people, and of the box where a question is about those. A click
// on one gives the answer that it stands for, as on the board.

import { h } from "./dom.js";
import { inWords } from "./spoken.js";
import { keysOf } from "./things.js";
import { token } from "./tokens.js";
import { say } from "./words.js";

/** What lies before a seat; before null: what belongs to all. `thing(key)` says what a click does. */
export function stock(match, owner, thing) {
  const found = match.stock.filter((piece) => piece.owner === owner);
  if (!found.length) return null;
  return h("div", { key: "stock", class: "stock", role: "group", "aria-label": say("beside") }, found.map((piece) => kind(match, piece, thing)));
}

/** Those of one kind together; each by itself where an answer is how many of them. */
function kind(match, piece, thing) {
  const counts = keysOf(match, "stock").map((parts) => parts.join(":")).filter((key) => key.startsWith(`${piece.thing}:`));
  if (!counts.length) return one(piece, thing(piece.thing), piece.thing);
  return Array.from({ length: piece.count }, (_, at) => {
    const key = `${piece.thing}:${at + 1}`;
    return one({ ...piece, count: 1 }, thing(key), key, inWords({ ...piece, count: at + 1 }));
  });
}

function one(piece, act, key, label = inWords(piece)) {
  const drawing = h("svg", { viewBox: "-8.500 -8.500 17 17", "aria-hidden": "true" }, token(piece));
  if (!act) return h("span", { key, class: "piece", role: "img", "aria-label": label, title: label }, drawing);
  return h("button", { key, type: "button", class: "piece can", title: label, "aria-label": label, ...act }, drawing);
}
