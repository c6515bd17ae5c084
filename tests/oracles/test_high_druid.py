"""The High Druid once more, with real cards and real bars, against the referee.

The oracle is written from the rules page alone. Where the engine keeps spaces and borders in
lists and cuts the circle, the oracle walks around it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Sequence

import pytest

from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Oracle, Question, Questions

MATCHES = 60  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora")
COLOURS = ("white", "blue", "green", "yellow", "red")
LETTERS = "WBGYRK"


def after(k: int) -> int:
    return 1 if k == 30 else k + 1


def before(k: int) -> int:
    return 30 if k == 1 else k - 1


def only_best(counts: dict[str, int]) -> str | None:
    """Ties cancel from the top down."""
    for level in sorted(set(counts.values()), reverse=True):
        holders = [who for who, count in counts.items() if count == level]
        if len(holders) == 1:
            return holders[0]
    return None


class HighDruid(Oracle):
    """druids, bars: space -> player, or `neutral`. stock: what the players have left."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        three = len(players) == 3
        self.stock = {p: {"disc": 9 if three else 7, "bar": 3 if three else 2} for p in players}
        self.druids: dict[int, str] = {}
        self.bars = dict.fromkeys((1, 5, 11, 15, 19, 24, 27), "neutral")
        stones = self.shuffled(f"{suit}{k}" for suit in "dn" for k in range(1, 31))
        letters = self.shuffled(["tW", "tB", "tG", "tY", "tR"])
        self.fetish = {player: stones.pop() for player in players}
        self.taboo = {player: letters.pop() for player in players}
        self.shown: set[str] = set()

    def play(self) -> Questions:
        left = set(COLOURS)
        for player in self.players:
            left.remove((yield Question(player, "colour", set(left))))
        yield Question(None, "neutral_colour", set(left))
        yield from self.lot("first")
        order = self.from_(self.drawn)
        inside = list(order)
        while inside:
            for player in [p for p in order if p in inside]:
                if not (yield from self.turn(player)):
                    inside.remove(player)
        for space in range(1, 31):
            self.druids.setdefault(space, "neutral")
        for player in order:
            yield from self.show(player, "taboo", self.taboo[player])
            for space in [k for k, owner in self.druids.items() if owner == player]:
                if LETTERS[(space - 1) % 6] == self.taboo[player][1]:
                    del self.druids[space]
        self.count()
        for player in order:
            yield from self.show(player, "fetish", self.fetish[player])
            if self.taken[self.college_of(int(self.fetish[player][1:]))] == player:
                self.scores[player] += 2
        winner = only_best(self.scores)
        self.winners = {winner} if winner else set()

    def turn(self, player: str):
        """Returns whether the player stays in."""
        stock, legal = self.stock[player], {"pass"}
        neutral = [k for k, owner in self.bars.items() if owner == "neutral"]
        if stock["disc"]:
            legal.add("disc")
        if stock["bar"] and neutral:
            legal.add("bar")
        action = yield Question(player, "action", legal)
        if action == "pass":
            return False
        stock[action] -= 1
        if action == "disc":
            free = {str(k) for k in range(1, 31) if k not in self.druids}
            self.druids[int((yield Question(player, "space", free)))] = player
        else:
            wells = {f"day{k}" for k in neutral}
            bar = int((yield Question(player, "which_bar", wells)).removeprefix("day"))
            way = yield Question(player, "way", {"forward", "back"})
            target = after(bar) if way == "forward" else before(bar)
            assert target not in self.bars, "bars never meet"
            del self.bars[bar]
            self.bars[target] = player
        return True

    def show(self, player: str, what: str, card: str) -> Questions:
        """The one card face down of this kind; what has been shown, of both kinds, lies about."""
        yield Question(player, what, {card}, self.shown | {card}, truth=card)
        self.shown.add(card)

    def college_of(self, space: int) -> int:
        """A college is known by the bar that ends it."""
        while space not in self.bars:
            space = after(space)
        return space

    def count(self) -> None:
        self.scores = dict.fromkeys(self.players, 0)
        self.taken: dict[int, str | None] = {}
        for bar in self.bars:
            here = [k for k in range(1, 31) if self.college_of(k) == bar]
            votes = [self.druids[k] for k in here if k in self.druids]
            self.taken[bar] = only_best(Counter(v for v in votes if v != "neutral"))
            if self.taken[bar]:
                self.scores[self.taken[bar]] += len(votes)


class HighDruidMatch(OracleMatch):
    oracle: HighDruid

    def __init__(self, seats: int, seed: str):
        rng = random.Random(seed)
        super().__init__("high_druid", HighDruid(NAMES[:seats], {}, rng), rng)
        self.lasting = rng.choice((0.3, 0.9, 1.0))  # how seldom people pass who need not

    def choose(self, question: Question) -> str:
        others = sorted(question.legal - {"pass"})
        if others and self.rng.random() < self.lasting:
            return self.rng.choice(others)
        return super().choose(question)

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        for k in range(1, 31):
            assert self.owner(table.bars[k]) == oracle.bars.get(k), question
            assert self.owner(table.druids[k]) == oracle.druids.get(k), question

    def owner(self, mark: int | None) -> Hashable:
        """A player, `neutral` or nobody, as the oracle says it."""
        return mark if mark is None else (*self.players, *["neutral"] * 40)[mark]


@pytest.mark.parametrize("seats", (3, 4))
def test_the_referee_and_the_oracle_agree(seats: int) -> None:
    for number in range(MATCHES):
        seed = f"high_druid {seats} {number}"
        try:
            HighDruidMatch(seats, seed).play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}: {wrong}") from wrong
