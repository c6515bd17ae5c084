"""Cribbage against a second one: whole matches, for two and three, with muggins and without."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import catalogue, reading
from host.commands.check import findings
from host.commands.check_on_micropython import on_micropython
from tests.games.narrate import narrate
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Question
from tests.outside.oracle import Cribbage, laid, shown
from tests.outside.test_cribbage import outside, rules

__all__ = ["outside"]

OUTSIDE = ("cribbage", "hex", "oh_hell")
MATCHES = 6  # for each number of players, with muggins and without
NAMES = ("Ada", "Bea", "Cleo")


class CribbageMatch(OracleMatch):
    """honest: how often a claim is right, and a go said only by who must.

    asleep: who claims nothing, or nobody.
    """

    oracle: Cribbage

    def __init__(self, seats: int, muggins: str, seed: str):
        rng = random.Random(seed)
        oracle = Cribbage(NAMES[:seats], {"muggins": muggins}, rng)
        super().__init__("cribbage", oracle, rng)
        self.honest = rng.choice((0.6, 0.95, 1.0))
        self.asleep = rng.choice(["", *NAMES[1:seats]])

    def choose(self, question: Question) -> str:
        if question.what in ("claim", "claim_crib") and question.who == self.asleep:
            return "0"
        if question.what == "muggins" and self.asleep:
            return "nobody"
        honest = self.rng.random() < self.honest
        if honest and question.what in ("claim", "claim_crib"):
            return str(self.oracle.fair)
        if honest and len(question.legal) > 1:
            return self.rng.choice(sorted(question.legal - {"go"}))
        return super().choose(question)

    def compare(self, question: Question) -> None:
        super().compare(question)
        assert self.referee.table.pegs == list(self.oracle.scores.values()), question


@pytest.mark.parametrize("muggins", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_referee_and_the_oracle_agree(seats: int, muggins: str) -> None:
    for number in range(MATCHES):
        match = CribbageMatch(seats, muggins, f"cribbage {seats} {muggins} {number}")
        match.play()
        assert match.referee.result
        assert match.referee.result.ending == match.oracle.ending


GOLDENS = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_golden_tells_what_the_referee_says_today(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert narrate(text) == text, "read the change; if it is right, narrate it again"


def test_every_ending_has_its_golden() -> None:
    for game in OUTSIDE:
        goldens = [path for path in GOLDENS if path.stem.startswith(game)]
        endings = sorted(catalogue.load(game).ENDINGS)
        assert [path.stem for path in goldens] == [f"{game}-{ending}" for ending in endings]
    for path in GOLDENS:
        reader = reading.read(path.read_text(encoding="utf-8"))
        result = reader.replay().result
        assert result and path.stem == f"{reader.game}-{result.ending}" and reader.finished


@pytest.mark.parametrize("game", OUTSIDE)
def test_nothing_is_wrong_with_it(game: str) -> None:
    """Which endings so few matches reach is a matter of luck: records beside it have them all."""
    assert list(findings(Path(__file__).parent / game, 4)) == []
    assert list(on_micropython(game, 1)) == []


def test_what_a_card_and_a_hand_count_is_what_trying_every_set_gives() -> None:
    box = rules().BOX
    from engine.games.cribbage import count

    rng = random.Random("cribbage")
    numbers = {box.name(card): card for card in range(rules().CARDS)}
    for trial in range(2000):
        *hand, starter = rng.sample(sorted(numbers), 5)
        four = [numbers[card] for card in hand]
        scores = count.show(four, numbers[starter], crib := bool(trial % 2))
        assert count.total(scores) == shown(hand, starter, crib), hand
        series = rng.choices(sorted(numbers), k=rng.randint(1, 7))
        pegged = count.pegged([numbers[card] for card in series])
        assert count.total(pegged) == laid(series), series
