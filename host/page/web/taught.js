// Before the first match of a game in this browser its page for players opens by itself: once.

import { kept, keep } from "./memory.js";

const EVERY = "*"; // as if every game had been played: pictures and tests ask for it
const here = new Set(); // for browsers that keep nothing

/** Whether a match of this game is the first one here; from now on it is not. */
export function firstTime(game) {
  const seen = (kept("taught") || "").split(" ");
  if (here.has(game) || seen.includes(game) || seen.includes(EVERY)) return false;
  here.add(game);
  keep("taught", [...seen, game].join(" ").trim());
  return true;
}
