// The board in words: what a place is, what stands there, whether it may be chosen.

import { say } from "./words.js";

/** `12, black: Alice ×3, Bob (figure). May be chosen.` */
export function sayPlace(board, match, place, can) {
  const what = board.spoken ? board.spoken(place, match) : [board.called(place), piecesAt(match, place)].filter(Boolean).join(": ");
  return can ? `${what}. ${say("may_choose")}` : what;
}

function piecesAt(match, place) {
  return match.pieces.filter((piece) => (piece.between || [piece.place]).includes(place)).map(inWords).join(", ");
}

/** `Alice (figure) ×3` */
export function inWords({ label, shape: form, count, between }) {
  const kind = form === "disc" ? "" : ` (${say(`piece_${form}`)})`;
  return `${label}${kind}${count > 1 ? ` ×${count}` : ""}${between ? ` ${say("at_border")}` : ""}`;
}
