// A one-time link: its code is exchanged for the page's own link, which takes its place.

import { h, show } from "./dom.js";
import { tell } from "./history_words.js";
import { kept } from "./memory.js";
import { speak } from "./words.js";

speak(kept("lang") || navigator.language.slice(0, 2));
const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/open`);
let link = "";
socket.onopen = () => socket.send(JSON.stringify({ token: location.hash.slice(1) }));
socket.onmessage = (event) => { link = JSON.parse(event.data).link; };
socket.onclose = () => {
  if (link) location.replace(link);
  else show(document.getElementById("open"), h("p", { role: "alert" }, tell("used_link")));
};
