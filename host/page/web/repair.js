// The real table differs from what the referee believes: go back to the answer that was wrong.

import { h, show } from "./dom.js";
import { say } from "./words.js";

const LISTED = 12; // answers, before people ask for earlier ones
const WAYS = ["correct", "omit", "insert"];

/** The last answers, the newest first, each with what can be done about it. `act(message)` does it. */
export class Repair {
  constructor(root, act) {
    this.root = root;
    this.act = act;
  }

  open(lines) {
    this.answers = lines.filter((line) => line.who).reverse();
    this.shown = LISTED;
    this.draw();
    this.root.showModal();
  }

  draw() {
    const listed = this.answers.slice(0, this.shown);
    show(this.root,
      h("form", { method: "dialog", key: "form" },
        h("h2", { id: "repair-title", key: "title" }, say("repair_title")),
        h("p", { key: "why", class: "aside" }, say("repair_why")),
        h("ol", { key: "list", class: "repairs" }, listed.map((line) => this.line(line))),
        h("p", { key: "end", class: "options end" },
          this.answers.length > this.shown && h("button", { type: "button", key: "earlier", onclick: () => this.more() }, say("repair_earlier")),
          h("button", { key: "cancel", value: "cancel" }, say("cancel")))));
  }

  more() {
    this.shown += LISTED;
    this.draw();
  }

  line({ n, who, asked, answer }) {
    const text = `${n}. ${who} · ${asked} · ${answer ?? say("secret_answer")}`;
    return h("li", { key: n },
      h("p", {}, h("strong", {}, `${n}. ${who}`), " ", h("span", { class: "asked" }, asked), " ", answer ?? say("secret_answer")),
      h("p", { class: "options" }, WAYS.map((way) => h("button", {
        type: "button", key: way, "data-way": way, "data-n": String(n), "aria-label": `${say(`repair_${way}`)}: ${text}`,
        onclick: () => this.go(n, way),
      }, say(`repair_${way}`)))));
  }

  go(n, way) {
    this.root.close();
    this.act({ do: "repair", n, way });
  }
}

/** What stands above the question while old answers are still to come. */
export function repairing(state, stop) {
  if (!state.rest) return null;
  return h("p", { key: "rest", class: "news repairing" }, say("repair_left", state.rest), " ",
    state.control && h("button", { type: "button", key: "stop", id: "repair-stop", onclick: stop }, say("repair_stop")));
}
