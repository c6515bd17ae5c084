// What has happened, as a story: what a player does in one go is one sentence, then come the table's own. One
// click away is the trace: every question and its answers, a set that was laid card by card one answer, and what
// was begun and taken back with "back" left out.

import { h, show, write } from "./dom.js";
import { keep, kept } from "./memory.js";
import { say } from "./words.js";

const SHOWN = 120;
const up = new WeakSet(); // the logs whose reader has scrolled up

/** [{n, who, steps: [{asked, answers}], told, said}]: a player's deeds are one entry until news follows. */
export function joined(lines) {
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const goesOn = last && line.who && last.who === line.who && !last.said.length && !last.signs.length;
    const one = goesOn ? last : { n: line.n, who: line.who, steps: [], said: [], signs: [] };
    if (!goesOn) found.push(one);
    if (line.who) step(one, line);
    one.told = line.told || [];
    one.said = line.said;
    one.signs = line.signs || [];
  }
  return found.filter((each) => each.steps.length || each.said.length || each.signs.length);
}

const traced = () => kept("trace") === "on";

/** The button beside the log's heading: from the story to the trace, and back. */
function drawSwitch(root, redraw) {
  const button = root.parentNode.querySelector("button.trace");
  if (!button) return;
  write(button, say(traced() ? "log_story" : "log_trace"));
  button.onclick = () => {
    keep("trace", traced() ? "off" : "on");
    redraw();
  };
}

/** One more answer. Who comes back to a question has taken back what led away from it. */
function step(one, line) {
  const { steps } = one;
  const answer = line.answer ?? say("secret_answer");
  const before = one.back ? steps.findIndex((each) => each.asked === line.asked) : -1;
  if (before >= 0) steps.splice(before);
  one.back = line.back;
  const last = steps[steps.length - 1];
  if (last?.asked === line.asked) last.answers.push(answer);
  else steps.push({ asked: line.asked, answers: [answer] });
}

/**
 * Who scrolls up reads on there; else the newest stays in sight, also where the frame became smaller since.
 * `since`: how many answers there were when the asked player last decided something; what came later is marked.
 */
export function drawLog(root, lines, since) {
  drawSwitch(root, () => drawLog(root, lines, since));
  root.onscroll ??= () => { up[root.scrollHeight - root.scrollTop - root.clientHeight > 40 ? "add" : "delete"](root); };
  const deeds = joined(lines.slice(-3 * SHOWN)).slice(-SHOWN);
  show(root, deeds.map(traced() ? traceOf : storyOf).map((texts, at) => texts.some(Boolean) && h("li", { key: deeds[at].n, class: deeds[at].n > since ? "late" : "" }, texts)));
  if (!up.has(root)) root.scrollTop = root.scrollHeight;
}

const storyOf = (deed) => [deed.told.length ? h("p", { class: "told" }, deed.told.join(" ")) : null, ...newsOf(deed)];

const newsOf = ({ said, signs }) => [
  said.length ? h("p", { class: "said" }, said.join(" ")) : null,
  signs.length ? h("p", { class: "sign" }, signs.join(" ")) : null,
];

const traceOf = ({ who, steps, ...deed }) => [
  who && h("p", {}, h("strong", {}, who), steps.map(({ asked, answers }) => [" ", h("span", { class: "asked" }, asked), " ",
    h("span", { class: "answer" }, unique(answers).join(", "))])), ...newsOf(deed),
];

/** Secret cards are only counted. */
function unique(answers) {
  const secret = say("secret_answer");
  const count = answers.filter((each) => each === secret).length;
  const open = answers.filter((each) => each !== secret);
  return count ? [...open, count > 1 ? `${secret} ×${count}` : secret] : open;
}
