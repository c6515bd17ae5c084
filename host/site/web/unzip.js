// A zip whose files are not packed, as host/site/bundle.py writes it.

const FILE = 0x04034b50, HEADER = 30;

/** Each file: [name, bytes]. */
export function* unzip(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset), text = new TextDecoder();
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const size = view.getUint32(at + 18, true), name = at + HEADER;
    const more = name + view.getUint16(at + 26, true), begin = more + view.getUint16(at + 28, true);
    yield [text.decode(zip.subarray(name, more)), zip.subarray(begin, begin + size)];
    at = begin + size;
  }
}
