"""Cards that people take where the table asks only how many go: the number follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from host.cable.client import Refusal
from host.page.clicked import clicks

if TYPE_CHECKING:
    from host.page.room import Room


def gathering(room: Room) -> int | None:
    """The zone whose cards are taken so, or None."""
    if room.mirror is None or room.real is None or room.picking:
        return None
    zones = [key for key, steps in clicks(room.mirror).items() if steps == (None,)]
    return int(zones[0].partition(":")[2]) if zones else None


def gathered(room: Room) -> list[int]:
    """The cards taken by now, of the question that stands."""
    return [*room.cards[1]] if room.mirror and room.cards[0] == room.mirror.count else []


def gather(room: Room, name: str) -> None:
    """One more of these cards, or one of them back. Raises Refusal."""
    zone, cards = gathering(room), gathered(room)
    assert room.mirror and room.real and zone is not None
    piece = room.mirror.referee.table.box.find(name)
    if piece is None or piece not in room.real.zones.get(zone, ()):
        raise Refusal("no_piece", "that piece is not asked for")
    room.cards = room.mirror.count, [each for each in cards if each != piece]
    if piece not in cards:
        room.cards[1].append(piece)
    room.changed("state")
