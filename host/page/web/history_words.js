// What the history and the phones say, French and English side by side, as words.js has what the table's page says.

import { french } from "./words.js";

const TEXT = {
  history: ["Historique", "History"],
  all_games: ["Tous les jeux", "All games"],
  empty: [
    "Rien encore : ce qui se joue ici, et ce que gardent les tables, viendra s'y ranger.",
    "Nothing yet: what is played here, and what tables keep, will come to lie here.",
  ],
  summary: ["{0} parties, {1} finies, {2} personnes", "{0} matches, {1} finished, {2} people"],
  faulty: ["{0} enregistrements contredits par les règles, non comptés", "{0} records that the rules contradict, not counted"],
  behind: ["Classement en cours de calcul : encore {0} parties", "Ratings are being reckoned: {0} matches to go"],
  people: ["Personnes", "People"],
  games: ["Jeux", "Games"],
  evenings: ["Soirées", "Evenings"],
  matches: ["Parties", "Matches"],
  last_matches: ["Dernières parties", "Last matches"],
  remarkable: ["À retenir", "Remarkable"],
  longest: ["La plus longue : {0} réponses", "The longest: {0} answers"],
  closest: ["La plus serrée : {0} % d'écart", "The closest: {0}% apart"],
  oddest: ["La plus inattendue : {0} % de chances", "The oddest: a chance of {0}%"],
  name: ["Nom", "Name"],
  rating: ["Force", "Rating"],
  rating_why: [
    "Chacun commence à 25. ± dit à quel point c'est sûr ; l'ordre suit la valeur presque certaine.",
    "Everybody begins at 25. ± says how sure that is; the order is by what is nearly certain.",
  ],
  not_rated: ["–", "–"],
  won: ["Gagnées", "Won"],
  played: ["Jouées", "Played"],
  game: ["Jeu", "Game"],
  against: ["Face à face", "Head to head"],
  ahead: ["devant", "ahead"],
  behind_them: ["derrière", "behind"],
  curve: ["Force de {0} : {1} parties classées", "Rating of {0}: {1} rated matches"],
  curve_ends: ["De {0} à {1}, force {2} à {3}", "From {0} to {1}, rating {2} to {3}"],
  replay: ["Revoir", "Replay"],
  share: ["Partager en un fichier", "Share as one file"],
  record: ["Enregistrement", "Record"],
  resume: ["Reprendre à la table", "Go on at the table"],
  unfinished: ["inachevée", "not finished"],
  back: ["Retour", "Back"],
  to_table: ["La table", "The table"],
  first: ["Début", "First"],
  previous: ["Précédent", "Previous"],
  play: ["Lire", "Play"],
  stop: ["Arrêter", "Stop"],
  next: ["Suivant", "Next"],
  last: ["Fin", "Last"],
  moment: ["Réponse {0} sur {1}", "Answer {0} of {1}"],
  speed: ["Vitesse", "Speed"],
  log: ["Journal", "Log"],
  help: ["Aide", "Help"],
  phones: ["Téléphones", "Phones"],
  phones_why: [
    "Chaque joueur lit son code : ses cartes et ses choix secrets viennent sur son téléphone.",
    "Each player reads their own code: their cards and secret choices come to their phone.",
  ],
  spectators: ["Spectateurs", "Spectators"],
  connected: ["connecté", "connected"],
  renew: ["Changer le lien", "Change the link"],
  no_seats: ["Les liens viendront avec la partie.", "The links come with the match."],
  not_yours: ["Cette page demande le lien de contrôle.", "This page needs the control link."],
  seat_gone: [
    "Ce lien ne mène plus à un siège : demandez-en un autre à la table.",
    "This link leads to no seat any more: ask for another one at the table.",
  ],
  offline: ["Partie enregistrée, à revoir sans réseau", "A recorded match, to be seen without a network"],
};

/** A text, its {0}, {1}… filled. */
export function tell(key, ...args) {
  const text = TEXT[key]?.[french() ? 0 : 1] ?? key;
  return text.replace(/\{(\d)\}/g, (_, at) => args[at] ?? "");
}
