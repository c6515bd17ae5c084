// Notes to everybody at the page, beside the state of the table.

import { shout } from "./announce.js";
import * as sound from "./sound.js";

const LAST = "trilithon.again"; // what the page had to say when it began again

export function note(message) {
  if (message.note === "sound") sound.play(message.name);
  if (message.note === "refused") shout(message.text);
  if (message.note === "again") begin(message.text);
}

/** Plates, boxes and drawings are fetched once: a page that shows others begins again, and says why. */
function begin(text) {
  try {
    sessionStorage.setItem(LAST, text);
  } catch { /* private windows */ }
  location.reload();
}

try {
  const text = sessionStorage.getItem(LAST);
  sessionStorage.removeItem(LAST);
  if (text) shout(text);
} catch { /* private windows */ }
