// What the hall's page says.

import { HALL } from "./languages.js";
import { textOf } from "./words.js";

export const say = (key, ...args) => textOf(HALL, key, args);

/** A device by its name in people's words; one that has none, by its own. */
export function device(name) {
  const key = `device_${name}`;
  const said = say(key);
  return said === key ? name : said;
}

/** So many seconds, in minutes and hours. */
export function long(seconds) {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? say("minutes", minutes) : say("hours", Math.floor(minutes / 60), minutes % 60);
}
