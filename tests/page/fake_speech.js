// A browser's speech with the faults that browsers have: voices that come late, a text that takes 15
// seconds and never ends, words lost behind a cancel that leaves the queue paused, and silence until
// people touch the page. Its clock is its own: `wait(ms)`.

const PER_LETTER_MS = 80;
const MOST_MS = 15000;

export class FakeSpeech {
  constructor() {
    Object.assign(this, { now: 0, queue: [], heard: [], events: [], paused: false, allowed: false, gesture: false, cancelled: -1, voices: [], dead: false });
  }

  getVoices() { return this.voices; }

  later = (act, ms) => { this.events.push({ at: this.now + ms, act }); };

  cancel() {
    if (this.queue.length) this.paused = true;
    this.queue = [];
    this.dead = false;
    this.cancelled = this.now;
  }

  resume() { this.paused = false; }

  speak(said) {
    if (this.gesture) this.allowed = true;
    if (!this.allowed || this.cancelled === this.now) return;
    this.queue.push(said);
    if (this.queue.length === 1) this.start();
  }

  start() {
    const [said] = this.queue;
    if (!said || this.paused || this.dead) return;
    const takes = said.text.length * PER_LETTER_MS;
    this.later(() => this.end(said, takes), Math.min(takes, MOST_MS));
  }

  end(said, takes) {
    if (this.queue[0] !== said) return;
    if (takes > MOST_MS) { this.dead = true; return; }
    if (said.text) this.heard.push([said.text, said.voice?.name ?? ""]);
    this.queue.shift();
    said.onend?.();
    this.start();
  }

  /** People touch the page: `act` is what the page does then. */
  touch(act) {
    this.gesture = true;
    act();
    this.gesture = false;
  }

  wait(ms) {
    const until = this.now + ms;
    for (;;) {
      const next = this.events.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.events.splice(this.events.indexOf(next), 1);
      this.now = next.at;
      next.act();
    }
    this.now = until;
  }
}
