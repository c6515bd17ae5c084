// The heavy files: fetched with an eye on how much has come, compared with their hashes, unpacked.

export class Damaged extends Error {}

export const unpacked = (name) => name.replace(/\.gz$/, "");

export class Fetching {
  /** `heavy`: name -> [bytes, SHA-256]; `progress(come, all)` as they come. */
  constructor(heavy, progress) {
    this.progress = progress;
    this.come = 0;
    this.whole = Object.values(heavy).reduce((sum, [size]) => sum + size, 0);
    this.files = Object.fromEntries(Object.entries(heavy).map(([name, about]) => [unpacked(name), this.fetch(name, ...about)]));
  }

  /** Its bytes, once they are here, unpacked. */
  bytes(name) {
    return this.files[name];
  }

  async response(name) {
    return answer(await this.files[name]);
  }

  /** Name -> bytes of each. Rejects when one of them is damaged. */
  async all() {
    return Object.fromEntries(await Promise.all(Object.entries(this.files).map(async ([name, bytes]) => [name, await bytes])));
  }

  async fetch(name, size, digest) {
    const reply = await fetch(new URL(name, import.meta.url));
    if (!reply.ok) throw new Damaged(name);
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const reader = reply.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > size) throw new Damaged(name);
      bytes.set(value, at);
      at += value.length;
      this.come += value.length;
      this.progress(this.come, this.whole);
    }
    const found = await hash(bytes);
    if (at !== size || (found && found !== digest)) throw new Damaged(name);
    return name.endsWith(".gz") ? unpack(bytes).catch(() => { throw new Damaged(name); }) : bytes;
  }
}

/** As a server would answer: so a browser reads WebAssembly while it comes. */
export const answer = (bytes) => new Response(bytes, { headers: { "content-type": "application/wasm" } });

/** In hexadecimal digits. Where the page came without encryption, no browser hashes: then nothing is compared. */
async function hash(bytes) {
  if (!globalThis.crypto?.subtle) return null;
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function unpack(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
