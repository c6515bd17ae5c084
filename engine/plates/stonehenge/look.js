// Stonehenge at nightfall: the sky with its stars, thirty standing stones, the wells in the chalk,
// and in the middle grass, the trodden path, the trilithons and the altar.

import { h } from "./dom.js";
import { INKS, symbol } from "./faces.js";
import { say } from "./words.js";

export const VIEW = [-150, -150, 300, 300];
const COLOURS = ["white", "blue", "green", "yellow", "red", "black"];
const STARS = [[-141, -20], [141, 34], [-96, -110], [104, -104], [-118, 88], [88, 119], [0, 146.500], [12, -146.500], [-146, 30], [146, -30]];

const ROWS = [["rim", ""], ["day", "day"], ["night", "night"], ["circle", "circle"], ["T", "T"], ["altar", "altar"]];
const FIRST = [["T", 110], ["altar", 109], ["circle", 90], ["night", 60], ["day", 30], ["", 0]]; // the place before each row's first
const ALTAR = 110;

/** How much of a phone's width the board and what is asked share, and what lies beside it on a desk. */
export const SHAPE = { form: "tall", share: "100vw", high: "calc(100vw - 2 * var(--gap))" };

/** What part of Stonehenge a place is in, and its number there. */
function partOf(place) {
  const [part, before] = FIRST.find(([, first]) => place > first);
  return [part, place - before];
}

/** On the altar many things may stand: they get more room. */
export const lie = (place) => ({ roomy: place === ALTAR });

export const rows = (spots) => ROWS.map(([name, part]) => ({ name, row: spots.filter(({ place }) => partOf(place)[0] === part) }));

/** What a screen reader calls a place. */
export function called(place) {
  const [part, number] = partOf(place);
  return part ? say(`place_${part}`, number) : `${number}, ${say(COLOURS[(place - 1) % 6])}`;
}

/** Whether nothing stands in the middle, so that the cards of a trick may lie there. */
export const free = (match) => !match.pieces.some(({ place }) => ["circle", "T"].includes(partOf(place)[0]));

/** Its picture behind a game's, 120 by 68. */
export const scene = () => [
  h("rect", { width: 120, height: 68, fill: "#22305c" }), h("path", { d: "M0 46h120v22H0z", fill: "#5f7d41" }),
  h("path", { d: "M0 30h120v17H0z", fill: "#d98a5a", opacity: .35 }),
  [[12, 8], [34, 14], [60, 6], [84, 12], [108, 7], [98, 22]].map(([cx, cy]) => h("circle", { cx, cy, r: .9, fill: "#fff3cf" })),
  h("path", { d: "M4 26h26v5H4zM7 31h6v18H7zM21 31h6v18h-6zM88 24h28v5H88zM91 29h6v20h-6zM107 29h6v20h-6zM46 33h18v4H46zM48 37h4v11h-4zM58 37h4v11h-4z", fill: "#6d7080" }),
];

/** What never changes. */
export function ground() {
  return h("g", { key: "ground" }, defs(),
    h("circle", { class: "night-sky", r: 149.500, fill: "url(#sky)" }),
    STARS.map(([cx, cy], at) => h("circle", { cx, cy, r: at % 3 ? .8 : 1.300, fill: "#fff6d8" })),
    h("circle", { r: 119.500, fill: "#cfc7ae", stroke: "#5e5743", "stroke-width": 1 }),
    h("circle", { r: 104, fill: "url(#grass)", stroke: "#46592f", "stroke-width": 1.500 }),
    h("circle", { r: 104, fill: "url(#tufts)" }),
    h("path", { d: "M-35.600 50.800A62 62 0 1 1 35.600 50.800", fill: "none", stroke: "#5d7038", "stroke-width": 23, "stroke-linecap": "round" }),
    h("path", { d: "M-35.600 50.800A62 62 0 1 1 35.600 50.800", fill: "none", stroke: "#d8cda9", "stroke-width": 20, "stroke-linecap": "round" }));
}

function defs() {
  const shade = (id, from, to, tag = "radialGradient", more = {}) => h(tag, { id, ...more },
    h("stop", { offset: "0", "stop-color": from }), h("stop", { offset: "1", "stop-color": to }));
  return h("defs", {},
    shade("sky", "#2c3d6b", "#101833"), shade("grass", "#9bb568", "#5f7d41"),
    shade("slab", "#e9e5da", "#b3ada0", "linearGradient", { x1: "0", y1: "0", x2: ".3", y2: "1" }),
    shade("stone", "#d7d2c5", "#7f7b72", "linearGradient", { x1: "0", y1: "0", x2: ".4", y2: "1" }),
    h("pattern", { id: "tufts", width: 17, height: 15, patternUnits: "userSpaceOnUse" },
      h("path", { d: "M3 9l-1-4M4 9V4M5 9l1-3M12 14l-1-3M13 14v-4", stroke: "#4f6b35", "stroke-width": .7, opacity: .55, fill: "none" })));
}

/** A place: what it is made of, its number, and its edge, which shines where it may be chosen. */
export function drawPlace(place) {
  const [part, number] = partOf(place);
  return DRAWN[part](number, place);
}

const DRAWN = {
  "": slab,
  day: (number) => well("day", number),
  night: (number) => well("night", number),
  circle: (number) => [
    h("circle", { class: "edge", r: 8.400, fill: "#efe8d2", stroke: "#7d7250", "stroke-width": .8 }),
    h("text", { "font-size": 6.500, y: 7, class: "number" }, String(number)),
  ],
  altar: () => [
    h("ellipse", { cy: 7, rx: 19, ry: 4, fill: "#000", opacity: .25 }),
    h("path", { class: "edge", d: "M-18-7l34-2 3 14-36 3z", fill: "url(#stone)", stroke: "#4c4a44", "stroke-width": .9 }),
  ],
  T: (number) => [
    h("ellipse", { cy: 10, rx: 16, ry: 3.500, fill: "#000", opacity: .28 }),
    h("path", {
      class: "edge", d: "M-10-2h8l.6 12h-8.800zM2-2h8l.5 12H1.400zM-14.500-9.500L14-10.500l.8 7.500-29 .8z",
      fill: "url(#stone)", stroke: "#4c4a44", "stroke-width": .9, "stroke-linejoin": "round",
    }),
    h("text", { "font-size": 5.500, y: -4, class: "number" }, ["I", "II", "III", "IV", "V"][number - 1]),
  ],
};

/** A standing stone: its colour is its rim and, beside its number, a symbol. */
function slab(number, place) {
  const colour = COLOURS[(place - 1) % 6];
  const turn = (place - .5) * 12;
  return [
    h("g", { transform: `rotate(${turn})` },
      h("path", { d: "M-10-11q10-3.500 21 .5l2 22q-12 4-24.500 0z", fill: "#000", opacity: .4 }),
      h("path", { class: "edge", d: "M-11-12q11-3 22 0l1.500 22q-12.500 4-25 0z", fill: "url(#slab)", stroke: "#16181c", "stroke-width": 3.800, "stroke-linejoin": "round" }),
      h("path", { d: "M-11-12q11-3 22 0l1.500 22q-12.500 4-25 0z", fill: "none", stroke: INKS[colour][0], "stroke-width": 2.600, "stroke-linejoin": "round" })),
    symbol(colour, number > 9 ? -10 : -8, 2.800, 6.800, INKS[colour][0]),
    h("text", { "font-size": 8.500, x: 2.500, y: 9.300, class: "number" }, String(number)),
  ];
}

function well(sky, number) {
  const night = sky === "night";
  return [
    h("circle", { class: "edge", r: 4.700, fill: night ? "#22305c" : "#f4d477", stroke: night ? "#0f1834" : "#8a6a1c", "stroke-width": .9 }),
    night ? h("path", { d: "M1.500-2.600a2.900 2.900 0 1 0 1.600 4.100A2.400 2.400 0 0 1 1.500-2.600z", fill: "#e9e2bd" })
      : h("circle", { r: 1.900, fill: "#c9911c", "data-well": number }),
  ];
}
