// Reading aloud, for who switches it on: the question that stands and what led to it, as it is announced
// to those who do not see the page. A question tells what all may know, so no secret is ever read.

import { keep, kept } from "./memory.js";
import { language, say } from "./words.js";

const LONGEST = 120; // letters said at once: Chrome falls silent in the middle of what takes 15 seconds
const REST_MS = 120; // a browser that was cancelled drops what it is given at once
const TRIES = 8; // as long as no voice has come: then it speaks with what the browser takes

/**
 * One voice over the browser's `synth`, whose faults it knows: voices come late, long texts end in the
 * middle, a cancel takes the next words with it and leaves the queue paused, and no word comes before
 * people have touched the page. `make` an utterance; `later(act, ms)` as setTimeout.
 */
export class Voice {
  constructor(synth, make, later = (act, ms) => setTimeout(act, ms)) {
    Object.assign(this, { synth, make, later });
    this.parts = [];
    this.said = null; // kept, for a browser forgets an utterance that nobody holds, and its end
    this.turn = 0; // of the newest text: what was meant for an older one does nothing
    this.touched = false;
    this.tries = TRIES;
  }

  /** Say this in place of what is being said. */
  say(text, lang) {
    this.hush();
    this.parts = parts(text).map((part) => [part, lang]);
    if (this.touched) this.soon();
  }

  hush() {
    this.turn += 1;
    this.parts = [];
    this.said = null;
    this.synth.cancel();
  }

  /** People have touched the page: only within that moment may iOS be spoken to for the first time. */
  touch() {
    if (this.touched) return;
    this.touched = true;
    this.synth.resume();
    this.synth.speak(this.make(""));
    this.soon();
  }

  soon() {
    const { turn } = this;
    this.later(() => turn === this.turn && this.next(), REST_MS);
  }

  next() {
    if (!this.synth.getVoices().length && this.tries) {
      this.tries -= 1;
      this.soon();
      return;
    }
    const part = this.parts.shift();
    if (!part) return;
    const said = this.make(part[0]);
    said.lang = part[1];
    said.voice = this.voice(part[1]);
    said.onend = said.onerror = () => said === this.said && this.next();
    this.said = said;
    this.synth.resume();
    this.synth.speak(said);
  }

  /** A voice of this language, one of this computer first; null: the browser's own choice. */
  voice(lang) {
    const speaks = this.synth.getVoices().filter((voice) => voice.lang.slice(0, 2).toLowerCase() === lang);
    return speaks.find((voice) => voice.localService) || speaks[0] || null;
  }
}

/** A text in sentences, and a long one at its blanks. */
export function parts(text) {
  const words = text.split(/(?<=[.?!…])\s+/u).flatMap((sentence) => (sentence.length > LONGEST ? sentence.split(/\s+/u) : [sentence]));
  return words.filter(Boolean).reduce((found, word) => {
    const last = found.at(-1);
    if (last === undefined || /[.?!…]$/u.test(last) || last.length + word.length >= LONGEST) return [...found, word];
    return [...found.slice(0, -1), `${last} ${word}`];
  }, []);
}

const voice = typeof speechSynthesis === "undefined" ? null : new Voice(speechSynthesis, (text) => new SpeechSynthesisUtterance(text));

/** Whether this browser can speak at all. */
export const able = Boolean(voice);
let on = able && kept("aloud") === "on";

for (const what of ["pointerdown", "keydown"]) document.addEventListener(what, () => on && voice.touch());

export function readAloud(text) {
  if (on) voice.say(text, language());
}

export const silence = () => voice?.hush();

export const called = () => say(on ? "aloud_on" : "aloud_off");

/** The switch: it says how it stands, which is also what lets a phone speak from now on. */
export function toggle(event) {
  on = !on;
  keep("aloud", on ? "on" : "off");
  event.currentTarget.textContent = called();
  if (on) voice.touch();
  voice.say(called(), language());
}
