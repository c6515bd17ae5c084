// Things move: a card flies from where it lay, a piece slides from where it stood. Where people want no
// movement, and after it, what moved last has a ring.

import { kindOf } from "./tokens.js";

const CARD_MS = 320;
const PIECE_MS = 420;
const MOST = 14; // more than this at once is another position, not a move
const NEAR = 6; // pixels: less is no visible move

const CARDS = "main [data-name], #board [data-flies]"; // in zones, and those of a trick, drawn on the board

const nameOf = (node) => node.dataset.name || node.dataset.flies;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Remembers the table as it is drawn, so that the next drawing can show what has moved. */
export class Motion {
  constructor() {
    this.before = null;
  }

  /** Before the drawing. */
  look(match) {
    this.boxes = new Map((still() ? [] : [...document.querySelectorAll(CARDS)]).map((node) => [nameOf(node), node.getBoundingClientRect()]));
    this.asked = match?.ask?.seat ?? null;
  }

  /** After it: `match` is what is drawn now. */
  show(match) {
    const { before } = this;
    const next = match && before && before.game === match.game && Math.abs(match.n - before.n) <= MOST;
    if (next && match.n !== before.n) {
      this.cards(before.asked);
      slide(before.pieces, match.pieces);
    }
    if (!before || match?.n !== before.n) this.before = match && { game: match.game, n: match.n, pieces: match.pieces, asked: match.ask?.seat ?? null };
  }

  cards(seat) {
    if (still()) return;
    const moved = [];
    for (const node of document.querySelectorAll(CARDS)) {
      const to = node.getBoundingClientRect();
      const from = this.boxes.get(nameOf(node)) || origin(node, seat);
      if (from && to.width && Math.hypot(from.x - to.x, from.y - to.y) > NEAR) moved.push([node, from, to]);
    }
    if (moved.length <= MOST) for (const [node, from, to] of moved) send(node, from, to);
  }
}

/** Where an unseen card was: in the hand of the asked seat. */
function origin(node, seat) {
  const panel = seat !== null && document.querySelector(`#seats [data-seat="${seat}"]`);
  if (!panel || panel.contains(node) || node.closest("#hand, #ask, #tray")) return null;
  const { x, y } = panel.getBoundingClientRect();
  return { x, y, width: 20, height: 28 };
}

/** A copy flies in front of everything, for the frames that scroll would cut the card itself off. */
function send(node, from, to) {
  const copy = node.dataset.flies ? framed(node) : node.cloneNode(true);
  copy.removeAttribute("data-name");
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`, margin: "0" });
  document.body.append(copy);
  node.style.setProperty("opacity", "0"); // `visibility` would take the focus away
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${(from.width || 1) / to.width})`;
  const flight = copy.animate([{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }],
    { duration: CARD_MS, easing: "cubic-bezier(.3, 0, .2, 1)" });
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    node.style.removeProperty("opacity");
  };
}

/** A card that is drawn on the board, in a picture of its own. */
function framed(node) {
  const [wide, high] = node.dataset.size.split(" ").map(Number);
  const copy = document.createElementNS(node.namespaceURI, "svg");
  copy.setAttribute("viewBox", `${-wide / 2} ${-high / 2} ${wide} ${high}`);
  copy.classList.add("trick");
  for (const child of node.children) copy.append(child.cloneNode(true));
  return copy;
}

/** Pieces that have left one place and come to another, kind by kind. */
function slide(before, after) {
  for (const node of document.querySelectorAll(".token.moved")) node.classList.remove("moved");
  const pairs = changes(before, after);
  if (pairs.length > MOST) return;
  for (const { from, to, kind } of pairs) {
    const node = [...document.querySelectorAll(`#board [data-kind="${CSS.escape(kind)}"]`)].find((each) => placeOf(each) === to);
    if (!node) continue;
    node.classList.add("moved");
    const start = from !== null && spot(from);
    const end = spot(to);
    if (!start || !end || still()) continue;
    node.animate([{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(1.25)` }, { transform: "none" }],
      { duration: PIECE_MS, easing: "cubic-bezier(.3, 0, .2, 1)" });
  }
}

/** [{kind, from, to}]: of pieces alike, places that have fewer now go with places that have more. */
export function changes(before, after) {
  const counts = new Map();
  const count = (pieces, sign) => {
    for (const piece of pieces) {
      const key = JSON.stringify([kindOf(piece), piece.between || piece.place]);
      counts.set(key, (counts.get(key) || 0) + sign * piece.count);
    }
  };
  count(before, -1);
  count(after, 1);
  const lost = new Map();
  const found = [];
  for (const [key, by] of counts) {
    const [kind, place] = JSON.parse(key);
    for (let at = 0; at < -by; at += 1) lost.set(kind, [...(lost.get(kind) || []), place]);
    if (by > 0) found.push({ kind, to: place });
  }
  return found.filter(({ to }) => !Array.isArray(to)).map(({ kind, to }) => {
    const from = lost.get(kind)?.shift() ?? null;
    return { kind, to, from: Array.isArray(from) ? from[0] : from };
  });
}

const placeOf = (node) => Number(node.closest(".pieces").key.replace("pieces", ""));

function spot(place) {
  const node = document.querySelector(`#board .spot[data-place="${place}"]`);
  return node && { x: node.transform.baseVal[0].matrix.e, y: node.transform.baseVal[0].matrix.f };
}
