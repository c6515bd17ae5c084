// The board in words: what a place is, what stands there, whether it may be chosen.

import { spoken as sayBed } from "./bed.js";
import { COLOURS } from "./henge.js";
import { partOf, railValue } from "./places.js";
import { say } from "./words.js";

/** `12, black: Alice ×3, Bob (figure). May be chosen.` `names`: of places we do not know ourselves. */
export function sayPlace(match, place, can, names) {
  const what = match.plate === "bed" ? sayBed(place, match) : [names ? names[place] : placeInWords(match.plate, place), piecesAt(match, place)].filter(Boolean).join(": ");
  return can ? `${what}. ${say("may_choose")}` : what;
}

function placeInWords(board, place) {
  if (board === "rail") return String(railValue(place)).replace("-", "−");
  const [part, number] = partOf(place);
  if (!part) return `${number}, ${say(COLOURS[(place - 1) % 6])}`;
  return say(`place_${part}`, number);
}

function piecesAt(match, place) {
  return match.pieces.filter((piece) => (piece.between || [piece.place]).includes(place)).map(inWords).join(", ");
}

/** `Alice (figure) ×3` */
export function inWords({ label, shape: form, count, between }) {
  const kind = form === "disc" ? "" : ` (${say(`piece_${form}`)})`;
  return `${label}${kind}${count > 1 ? ` ×${count}` : ""}${between ? ` ${say("at_border")}` : ""}`;
}
