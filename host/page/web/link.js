// The line to the server: it says hello with the token of the page's address, comes back when it
// was cut, and gives every answer to the function that asked.

import { openLine } from "./line.js";

const OPEN = 1; // what a WebSocket calls it
const AGAIN_MS = [300, 800, 1500, 3000];

export class Link {
  /** `heard(message)` gets everything but replies, `status(word)` "open", "closed" or "refused". */
  constructor(heard, status) {
    this.heard = heard;
    this.status = status;
    this.waiting = new Map();
    this.ids = 0;
    this.tries = 0;
    this.counts = { messages: 0, bytes: 0 };
  }

  open(lang, openly) {
    this.lang = lang;
    this.openly = openly;
    this.socket = openLine(`/table${location.search}`);
    this.socket.onopen = () => {
      this.tries = 0;
      this.socket.send(JSON.stringify({ token: location.hash.slice(1), lang: this.lang, openly: this.openly }));
      this.status("open");
    };
    this.socket.onmessage = (event) => this.take(event.data);
    this.socket.onclose = (event) => this.closed(event.code);
  }

  take(text) {
    this.counts.messages += 1;
    this.counts.bytes += text.length;
    const message = JSON.parse(text);
    if (message.type !== "reply") {
      this.heard(message);
      return;
    }
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  closed(code) {
    for (const answer of this.waiting.values()) answer({ ok: false, why: "gone", text: "" });
    this.waiting.clear();
    if (code === 4401) {
      this.status("refused");
      return;
    }
    this.status("closed");
    const wait = AGAIN_MS[Math.min(this.tries, AGAIN_MS.length - 1)];
    this.tries += 1;
    setTimeout(() => this.open(this.lang, this.openly), wait);
  }

  /** Resolves with the reply: `ok`, and `why` and `text` where it is not. */
  ask(message) {
    if (this.socket.readyState !== OPEN) {
      return Promise.resolve({ ok: false, why: "gone", text: "" });
    }
    this.ids += 1;
    const id = this.ids;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }
}
