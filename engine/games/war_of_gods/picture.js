// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { path } from "./sketch.js";

export const picture = () => [path("M70 2L44 36h14L46 66l34-38H66l14-26z", "#f7d63e"), path("M14 48q4-16 18-16 4-10 14-8l-8 20q-10 10-24 4zM84 26q14-2 16 10 10 4 6 14-12 8-24-2z", "#c9d2e6")];
