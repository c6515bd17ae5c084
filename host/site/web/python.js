// CPython as WebAssembly, with all imported that every start imports.

import { HEAVY, LOCK } from "./bundle.js";
import { Fetching } from "./fetching.js";
import { MEMORY, Ready } from "./ready.js";
import { unzip } from "./unzip.js";

const SCRIPT = "pyodide/pyodide.asm.mjs";
const CODE = "pyodide/pyodide.asm.wasm", LIBRARY = "pyodide/python_stdlib.zip"; // Pyodide asks for these itself

/** Python, as this browser keeps it for the site at `place`, else made of what comes; and what keeps that, if any. `progress(come, all)`. */
export async function python(place, progress) {
  const ready = new Ready(place, HEAVY);
  if (self.caches && await ready.found()) {
    progress(1, 1);
    const py = await loaded(ready, { _loadSnapshot: ready.bytes(MEMORY) }).catch(() => ready.forget());
    if (py.FS) return [py];
  }
  const fetching = new Fetching(HEAVY, progress);
  const [py, parts] = await Promise.all([loaded(fetching, { _makeSnapshot: true }), fetching.all()]); // one that is damaged ends all
  py.runPython(`import sys\nsys.path.insert(0, '/trilithon')\nfrom host.site import in_worker\nin_worker.ahead(${JSON.stringify(navigator.language)})`);
  parts[MEMORY] = py.makeMemorySnapshot();
  return [py, self.caches && (() => ready.keep(parts).catch(() => ready.forget()))];
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
