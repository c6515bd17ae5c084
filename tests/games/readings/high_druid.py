"""The High Druid: druids on their spaces; a bar on the day side of the space that it ends."""

from __future__ import annotations

from typing import Any

from engine.ask import Ask
from engine.places import NEUTRAL
from tests.games.readings import NOBODY, SPACES, Reading, cells, some


def read(t: Any, ask: Ask | None, people: list[str]) -> Reading:
    discs, bars = (9, 3) if t.seats == 3 else (7, 2)
    owner = dict(enumerate(people)) | {NEUTRAL: NOBODY}
    druids = {space: owner[t.druids[space]] for space in SPACES if t.druids[space] is not None}
    ends = {space: owner[t.bars[space]] for space in SPACES if t.bars[space] is not None}
    counted = ask is None or ask.prompt in ("taboo", "fetish")  # druids have left their spaces
    rows = []
    for seat, who in enumerate(people):
        played = list(druids.values()).count(who), list(ends.values()).count(who)
        left = (t.discs[seat], t.bars_left[seat])
        assert counted or left == (discs - played[0], bars - played[1]), who
        rows.append([t.votes[seat], *left])
    neutral, bare = list(ends.values()).count(NOBODY), len(SPACES) - len(druids)
    found = Reading(
        f"Neutral {neutral}, spaces {bare}", ["points", "discs left", "bars left"], cells(*rows)
    )
    assert len(ends) == 7, "always seven colleges"
    for space, who in druids.items():
        found.lay(space, who)
    for space, who in ends.items():
        found.lay(f"day{space}", who, "bar")
    if ask is not None and ask.seat is not None and ask.prompt in ("action", "space", "which_bar"):
        _, discs_left, bars_left = rows[ask.seat]
        found.about = [f"Left: {some(discs_left, 'discs')}, {some(bars_left, 'bars')}."]
    return found
