// What the page itself says, French and English side by side; the table brings its own texts.

export const TEXT = {
  tagline: ["l'arbitre sous votre table", "the referee under your table"],
  new_match: ["Nouvelle partie", "New match"],
  undo: ["Annuler", "Undo"],
  more: ["Plus", "More"],
  save: ["Enregistrer la partie", "Save the record"],
  load: ["Charger une partie…", "Load a record…"],
  abort: ["Abandonner la partie", "Abandon the match"],
  sound_on: ["Sons : oui", "Sounds: on"],
  sound_off: ["Sons : non", "Sounds: off"],
  other_language: ["English", "Français"],
  skip: ["Aller à la question", "Skip to the question"],
  spectator: ["Spectateur", "Spectator"],
  spectator_why: [
    "Tu regardes : seule la page ouverte avec le lien de contrôle peut jouer.",
    "You are watching: only the page opened with the control link can play.",
  ],
  gone: ["La table ne répond plus, nouvel essai…", "The table is gone, trying again…"],
  refused: ["Cette page demande un lien avec son jeton.", "This page needs a link with its token."],
  connecting: ["Un instant, la table arrive…", "One moment, the table is coming…"],
  no_match: ["À quoi joue-t-on ?", "What shall we play?"],
  no_match_hint: [
    "Commence une partie ici, ou choisis un jeu avec la molette.",
    "Start a match here, or choose a game with the knob.",
  ],
  table_menu: [
    "La table pose sa propre question : tourne la molette, puis appuie.",
    "The table itself is asking: turn the knob, then press it.",
  ],
  over: ["Fin de partie", "Final scores"],
  thinking: ["{0} réfléchit…", "{0} is thinking…"],
  paused: ["{0} attend : les joueurs simulés sont en pause.", "{0} waits: simulated people are paused."],
  question: ["Question", "Question"],
  board: ["Plateau", "Board"],
  board_of: ["Plateau : {0}", "Board: {0}"],
  device: ["Boîtier de la table", "The table's device"],
  screen: ["Écran de la table", "The table's screen"],
  knob: ["Molette", "Knob"],
  knob_help: [
    "Flèches ou roulette : tourner. Clic ou Entrée : appuyer. Tenir : menu.",
    "Arrows or wheel: turn. Click or Enter: press. Hold: menu.",
  ],
  turn_left: ["Tourner à gauche", "Turn left"],
  turn_right: ["Tourner à droite", "Turn right"],
  reader: ["Lecteur", "Reader"],
  reader_help: ["Clique une carte, ou dépose-la ici", "Click a card, or drop it here"],
  tray: ["Poser une pièce à distance", "Lay a piece from here"],
  hand_of: ["Main : {0}", "Hand: {0}"],
  no_hand: ["Pas de carte en main", "No cards in hand"],
  seats: ["Joueurs", "Players"],
  simulated: ["simulé", "simulated"],
  person: ["personne", "person"],
  people: ["Joueurs simulés", "Simulated people"],
  play: ["Jouer", "Play"],
  pause: ["Pause", "Pause"],
  step: ["Un coup", "Step"],
  pace: ["Vitesse", "Speed"],
  scores: ["Scores", "Scores"],
  log: ["Journal", "Log"],
  done: ["Posé", "Laid"],
  true_answer: ["sur la table : {0}", "on the table: {0}"],
  by_chance: ["Tirer au sort", "Draw lots"],
  choose: ["Choisir", "Choose"],
  laid: ["Déjà posé : {0}", "Laid so far: {0}"],
  a_card: ["carte face cachée", "face-down card"],
  secret_answer: ["en secret", "in secret"],
  males: ["{0} : {1}", "{0}: {1}"],
  harem_empty: ["harem vide", "empty harem"],
  start: ["Commencer", "Start"],
  cancel: ["Fermer", "Close"],
  game: ["Jeu", "Game"],
  how_many: ["Joueurs", "Players"],
  who_plays: ["Qui joue ?", "Who plays?"],
  name_of: ["Nom du joueur {0}", "Name of player {0}"],
  plays: ["joue", "plays"],
  options: ["Variantes", "Options"],
  no_options: ["Ce jeu n'a pas de variante.", "This game has no options."],
  minutes: ["{0} joueurs · {1} min", "{0} players · {1} min"],
  good_first: ["pour débuter", "good first game"],
  sure_undo: ["Tout le monde a vu la suite. Annuler quand même ?", "Everybody has seen what followed. Undo all the same?"],
  sure_abort: ["Abandonner cette partie ? Elle reste dans les archives.", "Abandon this match? It stays in the records."],
  yes: ["Oui", "Yes"],
  no: ["Non", "No"],
  undone: ["Annulé", "Undone"],
  saved: ["Partie enregistrée", "Record saved"],
  loaded: ["Partie chargée : {0} réponses", "Record loaded: {0} answers"],
  problem: ["Problème : {0}", "Problem: {0}"],
  winner_again: ["Une autre partie ?", "Another match?"],
  deck: ["pioche", "deck"], discard: ["défausse", "discards"], table: ["table", "table"],
  box: ["boîte", "box"], aside: ["à part", "aside"], row: ["rangée", "row"],
  stack: ["pile", "stack"], hand: ["main", "hand"], bid: ["mise", "bid"],
  added: ["carte ajoutée", "card added"], harem: ["harem", "harem"], packet: ["paquet", "packet"],
  front: ["devant", "in front"], secret: ["secret", "secret"], dead: ["mortes", "dead"],
  yellow: ["jaune", "yellow"], blue: ["bleu", "blue"], red: ["rouge", "red"],
  green: ["vert", "green"], purple: ["violet", "purple"], white: ["blanc", "white"],
  black: ["noir", "black"], head: ["tête", "head"], torso: ["torse", "torso"],
  legs: ["jambes", "legs"], day: ["jour", "day"], night: ["nuit", "night"],
};

let column = 1;

export function speak(lang) {
  column = lang === "fr" ? 0 : 1;
  document.documentElement.lang = lang;
}

/** A text, its {0}, {1}… filled; one that is missing shows its key. */
export function say(key, ...args) {
  const text = TEXT[key]?.[column] ?? key;
  return text.replace(/\{(\d)\}/g, (_, at) => args[at] ?? "");
}

export const french = () => column === 0;
