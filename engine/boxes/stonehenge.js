// What the cards of the Stonehenge anthology look like: numbers of day and night, and five trilithons.

import { h } from "./dom.js";
import { band, INKS, symbol, text } from "./faces.js";
import { say } from "./words.js";

const COLOURS = ["white", "blue", "green", "yellow", "red", "black"];
const TRILITHONS = { W: "white", B: "blue", G: "green", Y: "yellow", R: "red" };

export function look({ stem, end }) {
  if (stem === "t") return { kind: "trilithon", colour: TRILITHONS[end], big: "", small: say(TRILITHONS[end]) };
  const colour = COLOURS[(Number(end) - 1) % 6];
  const kind = stem === "d" ? "day" : "night";
  return { kind, colour, big: end, small: say(kind), aloud: say(colour) };
}

export const DRAWN = { day: sky, night: sky, trilithon: stones };

function sky({ kind, colour, big }) {
  const day = kind === "day";
  return [
    h("rect", { width: 60, height: 84, fill: day ? "#fbeecb" : "#1c2850" }),
    day ? sun() : moon(),
    h("path", { d: "M0 58q16-8 32-3t28-2v14H0z", fill: day ? "#8fae5d" : "#22402f" }),
    h("path", { d: "M31 36h24v5H31zM33 41h6v16h-6zM47 41h6v16h-6z", fill: day ? "#9b968a" : "#5d6478", stroke: "#23262b", "stroke-width": .7 }),
    text(5, 21, 20, big, day ? "#1d2126" : "#ffffff", { "letter-spacing": -1 }),
    symbol(colour, 5, 27, 17, INKS[colour][0]),
    band(colour, say(colour)),
  ];
}

const sun = () => h("g", { fill: "#f0a71c", stroke: "#f0a71c", "stroke-width": 2, "stroke-linecap": "round" },
  h("circle", { cx: 45, cy: 16, r: 6 }),
  h("path", { d: "M45 4v2M45 26v2M33 16h2M55 16h2M36.500 7.500l1.500 1.500M52 23l1.500 1.500M53.500 7.500L52 9M38 23l-1.500 1.500" }));

const moon = () => h("g", { fill: "#f3e7b4" },
  h("path", { d: "M48 6a11 11 0 1 0 8 17A9.500 9.500 0 0 1 48 6z" }), h("path", { d: "M31 8h1.600v1.600H31zM34 29h1.400v1.400H34zM56 32h1.400v1.400H56z" }));

function stones({ colour, small }) {
  return [
    h("rect", { width: 60, height: 84, fill: "#dcd8cc" }), h("path", { d: "M0 52q30-9 60 0v14H0z", fill: "#7f9a59" }),
    h("path", {
      d: "M9 17l42-2 1 9-44 1zM13 25h11l1 34-13 1zM36 25h11l1 35-13-1z",
      fill: INKS[colour][0], stroke: "#1b1d21", "stroke-width": 1.6, "stroke-linejoin": "round",
    }),
    band(colour, small),
  ];
}
