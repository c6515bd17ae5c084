// The figures, discs, bars and stones on a board: where they are, and how many together.

import { ink, MARKS } from "./badges.js";
import { h } from "./dom.js";
import { INKS, symbol } from "./faces.js";
import { classes, keysOf } from "./things.js";

const AROUND = 6.2; // from the middle of a space, in mm
const RADIUS = 4.6;
const PILL = 7; // half the width of a token that tells whose and how many
const APART = 12; // where a place has room for many
const LINE = { stroke: "#0b0e11", "stroke-width": .9, "stroke-linejoin": "round" };

/**
 * Every piece near the middle of its place, those of one place next to each other; `thing(key)` says what a click does.
 * `size`: how large they are on this plate, where 1 suits places some 12 mm apart.
 */
export function tokens(match, places, thing, size = 1) {
  const move = ({ x, y }) => (size === 1 ? to({ x, y }) : `${to({ x, y })} scale(${size})`);
  const at = new Map(places.map((each) => [each.place, each]));
  const placed = match.pieces.filter((piece) => !piece.between);
  const borders = match.pieces.filter((piece) => piece.between);
  const free = keysOf(match, "between").map((parts) => parts.join(":")).filter((key) => !borders.some((piece) => piece.thing === key));
  return [
    ...[...byPlace(placed)].map(([place, pieces]) => at.has(place)
      && h("g", { key: `pieces${place}`, class: "pieces", transform: move(at.get(place)) },
        pieces.map((piece, index) => one(piece, index, around(index, pieces.length, away(at.get(place), pieces.length)), thing, at.get(place))))),
    ...borders.map((piece, index) =>
      h("g", { key: `between${index}`, class: "pieces", transform: move(middle(piece.between.map((each) => at.get(each)))) },
        one(piece, 0, { x: 0, y: 0 }, thing))),
    ...free.map((key) => gap(key, move(middle(key.split(":")[1].split(",").map((each) => at.get(Number(each))))), thing(key))),
  ];
}

/** How far from the middle of a place its pieces stand: a square has a lone one in its middle. */
function away({ roomy, square }, count) {
  if (square) return count > 1 ? AROUND / 2 : 0;
  return roomy ? APART : AROUND;
}

/** A slot where nothing stands yet, and something may. */
const gap = (key, where, thing) => h("g", { key, class: "gap-for can", transform: where, ...thing },
  h("circle", { class: "edge", r: RADIUS, fill: "#fffdf5cc" }));

/** What tells a piece from others: equal ones may have changed places unseen. */
export const kindOf = (piece) => `${piece.shape}:${piece.label}:${piece.seat}`;

function one(piece, index, where, thing, spot = null) {
  const act = thing(piece.thing);
  const inner = h("g", { class: classes(`token ${piece.shape}`, act), "data-kind": kindOf(piece), ...act }, token(piece, spot));
  return h("g", { key: `${index}:${kindOf(piece)}`, transform: to(where) }, inner);
}

const to = ({ x, y }) => `translate(${x} ${y})`;

function byPlace(pieces) {
  const found = new Map();
  for (const piece of pieces) found.set(piece.place, [...(found.get(piece.place) || []), piece]);
  return found;
}

function around(index, count, far) {
  const angle = (index - (count - 1) / 2) * Math.min(1.05, 5 / count); // above the number
  return { x: far * Math.sin(angle), y: -far * Math.cos(angle) };
}

function middle(places) {
  const mean = (of) => places.reduce((sum, each) => sum + of(each), 0) / places.length;
  return { x: mean((each) => each.x), y: mean((each) => each.y) };
}

/** A piece, or so many of one kind: whose it is by its mark, of which colour by a symbol, how many by a number. */
export function token(piece, spot = null) {
  const mark = piece.seat === null ? "" : MARKS[piece.seat % MARKS.length];
  const sign = !mark && INKS[piece.colour];
  const number = piece.count > 1 ? String(piece.count) : "";
  const text = mark + number;
  const [size, y] = ["figure", "king", "chariot"].includes(piece.shape) ? [3.8, 4.300] : [number ? 6 : 5.2, 2];
  return [
    (SHAPES[piece.shape] || disc)(ink(piece), text.length > 1 || Boolean(sign && number), spot),
    sign && symbol(piece.colour, (number ? -3.200 : 0) - size / 2, y - .88 * size, size, sign[1]),
    text && h("text", { class: number ? "mark many" : "mark", y, x: sign ? 2.800 : 0, "font-size": size }, text),
  ];
}

const shadow = (rx, y) => h("ellipse", { cx: 1, cy: y, rx, ry: rx * .38, fill: "#000", opacity: .4 });

const SHAPES = {
  disc,
  packet: (fill) => [[3, 7], [0, 0], [-3, -7]].map(([by, turn]) => h("rect", { ...LINE, fill, x: -4.500 + by, y: -6.500, width: 9, height: 13, rx: 1.200, transform: `rotate(${turn})` })),
  figure: (fill) => [shadow(5, 5.400), h("path", { ...LINE, fill, d: "M-4.600 5.500q0-4 2.600-5.500A3.100 3.100 0 1 1 2 0q2.600 1.500 2.600 5.500z" }), shine(-1, -3)],
  king: (fill) => [shadow(6, 6.400), h("path", { ...LINE, fill, d: "M-5 6.500q-.5-4.500 2-6.500h6q2.500 2 2 6.500zM-4.500-.500l-1.500-7 3.500 2.500 2.500-4.500 2.500 4.500 3.500-2.500-1.500 7z" }), shine(-2, -2)],
  chariot: (fill) => [
    shadow(6, 5.500), h("path", { ...LINE, fill, d: "M-6-3h3l1 3h7q0 3-3 4h-6q-2-1-2-7z" }),
    h("circle", { ...LINE, cx: -1.500, cy: 4, r: 2.800, fill: "#d8c9a0" }), h("path", { ...LINE, d: "M-1.500 1.200v5.600M-4.300 4h5.600", "stroke-width": .5 }),
  ],
  bar: (fill, wide) => {
    const half = wide ? PILL : RADIUS + 1;
    return [
      h("rect", { x: -half + 1, y: -1.400, width: 2 * half, height: 5.200, rx: 1, fill: "#000", opacity: .4 }),
      h("rect", { ...LINE, fill, x: -half, y: -2.800, width: 2 * half, height: 5.600, rx: 1.200 }),
      h("rect", { x: -half + 1, y: -2.200, width: 2 * half - 2, height: 1.300, rx: .6, fill: "#fff", opacity: .45 }),
    ];
  },
  trilithon: (fill) => [shadow(6, 4.800), h("path", { ...LINE, fill, d: "M-5.500-4.600h11v3.100h-11zM-4.400-1.400h3v6h-3zM1.400-1.400h3v6h-3z" })],
  stone: (fill) => [shadow(5, 4), h("path", { ...LINE, fill, d: "M-4.800 3.500L-3.500-3q3.500-2.500 6.500 0l2 6q-4.500 2-9.800.5z" }), shine(-1, -2)],
  lying: (fill) => [shadow(6, 3.200), h("path", { ...LINE, fill, transform: "rotate(90) translate(0 1)", d: "M-4.600 5.500q0-4 2.600-5.500A3.100 3.100 0 1 1 2 0q2.600 1.500 2.600 5.500z" })],
  rock_back: (fill, wide, spot) => [SHAPES.rock(fill, wide), arrow(spot, -1)],
  rock: (fill, wide, spot) => [arrow(spot, 1), shadow(7, 5), h("path", { ...LINE, fill, d: "M-7 4L-6-2l4-4 6 .5 3.500 4L7 4.500q-7 2-14-.5z" }), h("path", { d: "M-2-5l1 4-4 3M1-1l5-1", stroke: "#00000066", fill: "none", "stroke-width": .7 })],
};

/** The way a piece faces that goes round the board: 1 clockwise, -1 back. Beside no space none is seen. */
function arrow(spot, way) {
  if (!spot) return null;
  const along = (Math.atan2(spot.y, spot.x) * 180) / Math.PI + 90 * way;
  return h("path", { ...LINE, class: "way", fill: "#fffdf8", transform: `rotate(${along})`, d: "M8.500-1.600h4v-2.600l5.500 4.200-5.500 4.200v-2.600h-4z" });
}

const shine = (cx, cy) => h("ellipse", { cx, cy, rx: 1.200, ry: .8, fill: "#fff", opacity: .65 });

/** A wooden disc; wide where it tells whose and how many. */
function disc(fill, wide) {
  const half = wide ? PILL : RADIUS;
  const frame = { x: -half, width: 2 * half, rx: RADIUS };
  return [
    h("rect", { ...frame, x: -half + .9, y: -RADIUS + 1.900, height: 2 * RADIUS, fill: "#000", opacity: .4 }),
    h("rect", { ...frame, ...LINE, y: -RADIUS + 1, height: 2 * RADIUS, fill, filter: null }),
    h("rect", { ...frame, y: -RADIUS + 1, height: 2 * RADIUS, fill: "#000", opacity: .3 }),
    h("rect", { ...frame, ...LINE, y: -RADIUS, height: 2 * RADIUS, fill }),
    h("path", { d: `M${-half + 2.200}-2.200q${half - 2.200}-3 ${2 * half - 4.400} 0`, stroke: "#fff", "stroke-width": .8, fill: "none", opacity: .6 }),
  ];
}
