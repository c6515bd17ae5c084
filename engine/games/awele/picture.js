// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { h } from "./dom.js";
import { circle, LINE, path } from "./sketch.js";

export const picture = () => [h("rect", { ...LINE, x: 8, y: 34, width: 104, height: 28, rx: 12, fill: "#8a5a33" }), [24, 48, 72, 96].map((cx) => h("ellipse", { ...LINE, cx, cy: 48, rx: 10, ry: 8, fill: "#5d3a1f" })), [[20, 46, "#c2302b"], [27, 50, "#f2b90f"], [46, 47, "#1f7a3d"], [70, 49, "#f4f0e6"], [75, 46, "#2458b8"], [95, 48, "#c2302b"]].map(([x, y, fill]) => circle(x, y, 4, fill, { "stroke-width": 1 })), path("M52 20q10-10 24 2l5-3-2 12-11-4 4-2q-9-8-17-2z", "#fff3cf")];
