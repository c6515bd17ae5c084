"""The Chariots of Stonehenge once more, with real cards and stones, against the referee.

The oracle is written from the rules page alone. Where the engine counts ninety places in a row and
looks ahead once for each of them, the oracle names places and stones and tries every way there is.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from engine.table import DECK, DISCARD, HAND
from tests.oracles.chariots import FINISH, LANES, Chariots
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Question

MATCHES = 3  # for each number of players and each setting of the options
NAMES = ("Ada", "Bea", "Cleo", "Dora")


class Match(OracleMatch):
    """People who fill the course with bars, so that there is much to run into.

    leaps: how soon all the power goes into the right fist, so that a race comes to an end.
    """

    def __init__(self, name: str, oracle: Chariots, rng: random.Random):
        super().__init__(name, oracle, rng)
        self.race = oracle
        self.leaps = rng.choice((0.0, 0.0, 0.3))
        self.asked: Counter[str] = Counter()

    def compare(self, question: Question) -> None:
        super().compare(question)
        self.asked[question.what] += 1
        race, table = self.race, self.referee.table
        assert table.power == list(race.power.values()), question
        if question.what != "left_hand":
            return
        bars = [
            sum(owners.count(player) for owners in race.bars.values()) for player in self.players
        ]
        assert [len(own) for own in table.bars] == bars
        for place, player in zip(table.places, self.players, strict=True):
            assert race.at[player] == (
                FINISH if place == 90 else (place // 3 + 1, LANES[place % 3])
            )
        assert table.count(DECK) == len(race.deck) and table.count(DISCARD) == len(race.discard)
        assert [table.count(HAND + seat) for seat in range(len(self.players))] == [
            len(hand) for hand in race.hands.values()
        ]

    def choose(self, question: Question) -> str:
        legal, odds = question.legal, self.rng.random
        if question.what == "left_hand":
            return "0" if odds() < self.leaps else self.rng.choice(sorted(legal))
        if "place_bar" in legal and odds() < 0.7:
            return "place_bar"
        if "place_trilithon" in legal and odds() < 0.4:
            return "place_trilithon"
        if question.what.endswith("_cards"):
            fresh = sorted(legal - self.race.laid - {"ok"})
            if fresh and odds() < (0.4 if self.race.laid else 0.95):
                return self.rng.choice(fresh)
            return "ok" if odds() < 0.9 else self.rng.choice(sorted(legal))
        return super().choose(question)


SETTINGS = [
    (seats, {"play_on": on, "grid": grid, "trilithon_toll": toll, "stranded": stranded})
    for seats, on, grid, (toll, stranded) in product(
        (3, 4), ("off", "on"), ("random", "previous"), (("2", "keeps"), ("1", "discards"))
    )
]


def test_the_referee_and_the_oracle_agree() -> None:
    endings, asked = set(), Counter[str]()
    for seats, options in SETTINGS:
        for number in range(MATCHES):
            rng = random.Random(f"chariots {seats} {options} {number}")
            match = Match("chariots", Chariots(NAMES[:seats], options, rng), rng)
            match.play()
            endings.add(match.referee.result.ending)
            asked += match.asked
    assert endings == {"arrived", "stranded", "ranked"}
    assert min(asked[what] for what in ("hit", "border", "which_bar", "charge")) > 5, asked


@pytest.mark.parametrize("power", range(1, 10))
def test_the_legal_steps_are_those_of_trying_every_way(power: int) -> None:
    """On boards far fuller than matches make them."""
    rng = random.Random(f"steps {power}")
    for number in range(150):
        race = Chariots(NAMES, {"play_on": "off", "grid": "random", "trilithon_toll": "2"}, rng)
        match = Match("chariots", race, rng)
        table, course = match.referee.table, match.referee.game.course
        crowd(race, table, rng, power)
        steps = list(race.steps("Ada", power))
        good = {step[0] for step in steps if race.try_step("Ada", power, step)}
        mine = {step[0] for step in course.legal_steps(table, 0)}
        assert mine == (good or {step[0] for step in steps}), (number, race.at, race.bars)


def crowd(race: Chariots, table, rng: random.Random, power: int) -> None:
    """Ada somewhere, bars and trilithons close ahead of her, on both tables."""
    k, lane = rng.randrange(20, 31), rng.choice(LANES)
    race.at["Ada"] = (k, lane)
    table.places = [3 * k - 3 + LANES.index(lane), 0, 0, 0]
    table.right[0] = power
    for owner in rng.choices(range(4), (1, 3, 3, 3), k=rng.randrange(14)):
        part, at = rng.choice(("between", "rim", "wells")), min(30, k + rng.randrange(5))
        slot = 3 * at - 3 + ("between", "rim", "wells").index(part)
        owners = race.bars.setdefault((part, at), [])
        if owners in ([], [NAMES[owner]]) and at not in race.stones:
            owners.append(NAMES[owner])
            table.bars[owner].append(slot)
    for owner in range(4):
        at = min(30, k + rng.randrange(5))
        free = not (race.bars.get(("rim", at)) or race.bars.get(("wells", at)))
        if free and at not in race.stones and rng.random() < 0.4:
            race.stones[at] = NAMES[owner]
            table.trilithons[owner] = at
