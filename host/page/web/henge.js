// Stonehenge at nightfall: the sky with its stars, thirty standing stones, the wells in the chalk,
// and in the middle grass, the trodden path, the trilithons and the altar.

import { h } from "./dom.js";
import { INKS, symbol } from "./faces.js";
import { partOf } from "./places.js";

export const VIEW = [-150, -150, 300, 300];
export const COLOURS = ["white", "blue", "green", "yellow", "red", "black"];
const STARS = [[-141, -20], [141, 34], [-96, -110], [104, -104], [-118, 88], [88, 119], [0, 146.500], [12, -146.500], [-146, 30], [146, -30]];

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
