// A plate that a game brings: its places where its geometry has them, plainly drawn, with their names.

import { h } from "./dom.js";

const SMALL = 3.400; // a place, in mm

/** What board.js draws, made of what the table tells of the plate. */
export function plain({ plate: [width, height], marks, names }) {
  return {
    VIEW: [-width / 2, -height / 2, width, height],
    called: (place) => names[place],
    ground: () => h("rect", { key: "ground", x: -width / 2, y: -height / 2, width, height, rx: 6, fill: "#6f4a2c", stroke: "#3a2615" }),
    drawPlace: (place) => [
      h("circle", { class: "edge", r: SMALL, fill: "#e8d9b4", stroke: "#2c2119", "stroke-width": .6 }),
      h("text", { "font-size": 2.800, y: 7, class: "number light" }, marks[place] ?? ""),
    ],
  };
}
