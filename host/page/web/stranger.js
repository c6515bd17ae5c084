// A phone whose person does not play here: before it shows a card it asks who holds it.

import { h, show } from "./dom.js";
import { tell } from "./history_words.js";

/** In the question's place; `claim(seat, name)` tells the server. */
export function drawStranger(root, { name, seats }, claim) {
  const one = seats.length === 1;
  root.classList.remove("mine");
  show(root,
    h("p", { key: "who", class: "who" }, tell("not_here", name)),
    h("h2", { key: "text", id: "question", tabindex: "-1" },
      !seats.length ? tell("no_place") : one ? tell("are_you", seats[0].name) : tell("who_are_you")),
    seats.length && h("div", { key: "options", class: "options", role: "group", "aria-labelledby": "question" },
      seats.map((each) => h("button", { type: "button", key: each.seat, "data-value": each.name, onclick: () => claim(each.seat, each.name) },
        tell("i_am_here", each.name)))));
}
