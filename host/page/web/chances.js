// A match judged: everybody's chances along it, and the answers that turned them most.

import { ink, MARKS } from "./badges.js";
import { h } from "./dom.js";
import { say } from "./words.js";

const WIDTH = 640;
const HEIGHT = 150;
const EDGE = { left: 6, right: 22, top: 8, bottom: 8 };
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "5 2", "1 3", "12 5", "4 6"]; // for eyes that tell no colours

/**
 * `review`: what host/page/judgement.py makes; `seats`: of the match. `go(n)` shows the moment after n
 * answers, where there is one to show; `at`: which is shown.
 */
export function chances(review, seats, go = null, at = null) {
  return h("section", { class: "chances", key: "chances", "aria-label": say("review_of") },
    h("h2", { key: "head" }, say("review_of")),
    curve(review, seats, at),
    h("p", { key: "turns", class: "aside" }, say(review.turns.length ? "review_turns" : "turn_none")),
    h("ol", { key: "list" }, review.turns.map((turn, place) => h("li", { key: place },
      go && h("button", { type: "button", class: "turn", "data-n": turn.n, onclick: () => go(turn.n) }, String(turn.n)), " ",
      turn.said.join(" ")))),
    h("ul", { key: "luck", class: "aside" }, review.lucky.map((line, place) => h("li", { key: place }, line))));
}

function curve({ curve: points, turns, players }, seats, at) {
  const x = (n) => round(EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * n) / Math.max(1, points.length - 1));
  const y = (share) => round(EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - share));
  const last = points[points.length - 1];
  const ends = players.map((name, seat) => `${name} ${Math.round(100 * last[seat])} %`).join(", ");
  return h("svg", { key: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `${say("review_of")}: ${ends}` },
    [0, 0.5, 1].map((share) => h("line", { class: "tick", key: `tick${share}`, x1: EDGE.left, x2: WIDTH - EDGE.right, y1: y(share), y2: y(share) })),
    turns.map((turn, place) => h("line", { class: `turned ${turn.kind}`, key: `turn${place}`, x1: x(turn.n), x2: x(turn.n), y1: y(0), y2: y(1) })),
    at !== null && h("line", { class: "here", key: "here", x1: x(at), x2: x(at), y1: y(0), y2: y(1) }),
    players.map((_, seat) => {
      const along = points.map((point, n) => `${x(n)},${y(point[seat])}`).join(" ");
      const colour = ink(seats[seat]);
      return h("g", { key: `seat${seat}` },
        h("polyline", { class: "under", points: along }),
        h("polyline", { class: "share", points: along, stroke: colour, "stroke-dasharray": DASHES[seat % DASHES.length] }),
        h("text", { x: WIDTH - EDGE.right + 4, y: y(last[seat]) + 4 + 3 * seat, fill: colour }, MARKS[seat % MARKS.length]));
    }));
}

const round = (value) => Math.round(value * 10) / 10;
