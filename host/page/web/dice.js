// The dice as they fell: they tumble when they are new. A plate may say where they lie, and what a face shows.

import { h } from "./dom.js";
import { classes } from "./things.js";

const WHERE = [0, -24]; // the middle of their row, in the units of the board
const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

/** `dice`: [{value, used}], or nothing to draw. Their key changes with every throw, so that a new one tumbles. */
export function drawDice(dice, thing, { DICE: [x, y] = WHERE, die: face = pips }) {
  if (!dice?.length) return null;
  const thrown = dice.map((die) => die.value).join("-");
  return h("g", { class: "dice", key: "dice" }, dice.map((die, at) => h("g", {
    key: `${thrown}:${at}`, transform: `translate(${x + (at - (dice.length - 1) / 2) * 27} ${y})`,
  }, h("g", die.used ? { class: "die used" } : { class: classes("die", thing(`die:${die.value}`)), ...thing(`die:${die.value}`) },
    h("rect", { x: -10, y: -9, width: 20, height: 20, rx: 4, fill: "#000", opacity: .35 }),
    h("rect", { class: "edge", x: -10, y: -10, width: 20, height: 20, rx: 4, fill: "#fffdf5", stroke: "#2b2620" }),
    face(die.value)))));
}

/** A face of a die that goes from 1 to 6, else its number. */
function pips(value) {
  if (PIPS[value]) return PIPS[value].map(([x, y]) => h("circle", { cx: x * 5.200, cy: y * 5.200, r: 2.100, fill: "#23262b" }));
  return h("text", { "font-size": 13, y: 4.700, "text-anchor": "middle", "font-weight": 750, fill: "#23262b" }, String(value));
}
