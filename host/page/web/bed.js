// The bed of Amazones: a quilt with three stacks of tiles in its middle, the harems on both sides.

import { h } from "./dom.js";
import { look, part, worth } from "./faces.js";
import { HAREM } from "./places.js";
import { say } from "./words.js";

export const VIEW = [-190, -138, 380, 276];
const PARTS = ["head", "torso", "legs"];
const WIDTH = 140; // of a harem

export function ground() {
  const [x, y, width, height] = VIEW;
  return h("g", { key: "ground" },
    h("defs", {}, h("pattern", { id: "quilt", width: 44, height: 44, patternUnits: "userSpaceOnUse" },
      h("rect", { width: 44, height: 44, fill: "#8d2f45" }), h("path", { d: "M22 0l22 22-22 22L0 22z", fill: "#a23b52" }),
      h("path", { d: "M0 0l44 44M44 0L0 44", stroke: "#c9748a", "stroke-width": .8, "stroke-dasharray": "3 2.500" }),
      h("path", { d: "M22 27c-4-3-6-5-6-7.500a3 3 0 0 1 6-1.500 3 3 0 0 1 6 1.500c0 2.500-2 4.500-6 7.500z", fill: "#c65a74" }))),
    h("rect", { x, y, width, height, rx: 12, fill: "#5b3a22" }),
    h("rect", { x: x + 5, y: y + 5, width: width - 10, height: height - 10, rx: 9, fill: "url(#quilt)" }),
    h("rect", { x: -30, y: y + 5, width: 60, height: height - 10, fill: "#f3e9da", opacity: .92 }),
    h("path", { d: `M-30 ${y + 5}V${y + height - 5}M30 ${y + 5}V${y + height - 5}`, stroke: "#c9b9a2", "stroke-width": 2 }));
}

/** A stack or a harem; `match` tells what lies there. */
export function drawPlace(place, spot, match) {
  return place < HAREM ? stack(match.zones.find((zone) => zone.zone === 8 + place)) : harem(match, place - HAREM, spot.height);
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
  return [
    Array.from({ length: deep }, (_, at) => h("rect", {
      class: "tile under", x: -24 + (deep - at) * 1.300, y: -33 + (deep - at) * 1.300, width: 48, height: 66, rx: 5,
    })),
    h("rect", { class: "edge tile", x: -24, y: -33, width: 48, height: 66, rx: 5 }),
    faced && h("g", { transform: "translate(-18 -22) scale(1.500)" }, part(look(card).kind, look(card).big)),
    faced && sign(look(card).big, -15, -24, 8.500),
    h("text", { class: "left", x: 0, y: 28, "font-size": 8 }, `${faced ? look(card).small : ""} ×${zone.count}`),
  ];
}

/** How much a tile is worth. */
function sign(big, x, y, r) {
  const [fill, ink] = worth(big);
  return h("g", { transform: `translate(${x} ${y})` }, h("circle", { r, fill, stroke: "#1b1d21", "stroke-width": .6 }),
    h("text", { y: r * .4, "font-size": r * 1.150, fill: ink, class: "worth" }, big));
}

function harem(match, seat, height) {
  const males = match.groups?.[seat] || [];
  const size = Math.min((height - 16) / 3, (WIDTH - 8) / Math.max(males.length, 1), 30);
  const step = Math.min(size + 3, (WIDTH - 8) / Math.max(males.length, 1));
  return [
    h("rect", { class: "edge lawn", x: -WIDTH / 2, y: -height / 2, width: WIDTH, height, rx: 7 }),
    h("text", { class: "owner", y: -height / 2 + 9.500, "font-size": 8.500 }, match.seats[seat].name),
    males.map((male, at) => h("g", {
      class: male.every(Boolean) ? "male whole" : "male",
      transform: `translate(${(at - (males.length - 1) / 2) * step} ${-height / 2 + 13})`,
    }, h("text", { class: "nth", y: height - 15, "font-size": 6.500 }, String(at + 1)),
    male.map((tile, part_) => maleTile(tile, part_, Math.min(size, (height - 23) / 3))))),
  ];
}

function maleTile(tile, at, size) {
  const frame = { x: -size / 2, y: at * size, width: size, height: size };
  if (!tile) return h("rect", { class: "gap", ...frame, rx: 2 });
  const { kind, big } = look(tile);
  return h("g", {}, h("rect", { class: "tile", ...frame, rx: 2 }),
    h("g", { transform: `translate(${-size / 2} ${at * size}) scale(${size / 24})` }, part(kind, big)),
    sign(big, -size / 2 + size * .2, at * size + size * .22, size * .22));
}
