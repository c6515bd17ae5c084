// Who is who at a glance: every seat has a light's colour and a mark, for eyes that tell no colours.

import { h } from "./dom.js";

export const MARKS = ["●", "◐", "◆", "▲", "■", "★", "✚", "◖"];

/** A seat's light and mark. */
export function badge(seat, at) {
  return h("span", {
    class: "badge", "aria-hidden": "true", style: { "--seat": bright(seat.light) },
  }, MARKS[at % MARKS.length]);
}

/** A light's colour at its full strength. */
export function bright(rgb) {
  const most = Math.max(...rgb, 1);
  return `rgb(${rgb.map((level) => Math.round((255 * level) / most)).join(",")})`;
}
