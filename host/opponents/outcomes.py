"""How a playout ended, or how far it had come: what that is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.referee import Referee

POINTS = 0.4  # of a playout's worth, how much its points decide: the rest is who wins


@dataclass(frozen=True)
class Outcome:
    """How a playout ended; lists by seat.

    worth  0 to 1: what a search counts;  won: shares of the win
    parts  column of the standing -> its numbers
    """

    worth: list[float]
    won: list[float]
    parts: dict[str, list[float]]


class Leads:
    """How far each seat is ahead of all others, by lists of what it has, told between 0 and 1.

    A half is what it was on average so far: the differences between options are small beside what
    a seat has already, or lacks.
    """

    def __init__(self, seats: int) -> None:
        self.number = 0
        self.sums, self.apart = [0.0] * seats, [0.0] * seats

    def weigh(self, has: Sequence[float | None]) -> list[float]:
        known = [one for one in has if one is not None]
        if len(known) < len(has):
            return spread(has)
        self.number += 1
        found = []
        for seat, own in enumerate(known):
            lead = own - max(known[:seat] + known[seat + 1 :], default=0.0)
            self.sums[seat] += lead
            lead -= self.sums[seat] / self.number
            self.apart[seat] += abs(lead)
            usual = self.apart[seat] / self.number
            found.append(0.5 + 0.5 * lead / (abs(lead) + usual) if usual else 0.5)
        return found


def judged(referee: Referee, told: list[float] | None = None, tells: bool = False) -> Outcome:
    """Worth is the share of the win, and a part of the points where they have won it: as `told`, 0
    to 1, if they are. A match that has not ended goes to who has most so far."""
    seats, result = referee.seats, referee.result
    scores = (result.scores if result else referee.game.scores(referee.table))[:seats]
    points = spread(scores)
    winners = result.winners if result else [at for at in range(seats) if points[at] == max(points)]
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if any(points[seat] < max(points) for seat in winners if seat < seats):
        points = won  # as where the second wins: more of them would not be better
    else:
        points = told or points
    worth = [(1 - POINTS) * win + POINTS * point for win, point in zip(won, points, strict=True)]
    parts = parts_of(referee) if tells else {}
    return Outcome(worth if result else points, won, parts)


def parts_of(referee: Referee) -> dict[str, list[float]]:
    """The columns of the standing in which every seat has a number."""
    columns, rows = referee.game.standing(referee.table)
    found = {}
    for at, column in enumerate(columns):
        numbers = [row[at] for row in rows[: referee.seats]]
        if all(isinstance(number, int | float) for number in numbers):
            found[column] = numbers
    return found


def spread(scores: Sequence[float | None]) -> list[float]:
    """Scores laid out between 0, the lowest, and 1, the highest; a half where there are none."""
    known = [score for score in scores if score is not None]
    low, high = min(known, default=0), max(known, default=0)
    return [
        0.5 if score is None or low == high else (score - low) / (high - low) for score in scores
    ]
