// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { part } from "./box_amazones.js";
import { h } from "./dom.js";
import { at, heart } from "./sketch.js";

export const picture = () => [
  [["head", "+4", 4], ["torso", "+3", 24], ["legs", "+2", 44]].map(([kind, big, y]) => at(48, y, .9, h("rect", { x: -1, y: -1, width: 26, height: 25, rx: 2, fill: "#f6ecd8", stroke: "#3a2c20" }), part(kind, big))),
  heart(25, 34, 1.300, "#e04a5f"), heart(95, 34, 1.300, "#e04a5f"),
];
