"""Celtic Whist once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards and players are names. It sees the hands, so
it knows every revoke when it happens; the referee must tell of each before the round is over, and
of no other.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.table import DECK, HAND
from tests.oracles.celtic_whist import COLOURS, Whist, suit
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Question

MATCHES = 40  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva", "Fay", "Gina", "Hana")


class WhistMatch(OracleMatch):
    oracle: Whist

    def __init__(self, seats: int, seed: str):
        rng = random.Random(seed)
        options = any_options(seats, rng)
        super().__init__("celtic_whist", Whist(NAMES[:seats], options, rng), rng)
        self.honest = rng.choice((1.0, 0.95, 0.0))

    def choose(self, question: Question) -> str:
        if question.what in ("lead", "follow", "any_card") and self.rng.random() < self.honest:
            return self.rng.choice(sorted(self.oracle.proper(question.who or "")))
        if question.what == "how_many" and "7" in question.legal and self.rng.random() < 0.3:
            return "7"
        if question.what in ("how_many", "tricks_bid") and self.rng.random() < 0.4:
            fair = str(self.oracle.each // (len(self.players) + (self.oracle.mode == "solo")))
            return fair if fair in question.legal else min(question.legal)
        return super().choose(question)

    def answer(self, question: Question) -> str:
        answer = super().answer(question)
        if question.what in ("lead", "follow", "any_card"):
            told = [what for verb, what, _, _ in self.referee.table.news if verb == "revoke"]
            self.judge(question, answer, told)
        return answer

    def judge(self, question: Question, card: str, told: list[Any]) -> None:
        """The tap of a card that had to be played before is the one that proves the revoke."""
        player, revokes = question.who or "", self.oracle.revokes
        proven = [r for r in revokes if r[0] == player and card in r[1]]
        colour = self.referee.table.box.colours.index(COLOURS[suit(card)])
        assert told == ([(self.players.index(player), colour)] if proven else []), question
        self.oracle.revokes = [revoke for revoke in revokes if revoke not in proven]

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        ask = self.referee.ask
        secret = question.what in ("bid", "how_many", "tricks_bid") and "secret"
        assert ask.secret == (secret == oracle.options["bidding"])
        if question.what in ("trump", "leader"):
            assert oracle.revokes == []
            assert table.positions == [oracle.at[figure] for figure in oracle.figures]
            assert (table.neutral, table.round) == (oracle.neutral, oracle.rounds)
        else:
            assert table.count(DECK) == len(oracle.deck)
            in_hands = [len(hand) for hand in oracle.hands.values()]
            assert [table.count(HAND + s) for s in range(len(in_hands))] == in_hands

    def compare_result(self) -> None:
        super().compare_result()
        result, oracle = self.referee.result, self.oracle
        assert result.ending == oracle.ending and oracle.revokes == []
        told = [("rounds", oracle.rounds)] if "all" in oracle.at else []
        assert list(result.details) == told


def any_options(seats: int, rng: random.Random) -> dict[str, str]:
    """Options as the page allows them to so many players."""

    def maybe(condition: bool) -> str:
        return rng.choice(("no", "yes")) if condition else "no"

    mode = rng.choice(("multi", "multi", "coop", "coop_hard")) if seats > 1 else "solo"
    team = mode.startswith("coop")
    more = "yes" if seats > 5 else maybe(rng.random() < 0.4)
    return {
        "mode": mode,
        "start": str(rng.choice((*range(10, 29), *[29] * 6))),
        "lots15": maybe(mode == "solo"),
        "over_zero": maybe(not team),
        "double": maybe(not team),
        "black_follow": maybe(True),
        "restrictive_nil": maybe(not team),
        "more_cards": more,
        "reversed_ties": maybe(seats == 5 or more == "yes"),
        "bidding": rng.choice(("open", "secret")) if mode != "solo" else "open",
        "share": rng.choice(("offer", "never")) if mode == "multi" else "never",
    }


@pytest.mark.parametrize("seats", range(1, 9))
def test_celtic_whist_agrees_with_its_oracle(seats: int) -> None:
    for number in range(MATCHES):
        WhistMatch(seats, f"{seats} whist {number}").play()
