// One line that says what to do next, for a player who has never seen the game.

import { keep, kept } from "./memory.js";
import { say } from "./words.js";

let asked = ""; // the question whose help was asked for, where explanations are off

/** Whether every question is explained as it comes: so it is until people have enough of it. */
export const explains = () => kept("hints") !== "off";

export function explainAll(on) {
  keep("hints", on ? "on" : "off");
}

/** The help of this question after all. */
export function explainThis(match) {
  asked = `${match.n} ${match.ask.prompt}`;
}

/** Whether there is help that people may still open. */
export const holdsBack = (match) => Boolean(match?.ask?.mine) && !explains() && asked !== `${match.n} ${match.ask.prompt}`;

/** The table's help for a question, or what to do while there is none. */
export function hint(state) {
  const match = state.match;
  if (!match) return plays(state) ? say(state.simulated ? "no_match_here" : "no_match_hint") : say("spectator_why");
  if (state.paused) return "";
  if (state.menu && !match.result) return say("table_menu");
  if (match.result) return say("winner_again");
  const ask = match.ask;
  if (!ask) return "";
  if (!plays(state)) return say("spectator_why");
  if (ask.early) return say(ask.ready ? "early_ready" : "early");
  if (!ask.mine && ask.told) return ask.told;
  if (!ask.mine) return say(state.people.playing ? "thinking" : "paused", ask.who);
  return holdsBack(match) ? "" : ask.help;
}

/** Whether this page has the control link, or is a seat's phone. */
const plays = (state) => state.control || state.here !== undefined;
