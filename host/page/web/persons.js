// What can be done with people of the history: another name, one person of two, two of one, none at
// all; and what was done last taken back.

import { sure } from "./announce.js";
import { h } from "./dom.js";
import { tell } from "./history_words.js";

const LONGEST = 16; // letters of a name, as engine/names.py has it

/** `act(message)` resolves with whether it was done; `leave(name)` shows a person, or with "" everybody.
    `matches`: [number, title] of those that may have been another person's. */
export function drawPersonActs(name, matches, act, leave) {
  const other = () => document.getElementById("other-name").value.trim();
  const done = async (message, now) => { if (await act(message)) leave(now); };
  return h("details", { key: "person-acts", class: "person-acts" }, h("summary", {}, tell("change_person")),
    h("p", { class: "aside" }, tell("change_reach")),
    h("p", {},
      h("input", { type: "text", id: "other-name", maxlength: String(LONGEST), "aria-label": tell("other_name"), placeholder: tell("other_name") }), " ",
      h("button", { type: "button", id: "rename", onclick: () => other() && done({ do: "rename", name, other: other() }, other()) }, tell("rename_person")), " ",
      h("button", { type: "button", id: "merge", onclick: () => other() && merge(name, other(), done) }, tell("merge_person")), " ",
      matches.length > 0 && h("button", { type: "button", id: "split", onclick: () => other() && split(name, other(), done) }, tell("split_person")), " ",
      h("button", { type: "button", id: "erase", onclick: () => erase(name, done) }, tell("erase_person"))),
    matches.length > 0 && h("fieldset", { class: "split-matches" }, h("legend", {}, tell("split_which")),
      matches.map(([number, title]) => h("label", { key: number }, h("input", { type: "checkbox", value: String(number) }), ` ${title}`))));
}

async function split(name, other, done) {
  const marked = [...document.querySelectorAll(".split-matches input:checked")].map((box) => Number(box.value));
  if (marked.length) await done({ do: "split", name, other, matches: marked }, other);
}

/** A button that takes back what was changed last; `ask` resolves with the reply, `act` as above. */
export function drawTakeBack(ask, act, shout, again) {
  const back = async () => {
    const { ok, text, view: deed } = await ask({ do: "deed" });
    if (!ok || !deed) shout(ok ? tell("back_nothing") : text);
    else if (await sure(tell(`back_${deed.what}`, deed.name, deed.other), tell("yes"), tell("no"))) {
      if (await act({ do: "undo", deed: deed.number })) again();
    }
  };
  return h("p", { key: "take-back", class: "acts" }, h("button", { type: "button", id: "take-back", onclick: back }, tell("take_back")));
}

async function merge(name, other, done) {
  if (await sure(tell("sure_merge", name, other), tell("yes"), tell("no"))) await done({ do: "merge", name, other }, other);
}

async function erase(name, done) {
  if (await sure(tell("sure_erase", name), tell("yes"), tell("no"))) await done({ do: "erase", name }, "");
}
