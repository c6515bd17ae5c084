// The question that stands: who, what, what to do next, and everything that can be answered here.

import { badge } from "./badges.js";
import { cardView } from "./cards.js";
import { curtain } from "./curtain.js";
import { h, show } from "./dom.js";
import { drawForesight } from "./foresight.js";
import { handSeat } from "./hand.js";
import { hint, holdsBack } from "./hints.js";
import { alone } from "./line.js";
import { keep, kept } from "./memory.js";
import { repairing } from "./repair.js";
import { say } from "./words.js";

const BACK = ["back", "other_card"]; // the ways out of a question: apart from what goes on
const MANY = 14; // more options than this are a list to choose from

/** `acts`: answer(value), lay(zone, card, node), lift(seat), fetch(seat), roll(), stopRepair(), start(), again(), review(), rules(rulings), explain(), advise(); foresees: whether it says what an answer leads to */
export function drawAsk(root, state, acts) {
  const match = state.match;
  const mine = match?.ask?.mine;
  root.classList.toggle("mine", Boolean(mine));
  fromTheTop(root, match?.ask);
  const taught = match?.remark && h("p", { key: "remark", class: "remark" }, match.remark);
  show(root, who(match), repairing(state, acts.stopRepair), pausing(state, acts.pause), standing(state, acts.people), redealt(state), question(match), taught && stakes(match, true), about(match?.ask), taught, laid(match?.ask),
    match?.ask?.curtain !== "pass" && help(state, acts),
    curtain(state, acts.lift, acts.fetch),
    match?.ask?.mine && elsewhere(match, acts.lay),
    match?.ask && options(match.ask, acts),
    acts.foresees && drawForesight(match),
    match?.ask?.advice && advice(match.ask.advice, acts.advise),
    !taught && stakes(match),
    news(match),
    state.control && match?.result && h("p", { key: "start", class: "options" },
      h("button", { type: "button", key: "again", id: "again", class: "main", onclick: acts.again }, say("rematch")),
      h("button", { type: "button", key: "new", onclick: acts.start }, say("new_match")),
      (alone || match.kept > 0) && h("button", { type: "button", key: "judge", id: "judge", onclick: acts.review }, say("review"))),
    match?.result && ending(match));
}

/** Another question begins at its beginning, however far down the one before was answered. */
function fromTheTop(root, ask) {
  const asked = `${ask?.prompt} ${ask?.seat}`;
  if (root.dataset.asked !== asked) root.scrollTop = 0;
  root.dataset.asked = asked;
}

/** What to do, and one click to the ruling behind it; where explanations are off, one click to them. */
function help(state, acts) {
  const { match } = state;
  const ruling = match?.ask?.mine && match.ask.ruling;
  const back = acts.explain && holdsBack(match);
  const text = hint(state);
  if (!text && !back) return null;
  return h("p", { class: text ? "hint" : "", key: "hint" }, text,
    back && h("button", { type: "button", key: "explain", class: "link", id: "explain", onclick: acts.explain }, say("explain")),
    text && ruling && acts.rules && [" ", h("button", { type: "button", key: "ruling", class: "link", id: "ruling", onclick: () => acts.rules(ruling) }, say("ruling", ruling))]);
}

/** A hint for who asks for one: it is worked out while people go on looking round. */
function advice({ state, said = [] }, advise) {
  if (state === "offer" || state === "failed") {
    return h("p", { key: "advice" }, state === "failed" && say("advice_failed"), " ",
      h("button", { type: "button", key: "advise", id: "advise", class: "link", onclick: advise }, say("advise")));
  }
  return h("p", { key: "advice", class: "news advice", role: "status" }, state === "thinks" ? say("advice_thinks") : said.join(" "));
}

/** Nobody's cards are on the page until people go on. */
function pausing(state, pause) {
  if (!state.paused) return null;
  return h("p", { key: "paused", class: "news repairing" }, say("paused_match"), " ",
    state.control && h("button", { type: "button", key: "go", id: "resume", class: "main", onclick: () => pause(false) }, say("resume_match")));
}

/** Simulated people are asked, and paused: the button that lets them go on is where people look. */
function standing({ control, paused, people, match }, play) {
  if (!control || paused || !match?.ask || !people.waits || people.playing) return null;
  return h("p", { key: "still", class: "news repairing" }, say("stand_still"), " ",
    h("button", { type: "button", key: "play", id: "go-on", class: "main", onclick: () => play({ playing: true }) }, say("go_on_playing")));
}

/** The match was taken up without its deal. */
function redealt(state) {
  return state.redealt ? h("p", { key: "redealt", class: "news repairing" }, say("redealt")) : null;
}

function who(match) {
  if (!match) return null;
  const ask = match.ask;
  if (!ask) return h("p", { key: "who", class: "who" }, say("over"));
  return h("p", { key: "who", class: "who" }, ask.seat !== null && badge(match.seats[ask.seat], ask.seat), ask.who,
    match.status && h("span", { class: "stand" }, match.status));
}

function question(match) {
  const text = match?.result ? match.result.won : match?.ask?.text || say("no_match");
  return h("h2", { key: "text", id: "question", tabindex: "-1" }, text);
}

/** What has happened since the last answer: where the log, which marks the same, is not in sight. */
function news(match) {
  const { news: said = [], earlier = [] } = match?.ask || {};
  const all = [...earlier, ...said].join(" ");
  return all ? h("p", { key: "news", class: "news logged" }, earlier.length ? `${say("since_you")} ${all}` : all) : null;
}

/** What the question is about: the lot, the price, what is at stake. */
function about(ask) {
  if (!ask?.about.length) return null;
  const text = ask.about.join(" ");
  return h("p", { key: "about", class: "about" }, others(ask) ? say("told_to", ask.who, text) : text);
}

/** Whether it is put to another: it says "you" to that player. */
const others = (ask) => ask && !ask.mine && ask.seat !== null;

/** What this question decides; below it, as people leave it, what wins the match and when it ends. A small screen begins with it folded, and where a remark stands so is it: then it is read before. */
function stakes(match, folded = false) {
  if (!match?.stakes.length) return null;
  const [goal, now = "", end = ""] = match.stakes;
  const open = !folded && (kept("stakes") ?? (matchMedia("(min-width: 760px)").matches ? "open" : "")) === "open";
  return h("details", { key: "stakes", class: "stakes", open, ontoggle: folded ? null : (event) => keep("stakes", event.target.open ? "open" : "") },
    h("summary", {}, h("b", {}, others(match.ask) ? say("stakes_of", match.ask.who) : say("stakes")), ` ${now || goal}`),
    h("dl", {}, [["to_win", now && goal], ["the_end", end]].filter(([, text]) => text)
      .map(([key, text]) => [h("dt", { key }, say(key)), h("dd", { key: `${key} text` }, text)])));
}

function laid(ask) {
  const chosen = Array.isArray(ask?.chosen) ? ask.chosen : [];
  if (ask?.sum === null || ask?.sum === undefined) {
    return chosen.length ? h("p", { key: "laid", class: "news" }, say("laid", chosen.join(", "))) : null;
  }
  const sum = String(ask.sum);
  if (ask.taken) return h("p", { key: "laid", class: "news" }, say("taken_back", chosen.join(", "), sum));
  return h("p", { key: "laid", class: "news" }, chosen.length ? say("laid_sum", chosen.join(", "), sum) : say("sum", sum));
}

/** How it ended: the standing first, for all, then where the points came from. */
function ending({ result, standing, scores, seats }) {
  return h("div", { key: "ending", class: "ending" }, h("p", {}, [result.ending, ...result.why].join(" ")),
    h("table", { class: "standing" },
      h("caption", { class: "unseen" }, say("scores")),
      h("thead", {}, h("tr", {}, [say("seats"), ...(standing.columns.length ? standing.columns : [say("scores")])]
        .map((name, at) => h("th", { scope: "col", key: at }, name)))),
      h("tbody", {}, scores.map((score, at) => h("tr", { key: at },
        h("th", { scope: "row" }, seats[at] && badge(seats[at], at), " ", score.who),
        (standing.rows[at]?.cells || [String(score.points ?? "")]).map((cell, column) => h("td", { key: column }, cell)))))),
    result.details.length ? h("ul", {}, result.details.map((line) => h("li", {}, line))) : null);
}

/** Pieces that may be laid on the reader but lie in no hand: at the top of stacks, before others. */
function elsewhere(match, lay) {
  const seat = handSeat(match);
  const found = match.zones.filter((zone) => zone.seat === null || zone.seat !== seat)
    .flatMap((zone) => zone.cards.filter((card) => card.can).map((card) => ({ zone, card })));
  if (!found.length || found.length > MANY) return null;
  return h("div", { key: "pieces", class: "cards large", role: "group", "aria-labelledby": "question" },
    found.map(({ zone, card }) => cardView(zone, card, lay)));
}

function options(ask, acts) {
  if (!ask.mine) return null;
  const { answer } = acts;
  const lot = !ask.settled && ask.role === "chance" && ask.options.length > 1
    && h("button", { type: "button", key: "lot", onclick: () => answer(draw(ask.options).value) }, say("by_chance"));
  return h("div", { key: "options", class: "options", role: "group", "aria-labelledby": "question" },
    ask.settled && settled(ask, acts.roll),
    ask.options.length > MANY ? list(ask, answer) : ask.options.map((each) => button(ask, each, answer, ask.gathered > 0 && each.value === String(ask.gathered) ? "main" : null)),
    ask.items.map((each) => button(ask, each, answer, rank(ask, each.value))), lot);
}

/** What the simulated table throws or draws, or what lies there for all to see: one press, nothing to choose. */
function settled({ kind, settled: { throw: falls, label } }, roll) {
  return h("button", { type: "button", key: "settled", class: "main", "data-value": "settled", onclick: roll },
    falls ? say(kind === "number" ? "roll" : "by_chance") : say("read", label));
}

/** What a press on it is: the way out, or what goes on; to pass is no more than one answer, and so is all else beside other answers or cards that wait to be laid. */
function rank(ask, value) {
  if (BACK.includes(value)) return "back";
  const nothing = ask.kind === "tap" && !(ask.chosen.length ?? ask.chosen);
  return value === "pass" || nothing || ask.options.length ? null : "main";
}

const draw = (options) => options[Math.floor(Math.random() * options.length)];

function button(ask, option, answer, more = null) {
  return h("button", {
    type: "button", key: `option:${option.value}`, class: more,
    "data-value": option.value, "data-colour": ask.kind === "colour" && !more ? option.value : null,
    onclick: () => answer(option.value),
  }, option.label);
}

function list(ask, answer) {
  const first = ask.options[0].value;
  return [
    h("select", { key: `select:${ask.prompt}`, "aria-label": ask.text },
      ask.options.map((each) => h("option", { value: each.value, key: each.value, selected: each.value === first }, each.label))),
    h("button", {
      type: "button", key: "take", class: "main",
      onclick: (event) => answer(event.target.parentNode.querySelector("select").value),
    }, say("choose")),
  ];
}
