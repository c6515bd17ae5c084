// What the page itself says, by key; the table brings its own texts. languages.js is what the files of
// host/page/words hold: a new one there is offered here.

import { NAMES, PAGE } from "./languages.js";

const OTHERWISE = "en";

let spoken = OTHERWISE;

export function speak(lang) {
  spoken = lang in NAMES ? lang : OTHERWISE;
  document.documentElement.lang = spoken;
}

export const language = () => spoken;

/** As dates are written in it. */
export const locale = () => (spoken === "en" ? "en-GB" : spoken);

/** The language after this one, and its name in itself: the last is followed by the first. */
export function following() {
  const every = Object.keys(NAMES);
  const lang = every[(every.indexOf(spoken) + 1) % every.length];
  return { lang, name: NAMES[lang] };
}

/** A text of these, its {0}, {1}… filled; one that is missing shows its key. */
export function textOf(texts, key, args) {
  const text = texts[spoken][key] ?? key;
  return text.replace(/\{(\d)\}/g, (_, at) => args[at] ?? "");
}

export const say = (key, ...args) => textOf(PAGE, key, args);
