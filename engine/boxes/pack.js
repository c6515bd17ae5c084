// What a pack of cards looks like: one drawing for all of them, by suit and rank.

import { h } from "./dom.js";
import { text } from "./faces.js";

const SUITS = ["club", "diamond", "heart", "spade"];
const INK = { club: "#1b1d21", diamond: "#b3231f", heart: "#b3231f", spade: "#1b1d21" };

/** In a square of 24. */
const PIPS = {
  club: "M12 2a5 5 0 0 0-4 8 5 5 0 1 0 3 7l-2 5h6l-2-5a5 5 0 1 0 3-7 5 5 0 0 0-4-8z",
  diamond: "M12 1l8 11-8 11-8-11z",
  heart: "M12 22C5 16 2 12 2 8a5 5 0 0 1 10-2A5 5 0 0 1 22 8c0 4-3 8-10 14z",
  spade: "M12 2C5 8 2 11 2 15a5 5 0 0 0 9 2l-2 5h6l-2-5a5 5 0 0 0 9-2c0-4-3-7-10-13z",
};

const [LEFT, MIDDLE, RIGHT] = [22.500, 30, 37.500];
const [TOP, FOOT] = [19, 65]; // of the first and the last pip in a column
/** How many pips stand in the columns at the sides, and how high those of the middle do, from 0 to 1. */
const RANKS = {
  A: [0, [.5]], 2: [0, [0, 1]], 3: [0, [0, .5, 1]], 4: [2, []], 5: [2, [.5]], 6: [3, []], 7: [3, [.25]],
  8: [3, [.25, .75]], 9: [4, [.5]], 10: [4, [.167, .833]],
};

/** The letter of a court card or an ace is that of its name, in the table's language. */
export function look({ stem, end, label }) {
  const letter = /\d/.test(end) ? end : label.split(" ").pop()[0].toUpperCase();
  if (!SUITS.includes(stem)) return { kind: "joker", colour: "", big: "★", small: label, order: SUITS.length };
  return { kind: "pip", colour: stem, big: letter, small: end, order: SUITS.indexOf(stem) };
}

export const DRAWN = { pip: card, joker };

const paper = () => h("rect", { width: 60, height: 84, fill: "#fffdf5" });

function card({ colour, big, small }) {
  const corner = [
    text(4, 15, big.length > 1 ? 13 : 15, big, INK[colour], { "letter-spacing": -1.500 }), pip(colour, 9, 22, 9),
  ];
  const places = spots(...(RANKS[small] || [0, []]));
  return [
    paper(), corner, h("g", { transform: "rotate(180 30 42)" }, corner),
    places.map(([x, y]) => pip(colour, x, y, small === "A" ? 26 : 11, y > 42)),
    places.length ? null : court(colour, big),
  ];
}

/** Where the pips of a card are. */
function spots(sides, middle) {
  const down = (share) => TOP + share * (FOOT - TOP);
  const rows = Array.from({ length: sides }, (_, row) => down(row / (sides - 1)));
  return [...rows.flatMap((y) => [[LEFT, y], [RIGHT, y]]), ...middle.map((share) => [MIDDLE, down(share)])];
}

const pip = (suit, x, y, size, upside = false) => h("path", {
  d: PIPS[suit], fill: INK[suit], transform: `translate(${x} ${y}) rotate(${upside ? 180 : 0}) scale(${size / 24}) translate(-12 -12)`,
});

/** A court card has a crown, and its letter in the middle. */
function court(suit, letter) {
  return [
    h("rect", { x: 15, y: 14, width: 30, height: 56, rx: 2, fill: "#f2e4bd", stroke: INK[suit], "stroke-width": 1 }),
    h("path", { d: "M19 34l-2-13 7 5 6-9 6 9 7-5-2 13z", fill: "#e0ab22", stroke: "#1b1d21", "stroke-width": 1, "stroke-linejoin": "round" }),
    text(30, 56, 22, letter, INK[suit], { "text-anchor": "middle" }), pip(suit, 30, 63, 9),
  ];
}

function joker({ small }) {
  return [
    paper(), text(4, 17, 15, "★", "#7a3bb0"), text(30, 52, 32, "★", "#7a3bb0", { "text-anchor": "middle" }),
    text(30, 74, 12, small, "#1b1d21", { "text-anchor": "middle" }),
  ];
}
