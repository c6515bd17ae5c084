"""The Backgammon of Stonehenge: white goes up from 1, red down from 29; both wait on the altar."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import Reading, cells

ZONES = {"white": ("30|1", "6|7"), "red": ("29|30", "23|24")}  # the bars at their ends
PIECES = 10


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    off = [t.discs[side][30] + (t.kings[side] == 30) for side in (0, 1)]
    rows = []
    for side in (0, 1):
        on = sum(t.discs[side][1:30])
        waiting = PIECES - on - t.discs[side][30] - t.dead[side]
        rows.append([t.discs[side][30], waiting, t.dead[side]])
    found = Reading(
        f"Off: white {off[0]}, red {off[1]}", ["borne off", "in reserve", "lost"], cells(*rows)
    )
    for side, who in enumerate(people):
        for bar in ZONES[("white", "red")[side]]:
            found.lay(bar, who, "bar")
        where = {step: step if side == 0 else 30 - step for step in range(1, 30)}
        for step, space in where.items():
            found.lay(space, who, "disc", t.discs[side][step])
        found.lay("altar", who, "disc", int(rows[side][1]))
        if t.kings[side] in where:
            found.lay(where[t.kings[side]], who, "king")
        elif t.kings[side] == 0:
            found.lay("altar", who, "king")
    left = [*t.dice, *(ask.args if ask and ask.prompt == "piece" else ())]  # and the one in hand
    found.about = [f"To play: {', '.join(map(str, left))}."] if left else []
    return found
