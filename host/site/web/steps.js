// Small pictures of the steps from a bare board to a first match: 160 by 72, in the page's colours (tab.css).

import { h } from "./dom.js";

const box = (x, y, width, height, look, rx = 2) => h("rect", { x, y, width, height, rx, class: look });
const line = (d, look = "ink") => h("path", { d, class: look });
const dot = (cx, cy, r, look) => h("circle", { cx, cy, r, class: look });
const word = (x, y, text) => h("text", { x, y }, text);
const at = (x, y, ...parts) => h("g", { transform: `translate(${x} ${y})` }, parts);
const row = (count, draw) => Array.from({ length: count }, (_, n) => draw(n));
const right = (x, y, length) => line(`M${x} ${y}h${length}m-6-5l6 5-6 5`, "go");

const pico = (x, y) => at(x, y, box(0, 0, 62, 26, "pico"),
  row(11, (n) => [dot(5 + n * 5.2, 2.6, 1.1, "pad"), dot(5 + n * 5.2, 23.4, 1.1, "pad")]),
  box(-4, 8, 11, 10, "metal"), box(30, 8, 11, 10, "chip"), dot(16, 9, 2.7, "metal"));
const esp32 = (x, y) => at(x, y, box(0, 0, 62, 30, "esp32"),
  row(11, (n) => [dot(5 + n * 5.2, 2.6, 1.1, "pad"), dot(5 + n * 5.2, 27.4, 1.1, "pad")]),
  box(-4, 10, 11, 10, "metal"), dot(11, 7, 2.2, "metal"), dot(11, 23, 2.2, "metal"), box(25, 6, 22, 18, "metal"),
  line("M50 8h8v4h-6v4h6v4h-8", "wave"));
const computer = (x, y, ...shown) => at(x, y, box(0, 0, 44, 30, "panel", 3), line("M-4 33h52", "base"), shown);
const cable = (from, to, y) => [line(`M${from} ${y}h${to - from - 8}`, "cable"), box(to - 10, y - 4, 10, 8, "chip")];
const page = (x, y, width, height, ...shown) => at(x, y, box(0, 0, width, height, "panel", 4), line(`M0 10h${width}`),
  row(3, (n) => dot(6 + n * 6, 5, 1.4, "mark")), shown);
const file = (x, y, kind) => at(x, y, line("M0 0h19l9 9v25h-28zM19 0v9h9", "panel"), word(14, 26, kind));
const trilithon = (x, y) => at(x, y, line("M0 0h20v5h-20zM2 5h5v11h-5zM13 5h5v11h-5z", "stone"), dot(10, 11, 2.2, "on"));
const card = (x, y, turn) => h("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, box(-9, -14, 18, 28, "panel"), dot(0, 0, 4, "mark"));

const download = (kind) => [page(8, 8, 74, 56, line("M10 20h44M10 27h54M10 34h36", "soft")), right(84, 40, 24), file(118, 22, kind)];

/** `lit`: the part that is tried; without one, all shine. */
const parts = (lit) => {
  const look = (part) => (!lit || lit === part ? "part on" : "part");
  return [
    h("g", { class: look("screen") }, box(6, 6, 46, 26, "panel", 3), box(10, 10, 38, 18, "shine")),
    h("g", { class: look("strip") }, box(64, 13, 58, 12, "esp32", 6), row(6, (n) => dot(71 + n * 8.8, 19, 3, "shine"))),
    h("g", { class: look("buzzer") }, dot(138, 19, 8, "chip"), dot(138, 19, 2, "shine"), line("M149 12a10 10 0 0 1 0 14M153 8a16 16 0 0 1 0 22", "heard")),
    dot(28, 54, 12, "panel"), line("M28 54v-9"), line("M39 41a17 17 0 0 1 0 26m6-.5l-6 .5 1.600-5.800", "go"),
    box(70, 44, 46, 22, "panel", 4), line("M80 50a8 8 0 0 1 0 10M85 47a13 13 0 0 1 0 16"), card(106, 48, 18),
  ];
};

const large = (board) => h("g", { transform: "translate(31 16) scale(1.600)" }, board);
const round = (n) => [52 + 41 * Math.cos(n * Math.PI / 6), 36 + 25 * Math.sin(n * Math.PI / 6)];

export const STEPS = {
  pico: () => large(pico(0, 0)),
  esp32: () => large(esp32(0, -2)),
  pico_download: () => download(".uf2"),
  pico_drive: () => [computer(8, 24), cable(52, 90, 44), pico(93, 31), dot(109, 40, 6, "ring"), line("M109 6v22m-5-6l5 6 5-6", "go")],
  pico_drag: () => [file(12, 19, ".uf2"), right(50, 36, 32), box(92, 18, 60, 36, "panel", 4), line("M92 42h60"), dot(144, 48, 2, "on"), word(122, 34, "RPI-RP2")],
  esp32_download: () => download(".bin"),
  esp32_file: () => [file(8, 19, ".bin"), right(42, 36, 28), page(78, 6, 76, 60, box(10, 20, 56, 30, "drop", 4))],
  esp32_flash: () => [computer(8, 20, box(6, 12, 32, 6, "mark", 3), box(6, 12, 20, 6, "fill", 3)), cable(52, 90, 40), esp32(93, 25)],
  then_find: () => page(26, 4, 108, 64, box(8, 16, 92, 12, "soft"), box(8, 31, 92, 12, "fill"), box(8, 46, 92, 12, "soft"), dot(16, 37, 2.4, "on"), line("M76 36l4 16 4-5 6 5 3-3-6-5 6-2z", "panel")),
  install_why: () => [computer(8, 20, trilithon(12, 7)), cable(52, 90, 40), pico(93, 27), right(56, 22, 26)],
  doctor_try: parts,
  new_match: () => [h("ellipse", { cx: 52, cy: 36, rx: 49, ry: 32, class: "panel" }),
    row(12, (n) => dot(...round(n), 4, n % 4 ? "mark" : "on")), trilithon(42, 28), card(117, 42, -16), card(130, 40, 0), card(143, 42, 16)],
};

/** `alt` says the same in words. */
export function picture({ picture: name, alt, lit }) {
  return h("svg", { viewBox: "0 0 160 72", role: "img", "aria-label": alt }, STEPS[name](lit));
}
