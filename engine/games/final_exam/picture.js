// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { circle, path } from "./sketch.js";

export const picture = () => [path("M32 14h48q6 0 6 6v34H44q-6 0-6-6V20q-6 0-6-6z", "#f6ecd0"), path("M44 26h34M44 33h34M44 40h22", "none", { stroke: "#8a6a3c" }), circle(86, 54, 8, "#c2302b"), path("M82 60l-3 8 7-3 7 3-3-8", "#c2302b"), path("M92 10Q76 18 70 40l4-1q10-14 18-29z", "#bfe3ff")];
