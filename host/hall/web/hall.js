// The hall's page: every table as the server tells it, drawn whole.

import { h, show } from "./dom.js";
import { device, say } from "./hall_words.js";
import { Link } from "./link.js";
import { keep, kept } from "./memory.js";
import { following, language, speak } from "./words.js";

const NOBODY_S = 600; // a question that stays without an answer for so long
const PAGE_S = 12; // a big screen that does not show all tables turns over
const at = (id) => document.getElementById(id);
const kiosk = new URLSearchParams(location.search).has("kiosk");

let hall = null;
let trouble = "";
let ahead = 0; // our clock before the server's
let alerts = [];
let tournament = null;
const tables = new Map();

const link = new Link(heard, status);
document.body.classList.toggle("kiosk", kiosk);

function heard(message) {
  if (message.type === "hall") {
    hall = message;
    speak(message.lang);
  }
  if (message.type === "tables") {
    for (const table of message.tables) tables.set(table.name, table);
    ahead = Date.now() / 1000 - message.now;
    trouble = message.trouble;
  }
  if (message.type === "alerts") alerts = message.alerts;
  if (message.type === "tournament") tournament = message.tournament;
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

function long(seconds) {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? say("minutes", minutes) : say("hours", Math.floor(minutes / 60), minutes % 60);
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
    table.players.length > 0 ? playing(table, look) : h("p", { class: "aside" }, say("free")));
}

function playing(table, look) {
  return [
    h("ol", {}, table.players.map((player) => h("li", { class: player.turn ? "turn" : null },
      h("span", {}, player.name), h("span", {}, player.score ?? "")))),
    table.status && h("p", { class: "aside" }, table.status),
    table.over && h("p", {}, `${say("over")} : ${table.over.text}. ${table.over.winners.join(", ")}`),
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
      `${new Date(one.when * 1000).toLocaleTimeString()} ${one.table || say("all_tables")} : ${one.text}`,
      one.count > 1 && ` (${say("times", one.count)})`))));
}

function drawTournament() {
  at("tournament").hidden = !tournament?.name;
  if (!tournament?.name) return;
  show(at("tournament"),
    h("h2", {}, `${tournament.name} · ${say("round", tournament.round, tournament.rounds)}`),
    hall.staff && directing(),
    h("ul", {}, tournament.games.map((game) => h("li", { key: game.key },
      `${game.table || say("waits_for_table")} : ${game.players.join(", ")}${game.done ? ` (${say("done")})` : ""}`))),
    h("table", {},
      h("thead", {}, h("tr", {}, ["place", "player", "points"].map((key) => h("th", {}, say(key))))),
      h("tbody", {}, tournament.standings.map((one) => h("tr", { key: one.name },
        h("td", { class: "number" }, String(one.place)), h("td", {}, one.name), h("td", { class: "number" }, String(one.points)))))));
}

function directing() {
  return h("form", { onsubmit: (event) => event.preventDefault() },
    h("label", {}, `${say("name")} `, h("input", { type: "text", id: "entrant", maxlength: "16", own: true })),
    ["enter", "leave"].map((deed) => h("button", { type: "button", onclick: () => direct(deed, at("entrant").value.trim()) }, say(deed))),
    h("button", { type: "button", class: "main", onclick: () => direct(tournament.hold ? "draw" : "hold", "") },
      say(tournament.hold ? "draw" : "hold")));
}

async function direct(deed, about) {
  const reply = await link.ask({ do: "tournament", deed, about });
  at("status").textContent = reply.ok ? "" : reply.text;
  if (reply.ok && at("entrant")) at("entrant").value = "";
}

function turnPage() {
  const bottom = window.scrollY + window.innerHeight >= document.body.scrollHeight - 4;
  window.scrollTo({ top: bottom ? 0 : window.scrollY + window.innerHeight * 0.9, behavior: "smooth" });
}

if (kiosk) setInterval(turnPage, PAGE_S * 1000);
setInterval(draw, 10_000);
speak(kept("lang") || navigator.language.slice(0, 2));
link.open(language());
