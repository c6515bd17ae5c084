"""The curtain between people who share one window: whose secrets it may show, and whose not yet.

Several people may play at one page. Before it shows what only one of them may know, that person
presses a button there; until then the server does not even send it. It is covered again when
another player is asked.
"""

from __future__ import annotations

from engine.ask import CHOICE, Ask
from engine.knowledge import owner
from host.cable.client import Refusal
from host.page.mirror import Mirror
from host.page.room import Room

UP, PASS, LOOK = "", "pass", "look"
ON_THE_BOARD = ("place", "seat", "tap")  # kinds of asks; a tap, if of no card in a hand


class Curtain:
    """One window's.

    openly  the people at it show each other everything: no curtain
    lifted  (match, seat, answers given then) of the person who lifted it last, or None
    """

    def __init__(self, room: Room, openly: bool = False):
        self.room = room
        self.openly = openly
        self.lifted: tuple[Mirror, int, int] | None = None

    def down(self) -> str:
        """UP: what the seat that is asked may see is shown. PASS: it must come to the window first.
        LOOK: all see what is asked, so only its own cards are covered, until it wants to look.
        Who plays on a phone looks there: the curtain falls, and cannot be lifted.
        """
        mirror, others = self.room.mirror, self.room.bots.others()
        ask = self.room.ask
        if mirror is None or ask is None or ask.seat not in others:
            return UP
        if ask.seat not in self.room.phones and (
            len(others) < 2
            or self.openly
            or (self.lifted and self.lifted[:2] == (mirror, ask.seat))
        ):
            return UP
        if ask.secret or shown_hand(ask) is not None or reads_own_cards(self.room, mirror, ask):
            return PASS
        if not secrets(self.room, mirror, ask.seat):
            return UP
        return PASS if comes_anew(mirror, ask) and not on_the_board(ask) else LOOK

    def lift(self, seat: int) -> None:
        """This seat's person is in front of the window. Raises Refusal where another is asked."""
        mirror = self.room.mirror
        ask = self.room.ask
        if mirror is None or ask is None or ask.seat != seat:
            raise Refusal("moved", "another player is asked now")
        if seat in self.room.phones:
            raise Refusal("phone", "this seat's cards are on a phone")
        self.lifted = (mirror, seat, mirror.count)

    def changed(self) -> None:
        """Something has happened at the table: was another player asked since it was lifted?"""
        if self.lifted is None:
            return
        mirror, seat, count = self.lifted
        now = self.room.mirror
        asked = self.room.ask.seat if self.room.ask else None
        since = [told.ask.seat for told in mirror.told[count:]]
        if now is not mirror or {asked, *since} != {seat}:
            self.lifted = None
        else:
            self.lifted = (mirror, seat, min(count, mirror.count))


def secrets(room: Room, mirror: Mirror, seat: int) -> set[int]:
    """The zones where pieces lie that this seat may see and others may not."""
    table, real = mirror.referee.table, room.real
    there = {*table.zones, *(real.zones if real else ())}
    return {zone for zone in there if owner(zone) == seat and hides(room, mirror, zone)}


def hides(room: Room, mirror: Mirror, zone: int) -> bool:
    """Whether this computer knows a piece there that only the zone's owner may see."""
    eyes = [owner(zone)]
    return any(
        piece is not None
        and mirror.open_to(zone, piece, eyes)
        and not mirror.open_to(zone, piece, ())
        for piece in room.pieces(zone)
    )


def reads_own_cards(room: Room, mirror: Mirror, ask: Ask) -> bool:
    """Whether it is answered with, or from, pieces that only the asked seat sees."""
    assert ask.seat is not None
    return not secrets(room, mirror, ask.seat).isdisjoint(ask.zones)


def comes_anew(mirror: Mirror, ask: Ask) -> bool:
    """Whether another player gave the last answer."""
    return not mirror.told or mirror.told[-1].ask.seat != ask.seat


def on_the_board(ask: Ask) -> bool:
    """Whether everybody sees what the answer is chosen from."""
    return ask.kind in ON_THE_BOARD or ask.role is not CHOICE


def shown_hand(ask: Ask | None) -> int | None:
    """The zone that only the asked seat looks at; None: there is none."""
    return ask.zones[0] if ask and ask.kind != "tap" and ask.zones else None
