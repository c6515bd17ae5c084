// The table's sounds, made here; silent until they are switched on.

import { kept, keep } from "./memory.js";

const NOTES = {
  yes: [[660, 0], [880, 0.08]],
  no: [[220, 0], [180, 0.12]],
  turn: [[520, 0]],
  end: [[520, 0], [660, 0.15], [780, 0.3], [1040, 0.45]],
  tick: [[1200, 0]],
};

let context = null;
export let on = kept("sound") === "on";

export function toggle() {
  on = !on;
  keep("sound", on ? "on" : "off");
  return on;
}

export function play(name) {
  if (!on || !NOTES[name]) return;
  context = context || new AudioContext();
  for (const [pitch, after] of NOTES[name]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0.06 });
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
}
