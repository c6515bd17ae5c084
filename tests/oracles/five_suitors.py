"""The five suitors, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.oracles.oracle import Oracle, Question, Questions

COLOURS = ("white", "blue", "green", "yellow", "red")
RING = (*COLOURS, "black")
CARDS_OF = dict(zip(COLOURS, ("tW", "tB", "tG", "tY", "tR"), strict=True))


def number(card: str) -> int:
    return int(card[1:])


def tint(card: str) -> str:
    return RING[(number(card) - 1) % 6]


class FiveSuitors(Oracle):
    """bag, reserve, supply: Counters by colour. read, unread: the two parts of the discard pile."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.duel = len(players) == 2
        self.sets = 2 if self.duel else 3
        self.colours = [c for c in COLOURS if c != options["removed"]]
        self.steps = dict.fromkeys(self.colours, 0)
        inside = 5 if self.duel else 6
        self.bag = Counter(dict.fromkeys(self.colours, inside))
        self.reserve = Counter(dict.fromkeys(self.colours, 10 - inside))
        self.supply = Counter(dict.fromkeys(self.colours, 10))
        self.bars = {player: Counter() for player in players}
        every = [f"{suit}{k}" for suit in "dn" for k in range(1, 31)]
        self.pile = self.shuffled(c for c in every if tint(c) in (*self.colours, "black"))
        self.read: set[str] = set()
        self.unread: set[str] = set()
        self.packets: dict[str, set[str]] = {player: set() for player in players}
        self.row: list[list[str]] = []
        secret = self.shuffled(self.colours)
        self.suitor = {player: secret.pop() for player in players}
        self.shown: set[str] = set()
        self.once_at_30 = False
        self.ending = ""

    def play(self) -> Questions:
        for player in self.players:
            self.draw(self.packets[player], 3)
        for player in self.players:
            self.draw(self.hands[player], 3)
        yield from self.lot("first_player")
        first = self.drawn
        if self.options["predrawn"] == "yes":
            while self.bag.total() >= self.sets:
                self.row.append((yield from self.discs(first)))
        while not self.ending:
            first = yield from self.round(first)
        if self.ending == "leftovers":
            for disc in self.bag.elements():
                self.steps[disc] += 2
        yield from self.count()

    def draw(self, zone: set[str], cards: int) -> None:
        for _ in range(cards):
            if not self.pile:
                self.pile = self.shuffled(self.read | self.unread)
                self.read, self.unread = set(), set()
            zone.add(self.pile.pop())

    def discs(self, first: str):
        while True:
            before = Counter(self.bag)
            drawn = []
            for _ in range(self.sets):
                disc = self.rng.choice(list(self.bag.elements()))
                yield Question(first, "disc", {c for c in COLOURS if self.bag[c]}, truth=disc)
                self.bag[disc] -= 1
                drawn.append(disc)
            if len(set(drawn)) > 1 or len(+before) == 1:
                return drawn
            self.bag = before

    def round(self, first: str):
        """Returns the next first player."""
        discs = self.row.pop(0) if self.row else (yield from self.discs(first))
        played: dict[str, str] = {}
        for player in self.from_(first):
            yield from self.take_part(player, played)
        best = max(map(number, played.values()), default=None)
        winner = next((p for p, card in played.items() if number(card) == best), None)
        for player, card in played.items():
            if player != winner:
                yield from self.take_bar(player, tint(card))
        self.read |= set(played.values())
        later = yield from self.vote(winner or first, discs, with_cards=bool(winner))
        self.end()
        if self.ending:
            return first
        for player in self.from_(first):
            self.draw(self.hands[player], 3 - len(self.hands[player]))
        self.reserve.update(discs)
        if winner:
            self.draw(self.packets[winner], 3 - len(self.packets[winner]))
            for colour in later:
                yield from self.after_refill(winner, colour)
        return winner or first

    def in_reach(self, player: str) -> set[str]:
        """What is in the hand or lies face up, and the own secret card."""
        return self.hands[player] | self.read | {CARDS_OF[self.suitor[player]]}

    def take_part(self, player: str, played: dict[str, str]) -> Questions:
        hand = self.hands[player]
        reach = self.in_reach(player) | set(played.values())
        card = yield Question(player, "play_or_pass", hand | {"pass"}, reach)
        if card != "pass":
            hand.remove(card)
            played[player] = card
            return
        group = yield Question(player, "exchange", {"nothing", "hand", "packet"})
        if group != "nothing":
            zone = hand if group == "hand" else self.packets[player]
            cards = int((yield Question(player, "how_many_cards", {"1", "2", "3"})))
            away = set(self.rng.sample(sorted(zone), cards))
            zone -= away
            self.unread |= away
            self.draw(zone, cards)
        while True:
            top: set[str] = set()
            self.draw(top, 1)
            (card,) = top
            yield Question(player, "bar_card", {card}, top | self.read)
            self.read.add(card)
            if tint(card) != "black":
                break
        yield from self.take_bar(player, tint(card))

    def take_bar(self, player: str, colour: str) -> Questions:
        left = {c for c in COLOURS if self.supply[c]}
        bar = yield Question(player, "bar", {colour} & left or left)
        self.supply[bar] -= 1
        self.bars[player][bar] += 1

    def vote(self, player: str, discs: list[str], with_cards: bool):
        """Returns the colours whose actions wait."""
        cards: list[str | None] = [None] * len(discs)
        packet = self.packets[player]
        if with_cards:
            laid: list[str] = []
            while len(laid) < len(discs):
                reach = packet | self.read | set(laid)
                card = yield Question(player, "vote", packet | set(laid[-1:]), reach)
                packet ^= {card}
                if card in laid:
                    laid.pop()
                else:
                    laid.append(card)
            cards = list(laid)
        waiting = list(zip(discs, cards, strict=True))
        later = []
        for steps in (3, 2, 1)[: len(discs)]:
            top = max(number(card) if card else 0 for _, card in waiting)
            equal = [pair for pair in waiting if not pair[1] or number(pair[1]) == top]
            disc = yield Question(player, "advance", {disc for disc, _ in equal})
            pair = next(pair for pair in equal if pair[0] == disc)
            waiting.remove(pair)
            self.steps[disc] += steps
            self.once_at_30 |= self.steps[disc] >= 30
            if pair[1] and tint(pair[1]) == disc:
                later += yield from self.act(player, disc)
        if with_cards:
            self.read |= {card for card in cards if card}
            self.unread |= packet
            packet.clear()
        return later

    def act(self, player: str, colour: str):
        if colour in ("green", "yellow"):
            return [colour]
        if colour == "white":
            bar = yield Question(player, "give_back", {*+self.bars[player], "decline"})
            if bar != "decline":
                self.bars[player][bar] -= 1
                self.supply[bar] += 1
        elif colour == "red":
            figures = {c for c, steps in self.steps.items() if steps > 0}
            figure = yield Question(player, "push_back", {*figures, "decline"})
            if figure != "decline":
                self.steps[figure] -= 1
        else:
            more = [c for c in COLOURS if self.reserve[c]]
            answer = yield Question(
                player, "add_discs", {"add", "decline"} if more else {"decline"}
            )
            if answer == "add":
                self.reserve.subtract(more)
                self.bag.update(more)
        return []

    def after_refill(self, player: str, colour: str) -> Questions:
        if colour == "green":
            others = set(self.players) - {player}
            other = yield Question(player, "look_at", others | {"decline"})
            if other != "decline":
                yield Question(player, "looked", {"ok"})
            return
        answer = yield Question(player, "swap_cards", {"swap", "decline"})
        if answer == "swap":
            hand, packet = self.hands[player], self.packets[player]
            one, other = self.rng.choice(sorted(hand)), self.rng.choice(sorted(packet))
            hand ^= {one, other}
            packet ^= {one, other}

    def end(self) -> None:
        at_30 = any(steps >= 30 for steps in self.steps.values())
        if self.once_at_30 if self.options["track_end"] == "each_disc" else at_30:
            self.ending = "track"
        elif self.supply.total() <= len(self.players) - 1:
            self.ending = "supply"
        elif not self.row and self.bag.total() == 0:
            self.ending = "bag"
        elif not self.row and self.bag.total() < self.sets:
            self.ending = "leftovers"

    def count(self) -> Questions:
        for player in self.players:
            card = CARDS_OF[self.suitor[player]]
            yield Question(player, "identity", {card}, {card} | self.shown | self.hands[player])
            self.shown.add(card)
        for player, suitor in self.suitor.items():
            self.scores[player] = self.steps[suitor] - self.faults(player)
        best = [p for p, score in self.scores.items() if score == max(self.scores.values())]
        order = {p: sorted((self.bars[p][c] for c in COLOURS), reverse=True) for p in best}
        least = [p for p in best if order[p] == min(order.values())]
        if len(least) == 1:
            self.winners = set(least)
        else:
            self.ending = "replay"

    def faults(self, player: str) -> int:
        total = 0
        for colour in COLOURS:
            mine = self.bars[player][colour]
            others = [bars[colour] for p, bars in self.bars.items() if p != player]
            if self.duel:
                total += sum(range(1, mine - others[0] + 1))
            elif mine:
                total += 1 + len({n for n in others if 0 < n < mine})
        return total
