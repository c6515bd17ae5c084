"""Why First?: the pawns on the rail, which ends at -15 and 20 for them, not for the count."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import TO_START, Reading, cells

RAIL = list(range(-15, 21))
LATER = "-4 and +5 may not be your last card."
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
    found.about = about(t, ask, people) if ask else []
    return found


def about(t: Any, ask: Ask, people: list[str]) -> list[str]:
    """The offence that is voted on; before a card the place that scores, and where everybody is."""
    if ask.prompt == "sanction":
        return [f"{people[ask.args[0]]} played -4 or +5 in the last lap; the others decide."]
    if ask.prompt not in ("card", "target", "turn_imaginary"):
        return []
    reminder = {3: LATER, 4: LATER, 5: "Last lap: no -4, no +5."}  # of five laps
    said = [reminder[t.lap]] if t.lap in reminder else []
    said.append(f"The pawn in place {3 if t.seats > 4 else 2} scores.")
    return said + [f"{who} stands on {pawn}." for who, pawn in zip(people, t.pawns, strict=True)]
