// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { h } from "./dom.js";
import { path } from "./sketch.js";

export const picture = () => [path("M40 62V30q0-22 20-22t20 22v32l-7-6-6 6-7-6-7 6-6-6z", "#dfe8f2"), path("M46 26h28v6H46z", "#22305c"), path("M58 32h4v14h-4z", "#22305c"), h("g", { transform: "rotate(24 96 40)" }, path("M94 8h5v34h-5z", "#c9d2da"), path("M88 42h17v4H88zM95 46h3v12h-3z", "#8a633d"))];
