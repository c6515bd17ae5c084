// The board under the table's lights: drawn once for a game, then only its lights change.

import { h, show } from "./dom.js";
import { figure, look } from "./cards.js";
import { tokens, whereThingsStand } from "./tokens.js";
import { say } from "./words.js";

const PLACES = { rim: 0, day: 30, night: 60, inner: 90, altar: 110, trilithon: 110, rail: 15 };
const HAREM = 3;
const LAWN = 0.25; // how much further out than its light a harem is drawn
const SPACE_COLOURS = ["white", "blue", "green", "yellow", "red", "black"];
const VIEWS = {
  stonehenge: [-150, -150, 300, 300],
  rail: [-95, -22, 190, 78],
  bed: [-190, -125, 380, 250],
};
const GAMMA = 1 / 2.2; // of screens; the strip's levels are linear
const FOLD = 18; // spaces of the rail in the upper row

/** The name a place has in records: `answer` wants it. */
export function placeName(place) {
  if (place > PLACES.trilithon) return `T${place - PLACES.trilithon}`;
  if (place === PLACES.altar) return "altar";
  if (place > PLACES.inner) return `circle${place - PLACES.inner}`;
  if (place > PLACES.night) return `night${place - PLACES.night}`;
  if (place > PLACES.day) return `day${place - PLACES.day}`;
  return String(place);
}

/** `answer(value)` is called with a place, `lay` with a tile that is clicked. */
export class Board {
  constructor(root, answer, lay) {
    this.root = root;
    this.answer = answer;
    this.lay = lay;
    this.rgb = "";
  }

  draw(state, boards) {
    const match = state.match;
    this.root.hidden = !match;
    if (!match || !boards) return;
    const view = VIEWS[match.board];
    const places = Object.entries(boards[match.board].places)
      .map(([place, [x, y]]) => fold(Number(place), x, y, match.board === "rail"));
    show(this.root, h("svg", {
      viewBox: view.join(" "), class: `plate ${match.board}`, key: match.board,
      role: match.board === "bed" ? "group" : "img",
      "aria-label": [say("board_of", match.title), whereThingsStand(match, placeName)].join(". "),
    }, ground(match.board, view), this.marks(match, places),
    places.map((each) => light(match.board === "bed" ? besides(each) : each)),
    match.board !== "bed" && tokens(match, places)));
    this.spots = new Map([...this.root.querySelectorAll(".spot")].map((each) => [Number(each.dataset.place), each]));
    this.colour(this.rgb);
  }

  marks(match, places) {
    if (match.board === "bed") return this.bed(match, places);
    if (match.board === "rail") return places.map((each) => railSpace(each));
    const ask = match.ask;
    const open = new Set(ask?.kind === "place" && ask.mine ? ask.options.map((each) => each.value) : []);
    return places.map((each) => henge(each, open, this.answer));
  }

  bed(match, places) {
    const stacks = match.zones.filter((zone) => zone.name === "stack");
    const ask = match.ask;
    const seats = new Set(ask?.kind === "seat" && ask.mine ? ask.options.map((each) => each.value) : []);
    return places.map(({ place, x, y }) => {
      if (place >= HAREM) {
        const seat = place - HAREM;
        return match.seats[seat] ? harem(match, seat, x, y, seats, this.answer) : null;
      }
      const zone = stacks.find((each) => each.zone === 8 + place);
      return stack(zone, x, y, this.lay);
    });
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

function fold(place, x, y, folded) {
  if (!folded) return { place, x, y };
  return place < FOLD
    ? { place, x: (place - (FOLD - 1) / 2) * 10, y: 0 }
    : { place, x: (place - FOLD - (FOLD - 1) / 2) * 10, y: 34 };
}

/** On the bed a light lies under cardboard: it is drawn next to it, where it shines out. */
function besides({ place, x, y }) {
  if (place < HAREM) return { place, x: x - 27, y };
  const [left, top] = lawn(x, y);
  return { place, x: left, y: top + (top > 0 ? -41 : 41) };
}

const lawn = (x, y) => [y ? x * (1 + LAWN) : x, y];

function light({ place, x, y }) {
  return h("g", { class: "spot", key: `light${place}`, "data-place": place, transform: `translate(${x} ${y})` },
    h("circle", { class: "glow", r: 9 }), h("circle", { class: "bulb", r: 2.6 }));
}

function ground(board, [x, y, width, height]) {
  if (board !== "stonehenge") return h("rect", { class: "ground", x, y, width, height, rx: 10, key: "ground" });
  return h("g", { key: "ground" },
    h("circle", { class: "ground", r: 149 }),
    h("circle", { class: "ditch", r: 121 }),
    h("circle", { class: "ditch", r: 74 }),
    h("path", { class: "path", d: "M-35.600 50.800A62 62 0 1 1 35.600 50.800" }));
}

function henge({ place, x, y }, open, answer) {
  const name = placeName(place);
  const can = open.has(name);
  const props = {
    key: `place${place}`, class: can ? "place can" : "place", transform: `translate(${x} ${y})`,
    onclick: can ? () => answer(name) : null, "data-place-name": name,
  };
  if (place > PLACES.trilithon) return h("g", props, h("path", { class: "stone", d: "M-13 -8h26v6h-26zM-10 -2h7v11h-7zM3 -2h7v11h-7z" }));
  if (place === PLACES.altar) return h("g", props, h("rect", { class: "stone", x: -16, y: -7, width: 32, height: 14, rx: 3 }));
  if (place > PLACES.inner) return h("g", props, h("circle", { class: "circle", r: 8.5 }), number(place - PLACES.inner, 6));
  if (place > PLACES.day) return h("g", props, h("circle", { class: place > PLACES.night ? "well night" : "well day", r: 4.6 }));
  return h("g", props,
    h("circle", { class: "space", r: 11.5, "data-colour": SPACE_COLOURS[(place - 1) % 6] }), number(place, 8));
}

const number = (value, size) => h("text", { "font-size": size, y: size * 1.05, class: "number" }, String(value));

function railSpace({ place, x, y }) {
  const value = place - PLACES.rail;
  return h("g", { key: `place${place}`, class: "place", transform: `translate(${x} ${y})` },
    h("rect", { class: value < 0 ? "step below" : "step", x: -4.6, y: -9, width: 9.2, height: 26, rx: 2 }),
    h("text", { "font-size": 4.6, y: 13.500, class: "number" }, String(value).replace("-", "−")));
}

function stack(zone, x, y, lay) {
  if (!zone || !zone.cards.length) {
    return h("rect", { class: "empty", x: x - 18, y: y - 19, width: 36, height: 38, rx: 4 });
  }
  const card = zone.cards[zone.cards.length - 1];
  const faced = card.name !== undefined;
  const { kind, big } = faced ? look(card) : { kind: "", big: "" };
  return h("g", {
    key: `stack${zone.zone}`, class: card.can ? "stack can" : "stack", transform: `translate(${x} ${y})`,
    onclick: card.can && lay ? (event) => lay(zone, card, event.currentTarget) : null,
    role: card.can ? "button" : null, tabindex: card.can ? "0" : null, "data-name": card.name,
    "aria-label": faced ? card.label : say("a_card"),
    onkeydown: card.can && lay ? (event) => pressed(event, () => lay(zone, card, event.currentTarget)) : null,
  },
  h("rect", { class: "tile under", x: -15, y: -16, width: 36, height: 38, rx: 4 }),
  h("rect", { class: "tile", x: -18, y: -19, width: 36, height: 38, rx: 4 }),
  faced && h("g", { transform: "translate(-15 -17) scale(1.05)" }, figure(kind)?.children),
  h("text", { class: "worth", x: 9, y: 13, "font-size": 11 }, big),
  h("text", { class: "left", x: -12, y: 15, "font-size": 6 }, `×${zone.count}`));
}

function pressed(event, act) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

function harem(match, seat, x, y, seats, answer) {
  const { name } = match.seats[seat];
  const males = match.harems?.[seat] || [];
  const can = seats.has(name);
  return h("g", {
    key: `harem${seat}`, class: can ? "harem can" : "harem", transform: `translate(${lawn(x, y).join(" ")})`,
    onclick: can ? () => answer(name) : null,
  },
  h("rect", { class: "lawn", x: -47, y: -36, width: 94, height: 72, rx: 6 }),
  h("text", { class: "owner", y: -28.500, "font-size": 7 }, name),
  males.map((male, at) => maleFigure(male, (at - (males.length - 1) / 2) * Math.min(19, 92 / males.length))));
}

function maleFigure(male, x) {
  const whole = male.every((tile) => tile);
  return h("g", { class: whole ? "male whole" : "male", transform: `translate(${x} 0)` },
    male.map((tile, part) => h("g", { transform: `translate(0 ${part * 18 - 15})` },
      h("rect", { class: tile ? "tile" : "gap", x: -8.500, y: -8.500, width: 17, height: 17, rx: 2 }),
      tile && h("text", { class: "worth", y: 3.500, "font-size": 9 }, look(tile).big))));
}
