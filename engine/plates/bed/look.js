// The bed of Amazones: a quilt with three stacks of tiles in its middle, the harems on both sides.

import { h } from "./dom.js";
import { look, part, worth } from "./box_amazones.js";
import { classes } from "./things.js";
import { say } from "./words.js";

export const VIEW = [-190, -138, 380, 276];
const PARTS = ["head", "torso", "legs"];
const WIDTH = 140; // of a harem
const HAREM = 3; // the place of the first one; before it are the stacks
const STACK = 8; // the zone of the first stack

export const SHAPE = { form: "wide", share: "76vw", high: "66vw" };
export const ZONES = ["stack", "harem"]; // drawn here, and so not beside
export const bare = true; // no pieces but tiles

/** The stacks one below the other; the harems on both sides, clockwise from the lower left, as people sit. */
export function lie(place, x, y, seats) {
  if (place < HAREM) return { y: (place - 1) * 80 };
  const seat = place - HAREM;
  if (seat >= seats) return { x: NaN };
  const left = Math.floor(seats / 2);
  const [side, at, count] = seat < left ? [-1, left - 1 - seat, left] : [1, seat - left, seats - left];
  return { x: side * 112, y: (at - (count - 1) / 2) * (256 / count), height: 250 / count };
}

export const rows = (spots) => [
  { name: "stacks", row: spots.filter(({ place }) => place < HAREM) }, { name: "harems", row: spots.filter(({ place }) => place >= HAREM) },
];

export const kind = (place) => (place < HAREM ? "stack" : "harem");

/** The place of a seat that may be chosen. */
export const seatAt = (seat) => HAREM + seat;

/** [place, zone, card] of the tiles that can be laid from here. */
export const open = (match) => match.zones.filter((zone) => zone.name === "stack")
  .map((zone) => [zone.zone - STACK, zone, zone.cards[zone.cards.length - 1]]).filter(([, , card]) => card?.can);

/** A light lies under cardboard: it is drawn at its edge, where it shines out. */
export function lightAt({ place, x, y, height }) {
  return place < HAREM ? { place, x: x - 27, y: y - 30 } : { place, x: x > 0 ? x - 70 : x + 70, y: y - height / 2 + 8 };
}

export const scene = () => [
  h("rect", { width: 120, height: 68, fill: "#8d2f45" }),
  h("path", { d: "M-10 34L34-10M10 54L74-10M24 78L114-12M64 78L130 12M-10 34L34 78M10 14L74 78M30-6L114 78M70-6L130 54", stroke: "#b5516a", "stroke-width": 1.500, "stroke-dasharray": "4 3" }),
];

export function ground() {
  const [x, y, width, height] = VIEW;
  const inner = { y: y + 9, height: height - 16 };
  const low = inner.y + inner.height;
  return h("g", { key: "ground" },
    h("defs", {}, h("linearGradient", { id: "wood", x2: "0", y2: "1" }, [["0", "#8a5a33"], [".5", "#6b4226"], ["1", "#4a2c18"]].map(([offset, colour]) => h("stop", { offset, "stop-color": colour }))),
    h("pattern", { id: "quilt", width: 44, height: 44, patternUnits: "userSpaceOnUse" },
      h("rect", { width: 44, height: 44, fill: "#8d2f45" }), h("path", { d: "M22 0l22 22-22 22L0 22z", fill: "#a23b52" }),
      h("path", { d: "M0 0l44 44M44 0L0 44", stroke: "#c9748a", "stroke-width": .8, "stroke-dasharray": "3 2.500" }),
      h("path", { d: "M22 27c-4-3-6-5-6-7.500a3 3 0 0 1 6-1.500 3 3 0 0 1 6 1.500c0 2.500-2 4.500-6 7.500z", fill: "#c65a74" }))),
    h("path", { d: `M${x} ${y + 14}Q${x} ${y + 4} ${x + 14} ${y + 4}Q0 ${y - 6} ${x + width - 14} ${y + 4}Q${x + width} ${y + 4} ${x + width} ${y + 14}V${y + height - 8}q0 8-8 8H${x + 8}q-8 0-8-8z`, fill: "url(#wood)", stroke: "#2f1b0e", "stroke-width": 1.500 }),
    h("path", { d: `M${x + 12} ${y + 8}Q0 ${y - 1} ${x + width - 12} ${y + 8}`, fill: "none", stroke: "#c08a54", "stroke-width": 1, opacity: .7 }),
    h("rect", { x: x + 6, width: width - 12, ...inner, rx: 7, fill: "url(#quilt)" }),
    h("rect", { x: x + 6.500, width: width - 13, ...inner, rx: 7, fill: "none", stroke: "#3c0f1c", "stroke-width": 2.500, opacity: .55 }),
    h("rect", { x: -30, width: 60, ...inner, fill: "#f6eddf" }),
    h("path", { d: `M-30 ${inner.y}V${low}M30 ${inner.y}V${low}`, stroke: "#c9b9a2", "stroke-width": 2 }),
    h("path", { d: `M-22 ${inner.y}q4 70-2 130t3 ${inner.height - 130}M20 ${inner.y}q-5 60 1 120t-2 ${inner.height - 120}`, stroke: "#dccdb6", "stroke-width": 1.200, fill: "none" }),
    h("path", { d: `M-25 ${inner.y + 3}q25-5 50 0 4 10 0 20-25 5-50 0-4-10 0-20z`, fill: "#fffaf2", stroke: "#cdbda5", "stroke-width": 1.200 }),
    h("path", { d: `M-19 ${inner.y + 8}q5 3 3 9M19 ${inner.y + 8}q-5 3-3 9`, stroke: "#dccdb6", "stroke-width": 1, fill: "none" }));
}

/** A stack or a harem; `match` tells what lies there, `thing(key)` what a click on a male does. */
export function drawPlace(place, spot, match, thing = () => null) {
  return place < HAREM ? stack(match.zones.find((zone) => zone.zone === STACK + place)) : harem(match, place - HAREM, spot.height, thing);
}

/** What a screen reader says of it. */
export function spoken(place, match) {
  if (place < HAREM) {
    const zone = match.zones.find((each) => each.zone === 8 + place);
    const top = zone?.cards[zone.cards.length - 1];
    return `${say(PARTS[place])}: ${top?.label || say("none_left")}, ×${zone?.count || 0}`;
  }
  const seat = place - HAREM;
  const males = (match.groups?.[seat] || []).map((male) => male.map((tile) => (tile ? tile.label : "–")).join(" / "));
  return say("males", match.seats[seat].name, males.join("; ") || say("harem_empty"));
}

function stack(zone) {
  const card = zone?.cards[zone.cards.length - 1];
  if (!card) return h("rect", { class: "edge empty", x: -24, y: -33, width: 48, height: 66, rx: 4 });
  const faced = card.name !== undefined;
  const deep = Math.min(4, Math.ceil(zone.count / 3));
  const left = `${faced ? look(card).small : ""} ×${zone.count}`; // "jambes ×12" is as wide as its card
  return [
    Array.from({ length: deep }, (_, at) => h("rect", {
      class: "tile under", x: -24 + (deep - at) * 1.300, y: -33 + (deep - at) * 1.300, width: 48, height: 66, rx: 5,
    })),
    h("rect", { class: "edge tile", x: -24, y: -33, width: 48, height: 66, rx: 5 }),
    faced && h("g", { transform: "translate(-18 -22) scale(1.500)" }, part(look(card).kind, look(card).big)),
    faced && sign(look(card).big, -15, -24, 8.500),
    h("text", { class: "left", x: 0, y: 28, "font-size": Math.min(8, 68 / left.length) }, left),
  ];
}

/** How much a tile is worth. */
function sign(big, x, y, r) {
  const [fill, ink] = worth(big);
  return h("g", { transform: `translate(${x} ${y})` }, h("circle", { r, fill, stroke: "#1b1d21", "stroke-width": .6 }),
    h("text", { y: r * .4, "font-size": r * 1.150, fill: ink, class: "worth" }, big));
}

function harem(match, seat, height, thing) {
  const males = match.groups?.[seat] || [];
  const size = Math.min((height - 16) / 3, (WIDTH - 8) / Math.max(males.length, 1), 30);
  const step = Math.min(size + 3, (WIDTH - 8) / Math.max(males.length, 1));
  return [
    h("rect", { class: "edge lawn", x: -WIDTH / 2, y: -height / 2 + 2, width: WIDTH, height: height - 4, rx: 7 }),
    h("rect", { class: "ribbon", x: -WIDTH / 4, y: -height / 2 - .5, width: WIDTH / 2, height: 12, rx: 3 }),
    h("text", { class: "owner", y: -height / 2 + 8.500, "font-size": 8.500 }, match.seats[seat].name),
    males.map((male, at) => h("g", {
      class: classes(male.every(Boolean) ? "male whole" : "male", thing(`group:${seat}:${at}`)), ...thing(`group:${seat}:${at}`),
      transform: `translate(${(at - (males.length - 1) / 2) * step} ${-height / 2 + 13})`,
    }, h("text", { class: "nth", y: height - 15, "font-size": 6.500 }, String(at + 1)),
    male.map((tile, part_) => maleTile(tile, part_, Math.min(size, (height - 23) / 3), tile?.come)))),
  ];
}

function maleTile(tile, at, size, come) {
  const frame = { x: -size / 2, y: at * size, width: size, height: size };
  if (!tile) return h("rect", { class: "gap", ...frame, rx: 2 });
  const { kind, big } = look(tile);
  return h("g", {}, h("rect", { ...frame, x: frame.x + .8, y: frame.y + 1.200, rx: 2, fill: "#000", opacity: .4 }), h("rect", { class: "tile", ...frame, rx: 2 }),
    h("g", { transform: `translate(${-size / 2} ${at * size}) scale(${size / 24})` }, part(kind, big)),
    sign(big, -size / 2 + size * .2, at * size + size * .22, size * .22),
    come && h("path", { class: "since", d: "M0 0v-9M0-9l6 2.400-6 2.400z", transform: `translate(${size / 2 - 4} ${at * size + size - 2})` }));
}
