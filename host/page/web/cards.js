// Cards and tiles as they lie in a zone: buttons where they can be laid on the reader.

import { h } from "./dom.js";
import { called, face, look } from "./faces.js";
import { say } from "./words.js";

/**
 * A card as it lies in a zone: `lay(zone, card, node)` is called when it is clicked or taken.
 * Faces that are not asked for can be laid too: the table then says why it refuses them.
 */
export function cardView(zone, card, lay) {
  const faced = card.name !== undefined;
  const classes = ["card", faced ? look(card).kind : "back"];
  if (card.can) classes.push("can");
  if (card.laid) classes.push("laid");
  const come = !card.laid && card.come;
  if (come) classes.push("come");
  const label = [card.does, faced ? called(card) : say("a_card"), card.laid && say("done"), come && say("has_come")].filter(Boolean).join(", ");
  const props = { key: `${zone.zone}:${faced ? card.name : card.at}`, class: classes.join(" "), "data-name": faced ? card.name : null, "data-first": card.first };
  if (!lay || (!card.can && !(faced && zone.open))) {
    return h("span", { ...props, role: "img", "aria-label": label }, faced ? face(card) : null);
  }
  return h("button", {
    ...props,
    type: "button",
    title: label,
    "aria-pressed": card.laid ? "true" : null,
    draggable: "true",
    onclick: (event) => lay(zone, card, event.currentTarget),
    ondragstart: (event) => {
      event.dataTransfer.setData("text/plain", label);
      event.dataTransfer.effectAllowed = "move";
      dragged = { zone, card, node: event.currentTarget };
    },
    ondragend: () => { dragged = null; },
  }, h("span", { class: "unseen" }, label), faced ? face(card) : null);
}

let dragged = null;

/** The card that is being dragged now, or null. */
export const inTheAir = () => dragged;
