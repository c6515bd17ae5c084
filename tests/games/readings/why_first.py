"""Why First?: the pawns on the rail, which ends at -15 and 20 for them, not for the count."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import TO_START, Reading, cells

RAIL = list(range(-15, 21))
ROUNDS = {2: 7, 3: 7, 4: 5, 5: 6, 6: 7}


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    found = Reading(
        f"Round {t.round}/{ROUNDS[t.seats]}, lap {t.lap}" if t.round else TO_START,
        ["points", "rounds won", "pawn on"],
        cells(*zip(t.totals, t.won, t.pawns, strict=True)),
    )
    for who, pawn in zip(people, t.pawns, strict=True):
        on = pawn if pawn in RAIL else RAIL[0] if pawn < 0 else RAIL[-1]
        found.lay(on, who, "figure")
    return found
