// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { h } from "./dom.js";
import { path } from "./sketch.js";

export const picture = () => [h("ellipse", { cx: 60, cy: 62, rx: 30, ry: 5, fill: "#000", opacity: .4 }), path("M34 50q-4-22 16-30 26-6 34 14 6 22-16 28-28 4-34-12z", "#9b978c"), path("M52 22l4 14-12 10M66 20l10 16-4 14", "none", { stroke: "#5d5a52" }), path("M16 20q10-12 22-8l-3-6M104 20q4 12-4 22l7 0", "none", { stroke: "#fff3cf", "stroke-width": 2.500 })];
