// What can be done with a person of the history: another name, one person of two, none at all.

import { sure } from "./announce.js";
import { h } from "./dom.js";
import { tell } from "./history_words.js";

const LONGEST = 16; // letters of a name, as engine/names.py has it

/** `act(message)` resolves with whether it was done; `leave(name)` shows a person, or with "" everybody. */
export function drawPersonActs(name, act, leave) {
  const other = () => document.getElementById("other-name").value.trim();
  const done = async (message, now) => { if (await act(message)) leave(now); };
  return h("details", { key: "person-acts", class: "person-acts" }, h("summary", {}, tell("change_person")),
    h("p", { class: "aside" }, tell("change_reach")),
    h("p", {},
      h("input", { type: "text", id: "other-name", maxlength: String(LONGEST), "aria-label": tell("other_name"), placeholder: tell("other_name") }), " ",
      h("button", { type: "button", id: "rename", onclick: () => other() && done({ do: "rename", name, other: other() }, other()) }, tell("rename_person")), " ",
      h("button", { type: "button", id: "merge", onclick: () => other() && merge(name, other(), done) }, tell("merge_person")), " ",
      h("button", { type: "button", id: "erase", onclick: () => erase(name, done) }, tell("erase_person"))));
}

async function merge(name, other, done) {
  if (await sure(tell("sure_merge", name, other), tell("yes"), tell("no"))) await done({ do: "merge", name, other }, other);
}

async function erase(name, done) {
  if (await sure(tell("sure_erase", name), tell("yes"), tell("no"))) await done({ do: "erase", name }, "");
}
