// A frame that scrolls says so where more of it is below: its last lines fade.

const EDGE = 4; // pixels that are nothing to read

/** Watch these frames as they are scrolled. Returns what looks at them all, after each draw. */
export function watch(frames) {
  for (const frame of frames) frame.addEventListener("scroll", () => look([frame]), { passive: true });
  return () => look(frames);
}

/** All are measured before the first is marked: a mark in between would have the page laid out again for each. */
function look(frames) {
  const cut = frames.map((frame) => getComputedStyle(frame).overflowY === "auto"
    && frame.scrollHeight - frame.clientHeight - frame.scrollTop > EDGE);
  frames.forEach((frame, at) => frame.classList.toggle("cut", cut[at]));
}
