// The board by keyboard: one tab stop, the arrows go from place to place, Enter or Space chooses.

const RING = 30; // spaces that go round the board: from there one comes to the first of a shorter row

export class Grid {
  constructor() {
    this.at = null; // the place that Tab comes to, once people have moved there
    this.taken = false;
  }

  /** The places of a board in rows; the first of a drawing begins afresh. */
  rows(board, spots) {
    this.taken = false;
    this.here = spots.some(({ place }) => place === this.at);
    return board.rows ? board.rows(spots) : [{ name: "plate", row: spots }];
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
    return other[Math.min(other.length - 1, row.length === RING && other.length !== RING ? 0 : at)];
  }
  const open = [...cell.closest("svg").querySelectorAll("[role=gridcell].can")];
  if (key === "Home") return open[0];
  return key === "End" ? open[open.length - 1] : null;
}
