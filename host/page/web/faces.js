// What cards and tiles look like, drawn here. A colour is always shown three times: as a colour, as a
// symbol of its own, and as a word, so that players need not tell colours apart.

import { h } from "./dom.js";

/** The colours of the boxes: [what is printed, what can be read on it]. */
export const INKS = {
  white: ["#f4f0e6", "#23262b"], blue: ["#2458b8", "#ffffff"], green: ["#1f7a3d", "#ffffff"],
  yellow: ["#f2b90f", "#23262b"], red: ["#c2302b", "#ffffff"], black: ["#26262c", "#ffffff"], purple: ["#7a3bb0", "#ffffff"],
};

/** A symbol for every colour, in a square of 24. */
export const SYMBOLS = {
  white: "M12 3a9 9 0 1 0 .01 0zM12 7.500a4.500 4.500 0 1 1-.01 0z",
  blue: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  green: "M4 21C2 10 9 4 21 3c0 12-6 18-14 17l8-10-8 7z",
  yellow: "M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z",
  red: "M12 21C5 15 2 11 2 7.500A5 5 0 0 1 12 6a5 5 0 0 1 10 1.500C22 11 19 15 12 21z",
  black: "M4 4h16v16H4z",
  purple: "M12 2l8 10-8 10-8-10z",
};

let box = null; // what the cards look like that are drawn now

/** From now on cards are those of this box (engine/boxes, its look); without one they are plain. */
export function dress(look) {
  box = look || null;
}

/** What a piece is, for those who draw it: {kind, colour, big, small, aloud}; aloud: what its name leaves out. */
export const look = (card) => box?.look(card) || unknown(card);

function unknown({ end, label }) {
  return { kind: "plain", colour: "", big: end, small: (label || "").split(" ")[0] };
}

/** Where a card lies in a sorted hand: as its box says, else by colour; a back behind them all. */
export function suit(card) {
  if (card.name === undefined) return 99;
  const { colour, order = Object.keys(INKS).indexOf(colour) } = look(card);
  return order;
}

/** How a card is called aloud. */
export function called(card) {
  const { aloud } = look(card);
  return aloud ? `${card.label}, ${aloud}` : card.label;
}

/** The inside of a card that shows its face: a drawing of 60 by 84. */
export function face(card) {
  const seen = look(card);
  return h("svg", { viewBox: "0 0 60 84", class: `face ${seen.kind}`, "aria-hidden": "true" }, (box?.DRAWN[seen.kind] || plain)(seen));
}

export const symbol = (colour, x, y, size, fill) => h("path", {
  d: SYMBOLS[colour], transform: `translate(${x} ${y}) scale(${size / 24})`, fill, stroke: "#1b1d21", "stroke-width": 1.4,
});

/** A word on a card. */
export const text = (x, y, size, what, fill, more = {}) =>
  h("text", { x, y, "font-size": size, fill, "font-weight": 750, ...more }, what);

/** The foot of a card: its colour, by name. */
export function band(colour, word) {
  const [fill, ink] = INKS[colour];
  return [
    h("path", { d: "M0 66h60v18H0z", fill }), h("path", { d: "M0 66h60", stroke: "#1b1d21", "stroke-width": 1 }),
    text(30, 79, 11, word, ink, { "text-anchor": "middle", "font-weight": 650 }),
  ];
}

/** A card of a box we do not know: what the table calls it. */
function plain({ big, small }) {
  return [
    h("rect", { width: 60, height: 84, fill: "#f7f3e8" }),
    text(5, 21, 20, big, "#1d2126"), text(30, 54, 26, big, "#1d2126", { "text-anchor": "middle" }),
    text(30, 78, 10, small, "#4a3b25", { "text-anchor": "middle", "font-weight": 650 }),
  ];
}
