// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { circle, path } from "./sketch.js";

export const picture = () => [path("M26 26h14l4 14h40q0 12-10 14H38q-8-6-12-28z", "#c2302b"), circle(48, 50, 13, "#e6d3a3"), path("M48 38v24M36 50h24M39.500 41.500l17 17M56.500 41.500l-17 17", "none"), circle(48, 50, 3, "#8a633d"), path("M84 42l26-8", "none", { "stroke-width": 3 })];
