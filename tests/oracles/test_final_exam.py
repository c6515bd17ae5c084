"""Final Exam once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards, colours, players and places are names, and
totals are found by trying every sign.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.table import DECK, DISCARD, HAND
from tests.oracles.final_exam import Exam
from tests.oracles.final_exam_cards import BACK, COLOURS, END
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Question

MATCHES = 6  # for each number of players, and each variant
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva")


class ExamMatch(OracleMatch):
    """bold: how much the players want to get on. With 0 anything legal is as likely as the rest."""

    oracle: Exam

    def __init__(self, seats: int, variant: str, seed: str):
        rng = random.Random(seed)
        options = {"variant": variant, "same_colour": rng.choice(("cards", "space"))}
        super().__init__("final_exam", Exam(NAMES[:seats], options, rng), rng)
        self.bold = rng.choice((0.0, 0.8, 0.97))

    def choose(self, question: Question) -> str:
        if self.rng.random() >= self.bold:
            return super().choose(question)
        legal = question.legal - BACK or question.legal
        for wanted in ("ok", "enter", "take"):
            if wanted in legal:
                return wanted
        if question.what == "action":
            onward = sorted(legal & {"walk", "move", END})
            return self.rng.choice(onward if self.rng.random() < 0.7 else sorted(legal))
        if question.what in ("removal", "entry"):
            fresh = sorted(legal - self.oracle.laid)
            return self.rng.choice(fresh) if fresh else "back"
        return self.rng.choice(sorted(legal))

    def compare(self, question: Question) -> None:
        super().compare(question)
        if question.what == "action":
            self.compare_table()

    def compare_table(self) -> None:
        table, oracle = self.referee.table, self.oracle
        assert table.count(DECK) == len(oracle.pile)
        assert table.count(DISCARD) == len(oracle.discard)
        assert table.turns == oracle.turns
        for seat, player in enumerate(self.players):
            assert table.count(HAND + seat) == len(oracle.hands[player])
            place = table.figures[seat]
            assert oracle.at[player] == (str(place) if place < 90 else f"circle{place - 90}")
            assert table.objects[seat] == [oracle.held[player][c] for c in COLOURS]
            assert table.lying[seat] == (player in oracle.lying)
        blocks = {(str(p) if p < 90 else f"circle{p - 90}"): c for p, c in table.blocks.items()}
        assert blocks == {place: COLOURS.index(bar) for place, bar in oracle.blocks.items()}
        assert {k for k in range(31) if table.ground[k]} == oracle.ground

    def compare_result(self) -> None:
        super().compare_result()
        assert self.referee.result.ending == self.oracle.ending


@pytest.mark.parametrize("variant", ("base", "translator"))
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_the_referee_and_the_oracle_agree(seats: int, variant: str) -> None:
    endings = Counter[str]()
    for number in range(MATCHES):
        seed = f"exam {seats} {variant} {number}"
        match = ExamMatch(seats, variant, seed)
        try:
            match.play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}: {wrong}") from wrong
        endings[match.oracle.ending] += 1
    assert endings["exit"]
