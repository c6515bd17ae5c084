// The figures, discs, bars and stones on a board: where they are, and how many together.

import { h } from "./dom.js";
import { bright, MARKS } from "./badges.js";
import { say } from "./words.js";

const AROUND = 6.2; // from the middle of a space, in mm
const RADIUS = 3.8;
const PILL = 6.4; // half the width of a token that tells whose and how many
const FIGURE = "M-3.900 4.600L-1.500 -.2A2.700 2.700 0 1 1 1.500 -.2L3.900 4.600Z";
const STONES = "M-5 -3.600h10v2.600h-10zM-4 -1h2.600v4.800h-2.600zM1.400 -1h2.600v4.800h-2.600z";

/** Every piece near the middle of its place, those of one place next to each other. */
export function tokens(match, places) {
  const at = new Map(places.map((each) => [each.place, each]));
  const placed = match.pieces.filter((piece) => !piece.between);
  return [
    ...[...byPlace(placed)].map(([place, pieces]) => at.has(place)
      && h("g", { key: `pieces${place}`, class: "pieces", transform: move(at.get(place)) },
        pieces.map((piece, index) => h("g", { key: index, transform: move(around(index, pieces.length)) }, token(piece))))),
    ...match.pieces.filter((piece) => piece.between).map((piece, index) =>
      h("g", { key: `between${index}`, class: "pieces", transform: move(middle(piece.between.map((each) => at.get(each)))) },
        token(piece))),
  ];
}

const move = ({ x, y }) => `translate(${x} ${y})`;

function byPlace(pieces) {
  const found = new Map();
  for (const piece of pieces) found.set(piece.place, [...(found.get(piece.place) || []), piece]);
  return found;
}

function around(index, count) {
  const angle = (index - (count - 1) / 2) * Math.min(1.05, 5 / count); // above the number
  return { x: AROUND * Math.sin(angle), y: -AROUND * Math.cos(angle) };
}

function middle(places) {
  const mean = (of) => places.reduce((sum, each) => sum + of(each), 0) / places.length;
  return { x: mean((each) => each.x), y: mean((each) => each.y) };
}

/** A piece, or so many of one kind: whose it is by its mark, how many by a number. */
function token(piece) {
  const mark = piece.seat === null ? "" : MARKS[piece.seat % MARKS.length];
  const number = piece.count > 1 ? String(piece.count) : "";
  const text = mark + number;
  const [size, y] = piece.shape === "figure" ? [3.6, 3.900] : [number ? 5.6 : 5, number ? 2 : 1.800];
  return [
    shape(piece, text.length > 1),
    text && h("text", { class: number ? "mark many" : "mark", y, "font-size": size }, text),
  ];
}

function shape(piece, wide) {
  const props = { class: "token", style: { fill: bright(piece.rgb) } };
  if (piece.shape === "figure") return h("path", { ...props, d: FIGURE });
  if (piece.shape === "trilithon") return h("path", { ...props, d: STONES });
  const half = wide ? PILL : RADIUS + 1;
  if (piece.shape === "bar") return h("rect", { ...props, x: -half, y: -2.600, width: 2 * half, height: 5.200, rx: 0.8 });
  if (wide) return h("rect", { ...props, x: -PILL, y: -RADIUS, width: 2 * PILL, height: 2 * RADIUS, rx: RADIUS });
  return h("circle", { ...props, r: RADIUS });
}

/** The same in words: `12: Alice ×3, Bob; circle7: Cléo`. */
export function whereThingsStand(match, placeName) {
  if (match.board === "bed") return "";
  const rail = match.board === "rail";
  const name = (place) => (rail ? place - 15 : placeName(place));
  const where = (piece) => [...new Set(piece.between || [piece.place])].map(name).join("–");
  const found = new Map();
  for (const piece of match.pieces) found.set(where(piece), [...(found.get(where(piece)) || []), inWords(piece)]);
  return [...found].map(([place, pieces]) => `${place}: ${pieces.join(", ")}`).join("; ");
}

function inWords({ label, shape: form, count }) {
  const kind = form === "disc" ? "" : ` (${say(`piece_${form}`)})`;
  return `${label}${kind}${count > 1 ? ` ×${count}` : ""}`;
}
