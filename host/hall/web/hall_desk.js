// The hall's desk: a tournament and ratings as lists, and what staff do with them.

import { h } from "./dom.js";
import { say } from "./hall_words.js";

const COLUMNS = ["place", "player", "points", "opponents", "wins"];
const at = (id) => document.getElementById(id);

/** People, one a row: what of them stands in each column. */
export function lines(columns, people) {
  const cell = (one, key) => h("td", { class: key === "player" ? null : "number" }, String(one[key]));
  return h("table", {},
    h("thead", {}, h("tr", {}, columns.map((key) => h("th", { scope: "col", class: key === "player" ? null : "number" }, say(key))))),
    h("tbody", {}, people.map((one) => h("tr", { key: one.name, class: one.left ? "left" : null },
      columns.map((key) => cell(one, key))))));
}

/** `direct(deed, about)` resolves to whether it was done. */
export function tournamentOf(tournament, staff, direct) {
  return [
    h("h2", {}, `${tournament.name} · ${tournament.over ? say("final") : say("round", tournament.round, tournament.rounds)}`),
    staff && directing(tournament, direct),
    h("ul", {}, tournament.games.map((game) => oneGame(game, staff, direct))),
    lines(COLUMNS, tournament.standings.map((one) => ({ ...one, player: one.name, place: place(one, tournament) }))),
    tournament.round > 0 && tournament.standings.some((one) => one.lot) && h("p", { class: "lot" }, say("by_lot")),
  ];
}

/** Those whom only the lot tells apart have a mark. */
const place = (one, tournament) => (one.lot && tournament.round > 0 ? `${one.place} *` : one.place);

function oneGame(game, staff, direct) {
  const people = game.players.join(", ");
  const sure = () => confirm(say("cancel_sure", people)) && direct("cancel", game.key);
  return h("li", { key: game.key },
    say("asked", game.table || say(game.done ? "bye" : "waits_for_table"), people), game.done && ` (${say("done")})`,
    staff && !game.done && h("button", { type: "button", class: "cancel", "aria-label": `${say("cancel")} ${people}`, onclick: sure },
      say("cancel")));
}

function directing(tournament, direct) {
  const deed = tournament.hold ? "draw" : "hold";
  const change = (how) => async () => {
    if (await direct(how, at("entrant").value.trim())) at("entrant").value = "";
  };
  return h("form", { onsubmit: (event) => { event.preventDefault(); change("enter")(); } },
    h("label", { for: "entrant" }, say("name")),
    h("input", { type: "text", id: "entrant", maxlength: "16", autocomplete: "off", own: true }),
    h("button", { type: "submit" }, say("enter")),
    h("button", { type: "button", onclick: change("leave") }, say("leave")),
    h("button", { type: "button", class: "main", onclick: () => direct(deed, "") }, say(deed)));
}

/** A match on the screen of a free table: its people press, and it begins. */
export function offering(free, games, offer) {
  const names = () => at("offer-names").value.split(",").map((name) => name.trim()).filter(Boolean);
  const send = (event) => {
    event.preventDefault();
    offer(at("offer-table").value, at("offer-game").value, names());
  };
  return [
    h("h2", {}, say("offer_match")),
    h("form", { onsubmit: send },
      h("label", { for: "offer-table" }, say("table")),
      h("select", { id: "offer-table" }, free.map((table) => h("option", { key: table.name, value: table.name }, table.name))),
      h("label", { for: "offer-game" }, say("game")),
      h("select", { id: "offer-game" }, games.map((game) => h("option", { key: game.name, value: game.name }, game.title))),
      h("label", { for: "offer-names" }, say("names")),
      h("input", { type: "text", id: "offer-names", autocomplete: "off", own: true }),
      h("button", { type: "submit", class: "main" }, say("offer"))),
  ];
}
