// The table's worker: CPython as WebAssembly, and in it the firmware and the page's own server side.

import { BOARDS, HEAVY } from "./bundle.js";
import { Damaged, Fetching } from "./fetching.js";
import { NOWHERE, Store } from "./store.js";

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

async function python() {
  const fetching = new Fetching(HEAVY, (come, all) => { if (!failed) postMessage({ progress: [come, all] }); });
  const [{ loadPyodide }] = await Promise.all([import("./pyodide/pyodide.mjs"), fetching.all()]);
  const usual = self.fetch;
  self.fetch = (asked, more) => fetching.response(String(asked.url ?? asked)) ?? usual(asked, more);
  const py = await loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href, env: { LANG: navigator.language, HOME: "/" } });
  self.fetch = usual;
  py.unpackArchive(fetching.unpacked["trilithon.zip"], "zip", { extractDir: "/trilithon" });
  py.runPython("import sys\nsys.path.insert(0, '/trilithon')");
  return py;
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
