// Who is who at a glance: every seat has a colour and a mark, for eyes that tell no colours.

import { h } from "./dom.js";
import { INKS } from "./faces.js";

export const MARKS = ["●", "◐", "◆", "▲", "■", "★", "✚", "◖"];
// What stands for the lights of seats on a screen, by number: of the cards' palette as far as that goes.
const LIGHTS = [INKS.red[0], INKS.blue[0], INKS.green[0], INKS.yellow[0], INKS.purple[0], "#1b8f9c", "#dd6b20", "#cf5c8c"];
const GREY = "#a39d90";

/** The colour of a seat, or of a piece on the board: grey where it is nobody's. */
export const ink = ({ colour, light }) => INKS[colour]?.[0] || LIGHTS[light] || GREY;

/** A seat's colour and mark. */
export function badge(seat, at) {
  return h("span", { class: "badge", "aria-hidden": "true", style: { "--seat": ink(seat) } }, MARKS[at % MARKS.length]);
}
