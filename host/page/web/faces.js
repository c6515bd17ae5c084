// What cards and tiles look like, drawn here. A colour is always shown three times: as a colour, as a
// symbol of its own, and as a word, so that nobody needs to tell colours apart.

import { h } from "./dom.js";
import { say } from "./words.js";

const SPACE_COLOURS = ["white", "blue", "green", "yellow", "red", "black"];
const TRILITHONS = { W: "white", B: "blue", G: "green", Y: "yellow", R: "red" };
const PARTS = ["head", "torso", "legs"];

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

/** What a piece is, for those who draw it: {kind, colour, big, small}. */
export function look(card) {
  const { stem, end } = card;
  if (stem === "d" || stem === "n") {
    const sky = stem === "d" ? "day" : "night";
    return { kind: sky, colour: SPACE_COLOURS[(Number(end) - 1) % 6], big: end, small: say(sky) };
  }
  if (stem === "t") return { kind: "trilithon", colour: TRILITHONS[end], big: "", small: say(TRILITHONS[end]) };
  const big = end.replace("-", "−");
  if (PARTS.includes(stem)) return { kind: stem, colour: "", big, small: say(stem) };
  if (stem === "") return { kind: "value", colour: "", big, small: "" };
  if (INKS[stem]) return { kind: "bid", colour: stem, big, small: say(stem) };
  return { kind: "plain", colour: "", big, small: (card.label || "").split(" ")[0] };
}

/** How a card is called aloud: its colour too, where the table's name for it leaves it out. */
export function called(card) {
  const { kind, colour } = look(card);
  return kind === "day" || kind === "night" ? `${card.label}, ${say(colour)}` : card.label;
}

/** The inside of a card that shows its face: a drawing of 60 by 84. */
export function face(card) {
  const seen = look(card);
  return h("svg", { viewBox: "0 0 60 84", class: `face ${seen.kind}`, "aria-hidden": "true" }, DRAWN[seen.kind](seen));
}

const DRAWN = { plain, day: sky, night: sky, trilithon: stones, bid, value, head: tile, torso: tile, legs: tile };

export const symbol = (colour, x, y, size, fill) => h("path", {
  d: SYMBOLS[colour], transform: `translate(${x} ${y}) scale(${size / 24})`, fill, stroke: "#1b1d21", "stroke-width": 1.4,
});

const text = (x, y, size, what, fill, more = {}) =>
  h("text", { x, y, "font-size": size, fill, "font-weight": 750, ...more }, what);

/** The foot of a card: its colour, by name. */
function band(colour, word) {
  const [fill, ink] = INKS[colour];
  return [
    h("path", { d: "M0 66h60v18H0z", fill }), h("path", { d: "M0 66h60", stroke: "#1b1d21", "stroke-width": 1 }),
    text(30, 79, 11, word, ink, { "text-anchor": "middle", "font-weight": 650 }),
  ];
}

function sky({ kind, colour, big }) {
  const day = kind === "day";
  return [
    h("rect", { width: 60, height: 84, fill: day ? "#fbeecb" : "#1c2850" }),
    day ? sun() : moon(),
    h("path", { d: "M0 58q16-8 32-3t28-2v14H0z", fill: day ? "#8fae5d" : "#22402f" }),
    h("path", { d: "M31 36h24v5H31zM33 41h6v16h-6zM47 41h6v16h-6z", fill: day ? "#9b968a" : "#5d6478", stroke: "#23262b", "stroke-width": .7 }),
    text(5, 21, 20, big, day ? "#1d2126" : "#ffffff", { "letter-spacing": -1 }),
    symbol(colour, 5, 27, 17, INKS[colour][0]),
    band(colour, say(colour)),
  ];
}

const sun = () => h("g", { fill: "#f0a71c", stroke: "#f0a71c", "stroke-width": 2, "stroke-linecap": "round" },
  h("circle", { cx: 45, cy: 16, r: 6 }),
  h("path", { d: "M45 4v2M45 26v2M33 16h2M55 16h2M36.500 7.500l1.500 1.500M52 23l1.500 1.500M53.500 7.500L52 9M38 23l-1.500 1.500" }));

const moon = () => h("g", { fill: "#f3e7b4" },
  h("path", { d: "M48 6a11 11 0 1 0 8 17A9.500 9.500 0 0 1 48 6z" }), h("path", { d: "M31 8h1.600v1.600H31zM34 29h1.400v1.400H34zM56 32h1.400v1.400H56z" }));

function stones({ colour, small }) {
  return [
    h("rect", { width: 60, height: 84, fill: "#dcd8cc" }), h("path", { d: "M0 52q30-9 60 0v14H0z", fill: "#7f9a59" }),
    h("path", {
      d: "M9 17l42-2 1 9-44 1zM13 25h11l1 34-13 1zM36 25h11l1 35-13-1z",
      fill: INKS[colour][0], stroke: "#1b1d21", "stroke-width": 1.6, "stroke-linejoin": "round",
    }),
    band(colour, small),
  ];
}

/** A card to bid with for a man. */
function bid({ colour, big, small }) {
  const [fill, ink] = INKS[colour];
  return [
    h("rect", { width: 60, height: 84, fill }),
    h("path", { d: "M30 70C10 54 6 45 6 36a12 12 0 0 1 24-6 12 12 0 0 1 24 6c0 9-4 18-24 34z", fill: "#fffaf0", stroke: "#1b1d21", "stroke-width": 1 }),
    text(30, 49, 19, big, "#23262b", { "text-anchor": "middle" }),
    text(3, 16, 14, big, ink, { "letter-spacing": -.8 }), symbol(colour, 43, 4, 13, fill),
    text(30, 81, 10, small, ink, { "text-anchor": "middle", "font-weight": 650 }),
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

/** Steps forward or back on the rail. */
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
