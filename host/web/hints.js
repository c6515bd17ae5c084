// One line that says what to do next, for somebody who has never seen the game.

import { french, say } from "./words.js";

// By game and question, where the question alone does not tell a newcomer what it is about.
const GAMES = {
  amazones: {
    lover: [
      "Touche un nom : la joueuse à sa gauche ouvrira les enchères.",
      "Pick a name: the player to the left of that one will open the bidding.",
    ],
    colour: [
      "Ta couleur donne tes onze cartes. La plus forte mise gagnera deux tuiles, la deuxième une.",
      "Your colour brings your eleven cards. The highest bid will win two tiles, the second one.",
    ],
    first_bid: [
      "Clique des cartes d'une même couleur : leur somme est ta mise. Puis OK. Des sommes égales s'annulent.",
      "Click cards of one colour: their sum is your bid. Then OK. Equal sums cancel each other.",
    ],
    second_bid: [
      "Dernière retouche : une carte cachée en plus, une carte en moins, ou rien.",
      "Last touch: one more card face down, one card less, or nothing.",
    ],
    add_card: [
      "Clique la carte à ajouter face cachée, puis OK.",
      "Click the card to add face down, then OK.",
    ],
    remove_card: ["Clique la carte à reprendre, puis OK.", "Click the card to take back, then OK."],
    tile: [
      "Clique une des trois piles éclairées. Tête, torse et jambes font un mâle ; sa beauté compte.",
      "Click one of the lit stacks. Head, torso and legs make a male; his beauty counts.",
    ],
    harem: [
      "Le tien pour une belle tuile, celui d'une autre pour une laide.",
      "Your own for a fine tile, somebody else's for an ugly one.",
    ],
    male: [
      "Complète un mâle ou commences-en un nouveau. Seuls les mâles complets comptent.",
      "Complete a male or begin a new one. Only complete males count.",
    ],
  },
  why_first: {
    card: [
      "Choisis une carte : elle fera bouger un pion. Il faut finir deuxième, jamais premier.",
      "Choose a card: it will move a pawn. Finish second, never first.",
    ],
    target: ["Devant qui la poser ? Son pion avancera.", "Before whom? That player's pawn will move."],
  },
};

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
  chance: ["C'est le hasard qui décide.", "Chance decides this one."],
};

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
  const own = GAMES[match.game]?.[ask.prompt];
  if (own) return of(own);
  if (ask.kind === "tap" && ask.items.length) {
    return of(KINDS.set).replace("{0}", ask.items.map((item) => item.label).join(" / "));
  }
  if (ask.kind !== "tap" && KINDS[ask.role]) return of(KINDS[ask.role]);
  return of(KINDS[ask.kind] || KINDS.menu);
}
