// What is drawn and stands for an answer: a click on it gives that answer, as its button in the column does.

/** key of a drawing (host/page/things.py) -> what a click there does; `answer(value, then)` is called. */
export function thingsOf(match, answer) {
  const { ask } = match;
  if (!ask?.mine) return () => null;
  return (key) => (key in ask.things ? clicks(ask.things[key], answer) : null);
}

/** Of the drawing: that it is one, its answer, and the click. The column says the same for keys and ears. */
function clicks([value, then], answer) {
  return {
    "data-value": value, "data-then": then,
    onclick: (event) => {
      event.stopPropagation();
      answer(value, then);
    },
  };
}

/** The keys of these kinds: ["place", "12"] of `place:12`. */
export const keysOf = (match, kind) => Object.keys((match.ask?.mine && match.ask.things) || {}).map((key) => key.split(":"))
  .filter(([own]) => own === kind);

/** Class names of a drawing that may stand for an answer. */
export const classes = (base, thing) => (thing ? `${base} can` : base);
