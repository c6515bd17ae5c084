// Web Serial for the tests: one port, whose other end the test holds: boardTakes, boardSays.

const AGAIN_MS = 4;
const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

class FakePort {
  getInfo() {
    return { usbVendorId: 0x2e8a };
  }

  async open() {
    if (this.readable) throw new DOMException("open", "InvalidStateError");
    if (!await boardOpens()) throw new DOMException("Failed to open serial port.", "NetworkError");
    const port = this, session = this.on = {};
    this.readable = new ReadableStream({
      async pull(out) {
        for (;;) {
          const said = port.on === session ? await boardSays() : null;
          if (said === null) break;
          if (said) { out.enqueue(bytes(said)); return; }
          await new Promise((resolve) => { setTimeout(resolve, AGAIN_MS); });
        }
        out.error(new DOMException("The device has been lost.", "NetworkError"));
        if (port.on === session) port.readable = null;
      },
      cancel() { if (port.on === session) port.on = null; },
    });
    this.writable = new WritableStream({
      async write(data) {
        if (!await boardTakes(btoa(String.fromCharCode(...data)))) throw new DOMException("lost", "NetworkError");
      },
    });
  }

  /** A Pico's lead nowhere; an ESP32 starts again by one of them. */
  async setSignals({ requestToSend }) {
    if (requestToSend) await globalThis.boardReset?.();
  }

  async close() {
    this.on = this.readable = this.writable = null;
  }
}

const port = new FakePort();
const serial = {
  requestPort: async () => {
    const wrong = await boardChosen();
    if (wrong) throw new DOMException("", wrong);
    return port;
  },
  getPorts: async () => [port],
};
Object.defineProperty(navigator, "serial", { value: serial });
