// The table's worker: in its Python are the firmware and the page's own server side.

import { BOARDS } from "./bundle.js";
import { Damaged, Fetching } from "./fetching.js";
import { python } from "./python.js";
import { NOWHERE, Store } from "./store.js";

const PLACE = new URL(".", import.meta.url).pathname;
const LATER_MS = 3000;
const NEEDED = ["WebAssembly", "DecompressionStream", "indexedDB"];
const early = []; // what the page says before Python is there
let mind = null; // the opponents' worker, from their first thought on
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

/** What the opponents answer to a line. Rejects where their worker ends, or thinks for longer than `patience` ms: the next thought begins another. */
function think(line, patience) {
  mind ??= new Worker(new URL("mind.js", import.meta.url), { type: "module" });
  const asked = mind, { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const fail = () => {
      asked.terminate();
      if (mind === asked) mind = null;
      reject(new Error("mind.js"));
    };
    const late = setTimeout(fail, patience);
    asked.addEventListener("error", fail);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      asked.removeEventListener("error", fail);
      port1.close();
      resolve(data);
    };
    asked.postMessage(line, [port2]);
  });
}

async function begin() {
  const missing = NEEDED.filter((name) => !(name in self));
  if (missing.length) throw Object.assign(new Error(missing.join(", ")), { key: "old_browser" });
  await alone();
  const progress = (...how) => { if (!failed) postMessage({ progress: how }); };
  const [[py, keep], store] = await Promise.all([python(PLACE, progress), Store.open(PLACE).catch(() => NOWHERE)]);
  const table = py.pyimport("host.site.in_worker");
  const files = await store.all().catch(() => []);
  const boards = () => new Fetching(BOARDS, () => {}).bytes(...Object.keys(BOARDS));
  const tell = table.begin(files, (changes) => store.save(changes), (message) => postMessage(message), boards, think, isSecureContext ? "" : "no_crypto", navigator.language);
  onmessage = ({ data }) => tell(data);
  early.splice(0).forEach((data) => tell(data));
  postMessage({ ready: true });
  if (keep) setTimeout(keep, LATER_MS); // people look at the table first; then its memory goes
}

onmessage = ({ data }) => early.push(data);
begin().catch((wrong) => {
  failed = true;
  const key = wrong instanceof Damaged ? "damaged_file" : wrong.key ?? "no_start";
  postMessage({ fault: key, what: wrong.message });
});
