// A match from its record: the board, its lights and its people at every answer, at any speed.

import { Board } from "./board.js";
import { chances } from "./chances.js";
import { h, show } from "./dom.js";
import { dress } from "./faces.js";
import { tell } from "./history_words.js";
import { drawLog } from "./log.js";
import { BOXES } from "./looks.js";
import { drawSeats, drawShared } from "./seats.js";
import { say } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4, 10, 40]; // answers a second
const USUAL = 1;
const PARTS = ["zones", "pieces", "seats", "scores"];

/** The match as it was at one moment, put together from the parts of the whole. */
export function matchAt(replay, at) {
  const found = {};
  for (const [key, value] of Object.entries(replay.moments[at])) {
    found[key] = PARTS.includes(key) && Array.isArray(value) ? value.map((each) => replay.pool[each]) : replay.pool[value];
  }
  found.seats = found.seats.map((seat) => ({ ...seat, open: false })); // no hand is apart from its owner
  return found;
}

export class Replay {
  /** `root` is filled with the controls, the board and the people of `replay`, what the server sent. */
  constructor(root, replay) {
    this.root = root;
    this.replay = replay;
    this.at = 0;
    this.speed = USUAL;
    this.timer = null;
    this.draw();
    this.board = new Board(root.querySelector(".replay-board"), () => {}, () => {});
    this.go(0);
    root.onkeydown = (event) => this.key(event);
  }

  get last() {
    return this.replay.moments.length - 1;
  }

  /** Show how everybody's chances went along it. */
  judge(review) {
    this.replay.review = review;
    this.go(this.at);
  }

  /** Show the moment after so many answers. */
  go(at) {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.stop();
    this.draw();
    const match = matchAt(this.replay, this.at);
    dress(BOXES[match.box]);
    const state = { match, control: false, simulated: true, people: { seats: [], playing: false } };
    const part = (name) => this.root.querySelector(`.replay-${name}`);
    this.board.draw(state, this.replay.plates);
    this.board.colour(match.rgb);
    drawSeats(part("seats"), state, { lay: null, people: () => {} });
    drawShared(part("shared"), match, {});
    drawLog(part("log"), this.replay.lines.slice(0, this.at + 1));
    show(part("ask"), question(match));
  }

  toggle() {
    if (this.timer) {
      this.stop();
      this.draw();
      return;
    }
    if (this.at === this.last) this.go(0);
    this.timer = setInterval(() => this.go(this.at + 1), 1000 / SPEEDS[this.speed]);
    this.draw();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
  }

  pace(speed) {
    this.speed = speed;
    if (!this.timer) return;
    this.stop();
    this.toggle();
  }

  key(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || event.target.closest("input, select")) return;
    event.preventDefault();
    this.go(this.at + by);
  }

  draw() {
    show(this.root,
      h("div", { class: "replay-bar", key: "bar" },
        this.button("first", "❙◀", () => this.go(0)),
        this.button("previous", "◂", () => this.go(this.at - 1)),
        this.button(this.timer ? "stop" : "play", this.timer ? "❚❚" : "▶", () => this.toggle()),
        this.button("next", "▸", () => this.go(this.at + 1)),
        this.button("last", "▶❙", () => this.go(this.last)),
        h("input", {
          type: "range", class: "replay-at", min: "0", max: String(this.last), value: String(this.at),
          "aria-label": tell("moment", this.at, this.last), oninput: (event) => this.go(Number(event.target.value)),
        }),
        h("output", { class: "replay-count" }, `${this.at} / ${this.last}`),
        h("label", { class: "replay-speed" }, tell("speed"), " ",
          h("select", { value: String(this.speed), onchange: (event) => this.pace(Number(event.target.value)) },
            SPEEDS.map((speed, at) => h("option", { value: String(at), key: at }, `× ${speed}`))))),
      this.replay.review && chances(this.replay.review, matchAt(this.replay, this.at).seats, (n) => this.go(n), this.at),
      h("div", { class: "replay-table", key: "table" },
        h("ul", { class: "replay-seats", own: true, key: "seats" }),
        h("div", { class: "replay-middle", key: "middle" },
          h("div", { class: "replay-board", own: true, key: "board" }),
          h("section", { class: "replay-shared shared", own: true, key: "shared", "aria-label": say("shared") })),
        h("div", { class: "replay-side", key: "side" },
          h("section", { class: "replay-ask", own: true, key: "ask", "aria-live": "polite" }),
          h("ol", { class: "replay-log", own: true, key: "log", tabindex: "0", "aria-label": tell("log") }))));
  }

  button(name, sign, act) {
    return h("button", {
      type: "button", key: name === "stop" ? "play" : name, class: `replay-${name === "stop" ? "play" : name}`,
      "aria-label": tell(name), title: tell(name), onclick: act,
    }, sign);
  }
}

/** What was asked then, or how it ended. */
function question(match) {
  if (match.result) {
    return [h("h2", { key: "text" }, match.result.won), h("p", { key: "ending" }, [match.result.ending, ...match.result.why].join(" ")),
      match.result.details.map((line, at) => h("p", { key: `detail${at}` }, line))];
  }
  return [h("p", { key: "who", class: "who" }, match.ask.who), h("h2", { key: "text" }, match.ask.text),
    match.status && h("p", { key: "status", class: "aside" }, match.status)];
}
