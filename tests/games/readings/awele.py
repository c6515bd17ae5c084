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
        ["points", "colour", "discs left"],
        cells(
            *[
                [t.totals[seat], *([None, None] if c is None else [COLOURS[c], there(t, c)])]
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
    for colour, number in enumerate(t.spaces[0]):
        found.lay("altar", COLOURS[colour], "disc", number)
    found.lay(t.grey or "altar", NOBODY, "figure")
    podium = dict(zip(t.out, PODIUM, strict=False))
    for colour in range(5):
        found.lay(podium.get(colour, "altar"), COLOURS[colour], "figure")
    return found


def there(t: Any, colour: int) -> int:
    """Discs of a colour on the ring and in the sower's hand."""
    return sum(t.spaces[space][colour] for space in (0, *SPACES))
