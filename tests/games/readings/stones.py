"""The Stones of Stonehenge: the auctioneer goes round, the figures go up the inner path."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import COLOURS, NOBODY, NUMBERS, SPACES, SUBJECT, TO_START, Reading, cells

LOTS = [str(space) for space in SPACES] + [f"T{number}" for number in range(1, 6)]
GOAL = 20


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    found = Reading(
        f"Sale {t.lot} of {len(LOTS)}" if t.lot else TO_START,
        ["points", *COLOURS[:5]],
        cells(*[[t.points[seat], *t.stones[seat]] for seat in range(t.seats)]),
    )
    if t.lot:
        here = LOTS[t.lot - 1]
        found.lay(here, NOBODY, "figure")
        if t.stone is not None:
            found.lay(here, COLOURS[t.stone], "stone")
        if ask is not None:
            found.lay(here, SUBJECT, "light")
    for who, points in zip(people, t.points, strict=True):
        home = points == 0 or points >= GOAL
        found.lay("altar" if home else f"circle{points}", who, "figure")
    found.about = about(t, ask, people) if ask and t.lot else []
    if ask:
        found.worth = sum(NUMBERS[card] for card in ask.chosen if card < len(NUMBERS))
    sold = sum(sum(each) for each in t.stones)
    assert sold <= max(0, t.lot) and sold + sum(map(sum, t.supply)) <= len(LOTS)
    return found


def about(t: Any, ask: Ask, people: list[str]) -> list[str]:
    """Where the sale is; once the stone lies there, its colour and what it is worth to whom."""
    here = LOTS[t.lot - 1].replace("T", "trilithon ")
    if ask.prompt == "stone":
        return [f"It lies on {here}."]
    if t.stone is None:
        return []
    said = [f"For sale on {here}: {COLOURS[t.stone]}, which is trump."]
    for seat in [*range(t.leader, t.seats), *range(t.leader)]:
        nth = t.stones[seat][t.stone] + 1  # it is worth as much, and twice that on a trilithon
        said.append(f"Worth to {people[seat]}: {2 * nth if here.startswith('t') else nth}.")
    return said
