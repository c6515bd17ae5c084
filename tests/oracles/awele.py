"""Awele, as tests.oracles.oracle explains: this one asks its own way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

from engine import record

DISCS = ("white", "blue", "green", "yellow", "red")
RIM = (*DISCS, "black")
CARDS = {"tW": "white", "tB": "blue", "tG": "green", "tY": "yellow", "tR": "red"}
FIGURES = {1: 5, 2: 4, 3: 3, 4: 2, 5: 0}


@dataclass
class Question:
    """who is asked what, the legal answers as a record spells them.

    card   for a tap: the only card there is;  space  for a drop: where the disc comes to
    """

    who: str
    what: str
    legal: set[str]
    card: str = ""
    space: int = 0


Questions = Generator[Question, str, None]


class Oracle:
    """around: the discs of spaces 1 to 30. `stock`: the cards nobody has."""

    def __init__(self, players: list[str], options: dict[str, str], rng: random.Random):
        self.players, self.options, self.rng = players, options, rng
        self.total = dict.fromkeys(players, 0)
        self.why = ""

    def play(self) -> Questions:
        opener = yield Question(record.ANYONE, "opener", set(self.players))
        first = self.players.index(opener)
        for turn in range(len(self.players)):
            start = (first + turn) % len(self.players)
            yield from self.round(self.players[start:] + self.players[:start])
        best = min if self.options["slow"] == "yes" else max
        wanted = best(self.total.values())
        self.winners = {player for player in self.players if self.total[player] == wanted}

    # The round

    def round(self, order: list[str]) -> Questions:
        self.around = {k: [RIM[(k - 1) % 6]] * 2 if k % 6 else [] for k in range(1, 31)}
        self.held: list[str] = []
        self.gone: list[str] = []
        self.why, self.quiet = "", 0
        self.owner: dict[str, str] = {}
        self.bars = {player: Counter[str]() for player in self.players}
        if self.options["mode"] == "standard":
            yield from self.choose(order)
        elif self.options["mode"] == "bluff":
            yield from self.deal(order)
        while not self.why:
            for player in order:
                if not self.why and not self.has_left(player):
                    yield from self.turn(player)
        self.pay()

    def choose(self, order: list[str]) -> Questions:
        for player in order:
            free = set(DISCS) - set(self.owner.values())
            self.owner[player] = yield Question(player, "colour", free)

    def deal(self, order: list[str]) -> Questions:
        self.stock = sorted(CARDS)
        self.rng.shuffle(self.stock)
        dealt = {player: self.stock.pop() for player in self.players}
        seen: set[str] = set()
        for player in order:
            yield Question(player, "identity", set(CARDS) - seen, dealt[player])
            seen.add(dealt[player])
            self.owner[player] = CARDS[dealt[player]]

    def stays(self) -> bool:
        return self.options["mode"] == "bets" or (
            self.options["mode"] == "bluff" and self.options["bluff_ending"] == "all_play"
        )

    def has_left(self, player: str) -> bool:
        return not self.stays() and self.owner[player] in self.gone

    # The turn

    def turn(self, player: str) -> Questions:
        before = self.remaining()
        mine = self.owner.get(player) if self.options["mode"] == "standard" else None
        legal = {str(k) for k, on in self.around.items() if (mine in on if mine else on)}
        space = int((yield Question(player, "space", legal)))
        self.held, self.around[space] = self.around[space], []
        while self.held and not self.why:
            space = 1 if space == 30 else space + 1
            disc = yield Question(player, "drop", set(self.held), space=space)
            self.held.remove(disc)
            yield from self.drop(player, disc, space)
        if self.why:
            return
        if self.options["mode"] == "bets":
            yield from self.bar(player)
        self.quiet = self.quiet + 1 if self.remaining() == before else 0
        if self.quiet >= 40:
            yield from self.circling()

    def circling(self) -> Questions:
        """Forty turns in which no disc has left."""
        wish = self.options["idle_end"]
        if wish == "ask":
            wish = yield Question(record.ANYONE, "stalled", {"go_on", "end"})
        self.quiet = 0
        if wish == "end":
            self.why = "stalled"

    def remaining(self) -> int:
        return sum(self.left(colour) for colour in DISCS)

    def left(self, colour: str) -> int:
        return self.held.count(colour) + sum(on.count(colour) for on in self.around.values())

    def drop(self, player: str, disc: str, space: int) -> Questions:
        on = self.around[space]
        if RIM[(space - 1) % 6] == disc or len(on) >= 9:
            self.removed(disc)
            return
        needed = {"none": 99, "one": 1, "two": 2, "all": 1}[self.options["effect"]]
        if on.count(disc) >= needed:
            answer = yield Question(player, "effect", {"keep", "remove"})
            if answer == "remove":
                if self.options["effect"] == "all":
                    self.around[space] = [other for other in on if other != disc]
                self.removed(disc)
                return
        on.append(disc)

    def removed(self, colour: str) -> None:
        if self.left(colour):
            return
        self.gone.append(colour)
        playing = [player for player in self.players if not self.has_left(player)]
        if self.options["quick"] == "yes":
            self.why = "quick"
        elif self.stays():
            self.why = "colours" if len(self.gone) == 4 else ""
        elif len(playing) <= 1:
            self.why = "seats"

    def bar(self, player: str) -> Questions:
        taken = sum(self.bars.values(), Counter[str]())
        legal = {c for c in DISCS if c not in self.gone and taken[c] < 10}
        if legal:
            self.bars[player][(yield Question(player, "bar", legal))] += 1

    # The pay

    def value(self, colour: str) -> int:
        if colour in self.gone:
            return FIGURES[self.gone.index(colour) + 1]
        if self.why not in ("quick", "stalled"):
            return 0
        discs = self.left(colour)
        before = [c for c in DISCS if c in self.gone or self.left(c) < discs]
        equal = [c for c in DISCS if c not in self.gone and self.left(c) == discs]
        return FIGURES[len(before) + len(equal)]

    def pay(self) -> None:
        for player in self.players:
            if self.options["mode"] == "bets":
                for colour, bars in self.bars[player].items():
                    self.total[player] += bars * self.value(colour)
            else:
                self.total[player] += self.value(self.owner[player])
