// The people at the table, each with what lies before them, and the piles they share.

import { h, show } from "./dom.js";
import { cardView } from "./cards.js";
import { handSeat } from "./hand.js";
import { say } from "./words.js";

const SHARED = 16; // zones from here on belong to a seat
const APART = ["harem"]; // drawn on the board
export const MARKS = ["●", "◐", "◆", "▲", "■", "★", "✚", "◖"]; // a seat's mark, for eyes that tell no colours

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

export function drawSeats(root, state, lay) {
  const match = state.match;
  root.hidden = !match;
  if (!match) {
    show(root);
    return;
  }
  const extra = match.scores.length - match.seats.length;
  show(root,
    match.seats.map((seat, at) => panel(state, match, seat, at, lay)),
    extra > 0 && match.scores.slice(match.seats.length).map((score, at) =>
      panel(state, match, { name: score.who, light: [150, 150, 150] }, match.seats.length + at, lay)));
}

function panel(state, match, seat, at, lay) {
  const asked = match.ask?.seat === at;
  const held = handSeat(match) === at; // whose hand is shown large
  const zones = match.zones.filter((zone) => zone.seat === at && !APART.includes(zone.name));
  const points = match.scores[at]?.points;
  return h("li", { key: `seat${at}`, class: asked ? "seat asked" : "seat", "aria-current": asked ? "true" : null },
    h("p", { class: "name" }, badge(seat, at), h("strong", {}, seat.name),
      seat.colour && h("span", { class: "chip", "data-colour": seat.colour }, say(seat.colour)),
      seat.simulated && h("span", { class: "chip quiet" }, say("simulated")),
      h("span", { class: "points" }, points === null || points === undefined ? "" : String(points).replace("-", "−"))),
    zones.map((zone) => pieces(zone, lay, held && zone.name === "hand")),
    match.groups && malesInWords(match.groups[at]));
}

function pieces(zone, lay, elsewhere) {
  const backs = elsewhere || zone.cards.every((card) => card.name === undefined && !card.can);
  return h("div", { key: `zone${zone.zone}`, class: "zone" },
    h("span", { class: "label" }, `${say(zone.name)} ${zone.count}`),
    backs ? fan(zone) : h("div", { class: "cards small" }, zone.cards.map((card) => cardView(zone, card, lay))));
}

/** Face-down cards of which only their number is known. */
function fan(zone) {
  const shown = Math.min(zone.count, 12);
  return h("div", { class: "fan", "aria-hidden": "true" },
    Array.from({ length: shown }, () => h("span", { class: "card back" })));
}

function malesInWords(males) {
  const words = (males || []).map((male) => male.map((tile) => (tile ? tile.end.replace("-", "−") : "·")).join(" "));
  return h("p", { class: "males" }, words.length ? words.map((each) => h("span", { class: "man" }, each)) : say("harem_empty"));
}

/** Piles and rows that belong to nobody. Stacks of the bed are drawn on the board. */
export function drawShared(root, match, lay) {
  const zones = (match?.zones || []).filter((zone) => zone.zone < SHARED
    && !(zone.name === "box" && !zone.cards.length) && !(match.plate === "bed" && zone.name === "stack"));
  root.hidden = !zones.length;
  show(root, zones.map((zone) => h("div", { key: `zone${zone.zone}`, class: zone.pile ? "zone heap" : "zone" },
    h("span", { class: "label" }, `${say(zone.name)} ${zone.count}`),
    h("div", { class: "cards" }, zone.cards.map((card) => cardView(zone, card, lay))))));
}
