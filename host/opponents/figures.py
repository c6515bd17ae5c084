"""What many matches of a game say of it, each figure with its 95 % interval."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from host.opponents.contest import Contest, Played
from host.opponents.review import NORMAL_95

ENOUGH = 30  # times an option must have been possible before it is called seldom
SELDOM = 0.01  # of the times it was
TENTHS = (10, 50, 90)  # of the lengths


@dataclass(frozen=True)
class Figure:
    """value, and the ends of its 95 % interval"""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean(values: Sequence[float]) -> Figure | None:
    """Of a normal distribution; None of no values."""
    if not values:
        return None
    number = len(values)
    middle = sum(values) / number
    spread = sum((value - middle) ** 2 for value in values) / max(1, number - 1)
    within = NORMAL_95 * math.sqrt(spread / number)
    return Figure(middle, middle - within, middle + within)


def share(count: int, of: int) -> Figure:
    """Of yes and no, after Wilson: right also where none or all were."""
    square = NORMAL_95**2
    part = count / of
    middle = (part + square / (2 * of)) / (1 + square / of)
    within = NORMAL_95 / (1 + square / of)
    within *= math.sqrt(part * (1 - part) / of + square / (4 * of * of))
    return Figure(part, max(0.0, middle - within), min(1.0, middle + within))


def quantile(values: Sequence[int], percent: int) -> Figure:
    """Its interval goes from one value to another of the same row (binomial, as a normal one)."""
    row, part = sorted(values), percent / 100
    within = NORMAL_95 * math.sqrt(len(row) * part * (1 - part))

    def at(place: float) -> float:
        return float(row[max(0, min(len(row) - 1, math.floor(place)))])

    middle = part * (len(row) - 1)
    return Figure(at(middle + 0.5), at(middle - within), at(middle + within + 1))


@dataclass(frozen=True)
class Study:
    """matches that were played without a fault, of one Contest; faults: what went wrong

    wins     by seat: the share of the win;  nobody: how often nobody won
    lengths  by percent of TENTHS: answers of a match
    guessed  choices that were made by lot, because no world fitted
    choices  a match;  options: a choice;  chance: share of the answers that nobody chose
    changes  of the lead in a match;  half: how often who leads at half time wins
    endings  by name;  seldom: (prompt, answer, how often it was taken) of what hardly ever was
    """

    contest: Contest
    matches: int
    faults: list[str]
    wins: list[Figure]
    nobody: Figure
    lengths: dict[int, Figure]
    guessed: int
    choices: Figure | None
    options: Figure | None
    chance: Figure | None
    changes: Figure | None
    half: Figure | None
    endings: dict[str, Figure]
    seldom: list[tuple[str, str, Figure]]


def study(contest: Contest, every: Sequence[Played], endings: Sequence[str]) -> Study | None:
    """None where no match came to its end."""
    good = [match for match in every if not match.fault]
    if not good:
        return None
    ends, lost = Counter(match.ending for match in good), [m.fault for m in every if m.fault]
    nobody = sum(not any(match.won) for match in good)
    return Study(
        contest, len(good), lost,
        [mean([m.won[seat] for m in good]) or share(0, 1) for seat in range(contest.seats)],
        share(nobody, len(good)),
        {percent: quantile([match.answers for match in good], percent) for percent in TENTHS},
        sum(match.guessed for match in good),
        mean([match.choices for match in good]),
        mean([match.offered / match.choices for match in good if match.choices]),
        mean([match.chances / match.answers for match in good if match.answers]),
        mean([match.changes for match in good]),
        mean([match.half for match in good if match.half is not None]),
        {ending: share(ends[ending], len(good)) for ending in endings},
        seldom(good),
    )  # fmt: skip


def seldom(matches: Sequence[Played]) -> list[tuple[str, str, Figure]]:
    """What was possible often enough, and hardly ever done; the most possible first."""
    offers: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    for match in matches:
        offers += match.offers
        taken += match.taken
    return [
        (prompt, answer, share(taken[prompt, answer], of))
        for (prompt, answer), of in offers.most_common()
        if of >= ENOUGH and taken[prompt, answer] < SELDOM * of
    ]


def odd(matches: Sequence[Played]) -> dict[str, Played]:
    """The matches that stand out: by what they do."""
    good = [match for match in matches if not match.fault]
    if not good:
        return {}
    return {
        "shortest": min(good, key=lambda match: match.answers),
        "longest": max(good, key=lambda match: match.answers),
        "most-changes": max(good, key=lambda match: match.changes),
    }


def as_json(found: Study) -> dict[str, Any]:
    """Figures as [value, low, high]."""

    def triple(figure: Figure | None) -> list[float] | None:
        if figure is None:
            return None
        return [round(each, 4) for each in (figure.value, figure.low, figure.high)]

    contest = found.contest
    return {
        "game": contest.game, "players": contest.seats, "options": dict(contest.options),
        "minds": list(contest.minds), "seed": contest.seed, "matches": found.matches,
        "faults": found.faults, "wins": [triple(each) for each in found.wins],
        "nobody": triple(found.nobody),
        "lengths": {str(key): triple(each) for key, each in found.lengths.items()},
        "guessed": found.guessed, "choices": triple(found.choices),
        "options_a_choice": triple(found.options),
        "chance": triple(found.chance), "lead_changes": triple(found.changes),
        "half_time_leader_wins": triple(found.half),
        "endings": {key: triple(each) for key, each in found.endings.items()},
        "seldom": [[prompt, answer, triple(each)] for prompt, answer, each in found.seldom],
    }  # fmt: skip
