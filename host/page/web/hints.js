// One line that says what to do next, for somebody who has never seen the game.

import { say } from "./words.js";

/** The table's help for a question, or what to do while there is none. */
export function hint(state) {
  const match = state.match;
  if (!match) return say(plays(state) ? "no_match_hint" : "spectator_why");
  if (state.menu && !match.result) return say("table_menu");
  if (match.result) return say("winner_again");
  const ask = match.ask;
  if (!ask) return "";
  if (!plays(state)) return say("spectator_why");
  if (!ask.mine) return say(state.people.playing ? "thinking" : "paused", ask.who);
  return ask.help;
}

/** Whoever controls the page, or sits at a seat with a phone. */
const plays = (state) => state.control || state.here !== undefined;
