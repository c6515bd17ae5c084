// The curtain between people who share this window: until the next one says so, the page has none
// of their secrets, for the server sends none. Here are only its words, its button and its switch.

import { h } from "./dom.js";
import { keep, kept } from "./memory.js";
import { say } from "./words.js";

let open = kept("openly") === "yes";

/** Whether the people at this window show each other everything: no curtain. */
export const openly = () => open;

export function setOpenly(on) {
  open = on;
  keep("openly", on ? "yes" : "no");
}

const asked = (match) => match.seats[match.ask.seat];

/** Who should come to the window, in words; empty where that is not needed. */
export function summons(state) {
  if (state.match?.ask?.curtain !== "pass") return "";
  return say(state.simulated ? "pass_to" : "cards_of", asked(state.match).name);
}

/** In the question's place: the button of the asked player. `lift(seat)` tells the server. */
export function curtain(state, lift) {
  if (!summons(state)) return null;
  const { match } = state;
  return h("div", { key: "curtain", class: "curtain" },
    h("h3", { class: "summons" }, summons(state)),
    button(match, "lift", say("i_am", asked(match).name), lift),
    h("p", { class: "aside" }, say("curtain_why")));
}

/** In the hand's place, where only a look at it wants a curtain. */
export function covered(match, lift) {
  return button(match, "look", say("look", asked(match).name), lift);
}

/** The second click of a double click was meant for what stood there before. */
function button(match, id, text, lift) {
  return h("button", {
    type: "button", key: id, id, class: id === "lift" ? "main" : null,
    onclick: (event) => { if (event.detail < 2) lift(match.ask.seat); },
  }, text);
}
