// The cards of the player at this page, large enough to choose from, and those laid so far.

import { badge } from "./badges.js";
import { cardView } from "./cards.js";
import { covered } from "./curtain.js";
import { h, show } from "./dom.js";
import { suit } from "./faces.js";
import { say } from "./words.js";

const CROWD = 12; // more cards than this are a little smaller
const BEFORE = ["bid", "added", "packet", "secret", "dead"];
export const IN_HAND = ["hand", ...BEFORE]; // what is shown here of a seat

/** The seat whose cards are shown: the one that is asked if its cards are open, else the open one. */
export function handSeat(match) {
  const open = match.seats.map((seat, at) => (seat.open ? at : -1)).filter((at) => at >= 0);
  if (match.ask && open.includes(match.ask.seat)) return match.ask.seat;
  return open.length === 1 ? open[0] : null;
}

export function drawHand(root, state, lay, lift) {
  const match = state.match;
  if (match?.ask?.curtain === "look") {
    drawCovered(root, state, lift);
    return;
  }
  const at = match ? handSeat(match) : null;
  const zones = at === null ? [] : match.zones.filter((zone) => zone.seat === at);
  const others = zones.filter((zone) => BEFORE.includes(zone.name));
  root.hidden = at === null || !zones.length;
  if (root.hidden) {
    show(root); // a hidden part must not be found by searching the page
    return;
  }
  root.classList.toggle("idle", !zones.some((zone) => zone.cards.some((card) => card.can)));
  const seat = match.seats[at];
  show(root,
    h("h2", { key: "title" }, badge(seat, at), say("hand_of", seat.name)),
    h("div", { class: "rows", key: "rows", style: room([zones.find((zone) => zone.name === "hand"), ...others].filter(Boolean)) },
      row(held(zones, match.suits), lay, "hand", others.length), others.map((zone) => row(zone, lay, zone.name))));
}

function drawCovered(root, state, lift) {
  const { match } = state;
  const { seat } = match.ask;
  root.hidden = false;
  root.classList.add("idle");
  show(root,
    h("h2", { key: "title" }, badge(match.seats[seat], seat), say("hand_of", match.seats[seat].name)),
    covered(state, lift));
}

/** How much room the cards share: the style lays them over each other as far as they must. */
function room(zones) {
  const all = zones.reduce((sum, zone) => sum + zone.cards.length, 0);
  return { "--all": String(all), "--gaps": String(Math.max(1, all - zones.length)), "--extra": String(Math.max(0, zones.length - 1)) };
}

/** The hand: where cards belong to suits they lie by suit, as people sort them. */
function held(zones, suits) {
  const hand = zones.find((zone) => zone.name === "hand");
  return hand && suits ? { ...hand, cards: [...hand.cards].sort((one, other) => suit(one) - suit(other)) } : hand;
}

/** A row of cards, or a line that there are none where nothing else lies here either. */
function row(zone, lay, name, others) {
  if (!zone) return others ? null : h("p", { class: "none", key: "none" }, say("no_hand"));
  return h("div", {
    class: `zone ${name}`, key: `zone${zone.zone}`, role: "group", "aria-label": zone.called || say(zone.name),
  },
  name !== "hand" && h("span", { class: "label" }, zone.called || say(zone.name)),
  h("div", { class: zone.cards.length > CROWD ? "cards large crowd" : "cards large", onkeydown: along },
    zone.cards.map((card) => cardView({ ...zone, open: true }, card, lay))));
}

/** The arrows go from card to card. */
function along(event) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const cards = [...event.currentTarget.querySelectorAll("button")];
  const next = cards[cards.indexOf(document.activeElement) + by];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** Pieces in real hands: a page with the control link can lay them by name. */
export function drawTray(root, match, layNamed) {
  const tray = match?.ask?.tray || [];
  root.hidden = !tray.length;
  if (root.hidden) {
    show(root);
    return;
  }
  const zone = { zone: -1, open: true };
  show(root, h("summary", {}, say("tray")), h("div", { class: "cards large" },
    tray.map((card) => cardView(zone, { ...card, can: true }, (_, each) => layNamed(each.name)))));
}
