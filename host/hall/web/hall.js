// The hall's page: every table as the server tells it, drawn whole.

import { h, show } from "./dom.js";
import { device, long, say } from "./hall_words.js";
import { Link } from "./link.js";
import { keep, kept } from "./memory.js";
import { lines, offering, tournamentOf } from "./hall_desk.js";
import { following, language, locale, speak } from "./words.js";

const NOBODY_S = 600; // a question that stays without an answer for so long
const SILENT_S = 300; // an update that has told nothing for so long
const PAGE_S = 12; // a big screen that does not show all tables turns over
const at = (id) => document.getElementById(id);
const kiosk = new URLSearchParams(location.search).has("kiosk");

let hall = null;
let trouble = "";
let ahead = 0; // our clock before the server's
let alerts = [];
let tournament = null;
let ranking = [];
const tables = new Map();

const link = new Link(heard, status);
document.body.classList.toggle("kiosk", kiosk);

function heard(message) {
  if (message.type === "hall") {
    hall = { ...message, staff: message.staff && !kiosk };
    speak(message.lang);
  }
  if (message.type === "tables") {
    for (const table of message.tables) tables.set(table.name, kiosk ? { ...table, wrong: [] } : table);
    for (const name of message.gone) tables.delete(name);
    ahead = Date.now() / 1000 - message.now;
    trouble = message.trouble;
  }
  if (message.type === "alerts" && !kiosk) alerts = message.alerts;
  if (message.type === "tournament") tournament = message.tournament;
  if (message.type === "ranking") ranking = message.people;
  draw();
}

function status(word) {
  document.body.dataset.link = word;
  at("status").textContent = word === "open" ? "" : say(word);
}

function draw() {
  if (!hall) return;
  const all = [...tables.values()].sort((one, two) => one.name.localeCompare(two.name, undefined, { numeric: true }));
  document.title = `${say("hall")} · Trilithon`;
  at("title").textContent = `${say("hall")} ${hall.name}`;
  at("count").textContent = say("tables", all.length, all.filter((table) => table.players.length && !table.over).length);
  if (document.body.dataset.link === "open") at("status").textContent = trouble ? say("no_broker") : "";
  show(at("menu"), menu());
  show(at("tables"), all.length ? all.map(card) : h("p", {}, say("no_tables")));
  drawAlerts();
  drawTournament();
  drawRanking();
  const free = all.filter((table) => looks(table) === "free" && table.about?.may?.includes("offer"));
  at("offer").hidden = !hall.staff || !free.length;
  if (!at("offer").hidden) show(at("offer"), offering(free, hall.games, offered));
}

function menu() {
  return [
    hall.staff && h("span", { class: "chip" }, say("staff")),
    h("button", { type: "button", onclick: () => { location.search = "?kiosk"; } }, say("kiosk")),
    h("button", { type: "button", onclick: nextLanguage }, following().name),
  ];
}

function nextLanguage() {
  const { lang } = following();
  keep("lang", lang);
  link.lang = lang;
  link.ask({ do: "lang", lang });
}

function waited(table) {
  return Math.max(0, Date.now() / 1000 - ahead - table.since);
}

function looks(table) {
  if (table.state !== "ready") return "away";
  if (table.wrong?.length) return "broken";
  if (table.over) return "over";
  if (!table.players.length) return "free";
  return table.asked && waited(table) > NOBODY_S ? "waits" : "playing";
}

function card(table) {
  const look = looks(table);
  const address = `table.html?table=${encodeURIComponent(table.name)}${location.hash}`;
  return h("a", { key: table.name, class: `table ${look}`, href: address, "data-table": table.name },
    h("h2", {}, h("span", {}, table.name), h("span", { class: "game" }, table.game)),
    table.state !== "ready" && h("p", { class: "need" }, say(table.state)),
    table.wrong?.length > 0 && h("p", { class: "need" }, say("fails", table.wrong.map(device).join(", "))),
    table.players.length > 0 ? playing(table, look) : look !== "away" && h("p", { class: "aside" }, say("free")),
    hall.staff && ofItsFirmware(table));
}

/** What staff alone see: which firmware a table runs, and how an update of it goes. */
function ofItsFirmware(table) {
  const { update } = table;
  const silent = update && update.step !== "failed" && Date.now() / 1000 - ahead - update.heard;
  const said = update && say(`update_${update.step}`, update.step === "failed" ? update.why : update.percent);
  return [
    table.about.firmware && h("p", { class: "aside firmware" }, say("firmware", table.about.firmware)),
    update && h("p", { class: "update" }, silent > SILENT_S ? `${said} (${say("update_silent", long(silent))})` : said),
  ];
}

function playing(table, look) {
  return [
    h("ol", {}, table.players.map((player) => h("li", { class: player.turn ? "turn" : null },
      h("span", {}, player.name), h("span", {}, player.score ?? "")))),
    table.status && h("p", { class: "aside" }, table.status),
    table.over && h("p", {}, say("over", table.over.text, table.over.winners.join(", "))),
    table.over && hall.staff && h("p", { class: "aside" }, say("press")),
    table.asked && h("p", {}, say("asked", table.asked.who, table.asked.text)),
    look === "waits" && h("p", { class: "need" }, say("nobody", long(waited(table)))),
    look === "playing" && waited(table) >= 60 && h("p", { class: "aside" }, long(waited(table))),
  ];
}

function drawAlerts() {
  at("alerts").hidden = !alerts.length;
  show(at("alerts"),
    h("h2", {}, h("span", {}, say("alerts")), h("button", { type: "button", onclick: () => link.ask({ do: "seen" }) }, say("seen"))),
    h("ul", {}, alerts.map((one) => h("li", {},
      `${new Date(one.when * 1000).toLocaleTimeString(locale())} ${say("asked", one.table || say("all_tables"), one.text)}`,
      one.count > 1 && ` (${say("times", one.count)})`))));
}

function drawTournament() {
  at("tournament").hidden = !tournament?.name;
  if (tournament?.name) show(at("tournament"), tournamentOf(tournament, hall.staff, directed));
}

function drawRanking() {
  at("ranking").hidden = !ranking.length;
  const people = ranking.map((one, place) => ({ ...one, player: one.name, place: place + 1, rating: one.sure.toFixed(1) }));
  show(at("ranking"),
    h("h2", {}, say("ratings")), h("p", { class: "aside" }, say("ratings_why")),
    lines(["place", "player", "rating", "matches", "wins"], people));
}

/** Staff see what the server thinks of their deed. */
async function directed(deed, about) {
  const reply = await link.ask({ do: "tournament", deed, about });
  at("status").textContent = reply.ok ? "" : reply.text;
  return reply.ok;
}

async function offered(table, game, players) {
  const reply = await link.ask({ do: "offer", table, game, players });
  at("status").textContent = reply.ok ? say("offered", table) : reply.text;
}

function turnPage() {
  const bottom = window.scrollY + window.innerHeight >= document.body.scrollHeight - 4;
  window.scrollTo({ top: bottom ? 0 : window.scrollY + window.innerHeight * 0.9, behavior: "smooth" });
}

if (kiosk) setInterval(turnPage, PAGE_S * 1000);
setInterval(draw, 10_000);
speak(kept("lang") || navigator.language.slice(0, 2));
link.open(language());
