"""The Afro-Celtic Awele: discs by colour on every space, the grey figure, and who is out."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import COLOURS, NOBODY, RIM_COLOURS, SPACES, TO_START, Reading, cells

FAR = 32  # turns without a removal: only then people are warned
PODIUM = (5, 4, 3, 2)  # spaces of those that are out, the first one first


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    found = Reading(
        f"Round {t.round}/{t.seats}, {t.idle} without removal" if t.round else TO_START,
        ["points", "colour"],
        cells(
            *[
                [t.totals[seat], None if c is None else COLOURS[c]]
                for seat, c in enumerate(t.colours[: t.seats])
            ]
        ),
    )
    if ask is not None and ask.prompt == "drop":
        hand = sum(t.spaces[0])
        found.about = [f"Discs in hand: {hand}."]
        home = RIM_COLOURS[ask.args[0]]
        nobodys = "A black space: nobody's home."
        found.about.append(nobodys if home == "black" else f"This space is home to {home}.")
    elif ask is not None and ask.prompt == "space" and t.idle <= FAR:
        found.about = []
    if ask is not None and ask.prompt == "drop":
        found.called = {disc: f"{COLOURS[disc]} on {ask.args[0]}" for disc in ask.values}
    elif ask is not None and ask.prompt == "space":
        found.called = {space: f"{space}, {RIM_COLOURS[space]}" for space in ask.values}
    for space in SPACES:
        for colour, number in enumerate(t.spaces[space]):
            assert 0 <= number <= 9
            found.lay(space, COLOURS[colour], "disc", number)
    if t.grey != 0:
        found.lay(t.grey, NOBODY, "figure")
    for space, colour in zip(PODIUM, t.out, strict=False):
        found.lay(space, COLOURS[colour], "figure")
    if len(t.out) == 5:
        found.lay(0, COLOURS[t.out[4]], "figure")
    return found
