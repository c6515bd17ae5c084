// One line that says what to do next, for somebody who has never seen the game.

import { BOARD } from "./hints_board.js";
import { CARDS } from "./hints_cards.js";
import { french, say } from "./words.js";

const GAMES = { ...CARDS, ...BOARD };

const KINDS = {
  tap: ["Clique une carte éclairée pour la poser sur le lecteur.", "Click a lit card to lay it on the reader."],
  set: [
    "Clique des cartes éclairées, une à une ; une carte reposée se reprend. Termine par {0}.",
    "Click lit cards, one by one; click a laid card to take it back. End with {0}.",
  ],
  menu: ["Choisis une réponse.", "Choose an answer."],
  number: ["Choisis un nombre.", "Choose a number."],
  place: ["Clique un endroit éclairé du plateau, ou choisis-le ici.", "Click a lit place on the board, or choose it here."],
  seat: ["Choisis un joueur.", "Choose a player."],
  colour: ["Choisis une couleur.", "Choose a colour."],
  fact: ["Regarde la table et dis ce qui s'y trouve.", "Look at the table and say what lies there."],
  chance: ["Tirez au sort, ou laissez la page le faire.", "Draw lots, or let the page do it."],
};
// Asked while people sit down: the aim of the game is what helps then.
const AT_FIRST = ["colour", "leader", "first", "first_player", "starter", "opener", "buries_first", "lover", "grid"];

const of = (texts) => texts[french() ? 0 : 1];

/** The hint for a question, or for the lack of one. */
export function hint(state) {
  const match = state.match;
  if (!match) return say(state.control ? "no_match_hint" : "spectator_why");
  if (state.menu && !match.result) return say("table_menu");
  if (match.result) return say("winner_again");
  const ask = match.ask;
  if (!ask) return "";
  if (!state.control) return say("spectator_why");
  if (!ask.mine) return say(state.people.playing ? "thinking" : "paused", ask.who);
  const game = GAMES[match.game] || {};
  const next = game[ask.prompt] ? of(game[ask.prompt]) : byKind(ask);
  return AT_FIRST.includes(ask.prompt) && game.goal ? `${next} ${of(game.goal)}` : next;
}

/** What to do with a question of this kind, whatever it is about. */
function byKind(ask) {
  if (ask.kind === "tap" && ask.items.length) {
    return of(KINDS.set).replace("{0}", ask.items.map((item) => item.label).join(" / "));
  }
  if (ask.kind !== "tap" && KINDS[ask.role]) return of(KINDS[ask.role]);
  return of(KINDS[ask.kind] || KINDS.menu);
}
