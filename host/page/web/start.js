// What starts a match: game, people, options. In front of a match it is a dialog; where none is played, the page's home.

import { h, show } from "./dom.js";
import { elsewhere } from "./elsewhere.js";
import { tell } from "./history_words.js";
import { kept, keep } from "./memory.js";
import { tries } from "./people.js";
import { picture } from "./pictures.js";
import { LONGEST, Memory } from "./shelf.js";
import { firstTime } from "./taught.js";
import { lastTime } from "./unfinished.js";
import { say } from "./words.js";

const CLOCKS = [0, 5, 10, 15, 20, 30, 45, 60]; // minutes, as firmware/menus/clock_menu.py has them
const MOST_MINUTES = [30, 45]; // a choice of games by their time
const NAMES = ["Alice", "Bob", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hana"];

export class Start {
  /**
   * `ask(message)` asks the server; `mayLose()` resolves with whether a match in play may end for it;
   * `refused(text)` says aloud what is wrong; `rules(game)` opens its rules.
   */
  constructor(dialog, { ask, mayLose, refused, rules }) {
    this.rules = rules;
    this.dialog = dialog;
    this.ask = ask;
    this.mayLose = mayLose;
    this.refused = refused;
    this.memory = new Memory(ask, () => { if (this.dialog.open) this.draw(); }, refused);
    this.learning = Promise.resolve(); // until the options of the chosen game are known
    this.learned = 0;
    this.names = [...NAMES];
    this.minutes = null; // of thought for each seat; null: as the table has it
    this.game = "";
    this.count = 3;
    this.room = { people: 0, minutes: 0 }; // what games must have room for; 0: any
    this.chosen = {};
    this.options = [];
    try {
      const names = JSON.parse(kept("names") || "[]");
      names.forEach((name, at) => { if (name) this.names[at] = name; });
    } catch { /* not ours */ }
    this.simulated = new Set();
    this.level = ""; // how hard they try, where that was chosen here
  }

  /** Where no match is played (`here`), it is the page, until one comes; at first, last time's match is offered. Another table has its own. */
  home(here, games, state) {
    const other = this.canSimulate !== undefined && this.canSimulate !== state.simulated;
    if (here === this.here && !(here && other)) return;
    if (here || !this.modal) this.dialog.close();
    if (here) this.open(games, state, false);
    if (here && this.here === undefined) lastTime().then(({ left, people }) => this.offer(left, people));
    if (this.here) scrollTo(0, 0); // from far down among the games to what is asked
    this.here = here;
    document.body.classList.toggle("home", here);
  }

  open(games, { simulated, people }, modal = true) {
    this.games = games;
    this.people = people;
    this.level = "";
    this.left = null;
    this.modal = modal;
    if (this.canSimulate !== simulated) {
      this.canSimulate = simulated; // whether the table is, and all but the first are at first
      this.simulated = new Set(simulated ? [1, 2, 3, 4, 5, 6, 7] : []);
    }
    this.minutes = null;
    this.memory.readAfresh();
    this.choose(this.game || games[0].name);
    if (this.dialog.open) return;
    if (modal) this.dialog.showModal();
    else this.dialog.show();
  }

  /** `left`: the match that was left last, which people may rather go on with; `people`: last time's. */
  offer(left, people) {
    this.left = left;
    if (!kept("names")) people.forEach((name, at) => { if (name) this.names[at] = name; });
    if (this.dialog.open) this.draw();
  }

  /** A match of the shelf; the one in play goes there. */
  async takeUp(match) {
    if (!await this.mayLose()) return;
    const reply = await this.ask({ do: "take", match });
    this.done(reply);
  }

  /** A home stays until the match is there. */
  done(reply) {
    if (!reply.ok) this.refused(reply.text);
    else if (this.modal) this.dialog.close();
  }

  /** Everybody moves on one seat. */
  rotate() {
    const seated = this.names.slice(0, this.count);
    this.names.splice(0, this.count, ...seated.slice(1), seated[0]);
    const simulated = [...this.simulated].map((seat) => (seat < this.count ? (seat + this.count - 1) % this.count : seat));
    this.simulated = new Set(simulated);
    this.draw();
  }

  async goOn() {
    if (!await this.mayLose()) return;
    const reply = await this.left.take();
    this.done(reply);
  }

  /** The games that so many people have room for in so many minutes. */
  get fitting() {
    const { people, minutes } = this.room;
    return this.games.filter((each) => (!people || (each.fewest <= people && people <= each.most)) && (!minutes || each.minutes <= minutes));
  }

  /** Of the games that are left, the one chosen, or the first. */
  narrow(room) {
    this.room = { ...this.room, ...room };
    if (this.room.people) this.count = this.room.people;
    const [first] = this.fitting;
    this.choose(this.fitting.some(({ name }) => name === this.game) || !first ? this.game : first.name);
  }

  get entry() {
    return this.games.find((each) => each.name === this.game);
  }

  choose(game) {
    this.game = game;
    this.chosen = {};
    this.options = [];
    this.problem = "";
    const { fewest, most } = this.entry;
    this.count = Math.min(Math.max(this.count, fewest), most);
    this.learn();
  }

  /** Which options there are depends on the players and on those chosen before. */
  learn() {
    this.draw();
    this.learned += 1;
    this.learning = this.fetch(this.learned);
  }

  /** Of several that were asked for, only the newest counts. */
  async fetch(number) {
    const reply = await this.ask({ do: "options", game: this.game, players: this.count, chosen: this.chosen });
    if (number !== this.learned) return;
    this.options = reply.ok ? reply.options : [];
    this.draw();
  }

  async begin(event) {
    event.preventDefault();
    await this.learning;
    if (!await this.mayLose()) return;
    const players = this.names.slice(0, this.count).map((name) => name.trim());
    keep("names", JSON.stringify(this.names));
    const options = Object.fromEntries(this.options.map((each) => [each.name, each.chosen]));
    const simulated = [...this.simulated].filter((seat) => seat < this.count);
    const guided = event.submitter?.id === "lesson";
    if (guided) firstTime(this.game); // its remarks come one by one: its page need not open
    const reply = await this.ask({ do: "new", game: this.game, players, options, simulated, level: this.level, guided, clock: this.minutes ?? this.memory.clock });
    this.problem = reply.ok ? "" : reply.text;
    this.draw();
    this.done({ ok: reply.ok, text: this.problem });
    if (!reply.ok) return null;
    return this.memory.learn(players.filter((_, seat) => !this.simulated.has(seat)));
  }

  /** Again in another language, where it is open. */
  speak(games) {
    this.games = games;
    if (this.dialog.open) this.learn();
  }

  draw() {
    show(this.dialog, h("form", { onsubmit: (event) => this.begin(event) },
      h("h2", { id: "start-title" }, say("new_match")),
      this.memory.drawShelf((game) => this.games.find((each) => each.name === game)?.title || game, (match) => this.takeUp(match)),
      this.left && !this.memory.shelf.length && h("p", { key: "left", class: "left-match" }, say("left", this.left.title, this.left.players.join(", ")), " ",
        h("button", { type: "button", id: "go-on", onclick: () => this.goOn() }, say("go_on"))),
      h("fieldset", { key: "choice", class: "choice" }, h("legend", {}, say("game")), this.rooms(),
        this.fitting.map((each) => this.gameCard(each)), !this.fitting.length && h("p", { key: "none" }, say("no_game_fits"))),
      h("div", { key: "setting", class: "setting" },
        h("h3", {}, this.entry.title, " ", h("button", { type: "button", class: "link", onclick: () => this.rules(this.game) }, say("rules"))),
        this.counts(), this.seats(), this.variants(), this.clock(), this.end())));
  }

  end() {
    return h("div", { key: "end", class: "end" },
      this.problem && h("p", { class: "problem" }, this.problem),
      h("p", { class: "options" },
        this.modal && h("button", { type: "button", key: "close", id: "close", onclick: () => this.dialog.close() }, say("cancel")),
        h("button", { type: "submit", key: "begin", class: "main", id: "begin" }, say("start_game", this.entry.title)),
        this.entry.lesson && h("button", { type: "submit", key: "lesson", id: "lesson" }, say("lesson")))); // Enter takes the one before
  }

  /** How many people there are, and how long it may take: other games are not shown. */
  rooms() {
    const most = Math.max(...this.games.map((each) => each.most));
    const counts = Array.from({ length: most }, (_, at) => at + 1);
    return h("p", { key: "rooms", class: "rooms" },
      pick("room-people", say("room_people"), this.room.people, counts, (count) => count, (people) => this.narrow({ people })),
      pick("room-minutes", say("room_minutes"), this.room.minutes, MOST_MINUTES, (each) => say("room_at_most", each), (minutes) => this.narrow({ minutes })),
      !this.modal && h("button", { type: "button", key: "past", class: "link past", onclick: () => elsewhere("history.html") }, tell("history")));
  }

  gameCard(each) {
    const { name, title, plate, about, fewest, most, minutes, first } = each;
    const span = fewest === most ? fewest : `${fewest}–${most}`;
    return h("label", { key: name, class: "pick" },
      h("input", { type: "radio", name: "game", value: name, checked: name === this.game, autofocus: name === this.game, onchange: () => this.choose(name) }),
      picture(name, plate),
      h("span", { class: "title" }, title), h("span", { class: "about" }, about),
      h("span", { class: "aside" }, [say("minutes", span, minutes), first && say("good_first"), fewest === 1 && say("good_alone")].filter(Boolean).join(" · ")));
  }

  counts() {
    const { fewest, most } = this.entry;
    const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
    return h("fieldset", { class: "counts" }, h("legend", {}, say("how_many")),
      counts.map((count) => h("label", { key: count, class: "pick" },
        h("input", {
          type: "radio", name: "count", value: String(count), checked: count === this.count,
          onchange: () => { this.count = count; this.learn(); },
        }), h("span", { class: "title" }, String(count)))));
  }

  seats() {
    return h("fieldset", { class: "who" }, h("legend", {}, say("who_plays")), this.memory.names(),
      this.names.slice(0, this.count).map((name, seat) => h("p", { key: seat },
        h("input", {
          type: "text", maxlength: String(LONGEST), list: "known-names", required: true, value: name, "aria-label": say("name_of", seat + 1),
          oninput: (event) => { this.names[seat] = event.target.value; },
        }),
        h("label", {}, h("input", {
          type: "checkbox", checked: this.simulated.has(seat),
          onchange: (event) => { this.simulated[event.target.checked ? "add" : "delete"](seat); this.draw(); },
        }), say("simulated")))),
      [...this.simulated].some((seat) => seat < this.count)
        && tries(this.people, this.level || this.people.level, say("people"), {
          id: "start-level", onchange: (event) => { this.level = event.target.value; },
        }),
      h("p", { key: "rotate" }, h("button", { type: "button", id: "rotate", onclick: () => this.rotate() }, say("rotate"))),
      this.memory.drawPeople());
  }

  /** Time to think, the same for every seat; none is usual. */
  clock() {
    const now = this.minutes ?? this.memory.clock;
    const choices = [...new Set([...CLOCKS, now])].sort((one, other) => one - other);
    return h("fieldset", { class: "variants" }, h("legend", {}, say("clock")),
      h("label", { key: "clock", class: now ? "changed" : null },
        h("span", {}, say("clock_each"), h("span", { class: "aside" }, say("clock_why"))),
        h("select", { id: "clock", value: String(now), onchange: (event) => { this.minutes = Number(event.target.value); this.draw(); } },
          choices.map((each) => h("option", { key: each, value: String(each), selected: each === now },
            each ? say("clock_minutes", each) : say("no_clock"))))));
  }

  /** Each question with its answers; the first is the usual rule, and one press takes them all. */
  variants() {
    const offered = this.options.filter((each) => Object.keys(each.values).length > 1);
    if (!offered.length) return null;
    const usual = offered.every((each) => each.chosen === each.usual);
    return h("fieldset", { class: "variants" }, h("legend", {}, say("options")),
      h("p", {}, h("button", {
        type: "button", id: "usual", disabled: usual, onclick: () => { this.chosen = {}; this.learn(); },
      }, say(usual ? "usual_chosen" : "usual_rules"))),
      offered.map((each) => h("label", { key: each.name, class: each.chosen === each.usual ? null : "changed" },
        h("span", {}, each.label, each.help && h("span", { class: "aside" }, each.help)),
        h("select", {
          value: each.chosen,
          onchange: (event) => { this.chosen[each.name] = event.target.value; this.learn(); },
        }, Object.entries(each.values).map(([value, label]) => h("option", { key: value, value, selected: value === each.chosen },
          value === each.usual ? say("usual_value", label) : label))))));
  }
}

/** A choice of numbers, 0 for any. */
function pick(id, label, chosen, values, text, take) {
  return h("label", { key: id }, h("span", {}, label),
    h("select", { id, value: String(chosen), onchange: (event) => take(Number(event.target.value)) },
      [0, ...values].map((each) => h("option", { key: each, value: String(each), selected: each === chosen }, each ? text(each) : say("room_any")))));
}
