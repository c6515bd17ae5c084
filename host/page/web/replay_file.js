// The start of a match that is a file of its own: everything it shows is in the page.

import { h, show } from "./dom.js";
import { tell } from "./history_words.js";
import { matchAt, Replay } from "./replay.js";
import { speak } from "./words.js";

const data = (id) => JSON.parse(document.getElementById(id).textContent);

const replay = data("match");
speak(replay.lang);
const match = matchAt(replay, 0);
const main = document.getElementById("replay");
show(main,
  h("header", { class: "replay-head" }, h("h1", {}, match.title),
    h("p", { class: "aside" }, [match.seats.map((seat) => seat.name).join(", "), replay.date.slice(0, 10)].filter(Boolean).join(" · "))),
  h("div", { class: "replay", own: true }),
  h("footer", { class: "aside" }, tell("offline"), " · ",
    h("a", { download: "match.txt", href: `data:text/plain;charset=utf-8,${encodeURIComponent(data("record"))}` }, tell("record"))));
window.trilithon = { replay: new Replay(main.querySelector(".replay"), replay) };
