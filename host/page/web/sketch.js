// What the small pictures of games in the chooser are drawn with: 120 by 68, the board as the ground.

import { h } from "./dom.js";

export const LINE = { stroke: "#14161a", "stroke-width": 1.4, "stroke-linejoin": "round", "stroke-linecap": "round" };
export const path = (d, fill, more = {}) => h("path", { ...LINE, d, fill, ...more });
export const circle = (cx, cy, r, fill, more = {}) => h("circle", { ...LINE, cx, cy, r, fill, ...more });
export const at = (x, y, scale, ...children) => h("g", { transform: `translate(${x} ${y}) scale(${scale})` }, children);

export const disc = (cx, cy, fill) => [h("ellipse", { cx: cx + 1, cy: cy + 3, rx: 8, ry: 6, fill: "#000", opacity: .35 }), h("ellipse", { ...LINE, cx, cy, rx: 8, ry: 6.500, fill })];
export const figure = (x, y, fill, scale = 2) => at(x, y, scale, path("M-4.600 5.500q0-4 2.600-5.500A3.100 3.100 0 1 1 2 0q2.600 1.500 2.600 5.500z", fill, { "stroke-width": .7 }));
export const heart = (x, y, scale, fill) => at(x, y, scale, path("M0 9C-7 3-10 0-10-4A5 5 0 0 1 0-5.500 5 5 0 0 1 10-4C10 0 7 3 0 9z", fill, { "stroke-width": 1 }));
export const card = (x, y, turn, fill, what) => h("g", { transform: `translate(${x} ${y}) rotate(${turn})` },
  h("rect", { ...LINE, x: -10, y: -15, width: 20, height: 30, rx: 2.500, fill: "#fbeecb" }), h("rect", { x: -9.300, y: 6, width: 18.600, height: 8.300, fill }),
  h("text", { x: -7.500, y: -4, "font-size": 10, "font-weight": 750, fill: "#1d2126" }, what));
export const die = (x, y, turn, pips) => h("g", { transform: `translate(${x} ${y}) rotate(${turn})` },
  h("rect", { ...LINE, x: -9, y: -9, width: 18, height: 18, rx: 4, fill: "#fffdf5" }), pips.map(([cx, cy]) => h("circle", { cx, cy, r: 2, fill: "#23262b" })));
