"""What a simulated table does not offer at its page: see host/people/dead_ends.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from host.page.clicked import looked_up
from host.people.dead_ends import after, calls_back, dead_ends

if TYPE_CHECKING:
    from host.page.room import Room


def dead_here(room: Room) -> frozenset[int | str]:
    """Those of the question that stands at this table, found once."""
    mirror = room.mirror
    if mirror is None or room.real is None or room.picking:
        return frozenset()
    if mirror.dead_ends[0] != mirror.count:
        mirror.dead_ends = mirror.count, dead_ends(mirror.game, mirror.referee, room.real)
    return mirror.dead_ends[1]


def dead_clicks(room: Room) -> frozenset[str]:
    """Keys of the things that stand for two answers, the second of which could only be called back;
    and of those that begin with such an answer. Found once.
    """
    mirror, dead = room.mirror, dead_here(room)
    if mirror is None or room.real is None or room.picking:
        return frozenset()
    if mirror.dead_clicks[0] != mirror.count:
        found, referee, game = looked_up(mirror)[0], mirror.referee, mirror.game
        begun = {steps[0] for steps in found.values() if len(steps) > 1 and None not in steps}
        then = {first: dead_ends(game, after(referee, first), room.real)
                for first in begun if first is not None and calls_back(game)}  # fmt: skip
        mirror.dead_clicks = mirror.count, frozenset(
            key for key, (first, *more) in found.items()
            if first in dead or {*more} & {*then.get(first or 0, ())}
        )  # fmt: skip
    return mirror.dead_clicks[1]
