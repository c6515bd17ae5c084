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

/** What a piece is, as its game calls it. */
export const kindInWords = ({ called, shape: form }) => called || say(`piece_${form}`);

/** `Alice (figure) ×3` */
export function inWords(piece) {
  const { label, shape: form, count, between, called } = piece;
  const kind = form === "disc" && !called ? "" : ` (${kindInWords(piece)})`;
  return `${label}${kind}${count > 1 ? ` ×${count}` : ""}${between ? ` ${say("at_border")}` : ""}`;
}
