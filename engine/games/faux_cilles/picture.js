// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { h } from "./dom.js";
import { circle, path } from "./sketch.js";

export const picture = () => [h("g", { transform: "rotate(-20 42 44)" }, path("M22 40a6 6 0 1 1 4-9 6 6 0 0 1 3 7h26a6 6 0 1 1 7-5 6 6 0 1 1-3 11 6 6 0 1 1-7-3H29a6 6 0 1 1-7-1z", "#f4ecd6")), path("M88 48l16 16", "none", { "stroke-width": 6, stroke: "#6b4433" }), circle(78, 36, 16, "#bfe3ff88", { "stroke-width": 3.500 }), h("text", { x: 72, y: 43, "font-size": 20, "font-weight": 800, fill: "#8d1f1f" }, "?")];
