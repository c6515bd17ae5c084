// The table's worker: CPython as WebAssembly, and in it the firmware and the page's own server side.

import { BOARDS, HEAVY, LOCK } from "./bundle.js";
import { Damaged, Fetching } from "./fetching.js";
import { MEMORY, Ready } from "./ready.js";
import { NOWHERE, Store } from "./store.js";
import { unzip } from "./unzip.js";

const PLACE = new URL(".", import.meta.url).pathname;
const LATER_MS = 3000;
const SCRIPT = "pyodide/pyodide.asm.mjs";
const CODE = "pyodide/pyodide.asm.wasm", LIBRARY = "pyodide/python_stdlib.zip"; // Pyodide asks for these itself
const NEEDED = ["WebAssembly", "DecompressionStream", "indexedDB"];
const early = []; // what the page says before Python is there
const later = []; // what waits until people look at the table
let failed = false; // then no progress of other files takes the place of what is wrong

/** Resolves once this tab is the only one at the table; a second one says so, and waits for the first. Without encryption no browser has locks. */
async function alone() {
  if (!navigator.locks || await lock({ ifAvailable: true })) return;
  postMessage({ fault: "two_tabs" });
  await lock({});
}

/** Whether the table is this tab's now, as long as it is open. */
const lock = (how) => new Promise((resolve) => {
  navigator.locks.request(`trilithon ${PLACE}`, how, (mine) => { resolve(Boolean(mine)); return mine && new Promise(() => {}); });
});

/** Python, with all imported that every start imports: as this browser keeps it, else made of what comes. */
async function python() {
  const ready = new Ready(PLACE, HEAVY);
  if (self.caches && await ready.found()) {
    postMessage({ progress: [1, 1] });
    const py = await loaded(ready, { _loadSnapshot: ready.bytes(MEMORY) }).catch(() => ready.forget());
    if (py.FS) return py;
  }
  const fetching = new Fetching(HEAVY, (come, all) => { if (!failed) postMessage({ progress: [come, all] }); });
  const [py, parts] = await Promise.all([loaded(fetching, { _makeSnapshot: true }), fetching.all()]); // one that is damaged ends all
  py.runPython(`import sys\nsys.path.insert(0, '/trilithon')\nfrom host.site import in_worker\nin_worker.ahead(${JSON.stringify(navigator.language)})`);
  parts[MEMORY] = py.makeMemorySnapshot();
  if (self.caches) later.push(() => ready.keep(parts).catch(() => ready.forget()));
  return py;
}

/** Each of `parts` is used as soon as it is here. */
async function loaded(parts, more) {
  const own = parts.bytes("trilithon.zip");
  const [{ loadPyodide }, createPyodideModule, module] = await Promise.all(
    [import("./pyodide/pyodide.mjs"), parts.bytes(SCRIPT).then(script), WebAssembly.compileStreaming(parts.response(CODE))]);
  const { fetch } = self, { instantiateStreaming } = WebAssembly;
  const asked = { [CODE]: module, [LIBRARY]: parts.response(LIBRARY) };
  self.fetch = (wanted, how) => {
    const name = Object.keys(asked).find((each) => String(wanted.url ?? wanted).endsWith(`/${each}`));
    return name ? Promise.resolve(asked[name]) : fetch(wanted, how);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
  const py = await loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href, lockFileContents: LOCK, createPyodideModule, env: { HOME: "/" }, ...more });
  Object.assign(self, { fetch });
  Object.assign(WebAssembly, { instantiateStreaming });
  write(py.FS, unzip(await own));
  return py;
}

function write(files, all) {
  const folders = new Set();
  for (const [name, bytes] of all) {
    const path = `/trilithon/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.writeFile(path, bytes, { canOwn: true });
  }
}

/** What Pyodide's own script exports: it came packed, a fifth of its size. */
async function script(bytes) {
  const url = URL.createObjectURL(new Blob([bytes], { type: "text/javascript" }));
  return (await import(url)).default;
}

async function begin() {
  const missing = NEEDED.filter((name) => !(name in self));
  if (missing.length) throw Object.assign(new Error(missing.join(", ")), { key: "old_browser" });
  await alone();
  const [py, store] = await Promise.all([python(), Store.open(PLACE).catch(() => NOWHERE)]);
  const table = py.pyimport("host.site.in_worker");
  const files = await store.all().catch(() => []);
  const boards = () => new Fetching(BOARDS, () => {}).bytes(...Object.keys(BOARDS));
  const tell = table.begin(files, (changes) => store.save(changes), (message) => postMessage(message), boards, isSecureContext ? "" : "no_crypto", navigator.language);
  onmessage = ({ data }) => tell(data);
  early.splice(0).forEach((data) => tell(data));
  postMessage({ ready: true });
  setTimeout(() => later.splice(0).forEach((each) => each()), LATER_MS); // and its memory goes
}

onmessage = ({ data }) => early.push(data);
begin().catch((wrong) => {
  failed = true;
  const key = wrong instanceof Damaged ? "damaged_file" : wrong.key ?? "no_start";
  postMessage({ fault: key, what: wrong.message });
});
