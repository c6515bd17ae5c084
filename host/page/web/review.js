// The review of a finished match: asked for, worked out on the computer while people look round, stopped.

import { h, show } from "./dom.js";
import { tell } from "./history_words.js";
import { say } from "./words.js";

const AGAIN_MS = 1000;

export class Review {
  /** `root` is filled; `ask(what)` asks the server about this match; `replay` shows what comes of it; `begins`: whether people here may begin one. */
  constructor(root, ask, replay, begins) {
    Object.assign(this, { root, ask, replay, begins, timer: null, over: false });
  }

  /** What the server says of it, as host/page/reviews.py has it. */
  look(judged) {
    if (this.over) return;
    if (judged.state === "ready") this.replay.judge(judged.review);
    if (judged.state === "thinks") this.timer = setTimeout(() => this.want("judged"), AGAIN_MS);
    show(this.root, this.draw(judged));
  }

  async want(what) {
    clearTimeout(this.timer);
    const reply = await this.ask(what);
    this.look(reply.ok ? reply.view : { state: "failed" });
  }

  /** The page shows something else now. */
  leave() {
    this.over = true;
    clearTimeout(this.timer);
  }

  draw({ state, done, of }) {
    if (state === "ready") return null;
    if (state === "thinks") {
      return [h("label", { key: "at" }, tell("review_thinks"), " ", h("progress", { max: of, value: done })),
        this.begins && this.button("stop", tell("stop_review"))];
    }
    return [state === "failed" && h("span", { key: "failed", role: "alert" }, tell("review_failed")),
      this.begins && this.button("review", say("review"))];
  }

  button(what, text) {
    return h("button", { type: "button", key: what, id: what, onclick: () => this.want(what) }, text);
  }
}
