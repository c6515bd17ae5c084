// The serial port of a board: Web Serial is spoken here, bytes go to the worker and come from it.

const BAUD = 115200;
const BUFFER = 1 << 16;
const LEAVES_MS = 3000; // a board that takes nothing for so long is left with what it has
const NOT_CHOSEN = { NotFoundError: "none", SecurityError: "policy" };
const LOST = "NetworkError"; // any other fault of a read is a byte's, not the port's

/** Why this browser speaks to no board: a key of the words, empty where it does. */
export function lacking() {
  if (!isSecureContext) return "insecure";
  return navigator.serial ? "" : "no_serial";
}

export class Port {
  /** `tell({ serial, n, … })`: what becomes of the port with this number. */
  constructor(tell) {
    this.tell = tell;
    this.n = 0;
    this.turn = Promise.resolve(); // opening, writing and closing come one after the other
  }

  /** People choose it; resolves with why they did not, or with nothing. */
  async choose() {
    try {
      this.port = await navigator.serial.requestPort();
      return "";
    } catch (wrong) {
      return NOT_CHOSEN[wrong.name] ?? "policy";
    }
  }

  does({ serial, n, data }) {
    this.turn = this.turn.then(() => this[serial](n, data)).catch(() => this.gone(n));
    if (serial !== "close") return;
    const late = setTimeout(() => this.writer?.abort().catch(() => { /* it has gone */ }), LEAVES_MS);
    this.turn.finally(() => clearTimeout(late));
  }

  async open(n) {
    this.n = n;
    this.port = await this.there();
    await this.port.open({ baudRate: BAUD, bufferSize: BUFFER });
    await this.port.setSignals?.({ dataTerminalReady: true, requestToSend: true }).catch(() => { /* an adapter without them */ });
    this.writer = this.port.writable.getWriter();
    this.opened = true;
    this.tell({ serial: "open", n });
    this.reading = this.read(n, this.port);
  }

  /** The port that was chosen; once it was unplugged and came back, the browser has another object for it. */
  async there() {
    const ports = await navigator.serial.getPorts();
    const alike = (each) => JSON.stringify(each.getInfo()) === JSON.stringify(this.port.getInfo());
    return ports.includes(this.port) ? this.port : ports.find(alike) ?? this.port;
  }

  async read(n, port) {
    while (port.readable && n === this.n) {
      const reader = this.reader = port.readable.getReader();
      try {
        for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) this.tell({ serial: "came", n, data: value });
      } catch (wrong) {
        if (wrong.name === LOST) break;
      } finally {
        reader.releaseLock();
      }
    }
    if (n === this.n) this.does({ serial: "lost", n });
  }

  async write(n, data) {
    if (n === this.n) await this.writer.write(data);
  }

  /** What was sent still goes out: the last word to a board may be that it starts. */
  async close(n) {
    if (n !== this.n || !this.opened) return;
    this.n = 0;
    this.opened = false;
    await this.writer.close().catch(() => { /* it has gone */ });
    this.writer.releaseLock();
    await this.reader?.cancel().catch(() => { /* it has gone */ });
    await this.reading;
    await this.port.close().catch(() => { /* it has gone */ });
  }

  async lost(n) {
    await this.gone(n);
  }

  async gone(n) {
    if (n !== this.n) return;
    const why = this.opened ? "unplugged" : "held";
    await this.close(n);
    this.tell({ serial: "gone", n, why });
  }
}
