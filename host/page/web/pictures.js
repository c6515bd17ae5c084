// A small picture of every game, for the chooser: its board as the ground, and what it is about before it.

import { h } from "./dom.js";
import { PICTURES, PLATES } from "./looks.js";

const TABLE = () => h("rect", { width: 120, height: 68, fill: "#3d4a41" });

/** 120 by 68: a game that brings no picture shows its plate alone, and that at least as a table. */
export function picture(game, plate) {
  return h("svg", { viewBox: "0 0 120 68", class: "picture", "aria-hidden": "true" }, (PLATES[plate]?.scene || TABLE)(), PICTURES[game]?.());
}
