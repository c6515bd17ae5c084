// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { card } from "./sketch.js";

export const picture = () => [card(38, 44, -26, "#2458b8", "12"), card(52, 38, -9, "#1f7a3d", "9"), card(68, 38, 8, "#c2302b", "23"), card(82, 44, 25, "#26262c", "30")];
