// What the page itself says, by key; the table brings its own texts. languages.js is what the files of
// host/page/words hold: a new one there is offered here.

import { NAMES, PAGE, PLURALS } from "./languages.js";

const OTHERWISE = "en";

let spoken = OTHERWISE;

export function speak(lang) {
  spoken = lang in NAMES ? lang : OTHERWISE;
  const root = document.documentElement;
  if (root.lang !== spoken) root.lang = spoken; // said again, it would have every element styled again
}

export const language = () => spoken;

/** As dates are written in it. */
export const locale = () => (spoken === "en" ? "en-GB" : spoken);

/** The day of a record's date, as this language writes it. */
export function day(date) {
  return new Date(`${date.slice(0, 10)}T12:00`).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });
}

/** The language after this one, and its name in itself: the last is followed by the first. */
export function following() {
  const every = Object.keys(NAMES);
  const lang = every[(every.indexOf(spoken) + 1) % every.length];
  return { lang, name: NAMES[lang] };
}

/** A text of these, its {0}, {1}… filled, and {0:card|cards} by the number that {0} is; one that is missing shows its key. */
export function textOf(texts, key, args) {
  const text = texts[spoken][key] ?? key;
  return text.replace(/\{(\d)(?::(.*?))?\}/g, (_, at, forms) => (forms ? form(forms.split("|"), args[at]) : args[at] ?? ""));
}

/** The one of a word's forms that goes with a number, by the rules of engine.words.form. */
function form(forms, number) {
  const rules = PLURALS[spoken].split(",").map((rule) => rule.trim().split(" ").map(Number));
  const rule = rules.find(([modulus, low, high]) => number % modulus >= low && number % modulus <= high);
  return forms[rule?.[3]] ?? forms.at(-1);
}

export const say = (key, ...args) => textOf(PAGE, key, args);
