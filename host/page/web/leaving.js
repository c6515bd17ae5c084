// A player leaves, another one joins: what becomes of the seat.

import { badge } from "./badges.js";
import { h, show } from "./dom.js";
import { LONGEST } from "./shelf.js";
import { say } from "./words.js";

/** Every seat, with what can be done about it: first what is sensible in this game. `act(message)` does it,
 * `tell(sentence)` what became of it. */
export class Leaving {
  constructor(root, act, tell) {
    this.root = root;
    this.act = act;
    this.tell = tell;
  }

  /** `simulated`: lots are a simulated person's here. */
  open(match, simulated) {
    this.lots = simulated ? "simulated" : "lots";
    show(this.root,
      h("form", { method: "dialog", key: "form" },
        h("h2", { id: "leaving-title", key: "title" }, say("leave_title")),
        h("ol", { key: "list", class: "repairs" }, match.seats.map((seat, at) => this.seat(seat, at))),
        h("p", { key: "end", class: "options end" }, h("button", { key: "cancel", value: "cancel" }, say("cancel")))));
    this.root.showModal();
  }

  seat(seat, at) {
    const name = h("input", {
      type: "text", key: "name", id: `newcomer-${at}`, value: "", list: "known-names", maxlength: String(LONGEST), "aria-label": say("newcomer_of", seat.name), placeholder: say("newcomer"),
      autocomplete: "off",
    });
    return h("li", { key: at },
      h("p", { key: "who" }, badge(seat, at), " ", h("strong", {}, seat.name), " ", seat.away && say(`away_${this.called(seat.away)}`)),
      h("p", { key: "ways", class: "options" }, seat.ways.filter((way) => way !== seat.away).map((way) => h("button", {
        type: "button", key: way, "data-seat": String(at), "data-way": way, "aria-label": `${seat.name}: ${say(`leave_${this.called(way)}`)}`,
        onclick: () => this.do({ do: "leave", seat: at, way }, say(`gone_${way}`, seat.name)),
      }, say(`leave_${this.called(way)}`)))),
      h("p", { key: "sit", class: "options sit" }, name,
        h("button", { type: "button", key: "take", "data-seat": String(at), "data-way": "sit", onclick: () => this.sit(at, seat.name) }, say("takes_over"))));
  }

  called(way) {
    return way === "lots" ? this.lots : way;
  }

  sit(seat, before) {
    const name = this.root.querySelector(`#newcomer-${seat}`).value.trim();
    this.do({ do: "sit", seat, name: name || before }, say(name && name !== before ? "sits_for" : "is_back", before, name));
  }

  async do(message, done) {
    this.root.close();
    const { ok, standing } = await this.act(message);
    if (ok) this.tell(standing ? say("stopped", standing.map(([name, points]) => `${name} ${points ?? "–"}`).join(", ")) : done);
  }
}
