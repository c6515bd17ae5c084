// Runs a program of Python in Pyodide, in Node: `node compile.mjs PYODIDE PROGRAM IN OUT`, two zips.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [place, program, given, made] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${place}/pyodide.mjs`));
const py = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
py.FS.writeFile("/in.zip", readFileSync(given));
py.runPython(readFileSync(program, "utf8"), { filename: program });
writeFileSync(made, py.FS.readFile("/out.zip"));
