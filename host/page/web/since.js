// What has changed on the table since people here answered last: each has a quiet mark until they answer.

let before = null; // the table as their answer left it
let last = null; // the table as it was drawn last

/** To be called with every match that is drawn, before it is. */
export function lookSince(match) {
  if (!match || match.game !== last?.game || match.n < last.n) before = null;
  else if (last.mine && match.n > last.n) before = match.n === last.n + 1 ? seen(match) : last;
  last = match && seen(match);
}

const seen = (match) => ({ game: match.game, n: match.n, mine: Boolean(match.ask?.mine), pieces: match.pieces, names: namesOf(match) });

/** Where every open card and tile lies. */
const namesOf = ({ zones, groups }) => new Set([
  ...zones.flatMap(({ zone, cards }) => cards.map(({ name }) => `${zone}:${name}`)),
  ...(groups || []).flatMap((males, seat) => males.flat().filter(Boolean).map(({ name }) => `group ${seat}:${name}`)),
]);

/** The pieces that stood on the plate then; null where people are not asked, or nothing came between. */
export const stoodBefore = (match) => (match.ask?.mine && before && match.n > before.n ? before.pieces : null);

/** Whether this card or tile has come there since: `where` is a zone, or `group` and a seat. */
export const hasCome = (where, name) => Boolean(last?.mine && before && last.n > before.n && name && !before.names.has(`${where}:${name}`));
