"""What a simulated table does not offer at its page: see host/people/dead_ends.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from host.page.clicked import looked_up
from host.page.things import key
from host.people.dead_ends import after, calls_back, dead_ends

if TYPE_CHECKING:
    from host.page.mirror import Mirror
    from host.page.room import Room
    from host.people.real_pieces import RealPieces


def dead_here(room: Room) -> frozenset[int | str]:
    """Those of the question that stands at this table, found once."""
    mirror = room.mirror
    if mirror is None or room.real is None or room.picking:
        return frozenset()
    game, referee, real = mirror.game, mirror.referee, room.real
    return mirror.once(dead_here, lambda: dead_ends(game, referee, real))


def dead_clicks(room: Room) -> frozenset[str]:
    """Keys of the things that stand for two answers, the second of which could only be called back,
    a card that is clicked with it; and of those that begin with such an answer. Found once.
    """
    mirror, real, dead = room.mirror, room.real, dead_here(room)
    if mirror is None or real is None or room.picking:
        return frozenset()
    return mirror.once(dead_clicks, lambda: among_clicks(mirror, real, dead))


def among_clicks(mirror: Mirror, real: RealPieces, dead: frozenset[int | str]) -> frozenset[str]:
    found, referee, game = looked_up(mirror)[0], mirror.referee, mirror.game
    begun = {steps[0] for steps in found.values() if len(steps) > 1} if calls_back(game) else ()
    then, cards = {}, set[str]()
    for first in begun:
        assert first is not None
        ahead = after(referee, first)
        then[first] = dead_ends(game, ahead, real)
        zones = ahead.ask.zones if ahead.ask else ()
        cards |= {key(("card", zone, piece)) for zone in zones for piece in then[first]}
    return frozenset(
        thing for thing, (first, *more) in found.items()
        if first in dead or (more and thing in cards) or {*more} & {*then.get(first or 0, ())}
    )  # fmt: skip
