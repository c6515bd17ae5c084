"""Les faux-cilles once more, with real cards and real fakes, against the referee.

The oracle is written from the rules page alone: players, cards and pieces are names, spaces are
numbers, and all that a person may answer is worked out from what lies there.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.table import DEAD, DECK, DISCARD, HAND
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Oracle, Question, Questions

MATCHES = 60
BATCHES = 4
NAMES = ("Ada", "Bea")
COLOURS = {"white", "blue", "green", "yellow", "red"}
WORTH = {"disc": 1, "bar": 2}
SPACES = list(range(1, 31))


def tint(number: int) -> str:
    return "WBGYRK"[(number - 1) % 6]


def around(inspector: int | None, clockwise: bool) -> list[int]:
    """The spaces he comes to, in order; None: he stands on the line between 30 and 1."""
    order = SPACES if clockwise else SPACES[::-1]
    if inspector is None:
        return order
    after = order.index(inspector) + 1
    return order[after:] + order[:after]


class FauxCilles(Oracle):
    """ground: space -> pieces there, each (owner, kind). front: the round's finds."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.pile = self.shuffled(f"{suit}{k}" for suit in "dn" for k in SPACES)
        self.discard: set[str] = set()
        self.ground: dict[int, set[tuple[str, str]]] = {k: set() for k in SPACES}
        self.stock = {player: ["disc", "bar"] * 10 for player in players}
        self.front: dict[str, list[str]] = {player: [] for player in players}
        self.dead: dict[str, set[str]] = {player: set() for player in players}
        self.shown: dict[str, bool] = {}
        self.inspector: int | None = None
        self.scores = dict.fromkeys(players, 1)
        self.ending = ""

    def play(self) -> Questions:
        left = set(COLOURS)
        for player in self.players:
            left.remove((yield Question(player, "colour", set(left))))
        yield from self.lot("buries_first")
        first, rounds = self.drawn, 0
        while not self.ending:
            rounds += 1
            yield from self.bury(self.from_(first))
            self.draw()
            closed = yield from self.dig(self.from_(first)[::-1])
            self.count()
            one, other = (self.scores[player] for player in self.from_(first))
            if closed:
                self.ending = "closed"
            elif max(one, other) >= 19:
                self.ending = "path"
            elif rounds == 30:
                self.ending = "limit"
            if other >= one:
                first = self.from_(first)[1]
            for player in self.players:
                self.stock[player], self.front[player] = self.front[player], []
        if one != other:
            self.winners = {max(self.scores, key=lambda player: self.scores[player])}

    def bury(self, order: list[str]) -> Questions:
        while any(self.stock.values()):
            for player in order:
                if not self.stock[player]:
                    continue
                kind = yield Question(player, "bury", set(self.stock[player]))
                free = {str(k) for k in SPACES if (player, kind) not in self.ground[k]}
                space = yield Question(player, "bury_where", free)
                self.stock[player].remove(kind)
                self.ground[int(space)].add((player, kind))

    def draw(self) -> None:
        for player in self.players:
            for _ in range(5):
                if not self.pile:
                    self.pile, self.discard = self.shuffled(self.discard), set()
                self.hands[player].add(self.pile.pop())

    def dig(self, order: list[str]):
        """Returns whether the site was closed."""
        idle = 0
        self.shown = dict.fromkeys(self.players, False)
        for player in order * 5:
            card = yield from self.find_card(player)
            if card:
                yield from self.move(player, card)
                idle = 0
            else:
                hand = self.hands[player]
                card = yield Question(player, "dead_card", set(hand), self.reach(player))
                hand.remove(card)
                self.dead[player].add(card)
                idle += 1
            if idle == 4:
                return True
        return False

    def mine(self, player: str) -> list[int]:
        """The spaces where the player has a piece."""
        return [k for k in SPACES if any(owner == player for owner, _ in self.ground[k])]

    def playable(self, player: str, cards) -> set[str]:
        tints = {tint(k) for k in self.mine(player)}
        return {card for card in cards if tint(int(card[1:])) in tints}

    def unseen(self, player: str) -> set[str]:
        """The cards that this hand may hold for all that a reader has ever seen."""
        hidden = set(self.pile)
        for other in self.players:
            if not self.shown[other]:
                hidden |= self.hands[other]
        return self.hands[player] if self.shown[player] else hidden

    def reach(self, player: str) -> set[str]:
        """The hand, all that was discarded or is dead, another's hand once shown, the box."""
        cards = self.hands[player] | self.discard | set().union(*self.dead.values()) | {"tW", "tR"}
        for other in self.players:
            if self.shown[other]:
                cards |= self.hands[other]
        return cards

    def find_card(self, player: str):
        """The card to play, or None: a dead one."""
        while self.mine(player):
            hand = self.hands[player]
            legal = self.playable(player, hand)
            if self.shown[player] and not legal:
                return None
            if not self.shown[player]:
                legal.add("no_card")
            if self.playable(player, self.unseen(player)):
                card = yield Question(player, "card", legal, self.reach(player))
                if card != "no_card":
                    return card
            left = set(hand)
            while left:
                left.remove((yield Question(player, "show_hand", set(left), self.reach(player))))
            self.shown[player] = True
        return None

    def move(self, player: str, card: str) -> Questions:
        number = int(card[1:])
        self.hands[player].remove(card)
        self.discard.add(card)
        uses = {"by_colour"}
        if number in self.mine(player):
            uses.add("by_number")
        use = yield Question(player, "use", uses)
        if use == "by_number":
            distance = sum(WORTH[kind] for _, kind in self.ground[number])
        else:
            distance = sum(tint(k) == tint(number) for k in self.mine(player))
        way = yield Question(player, "way", {"clockwise", "anticlockwise"})
        self.inspector = around(self.inspector, way == "clockwise")[distance - 1]
        found, self.ground[self.inspector] = self.ground[self.inspector], set()
        self.front[player] += [kind for owner, kind in found if owner == player]

    def count(self) -> None:
        for player in self.players:
            steps = sum(WORTH[kind] for kind in self.front[player]) - len(self.dead[player])
            self.scores[player] = max(1, self.scores[player] + steps)
            self.discard |= self.dead[player]
            self.dead[player] = set()


class FauxCillesMatch(OracleMatch):
    oracle: FauxCilles

    def __init__(self, seed: str):
        rng = random.Random(seed)
        super().__init__("faux_cilles", FauxCilles(NAMES, {}, rng), rng)
        self.claims = rng.choice((0.0, 0.1, 0.6))  # how often people claim to have no move
        self.sour = rng.choice((True, False, False))  # both only want the other to lose pieces
        self.leave(rng.choice(((10, 10), (10, 10), (0, 4), (3, 2))))

    def leave(self, stock: tuple[int, int]) -> None:
        """As if already so many discs, and bars, were all the players have left."""
        for seat, number in enumerate(stock):
            self.referee.table.stock[seat] = [number, number]
            self.oracle.stock[self.players[seat]] = ["disc", "bar"] * number

    def choose(self, question: Question) -> str:
        if question.what == "card" and "no_card" in question.legal:
            cards = sorted(question.legal - {"no_card"})
            if cards and self.rng.random() >= self.claims:
                return self.rng.choice(cards)
            return "no_card"
        if question.what == "way" and self.sour:
            ways = sorted(question.legal, key=lambda way: self.gain(question.who, way))
            return ways[0]
        return super().choose(question)

    def gain(self, player: str | None, way: str) -> int:
        """Pieces found less pieces of the other that are lost."""
        distance = self.referee.ask.args[0]
        space = around(self.oracle.inspector, way == "clockwise")[distance - 1]
        return sum(1 if owner == player else -1 for owner, _ in self.oracle.ground[space])

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        if question.what in ("bury", "dead_card", "way"):
            assert table.count(DECK) == len(oracle.pile)
            assert table.count(DISCARD) == len(oracle.discard)
        for seat, player in enumerate(self.players):
            assert table.count(HAND + seat) == len(oracle.hands[player])
            assert table.positions[seat] == oracle.scores[player]
            assert table.count(DEAD + seat) == len(oracle.dead[player])
            for i, kind in enumerate(WORTH):
                buried = [k for k in SPACES if (player, kind) in oracle.ground[k]]
                assert sorted(table.buried[seat][i]) == buried
                left = oracle.stock[player].count(kind), oracle.front[player].count(kind)
                assert (table.stock[seat][i], table.finds[seat][i]) == left
        assert table.inspector == (oracle.inspector or 0)

    def compare_result(self) -> None:
        super().compare_result()
        assert self.referee.result.ending == self.oracle.ending


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_referee_and_the_oracle_agree(batch: int) -> None:
    for number in range(batch, MATCHES, BATCHES):
        seed = f"faux_cilles {number}"
        try:
            FauxCillesMatch(seed).play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}: {wrong}") from wrong
