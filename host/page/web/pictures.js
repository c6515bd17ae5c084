// A small picture of every game, for the chooser: its board as the ground, and what it is about before it.

import { h } from "./dom.js";
import { part } from "./faces.js";

const LINE = { stroke: "#14161a", "stroke-width": 1.4, "stroke-linejoin": "round", "stroke-linecap": "round" };
const path = (d, fill, more = {}) => h("path", { ...LINE, d, fill, ...more });
const circle = (cx, cy, r, fill, more = {}) => h("circle", { ...LINE, cx, cy, r, fill, ...more });
const at = (x, y, scale, ...children) => h("g", { transform: `translate(${x} ${y}) scale(${scale})` }, children);

/** 120 by 68: an unknown game shows its plate alone. */
export function picture(game, plate) {
  return h("svg", { viewBox: "0 0 120 68", class: "picture", "aria-hidden": "true" }, (GROUNDS[plate] || GROUNDS.stonehenge)(), (MOTIFS[game] || (() => null))());
}

const GROUNDS = {
  stonehenge: () => [
    h("rect", { width: 120, height: 68, fill: "#22305c" }), h("path", { d: "M0 46h120v22H0z", fill: "#5f7d41" }),
    h("path", { d: "M0 30h120v17H0z", fill: "#d98a5a", opacity: .35 }),
    [[12, 8], [34, 14], [60, 6], [84, 12], [108, 7], [98, 22]].map(([cx, cy]) => h("circle", { cx, cy, r: .9, fill: "#fff3cf" })),
    h("path", { d: "M4 26h26v5H4zM7 31h6v18H7zM21 31h6v18h-6zM88 24h28v5H88zM91 29h6v20h-6zM107 29h6v20h-6zM46 33h18v4H46zM48 37h4v11h-4zM58 37h4v11h-4z", fill: "#6d7080" }),
  ],
  rail: () => [
    h("rect", { width: 120, height: 68, fill: "#a9cbe0" }), h("path", { d: "M0 40h120v28H0z", fill: "#5f7d41" }),
    h("path", { d: "M0 46h120v14H0z", fill: "#8f8672" }),
    Array.from({ length: 12 }, (_, each) => h("rect", { x: 2 + each * 10, y: 46, width: 6, height: 14, fill: "#6b4433" })),
    h("path", { d: "M0 49h120M0 57h120", stroke: "#d5d9dd", "stroke-width": 1.600 }),
  ],
  bed: () => [
    h("rect", { width: 120, height: 68, fill: "#8d2f45" }),
    h("path", { d: "M-10 34L34-10M10 54L74-10M24 78L114-12M64 78L130 12M-10 34L34 78M10 14L74 78M30-6L114 78M70-6L130 54", stroke: "#b5516a", "stroke-width": 1.500, "stroke-dasharray": "4 3" }),
  ],
};

const disc = (cx, cy, fill) => [h("ellipse", { cx: cx + 1, cy: cy + 3, rx: 8, ry: 6, fill: "#000", opacity: .35 }), h("ellipse", { ...LINE, cx, cy, rx: 8, ry: 6.500, fill })];
const figure = (x, y, fill, scale = 2) => at(x, y, scale, path("M-4.600 5.500q0-4 2.600-5.500A3.100 3.100 0 1 1 2 0q2.600 1.500 2.600 5.500z", fill, { "stroke-width": .7 }));
const heart = (x, y, scale, fill) => at(x, y, scale, path("M0 9C-7 3-10 0-10-4A5 5 0 0 1 0-5.500 5 5 0 0 1 10-4C10 0 7 3 0 9z", fill, { "stroke-width": 1 }));
const card = (x, y, turn, fill, what) => h("g", { transform: `translate(${x} ${y}) rotate(${turn})` },
  h("rect", { ...LINE, x: -10, y: -15, width: 20, height: 30, rx: 2.500, fill: "#fbeecb" }), h("rect", { x: -9.300, y: 6, width: 18.600, height: 8.300, fill }),
  h("text", { x: -7.500, y: -4, "font-size": 10, "font-weight": 750, fill: "#1d2126" }, what));
const die = (x, y, turn, pips) => h("g", { transform: `translate(${x} ${y}) rotate(${turn})` },
  h("rect", { ...LINE, x: -9, y: -9, width: 18, height: 18, rx: 4, fill: "#fffdf5" }), pips.map(([cx, cy]) => h("circle", { cx, cy, r: 2, fill: "#23262b" })));

const MOTIFS = {
  amazones: () => [
    [["head", "+4", 4], ["torso", "+3", 24], ["legs", "+2", 44]].map(([kind, big, y]) => at(48, y, .9, h("rect", { x: -1, y: -1, width: 26, height: 25, rx: 2, fill: "#f6ecd8", stroke: "#3a2c20" }), part(kind, big))),
    heart(25, 34, 1.300, "#e04a5f"), heart(95, 34, 1.300, "#e04a5f"),
  ],
  why_first: () => [figure(28, 42, "#f2b90f", 2.300), figure(58, 42, "#c2302b", 2.300), figure(90, 42, "#2458b8", 2.300), path("M70 12h18v-6l14 10-14 10v-6H70z", "#1c7561"), path("M50 12H32V6L18 16l14 10v-6h18z", "#a03c50")],
  stones: () => [
    path("M30 56l4-22q10-6 18 0l5 20q-14 6-27 2z", "#2458b8"), path("M12 60l3-14q8-4 13 0l3 13q-10 4-19 1z", "#f2b90f"),
    h("g", { transform: "rotate(-28 84 34)" }, path("M66 22h36v14H66zM62 20h5v18h-5zM101 20h5v18h-5z", "#8a633d"), path("M81 36h6v28h-6z", "#a9743f")),
  ],
  magic: () => [
    path("M24 60L74 16l4 4-50 44z", "#7a4a2a"), path("M80 4l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z", "#f2d34a"),
    path("M102 30l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1zM50 8l1.500 4 4 .7-3 2.500.8 4-3.300-2-3.300 2 .8-4-3-2.500 4-.7z", "#bfe3ff"),
  ],
  high_druid: () => [path("M36 66q2-34 24-34t24 34z", "#f4f0e6"), path("M44 32Q46 8 60 8t16 24q-8 10-16 10t-16-10z", "#e3ddcc"), path("M50 30q0-14 10-14t10 14q-4 8-10 8t-10-8z", "#e8bb93"), path("M52 34q8 4 16 0l-3 20q-5 6-10 0z", "#d9d5cb"), path("M90 64V16q8-8 10 2 0 6-6 4", "none", { stroke: "#6b4a2a", "stroke-width": 4 })],
  chariots: () => [path("M26 26h14l4 14h40q0 12-10 14H38q-8-6-12-28z", "#c2302b"), circle(48, 50, 13, "#e6d3a3"), path("M48 38v24M36 50h24M39.500 41.500l17 17M56.500 41.500l-17 17", "none"), circle(48, 50, 3, "#8a633d"), path("M84 42l26-8", "none", { "stroke-width": 3 })],
  ghost_knights: () => [path("M40 62V30q0-22 20-22t20 22v32l-7-6-6 6-7-6-7 6-6-6z", "#dfe8f2"), path("M46 26h28v6H46z", "#22305c"), path("M58 32h4v14h-4z", "#22305c"), h("g", { transform: "rotate(24 96 40)" }, path("M94 8h5v34h-5z", "#c9d2da"), path("M88 42h17v4H88zM95 46h3v12h-3z", "#8a633d"))],
  sacrifice_roulette: () => [h("ellipse", { cx: 60, cy: 62, rx: 30, ry: 5, fill: "#000", opacity: .4 }), path("M34 50q-4-22 16-30 26-6 34 14 6 22-16 28-28 4-34-12z", "#9b978c"), path("M52 22l4 14-12 10M66 20l10 16-4 14", "none", { stroke: "#5d5a52" }), path("M16 20q10-12 22-8l-3-6M104 20q4 12-4 22l7 0", "none", { stroke: "#fff3cf", "stroke-width": 2.500 })],
  final_exam: () => [path("M32 14h48q6 0 6 6v34H44q-6 0-6-6V20q-6 0-6-6z", "#f6ecd0"), path("M44 26h34M44 33h34M44 40h22", "none", { stroke: "#8a6a3c" }), circle(86, 54, 8, "#c2302b"), path("M82 60l-3 8 7-3 7 3-3-8", "#c2302b"), path("M92 10Q76 18 70 40l4-1q10-14 18-29z", "#bfe3ff")],
  awele: () => [h("rect", { ...LINE, x: 8, y: 34, width: 104, height: 28, rx: 12, fill: "#8a5a33" }), [24, 48, 72, 96].map((cx) => h("ellipse", { ...LINE, cx, cy: 48, rx: 10, ry: 8, fill: "#5d3a1f" })), [[20, 46, "#c2302b"], [27, 50, "#f2b90f"], [46, 47, "#1f7a3d"], [70, 49, "#f4f0e6"], [75, 46, "#2458b8"], [95, 48, "#c2302b"]].map(([x, y, fill]) => circle(x, y, 4, fill, { "stroke-width": 1 })), path("M52 20q10-10 24 2l5-3-2 12-11-4 4-2q-9-8-17-2z", "#fff3cf")],
  faux_cilles: () => [h("g", { transform: "rotate(-20 42 44)" }, path("M22 40a6 6 0 1 1 4-9 6 6 0 0 1 3 7h26a6 6 0 1 1 7-5 6 6 0 1 1-3 11 6 6 0 1 1-7-3H29a6 6 0 1 1-7-1z", "#f4ecd6")), path("M88 48l16 16", "none", { "stroke-width": 6, stroke: "#6b4433" }), circle(78, 36, 16, "#bfe3ff88", { "stroke-width": 3.500 }), h("text", { x: 72, y: 43, "font-size": 20, "font-weight": 800, fill: "#8d1f1f" }, "?")],
  five_suitors: () => [[[16, "#f4f0e6"], [38, "#2458b8"], [60, "#1f7a3d"], [82, "#f2b90f"], [104, "#c2302b"]].map(([x, fill]) => figure(x, 50, fill, 1.900)), heart(60, 18, 1.300, "#e04a5f")],
  war_of_gods: () => [path("M70 2L44 36h14L46 66l34-38H66l14-26z", "#f7d63e"), path("M14 48q4-16 18-16 4-10 14-8l-8 20q-10 10-24 4zM84 26q14-2 16 10 10 4 6 14-12 8-24-2z", "#c9d2e6")],
  backgammon: () => [disc(24, 56, "#f4f0e6"), disc(24, 46, "#f4f0e6"), disc(98, 56, "#c2302b"), disc(98, 46, "#c2302b"), disc(98, 36, "#c2302b"), die(50, 44, -14, [[-4, -4], [4, 4], [0, 0], [-4, 4], [4, -4]]), die(74, 50, 16, [[-4, -4], [4, 4], [0, 0]])],
  celtic_whist: () => [card(38, 44, -26, "#2458b8", "12"), card(52, 38, -9, "#1f7a3d", "9"), card(68, 38, 8, "#c2302b", "23"), card(82, 44, 25, "#26262c", "30")],
};
