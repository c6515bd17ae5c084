// The rail of Why First?: thirty-six sleepers, once back and forth.

import { h } from "./dom.js";
import { railValue } from "./places.js";

export const VIEW = [-95, -24, 190, 80];

export function ground() {
  const rails = (y) => h("path", { d: `M-90 ${y - 6}H90M-90 ${y + 3}H90`, stroke: "#c3c8cd", "stroke-width": 1.300, fill: "none" });
  return h("g", { key: "ground" },
    h("rect", { x: -95, y: -24, width: 190, height: 80, rx: 6, fill: "#55663f" }),
    h("path", { d: "M-93-14H93V22H-93zM-93 20H93V56H-93z", fill: "#8f8672", opacity: .9, transform: "translate(0 -1) scale(1 .97)" }),
    rails(0), rails(34));
}

/** A sleeper with its value; those behind the start are darker, 0 is light. */
export function drawPlace(place) {
  const value = railValue(place);
  const fill = value < 0 ? "#6b4433" : value ? "#8a633d" : "#e8d9b4";
  return [
    h("rect", { class: "edge", x: -4.300, y: -11, width: 8.600, height: 26, rx: 1.500, fill, stroke: "#2c2119", "stroke-width": .6 }),
    h("text", { "font-size": 4.200, y: 12.500, class: value ? "number light" : "number" }, String(value).replace("-", "−")),
  ];
}
