// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { figure, heart } from "./sketch.js";

export const picture = () => [[[16, "#f4f0e6"], [38, "#2458b8"], [60, "#1f7a3d"], [82, "#f2b90f"], [104, "#c2302b"]].map(([x, fill]) => figure(x, 50, fill, 1.900)), heart(60, 18, 1.300, "#e04a5f")];
