// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { path } from "./sketch.js";

export const picture = () => [
  path("M24 60L74 16l4 4-50 44z", "#7a4a2a"), path("M80 4l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z", "#f2d34a"),
  path("M102 30l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1zM50 8l1.500 4 4 .7-3 2.500.8 4-3.300-2-3.300 2 .8-4-3-2.500 4-.7z", "#bfe3ff"),
];
