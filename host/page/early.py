"""Secret cards that phones lay before their question, where a rulebook lets all lay at once.

As at a table with a reader for every seat (firmware/table/owners.py): what comes early is held back
until its seat is asked, may be taken back until then, and is in the record in the rules' order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.ask import OK, Ask
from engine.table import SEATED
from host.cable.client import LinkError
from host.page.mirror import Mirror

if TYPE_CHECKING:
    from host.page.room import Room


@dataclass
class Held:
    """cards  by name, in the order in which they were laid;  closed: whether the set is whole
    since   how many answers the match had when the question began to go round
    """

    mirror: Mirror
    prompt: str
    since: int
    cards: list[str] = field(default_factory=list)
    closed: bool = False


class Early:
    """What the seats of a room have laid before they are asked."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.held: dict[int, Held] = {}

    def of(self, seat: int) -> Held | None:
        """What this seat has laid for the question that goes round; older things are forgotten."""
        held, mirror = self.held.get(seat), self.room.mirror
        if held is None or mirror is None or mirror.ask is None:
            return None
        going = (held.mirror, held.prompt, held.since) == (mirror, mirror.ask.prompt, began(mirror))
        return held if going else None

    def question(self, seat: int | None) -> Ask | None:
        """What this seat may answer already, though another one is asked now; None: nothing.

        What differs from seat to seat, the text's own numbers say, waits until it is asked.
        """
        mirror, ask = self.room.mirror, self.room.ask
        if mirror is None or ask is None or seat is None or ask.seat is None:
            return None
        if not ask.together or ask.args or self.room.real is None:
            return None
        return None if seat in had(mirror) else ask

    def zones(self, seat: int) -> list[int]:
        """Where this seat's own cards for that question lie."""
        ask = self.question(seat)
        if ask is None or ask.seat is None:
            return []
        return [zone - ask.seat + seat for zone in ask.zones if zone >= SEATED]

    def lay(self, seat: int, name: str) -> None:
        """Hold a card, in place of another where they lay one; a held one goes back."""
        ask, mirror = self.question(seat), self.room.mirror
        if ask is None or mirror is None:
            return
        held = self.of(seat) or Held(mirror, ask.prompt, began(mirror))
        self.held[seat], held.closed = held, False
        if name in held.cards:
            held.cards.remove(name)
        else:
            held.cards = [*held.cards, name] if ask.many else [name]

    def due(self) -> Held | None:
        """Take out what the seat that is asked now has laid."""
        ask = self.room.ask
        if ask is None or ask.seat is None:
            return None
        held = self.of(ask.seat)
        self.held.pop(ask.seat, None)
        return held

    async def hand_in(self) -> None:
        """Lay what is due; a card that the rules refuse ends it, and its seat is asked."""
        async with self.room.acting:
            while not self.room.stale and (held := self.due()):
                try:
                    for name in held.cards:
                        await self.room.client.command("tap " + name)
                    if held.closed and held.cards:
                        await self.room.client.command("answer " + OK)
                except LinkError:
                    return


def going_round(mirror: Mirror) -> list[int | None]:
    """The seats whose answers to the question that goes round were given, the last one first."""
    ask = mirror.ask
    if ask is None:
        return []
    seats: list[int | None] = []
    for told in reversed(mirror.told):
        last = seats[-1] if seats else ask.seat
        again = told.ask.seat != last and told.ask.seat in [ask.seat, *seats]
        if told.ask.prompt != ask.prompt or not told.ask.together or again:
            break
        seats.append(told.ask.seat)
    return seats


def had(mirror: Mirror) -> set[int | None]:
    """The seats that have had the question that stands."""
    return {mirror.ask.seat if mirror.ask else None, *going_round(mirror)}


def began(mirror: Mirror) -> int:
    """How many answers were given when the question that stands began to go round."""
    return mirror.count - len(going_round(mirror))
