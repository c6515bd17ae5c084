// The faces and backs of cards and tiles, as buttons where they can be laid on the reader.

import { h } from "./dom.js";
import { say } from "./words.js";

const SPACE_COLOURS = ["white", "blue", "green", "yellow", "red", "black"];
const TRILITHONS = { W: "white", B: "blue", G: "green", Y: "yellow", R: "red" };
const PARTS = ["head", "torso", "legs"];

/** What a piece looks like: {kind, colour, big, small}. */
export function look(card) {
  const { stem, end } = card;
  if (stem === "d" || stem === "n") {
    const sky = stem === "d" ? "day" : "night";
    return { kind: sky, colour: SPACE_COLOURS[(Number(end) - 1) % 6], big: end, small: say(sky) };
  }
  if (stem === "t") {
    return { kind: "trilithon", colour: TRILITHONS[end], big: "", small: say(TRILITHONS[end]) };
  }
  const big = end.replace("-", "−");
  if (PARTS.includes(stem)) return { kind: stem, colour: "tile", big, small: say(stem) };
  if (stem === "") return { kind: "value", colour: end[0] === "-" ? "minus" : "plus", big, small: "" };
  return { kind: "bid", colour: stem, big, small: say(stem) };
}

const FIGURES = {
  day: "M12 7a5 5 0 1 0 .01 0M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M4 20l2-2M18 6l2-2",
  night: "M19 15A8 8 0 1 1 10 4a7 7 0 0 0 9 11z",
  trilithon: "M3 5h18v4H3zM5 9h4v11H5zM15 9h4v11h-4z",
  head: "M12 4c4 0 6 3 6 7s-3 9-6 9-6-5-6-9 2-7 6-7zM9.500 11v.01M14.500 11v.01M10 15.500h4",
  torso: "M5 5c4 2 10 2 14 0l1 6-3 1v8H7v-8l-3-1zM12 9v6",
  legs: "M7 3h10l1 18h-4l-2-11-2 11H6z",
};

export function figure(kind) {
  return FIGURES[kind]
    ? h("svg", { viewBox: "0 0 24 24", class: "figure", "aria-hidden": "true" }, h("path", { d: FIGURES[kind] }))
    : null;
}

/** The inside of a card that shows its face. */
export function face(card) {
  const { kind, big, small } = look(card);
  return [
    big && h("span", { class: "big" }, big),
    figure(kind),
    small && h("span", { class: "small" }, small),
  ];
}

/**
 * A card as it lies in a zone: `lay(zone, card, node)` is called when it is clicked or taken.
 * Faces that are not asked for can be laid too: the table then says why it refuses them.
 */
export function cardView(zone, card, lay) {
  const faced = card.name !== undefined;
  const classes = ["card", faced ? look(card).kind : "back"];
  if (card.can) classes.push("can");
  if (card.laid) classes.push("laid");
  const label = (faced ? card.label : say("a_card")) + (card.laid ? `, ${say("done")}` : "");
  const props = {
    key: `${zone.zone}:${faced ? card.name : card.at}`,
    class: classes.join(" "),
    "data-colour": faced ? look(card).colour : null,
    "data-name": faced ? card.name : null,
  };
  if (!lay || (!card.can && !(faced && zone.open))) {
    return h("span", { ...props, role: "img", "aria-label": label }, faced ? face(card) : null);
  }
  return h("button", {
    ...props,
    type: "button",
    "aria-label": label,
    "aria-pressed": card.laid ? "true" : null,
    draggable: "true",
    onclick: (event) => lay(zone, card, event.currentTarget),
    ondragstart: (event) => {
      event.dataTransfer.setData("text/plain", label);
      event.dataTransfer.effectAllowed = "move";
      dragged = { zone, card, node: event.currentTarget };
    },
    ondragend: () => { dragged = null; },
  }, faced ? face(card) : null);
}

let dragged = null;

/** The card that is being dragged now, or null. */
export const inTheAir = () => dragged;
