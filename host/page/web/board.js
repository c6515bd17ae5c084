// The board under the table's lights: a grid of places with one tab stop, drawn once for a game;
// then only its lights, its pieces and what may be chosen change.

import * as bed from "./bed.js";
import { drawDice } from "./dice.js";
import { h, show } from "./dom.js";
import { Grid } from "./grid.js";
import * as henge from "./henge.js";
import { letters, shapes } from "./layers.js";
import { lie, placeName } from "./places.js";
import { plain } from "./plain.js";
import * as rail from "./rail.js";
import { sayPlace } from "./spoken.js";
import { tokens } from "./tokens.js";
import { trick } from "./trick.js";
import { say } from "./words.js";

const BOARDS = { stonehenge: henge, rail, bed };
const GAMMA = 1 / 2.2; // of screens; the strip's levels are linear

/** `answer(value)` is called with a place or a seat, `lay` with a tile that is clicked. */
export class Board {
  constructor(root, answer, lay) {
    this.root = root;
    this.answer = answer;
    this.lay = lay;
    this.rgb = "";
    this.grid = new Grid();
  }

  draw(state, plates) {
    const match = state.match;
    if (!match || !plates) {
      show(this.root);
      return;
    }
    const board = BOARDS[match.plate] ?? plain(plates[match.plate]);
    this.names = BOARDS[match.plate] ? null : plates[match.plate].names;
    const spots = lie(match.plate, plates[match.plate].places, match.seats.length);
    const open = this.open(match);
    show(this.root, h("svg", {
      viewBox: board.VIEW.join(" "), class: `plate ${match.plate}`, key: match.plate,
      role: "grid", "aria-label": say("board_of", match.title), onkeydown: (event) => this.grid.key(event),
    },
    h("g", { role: "presentation", "aria-hidden": "true", key: "under" }, board.ground()),
    this.grid.rows(match.plate, spots).map(({ name, row }) => h("g", { role: "row", key: name, "aria-label": say(`row_${name}`) },
      row.map((spot) => this.place(board, match, spot, open)))),
    h("g", { "aria-hidden": "true", class: "over", key: "over" },
      spots.map((spot) => light(match.plate === "bed" ? besides(spot) : spot)),
      spots.map((spot) => h("g", { key: `words${spot.place}`, transform: `translate(${spot.x} ${spot.y})` },
        letters(board.drawPlace(spot.place, spot, match)))),
      match.plate !== "bed" && tokens(match, spots), trick(match), drawDice(match.dice))));
    this.spots = new Map([...this.root.querySelectorAll(".spot")].map((each) => [Number(each.dataset.place), each]));
    this.colour(this.rgb);
  }

  /** What can be chosen here now: place -> what to do then. */
  open(match) {
    const { ask } = match;
    const found = new Map();
    if (match.plate === "bed") {
      for (const zone of match.zones) {
        const card = zone.cards[zone.cards.length - 1];
        if (zone.name === "stack" && card?.can) found.set(zone.zone - 8, (node) => this.lay(zone, card, node));
      }
    }
    if (!ask?.mine) return found;
    for (const { value } of ask.options) {
      const seat = ask.kind === "seat" && match.plate === "bed" ? match.seats.findIndex((each) => each.name === value) : -1;
      if (seat >= 0) found.set(3 + seat, () => this.answer(value));
      if (ask.kind === "place") found.set(value, () => this.answer(value));
    }
    return found;
  }

  place(board, match, spot, open) {
    const { place, x, y } = spot;
    const act = open.get(match.plate === "bed" || match.plate === "rail" ? place : placeName(place));
    const kind = match.plate === "bed" ? (place < 3 ? "stack" : "harem") : "place";
    return h("g", {
      key: `place${place}`, class: act ? `${kind} can` : kind, transform: `translate(${x} ${y})`, "data-place-name": placeName(place),
      role: "gridcell", tabindex: this.grid.stop(place, open.size ? act : true) ? "0" : "-1",
      "aria-label": sayPlace(match, place, Boolean(act), this.names),
      onclick: act ? (event) => act(event.currentTarget) : null,
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

const seen = (level) => Math.round(255 * (level / 255) ** GAMMA);

/** On the bed a light lies under cardboard: it is drawn at its edge, where it shines out. */
function besides({ place, x, y, height }) {
  return place < 3 ? { place, x: x - 27, y: y - 30 } : { place, x: x > 0 ? x - 70 : x + 70, y: y - height / 2 + 8 };
}

function light({ place, x, y }) {
  return h("g", { class: "spot", key: `light${place}`, "data-place": place, transform: `translate(${x} ${y})` },
    h("circle", { class: "glow", r: 14 }), h("circle", { class: "glow near", r: 8 }), h("circle", { class: "bulb", r: 2 }));
}
