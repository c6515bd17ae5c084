"""The Stones of Stonehenge, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.oracles.oracle import Oracle, Question, Questions, crowned

STONES = ("white", "blue", "green", "yellow", "red")
TRILITHONS = {"tW", "tB", "tG", "tY", "tR"}


def number(card: str) -> int:
    return 0 if card in TRILITHONS else int(card[1:])


def shade(card: str) -> str:
    return (*STONES, "black")[(number(card) - 1) % 6]


class Stones(Oracle):
    """lots: the stones really lying there, in order of sale. bids: laid face down."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.deck = self.shuffled({f"{s}{k}" for s in "dn" for k in range(1, 31)} | TRILITHONS)
        self.discard: set[str] = set()
        self.bids: dict[str, set[str]] = {player: set() for player in players}
        self.lots = self.shuffled(STONES * 6) + self.shuffled(STONES)
        self.stones = {player: Counter[str]() for player in players}
        self.scores = dict.fromkeys(self.players, 0)

    def play(self) -> Questions:
        for player in self.players:
            self.draw(player, 3)
        yield from self.lot("leader")
        self.leader = self.drawn
        for auction, stone in enumerate(self.lots, 1):
            yield from self.auction(auction, stone)
            if max(self.scores.values()) >= 20 or auction == 35:
                break
            self.refill()
        self.winners = crowned(self.scores)

    def draw(self, player: str, cards: int) -> None:
        for _ in range(cards):
            if not self.deck:
                self.deck, self.discard = self.shuffled(self.discard), set()
            if self.deck:
                self.hands[player].add(self.deck.pop())

    def auction(self, auction: int, stone: str) -> Questions:
        group = self.lots[:30] if auction <= 30 else self.lots[30:]
        unsold = set(group[(auction - 1) % 30 :])
        yield Question(self.leader, "stone", unsold, truth=stone)
        for player in self.from_(self.leader):
            yield from self.bid(player, auction)
        self.order = self.compare(stone)
        if self.order:
            self.leader = self.order[0]
            self.stones[self.leader][stone] += 1
            points = self.stones[self.leader][stone]
            self.scores[self.leader] += points if auction <= 30 else 2 * points
        for player, laid in self.bids.items():
            self.discard |= laid
            self.bids[player] = set()

    def bid(self, player: str, auction: int) -> Questions:
        hand, laid = self.hands[player], self.bids[player]
        while hand or laid:
            if auction == 1:
                legal = laid | {"ok"} if laid else set(hand)
            else:
                shades = {shade(card) for card in laid - TRILITHONS}
                legal = laid | {"ok"} | (hand & TRILITHONS)
                legal |= {card for card in hand if not shades or shade(card) in shades}
            reach = hand.union(self.discard, *self.bids.values())
            what = "one_card" if auction == 1 else "bid"
            answer = yield Question(player, what, legal, reach)
            if answer == "ok":
                return
            hand ^= {answer}
            laid ^= {answer}

    def compare(self, stone: str) -> list[str]:
        """The players with a bid worth something, the best first."""
        trump = "" if TRILITHONS & set().union(*self.bids.values()) else stone
        strength = {}
        for player, cards in self.bids.items():
            numbers = sorted(cards - TRILITHONS, key=lambda card: (number(card), card[0] == "d"))
            if numbers:
                best = numbers[-1]
                total = sum(map(number, numbers))
                strength[player] = (shade(best) == trump, total, number(best), best[0] == "d")
        assert len(set(strength.values())) == len(strength), "the order is strict"
        return sorted(strength, key=lambda player: strength[player], reverse=True)

    def refill(self) -> None:
        for player in self.from_(self.leader):
            if self.order and player == self.order[0]:
                continue
            self.draw(player, 2 if self.order and player == self.order[-1] else 1)
