"""The War of the Gods: disciples and gods on the rim; a god lights the wells of its space, too."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from engine.table import DECK
from tests.games.readings import SPACES, SUBJECT, TO_START, Reading, cells

BONUS = {1: 0, 2: 1, 3: 4, 4: 9, 5: 16}  # of a clan; 25 for more


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    mine = {seat: [k for k in SPACES if t.plate[k] == seat] for seat in range(t.seats)}
    rows = []
    for seat in range(t.seats):
        points = len(mine[seat]) + sum(BONUS.get(size, 25) for size in clans(mine[seat]))
        rows.append([points, len(mine[seat]), t.disciples[seat]])
    found = Reading(
        status(t),
        ["points", "on the board", "in reserve"],
        cells(*rows),
    )
    for seat, who in enumerate(people):
        for space in mine[seat]:
            found.lay(space, who, "figure" if t.gods[seat] == space else "disc")
        if t.gods[seat]:
            assert t.gods[seat] in mine[seat]
            found.lay(f"day{t.gods[seat]}", who, "light")
            found.lay(f"night{t.gods[seat]}", who, "light")
    if ask is not None and ask.prompt in ("piece", "target") and ask.args:
        found.lay(ask.args[0], SUBJECT, "light")  # where it goes, or who attacks
    if ask is not None and ask.prompt in ("action", "piece", "space", "trilithon", "number"):
        god = "" if t.gods[ask.seat] else ", and your god"  # until the god stands on the board
        found.about = [f"Disciples left: {t.disciples[ask.seat]}{god}."]
        if ask.prompt == "piece" and ask.args:
            found.about.append(f"It goes on {ask.args[0]}.")
        if ask.prompt == "action" and not t.ending and exposed(t, mine, ask.seat):
            found.about.append("A strike takes two cards: a number and a trilithon.")
    return found


def exposed(t: Any, mine: dict[int, list[int]], seat: int) -> bool:
    """Whether another seat has a disciple that is in no unbroken run with its god."""
    for other, spaces in mine.items():
        god, safe = t.gods[other], set()
        for step in (1, -1):
            space = god
            while god and space in spaces and (space not in safe or space == god):
                safe.add(space)
                space = (space - 1 + step) % 30 + 1
        if other != seat and set(spaces) - safe:
            return True
    return False


def status(t: Any) -> str:
    if None in t.colours:
        return TO_START
    return "Last round" if t.ending else f"Deck: {t.count(DECK)} cards"


def clans(spaces: list[int]) -> list[int]:
    """The lengths of the unbroken runs on the circle."""
    runs: list[list[int]] = []
    for space in spaces:
        if runs and runs[-1][-1] == space - 1:
            runs[-1].append(space)
        else:
            runs.append([space])
    if len(runs) > 1 and runs[0][0] == 1 and runs[-1][-1] == 30:
        runs[0] = runs.pop() + runs[0]
    return [len(run) for run in runs]
