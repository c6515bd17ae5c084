// A first match with remarks: what a game's folder says where a question comes for the first time, the second…

import { firstTime } from "./taught.js";
import { language } from "./words.js";

let lesson = null; // {game, lang, said: remark by "prompt number", counts, asked, ask}

/** From the next match on, of this game; `ask(message)` asks the server. */
export async function beginLesson(game, ask) {
  firstTime(game); // its remarks come one by one: its page need not open
  lesson = { game, ask, counts: {}, asked: "", said: {}, lang: "" };
  await fetchRemarks();
}

export function endLesson() {
  lesson = null;
}

async function fetchRemarks() {
  lesson.lang = language();
  const { ok, rules } = await lesson.ask({ do: "rules", game: lesson.game });
  if (ok && lesson) lesson.said = rules.first;
}

/** The remark beside the question that stands, or nothing. */
export function remark(match) {
  if (!lesson || match?.game !== lesson.game) return "";
  if (lesson.lang !== language()) fetchRemarks();
  const asked = match.result ? "end" : match.ask?.mine ? match.ask.prompt : "";
  if (asked && asked !== lesson.asked) lesson.counts[asked] = (lesson.counts[asked] || 0) + 1;
  lesson.asked = asked; // another's turn lies between two questions of the same kind
  return lesson.said[`${asked} ${lesson.counts[asked]}`] || "";
}
