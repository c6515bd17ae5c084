"""Les faux-cilles: fakes buried on the rim, the inspector, the figures on the inner path."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import CHOICE, COLOURS, NOBODY, SPACES, TO_START, Reading, cells

LAST_STONE = 19


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    one, other = t.positions
    found = Reading(
        f"Round {t.round}: {one} to {other}" if t.round else TO_START,
        ["points", "finds", "in stock"],
        cells(*[[t.positions[s], sum(t.finds[s]), sum(t.stock[s])] for s in range(2)]),
    )
    for seat, who in enumerate(people):
        stone = t.positions[seat] if t.positions[seat] < LAST_STONE else LAST_STONE
        found.lay(f"circle{stone}", who, "figure")
        for what, spaces in zip(("disc", "bar"), t.buried[seat], strict=True):
            for space in spaces:
                found.lay(space, COLOURS[t.colours[seat]], what)
            assert len(spaces) == len(set(spaces)) <= 10, "R-FAUX-6: one of a kind on a space"
    for space in [t.inspector] if t.inspector else [30, 1]:  # the line is between the two
        found.lay(space, NOBODY, "figure")
    if ask is not None and ask.prompt == "way":
        found.lay(walk(t.inspector, ask.args[0], list(SPACES)), CHOICE)
        found.lay(walk(t.inspector, ask.args[0], list(reversed(SPACES))), CHOICE)
    found.about = []
    if ask is not None and ask.prompt in ("card", "use", "way", "dead_card"):
        where = f"on {t.inspector}" if t.inspector else "on the line between 30 and 1"
        finds = [
            f"{who} found: discs {n[0]}, bars {n[1]}."
            for who, n in zip(people, t.finds, strict=True)
        ]
        found.about = [f"The inspector is {where}.", *finds]
    return found


def walk(start: int, steps: int, circle: list[int]) -> int:
    """Step by step; from the line the first step is onto the space beside it."""
    at = circle.index(start) if start else -1
    for _ in range(steps):
        at = (at + 1) % len(circle)
    return circle[at]
