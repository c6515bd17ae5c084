// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { figure, path } from "./sketch.js";

export const picture = () => [figure(28, 42, "#f2b90f", 2.300), figure(58, 42, "#c2302b", 2.300), figure(90, 42, "#2458b8", 2.300), path("M70 12h18v-6l14 10-14 10v-6H70z", "#1c7561"), path("M50 12H32V6L18 16l14 10v-6h18z", "#a03c50")];
