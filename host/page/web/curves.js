// A rating over time: a line, and round it the band in which the truth nearly certainly lies.

import { h } from "./dom.js";
import { tell } from "./history_words.js";

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { left: 34, right: 8, top: 10, bottom: 24 };
const SURE = 2; // times the uncertainty, either way
const STEPS = [1, 2, 5, 10, 20];
const MANY = 6; // more lines across are too many

/** `points`: [{at, mu, sigma}], the oldest first; at least two. */
export function curve(name, points, count) {
  const low = Math.min(...points.map((point) => point.mu - SURE * point.sigma));
  const high = Math.max(...points.map((point) => point.mu + SURE * point.sigma));
  const times = points.map((point) => Date.parse(point.at));
  const x = scale(times[0], times[times.length - 1], EDGE.left, WIDTH - EDGE.right);
  const y = scale(low, high, HEIGHT - EDGE.bottom, EDGE.top);
  const along = points.map((point, at) => ({ ...point, x: round(x(times[at], at / (points.length - 1))) }));
  const [first, last] = [points[0], points[points.length - 1]];
  return h("figure", { class: "curve", key: "curve" },
    h("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
      "aria-label": `${tell("curve", name, count)}. ${tell("curve_ends", day(first), day(last), first.mu.toFixed(1), last.mu.toFixed(1))}`,
    },
    ticks(low, high).map((value) => h("g", { class: "tick", key: `tick${value}` },
      h("line", { x1: EDGE.left, x2: WIDTH - EDGE.right, y1: round(y(value)), y2: round(y(value)) }),
      h("text", { x: EDGE.left - 6, y: round(y(value)) + 4, "text-anchor": "end" }, String(value)))),
    h("polygon", { class: "band", points: band(along, y) }),
    h("polyline", { class: "line", points: along.map((point) => `${point.x},${round(y(point.mu))}`).join(" ") }),
    h("circle", { class: "now", cx: along[along.length - 1].x, cy: round(y(last.mu)), r: 4 }),
    h("text", { class: "when", x: EDGE.left, y: HEIGHT - 6 }, day(first)),
    h("text", { class: "when", x: WIDTH - EDGE.right, y: HEIGHT - 6, "text-anchor": "end" }, day(last))),
    h("figcaption", { class: "aside" }, tell("curve", name, count)));
}

function band(along, y) {
  const above = along.map((point) => `${point.x},${round(y(point.mu + SURE * point.sigma))}`);
  const below = along.map((point) => `${point.x},${round(y(point.mu - SURE * point.sigma))}`);
  return [...above, ...below.reverse()].join(" ");
}

/** From one range to another; where the first is a point (all in one minute), by `share`. */
function scale(from, to, start, end) {
  return (value, share = 0.5) => start + (end - start) * (to > from ? (value - from) / (to - from) : share);
}

function ticks(low, high) {
  const step = STEPS.find((each) => (high - low) / each <= MANY) || 50;
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

const round = (value) => Math.round(value * 10) / 10;
const day = (point) => point.at.slice(0, 10);
