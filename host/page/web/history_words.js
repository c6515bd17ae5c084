// What the history and the phones say.

import { HISTORY } from "./languages.js";
import { textOf } from "./words.js";

export const tell = (key, ...args) => textOf(HISTORY, key, args);
