// A drawing in two layers: its shapes, and its words. What is written on the board is for eyes alone;
// a cell of the grid has a name of its own, that says more and must not be read twice.

import { h } from "./dom.js";

const TEXT = "text";

/** The drawing without its words. */
export function shapes(drawing) {
  return each(drawing, (node) => node.tag !== TEXT && h(node.tag, node.props, shapes(node.children)));
}

/** Its words where they stand. */
export function letters(drawing) {
  return each(drawing, (node) => {
    if (node.tag === TEXT) return node;
    const found = letters(node.children);
    return found.length > 0 && h("g", { transform: node.props.transform }, found);
  });
}

const each = (drawing, change) => [drawing].flat(Infinity).filter((node) => node?.tag).map(change).filter(Boolean);
