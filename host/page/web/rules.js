// The rules of a game, in front of the table: the page for players, how the box is set up, and behind them
// every ruling with its number. Fetched, with its style, when it is first opened.

import { Board } from "./board.js";
import { h, show } from "./dom.js";
import { dress, face } from "./faces.js";
import { BOXES } from "./looks.js";
import { language, say } from "./words.js";

const STYLE = "rules.css";
const HEADINGS = { h2: "h3", h3: "h4" }; // the dialog's own title is the second

/** `ask(message)` asks the server. */
export class Rules {
  constructor(root, ask) {
    this.root = root;
    this.root.addEventListener("close", () => show(this.root)); // its boards are no places to be found
    this.ask = ask;
    const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: STYLE });
    this.styled = new Promise((done) => { style.onload = style.onerror = done; }); // before it places on the page are not known
    document.head.append(style);
  }

  /** At its beginning, or where the first of these rulings stands: `R-EXAM-4, 5`. */
  async open(game, rulings = "") {
    const reply = await this.ask({ do: "rules", game });
    if (reply.ok) await this.show(reply.rules, rulings);
  }

  /** The page for players, unasked; a game without one has nothing to say. */
  async teach(game) {
    const reply = await this.ask({ do: "rules", game });
    if (reply.ok && reply.rules.play && !document.querySelector("dialog[open]")) await this.show(reply.rules, "");
  }

  async show(pages, rulings) {
    await this.styled;
    const numbers = (rulings.match(/\d+/gu) || []).map(Number);
    dress(BOXES[pages.box]);
    this.draw(pages, rulings.replace(/-\d.*/u, ""), numbers);
    this.boards(pages);
    this.root.showModal();
    const first = this.root.querySelector(".asked-for");
    if (first) first.scrollIntoView({ block: "center" });
    (first || this.root.querySelector("h2")).focus({ preventScroll: true });
  }

  /** The boards of its scenes, as they stand at a table. */
  boards({ play, plates }) {
    const scenes = play?.blocks.filter(({ kind }) => kind === "scene") || [];
    this.root.querySelectorAll(".scene-board").forEach((root, at) => new Board(root, () => {}, () => {}).draw({ match: scenes[at].board }, plates));
  }

  draw({ title, aim, steps, play, rules }, stem, numbers) {
    const page = (key, { language: written, blocks }) => [
      language() !== written && h("p", { key: `in-${key}` }, say("rules_in")),
      h("div", { key, class: "blocks", lang: written }, grouped(blocks).map((group) => drawn(group, stem, numbers)))];
    show(this.root,
      h("h2", { id: "rules-title", key: "title", tabindex: "-1" }, title),
      play ? page("play", play) : h("p", { key: "aim", class: "aim" }, aim),
      h("h3", { key: "set-up" }, say("set_up_box")),
      h("ol", { key: "steps" }, steps.map((step) => h("li", {}, step))),
      h("details", { key: "rulings" }, h("summary", {}, say("rule_page")), page("rules", rules)),
      h("form", { key: "end", method: "dialog", class: "options end" }, h("button", { class: "main", id: "rules-close" }, say("close"))));
    this.root.querySelector("details").open = !play || numbers.length > 0;
  }
}

/** Rows that follow each other are a table, items a list. */
function grouped(blocks) {
  const found = [];
  for (const block of blocks) {
    const last = found[found.length - 1];
    if (last && last[0].kind === block.kind && ["row", "li", "scene"].includes(block.kind)) last.push(block);
    else found.push([block]);
  }
  return found;
}

function drawn(group, stem, numbers) {
  const at = (block) => (block.ruling === null ? {} : {
    id: `R-${block.ruling}`, class: stem && numbers.includes(block.ruling) ? "asked-for" : null, tabindex: numbers.includes(block.ruling) ? "-1" : null,
  });
  const [{ kind }] = group;
  if (kind === "row") {
    const named = !group[0].text[0].length; // a table without a corner: its first column says what its rows are
    const cell = (row, column) => (!row && (column || !named) ? ["th", { scope: "col" }] : row && !column && named ? ["th", { scope: "row" }] : ["td", {}]);
    return h("table", {}, h("tbody", {}, group.map((each, row) => h("tr", at(each),
      each.text.map((text, column) => h(...cell(row, column), words(text)))))));
  }
  if (kind === "picture") return h("figure", {}, cards(group[0].cards), h("figcaption", {}, words(group[0].text)));
  if (kind === "scene") {
    return h("div", { class: "scenes" }, group.map(({ faces, text }) => h("figure", { class: "scene" },
      h("div", { class: "scene-board", "aria-hidden": "true", inert: "" }), faces.length > 0 && cards(faces), h("figcaption", {}, words(text)))));
  }
  if (kind === "li") return h("ul", {}, group.map((block) => h("li", at(block), words(block.text))));
  return h(HEADINGS[kind] || "p", at(group[0]), words(group[0].text));
}

const cards = (faces) => h("div", { class: "row", "aria-hidden": "true" }, faces.map((card) => h("span", {}, face(card))));

const STYLES = { b: "strong", c: "code", i: "em" };
const words = (runs) => runs.map(([style, text]) => (style ? h(STYLES[style], {}, text) : text));
