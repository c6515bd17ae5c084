"""Sacrifice Roulette once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards, wells and players are names, the rock walks
from space to space, and cards are drawn one by one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.table import DECK, DISCARD, HAND
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Oracle, Question, Questions

MATCHES = 25  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva")
COLOURS = ("white", "blue", "green", "yellow", "red")
TRILITHONS = ("tW", "tB", "tG", "tY", "tR")
NUMBERS = [f"{suit}{k}" for suit in "dn" for k in range(1, 31)]
SUITS = {"day": "d", "night": "n"}


def rim(space: int) -> str:
    return "WBGYRK"[(space - 1) % 6]


def of(card: str) -> int:
    return int(card[1:])


def rim_of(cards: set[str]) -> set[str]:
    """The colours of the number cards among them."""
    return {rim(of(card)) for card in cards if card not in TRILITHONS}


class Roulette(Oracle):
    """discs: well -> players or "neutral", the first one below. loot: what each player has taken.
    shown: cards that were tapped and taken back, so that all know them to be in that hand."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.pile = self.shuffled([*NUMBERS, *TRILITHONS])
        self.discard: set[str] = set()
        self.laid: set[str] = set()
        self.discs: dict[str, list[str]] = {}
        self.loot: dict[str, list[str]] = {player: [] for player in players}
        self.shown: dict[str, set[str]] = {player: set() for player in players}
        self.rock, self.way, self.emptied, self.over = 0, 1, 0, False
        self.ending = ""

    def play(self) -> Questions:
        left = set(COLOURS)
        for player in self.players:
            left.remove((yield Question(player, "colour", set(left))))
        yield from self.offerings()
        yield from self.rock_falls_from_the_sky()
        self.pile, self.discard = self.shuffled([*NUMBERS, *TRILITHONS]), set()
        for player in self.players:
            self.hands[player] = {self.pile.pop() for _ in range(5)}
        first = yield Question(None, "first", set(self.players))
        while not self.over:
            for player in self.from_(first):
                if not self.over:
                    yield from self.turn(player)
        self.count()

    def turned(self, player: str | None, what: str) -> Question:
        """The top of the pile is turned up. The pile's other cards are out of reach."""
        top = self.pile.pop()
        return Question(player, what, {top}, {top} | self.discard, truth=top)

    def offerings(self) -> Questions:
        order: dict[str, str] = {}
        for player in self.players:
            self.hands[player] = {self.pile.pop() for _ in range(10)}
        for player in self.players:
            hand = self.hands[player]
            while hand:
                card = yield Question(player, "offering", set(hand), hand | set(order))
                hand.remove(card)
                order[card] = player
        self.discs = {card: [player] for card, player in order.items() if card in NUMBERS}
        for card in TRILITHONS:
            if card in order:
                yield from self.free_offering(order[card])
        self.discard = set(order)
        while len(self.players) == 2 and self.standing("neutral") < 10:
            card = yield self.turned(None, "neutral_card")
            self.discard.add(card)
            if card in NUMBERS and card not in self.discs:
                self.discs[card] = ["neutral"]

    def free_offering(self, player: str) -> Questions:
        anywhere = self.options["free_well"] == "any"
        free = [well for well in NUMBERS if anywhere or well not in self.discs]
        space = yield Question(player, "space", {well[1:] for well in free})
        wells = {name for name, suit in SUITS.items() if suit + space in free}
        well = yield Question(player, "well", wells)
        self.discs.setdefault(SUITS[well] + space, []).append(player)

    def standing(self, owner: str) -> int:
        return sum(owners.count(owner) for owners in self.discs.values())

    def rock_falls_from_the_sky(self) -> Questions:
        while not self.rock:
            card = yield self.turned(None, "rock_card")
            self.discard.add(card)
            self.rock = of(card) if card in NUMBERS else 0

    def turn(self, player: str) -> Questions:
        if self.hands[player]:
            yield from self.lay(player)
        cards, self.laid = self.laid, set()
        numbers = [card for card in cards if card in NUMBERS]
        if numbers and len(cards) > len(numbers):
            self.way = -self.way
        drop = False
        if len(numbers) > 1:
            drop = (yield Question(player, "roll_or_drop", {"roll", "drop"})) == "drop"
        self.discard |= cards
        missing = max(0, 5 - len(self.hands[player]))
        if numbers:
            for _ in numbers[drop:]:
                self.roll(rim(of(numbers[0])))
            if drop or self.rock in map(of, numbers):
                before = self.loot[player].count(player)
                yield from self.fall(player)
                missing += self.loot[player].count(player) - before
        for _ in range(missing):
            if self.over or not self.wanted():
                break
            self.hands[player].add(self.pile.pop())
            self.check_pile("refill")

    def roll(self, colour: str) -> None:
        while True:
            self.rock = (self.rock + self.way) % 30 or 30
            if rim(self.rock) == colour:
                return

    def fall(self, player: str) -> Questions:
        assert self.wanted()
        card = yield self.turned(player, "well_card")
        self.discard.add(card)
        for suit in "dn" if card in TRILITHONS else card[0]:
            self.loot[player] += self.discs.pop(f"{suit}{self.rock}", [])
        self.check_pile("fall")

    def wanted(self) -> bool:
        """A card must be drawn: whether there is one."""
        if not self.pile:
            self.pile, self.discard = self.shuffled(self.discard), set()
        return bool(self.pile)

    def check_pile(self, ending: str) -> None:
        if not self.pile:
            self.emptied += 1
            self.ending = ending
            self.over = self.emptied == (3 if len(self.players) == 5 else 2)

    def lay(self, player: str) -> Questions:
        hand, shown = self.hands[player], self.shown[player]
        while True:
            legal = self.laid | {card for card in hand if self.may_join(player, card)}
            if rim_of(self.laid) or (self.laid and not hand):
                legal.add("ok")
            if not self.laid and self.options["passing"] == "yes":
                legal.add("ok")
            answer = yield Question(player, "play", legal, hand | self.laid | self.discard)
            if answer == "ok":
                return
            for cards in (hand, self.laid, shown):
                cards ^= {answer}
            shown -= self.laid

    def may_join(self, player: str, card: str) -> bool:
        """For all the table knows: nobody sees the rest of the hand."""
        together = self.laid | {card}
        trilithons = together & set(TRILITHONS)
        if len(trilithons) < 2:
            return len(rim_of(together)) < 2
        return not rim_of(together) and self.may_be_all_trilithons(player)

    def may_be_all_trilithons(self, player: str) -> bool:
        elsewhere = self.laid | self.discard
        for other in self.players:
            elsewhere |= self.shown[other] if other != player else set()
        unseen = len(set(TRILITHONS) - elsewhere)
        return not rim_of(self.shown[player]) and len(self.hands[player]) <= unseen

    def count(self) -> None:
        standing = {player: self.standing(player) for player in self.players}
        self.scores = {p: 2 * standing[p] + len(self.loot[p]) for p in self.players}
        best = max((self.scores[p], standing[p]) for p in self.players)
        self.winners = {p for p in self.players if (self.scores[p], standing[p]) == best}


class RouletteMatch(OracleMatch):
    oracle: Roulette

    def __init__(self, seats: int, seed: str):
        rng = random.Random(seed)
        options = {"passing": rng.choice(("no", "yes")), "free_well": rng.choice(("empty", "any"))}
        oracle = Roulette(NAMES[:seats], options, rng)
        super().__init__("sacrifice_roulette", oracle, rng)

    def choose(self, question: Question) -> str:
        """Cards of one's own number are played more often than by chance: the rock shall fall."""
        if question.what == "play" and not self.oracle.laid and self.rng.random() < 0.9:
            question = replace(
                question, legal=question.legal - {"ok"}
            )  # who always passes never ends
        if question.what == "play" and "ok" not in question.legal and self.rng.random() < 0.5:
            good = self.falling(question)
            if good:
                return self.rng.choice(good)
        return super().choose(question)

    def falling(self, question: Question) -> list[str]:
        rock, way = self.oracle.rock, self.oracle.way
        ahead = {(rock + way * step - 1) % 30 + 1 for step in range(1, 7)}
        return sorted(card for card in question.legal if card in NUMBERS and of(card) in ahead)

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        assert (table.rock or 0) == oracle.rock
        assert table.direction == oracle.way
        owners = [*self.players, "neutral"]
        if question.what not in ("offering", "colour"):
            wells = {NUMBERS[k]: [owners[o]] for k, o in enumerate(table.wells) if o is not None}
            for well, owner in table.shared:
                wells[NUMBERS[well]].append(owners[owner])
            assert wells == oracle.discs
        if question.what == "play":
            assert table.count(DECK) == len(oracle.pile)
            assert table.count(DISCARD) == len(oracle.discard)
            assert table.emptyings == oracle.emptied
            for seat, player in enumerate(self.players):
                assert table.count(HAND + seat) == len(oracle.hands[player])
                assert table.taken[seat] == len(oracle.loot[player])

    def compare_result(self) -> None:
        super().compare_result()
        assert self.referee.result.ending == self.oracle.ending


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_the_referee_and_the_oracle_agree(seats: int) -> None:
    for number in range(MATCHES):
        seed = f"roulette {seats} {number}"
        try:
            RouletteMatch(seats, seed).play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}: {wrong}") from wrong
