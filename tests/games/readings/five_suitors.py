"""Les 5 prétendants: the suitors' figures on the ring, which they may go round twice."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from tests.games.readings import COLOURS, Reading, cells, lap


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    playing = [c for c in range(5) if COLOURS[c] != t.options["removed"]]
    to_come = sum(t.bag) + sum(len(discs) for discs in t.row)
    found = Reading(
        f"Bars: {sum(t.supply)}, discs: {to_come}",
        [COLOURS[c] for c in playing],
        cells(*[[t.bars[seat][c] for c in playing] for seat in range(t.seats)]),
    )
    for c in playing:
        on = t.figures[c]
        found.lay(lap(on) if on else "altar", COLOURS[c], "figure")
        assert t.supply[c] + sum(bars[c] for bars in t.bars) == 10, "ten bars of each colour"
    if ask is not None:
        found.about = [f"Disc: {COLOURS[c]}." for c in t.discs]
        if ask.prompt in ("advance", "push_back", "bar", "give_back"):
            found.about += [f"On {t.figures[c]}: {COLOURS[c]}." for c in playing]
    return found
