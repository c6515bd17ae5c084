// What every game is like, in a line: for people who choose one. [French, English]

import { french } from "./words.js";

const ABOUT = {
  amazones: ["Mise secrète et mauvaise foi : chacune compose l'homme de ses rêves.", "Bids and mischief: everyone puts together the man of her dreams."],
  why_first: ["Une course folle où il faut arriver deuxième.", "A mad race that is won by coming second."],
  stones: ["Enchères : trente-cinq pierres, et la couleur vendue est l'atout.", "An auction: thirty-five stones, and the colour for sale is trump."],
  magic: ["Des plis pour placer ses apprentis et jeter le sort le premier.", "Tricks that place your apprentices: be the first to cast the spell."],
  high_druid: ["Élections au cercle : tracer les collèges vaut mieux qu'y être nombreux.", "Elections on the ring: drawing the districts beats winning them."],
  chariots: ["Une course de chars où l'on barre la route aux autres.", "A chariot race in which you build walls before the others."],
  ghost_knights: ["Gardes et fantômes : tenir les trilithons, oser un duel.", "Guards and ghosts: hold the trilithons, dare a duel."],
  sacrifice_roulette: ["Un rocher roule : que tes offrandes restent debout.", "A rock rolls round the ring: may your offerings stay upright."],
  final_exam: ["Un labyrinthe à prix de cartes, des sorts et des combats.", "A maze paid for with cards, with spells and fights."],
  awele: ["Semer, sans savoir quelle couleur chacun protège.", "Sowing, without knowing which colour each of you protects."],
  faux_cilles: ["Deux faussaires, un inspecteur : enterre, bluffe, déterre.", "Two forgers, one inspector: bury, bluff, dig up."],
  five_suitors: ["Cinq prétendants, des identités cachées, un vote par tour.", "Five suitors, hidden identities, a vote each round."],
  war_of_gods: ["Dieux et disciples se disputent chaque case du cercle.", "Gods and disciples fight for every space of the ring."],
  backgammon: ["Le jeu des dés et des pions, avec un roi à protéger.", "Dice and discs as you know them, and a king to mind."],
  celtic_whist: ["Des plis annoncés d'avance : ni plus, ni moins.", "Tricks called beforehand: no more, no fewer."],
};

/** Empty where the page has no word for it. */
export const about = (game) => ABOUT[game]?.[french() ? 0 : 1] || "";
