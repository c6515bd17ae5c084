"""Hex once more, as tests.oracles.oracle explains, written from its rules page alone."""

from __future__ import annotations

import itertools

from tests.oracles.oracle import Oracle, Question, Questions

COLUMNS, ROWS = "abcdefg", "1234567"
EVERY = {column + row for column in COLUMNS for row in ROWS}


def touch(one: str, other: str) -> bool:
    """Beside each other in a row or a column, or on a diagonal that falls (R-HEX-6)."""
    right = COLUMNS.index(other[0]) - COLUMNS.index(one[0])
    up = int(other[1]) - int(one[1])
    return (abs(right), abs(up)) in ((0, 1), (1, 0)) or (right, up) in ((1, -1), (-1, 1))


def joins(stones: set[str], ends: tuple[set[str], set[str]]) -> bool:
    """Whether one group of stones that touch has one in both of these (R-HEX-7)."""
    groups = [{stone} for stone in stones]
    for one, other in itertools.combinations(sorted(stones), 2):
        if touch(one, other):
            first = next(group for group in groups if one in group)
            second = next(group for group in groups if other in group)
            if first is not second:
                first |= second
                groups.remove(second)
    return any(group & ends[0] and group & ends[1] for group in groups)


def ends(upright: bool) -> tuple[set[str], set[str]]:
    at, (low, high) = (1, ROWS[:1] + ROWS[-1:]) if upright else (0, COLUMNS[:1] + COLUMNS[-1:])
    return {name for name in EVERY if name[at] == low}, {name for name in EVERY if name[at] == high}


class Hex(Oracle):
    """stones  of each player;  upright  who joins row 1 with row 7"""

    def play(self) -> Questions:
        yield from self.lot("first")
        player = self.drawn
        upright = player
        stones: dict[str, set[str]] = {each: set() for each in self.players}
        may_swap = False  # who begins has nothing to take over
        while not self.winners:
            other = self.from_(player)[1]
            empty = EVERY - stones[player] - stones[other]
            answer = yield Question(player, "stone", empty | ({"swap"} if may_swap else set()))
            may_swap = self.options["swapping"] == "on" and len(empty) == 49
            if answer == "swap":
                upright = player
                stones[player], stones[other] = stones[other], set()
            else:
                stones[player].add(answer)
            if joins(stones[player], ends(upright == player)):
                self.winners = {player}
            player = other
