// What has happened, in the table's own sentences. What a player does in one go is one paragraph, a set that was
// laid card by card one answer; and what was begun and taken back with "back" is left out.

import { h, show } from "./dom.js";
import { say } from "./words.js";

const SHOWN = 120;
const up = new WeakSet(); // the logs whose reader has scrolled up

/** [{n, who, steps: [{asked, answers}], said}]: a player's deeds are one entry until news follows. */
export function joined(lines) {
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const goesOn = last && line.who && last.who === line.who && !last.said.length;
    const one = goesOn ? last : { n: line.n, who: line.who, steps: [], said: [] };
    if (!goesOn) found.push(one);
    if (line.who) step(one, line);
    one.said = line.said;
  }
  return found.filter((each) => each.steps.length || each.said.length);
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

/** Who scrolls up reads on there; else the newest stays in sight, also where the frame became smaller since. */
export function drawLog(root, lines) {
  root.onscroll ??= () => { up[root.scrollHeight - root.scrollTop - root.clientHeight > 40 ? "add" : "delete"](root); };
  show(root, joined(lines.slice(-3 * SHOWN)).slice(-SHOWN).map((line) => h("li", { key: line.n },
    line.who && h("p", {}, h("strong", {}, line.who), line.steps.map(({ asked, answers }) => [" ", h("span", { class: "asked" }, asked), " ",
      h("span", { class: "answer" }, unique(answers).join(", "))])),
    line.said.length ? h("p", { class: "said" }, line.said.join(" ")) : null)));
  if (!up.has(root)) root.scrollTop = root.scrollHeight;
}

/** Secret cards are only counted. */
function unique(answers) {
  const secret = say("secret_answer");
  const count = answers.filter((each) => each === secret).length;
  const open = answers.filter((each) => each !== secret);
  return count ? [...open, count > 1 ? `${secret} ×${count}` : secret] : open;
}
