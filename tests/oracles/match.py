"""A rulebook compared with its oracle: both get the same answers, and must agree on every ask.

OracleMatch("magic", Magic(players, {}, rng), rng).play()
"""

from __future__ import annotations

import random

from engine import catalogue, record
from engine.referee import Referee
from tests.oracles.oracle import Oracle, Question


class OracleMatch:
    """`play` raises AssertionError where the two disagree. A game adds to `compare` and `choose`.

    eager  odds that a set is closed as soon as it may be
    """

    def __init__(self, name: str, oracle: Oracle, rng: random.Random):
        self.oracle = oracle
        self.rng = rng
        self.players = oracle.players
        self.referee = Referee(catalogue.load(name), len(self.players), oracle.options)
        box = self.referee.table.box
        self.names = [box.name(piece) for piece in range(box.size)]
        self.eager = rng.choice((0.1, 0.5, 1.0))

    def play(self) -> None:
        questions = self.oracle.play()
        try:
            question = next(questions)
            while True:
                question = questions.send(self.answer(question))
        except StopIteration:
            self.compare_result()

    def answer(self, question: Question) -> str:
        """Put the question to both, unless it has one answer only, and give it to the referee."""
        if len(question.legal) == 1 and not question.reach and "ok" not in question.legal:
            return next(iter(question.legal))
        self.compare(question)
        if question.reach and self.rng.random() < 0.1:
            self.try_illegal(question)
        answer = question.truth or self.choose(question)
        value = record.parse(self.referee.ask, answer, self.referee.table.box, self.players)
        assert self.referee.answer(value) is None, (question, answer)
        return answer

    def choose(self, question: Question) -> str:
        if "ok" in question.legal and self.rng.random() < self.eager:
            return "ok"
        return self.rng.choice(sorted(question.legal))

    def compare(self, question: Question) -> None:
        """The same is asked of the same player, who may give the same answers."""
        ask = self.referee.ask
        assert ask is not None, f"the referee has ended the match before {question}"
        who = None if ask.seat is None else self.players[ask.seat]
        assert (who, ask.prompt) == (question.who, question.what)
        assert self.options(question) == question.legal, question

    def options(self, question: Question) -> set[str]:
        """The referee's, as a record spells them; of pieces only those within reach."""
        ask, box = self.referee.ask, self.referee.table.box
        assert ask is not None
        if ask.kind == "tap":
            return {self.names[v] for v in ask.values} & question.reach | set(ask.items)
        return {record.spell(ask, v, box, self.players) for v in (*ask.values, *ask.items)}

    def try_illegal(self, question: Question) -> None:
        """A piece within reach that is no legal answer is refused, and nothing changes."""
        wrong = sorted(question.reach - question.legal)
        if wrong:
            before = self.referee.ask, bytes(self.referee.log)
            piece = self.referee.table.box.find(self.rng.choice(wrong))
            assert self.referee.answer(piece) is not None, (question, piece)
            assert (self.referee.ask, bytes(self.referee.log)) == before, question

    def compare_result(self) -> None:
        result, oracle = self.referee.result, self.oracle
        assert result is not None, f"the referee still asks {self.referee.ask}"
        assert result.scores == [oracle.scores.get(player) for player in self.players]
        assert {self.players[seat] for seat in result.winners} == oracle.winners
