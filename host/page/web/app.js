// The page: it stores the server's whole state, and draws everything from it.

import { announce, fly, hush, report, shout, sure } from "./announce.js";
import { drawAsk } from "./ask.js";
import { Board, shape } from "./board.js";
import { drawClocks } from "./clocks.js";
import { inTheAir } from "./cards.js";
import { openly, setOpenly, summons } from "./curtain.js";
import { watch } from "./cut.js";
import { write } from "./dom.js";
import { download } from "./download.js";
import { drawDrawer, drawerOpen, setDrawer } from "./drawer.js";
import { elsewhere } from "./elsewhere.js";
import { Foresight } from "./foresight.js";
import { reachable, remembered, restore, toCurtain } from "./focus.js";
import { dress } from "./faces.js";
import { drawHand, drawTray } from "./hand.js";
import { explainAll, explains, explainThis, hint } from "./hints.js";
import { knob } from "./knob.js";
import { Link } from "./link.js";
import { drawLog } from "./log.js";
import { BOXES } from "./looks.js";
import { kept, keep, once } from "./memory.js";
import { drawMenu } from "./menu.js";
import { Motion } from "./motion.js";
import { note } from "./notes.js";
import { drawPeople } from "./people.js";
import { Screen } from "./screen.js";
import { drawSeats, drawShared, outOfTheBox } from "./seats.js";
import * as sound from "./sound.js";
import { Start } from "./start.js";
import { firstTime } from "./taught.js";
import { say, speak } from "./words.js";

const at = (id) => document.getElementById(id);
// These come as notes to everybody: the reply need not be shown too.
const SAID_BY_THE_PAGE = ["no_piece", "no_match", "not_an_answer", "bad_message", "not_control", "gone", "moved",
  "bad_match", "bad_record", "refused_nothing", "unknown"];
const IN_ITS_WORDS = ["picking", "duty", "settled", "moved", "no_piece", "not_control"];
const QUICK = 3; // from this pace on reading aloud would be too fast to follow

let state = null;
let shown = null; // the state that the page shows: what has come since is drawn with the next frame
let welcome = null;
let lines = [];
let drawn = false;
let waited = ""; // whom the curtain waits for
const frames = { drawn: 0 };

const link = new Link(heard, status);
const screen = new Screen(at("screen"));
const board = new Board(at("board"), (value, then) => acts.answer(value, then), (zone, card, node) => lay(zone, card, node),
  () => shout(at("question").innerText));
const motion = new Motion();
const fade = watch(["ask", "around", "shared", "log"].map(at));
// What few matches need is fetched when it is: each a promise of one dialog.
const dialogs = {
  repair: once(() => import("./repair.js").then(({ Repair }) => new Repair(at("repair"), act))),
  leaving: once(() => import("./leaving.js").then(({ Leaving }) => new Leaving(at("leaving"), act, report))),
  rules: once(() => import("./rules.js").then(({ Rules }) => new Rules(at("rules"), (message) => link.ask(message)))),
};
const start = new Start(at("start"), {
  ask: (message) => link.ask(message), mayLose, refused: shout, rules: async (game) => (await dialogs.rules()).open(game, ""),
});
new Foresight((message) => link.ask(message), () => state?.match, () => later());
knob(at("knob"), (did, by) => act({ do: "knob", did, by }));
at("left").onclick = () => act({ do: "knob", did: "turn", by: -1 });
at("right").onclick = () => act({ do: "knob", did: "turn", by: 1 });

// In

function heard(message) {
  if (message.type === "welcome") greeted(message);
  if (message.type === "state") state = message;
  if (message.type === "log") lines = [...lines.slice(0, message.keep), ...message.lines];
  if (message.type === "note") note(message);
  if (message.type === "picture") picture(message);
  else later();
}

function greeted(message) {
  welcome = message;
  speak(welcome.lang);
  start.speak(welcome.games);
}

function picture(message) {
  if (message.rows) screen.draw(message.rows);
  if (message.rgb !== undefined) board.colour(message.rgb);
}

function status(word) {
  document.body.dataset.link = word;
  at("status").textContent = word === "open" ? "" : say(word === "refused" ? "refused" : "gone");
  announce(at("status").textContent);
}

// Out

async function act(message) {
  if (!state?.control) return { ok: false };
  const reply = await link.ask(message);
  if (!reply.ok && IN_ITS_WORDS.includes(reply.why)) shout(say(`why_${reply.why}`));
  else if (!reply.ok && SAID_BY_THE_PAGE.includes(reply.why)) shout(reply.text || say("gone"));
  return reply;
}

function lay(zone, card, node) {
  if (!card.can && state.match?.ask && state.match.ask.kind !== "tap") return shout(at("question").innerText); // no card is asked for
  if (drawerOpen()) fly(node, at("reader"));
  return act({ do: "tap", zone: zone.zone, at: card.at, name: card.name, first: card.first });
}

async function undo() {
  let reply = await act({ do: "undo" });
  if (reply.why === "refused_seen" && await sure(say("sure_undo"), say("yes"), say("no"))) {
    reply = await act({ do: "undo", sure: true });
  }
  if (reply.ok) announce(say("undone"));
}

async function aside() {
  const reply = await act({ do: "aside" });
  if (reply.ok) report(say("is_aside"));
}

async function abort() {
  if (await sure(say("sure_abort"), say("yes"), say("no"))) act({ do: "abort" });
}

/** Ask before a new match puts the one in play aside: no match is lost without a word. */
async function mayLose() {
  return !state.match || Boolean(state.match.result) || sure(say("sure_leave", state.match.title), say("yes"), say("no"));
}

async function save() {
  const reply = await act({ do: "save" });
  if (!reply.ok) return;
  download(reply.record, `${state.match.game}-${state.match.n}.txt`);
  announce(say("saved"));
}

async function load(file) {
  if (!await mayLose()) return;
  const reply = await act({ do: "load", record: await file.text() });
  if (reply.ok) report(say("loaded", reply.answers));
}

function language(lang) {
  hush(); // speech in the other language
  keep("lang", lang);
  link.lang = lang;
  link.ask({ do: "lang", lang });
}

function playOpenly(on) {
  setOpenly(on);
  link.openly = on;
  act({ do: "openly", on });
  later();
}

function drawer(on) {
  setDrawer(on);
  later();
  if (on) requestAnimationFrame(() => at("device").scrollIntoView({ block: "nearest" }));
}

const acts = {
  foresees: true,
  answer: (value, then) => act({ do: "answer", value, then }),
  roll: () => act({ do: "roll" }),
  advise: () => act({ do: "advise" }),
  start: () => welcome && start.open(welcome.games, state),
  review: () => elsewhere("history.html", `/replay/${state.match.kept}/review`),
  again: () => act({ do: "again" }),
  people: (fields) => act({ do: "people", ...fields }),
  sound: () => { sound.toggle(); later(); },
  repair: async () => (await dialogs.repair()).open(lines),
  pause: (on) => act({ do: "pause", on }),
  leaving: async () => (await dialogs.leaving()).open(state.match, state.simulated),
  rules: async (rulings) => (await dialogs.rules()).open(state.match.game, rulings),
  teach: async () => (await dialogs.rules()).teach(state.match.game),
  explain: () => { explainThis(state.match); later(); },
  hints: () => { explainAll(!explains()); later(); },
  stopRepair: () => act({ do: "repair", stop: true }),
  fetch: async (seat) => await sure(say("sure_fetch", state.match.seats[seat].name), say("yes"), say("no")) && act({ do: "fetch", seat }),
  lift: (seat) => act({ do: "lift", seat }),
  lay, undo, aside, abort, save, load, language, drawer, openly: playOpenly,
};

const reader = at("reader");
reader.ondragover = (event) => { if (inTheAir()) event.preventDefault(); };
reader.ondrop = (event) => {
  const held = inTheAir();
  if (held) event.preventDefault();
  if (held) lay(held.zone, held.card, held.node);
};

// Drawing

function later() {
  if (drawn) return;
  drawn = true;
  requestAnimationFrame(() => { drawn = false; draw(); });
}

function draw() {
  if (!state || !welcome) return;
  frames.drawn += 1;
  const before = remembered();
  motion.look(state.match);
  const { match } = state;
  dress(BOXES[match?.box]);
  drawHeader(match);
  drawDrawer(at("device"), state);
  drawMenu(at("menu"), state, acts);
  drawAsk(at("ask"), state, acts);
  drawClocks(at("clocks"), state);
  drawTable(match);
  drawSeats(at("seats"), state, acts);
  drawPeople(at("people"), state, acts.people);
  labels();
  drawLog(at("log"), lines, match?.ask?.since); // from here on the page is measured: it is laid out once
  fade();
  motion.show(match);
  reachable(at("ask"), at("around"), at("shared"));
  restore(before, match?.ask?.mine);
  comeDown(summons(state));
  speakUp();
  if (document.body.dataset.link === "open") start.home(!match && state.control, welcome.games, state);
  if (match && !match.result && state.control && firstTime(match.game)) acts.teach();
  shown = state;
}

function drawHeader(match) {
  document.title = match ? `${match.title} · Trilithon` : "Trilithon";
  write(at("title"), match ? match.title : say("tagline"));
  write(at("stand"), (!match?.result && match?.status) || ""); // once it is over the scores say more
}

/** The board, what lies beside it, and below it the hand: their places do not depend on whose turn it is. */
function drawTable(match) {
  for (const id of ["field", "around", "log-box"]) at(id).hidden = !match;
  const cards = Boolean(match && (match.dealt || match.zones.length)); // else the board has the hand's place
  document.body.classList.toggle("with-cards", cards);
  document.body.classList.toggle("with-hand", cards && state.control);
  document.body.classList.toggle("from-box", outOfTheBox(match));
  document.body.dataset.plate = match?.plate || "";
  shape(match?.plate, welcome?.plates);
  board.draw(state, welcome.plates);
  drawShared(at("shared"), match, acts);
  drawHand(at("hand"), state, lay, acts.lift);
  drawTray(at("tray"), match, (name) => act({ do: "tap", name }));
}

/** `who` should come to the window: what the page said to the one before goes. */
function comeDown(who) {
  if (who && who !== waited) {
    hush();
    toCurtain();
  }
  waited = who;
}

function labels() {
  for (const node of document.querySelectorAll("[data-say]")) write(node, say(node.dataset.say));
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
  const problem = state.problem ? say("problem", state.problem) : "";
  if (problem !== at("problem").textContent) shout(problem);
  write(at("problem"), problem);
  at("knob").disabled = at("left").disabled = at("right").disabled = !state.control;
}

function speakUp() {
  const { match } = state;
  const ask = match?.ask;
  if (ask && !ask.mine && state.people.playing && state.people.pace >= QUICK) return;
  const what = summons(state) || hint(state);
  const missed = (state.people.playing && state.people.pace >= QUICK && ask?.earlier) || [];
  if (ask) announce([...missed, ...ask.news, ended(say("who_asks", ask.who, ask.text)), ...ask.about, what].join(" "), match.n);
  else if (match) announce([match.result.won, match.result.ending].join(" "), match.n);
}

/** A sentence, where the question's own sign does not end it. */
const ended = (text) => (/[.?!…]$/u.test(text) ? text : `${text}.`);

speak(kept("lang") || navigator.language.slice(0, 2));
at("status").textContent = say("connecting");
link.open(kept("lang") || "", openly());
window.addEventListener("resize", later);
// A key that is held down presses one button once: what comes next under the focus is another's.
document.addEventListener("keydown", (event) => {
  if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button")) event.preventDefault();
}, true);
window.trilithon = { link, frames, state: () => shown };
