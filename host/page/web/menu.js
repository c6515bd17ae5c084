// The bar at the top: what can be done with a match as a whole. What finds no room there is in its sheet.

import * as aloud from "./aloud.js";
import { openly } from "./curtain.js";
import { drawerOpen } from "./drawer.js";
import { h, show } from "./dom.js";
import { elsewhere } from "./elsewhere.js";
import { explains } from "./hints.js";
import { tell } from "./history_words.js";
import { alone, more } from "./line.js";
import * as sound from "./sound.js";
import { following, say } from "./words.js";

const NARROW = "(max-width: 999px)";

let chooser = null;

/** `acts`: start, undo, repair, leaving, save, load, aside, abort, openly, language, sound, drawer */
export function drawMenu(root, state, acts) {
  const { match, control } = state;
  const narrow = matchMedia(NARROW).matches;
  const other = following();
  const device = item("drawer", say("device"), () => acts.drawer(!drawerOpen()), { "aria-pressed": String(drawerOpen()) });
  const others = [
    control && match && item("new", say("new_match"), acts.start),
    !state.simulated && device, // a real table has one; at a simulated one the page asks, and shows it to the curious
    item("lang", other.name, () => acts.language(other.lang), { lang: other.lang }),
  ];
  show(root,
    !control && h("span", { key: "role", class: "chip", title: say("spectator_why") }, say("spectator")),
    control && match && item("undo", say("undo"), acts.undo, { disabled: !match.n }),
    !narrow && others,
    h("details", { key: "more", class: "more", onkeydown: shutOnEscape }, h("summary", {}, say("more")),
      h("div", { class: "sheet", onclick: shut }, narrow && others, sheet(state, acts), state.simulated && device)));
}

function sheet(state, acts) {
  const { match, control } = state;
  return [
    item("rules-page", say("rules"), () => acts.rules(""), { disabled: !match }),
    control && item("hints", say(explains() ? "hints_on" : "hints_off"), acts.hints),
    control && item("mend", say("repair"), acts.repair, { disabled: !match?.n }),
    control && item("halt", say("pause_match"), () => acts.pause(true), { disabled: !match?.ask || state.paused }),
    control && item("leave", say("leave"), acts.leaving, { disabled: !match?.ask }),
    control && item("save", say("save"), acts.save, { disabled: !match }),
    control && item("load", say("load"), () => open(acts.load)),
    control && item("aside", say("put_aside"), acts.aside, { disabled: !match || Boolean(match.result) }),
    control && item("abort", say("abort"), acts.abort, { disabled: !match }),
    control && item("openly", say(openly() ? "curtain_off" : "curtain_on"), () => acts.openly(!openly())),
    control && (alone || state.phones) && item("phones", tell("phones"), () => elsewhere("room.html")),
    more().map(([id, text, act]) => item(id, text, act)),
    item("history", tell("history"), () => elsewhere("history.html")),
    aloud.able && item("aloud", aloud.called(), aloud.toggle),
    item("sound", say(sound.on ? "sound_on" : "sound_off"), acts.sound),
  ];
}

function item(id, text, onclick, more = {}) {
  return h("button", { key: id, type: "button", id, onclick, ...more }, text);
}

/** Closed again by what was chosen, by Escape, and by a click elsewhere. */
function shut(event) {
  if (event.target.closest("button")) event.currentTarget.closest("details").open = false;
}

function shutOnEscape(event) {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary").focus();
}

document.addEventListener("pointerdown", (event) => {
  for (const sheet of document.querySelectorAll(".more[open]")) {
    if (!sheet.contains(event.target)) sheet.open = false;
  }
});

/** Let people choose a file. */
function open(take) {
  chooser = chooser || document.getElementById("file");
  chooser.onchange = () => {
    if (chooser.files[0]) take(chooser.files[0]);
    chooser.value = "";
  };
  chooser.click();
}
