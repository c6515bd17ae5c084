// MicroPython is written onto an ESP32 by Espressif's esptool-js, over the loader in the chip's own ROM.

const ROM_BAUD = 115200, BAUD = 460800;
const BESIDE = { clean() { /* nothing is shown */ }, writeLine() { /* but in tell */ }, write() { /* as well */ } };

class Fault extends Error {}

/** `image`: { data, address, chip, md5 }; `tell` hears how far it is, then what became of it. */
export async function flash(port, image, tell) {
  let transport = null;
  try {
    await openable(port);
    const { ESPLoader, Transport } = await import("./esptool.js").catch(() => { throw new Fault("no_tool"); });
    transport = new Transport(port);
    const loader = new ESPLoader({ transport, baudrate: BAUD, romBaudrate: ROM_BAUD, terminal: BESIDE });
    await loader.main().catch((wrong) => { throw loader.chip ? wrong : new Fault("no_loader"); });
    if (loader.chip.CHIP_NAME !== image.chip) {
      await loader.after("hard_reset");
      throw Object.assign(new Fault("wrong_chip"), { chip: loader.chip.CHIP_NAME });
    }
    await write(loader, image, tell);
    tell({ flash: "done" });
  } catch (wrong) {
    const why = wrong instanceof Fault ? wrong.message : /MD5/.test(wrong.message) ? "damaged" : "broke_off";
    tell({ flash: "failed", why, chip: wrong.chip ?? "" });
  } finally {
    await transport?.disconnect().catch(() => { /* it has gone */ });
  }
}

/** Whether no other program has it. */
async function openable(port) {
  try {
    await port.open({ baudRate: ROM_BAUD });
  } catch {
    throw new Fault("held");
  }
  await port.close();
}

async function write(loader, { data, address, md5 }, tell) {
  await loader.writeFlash({
    fileArray: [{ data, address }], flashSize: "keep", flashMode: "keep", flashFreq: "keep", eraseAll: true, compress: true,
    reportProgress: (_, sent, all) => tell({ flash: "part", part: sent / all }),
    calculateMD5Hash: () => md5,
  });
  await loader.after("hard_reset");
}
