"""The Arthurian Ghost Knights: guards at trilithons, swords on the altar, points on the ring."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from engine.table import DECK
from tests.games.readings import CHOICE, COLOURS, TO_START, Reading, cells, lap, some

GOES_OUT = 4  # trilithon cards


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    found = Reading(
        f"Trilithons {t.drawn}/{GOES_OUT}, pile {t.count(DECK)}"
        if t.count(DECK) or t.drawn
        else TO_START,
        ["points", "guards", "swords"],
        cells(*[[t.points[s], sum(t.guards[s]), t.swords[s]] for s in range(t.seats)]),
    )
    for seat, who in enumerate(people):
        if t.colours[seat] is None:
            continue
        shade = COLOURS[t.colours[seat]]
        found.lay(lap(t.points[seat] + 1), who, "figure")
        for site, guards in enumerate(t.guards[seat], 1):
            assert guards >= 0 and sum(t.guards[seat]) <= 10
            found.lay(f"T{site}", shade, "disc", guards)
        found.lay("altar", shade, "bar", t.swords[seat])
    if ask is not None and ask.prompt == "row":
        found.lay(f"T{sum(map(sum, t.guards)) % 5 + 1}", CHOICE)  # round and round
    found.about = [
        f"{people[seat]} fights on: {some(t.swords[seat], 'swords')}." for seat in t.fighting
    ]
    if not t.fighting and ask is not None and ask.prompt in ("drawn", "play"):
        found.about = [f"Trilithon cards to come: {GOES_OUT - t.drawn}."]
    return found
