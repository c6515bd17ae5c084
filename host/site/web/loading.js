// What there is to look at until the table is there: its games, and how much has come.

import { h, show } from "./dom.js";
import { PICTURES } from "./looks.js";
import { picture } from "./pictures.js";
import { say } from "./words.js";

const MB = 1e6;
const inMb = (bytes) => (bytes / MB).toFixed(1);

export class Loading {
  constructor() {
    document.getElementById("late")?.remove();
    this.root = document.createElement("section");
    this.root.id = "loading";
    this.root.setAttribute("aria-labelledby", "loading-title");
    this.wordless(true);
    document.querySelector("main").before(this.root);
    this.draw(say("connecting"), null);
  }

  /** So many bytes of so many; all of them: it starts. */
  progress(come, all) {
    this.faulty = false;
    this.draw(come < all ? say("fetching", inMb(come), inMb(all)) : say("starting"), come / all);
  }

  fault(key, what = "") {
    this.faulty = true;
    this.draw(say(key, what), null);
  }

  done() {
    this.root.remove();
    this.wordless(false);
  }

  /** What has no words before the table's come is not there. */
  wordless(hidden) {
    for (const node of document.querySelectorAll(".skip, #title")) node.hidden = hidden;
  }

  draw(text, part) {
    document.getElementById("status").textContent = "";
    show(this.root,
      h("h1", { key: "title", id: "loading-title" }, "Trilithon"),
      h("p", { role: this.faulty ? "alert" : "status" }, text),
      part !== null && h("progress", { key: "bar", max: 1, value: part, "aria-label": text }),
      h("div", { key: "games", class: "games" }, Object.keys(PICTURES).map((game) => h("div", { key: game }, picture(game, "")))));
  }
}
