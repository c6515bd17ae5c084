// What the cards and tiles of Amazones look like: bids in five colours, and men in three parts.

import { h } from "./dom.js";
import { INKS, symbol, text } from "./faces.js";
import { say } from "./words.js";

const PARTS = ["head", "torso", "legs"];

export function look({ stem, end }) {
  const part = PARTS.includes(stem);
  return { kind: part ? stem : "bid", colour: part ? "" : stem, big: end.replace("-", "−"), small: say(stem) };
}

export const DRAWN = { bid, head: tile, torso: tile, legs: tile };

/** A card to bid with for a man. */
function bid({ colour, big, small }) {
  const [fill, ink] = INKS[colour];
  return [
    h("rect", { width: 60, height: 84, fill }),
    h("path", { d: "M30 70C10 54 6 45 6 36a12 12 0 0 1 24-6 12 12 0 0 1 24 6c0 9-4 18-24 34z", fill: "#fffaf0", stroke: "#1b1d21", "stroke-width": 1 }),
    text(30, 49, 19, big, "#23262b", { "text-anchor": "middle" }),
    text(3, 16, big.length > 2 ? 10.5 : 14, big, ink, { "letter-spacing": -.8 }), symbol(colour, 43, 4, 13, fill),
    text(30, 81, 10, small, ink, { "text-anchor": "middle", "font-weight": 650 }),
  ];
}

function tile({ kind, big, small }) {
  const [fill, ink] = worth(big);
  return [
    h("rect", { width: 60, height: 84, fill: "#f6ecd8" }),
    h("g", { transform: "translate(6 12) scale(2)" }, part(kind, big)),
    h("circle", { cx: 15, cy: 15, r: 12, fill, stroke: "#1b1d21" }),
    text(15, 20, 14, big, ink, { "text-anchor": "middle" }),
    text(30, 79, 11, small, "#4a3b25", { "text-anchor": "middle", "font-weight": 650 }),
  ];
}

/** [fill, ink] of the sign that tells a tile's worth. */
export const worth = (big) => (big[0] === "−" ? ["#a32d3f", "#ffffff"] : ["#1c6e58", "#ffffff"]);

const SHIRTS = { "+4": "#d9a21b", "+3": "#2f6fb3", "+2": "#5d8f3a", "+1": "#8a6bb0", "−1": "#8d8f94", "−2": "#a9743f", "−3": "#7d4a4a", "−4": "#4b4a52" };
const SKIN = { "+": "#f0c39b", "−": "#d8b18f" };

/** A head, a torso or legs, in a square of 24: laid on each other they are a man. */
export function part(kind, big) {
  const cloth = SHIRTS[big] || "#888888";
  const skin = SKIN[big[0]] || "#e8bb93";
  const line = { stroke: "#3a2c20", "stroke-width": .9, "stroke-linejoin": "round", "stroke-linecap": "round" };
  if (kind === "head") return head(big, skin, cloth, line);
  if (kind === "torso") {
    return h("g", line, h("path", { d: "M1 4q2-4 7-4h8q5 0 7 4l-1 14h-4V8l-1 16H7L6 8v10H2z", fill: cloth }),
      h("path", { d: "M9 0q3 5 6 0z", fill: skin }), h("path", { d: "M2 18h4v3H2zM18 18h4v3h-4z", fill: skin }));
  }
  return h("g", line, h("path", { d: "M7 0h10l1 19h-5L12 7l-1 12H6z", fill: cloth }),
    h("path", { d: "M11 19v4H3q0-3 3-4zM13 19v4h8q0-3-3-4z", fill: "#4a3325" }));
}

function head(big, skin, cloth, line) {
  const glad = big[0] === "+";
  return h("g", line,
    h("path", { d: "M9 20h6v4H9z", fill: skin }), h("ellipse", { cx: 12, cy: 12, rx: 7.500, ry: 9, fill: skin }),
    h("path", { d: glad ? "M4 11Q3 2 12 2t8 9q-2-5-6-5-7 1-10 5z" : "M5 8Q8 1 15 3l4 5q-8-3-14 0z", fill: cloth }),
    h("path", { d: "M9 12v.6M15 12v.6", "stroke-width": 1.8 }),
    h("path", { d: glad ? "M9 16q3 3 6 0" : "M9 17.500q3-2.500 6 0", fill: "none" }));
}
