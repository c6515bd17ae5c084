// A seat on a phone: its questions, its cards, the standing. Sleeping, reloading or another network
// only interrupt it: the token stays valid, and the page reconnects as soon as it is on screen.

import * as aloud from "./aloud.js";
import { announce, hush, shout } from "./announce.js";
import { drawAsk } from "./ask.js";
import { badge } from "./badges.js";
import { Board } from "./board.js";
import { drawClocks } from "./clocks.js";
import { h, show } from "./dom.js";
import { dress } from "./faces.js";
import { drawHand, drawTray } from "./hand.js";
import { tell } from "./history_words.js";
import { drawLog } from "./log.js";
import { legend } from "./legend.js";
import { BOXES } from "./looks.js";
import { keep, kept, once } from "./memory.js";
import { stock } from "./stock.js";
import { drawStranger } from "./stranger.js";
import { firstTime } from "./taught.js";
import { thingsOf } from "./things.js";
import { say, speak } from "./words.js";

const AGAIN_MS = [200, 500, 1000, 2000];
const ASLEEP_MS = 2000; // a line that was silent for longer is opened again when the page comes back
const GONE = [4401, 4403]; // no such link, or not any more

const at = (id) => document.getElementById(id);
let socket = null;
let state = null;
let shown = null; // the state that the page shows
let welcome = null;
let lines = [];
let waiting = new Map();
let ids = 0;
let tries = 0;
let timer = null;
let heardAt = 0;
let seen = -1;

// The token is read once: it does not stay in the address.
const token = location.hash.slice(1) || kept("seat") || "";
keep("seat", token);
history.replaceState(null, "", location.pathname);

function connect() {
  clearTimeout(timer);
  if (socket) socket.onclose = null;
  socket?.close();
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/seat`);
  socket.onopen = () => {
    tries = 0;
    socket.send(JSON.stringify({ token, lang: kept("lang") || navigator.language.slice(0, 2) }));
  };
  socket.onmessage = (event) => heard(JSON.parse(event.data));
  socket.onclose = (event) => closed(event.code);
}

function heard(message) {
  heardAt = Date.now();
  at("status").textContent = "";
  if (message.type === "welcome") welcome = message;
  if (message.type === "state") state = message;
  if (message.type === "log") lines = [...lines.slice(0, message.keep), ...message.lines];
  if (message.type === "reply") {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
    return;
  }
  if (message.rgb !== undefined) board.colour(message.rgb);
  if (message.type !== "picture") later();
}

function closed(code) {
  for (const answer of waiting.values()) answer({ ok: false, text: "" });
  waiting = new Map();
  at("status").textContent = GONE.includes(code) ? tell("seat_gone") : say("gone");
  if (GONE.includes(code)) {
    state = shown = null;
    drawClocks(at("clocks"), {});
    for (const id of ["rules-page", "log-box", "aloud"]) at(id).hidden = true;
    nothing();
    show(at("ask"));
    return;
  }
  timer = setTimeout(connect, AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)]);
  tries += 1;
}

/** Nothing of a seat stays. */
function nothing() {
  hush();
  for (const id of ["hand", "tray", "seats", "log", "board"]) show(at(id));
  for (const id of ["hand", "tray", "board-box"]) at(id).hidden = true;
}

/** The page is on screen again: reconnect at once instead of waiting for a line that sleeps. */
function look() {
  if (document.visibilityState !== "visible" || at("status").textContent === tell("seat_gone")) return;
  if (socket.readyState !== WebSocket.OPEN) {
    connect();
    return;
  }
  const before = heardAt;
  ask({ do: "lang", lang: welcome?.lang || "en" });
  setTimeout(() => { if (heardAt === before) connect(); }, ASLEEP_MS);
}

function ask(message) {
  if (socket.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, text: "" });
  ids += 1;
  const id = ids;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ ...message, id }));
  });
}

/** What is meant for the question that is seen, and no other: `seen` is what is drawn. */
async function act(message) {
  const reply = await ask({ ...message, n: seen });
  if (!reply.ok) shout(reply.text || say("gone"));
  return reply;
}

const acts = {
  answer: (value, then) => act({ do: "answer", value, then }),
  lay: (zone, card) => (!card.can && state.match?.ask?.kind !== "tap" ? shout(at("question").innerText) : act({ do: "tap", zone: zone.zone, at: card.at, name: card.name, first: card.first })),
  roll: () => act({ do: "roll" }),
  advise: () => act({ do: "advise" }),
  lift: () => {}, start: () => {},
  claim: (seat, name) => act({ do: "claim", seat, name }),
  rules: async (rulings) => (await rules()).open(state.match.game, rulings),
  teach: async () => (await rules()).teach(state.match.game),
};
// Most who play never look them up.
const rules = once(() => import("./rules.js").then(({ Rules }) => new Rules(at("rules"), ask)));

// The board of the table's page: out of the way until people open it, and then for good.
const board = new Board(at("board"), acts.answer, (zone, card) => acts.lay(zone, card));
at("board-box").open = kept("board") === "open";
at("board-box").addEventListener("toggle", () => { keep("board", at("board-box").open ? "open" : ""); later(); });

let drawn = false;

function later() {
  if (drawn) return;
  drawn = true;
  requestAnimationFrame(() => { drawn = false; draw(); });
}

function draw() {
  if (!state || !welcome) return;
  speak(welcome.lang);
  const { match, here } = state;
  dress(BOXES[match?.box]);
  seen = match?.n ?? -1;
  document.title = match ? `${match.seats[here]?.name || ""} · ${match.title}` : "Trilithon";
  at("title").textContent = match?.title || say("no_match");
  at("rules-page").textContent = say("rules");
  at("rules-page").hidden = !match;
  at("aloud").textContent = aloud.called();
  at("aloud").hidden = !aloud.able;
  const mine = match?.seats[here];
  show(at("me"), mine && [badge(mine, here), mine.name]);
  at("clocks").parentNode.setAttribute("aria-label", say("clock"));
  drawClocks(at("clocks"), state);
  if (state.stranger) {
    nothing();
    drawStranger(at("ask"), state.stranger, acts.claim);
    shown = state;
    return;
  }
  drawAsk(at("ask"), state, acts);
  drawBoard(match);
  drawHand(at("hand"), state, acts.lay, acts.lift);
  drawTray(at("tray"), match, (name) => act({ do: "tap", name }));
  show(at("seats"), match && [match.seats.map((seat, place) => standing(match, seat, place)), h("li", { key: "beside" }, stock(match, null, thingsOf(match, acts.answer)))]);
  drawLog(at("log"), lines, state.match?.ask?.since);
  const asked = match?.ask;
  if (match && !match.result && firstTime(match.game)) acts.teach();
  if (asked?.mine) announce([...asked.news, asked.text, ...asked.about].join(" "), match.n);
  shown = state;
}

function drawBoard(match) {
  const box = at("board-box");
  box.hidden = !match;
  box.querySelector("summary").textContent = say("board");
  const open = match && box.open;
  if (open) board.draw(state, welcome.plates);
  else show(at("board"));
  show(at("legend"), open && legend(match));
}

function standing(match, seat, place) {
  const points = match.scores[place]?.points;
  return h("li", { key: place, class: match.ask?.seat === place ? "seat asked" : "seat" },
    h("p", { class: "name" }, badge(seat, place), seat.name,
      h("span", { class: "points" }, points === null || points === undefined ? "" : String(points))),
    stock(match, place, thingsOf(match, acts.answer)));
}

at("aloud").addEventListener("click", aloud.toggle);
at("rules-page").addEventListener("click", () => acts.rules(""));
document.addEventListener("visibilitychange", look);
window.addEventListener("pageshow", look);
window.addEventListener("online", look);
window.trilithon = { state: () => shown, seen: () => seen, act, drop: () => socket.close() };
connect();
