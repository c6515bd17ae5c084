"""People on phones: one link a person, and each phone shows what its owner alone may see.

A link leads to its person, wherever that person sits, through matches and from one evening to the
next, until the person gets another one. Where another person has taken over the seat, or who comes
does not play, the phone asks who they are before it shows a card. A phone may sleep, reload, change
networks or come twice: its token lets it in again. The table waits for no phone: who has lost it
plays on at the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import io
import json
from typing import Any

import segno
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from engine import seats
from engine.names import composed
from host.archive.links import Links
from host.cable.client import Fields, Refusal
from host.page.early import Early
from host.page.frames import read
from host.page.house import SEAT as SEATED
from host.page.mirror import Mirror
from host.page.phone import Phone
from host.page.server import NO_TOKEN, Site, dismiss

SEAT, ROOM = "/seat", "/room"
PAGE = "phone.html"
REVOKED = 4403
HEARTBEAT_S = 1.0  # how often the page of links is updated


class Phones:
    """The links of the people at one site's table, and who has come by them.

    people   their links (host/archive/links.py);  here: the phones that are connected
    early    what they have laid before they are asked
    """

    def __init__(self, site: Site, people: Links | None = None) -> None:
        self.site = site
        self.room = site.room
        self.people = people or Links()
        self.here: set[Phone] = set()
        self.early = Early(self.room)
        self.room.fetch = self.renew
        site.listeners.append(self._changed)
        site.sockets[SEAT] = self._meet
        site.sockets[ROOM] = self._invite

    def _changed(self, what: str) -> None:
        if what == "state" and self.early.held:
            self.room.errands.soon(self.early.hand_in)

    # Links

    def players(self) -> list[str]:
        return self.room.mirror.players if self.room.mirror else []

    def token(self, seat: int) -> str:
        """Of who sits there; who has another name since the match began keeps theirs."""
        match, links = self.match(), [*self.people.people.values()]
        here = (link.token for link in links if match and link.match == match)
        theirs = (token for token in here if self.seat_of(token) == seat)
        return next(theirs, "") or self._made(self.players()[seat], seat)

    def _made(self, name: str, seat: int) -> str:
        token = self.people.of(name).token
        self.people.sits(composed(name), self.match(), seat)
        return token

    def url(self, seat: int) -> str:
        return f"{self.site.url('')}{PAGE}#{self.token(seat)}"

    def renew(self, seat: int) -> None:
        """Make the old link of who sits there invalid; phones that used it have to go."""
        gone = [phone for phone in self.here if phone.seat == seat]
        self.people.renew(self.people.person(self.token(seat)))
        self.room.phoned.discard(composed(self.players()[seat]))
        for phone in gone:
            close = phone.connection.close(REVOKED, "this person has another link now")
            self.room.errands.spawn(close)
        self.room.changed("state")

    def seat_of(self, token: str) -> int | None:
        """Where the person of this link sits in the match in play.

        A match keeps the names that it began with: who is given another one on the way stays in
        their seat, as long as nobody else has taken it, or has a phone by the old name.
        """
        names, person = [composed(name) for name in self.players()], self.people.person(token)
        if person in names:
            self.people.sits(person, self.match(), names.index(person))
            return names.index(person)
        link = self.people.people.get(person)
        if link is None or not link.match or link.match != self.match():
            return None
        other = self.people.people.get(link.name)
        still = names[link.seat : link.seat + 1] == [link.name]
        return link.seat if still and not (other and other.came) else None

    def match(self) -> str:
        """What tells the match in play from every other one; empty: there is none."""
        return match_of(self.room.mirror) if self.room.mirror else ""

    def links(self) -> list[Fields]:
        """Everything about the seats of the match in play, for the page's control link."""
        here = [phone.seat for phone in self.here]
        return [
            {
                "seat": seat,
                "name": name,
                "url": self.url(seat),
                "code": code(self.url(seat)).svg_data_uri(scale=4),
                "here": here.count(seat),
            }
            for seat, name in enumerate(self.players())
        ]

    # Who is who

    def stranger(self, phone: Phone) -> Fields | None:
        """A phone whose person plays no seat: their name, and who of those here they might be."""
        names, person = self.players(), phone.person
        if not names:
            return None
        return {
            "name": person,
            "seats": [{"seat": at, "name": names[at]} for at in self.free(person)],
        }

    def free(self, person: str) -> list[int]:
        """The seats that a phone may be handed on to: of people, whose own link nobody has used.

        Where this person played in this match, only the seat of who took over from them.
        """
        mirror, others = self.room.mirror, self.room.bots.others()
        known = self.people.people
        came = {name for name in known if known[name].came}
        heir = mirror and successor(mirror, person)
        return [
            seat for seat, name in enumerate(self.players())
            if seat in others and composed(name) not in came and heir in (None, seat)
        ]  # fmt: skip

    def hand_on(self, phone: Phone, seat: int, name: str) -> None:
        """This phone is who sits there now. Raises Refusal where it may not be."""
        names, before = self.players(), phone.person
        fits = phone.seat is None and seat in self.free(before) and names[seat] == name
        if not fits:
            raise Refusal("moved", "another person sits there")
        self.people.hand_on(phone.token, name)
        self.room.phoned.discard(before)
        self._sits_down(phone)

    def _sits_down(self, phone: Phone) -> None:
        """Who plays on a phone is not simulated, and their cards are on it alone."""
        self.people.came(phone.person)
        self.room.phoned.add(phone.person)
        self.room.bots.take(self.room.bots.seats - {phone.seat})
        self.room.changed("state")

    # Who comes

    async def _meet(self, connection: ServerConnection) -> None:
        """One phone, until it is gone."""
        hello = await self.site.introduced(connection)
        token = str(hello.get("token", ""))
        if not self.people.person(token):
            await dismiss(connection, NO_TOKEN, "nobody has this link")
            return
        self.site.house.seat(connection, SEATED, f"phone of {self.people.person(token)}")
        phone = Phone(self, connection, hello, token)
        self.here.add(phone)
        self._sits_down(phone)
        try:
            await self.site.play(phone)
        finally:
            self.here.discard(phone)

    async def _invite(self, connection: ServerConnection) -> None:
        """The page with the links: {"do": "renew", "seat": 2} takes one back."""
        admitted = await self.site.admit(connection)
        if not admitted or not admitted[1]:
            await dismiss(connection, NO_TOKEN, "the links need the page's control link")
            return
        telling = asyncio.create_task(self._tell(connection))
        try:
            async for text in connection:
                message = read(text)
                if message.get("do") == "renew" and message.get("seat") in self.room.seats():
                    self.renew(message["seat"])
        finally:
            telling.cancel()

    async def _tell(self, connection: ServerConnection) -> None:
        """For ever: the links and who has come by them, when they change."""
        told = ""
        with contextlib.suppress(ConnectionClosed):
            while True:
                now = json.dumps({
                    "seats": self.links(),
                    "look": self.site.url(self.site.look),
                    "look_code": code(self.site.url(self.site.look)).svg_data_uri(scale=4),
                })  # fmt: skip
                if now != told:
                    told = now
                    await connection.send(now)
                await asyncio.sleep(HEARTBEAT_S)


def match_of(mirror: Mirror) -> str:
    """What tells a match from every other one, without its people's names."""
    fields = mirror.fields
    told = mirror.game, mirror.match.first, fields.get("match"), fields.get("date")
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def successor(mirror: Mirror, person: str) -> int | None:
    """The seat from which this person has gone, another having taken over."""
    names = [composed(name) for name in mirror.match.first]
    left = None
    for _, line in mirror.match.changes:
        what, name, other = seats.parts(line)
        seat = names.index(composed(name))
        if what == seats.SEATED:
            names[seat] = composed(other)
            left = seat if composed(name) == person else left
    return left


def code(url: str) -> Any:
    """A QR code that a phone reads from across a table."""
    return segno.make(url, error="m", micro=False)


def drawn_code(url: str) -> str:
    """The same in a terminal: two rows of the code in a line of half blocks."""
    drawn = io.StringIO()
    code(url).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
