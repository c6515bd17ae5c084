"""The Stones of Stonehenge: the auctioneer goes round, the figures go up the inner path."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import COLOURS, NOBODY, SPACES, SUBJECT, Reading, cells

LOTS = [str(space) for space in SPACES] + [f"T{number}" for number in range(1, 6)]
GOAL = 20


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    found = Reading(
        f"Sale {t.lot} of {len(LOTS)}",
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
    sold = sum(sum(each) for each in t.stones)
    assert sold <= max(0, t.lot) and sold + sum(map(sum, t.supply)) <= len(LOTS)
    found.about = None if ask is None else about(t, ask, people)
    return found


def about(t: Any, ask: Ask, people: list[str]) -> list[str]:
    """The sale: its place, its stone, and what that is worth to everybody from the leader on."""
    if ask.prompt == "stone":
        return [f"It lies on {LOTS[t.lot - 1]}."]
    if t.stone is None or ask.prompt not in ("bid", "one_card"):
        return []
    said = [f"For sale on {LOTS[t.lot - 1]}: {COLOURS[t.stone]}, which is trump."]
    twice = 1 if t.lot <= len(SPACES) else 2  # R-STON-22: in the trilithons
    for seat in [*range(t.leader, t.seats), *range(t.leader)]:
        said.append(f"Worth to {people[seat]}: {twice * (t.stones[seat][t.stone] + 1)}.")
    return said
