// What the table remembers for the dialog of new matches: matches set aside, and the people it knows.

import { h } from "./dom.js";
import { day, say } from "./words.js";

export const LONGEST = 16; // letters of a name, as engine/names.py has it
const LIGHTS = 8;
const SMALL = "(max-width: 699px), (max-height: 519px)";
const atOnce = () => (matchMedia(SMALL).matches ? 1 : 3); // matches of the shelf

export class Memory {
  /** `ask(message)` asks the server, `changed()` draws again, `refused(text)` says aloud what is wrong. */
  constructor(ask, changed, refused) {
    this.ask = ask;
    this.changed = changed;
    this.refused = refused;
    this.shelf = [];
    this.people = [];
    this.clock = 0; // minutes for each seat, as the table has them
    this.reads = 0;
  }

  /** Of several readings only the newest counts: an earlier one may know less. */
  async read() {
    this.reads += 1;
    const number = this.reads;
    const [shelf, roster, clock] = await Promise.all(["shelf", "roster", "clock"].map((what) => this.ask({ do: what })));
    if (number !== this.reads) return;
    this.shelf = shelf.ok ? shelf.shelf : [];
    this.people = roster.ok ? roster.people : [];
    this.clock = clock.ok ? clock.clock : 0;
    this.changed();
  }

  /** For a dialog that opens: no match stands there that may have been taken up or set aside since. */
  async readAfresh() {
    this.shelf = [];
    await this.read();
  }

  /** People who sit down are known from then on; where the roster is full they play all the same. */
  async learn(names) {
    const known = this.people.map(([name]) => name);
    for (const name of names.filter((each) => !known.includes(each))) await this.ask({ do: "person", name });
    await this.read();
  }

  async tell(message) {
    const reply = await this.ask(message);
    if (!reply.ok) this.refused(reply.text);
    await this.read();
  }

  names() {
    return h("datalist", { id: "known-names" }, this.people.map(([name]) => h("option", { key: name, value: name })));
  }

  /** `title(game)`; `take(match)` takes one up. Of many only the last are there at once: games come below. */
  drawShelf(title, take) {
    const lines = this.shelf.map((each) => h("p", { key: each.name, class: "left-match" },
      `${title(each.game)} · ${each.players}${each.date ? ` · ${day(each.date)}` : ""}`, " ",
      h("button", { type: "button", class: "take-up", onclick: () => take(each.match || each.name) }, say("go_on"))));
    const older = lines.slice(atOnce());
    return h("fieldset", { key: "shelf", class: "shelf", hidden: !lines.length }, h("legend", {}, say("shelf")), lines.slice(0, atOnce()),
      older.length > 0 && h("details", { key: "older" }, h("summary", {}, say("shelf_older", older.length)), older));
  }

  drawPeople() {
    return h("details", { key: "roster", class: "roster" }, h("summary", {}, say("roster")),
      h("p", { class: "aside" }, say("roster_why")),
      this.people.map((person) => this.drawPerson(person)));
  }

  drawPerson([name, light, tag]) {
    return h("p", { key: name, class: "person" },
      h("input", {
        type: "text", maxlength: String(LONGEST), value: name, "aria-label": say("rename", name),
        onchange: (event) => this.tell({ do: "person", was: name, name: event.target.value.trim() }),
      }),
      h("select", {
        "aria-label": say("light_of", name), value: light === null ? "" : String(light),
        onchange: (event) => this.tell({ do: "person", name, light: event.target.value === "" ? null : Number(event.target.value) }),
      }, h("option", { value: "", selected: light === null }, say("no_light")),
      Array.from({ length: LIGHTS }, (_, at) => h("option", { key: at, value: String(at), selected: at === light }, say(`light_${at}`)))),
      h("input", {
        type: "text", size: "14", value: tag || "", placeholder: say("no_tag"), "aria-label": say("tag_of", name),
        onchange: (event) => this.tell({ do: "person", name, tag: event.target.value.trim() || null }),
      }),
      h("button", { type: "button", "aria-label": say("erase", name), onclick: () => this.tell({ do: "erase", name }) }, "✕"));
  }
}
