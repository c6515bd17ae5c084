// The people at the table, each with what lies before them, and the piles they share.

import { badge } from "./badges.js";
import { cardView } from "./cards.js";
import { h, show } from "./dom.js";
import { handSeat, IN_HAND } from "./hand.js";
import { legend } from "./legend.js";
import { PLATES } from "./looks.js";
import { whoPlays } from "./people.js";
import { stock } from "./stock.js";
import { classes, thingsOf } from "./things.js";
import { inTheMiddle } from "./trick.js";
import { say } from "./words.js";

const SHARED = 16; // zones from here on belong to a seat
const MANY = 4; // more open cards than this lie over each other

/** The zones that the board shows. */
const drawn = (match) => PLATES[match.plate]?.ZONES || [];

/** `acts`: lay(zone, card, node), people(fields), answer(value) */
export function drawSeats(root, state, acts) {
  const match = state.match;
  root.hidden = !match;
  if (!match) {
    show(root);
    return;
  }
  const others = match.scores.slice(match.seats.length); // nobody's, but they take part
  show(root,
    match.seats.map((seat, at) => panel(state, seat, at, acts)),
    others.map((score, at) => panel(state, { name: score.who }, match.seats.length + at, acts)),
    match.pieces.length > 0 && h("li", { key: "legend" }, legend(match)));
}

function panel(state, seat, at, acts) {
  const { match } = state;
  const asked = match.ask?.seat === at;
  const held = handSeat(match) === at; // whose hand is shown large
  const zones = match.zones.filter((zone) => zone.seat === at && !drawn(match).includes(zone.name));
  const points = match.scores[at]?.points;
  const things = thingsOf(match, acts.answer);
  const thing = things(`seat:${at}`);
  return h("li", { key: `seat${at}`, class: classes(asked ? "seat asked" : "seat", thing), ...thing, "data-seat": at, "aria-current": asked ? "true" : null },
    h("p", { class: "name" }, badge(seat, at), h("strong", {}, seat.name), signs(seat),
      seat.colour && h("span", { class: "dye", "data-colour": seat.colour, title: say(seat.colour) }, h("span", { class: "unseen" }, say(seat.colour))),
      h("span", { class: "points" }, points === null || points === undefined ? "" : String(points))),
    h("p", { key: "has", class: "has" }, standing(match, at, points), at < match.seats.length && whoPlays(state, at, acts.people)),
    stock(match, at, things),
    h("div", { key: "zones", class: "zones" }, zones.map((zone) => pieces(zone, acts.lay, held && IN_HAND.includes(zone.name)))));
}

/** That the seat has changed hands, or is played on without its player. */
function signs({ away, before, simulated }) {
  const words = [before && say("seat_before", before), away && !(simulated && away === "lots") && say(`away_${away}`)].filter(Boolean);
  return words.length ? h("span", { class: "sign" }, words.join(" ")) : null;
}

/** What a seat has besides its points: tricks, stones, finished males; nothing of what is none. */
function standing({ standing: { columns, rows } }, at, points) {
  const cells = rows[at]?.cells || [];
  return columns.map((name, column) => [name, cells[column]])
    .filter(([, cell], column) => cell && cell !== "0" && !(column === 0 && cell === String(points)))
    .map(([name, cell]) => h("span", {}, name, " ", h("b", {}, cell)));
}

function pieces(zone, lay, elsewhere) {
  const backs = elsewhere || zone.cards.every((card) => card.name === undefined && !card.can);
  const label = h("span", { class: "label" }, zone.called || say(zone.name), " ", h("b", {}, String(zone.count)));
  if (backs) return h("div", { key: `zone${zone.zone}`, class: "zone" }, label, fan(zone));
  const many = zone.cards.length > MANY;
  return h("div", { key: `zone${zone.zone}`, class: "zone", style: { "--n": String(Math.max(2, zone.cards.length)) } }, label,
    h("div", { class: many ? "cards small many" : "cards small" }, zone.cards.map((card) => cardView(zone, card, lay))));
}

/** Face-down cards of which only their number is known. */
function fan(zone) {
  const shown = Math.min(zone.count, 12);
  return h("div", { class: "fan", "aria-hidden": "true" },
    Array.from({ length: shown }, () => h("span", { class: "card back" })));
}

/** Whether what is asked for is a card of the box, while nobody holds any. */
export function outOfTheBox(match) {
  const zones = match?.zones || [];
  return zones.some(({ name, cards }) => name === "box" && cards.some(({ can }) => can)) && !zones.some(({ name }) => name === "hand");
}

/** Piles, rows and pieces that belong to nobody. */
export function drawShared(root, match, { answer, lay }) {
  const zones = (match?.zones || []).filter((zone) => zone.zone < SHARED
    && !(zone.name === "box" && !zone.cards.length) && !drawn(match).includes(zone.name) && !inTheMiddle(match, zone));
  show(root, match && stock(match, null, thingsOf(match, answer)), zones.map((zone) => h("div", {
    key: `zone${zone.zone}`, class: zone.pile ? "zone heap" : "zone", "data-zone": zone.name,
  },
  h("span", { class: "label" }, zone.called || say(zone.name), " ", h("b", {}, String(zone.count))),
  h("div", { class: "cards" }, zone.cards.map((card) => cardView(zone, card, lay))))));
}
