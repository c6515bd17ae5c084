// What the game is about, before its board in the chooser: 120 by 68 (host/page/web/sketch.js).

import { h } from "./dom.js";
import { path } from "./sketch.js";

export const picture = () => [
  path("M30 56l4-22q10-6 18 0l5 20q-14 6-27 2z", "#2458b8"), path("M12 60l3-14q8-4 13 0l3 13q-10 4-19 1z", "#f2b90f"),
  h("g", { transform: "rotate(-28 84 34)" }, path("M66 22h36v14H66zM62 20h5v18h-5zM101 20h5v18h-5z", "#8a633d"), path("M81 36h6v28h-6z", "#a9743f")),
];
