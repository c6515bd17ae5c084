// What has happened, in the table's own sentences; one line for a set that was laid card by card.

import { h, show } from "./dom.js";
import { say } from "./words.js";

const SHOWN = 120;

/** Lines of the same person about the same question, one after the other, become one. */
export function joined(lines) {
  const found = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    const answer = line.answer ?? say("secret_answer");
    if (last && line.who && last.who === line.who && last.asked === line.asked && !last.said.length) {
      last.answers.push(answer);
      last.said = line.said;
    } else {
      found.push({ n: line.n, who: line.who, asked: line.asked, answers: line.who ? [answer] : [], said: line.said });
    }
  }
  return found;
}

export function drawLog(root, lines) {
  const below = root.scrollHeight - root.scrollTop - root.clientHeight < 40;
  show(root, joined(lines.slice(-3 * SHOWN)).slice(-SHOWN).map((line) => h("li", { key: line.n },
    line.who && h("p", {}, h("strong", {}, line.who), " ", h("span", { class: "asked" }, line.asked), " ",
      h("span", { class: "answer" }, unique(line.answers).join(", "))),
    line.said.length ? h("p", { class: "said" }, line.said.join(" ")) : null)));
  if (below) root.scrollTop = root.scrollHeight;
}

/** Secret cards are only counted. */
function unique(answers) {
  const secret = say("secret_answer");
  const count = answers.filter((each) => each === secret).length;
  const open = answers.filter((each) => each !== secret);
  return count ? [...open, count > 1 ? `${secret} ×${count}` : secret] : open;
}
