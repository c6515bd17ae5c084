// The table's worker: CPython as WebAssembly, and in it the firmware and the page's own server side.

import { BOARDS, HEAVY, LOCK } from "./bundle.js";
import { Damaged, Fetching } from "./fetching.js";
import { NOWHERE, Store } from "./store.js";
import { unzip } from "./unzip.js";

const PLACE = new URL(".", import.meta.url).pathname;
const NEEDED = ["WebAssembly", "DecompressionStream", "indexedDB"];
const early = []; // what the page says before Python is there
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

/** Python, with the table's files in it. Each part is used as soon as it is here; one that is damaged ends all. */
async function python() {
  const fetching = new Fetching(HEAVY, (come, all) => { if (!failed) postMessage({ progress: [come, all] }); });
  const [py] = await Promise.all([started(fetching), fetching.all()]);
  return py;
}

async function started(fetching) {
  const [{ loadPyodide }, createPyodideModule] = await Promise.all([import("./pyodide/pyodide.mjs"), script(await fetching.bytes("pyodide/pyodide.asm.mjs"))]);
  const usual = self.fetch;
  self.fetch = (asked, more) => fetching.response(String(asked.url ?? asked)) ?? usual(asked, more);
  const env = { LANG: navigator.language, HOME: "/" };
  const py = await loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href, lockFileContents: LOCK, createPyodideModule, env });
  self.fetch = usual;
  for (const [name, bytes] of unzip(await fetching.bytes("trilithon.zip"))) {
    const path = `/trilithon/${name}`;
    py.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    py.FS.writeFile(path, bytes);
  }
  py.runPython("import sys\nsys.path.insert(0, '/trilithon')");
  return py;
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
  const tell = table.begin(files, (changes) => store.save(changes), (message) => postMessage(message), boards, isSecureContext ? "" : "no_crypto");
  onmessage = ({ data }) => tell(data);
  early.splice(0).forEach((data) => tell(data));
  postMessage({ ready: true });
}

onmessage = ({ data }) => early.push(data);
begin().catch((wrong) => {
  failed = true;
  const key = wrong instanceof Damaged ? "damaged_file" : wrong.key ?? "no_start";
  postMessage({ fault: key, what: wrong.message });
});
