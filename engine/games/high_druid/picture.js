// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { path } from "./sketch.js";

export const picture = () => [path("M36 66q2-34 24-34t24 34z", "#f4f0e6"), path("M44 32Q46 8 60 8t16 24q-8 10-16 10t-16-10z", "#e3ddcc"), path("M50 30q0-14 10-14t10 14q-4 8-10 8t-10-8z", "#e8bb93"), path("M52 34q8 4 16 0l-3 20q-5 6-10 0z", "#d9d5cb"), path("M90 64V16q8-8 10 2 0 6-6 4", "none", { stroke: "#6b4a2a", "stroke-width": 4 })];
