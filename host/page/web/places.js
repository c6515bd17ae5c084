// The places of the boards: what they are called, and where the page draws them.

const PLACES = { rim: 0, day: 30, night: 60, inner: 90, altar: 110, trilithon: 110, rail: 15 };
const FOLD = 12; // spaces of the rail in a row
export const SPACES = 30;
export const HAREM = 3; // the first harem on the bed; before it are the stacks

/** What part of Stonehenge a place is in, and its number there. */
export function partOf(place) {
  if (place > PLACES.trilithon) return ["T", place - PLACES.trilithon];
  if (place === PLACES.altar) return ["altar", 0];
  if (place > PLACES.inner) return ["circle", place - PLACES.inner];
  if (place > PLACES.night) return ["night", place - PLACES.night];
  if (place > PLACES.day) return ["day", place - PLACES.day];
  return ["", place];
}

/** The name a place has in records: `answer` wants it. */
export function placeName(place) {
  const [part, number] = partOf(place);
  return part === "altar" ? part : `${part}${number}`;
}

/** The value of a space of the rail. */
export const railValue = (place) => place - PLACES.rail;

/** [{place, x, y}], in the units of the board's drawing. `seats` play. */
export function lie(board, places, seats) {
  return Object.entries(places).map(([key, [x, y]]) => {
    const place = Number(key);
    if (board === "rail") return { place, ...folded(place) };
    if (board === "bed" && place >= HAREM) return { place, ...bedside(place - HAREM, seats) };
    return board === "bed" ? { place, x: x + 0, y: (place - 1) * 80 } : { place, x, y };
  }).filter((each) => !Number.isNaN(each.x));
}

/** The rail in three rows, read as a text is, so that its spaces are large enough also on a phone. */
function folded(place) {
  return { x: ((place % FOLD) - (FOLD - 1) / 2) * 10, y: Math.floor(place / FOLD) * 34 };
}

/** The harems on both sides of the bed, clockwise from the lower left, as people sit. */
function bedside(seat, seats) {
  if (seat >= seats) return { x: NaN, y: NaN };
  const left = Math.floor(seats / 2);
  const [side, at, count] = seat < left ? [-1, left - 1 - seat, left] : [1, seat - left, seats - left];
  return { x: side * 112, y: (at - (count - 1) / 2) * (256 / count), height: 250 / count };
}
