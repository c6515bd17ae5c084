// The figures, discs and stones on a board, as far as its lights tell where they are.

import { h } from "./dom.js";
import { bright, MARKS } from "./seats.js";

const AROUND = 6.2; // from the middle of a space, in mm
const RADIUS = 3.6;

/** Every piece near the middle of its place, those of one place next to each other. */
export function tokens(match, places) {
  const at = new Map(places.map((each) => [each.place, each]));
  return [...byPlace(match.pieces)].map(([place, pieces]) => at.has(place)
    && h("g", { key: `pieces${place}`, class: "pieces", transform: `translate(${at.get(place).x} ${at.get(place).y})` },
      pieces.map((piece, index) => token(piece, index, pieces.length))));
}

function byPlace(pieces) {
  const found = new Map();
  for (const piece of pieces) found.set(piece.place, [...(found.get(piece.place) || []), piece]);
  return found;
}

function token(piece, index, count) {
  const angle = (index - (count - 1) / 2) * Math.min(1.05, 5 / count); // above the number
  const x = AROUND * Math.sin(angle);
  const y = -AROUND * Math.cos(angle);
  return h("g", { key: index, transform: `translate(${x} ${y})` },
    h("circle", { class: "token", r: RADIUS, style: { fill: bright(piece.rgb) } }),
    piece.seat !== null && h("text", { class: "mark", y: 1.700, "font-size": 4.6 }, MARKS[piece.seat % MARKS.length]));
}

/** The same in words: `12: Alice, Bob; circle7: Cléo`. */
export function whereThingsStand(match, placeName) {
  if (match.board === "bed") return "";
  const rail = match.board === "rail";
  return [...byPlace(match.pieces)]
    .map(([place, pieces]) => `${rail ? place - 15 : placeName(place)}: ${pieces.map((each) => each.label).join(", ")}`)
    .join("; ");
}
