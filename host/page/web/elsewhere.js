// The server's other pages; a table without a server says who has them.

import { shout } from "./announce.js";
import { alone } from "./line.js";
import { say } from "./words.js";

/** `view`: which of its views, where not the first. */
export function elsewhere(page, view = "") {
  if (alone) shout(say("needs_computer"));
  else location.href = page + location.hash + view;
}
