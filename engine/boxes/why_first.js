// What the cards of Why First? look like: steps forward or back.

import { h } from "./dom.js";
import { text } from "./faces.js";

export const look = ({ end }) => ({ kind: "value", colour: "", big: end.replace("-", "−"), small: "" });

export const DRAWN = { value };

function value({ big }) {
  const back = big[0] === "−";
  return [
    h("rect", { width: 60, height: 84, fill: back ? "#f6dfe0" : "#dff0e8" }),
    h("path", {
      d: "M12 52h22v-9l17 15-17 15v-9H12z", fill: back ? "#a03c50" : "#1c7561", stroke: "#1b1d21", "stroke-width": 1,
      transform: back ? "matrix(-1 0 0 1 60 0)" : null,
    }),
    text(5, 21, 20, big, "#1d2126"),
  ];
}
