"""The Magic of Stonehenge: apprentices on the ring, trilithons, and the bar beside space 1."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import NOBODY, SPACES, TO_START, Reading, cells, some

FIRST_PLACE = 111  # of the trilithons on the plate


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    half = "day" if t.day_trump else "night"
    stands = [None if at is None else f"{at - FIRST_PLACE + 1}" for at in t.trilithons]
    out = {seat: [k for k in SPACES if t.stones[k] == seat] for seat in range(t.seats)}
    found = Reading(
        f"Trump {half}, round {t.round}" if t.round else TO_START,
        ["apprentices out", "trilithon"],
        cells(
            *[
                [len(out[seat]), stands[seat] and "trilithon " + stands[seat]]
                for seat in range(t.seats)
            ]
        ),
    )
    found.lay(half + "1", NOBODY, "bar")
    for seat, who in enumerate(people):
        for space in out[seat]:
            found.lay(space, who)
        if stands[seat]:
            found.lay("T" + stands[seat], who, "trilithon")
        assert len(out[seat]) <= t.apprentices
    found.about = [f"{half.capitalize()} is trump."]
    if ask is not None and ask.prompt in ("card", "conversion"):
        found.about.append(f"{people[ask.seat]}: {some(len(out[ask.seat]), 'apprentices')} out.")
    return found
