// The dialog about a board on a cable: it draws what the worker's Python says (host/site/view.py).

import { h, show } from "./dom.js";
import { download } from "./download.js";
import { lacking, Port } from "./port.js";
import { picture } from "./steps.js";
import { say } from "./words.js";

const button = (item, key, cable) => h("button", {
  key, type: item.main ? "submit" : "button", class: item.main ? "main" : null, "data-act": item.id,
  onclick: (event) => { event.preventDefault(); cable.act(item); },
}, item.text);

const DRAW = {
  button, choose: button,
  group: (item, key, cable) => h("p", { key, class: "options" }, item.items.map((each) => cable.item(each, each.id))),
  head: ({ text }, key) => h("h3", { key }, text),
  step: (item, key, cable) => h("div", { key, class: "step" }, picture(item), item.button ? cable.item(item.button, "button") : h("p", {}, item.text)),
  text: ({ text, role }, key) => h("p", { key, role }, text),
  alert: ({ text }, key) => h("p", { key, role: "alert", class: "problem" }, text),
  bar: ({ text, part }, key) => h("div", { key }, h("p", { role: "status" }, text), h("progress", { max: 1, value: part, "aria-label": text })),
  lines: ({ text, lines }, key) => h("pre", { key, class: "said", tabindex: "0", role: "log", "aria-label": text }, lines.join("\n")),
  field: ({ id, text, value }, key) => h("label", { key }, h("span", {}, text), h("input", { type: "text", name: id, value, autocomplete: "off" })),
  choice: ({ id, text, value, options }, key) => h("label", { key }, h("span", {}, text), h("select", { name: id, value },
    options.map(([each, name]) => h("option", { key: each, value: each, selected: each === value }, name)))),
  file: ({ id, text, accepts }, key) => h("label", { key, class: "drop" }, h("span", {}, text), h("input", { type: "file", name: id, accept: accepts })),
};

/** What people have typed, and the files that they have chosen: { name, data }. */
async function typed(form) {
  const found = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") found[name] = value;
    else if (value.name) found[name] = { name: value.name, data: new Uint8Array(await value.arrayBuffer()) };
  }
  return found;
}

/** A file that is dropped anywhere here is the one that is asked for; the browser leaves the page for none. */
function dropped(event) {
  event.preventDefault();
  const input = event.currentTarget.querySelector("input[type=file]");
  if (event.type === "drop" && input && event.dataTransfer.files.length) input.files = event.dataTransfer.files;
}

/** The players whom the table knows: beside a new match, which is the page where none is played. */
function people() {
  document.getElementById("new")?.click();
  const roster = document.querySelector("#start .roster");
  roster.open = true;
  roster.querySelector("summary").focus();
}

export class Cable {
  /** `tell(message)` speaks to the worker. */
  constructor(tell) {
    this.tell = tell;
    this.port = new Port(tell);
    this.root = document.createElement("dialog");
    this.root.id = "cable-box";
    this.root.setAttribute("aria-labelledby", "cable-title");
    for (const event of ["dragover", "drop"]) this.root.addEventListener(event, dropped);
    this.root.addEventListener("close", () => this.tell({ do: "shut" }));
    document.querySelector("main").append(this.root);
  }

  open() {
    this.draw([]);
    if (!this.root.open) this.root.showModal();
    this.tell({ do: "open", lacks: lacking(), linux: /Linux/.test(navigator.userAgent) });
  }

  /** What the worker's Python sends. */
  heard({ view, file, flash, serial, n, data }) {
    if (serial) this.port.does({ serial, n, data });
    if (view) this.draw(view);
    if (flash) this.flash(flash);
    if (file) download(file[1], file[0]);
  }

  draw(items) {
    show(this.root, h("form", { key: "form", onsubmit: (event) => event.preventDefault() },
      h("h2", { key: "title", id: "cable-title" }, say("cable")),
      items.map((item, at) => this.item(item, item.id ?? `${item.kind} ${at}`)),
      h("p", { key: "end", class: "options end" }, h("button", { key: "close", type: "button", onclick: () => this.root.close() }, say("close")))));
    const lines = this.root.querySelector(".said");
    if (lines) lines.scrollTop = lines.scrollHeight;
  }

  async flash(image) {
    await this.port.turn; // until the port is nobody's
    const { flash } = await import("./flash.js");
    await flash(this.port.port, image, this.tell);
  }

  item(item, key) {
    return DRAW[item.kind](item, key, this);
  }

  async act({ id, kind, empties }) {
    if (id === "watch" || id === "people") {
      this.root.close();
      if (id === "people") people();
      return;
    }
    const fields = await typed(this.root.querySelector("form"));
    const why = kind === "choose" ? await this.port.choose() : "";
    this.tell({ do: id, fields, why });
    if (empties) this.root.querySelector(`[name=${empties}]`).value = "";
  }
}
