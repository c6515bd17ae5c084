"""Answers from which nothing leads on but the way back, where a simulated table knows the hand.

The referee does not see hands: it must offer a bar that no card of this hand pays for. Who sees
the hand is not led there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import found
from engine.ask import CHOICE, Ask
from engine.referee import Referee
from host.page.clicked import WAYS_OUT, after
from host.people.real_pieces import RealPieces

if TYPE_CHECKING:
    from host.page.room import Room

DEEP = 4  # questions after the one that an answer leads to
MOST = 12  # answers of a question that are tried
FEW = 2  # of more places of the plate: in no game does it depend on the place whether cards pay


def dead_here(room: Room) -> frozenset[int | str]:
    """Those of the question that stands at this table, found once."""
    mirror = room.mirror
    if mirror is None or room.real is None or room.picking:
        return frozenset()
    if mirror.dead_ends[0] != mirror.count:
        mirror.dead_ends = mirror.count, dead_ends(mirror.game, mirror.referee, room.real)
    return mirror.dead_ends[1]


def dead_ends(game: str, referee: Referee, real: RealPieces) -> frozenset[int | str]:
    """The answers to the question that stands which its seat could only call back."""
    ask = referee.ask
    if ask is None or ask.seat is None or ask.role is not CHOICE or not calls_back(game):
        return frozenset()
    values = ways_on(ask, real)
    if len(values) > MOST or (ask.kind == "tap" and ask.many):
        return frozenset()
    return frozenset(
        value for value in values if is_dead(after(referee, value), ask.seat, real, DEEP)
    )


def calls_back(game: str) -> bool:
    """Whether the game has a way out of a question at all: one answer ahead is a match replayed."""
    texts = found.both(found.OTHERWISE, f"engine.games.{game}.", "TEXT")
    return any(way in texts for way in WAYS_OUT)


def is_dead(referee: Referee, seat: int, real: RealPieces, deep: int) -> bool:
    """Whether this seat is asked what it can answer with nothing but the way out, now or then."""
    ask = referee.ask
    if ask is None or ask.seat != seat or not any(map(ask.offers, WAYS_OUT)):
        return False
    if not {*ask.items} <= {*WAYS_OUT}:
        return False  # something else can be said
    values = ways_on(ask, real)
    if ask.kind == "tap" or not deep:
        return not values
    tried = values if len(values) <= MOST else [*values[:FEW], *values[-FEW:]]
    return all(is_dead(after(referee, value), seat, real, deep - 1) for value in tried)


def ways_on(ask: Ask, real: RealPieces) -> list[int | str]:
    """The answers that people can give, but for ways out: of a tap, the pieces at hand."""
    if ask.kind == "tap":
        within = real.tappable(ask.zones)
        return [piece for piece in within if piece in ask.values and piece not in ask.chosen]
    return [value for value in ask.values if value not in WAYS_OUT]
