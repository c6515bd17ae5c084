"""The Awele of Stonehenge a second time, written from its page, played beside the engine.

The oracle keeps a list of discs for every space and the real cards; at every question of a random
match it says who is asked what and which answers are legal, and in the end what everybody scored.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

import pytest

from engine import record
from engine.games.awele import rulebook as awele
from engine.referee import Referee
from engine.table import DECK, FRONT, SECRET

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Eva"]
DISCS = ("white", "blue", "green", "yellow", "red")
RIM = (*DISCS, "black")
CARDS = {"tW": "white", "tB": "blue", "tG": "green", "tY": "yellow", "tR": "red"}
FIGURES = {1: 5, 2: 4, 3: 3, 4: 2, 5: 0}
BATCHES = 4
MATCHES = 192  # every setting of the options


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


def variants() -> list[dict[str, str]]:
    chosen: list[dict[str, str]] = [{}]
    for option, values in awele.OPTIONS:
        chosen = [{**others, option: value} for others in chosen for value in values]
    return [c for c in chosen if c["mode"] == "bluff" or c["bluff_ending"] == "leave"]


def agree(question: Question, referee: Referee, players: list[str]) -> None:
    """The referee asks this, and offers just this."""
    ask, table = referee.ask, referee.table
    assert ask is not None, f"over, yet {question}"
    who = record.ANYONE if ask.seat is None else players[ask.seat]
    assert (who, ask.prompt) == (question.who, question.what)
    options = [record.spell(ask, v, table.box, players) for v in (*ask.values, *ask.items)]
    assert len(set(options)) == len(options) and set(options) == question.legal
    assert ask.secret == (question.what == "identity")


def match(seats: int, options: dict[str, str], rng: random.Random, peace: bool = False) -> str:
    """Plays one match; returns its ending."""
    players = NAMES[:seats]
    oracle, referee = Oracle(players, options, rng), Referee(awele, seats, options)
    timid = rng.random() < 0.3  # removes nothing by an effect
    questions, answer = oracle.play(), None
    while True:
        try:
            question = questions.send(answer) if answer else next(questions)
        except StopIteration:
            break
        if len(question.legal) == 1 and not question.card:
            (answer,) = question.legal
            continue
        agree(question, referee, players)
        if question.what != "opener":
            same_board(oracle, referee.table)
        answer = question.card or rng.choice(sorted(question.legal))
        if timid and question.what == "effect":
            answer = "keep"
        if peace and not question.card:
            answer = calm(oracle, question, rng)
        value = record.parse(referee.ask, answer, referee.table.box, players)
        assert referee.answer(value) is None, (question, answer, referee.fault)
    result = referee.result
    assert result is not None
    assert dict(zip(players, result.scores, strict=True)) == oracle.total
    assert {players[seat] for seat in result.winners} == oracle.winners
    assert result.ending == oracle.why
    if options["mode"] == "bluff":
        all_shown(oracle, referee.table)
    return result.ending


def all_shown(oracle: Oracle, table: awele.Table) -> None:
    """Bluff: in the end every seat's card lies open before it, the others in the deck."""
    seats = range(len(oracle.players))
    assert table.count(DECK) == len(oracle.stock)
    shown = [table.box.name(table.zone(FRONT + seat)[0]) for seat in seats]
    assert [CARDS[card] for card in shown] == [oracle.owner[player] for player in oracle.players]
    assert not any(table.count(SECRET + seat) for seat in seats)


def calm(oracle: Oracle, question: Question, rng: random.Random) -> str:
    """The answer of somebody who wants no disc to leave."""
    legal = sorted(question.legal)
    rng.shuffle(legal)
    if question.what == "space":
        return min(legal, key=lambda k: (harm(oracle.around, int(k)), len(oracle.around[int(k)])))
    if question.what == "drop":
        return stranger(legal, question.space)
    return "keep" if question.what == "effect" else legal[0]


def stranger(discs: list[str], space: int) -> str:
    """One of the discs that is not at home on this space, if there is one."""
    return next((disc for disc in discs if disc != RIM[(space - 1) % 6]), discs[0])


def harm(around: dict[int, list[str]], space: int) -> int:
    """How many discs a calm sowing of this space would lose."""
    hand, lost = around[space][:], 0
    while hand:
        space = space % 30 + 1
        disc = stranger(hand, space)
        hand.remove(disc)
        lost += disc == RIM[(space - 1) % 6] or len(around[space]) >= 9
    return lost


def same_board(oracle: Oracle, table: awele.Table) -> None:
    """Every disc, figure and bar is where the oracle has it."""
    for space in range(31):
        discs = sorted(oracle.around[space] if space else oracle.held)
        found = [DISCS[c] for c in range(5) for _ in range(table.spaces[space][c])]
        assert sorted(found) == discs, space
    assert [DISCS[c] for c in table.out] == oracle.gone
    for seat, player in enumerate(oracle.players):
        assert dict(zip(DISCS, table.bars[seat], strict=True)) == {
            c: oracle.bars[player][c] for c in DISCS
        }


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_engine_and_the_page_agree(batch: int) -> None:
    every = variants()
    for number in range(batch, MATCHES, BATCHES):
        options, seats = every[number % len(every)], 2 + number // BATCHES % 4
        try:
            match(seats, options, random.Random(f"awele {number}"))
        except AssertionError as wrong:
            raise AssertionError(f"match {number}, {seats} players, {options}: {wrong}") from wrong


def test_they_agree_on_stalled_rounds() -> None:
    """Random play hardly ever stalls a round: here nobody wants a disc to leave."""
    stalled = 0
    for number, options in enumerate(variants()[::5]):
        if options["idle_end"] == "never":
            continue  # nor would they ever end
        rng = random.Random(f"peace {number}")
        stalled += match(2 + number % 4, options, rng, peace=True) == "stalled"
    assert stalled >= 10
