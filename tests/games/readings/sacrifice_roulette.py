"""Sacrifice Roulette: offerings in the wells, known by the number card of each; the rock."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import COLOURS, NOBODY, SPACES, TO_START, Reading, cells

WELLS = [f"day{k}" for k in SPACES] + [f"night{k}" for k in SPACES]  # as the cards d1… n30
EMPTIED = {2: 2, 3: 2, 4: 2, 5: 3}


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    way = {1: "clockwise", -1: "anticlockwise"}[t.direction]
    status = f"Rock {t.rock} {way}, deck {t.emptyings}/{EMPTIED[t.seats]}"
    lying = [*enumerate(t.wells), *t.shared]  # R-SAC-4: a free offering may share a well
    mine = {
        who: [WELLS[well] for well, owner in lying if owner == seat]
        for seat, who in enumerate(people)
    }
    found = Reading(
        status if t.rock else TO_START,
        ["points", "own discs", "discs taken"],
        cells(
            *[
                [len(mine[who]) * 2 + t.taken[seat], len(mine[who]), t.taken[seat]]
                for seat, who in enumerate(people)
            ]
        ),
    )
    for who, wells in mine.items():
        for well in wells:
            found.lay(well, who)
    if t.seats == 2:  # R-SAC: the neutral set's are nobody's
        for well, seat in zip(WELLS, t.wells, strict=True):
            if seat is not None and seat >= t.seats:
                found.lay(well, COLOURS[t.colours[t.seats]])
    if t.rock:
        found.lay(t.rock, NOBODY, "rock" if t.direction == 1 else "rock_back")
        found.about = [f"The rock is on {t.rock}.", f"It rolls {way}."]
    return found
