// What an answer would lead to, while people point at it or have the focus there: where things go on the
// board, and what the table would say. The table works it out; cards and secrets it keeps to itself.

import { h } from "./dom.js";
import { changes } from "./motion.js";

const REST_MS = 120; // a pointer that only crosses asks for nothing
const STEPS = /^(Tab|Arrow|Home|End)/; // keys by which people come to an answer; where the page puts the focus, it tells nothing
const ANSWER = "[data-value], button.card.can";

let found = null; // {n, value, said, pieces}

/** What is foreseen of the question that stands, or null. */
const foreseen = (match) => (match && found?.n === match.n ? found : null);

export class Foresight {
  /** `ask(message)` sends to the table; `match()` is the one that is shown; `redraw()` is called with news. */
  constructor(ask, match, redraw) {
    Object.assign(this, { ask, match, redraw, value: null, timer: null });
    // What comes under a pointer that rests, because the page was drawn again, was not pointed at.
    document.addEventListener("pointermove", (event) => { if (event.movementX || event.movementY) this.point(event.target); });
    document.addEventListener("keyup", ({ key }) => { if (STEPS.test(key)) this.point(document.activeElement); });
  }

  point(node) {
    const at = node.closest?.("main")?.contains(node) ? node.closest(ANSWER) : null;
    const { value: said, name, first, then = first && name } = at?.dataset || {};
    const value = said ?? first ?? name ?? null;
    const match = this.match();
    const what = value && `${value} ${then || ""}`;
    if (what === this.value && (value === null || foreseen(match))) return;
    this.value = what;
    clearTimeout(this.timer);
    if (value === null || !match?.ask?.mine || match.ask.secret || match.ask.settled || match.ask.role !== "choice") this.show(null);
    else this.timer = setTimeout(() => this.look(what, { n: match.n, value, then }), REST_MS);
  }

  async look(what, answers) {
    const reply = await this.ask({ do: "foresee", ...answers });
    if (this.value === what) this.show(reply.ok ? { ...answers, ...reply } : null);
  }

  show(next) {
    if (!found && !next) return;
    found = next;
    this.redraw();
  }
}

/** Its sentences, below the answers. */
export function drawForesight(match) {
  if (!match?.ask?.mine) return null;
  const said = foreseen(match)?.said || [];
  return h("p", { key: "foreseen", id: "foreseen", role: "status" }, said.join(" "));
}

/** A little flag on every place to which a piece has come since the own last answer (host/page/since.py). */
export function drawNews({ since = [] }, at, wide) {
  const places = since.filter((to) => at.has(to));
  return places.length > 0 && h("g", { key: "since", class: "since" }, places.map((to) => h("path", {
    key: to, d: "M0 0v-9M0-9l6 2.400-6 2.400z", transform: `translate(${at.get(to).x + wide * .02} ${at.get(to).y - wide * .02}) scale(${wide / 220})`,
  })));
}

/** On a board so wide: from where to where things would go, or went since `before`; `at`: place -> {x, y}. */
export function drawWays(match, at, wide) {
  const [old, pieces] = match.before ? [match.before, match.pieces] : [match.pieces, foreseen(match)?.pieces || []];
  if (!pieces.length) return null;
  return h("g", { key: "ways", class: "ways" }, changes(old, pieces).map((way, index) => {
    const [from, to] = [at.get(way.from), at.get(way.to)];
    return to && h("g", { key: index },
      from && h("path", { class: "way", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
      h("circle", { class: "goal", cx: to.x, cy: to.y, r: wide * .031 }));
  }));
}
