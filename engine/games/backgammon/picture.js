// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { die, disc } from "./sketch.js";

export const picture = () => [disc(24, 56, "#f4f0e6"), disc(24, 46, "#f4f0e6"), disc(98, 56, "#c2302b"), disc(98, 46, "#c2302b"), disc(98, 36, "#c2302b"), die(50, 44, -14, [[-4, -4], [4, 4], [0, 0], [-4, 4], [4, -4]]), die(74, 50, 16, [[-4, -4], [4, 4], [0, 0]])];
