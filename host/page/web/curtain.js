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

/** Whether the asked player's cards are on another screen than this one: a phone. */
const onPhone = ({ match, here }) => here === undefined && Boolean(asked(match)?.phone);

/** Who should come to the window, or looks at a phone, in words; empty where neither is so. */
export function summons(state) {
  if (!state.match?.ask) return "";
  if (onPhone(state)) return say("on_phone", asked(state.match).name);
  if (state.match.ask.curtain !== "pass") return "";
  return say(state.simulated ? "pass_to" : "cards_of", asked(state.match).name);
}

/** In the question's place: the button of the asked player. `lift(seat)` tells the server; where the
 * cards are on a phone only `fetch(seat)` brings them here, and ends the phone's link. */
export function curtain(state, lift, fetch) {
  if (!summons(state)) return null;
  const { match, control } = state;
  const { name } = asked(match);
  return h("div", { key: "curtain", class: "curtain" },
    h("h3", { class: "summons" }, summons(state)),
    onPhone(state) ? control && h("p", { key: "lost", class: "aside" }, say("phone_lost"), " ",
      h("button", { type: "button", class: "link", id: "fetch", onclick: () => fetch(match.ask.seat) }, say("fetch", name)))
      : [button(match, "lift", say("i_am", name), lift), h("p", { key: "why", class: "aside" }, say("curtain_why"))]);
}

/** In the hand's place, where only a look at it wants a curtain. */
export function covered(state, lift) {
  if (onPhone(state)) return h("p", { key: "look", class: "none" }, say("hand_on_phone"));
  return button(state.match, "look", say("look", asked(state.match).name), lift);
}

/** The second click of a double click was meant for what stood there before. */
function button(match, id, text, lift) {
  return h("button", {
    type: "button", key: id, id, class: id === "lift" ? "main" : null,
    onclick: (event) => { if (event.detail < 2) lift(match.ask.seat); },
  }, text);
}
