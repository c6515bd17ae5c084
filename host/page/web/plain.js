// A plate that a game brings: its places where its geometry has them, plainly drawn, with their names.
// Of one off the shelf the page knows the shape: squares of a grid, and rows to go along.

import { h } from "./dom.js";

const SMALL = 3.400; // a place, in mm
const SQUARE = 22; // the side of a square: a piece and the light of its place have room
const HALF = SQUARE / 2;
const MARGIN = 12; // of a grid, in mm

/** What board.js draws, made of what the table tells of the plate. */
export const plain = (plate) => (plate.shape[0] === "grid" ? squares(plate) : holes(plate));

function holes({ plate: [width, height], marks, names, shape: [kind] }) {
  return {
    VIEW: [-width / 2, -height / 2, width, height],
    SHAPE: width < 1.500 * height ? { form: "tall", share: "100vw", high: "calc(100vw - 2 * var(--gap))" } : undefined,
    called: (place) => names[place],
    rows: kind === "track" ? (spots) => inRows(spots, names) : undefined,
    DICE: kind === "track" ? [0, 12 - height / 2] : undefined, // above the rows
    ground: () => wood(-width / 2, -height / 2, width, height),
    drawPlace: (place) => [
      h("circle", { class: "edge", r: SMALL, fill: "#e8d9b4", stroke: "#2c2119", "stroke-width": .6 }),
      h("text", { "font-size": 2.800, y: 7, class: "number light" }, marks[place] ?? ""),
    ],
  };
}

/** A grid in squares of one size, however many it has, so that pieces and letters have their room. */
function squares({ plate: [width], marks, names, shape: [, columns, rows] }) {
  const scale = SQUARE / ((width - 2 * MARGIN) / columns);
  const [wide, high] = [columns * SQUARE + HALF, rows * SQUARE + HALF];
  return {
    VIEW: [-wide / 2, -high / 2, wide, high],
    SHAPE: { form: "tall", share: "100vw", high: "calc(100vw - 2 * var(--gap))" },
    called: (place) => names[place],
    lie: (place, x, y) => ({ x: x * scale, y: y * scale, square: true }),
    rows: (spots) => inRows(spots, names),
    ground: () => wood(-wide / 2, -high / 2, wide, high),
    drawPlace: (place) => [
      h("rect", {
        class: "edge", x: -HALF, y: -HALF, width: SQUARE, height: SQUARE, stroke: "#2c2119", "stroke-width": .4,
        fill: (Math.floor(place / rows) + place % rows) % 2 ? "#e8d9b4" : "#c9ab78",
      }),
      h("text", { "font-size": 4, x: -HALF + 4, y: HALF - 1.500, class: "number" }, marks[place] ?? ""),
    ],
  };
}

const wood = (x, y, width, height) => h("rect", { key: "ground", x, y, width, height, rx: 4, fill: "#6f4a2c", stroke: "#3a2615" });

/** The rows of a board from above, each from left to right: by its ends it is called. */
function inRows(spots, names) {
  const found = new Map();
  for (const spot of spots) found.set(spot.y, [...(found.get(spot.y) || []), spot]);
  return [...found].sort(([one], [other]) => one - other).map(([y, some]) => {
    const row = some.sort((one, other) => one.x - other.x);
    return { name: `at${y}`, row, label: `${names[row[0].place]} – ${names[row[row.length - 1].place]}` };
  });
}
