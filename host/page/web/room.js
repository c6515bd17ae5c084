// The links to the seats, as codes to be read by phones; each can be taken back.

import { h, show } from "./dom.js";
import { tell } from "./history_words.js";
import { kept } from "./memory.js";
import { speak } from "./words.js";

const AGAIN_MS = 1000;
const root = document.getElementById("room");
let socket = null;

function connect() {
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/room`);
  socket.onopen = () => socket.send(JSON.stringify({ token: location.hash.slice(1) }));
  socket.onmessage = (event) => draw(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code === 4401) show(root, h("p", { role: "alert" }, tell("not_yours")));
    else setTimeout(connect, AGAIN_MS);
  };
}

function draw(found) {
  show(root,
    h("h1", { key: "title" }, tell("phones")),
    h("p", { key: "why" }, tell("phones_why")),
    !found.seats.length && h("p", { key: "none" }, tell("no_seats")),
    h("ul", { key: "codes", class: "codes" },
      found.seats.map((seat) => card(seat.name, seat.url, seat.code, seat.here > 0, () => renew(seat.seat))),
      card(tell("spectators"), found.look, found.look_code, false, null)),
    h("p", { key: "back" }, h("a", { href: `./${location.hash}` }, tell("to_table"))));
}

function card(name, url, code, here, renewed) {
  return h("li", { key: name },
    h("h2", {}, name, here && h("span", { class: "chip" }, ` ${tell("connected")}`)),
    h("img", { src: code, alt: "" }), h("a", { href: url }, url),
    renewed && h("button", { type: "button", onclick: renewed }, tell("renew")));
}

function renew(seat) {
  socket.send(JSON.stringify({ do: "renew", seat }));
}

speak(kept("lang") || navigator.language.slice(0, 2));
connect();
