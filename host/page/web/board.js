// The board under the table's lights: a grid of places with one tab stop, drawn once for a game;
// then only its lights, its pieces and what may be chosen change.

import { drawDice } from "./dice.js";
import { h, show } from "./dom.js";
import { Grid } from "./grid.js";
import { letters, shapes } from "./layers.js";
import { PLATES } from "./looks.js";
import { plain } from "./plain.js";
import { sayPlace } from "./spoken.js";
import { tokens } from "./tokens.js";
import { trick } from "./trick.js";
import { say } from "./words.js";

const GAMMA = 1 / 2.2; // of screens; the strip's levels are linear

/**
 * `answer(value)` is called with a place or a seat, `lay` with a tile that is clicked; `unasked()`, if
 * it is given, when who is asked clicks a place that is no answer.
 */
export class Board {
  constructor(root, answer, lay, unasked = null) {
    this.root = root;
    this.answer = answer;
    this.lay = lay;
    this.unasked = unasked;
    this.rgb = "";
    this.grid = new Grid();
  }

  draw(state, plates) {
    const match = state.match;
    if (!match || !plates) {
      show(this.root);
      return;
    }
    const plate = plates[match.plate];
    const board = PLATES[match.plate] ?? plain(plate);
    this.spelt = plate.spelt;
    const spots = lie(board, plate.places, match.seats.length);
    const open = this.open(board, match);
    show(this.root, h("svg", {
      viewBox: board.VIEW.join(" "), class: `plate ${match.plate}`, key: match.plate,
      role: "grid", "aria-label": say("board_of", match.title), onkeydown: (event) => this.grid.key(event),
    },
    h("g", { role: "presentation", "aria-hidden": "true", key: "under" }, board.ground()),
    this.grid.rows(board, spots).map(({ name, row }) => h("g", { role: "row", key: name, "aria-label": say(`row_${name}`) },
      row.map((spot) => this.place(board, match, spot, open)))),
    h("g", { "aria-hidden": "true", class: "over", key: "over" },
      spots.map((spot) => light(board.lightAt ? board.lightAt(spot) : spot)),
      spots.map((spot) => h("g", { key: `words${spot.place}`, transform: `translate(${spot.x} ${spot.y})` },
        letters(board.drawPlace(spot.place, spot, match)))),
      !board.bare && tokens(match, spots), trick(match), drawDice(match.dice))));
    this.spots = new Map([...this.root.querySelectorAll(".spot")].map((each) => [Number(each.dataset.place), each]));
    this.colour(this.rgb);
  }

  /** What can be chosen here now: place, as records spell it or by its number -> what to do then. */
  open(board, match) {
    const { ask } = match;
    const found = new Map();
    for (const [place, zone, card] of board.open?.(match) || []) found.set(place, (node) => this.lay(zone, card, node));
    if (!ask?.mine) return found;
    for (const { value } of ask.options) {
      const seat = ask.kind === "seat" && board.seatAt ? match.seats.findIndex((each) => each.name === value) : -1;
      if (seat >= 0) found.set(board.seatAt(seat), () => this.answer(value));
      if (ask.kind === "place") found.set(value, () => this.answer(value));
    }
    return found;
  }

  place(board, match, spot, open) {
    const { place, x, y } = spot;
    const act = open.get(place) || open.get(this.spelt[place]);
    const kind = board.kind ? board.kind(place) : "place";
    return h("g", {
      key: `place${place}`, class: act ? `${kind} can` : kind, transform: `translate(${x} ${y})`, "data-place-name": this.spelt[place],
      role: "gridcell", tabindex: this.grid.stop(place, open.size ? act : true) ? "0" : "-1",
      "aria-label": sayPlace(board, match, place, Boolean(act)),
      onclick: act ? (event) => act(event.currentTarget) : match.ask?.mine ? this.unasked : null,
      onfocus: () => this.grid.came(place),
    }, shapes(board.drawPlace(place, spot, match)));
  }

  /** The lights in their true colours, from the bytes the table sends. */
  colour(rgb) {
    this.rgb = rgb;
    for (const [place, spot] of this.spots || []) {
      const bytes = rgb.slice(6 * place, 6 * place + 6);
      if (spot.shownRgb === bytes) continue;
      spot.shownRgb = bytes;
      const levels = [0, 2, 4].map((at) => seen(parseInt(bytes.slice(at, at + 2) || "0", 16)));
      const lit = Math.max(...levels) > 0;
      spot.classList.toggle("lit", lit);
      spot.style.setProperty("--light", lit ? `rgb(${levels.join(",")})` : "");
    }
  }
}

/** How a plate that says so shares the window with what is asked, and on which side things lie. */
export function shape(plate) {
  const wanted = PLATES[plate]?.SHAPE;
  document.body.dataset.shape = wanted?.form || "";
  document.body.style.setProperty("--share", wanted?.share || "0px");
  document.body.style.setProperty("--high", wanted?.high || "0px");
}

const seen = (level) => Math.round(255 * (level / 255) ** GAMMA);

/** [{place, x, y}], in the units of the board's drawing: where its geometry has them, or its look. */
function lie(board, places, seats) {
  return Object.entries(places).map(([key, [x, y]]) => ({ place: Number(key), x, y, ...board.lie?.(Number(key), x, y, seats) }))
    .filter((each) => !Number.isNaN(each.x));
}

function light({ place, x, y }) {
  return h("g", { class: "spot", key: `light${place}`, "data-place": place, transform: `translate(${x} ${y})` },
    h("circle", { class: "glow", r: 14 }), h("circle", { class: "glow near", r: 8 }), h("circle", { class: "bulb", r: 2 }));
}
