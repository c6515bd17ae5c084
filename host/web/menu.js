// The bar at the top: what can be done with a match as a whole.

import { openly } from "./curtain.js";
import { h, show } from "./dom.js";
import * as sound from "./sound.js";
import { french, say } from "./words.js";

let chooser = null;

export function drawMenu(root, state, acts) {
  const { match, control } = state;
  show(root,
    !control && h("span", { key: "role", class: "chip", title: say("spectator_why") }, say("spectator")),
    h("span", { key: "space", class: "space" }),
    control && h("button", { key: "new", type: "button", id: "new", onclick: acts.start }, say("new_match")),
    control && h("button", { key: "undo", type: "button", id: "undo", disabled: !match?.n, onclick: acts.undo }, say("undo")),
    h("button", {
      key: "lang", type: "button", id: "lang", lang: french() ? "en" : "fr",
      onclick: () => acts.language(french() ? "en" : "fr"),
    }, say("other_language")),
    h("details", { key: "more", class: "more" }, h("summary", {}, say("more")),
      h("div", { class: "sheet" },
        control && h("button", { key: "save", type: "button", id: "save", disabled: !match, onclick: acts.save }, say("save")),
        control && h("button", { key: "load", type: "button", id: "load", onclick: () => open(acts.load) }, say("load")),
        control && h("button", { key: "abort", type: "button", disabled: !match, onclick: acts.abort }, say("abort")),
        control && h("button", {
          key: "curtain", type: "button", id: "openly", onclick: () => acts.openly(!openly()),
        }, say(openly() ? "curtain_off" : "curtain_on")),
        h("button", {
          key: "sound", type: "button",
          onclick: (event) => { sound.toggle(); event.target.textContent = say(sound.on ? "sound_on" : "sound_off"); },
        }, say(sound.on ? "sound_on" : "sound_off")))));
}

/** Let people choose a file. */
function open(take) {
  chooser = chooser || document.getElementById("file");
  chooser.onchange = () => {
    if (chooser.files[0]) take(chooser.files[0]);
    chooser.value = "";
  };
  chooser.click();
}
