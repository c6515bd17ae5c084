// The knob: wheel and arrows turn it, a click or Enter presses it, held down it opens the menu.

const HOLD_MS = 700;
const DETENT = 15; // degrees
const WHEEL = 40; // of a wheel's movement to a detent
const TURNS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `did("turn", by)`, `did("press")`, `did("hold")` tell what people do with the button `node`. */
export function knob(node, did) {
  let angle = 0;
  let moved = 0;
  let timer = null;

  const turn = (by) => {
    angle += by * DETENT;
    node.style.setProperty("--angle", `${angle}deg`);
    did("turn", by);
  };
  const down = () => {
    if (timer) return;
    node.classList.add("down");
    timer = setTimeout(() => { timer = "held"; node.classList.remove("down"); did("hold"); }, HOLD_MS);
  };
  const up = () => {
    if (!timer) return;
    if (timer !== "held") { clearTimeout(timer); did("press"); }
    timer = null;
    node.classList.remove("down");
  };
  const leave = () => {
    if (timer && timer !== "held") clearTimeout(timer);
    timer = null;
    node.classList.remove("down");
  };

  node.addEventListener("wheel", (event) => {
    event.preventDefault();
    moved += event.deltaY || event.deltaX;
    const by = Math.trunc(moved / WHEEL);
    if (by) { moved -= by * WHEEL; turn(Math.max(-5, Math.min(5, by))); }
  }, { passive: false });
  node.addEventListener("keydown", (event) => {
    if (TURNS[event.key]) { event.preventDefault(); turn(TURNS[event.key]); }
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); if (!event.repeat) down(); }
  });
  node.addEventListener("keyup", (event) => { if (event.key === "Enter" || event.key === " ") up(); });
  node.addEventListener("blur", leave);
  node.addEventListener("pointerdown", (event) => { node.setPointerCapture(event.pointerId); down(); });
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", leave);
  node.addEventListener("click", (event) => { if (event.detail === 0) did("press"); }); // a reader's
  node.addEventListener("contextmenu", (event) => event.preventDefault());
  return turn;
}
