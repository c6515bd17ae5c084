// The simulated people: who they are, whether they play, how fast.

import { h, show } from "./dom.js";
import { say } from "./words.js";

/** `change(fields)` tells the server. */
export function drawPeople(root, state, change) {
  const { match, people } = state;
  root.hidden = !(match && state.control && state.simulated);
  if (root.hidden) return;
  show(root, h("h3", {}, say("people")),
    h("div", { class: "options" },
      h("button", {
        type: "button", key: "play", id: "pause", "aria-pressed": String(!people.playing),
        onclick: () => change({ playing: !people.playing }),
      }, people.playing ? `❚❚ ${say("pause")}` : `▶ ${say("play")}`),
      h("button", {
        type: "button", key: "step", id: "step", disabled: people.playing || !people.waits,
        onclick: () => change({ step: true }),
      }, `▸❚ ${say("step")}`)),
    h("label", { class: "pace" }, h("span", {}, say("pace")),
      h("input", {
        type: "range", id: "pace", min: "0", max: String(people.paces - 1), step: "1", value: String(people.pace),
        oninput: (event) => change({ pace: Number(event.target.value) }),
      })),
    h("ul", { class: "switches" }, match.seats.map((seat, at) => h("li", { key: at },
      h("label", {}, h("input", {
        type: "checkbox", checked: seat.simulated,
        onchange: (event) => change({ seats: chosen(people.seats, at, event.target.checked) }),
      }), seat.name)))));
}

function chosen(seats, seat, on) {
  const others = seats.filter((each) => each !== seat);
  return on ? [...others, seat] : others;
}
