// The board by keyboard: one tab stop, the arrows go from place to place, Enter or Space chooses.

import { partOf, SPACES } from "./places.js";

const ROWS = ["", "day", "night", "circle", "T", "altar"];

export class Grid {
  constructor() {
    this.at = null; // the place that Tab comes to, once people have moved there
    this.taken = false;
  }

  /** The places of a board in rows; the first of a drawing begins afresh. */
  rows(board, spots) {
    this.taken = false;
    this.here = spots.some(({ place }) => place === this.at);
    if (board === "bed") {
      return [{ name: "stacks", row: spots.filter(({ place }) => place < 3) }, { name: "harems", row: spots.filter(({ place }) => place >= 3) }];
    }
    if (board !== "stonehenge") return [{ name: board === "rail" ? board : "plate", row: spots }];
    return ROWS.map((part) => ({
      name: part || "rim", row: spots.filter(({ place }) => partOf(place)[0] === part),
    }));
  }

  /** Whether Tab comes to this place: where people were, else the first that may be chosen. */
  stop(place, can) {
    const here = this.here ? place === this.at : Boolean(can) && !this.taken;
    this.taken = this.taken || here;
    return here;
  }

  came(place) {
    this.at = place;
  }

  key(event) {
    const cell = event.target.closest("[role=gridcell]");
    if (!cell) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    const next = neighbour(cell, event.key);
    if (!next) return;
    event.preventDefault();
    cell.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  }
}

/** Left and right go round a row; up and down to the same number of the next; Home and End to what may be chosen. */
function neighbour(cell, key) {
  const row = [...cell.parentNode.children];
  const at = row.indexOf(cell);
  if (key === "ArrowRight") return row[(at + 1) % row.length];
  if (key === "ArrowLeft") return row[(at - 1 + row.length) % row.length];
  const rows = [...cell.parentNode.parentNode.querySelectorAll("[role=row]")].filter((each) => each.children.length);
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (by) {
    const other = rows[(rows.indexOf(cell.parentNode) + by + rows.length) % rows.length].children;
    return other[Math.min(other.length - 1, row.length === SPACES && other.length !== SPACES ? 0 : at)];
  }
  const open = [...cell.closest("svg").querySelectorAll("[role=gridcell].can")];
  if (key === "Home") return open[0];
  return key === "End" ? open[open.length - 1] : null;
}
