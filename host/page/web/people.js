// The simulated people: whether they play, how fast, how hard they try. Who is one stands with each player.

import { h, show } from "./dom.js";
import { say } from "./words.js";

/** `change(fields)` tells the server. */
export function drawPeople(root, state, change) {
  const { match, people } = state;
  root.hidden = !(match && state.control && (state.simulated || people.seats.length));
  if (root.hidden) return;
  show(root,
    state.simulated && h("button", {
      type: "button", key: "play", id: "pause", "aria-pressed": String(!people.playing),
      onclick: () => change({ playing: !people.playing }),
    }, icon(people.playing ? "❚❚" : "▶"), say(people.playing ? "pause" : "play")),
    state.simulated && h("button", {
      type: "button", key: "step", id: "step", disabled: people.playing || !people.waits,
      onclick: () => change({ step: true }),
    }, icon("▸❚"), say("step")),
    h("label", { key: "pace", class: "pace" }, h("span", { class: "unseen" }, say("pace")),
      h("input", {
        type: "range", id: "pace", min: "0", max: String(people.paces - 1), step: "1", value: String(people.pace),
        title: say("pace"), oninput: (event) => change({ pace: Number(event.target.value) }),
      })),
    h("label", { key: "level", class: "level" }, h("span", { class: "unseen" }, say("level")),
      h("select", {
        id: "level", title: say("level"), value: people.level,
        onchange: (event) => change({ level: event.target.value }),
      }, people.levels.map((level) => h("option", { value: level, selected: level === people.level },
        say(`level_${level}`))))));
}

const icon = (sign) => h("span", { "aria-hidden": "true" }, sign);

/** Whether a simulated person plays this seat: a switch with the control link, else a word. */
export function whoPlays(state, at, change) {
  const { match, people } = state;
  const seat = match.seats[at];
  if (!(state.control && state.simulated)) {
    return seat.simulated && h("span", { class: "chip quiet" }, say("simulated"));
  }
  return h("label", { class: "chip quiet" }, h("input", {
    type: "checkbox", checked: seat.simulated, "aria-label": say("simulated_seat", seat.name),
    onchange: (event) => change({ seats: chosen(people.seats, at, event.target.checked) }),
  }), h("span", { "aria-hidden": "true" }, say("simulated")));
}

function chosen(seats, seat, on) {
  const others = seats.filter((each) => each !== seat);
  return on ? [...others, seat] : others;
}
