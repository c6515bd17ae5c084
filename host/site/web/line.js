// The line to the table in this tab: a worker that holds it, spoken to as to a server's WebSocket.

import { Loading } from "./loading.js";
import { keepOffline } from "./offline.js";
import { say } from "./words.js";

export const alone = true;
export const more = () => [["cable", say("cable"), openCable]];

const OPEN = 1;

class Line {
  constructor() {
    this.readyState = 0;
    this.loading = new Loading();
    this.worker = globalThis.table;
    queueMicrotask(() => this.open());
  }

  /** What is sent before the table is there waits in its worker. */
  open() {
    this.readyState = OPEN;
    this.onopen();
    const { worker } = this;
    worker.said.splice(0).forEach((event) => this.take(event));
    worker.onmessage = worker.onerror = (event) => this.take(event);
  }

  take({ type, data, message }) {
    if (type === "error") this.loading.fault("no_start", message || "worker.js");
    else if (Array.isArray(data)) data.forEach((text) => this.heard(text)); // at once: nothing is drawn in between
    else this.told(data);
  }

  send(text) {
    this.worker.postMessage(text);
  }

  close() {
    this.worker.terminate();
  }

  heard(data) {
    this.loading.done();
    this.onmessage({ data });
  }

  /** What the worker says of itself while it gets ready, and then of a board on a cable. */
  told(message) {
    const { progress, fault, what, ready } = message;
    this.cable?.heard(message);
    if (progress) this.loading.progress(...progress);
    if (fault) this.loading.fault(fault, what);
    if (ready) keepOffline();
  }
}

let line = null;

export const openLine = () => { line = new Line(); return line; };

async function openCable() {
  const { Cable } = await import("./cable.js");
  line.cable ??= new Cable((message) => line.worker.postMessage(message));
  line.cable.open();
}
