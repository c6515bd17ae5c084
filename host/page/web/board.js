// The board under the table's lights: a grid of places with one tab stop, drawn once for a game;
// then only its lights, its pieces and what may be chosen change.

import { drawDice } from "./dice.js";
import { h, show } from "./dom.js";
import { drawNews, drawWays } from "./foresight.js";
import { Grid } from "./grid.js";
import { letters, shapes } from "./layers.js";
import { PLATES } from "./looks.js";
import { plain } from "./plain.js";
import { sayPlace } from "./spoken.js";
import { classes, keysOf, thingsOf } from "./things.js";
import { tokens } from "./tokens.js";
import { trick } from "./trick.js";
import { say } from "./words.js";

/** What a plate looks like; null where none is on the table. */
const lookOf = (key, plates) => PLATES[key] ?? (plates?.[key] ? plain(plates[key]) : null);

const GAMMA = 1 / 2.2; // of screens; the strip's levels are linear
const CROWD = 14; // more lights than this are hard to read as rings

/**
 * `answer(value, then)` is called with a place or a seat, or what it means and the answer after that, `lay` with a tile that is clicked; `unasked()`, if
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
    const board = lookOf(match.plate, plates);
    this.spelt = plate.spelt;
    const spots = lie(board, plate.places, match.seats.length);
    const at = new Map(spots.map((each) => [each.place, each]));
    const open = this.open(board, match);
    const taken = new Set(match.pieces.map((piece) => piece.place));
    this.thing = thingsOf(match, this.answer);
    show(this.root, h("svg", {
      viewBox: board.VIEW.join(" "), class: `plate ${match.plate}`, key: match.plate,
      role: "grid", "aria-label": say("board_of", match.title), onkeydown: (event) => this.grid.key(event),
    },
    h("g", { role: "presentation", "aria-hidden": "true", key: "under" }, board.ground()),
    this.grid.rows(board, spots).map(({ name, row, label = plate.rows?.[name] ?? say(`row_${name}`) }) => h("g", { role: "row", key: name, "aria-label": label },
      row.map((spot) => this.place(board, match, spot, open)))),
    h("g", { "aria-hidden": "true", class: "over", key: "over" },
      spots.map((spot) => light(board.lightAt ? board.lightAt(spot) : spot, taken.has(spot.place), board.RING)),
      spots.map((spot) => h("g", { key: `words${spot.place}`, transform: `translate(${spot.x} ${spot.y})` },
        letters(board.drawPlace(spot.place, spot, match)))),
      !board.bare && tokens(match, spots, this.thing, board.PIECES), [drawNews, drawWays].map((draw) => draw(match, at, board.VIEW[2])), trick(match), drawDice(match.dice, this.thing, board))));
    this.spots = new Map([...this.root.querySelectorAll(".spot")].map((each) => [Number(each.dataset.place), each]));
    this.colour(this.rgb);
  }

  /** What can be chosen here now: place -> what to do then, and the answer it gives. */
  open(board, match) {
    const found = new Map();
    for (const [place, zone, card] of board.open?.(match) || []) found.set(place, { act: (node) => this.lay(zone, card, node) });
    const may = (place, key) => {
      const [value, then] = match.ask.things[key];
      found.set(place, { value, then, act: () => this.answer(value, then) });
    };
    for (const [, place] of keysOf(match, "place")) may(Number(place), `place:${place}`);
    if (board.seatAt) for (const [, seat] of keysOf(match, "seat")) may(board.seatAt(Number(seat)), `seat:${seat}`);
    return found;
  }

  place(board, match, spot, open) {
    const { place, x, y } = spot;
    const { act, value = null, then = null } = open.get(place) || {};
    const kind = board.kind ? board.kind(place) : "place";
    return h("g", {
      key: `place${place}`, class: classes(kind, act), "data-value": value, "data-then": then, transform: `translate(${x} ${y})`, "data-place-name": this.spelt[place],
      role: "gridcell", tabindex: this.grid.stop(place, open.size ? act : true) ? "0" : "-1",
      "aria-label": sayPlace(board, match, place, Boolean(act)),
      onclick: act ? (event) => act(event.currentTarget) : match.ask?.mine ? this.unasked : null,
      onfocus: () => this.grid.came(place),
    }, shapes(board.drawPlace(place, spot, match, this.thing)));
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
    const lit = [...(this.spots?.values() || [])].filter((spot) => spot.classList.contains("lit")).length;
    this.root.classList.toggle("crowd", lit > CROWD);
  }
}

/** How a plate that says so shares the window with what is asked, and on which side things lie. */
export function shape(key, plates) {
  const wanted = lookOf(key, plates)?.SHAPE;
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

function light({ place, x, y }, taken, r = 11) {
  return h("g", { class: "spot", key: `light${place}`, "data-place": place, "data-taken": taken ? "" : null, transform: `translate(${x} ${y})` },
    h("circle", { class: "glow", r }), h("circle", { class: "glow near", r }), h("circle", { class: "bulb", r: 1.4 }));
}
