// The rail of Why First?: thirty-six sleepers in three rows, and grass between them.

import { h } from "./dom.js";

export const VIEW = [-65, -23, 130, 118];
const ROWS = [0, 34, 68];
export const RING = 5; // as wide as a space
const FOLD = 12; // spaces in a row
const ZERO = 15; // the place of the value 0

export const SHAPE = { form: "tall", share: "88vw", high: "86vw" };

/** Three rows, read as a text is, so that its spaces are large enough also on a phone. */
export const lie = (place) => ({ x: ((place % FOLD) - (FOLD - 1) / 2) * 10, y: ROWS[Math.floor(place / FOLD)] });

export const rows = (spots) => [{ name: "rail", row: spots }];

export const called = (place) => String(place - ZERO).replace("-", "−");

export const scene = () => [
  h("rect", { width: 120, height: 68, fill: "#a9cbe0" }), h("path", { d: "M0 40h120v28H0z", fill: "#5f7d41" }),
  h("path", { d: "M0 46h120v14H0z", fill: "#8f8672" }),
  Array.from({ length: 12 }, (_, each) => h("rect", { x: 2 + each * 10, y: 46, width: 6, height: 14, fill: "#6b4433" })),
  h("path", { d: "M0 49h120M0 57h120", stroke: "#d5d9dd", "stroke-width": 1.600 }),
];

export function ground() {
  return h("g", { key: "ground" },
    h("defs", {}, h("pattern", { id: "turf", width: 9, height: 8, patternUnits: "userSpaceOnUse" },
      h("path", { d: "M2 6l-.6-2.500M2.600 6V3M3.200 6l.6-2M7 3l-.5-1.800M7.600 3V.800", stroke: "#3f5a2a", "stroke-width": .5, opacity: .7, fill: "none" }))),
    h("rect", { x: -65, y: -23, width: 130, height: 118, rx: 6, fill: "#6d8a4a" }), h("rect", { x: -65, y: -23, width: 130, height: 118, rx: 6, fill: "url(#turf)" }),
    ROWS.map((y) => h("path", { d: `M-65 ${y - 12}l4-2q61-2 122 0l4 2v27l-4 2q-61 2-122 0l-4-2z`, fill: "#8d8474", stroke: "#6e6657", "stroke-width": .8 })));
}

/** A sleeper under its piece of the rails, with its value; those behind the start are darker, 0 is light. */
export function drawPlace(place) {
  const value = place - ZERO;
  const fill = value < 0 ? "#6b4433" : value ? "#8a633d" : "#e8d9b4";
  const rail = (y) => [
    h("path", { d: `M-5.100 ${y + .8}H5.100`, stroke: "#000", "stroke-width": 1.900, opacity: .45 }),
    h("path", { d: `M-5.100 ${y}H5.100`, stroke: "#aab1b8", "stroke-width": 1.900 }), h("path", { d: `M-5.100 ${y - .4}H5.100`, stroke: "#eef1f3", "stroke-width": .5 }),
  ];
  return [
    h("rect", { x: -3.600, y: -10, width: 8, height: 26, rx: 1, fill: "#000", opacity: .3 }),
    h("rect", { class: "edge", x: -4, y: -11, width: 8, height: 26, rx: 1.200, fill, stroke: "#2c2119", "stroke-width": .6 }),
    h("path", { d: "M-2.500-9v3M1.500-9.500v3M-1-.5v3.500M2.500 0v3", stroke: "#000", "stroke-width": .4, opacity: .35 }),
    rail(-6), rail(5),
    h("text", { "font-size": value < -9 ? 4 : 5, y: 13, class: value ? "number light" : "number" }, String(value).replace("-", "−")),
  ];
}
