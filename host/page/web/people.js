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
      }, levels(people, people.level))));
}

const icon = (sign) => h("span", { "aria-hidden": "true" }, sign);

/** Whether a simulated person plays this seat, and how hard it tries: switches with the control link, else a word. */
export function whoPlays(state, at, change) {
  const { match, people } = state;
  const seat = match.seats[at];
  const tries = state.control && people.tries?.[at] && howHard(people, at, seat.name, change);
  if (!(state.control && state.simulated)) {
    return seat.simulated && (tries || h("span", { class: "chip quiet" }, say("simulated")));
  }
  return [tries, h("label", { key: "who", class: "chip quiet", title: say("simulated_seat", seat.name) }, h("input", {
    type: "checkbox", checked: seat.simulated, "aria-label": say("simulated_seat", seat.name),
    onchange: (event) => change({ seats: chosen(people.seats, at, event.target.checked) }),
  }), h("span", { "aria-hidden": "true" }, say("simulated")))];
}

/** How hard a simulated person at this seat tries, or this computer at a real table. */
function howHard(people, at, name, change) {
  return h("select", {
    key: "tries", class: "tries", "aria-label": say("level_of", name), title: say("level_of", name), value: people.tries[at],
    onchange: (event) => change({ level: event.target.value, seat: at }),
  }, levels(people, people.tries[at]));
}

const levels = (people, now) => people.levels.map((level) => h("option", { value: level, selected: level === now }, say(`level_${level}`)));

function chosen(seats, seat, on) {
  const others = seats.filter((each) => each !== seat);
  return on ? [...others, seat] : others;
}
