// What the hall's page says, French and English side by side.

const TEXT = {
  hall: ["Salle", "Hall"],
  tables: ["{0} tables, {1} en jeu", "{0} tables, {1} in play"],
  no_tables: ["Aucune table ne s'est encore annoncée.", "No table has said anything yet."],
  gone: ["La salle ne répond plus, nouvel essai…", "The hall is gone, trying again…"],
  refused: ["Cette page s'ouvre avec le lien complet.", "Open this page with its whole link."],
  no_broker: ["Pas de liaison avec les tables, nouvel essai…", "No connection to the tables, trying again…"],
  free: ["libre", "free"],
  lost: ["ne répond plus", "does not answer any more"],
  unplugged: ["débranchée", "unplugged"],
  closed: ["fermée", "closed"],
  asked: ["{0} : {1}", "{0}: {1}"],
  nobody: ["Personne ne répond depuis {0}.", "Nobody has answered for {0}."],
  minutes: ["{0} min", "{0} min"],
  hours: ["{0} h {1} min", "{0} h {1} min"],
  over: ["Terminé", "Over"],
  press: ["Un appui sur la molette garde la partie.", "A press of the knob keeps the record."],
  fails: ["En panne : {0}", "Fails: {0}"],
  alerts: ["À voir", "For your attention"],
  seen: ["Vu", "Seen"],
  all_tables: ["Toute la salle", "The room"],
  times: ["{0} fois", "{0} times"],
  other_language: ["English", "Français"],
  kiosk: ["Grand écran", "Big screen"],
  staff: ["Personnel", "Staff"],
  standings: ["Classement", "Standings"],
  place: ["Rang", "Place"],
  player: ["Joueur", "Player"],
  points: ["Points", "Points"],
  round: ["Ronde {0} sur {1}", "Round {0} of {1}"],
  enter: ["Inscrire", "Enter"],
  leave: ["Retirer", "Withdraw"],
  name: ["Nom", "Name"],
  draw: ["Lancer les rondes", "Draw the rounds"],
  hold: ["Retenir la ronde suivante", "Hold the next round"],
  table: ["Table", "Table"],
  waits_for_table: ["attend une table", "waits for a table"],
  done: ["terminée", "over"],
  devices: {
    reader: ["lecteur", "reader"], knob: ["molette", "knob"], screen: ["écran", "screen"],
    strip: ["lumières", "lights"], buzzer: ["sons", "buzzer"], link: ["câble", "cable"], journal: ["journal", "journal"],
  },
};

let tongue = 0;

export function speak(lang) {
  tongue = lang === "fr" ? 0 : 1;
  document.documentElement.lang = lang;
}

export function say(key, ...values) {
  return values.reduce((text, value, at) => text.replace(`{${at}}`, value), TEXT[key][tongue]);
}

export function device(name) {
  return TEXT.devices[name]?.[tongue] ?? name;
}

export const other = () => (tongue === 0 ? "en" : "fr");
