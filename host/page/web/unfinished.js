// Last time's people, and the match that was left last: the history knows them, the table takes it up again.

import { alone, openLine } from "./line.js";
import { kept } from "./memory.js";

/** Resolves with {people, left}: names by seat; and {title, players, take()}, or null where nothing was left.
 * `take` resolves with the reply. */
export async function lastTime() {
  const line = await opened();
  if (!line?.greeting.table) return { people: [], left: null };
  const { view } = await line.ask({ do: "overview", game: "" });
  const newest = view?.matches[0];
  const people = (newest?.seats || []).map((seat) => seat.name);
  if (!newest || newest.ending || !newest.answers) {
    line.close();
    return { people, left: null };
  }
  return { people, left: {
    title: line.greeting.titles[newest.game] || newest.game,
    players: people,
    take: () => line.ask({ do: "resume", match: newest.id }),
  } };
}

/** The line to the history once it has greeted, or null where there is none. */
function opened() {
  if (alone) return Promise.resolve(null);
  const socket = openLine("/history");
  const waiting = new Map();
  const ask = (message) => new Promise((resolve) => {
    waiting.set(waiting.size + 1, resolve);
    socket.send(JSON.stringify({ ...message, id: waiting.size }));
  });
  return new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ token: location.hash.slice(1), lang: kept("lang") || navigator.language.slice(0, 2) }));
    socket.onerror = socket.onclose = () => {
      resolve(null);
      for (const answer of waiting.values()) answer({ ok: false, text: "" });
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "greeting") resolve({ greeting: message, ask, close: () => socket.close() });
      else waiting.get(message.id)?.(message);
    };
  });
}
