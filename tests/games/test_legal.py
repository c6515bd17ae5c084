"""Every legal answer is an option, and every option that a person can give is legal.

Random matches between an oracle, who has really shuffled and dealt the cards, and the referee, who
has not seen them. At each question both must agree: on who is asked what, on the answers that are
open to this person, and on how many cards lie where; in the end on the scores and the winners.
"""

from __future__ import annotations

import random

import pytest

from engine import catalogue, record
from engine.referee import Referee
from engine.table import ADDED, BID, DECK, DISCARD, HAND, SECRET, STACK
from tests.oracles.amazones import Amazones
from tests.oracles.oracle import Oracle, Question
from tests.oracles.stones import Stones
from tests.oracles.why_first import WhyFirst

ORACLES: dict[str, type[Oracle]] = {"amazones": Amazones, "why_first": WhyFirst, "stones": Stones}
MATCHES = 360
BATCHES = 4
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva", "Fay")
EAGERNESS = (0.08, 0.3, 0.8)  # how soon a set is closed: long bids, short ones, mostly passes


def automatic(question: Question) -> bool:
    """A menu of one item is not put to people. Taps and OK are."""
    return len(question.legal) == 1 and not question.reach and "ok" not in question.legal


def asked(question: Question) -> str:
    return f"{question.who or record.ANYONE}, {question.what}"


def counts(oracle: Oracle) -> dict[int, int]:
    """Zone -> how many pieces really lie there, for the zones a match of this game has."""
    found = {HAND + seat: len(hand) for seat, hand in enumerate(oracle.hands.values())}
    if isinstance(oracle, Amazones):
        for seat, player in enumerate(oracle.players):
            found[BID + seat] = len(oracle.bids[player])
            found[ADDED + seat] = player in oracle.secret
        for pile, stack in enumerate(oracle.stacks.values()):
            found[STACK + pile] = len(stack)
    elif isinstance(oracle, Stones):
        for seat, laid in enumerate(oracle.bids.values()):
            found[BID + seat] = len(laid)
        found[DECK], found[DISCARD] = len(oracle.deck), len(oracle.discard)
    elif isinstance(oracle, WhyFirst):
        found[SECRET + 2] = len(oracle.four)
    return found


class Match:
    """An oracle and a referee that get the same answers."""

    def __init__(self, name: str, players: list[str], options: dict[str, str], seed: str):
        self.rng = random.Random(seed)
        self.players = players
        self.oracle = ORACLES[name](players, options, self.rng)
        self.referee = Referee(catalogue.load(name), len(players), options)
        self.eager = self.rng.choice(EAGERNESS)
        box = self.referee.table.box
        self.names = [box.name(piece) for piece in range(box.size)]
        self.pieces = {name: piece for piece, name in enumerate(self.names)}

    def play(self) -> None:
        questions = self.oracle.play()
        answer = None
        while True:
            try:
                question = questions.send(answer) if answer else next(questions)
            except StopIteration:
                break
            if automatic(question):
                (answer,) = question.legal
                continue
            self.compare(question)
            if question.reach and self.rng.random() < 0.05:
                self.try_illegal(question)
            answer = self.choose(question)
            assert self.referee.answer(self.meaning(answer)) is None, (asked(question), answer)
        self.compare_result()

    def meaning(self, answer: str) -> object:
        """The answer as the referee takes it; names of pieces are looked up here, for speed."""
        ask = self.referee.ask
        assert ask is not None
        if ask.kind == "tap" and answer in self.pieces:
            return self.pieces[answer]
        return record.parse(ask, answer, self.referee.table.box, self.players)

    def options(self, question: Question) -> set[str]:
        """The referee's options, less the pieces that this person cannot show."""
        ask, box = self.referee.ask, self.referee.table.box
        assert ask is not None
        if ask.kind != "tap":
            every = (*ask.values, *ask.items)
            return {record.spell(ask, value, box, self.players) for value in every}
        shown = {self.names[piece] for piece in ask.values}
        return shown & question.reach | set(ask.items)

    def choose(self, question: Question) -> str:
        if question.truth is not None:
            return question.truth
        if "ok" in question.legal and self.rng.random() < self.eager:
            return "ok"
        return self.rng.choice(sorted(question.legal))

    def compare(self, question: Question) -> None:
        ask, table = self.referee.ask, self.referee.table
        assert ask is not None, f"the referee has ended the match before {asked(question)}"
        who = record.ANYONE if ask.seat is None else self.players[ask.seat]
        assert f"{who}, {ask.prompt}" == asked(question)
        assert self.options(question) == question.legal, asked(question)
        for zone, count in counts(self.oracle).items():
            assert table.count(zone) == count, (asked(question), zone)

    def try_illegal(self, question: Question) -> None:
        """Something she can lay hands on and may not answer is refused, and nothing changes."""
        wrong = sorted(question.reach - question.legal)
        if wrong:
            before = self.referee.ask, bytes(self.referee.log)
            piece = self.pieces[self.rng.choice(wrong)]
            assert self.referee.answer(piece) is not None
            assert (self.referee.ask, bytes(self.referee.log)) == before

    def compare_result(self) -> None:
        result, oracle = self.referee.result, self.oracle
        assert result is not None, f"the referee still asks {self.referee.ask}"
        names = list(oracle.scores)
        assert dict(zip(names, result.scores, strict=True)) == oracle.scores
        assert {names[seat] for seat in result.winners} == oracle.winners


def variants(name: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of options."""
    _, fewest, most, _ = catalogue.entry(name)
    chosen: list[dict[str, str]] = [{}]
    for option, values in catalogue.load(name).OPTIONS:
        chosen = [{**others, option: value} for others in chosen for value in values]
    return [(seats, options) for seats in range(fewest, most + 1) for options in chosen]


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", ORACLES)
def test_the_referee_and_the_oracle_agree(name: str, batch: int) -> None:
    every = variants(name)
    for number in range(batch, MATCHES, BATCHES):
        seats, options = every[number % len(every)]
        seed = f"{name} {number}"
        try:
            Match(name, list(NAMES[:seats]), options, seed).play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}, {seats} players, {options}: {wrong}") from wrong
