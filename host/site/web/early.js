// The table's worker begins with the page, not after its last module. line.js takes it over, with what it has said.

globalThis.table = new Worker("worker.js", { type: "module" });
globalThis.table.said = [];
globalThis.table.onmessage = globalThis.table.onerror = (event) => globalThis.table.said.push(event);
