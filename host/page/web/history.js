// The history: lists of people, evenings and matches; a person; a match replayed, shared, taken up.
// The address is #TOKEN/view/name, so that going back and reloading work.

import { curve } from "./curves.js";
import { h, show } from "./dom.js";
import { tell } from "./history_words.js";
import { kept } from "./memory.js";
import { drawPersonActs, drawTakeBack } from "./persons.js";
import { Replay } from "./replay.js";
import { Review } from "./review.js";
import { day, language, say, speak } from "./words.js";

const SHOWN_MS = 4000;
const AGAIN_MS = 1000;
const root = document.getElementById("history");

let socket = null;
let greeting = null;
let waiting = new Map();
let ids = 0;
let replay = null;
let review = null;

// The line to the server

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/history`);
  socket.onopen = () => socket.send(JSON.stringify({ token: where().token, lang: language() }));
  socket.onmessage = (event) => heard(JSON.parse(event.data));
  socket.onclose = (event) => closed(event.code);
}

function heard(message) {
  if (message.type === "greeting") {
    greeting = message;
    speak(message.lang);
    open();
    return;
  }
  waiting.get(message.id)?.(message);
  waiting.delete(message.id);
}

function closed(code) {
  for (const answer of waiting.values()) answer({ ok: false, text: "" });
  waiting = new Map();
  if (code !== 4401) setTimeout(connect, AGAIN_MS);
}

function ask(message) {
  ids += 1;
  const id = ids;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ lang: greeting.lang, ...message, id }));
  });
}

// Where we are

function where() {
  const [token, view, ...names] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return { token: token || "", view: view || "overview", names };
}

function to(view, ...names) {
  return `#${[where().token, view, ...names].map(encodeURIComponent).join("/")}`;
}

async function open() {
  const { view, names } = where();
  replay?.stop();
  review?.leave();
  replay = review = null;
  const found = VIEWS[view] || VIEWS.overview;
  const reply = await ask({ do: view in VIEWS ? view : "overview", ...found.fields(names) });
  if (!reply.ok) {
    shout(reply.text);
    return;
  }
  document.body.dataset.view = view;
  show(root, head(view), found.draw(reply.view, names));
  if (view === "replay") openReplay(reply.view, names);
  root.querySelector("h1").focus();
}

const VIEWS = {
  overview: { fields: ([game]) => ({ game: game || "" }), draw: drawOverview },
  player: { fields: ([name, game]) => ({ name, game: game || "" }), draw: drawPlayer },
  evening: { fields: ([evening]) => ({ evening }), draw: drawEvening },
  replay: { fields: ([match]) => ({ match: Number(match) }), draw: drawReplay },
};

function head(view) {
  return h("header", { key: "head" }, h("h1", { tabindex: "-1" }, tell("history")),
    h("nav", {},
      view !== "overview" && h("a", { href: to("overview") }, tell("all_games")),
      greeting.table && h("a", { href: `./#${encodeURIComponent(where().token)}` }, tell("to_table"))));
}

// Lists

function drawOverview(view) {
  const { totals } = view;
  if (!totals.matches && !view.game) return h("p", {}, tell("empty"));
  return [
    h("p", { key: "totals" }, tell("summary", totals.matches, totals.finished, totals.people)),
    totals.faulty > 0 && h("p", { key: "faulty", class: "aside" }, tell("faulty", totals.faulty)),
    behind(view),
    h("nav", { key: "games", class: "games", "aria-label": tell("games") },
      h("a", { href: to("overview"), "aria-current": view.game ? null : "page" }, tell("all_games")),
      view.games.map((line) => h("a", {
        key: line.game, href: to("overview", line.game), "aria-current": line.game === view.game ? "page" : null,
      }, `${title(line.game)} ${line.matches}`))),
    section("people", h("p", { class: "aside" }, tell("rating_why")), ranking(view.people),
      view.alike.map((names) => h("p", { key: names[0], class: "aside alike" }, tell("alike_all", names.join(", "))))),
    view.machines.length > 0 && section("machines", h("p", { class: "aside" }, tell("machines_why")), ranking(view.machines, (line) => level(line.machine))),
    section("evenings", h("ul", { class: "days" }, view.evenings.map((line) => h("li", { key: line.evening },
      h("a", { href: to("evening", line.evening) }, day(line.evening)), ` ${line.matches}`)))),
    section("last_matches", matches(view.matches)),
    section("remarkable", remarkable(view.remarkable)),
    greeting.control && drawTakeBack(ask, changed, shout, open),
  ];
}

function behind(view) {
  return view.behind > 0 && h("p", { key: "behind", class: "aside" }, tell("behind", view.behind));
}

function section(name, ...children) {
  return h("section", { key: name, class: `part ${name}` }, h("h2", {}, tell(name)), children);
}

function ranking(people, named = (line) => person(line.name)) {
  return table(["place", "name", "rating", "won", "played"], people.map((line, at) => [
    `${at + 1}.`, named(line), rating(line), line.wins, line.matches]));
}

function table(titles, rows) {
  return h("table", {},
    h("thead", {}, h("tr", {}, titles.map((title_, at) => h("th", { key: at, scope: "col" }, title_ && tell(title_))))),
    h("tbody", {}, rows.map((cells, at) => h("tr", { key: at }, cells.map((cell, column) =>
      h("td", { key: column, class: typeof cell === "number" ? "number" : null }, typeof cell === "number" ? String(cell) : cell))))));
}

function rating(line) {
  if (line.mu === null) return tell("not_rated");
  return `${line.mu.toFixed(1)}\u00a0±\u00a0${(2 * line.sigma).toFixed(1)}`; // in one line on a phone, too
}

const whoPlayed = (line) => line.seats.map((seat) => seat.name).join(", ");
const person = (name) => h("a", { href: to("player", name) }, name);
const title = (game) => greeting.titles[game] || game;

function matches(lines) {
  return h("ul", { class: "matches" }, lines.map((line) => h("li", { key: line.id }, match(line))));
}

function match(line) {
  return [
    h("p", {}, h("strong", {}, title(line.game)), " ", h("span", { class: "aside" }, [day(line.at), !line.dated && tell("undated"), !line.ending && tell("unfinished")].filter(Boolean).join(" · "))),
    h("p", { class: "who" }, line.seats.map((seat, at) => h("span", { key: at, class: seat.won ? "seat won" : "seat" },
      seat.person ? person(seat.name) : [seat.name, " ", h("span", { class: "kind" }, kind(seat))], seat.score === null ? "" : ` ${seat.score}`))),
    h("p", { class: "acts" },
      h("a", { href: to("replay", line.id) }, tell("replay")),
      h("button", { type: "button", onclick: () => share(line) }, tell("share")),
      h("button", { type: "button", onclick: () => record(line) }, tell("record")),
      !line.ending && greeting.table && h("button", { type: "button", class: "main", onclick: () => resume(line) }, tell("resume"))),
  ];
}

/** What plays there, where no person of the history does. */
function kind({ machine }) {
  if (machine === null) return tell("not_counted");
  return machine ? `${tell("machine")}: ${level(machine)}` : tell("machine");
}

const level = (key) => say(`level_${key}`);

function remarkable(found) {
  const said = {
    longest: (line) => tell("longest", line.answers),
    closest: (line) => tell("closest", Math.round(100 * line.margin)),
    oddest: (line) => tell("oddest", Math.round(100 * line.chance)),
  };
  return Object.entries(said).filter(([name]) => found[name]).map(([name, text]) =>
    h("div", { key: name, class: name }, h("h3", {}, text(found[name])), matches([found[name]])));
}

// One person, one evening, one match

function drawPlayer(view) {
  const now = view.standings.find((line) => line.game === view.game);
  return [
    h("h2", { key: "name", class: "name" }, view.name, now && h("span", { class: "aside" }, ` ${rating(now)}`)),
    view.alike.length > 0 && h("p", { key: "alike", class: "alike" }, tell("alike", view.alike.join(", "))),
    behind(view),
    view.curve.length > 1 && curve(view.name, view.curve, now?.matches ?? view.curve.length),
    section("games", table(["game", "rating", "won", "played"], view.standings.map((line) => [
      h("a", { href: to("player", view.name, line.game), "aria-current": line.game === view.game ? "page" : null },
        line.game ? title(line.game) : tell("all_games")), rating(line), line.wins, line.matches]))),
    section("against", table(["name", "ahead", "behind_them", "played"], view.duels.map((line) => [
      person(line.name), line.ahead, line.behind, line.matches]))),
    section("last_matches", matches(view.matches)),
    greeting.control && drawPersonActs(view.name, view.matches.map((line) => [line.id, `${day(line.at)} · ${title(line.game)} · ${whoPlayed(line)}`]),
      changed, (name) => { location.hash = name ? to("player", name) : to("overview"); }),
    greeting.control && drawTakeBack(ask, changed, shout, () => { location.hash = to("overview"); }),
  ];
}

/** Whether a person was changed; else a message says why not. */
async function changed(message) {
  const reply = await ask(message);
  if (!reply.ok || reply.kept) shout(reply.ok ? tell("tables_keep") : reply.text);
  return reply.ok;
}

function drawEvening(view) {
  return [
    h("h2", { key: "day" }, day(view.evening)),
    section("people", table(["name", "won", "played"], view.people.map((line) => [line.name, line.wins, line.matches]))),
    section("matches", matches(view.matches)),
  ];
}

function drawReplay(view, [number]) {
  const line = { id: Number(number), game: view.pool[view.moments[0].game] };
  return [
    h("div", { key: "replay", class: "replay", own: true }),
    h("p", { key: "acts", class: "acts" },
      h("button", { type: "button", id: "share", onclick: () => share(line) }, tell("share")),
      h("button", { type: "button", onclick: () => record(line) }, tell("record"))),
    h("p", { key: "review", class: "acts review", own: true }),
  ];
}

function openReplay(view, [number, judge]) {
  replay = new Replay(root.querySelector(".replay"), view);
  if (!view.finished) return;
  const about = (what) => ask({ do: what, match: Number(number) });
  review = new Review(root.querySelector(".review"), about, replay, greeting.control);
  review.look(view.judged);
  if (judge && view.judged.state === "offer") review.want("review");
}

// What can be done with a match

async function share(line) {
  const reply = await ask({ do: "share", match: line.id });
  if (reply.ok) save(`${line.game}-${line.id}.html`, reply.text, "text/html");
  else shout(reply.text);
}

async function record(line) {
  const reply = await ask({ do: "record", match: line.id });
  if (reply.ok) save(`${line.game}-${line.id}.txt`, reply.text, "text/plain");
  else shout(reply.text);
}

async function resume(line) {
  const reply = await ask({ do: "resume", match: line.id });
  if (reply.ok) location.href = `./#${encodeURIComponent(where().token)}`;
  else shout(reply.text);
}

function save(name, text, type) {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type }));
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), SHOWN_MS);
}

function shout(text) {
  const toast = document.getElementById("toast");
  toast.textContent = text;
  toast.classList.toggle("shown", Boolean(text));
  setTimeout(() => toast.classList.remove("shown"), SHOWN_MS);
}

speak(kept("lang") || navigator.language.slice(0, 2));
window.addEventListener("hashchange", () => greeting && open());
window.trilithon = { replay: () => replay };
connect();
