"""Les 5 prétendants: the figures on the ring, which they may go round twice; a round's discs."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import COLOURS, Reading, cells, lap


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    playing = [c for c in range(5) if COLOURS[c] != t.options["removed"]]
    to_come = sum(t.bag) + sum(len(discs) for discs in t.row)
    shown = any(suitor is not None for suitor in t.identity)
    found = Reading(
        f"Bars: {sum(t.supply)}, discs: {to_come}",
        ["points"] * shown + [COLOURS[c] for c in playing],
        cells(
            *[
                [points(t, seat, playing)] * shown + [t.bars[seat][c] for c in playing]
                for seat in range(t.seats)
            ]
        ),
    )
    for c in playing:
        on = t.figures[c]
        found.lay(lap(on) if on else "altar", COLOURS[c], "figure")
        assert t.supply[c] + sum(bars[c] for bars in t.bars) == 10, "ten bars of each colour"
    for nth, disc in enumerate(t.discs, 9):
        found.lay(f"circle{nth}", COLOURS[disc], "disc")
    if ask is not None:
        found.about = [f"Disc: {COLOURS[c]}." for c in t.discs]
        if ask.prompt in ("advance", "push_back", "bar", "give_back"):
            found.about += [f"On {t.figures[c]}: {COLOURS[c]}." for c in playing]
    return found


def points(t: Any, seat: int, playing: list[int]) -> int | None:
    """R-SUIT-22 to 24: as far as the suitor is, less for bars: 1 for the fewest of a colour, 2…"""
    suitor = t.identity[seat]
    if suitor is None:
        return None
    lost = 0
    for c in playing:
        mine, every = t.bars[seat][c], sorted({bars[c] for bars in t.bars} - {0})
        if t.seats == 2:  # R-SUIT-32
            lost += sum(range(1, mine - t.bars[1 - seat][c] + 1))
        elif mine:
            lost += every.index(mine) + 1
    return int(t.figures[suitor]) - lost
