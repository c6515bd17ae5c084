// The table's device, screen and knob and reader: there when people want it, or when the table itself asks.

import { keep, kept } from "./memory.js";

let wanted = kept("device") === "yes";
let asked = false;

/** Whether the device is shown. */
export const drawerOpen = () => wanted || asked;

/** People want to see it, or not. */
export function setDrawer(on) {
  wanted = on;
  asked = on && asked;
  keep("device", on ? "yes" : "no");
}

/** A question that only the knob can answer brings it out, and its end puts it back. */
export function drawDrawer(root, state) {
  asked = Boolean(state.menu && state.match && !state.match.result);
  root.hidden = !drawerOpen();
  document.body.classList.toggle("device", drawerOpen());
}
