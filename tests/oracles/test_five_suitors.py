"""Les 5 prétendants once more, with a real bag and real hands, against the referee.

The oracle is written from the rules page alone: players, cards and colours are names, and all that
a person may answer is worked out from what lies there.
"""

from __future__ import annotations

import random

import pytest

from engine import catalogue
from engine.table import DECK, DISCARD, HAND, PACKET
from host.cli_support import option_sets
from tests.oracles.five_suitors import COLOURS, FiveSuitors
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Question

MATCHES = 160
BATCHES = 4
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva")


class SuitorsMatch(OracleMatch):
    oracle: FiveSuitors

    def __init__(self, seats: int, options: dict[str, str], seed: str):
        rng = random.Random(seed)
        super().__init__("five_suitors", FiveSuitors(NAMES[:seats], options, rng), rng)
        self.eager = 1.0
        self.passes = rng.choice((0.1, 0.4, 1.0))
        self.lets = rng.choice((0.0, 0.5))  # how often an action is let go

    def choose(self, question: Question) -> str:
        out = {"play_or_pass": "pass"}.get(question.what, "decline")
        if out not in question.legal or len(question.legal) == 1:
            return super().choose(question)
        odds = self.passes if out == "pass" else self.lets
        return out if self.rng.random() < odds else self.rng.choice(sorted(question.legal - {out}))

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        if question.what in ("play_or_pass", "exchange", "vote", "look_at", "identity"):
            assert table.count(DECK) == len(oracle.pile)
            assert table.count(DISCARD) == len(oracle.read) + len(oracle.unread)
        for seat, player in enumerate(self.players):
            assert table.count(HAND + seat) == len(oracle.hands[player])
            assert table.count(PACKET + seat) == len(oracle.packets[player])
            assert table.bars[seat] == [oracle.bars[player][c] for c in COLOURS]
        assert table.figures == [oracle.steps.get(c, 0) for c in COLOURS]
        assert table.bag == [oracle.bag[c] for c in COLOURS]
        assert table.supply == [oracle.supply[c] for c in COLOURS]
        assert len(table.row) == len(oracle.row)

    def compare_result(self) -> None:
        super().compare_result()
        assert self.referee.result.ending == self.oracle.ending


def variants() -> list[tuple[int, dict[str, str]]]:
    game = catalogue.load("five_suitors")
    return [(seats, chosen) for seats in range(2, 6) for chosen in option_sets(game, seats)]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_referee_and_the_oracle_agree(batch: int) -> None:
    every = variants()
    for match in range(batch, MATCHES, BATCHES):
        seats, options = every[match % len(every)]
        seed = f"five_suitors {match}"
        try:
            SuitorsMatch(seats, options, seed).play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}, {seats} players, {options}: {wrong}") from wrong
