// What the pieces on the board are: each shape once, as its game calls it; below it whose is whose.

import { badge } from "./badges.js";
import { h } from "./dom.js";
import { symbol, INKS } from "./faces.js";
import { keep, kept } from "./memory.js";
import { kindInWords } from "./spoken.js";
import { token } from "./tokens.js";
import { say } from "./words.js";

/** Folded until people open it, and then for good. */
export function legend(match) {
  if (!match?.pieces.length) return null;
  return h("details", { key: "legend", class: "legend", open: kept("legend") === "open", ontoggle: (event) => keep("legend", event.target.open ? "open" : "") },
    h("summary", {}, say("legend")),
    h("ul", {}, shapes(match.pieces), owners(match), colours(match.pieces), h("li", { key: "ring" }, ring(), say("may_choose"))));
}

/** Every kind of piece that stands there: those of people and of colours in grey, those of nobody by their name. */
function shapes(pieces) {
  const found = new Map();
  for (const piece of pieces) {
    const named = piece.seat === null && !piece.colour ? piece.label : kindInWords(piece);
    if (!found.has(named)) found.set(named, { shape: piece.shape, seat: null, count: 1 });
  }
  return [...found].map(([name, piece]) => h("li", { key: `is ${name}` }, picture(token(piece)), name));
}

const owners = ({ pieces, seats }) => seats.map((seat, at) => pieces.some((piece) => piece.seat === at)
  && h("li", { key: `of ${at}` }, badge(seat, at), seat.name));

function colours(pieces) {
  const found = [...new Set(pieces.filter(({ seat, colour }) => seat === null && colour).map(({ colour }) => colour))];
  return found.map((colour) => h("li", { key: colour }, picture(symbol(colour, -7, -7, 14, INKS[colour][0])), say(colour)));
}

const picture = (drawing) => h("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true" }, drawing);

const ring = () => picture([h("rect", { class: "ring", x: -6, y: -6, width: 12, height: 12, rx: 2 })]);
