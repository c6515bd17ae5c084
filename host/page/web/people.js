// The simulated people: whether they play, how fast, how hard they try. Who is one stands with each player.

import { h, show } from "./dom.js";
import { say } from "./words.js";

/** `change(fields)` tells the server. */
export function drawPeople(root, state, change) {
  const { match, people } = state;
  root.hidden = !(match && state.control && (state.simulated || people.seats.length));
  if (root.hidden) return;
  show(root,
    h("h2", { key: "title" }, say("people")),
    state.simulated && h("button", {
      type: "button", key: "play", id: "pause", "aria-pressed": String(!people.playing),
      onclick: () => change({ playing: !people.playing }),
    }, icon(people.playing ? "❚❚" : "▶"), say(people.playing ? "pause" : "play")),
    state.simulated && !people.playing && h("button", {
      type: "button", key: "step", id: "step", disabled: !people.waits,
      onclick: () => change({ step: true }),
    }, icon("▸❚"), say("step")),
    h("label", { key: "pace", class: "pace" }, h("span", {}, say("pace")),
      h("input", {
        type: "range", id: "pace", min: "0", max: String(people.paces - 1), step: "1", value: String(people.pace),
        oninput: (event) => change({ pace: Number(event.target.value) }),
      })),
    tries(people, people.level, say("level"), { id: "level", onchange: (event) => change({ level: event.target.value }) }));
}

/** How hard all of them try: a choice, of which `now` is chosen. */
export function tries(people, now, label, fields) {
  return h("label", { key: "level", class: "level" }, h("span", {}, label),
    h("select", { ...fields, value: now }, levels(people, now)));
}

const icon = (sign) => h("span", { "aria-hidden": "true" }, sign);

/** Who plays this seat, a person or a simulated one and how hard it tries: a choice with the control link, else a word. */
export function whoPlays(state, at, change) {
  const { match, people, simulated } = state;
  const { name, simulated: machine } = match.seats[at];
  const level = people.tries?.[at]; // a program from outside has none
  if (!(state.control && (simulated || level))) return machine && h("span", { class: "chip quiet" }, say("simulated"));
  const lots = machine && people.lots?.[name];
  const own = machine && !level && h("option", { value: "", selected: true }, say("simulated"));
  return [h("select", {
    key: "who", class: "who-plays", value: machine ? level || "" : PERSON, "aria-label": say("player_of", name), title: say("player_of", name),
    onchange: ({ target: { value } }) => change({
      ...simulated && { seats: chosen(people.seats, at, value !== PERSON) }, ...people.levels.includes(value) && { level: value, seat: at },
    }),
  }, simulated && h("option", { value: PERSON, selected: !machine }, say("a_person")), own,
  h("optgroup", { label: say("simulated") }, levels(people, machine && level))),
  lots && h("span", { key: "lots", class: "chip quiet", title: say("lots_of", name) }, say("lots", lots))];
}

const PERSON = "person";

const levels = (people, now) => people.levels.map((level) => h("option", { value: level, selected: level === now }, say(`level_${level}`)));

function chosen(seats, seat, on) {
  const others = seats.filter((each) => each !== seat);
  return on ? [...others, seat] : others;
}
