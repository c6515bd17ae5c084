// The cards of a trick in the middle of a board, each on the side of its player's seat.

import { h } from "./dom.js";
import { face } from "./faces.js";
import { MARKS } from "./badges.js";
import { PLATES } from "./looks.js";

const FAR = 50; // from the middle of the board to the middle of a card
const [WIDE, HIGH] = [29, 40.600]; // of a card
const BESIDE = 15; // of one person's cards, from one to the next

/** Whether these cards lie in the middle: played by others than who is asked, where nothing else stands. */
export function inTheMiddle(match, zone) {
  return zone.name === "table" && zone.cards.length > 0
    && zone.cards.every((card) => card.name !== undefined && !card.can && card.by !== match.ask?.seat)
    && Boolean(PLATES[match.plate]?.free?.(match));
}

export function trick(match) {
  const zone = match.zones.find((each) => inTheMiddle(match, each));
  if (!zone) return null;
  const hands = new Map();
  for (const card of zone.cards) hands.set(card.by, [...(hands.get(card.by) || []), card]);
  return h("g", { class: "trick", key: "trick" }, [...hands].map(([seat, cards]) => {
    const [x, y] = side(seat, match.seats.length);
    return h("g", { key: `by${seat}`, transform: `translate(${x} ${y})` },
      cards.map((card, at) => h("g", { key: card.name, "data-flies": card.name, "data-size": `${WIDE} ${HIGH}`, transform: `translate(${(at - (cards.length - 1) / 2) * BESIDE} 0)` }, h("g", { class: "played" }, drawn(card)))),
      seat !== null && name(match.seats[seat].name, seat));
  }));
}

/** The first seat is nearest to the viewer, the others follow clockwise; a card without a seat lies in the middle. */
function side(seat, seats) {
  if (seat === null) return [0, 0];
  const angle = Math.PI / 2 + (2 * Math.PI * seat) / seats;
  return [FAR * Math.cos(angle), FAR * Math.sin(angle)];
}

function drawn(card) {
  const frame = { x: -WIDE / 2, y: -HIGH / 2, width: WIDE, height: HIGH };
  const { props, ...rest } = face(card);
  return [h("rect", { ...frame, class: "shade", x: frame.x + 1, y: frame.y + 1.800, rx: 3 }), { ...rest, props: { ...props, ...frame } }, h("rect", { ...frame, class: "frame", rx: 1.500 })];
}

function name(text, seat) {
  const half = 3.500 + 2.050 * (text.length + 2);
  return [h("rect", { class: "name", x: -half, y: HIGH / 2 + 1, width: 2 * half, height: 9.500, rx: 3 }), h("text", { class: "by", y: HIGH / 2 + 8, "font-size": 7 }, `${MARKS[seat % MARKS.length]} ${text}`)];
}
