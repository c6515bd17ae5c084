// What every seat has left to think, where a match has a clock: counted on here between two words of the table.

import { h, show } from "./dom.js";

let heard = null; // the clock as the table last told it
let since = 0;
let timer = null;

export function drawClocks(root, state) {
  const { clock, match } = state;
  root.hidden = !clock || !match;
  clearInterval(timer);
  if (root.hidden) return;
  if (JSON.stringify(clock) !== JSON.stringify(heard)) {
    heard = clock;
    since = Date.now();
  }
  const draw = () => show(root, match.seats.map((seat, at) => one(seat, at, clock)));
  draw();
  if (clock.runs !== null) timer = setInterval(draw, 1000);
}

function one(seat, at, clock) {
  const runs = clock.runs === at;
  const left = (clock.left[at] ?? 0) - (runs ? Math.floor((Date.now() - since) / 1000) : 0);
  return h("span", { key: at, class: `clock${runs ? " runs" : ""}${left < 0 ? " out" : ""}` }, `${seat.name} ${written(left)}`);
}

/** 12:34; with a minus once it has run out. */
export function written(left) {
  const seconds = Math.abs(left);
  return `${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
