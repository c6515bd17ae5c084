// What a start needs, as it is once all of it is here, checked, unpacked and imported: kept in this browser
// after the first start, so that people who come again wait for none of that. Nothing of a match is in it.

import { answer, unpacked } from "./fetching.js";

export const MEMORY = "memory"; // Python's own, with all modules that every start imports

export class Ready {
  /** `place` keeps several sites of one origin apart; of other files, or in another browser, nothing is found. */
  constructor(place, heavy) {
    this.cache = `trilithon-start ${place}`;
    this.names = [...Object.keys(heavy).map(unpacked), MEMORY];
    this.made = encodeURIComponent([...Object.values(heavy).map(([, digest]) => digest), navigator.userAgent].join(" "));
  }

  address(name) {
    return new URL(`${name}?${this.made}`, import.meta.url).href;
  }

  /** Whether all of it is kept. Without encryption no browser keeps it. */
  async found() {
    const look = async (name) => [name, await caches.match(this.address(name), { cacheName: this.cache })];
    this.parts = Object.fromEntries(await Promise.all(this.names.map(look)).catch(() => []));
    return this.names.every((name) => this.parts[name]);
  }

  async bytes(name) {
    return new Uint8Array(await this.parts[name].arrayBuffer());
  }

  async response(name) {
    return this.parts[name];
  }

  /** An older one goes. Where there is no room, the next start takes as long as the first, and that is all. */
  async keep(parts) {
    await this.forget();
    const cache = await caches.open(this.cache);
    for (const name of this.names) await cache.put(this.address(name), answer(parts[name]));
  }

  forget() {
    return caches.delete(this.cache);
  }
}
