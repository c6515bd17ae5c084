"""The Magic of Stonehenge once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards and players are names, spaces are numbers,
and all that a person may answer is worked out from what lies there.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.plates.stonehenge import TRILITHON
from engine.table import DECK, DISCARD, HAND
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Oracle, Question, Questions

MATCHES = 60  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva")
COLOURS = ("white", "blue", "green", "yellow", "red")
CARDS_OF = dict(zip(COLOURS, ("tW", "tB", "tG", "tY", "tR"), strict=True))


class Magic(Oracle):
    """apprentices: space -> player. down: cards laid, face down or open. erected: player -> place.

    There are no points, so `scores` stays empty.
    """

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.pile = self.shuffled(f"{suit}{k}" for suit in "dn" for k in range(1, 31))
        self.discard: set[str] = set()
        self.down: dict[str, set[str]] = {player: set() for player in players}
        self.own: dict[str, str] = {}
        self.apprentices: dict[int, str] = {}
        self.each = {3: 6, 4: 6, 5: 5}[len(players)]
        self.erected: dict[str, str] = {}
        self.trump = "n"

    def play(self) -> Questions:
        left = set(COLOURS)
        for player in self.players:
            colour = yield Question(player, "colour", set(left))
            left.remove(colour)
            self.own[player] = CARDS_OF[colour]
        for player in self.players:
            self.hands[player] = {self.own[player], *(self.pile.pop() for _ in range(5))}
        while not self.winners:
            yield from self.one_round()

    def numbers(self, player: str) -> set[str]:
        return self.hands[player] - {self.own[player]}

    def reach(self, player: str) -> set[str]:
        """The hand, and what lies about: all that is not in another hand or in the pile."""
        return self.hands[player] | self.discard | set().union(*self.down.values())

    def rank(self, card: str) -> tuple[bool, int]:
        return card[0] == self.trump, int(card[1:])

    def free_from(self, space: int) -> int | None:
        return next((k for k in range(space, 0, -1) if k not in self.apprentices), None)

    def of(self, player: str) -> list[int]:
        return sorted(k for k, owner in self.apprentices.items() if owner == player)

    def draw(self, player: str, cards: int) -> None:
        for _ in range(cards):
            if not self.pile:
                self.pile, self.discard = self.shuffled(self.discard), set()
            if self.pile:
                self.hands[player].add(self.pile.pop())

    def one_round(self) -> Questions:
        going_on = True
        while going_on:
            played = yield from self.choose()
            going_on = len(played) >= 2
            if played:
                winner = max(played, key=lambda player: self.rank(played[player]))
                yield from self.win(winner, played[winner])
                if self.winners:
                    return
                yield from self.penalties({p: c for p, c in played.items() if p != winner})
            for player, cards in self.down.items():
                self.hands[player] |= cards & {self.own[player]}
                self.discard |= cards - {self.own[player]}
                self.down[player] = set()
        for player in self.players:
            self.draw(player, 3)
        yield from self.end_of_round()

    def choose(self):
        """One card each. Returns player -> number card."""
        for player in self.players:
            hand = self.hands[player]
            if self.numbers(player):
                card = yield Question(player, "card", set(hand), self.reach(player))
                hand.remove(card)
                self.down[player] = {card}
        return {p: c for p, cards in self.down.items() for c in cards if c != self.own[p]}

    def win(self, player: str, card: str) -> Questions:
        space = self.free_from(int(card[1:]))
        if space:
            self.apprentices[space] = player
        if len(self.of(player)) == self.each:
            if player in self.erected:
                self.winners = {player}
                return
            for k in self.of(player):
                del self.apprentices[k]
            free = {"T1", "T2", "T3", "T4", "T5"} - set(self.erected.values())
            self.erected[player] = yield Question(player, "erect", free)
        if card[0] != self.trump:
            self.draw(player, 3)

    def penalties(self, lost: dict[str, str]) -> Questions:
        moving = [player for player in lost if self.of(player)]
        if moving:
            order = sorted(moving, key=lambda p: (int(lost[p][1:]), lost[p][0] == self.trump))
            for player in self.from_(order[-1]):
                if player in moving:
                    yield from self.retreat(player, int(lost[player][1:]))

    def retreat(self, player: str, number: int) -> Questions:
        targets = {k: self.free_from(k - number) for k in self.of(player)}
        staying = {str(k) for k, target in targets.items() if target}
        legal = staying or {str(k) for k in targets}
        space = int((yield Question(player, "retreat", legal)))
        del self.apprentices[space]
        if targets[space]:
            self.apprentices[targets[space]] = player

    def end_of_round(self) -> Questions:
        excess = {p: len(self.hands[p]) - 6 for p in self.players if len(self.hands[p]) > 6}
        for player, cards in excess.items():
            yield from self.lay(player, "excess", cards)
        best = sorted(
            excess,
            key=lambda p: (
                sum(int(card[1:]) for card in self.down[p]),
                max(self.rank(card) for card in self.down[p]),
            ),
            reverse=True,
        )
        for player in excess:
            self.discard |= self.down[player]
            self.down[player] = set()
        if best:
            choice = yield Question(best[0], "conversion", {"time", "spirit"})
            yield from self.convert(best[0], choice)
        if len(best) > 1:
            yield from self.convert(best[1], "spirit" if choice == "time" else "time")

    def lay(self, player: str, what: str, exactly: int | None) -> Questions:
        """Number cards, `exactly` so many or any number."""
        down = self.down[player]
        while True:
            legal = set(down)
            if len(down) != exactly:
                legal |= self.numbers(player)
            if exactly is None or len(down) == exactly:
                legal.add("ok")
            answer = yield Question(player, what, legal, self.reach(player))
            if answer == "ok":
                return
            down ^= {answer}
            self.hands[player] ^= {answer}

    def convert(self, player: str, conversion: str) -> Questions:
        if conversion == "time":
            answer = yield Question(player, "change_trump", {"keep", "switch"})
            if answer == "switch":
                self.trump = "d" if self.trump == "n" else "n"
            return
        yield from self.lay(player, "exchange", None)
        cards, self.down[player] = self.down[player], set()
        self.discard |= cards
        self.draw(player, len(cards))


class MagicMatch(OracleMatch):
    oracle: Magic

    def __init__(self, seats: int, seed: str):
        rng = random.Random(seed)
        super().__init__("magic", Magic(NAMES[:seats], {}, rng), rng)
        self.bold = rng.choice((0.0, 0.5, 1.0))  # how often nobody thinks of conceding

    def choose(self, question: Question) -> str:
        if question.what == "card" and self.rng.random() < self.bold:
            return self.rng.choice(sorted(self.oracle.numbers(question.who)))
        return super().choose(question)

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        if question.what in ("card", "excess", "retreat", "conversion"):
            assert table.count(DECK) == len(oracle.pile)
            assert table.count(DISCARD) == len(oracle.discard)
        for seat, player in enumerate(self.players):
            assert table.count(HAND + seat) == len(oracle.hands[player])
        owners = [None if k is None else self.players[k] for k in table.stones]
        assert owners == [oracle.apprentices.get(k) for k in range(31)]
        assert ("d" if table.day_trump else "n") == oracle.trump
        for seat, player in enumerate(self.players):
            place = table.trilithons[seat]
            assert (place and f"T{place - TRILITHON}") == oracle.erected.get(player)


@pytest.mark.parametrize("seats", (3, 4, 5))
def test_the_referee_and_the_oracle_agree(seats: int) -> None:
    for number in range(MATCHES):
        seed = f"magic {seats} {number}"
        try:
            MagicMatch(seats, seed).play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}: {wrong}") from wrong
