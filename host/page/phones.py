"""Seats on phones: one link a seat, and each phone shows what its owner alone may see.

A link's token is 128 bits in the fragment, which browsers never send; it belongs to the seat, stays
valid through matches, and ends when the seat gets another one. A phone may sleep, reload, change
networks or come twice: its token lets it in again. The table waits for no phone: every question can
be answered at the table too.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import segno
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from engine.ask import Ask
from host.cable.client import Fields, Refusal
from host.page import match_desk
from host.page.frames import Frame, Message, as_text
from host.page.house import SEAT as SEATED
from host.page.room import Room
from host.page.server import NO_TOKEN, Site, dismiss, read, same
from host.page.sight import Sight
from host.page.viewer import Viewer

SEAT, ROOM = "/seat", "/room"
PAGE = "phone.html"
REVOKED = 4403
HEARTBEAT_S = 1.0  # how often the page of links is updated


class SeatSight(Sight):
    """What one seat sees: its own cards, and its own question even where it is a secret."""

    def __init__(self, room: Room, seat: int, language: str) -> None:
        super().__init__(room, True, language)
        self.seat_here = seat
        ask = room.ask
        self.acts = ask is not None and ask.seat in (seat, None) and not room.paused

    def state(self) -> Fields:
        return {**super().state(), "control": False, "here": self.seat_here}

    def seats_seen(self) -> list[int]:
        return [] if self.room.paused else [self.seat_here]

    @property
    def covered(self) -> bool:
        return not self.acts

    def ask(self, ask: Ask) -> Fields:
        """A tap that is another's shows no tray; a phone is never passed on."""
        return {**super().ask(ask), "curtain": ""}


class Phone(Viewer):
    """A viewer that sits at a seat: it answers what is asked of it, and that alone."""

    def __init__(self, room: Room, connection: ServerConnection, hello: Message, seat: int) -> None:
        super().__init__(room, connection, True, hello)
        self.seat = seat

    def frame(self) -> Frame:
        fresh, self.fresh = self.fresh, set()
        if self.last is None or "state" in fresh:
            sight = SeatSight(self.room, self.seat, self.tongue)
            state = as_text({"type": "state", **sight.state()})
            return Frame(self.room, state, self.tongue)
        return self.last.later(self.room) if fresh else self.last

    async def tap(self, message: Message) -> Message:
        async with self._asked(message):
            self._check_card(message)
            return await match_desk.tap(self.room, message)

    async def answer(self, message: Message) -> Message:
        async with self._asked(message):
            asked = self._sees()["ask"]
            if message["value"] not in [
                each["value"] for each in asked["options"] + asked["items"]
            ]:
                raise Refusal("not_an_answer", "that is none of the answers")
            return await match_desk.answer(self.room, message)

    async def roll(self, message: Message) -> Message:
        async with self._asked(message):
            pass
        return await match_desk.throw(self.room, message)

    async def lang(self, message: Message) -> Message:
        """This phone's language; the table keeps its own."""
        self.language = str(message["lang"])
        self.changed("state")
        return {}

    @contextlib.asynccontextmanager
    async def _asked(self, message: Message) -> AsyncIterator[None]:
        """While no other command is under way. Raises Refusal if the question has changed."""
        async with self.room.acting:
            mirror = self.room.mirror
            ask = self.room.ask
            if self.room.paused:
                raise Refusal("paused", "people pause: a press at the table goes on")
            if mirror is None or ask is None or ask.seat not in (self.seat, None):
                raise Refusal("moved", "another player is asked now")
            if message.get("n") != mirror.count:
                raise Refusal("moved", "the question has changed")
            yield

    def _check_card(self, message: Message) -> None:
        """A card that this seat may lay now, as it sees it: in a zone, or of a tray. Refusal."""
        match = self._sees()
        if "zone" in message:
            zone, at = int(message["zone"]), int(message["at"])
            can = [card["can"] for each in match["zones"] if each["zone"] == zone
                   for card in each["cards"] if card["at"] == at]  # fmt: skip
        else:
            can = [card["name"] == message["name"] for card in match["ask"]["tray"]]
        if not any(can):
            raise Refusal("no_piece", "that piece cannot be laid now")

    def _sees(self) -> Fields:
        """The match as this seat sees it now."""
        match: Fields = SeatSight(self.room, self.seat, self.tongue).state()["match"]
        return match


Phone.can = {
    "tap": Phone.tap, "answer": Phone.answer, "roll": Phone.roll, "lang": Phone.lang,
    "rules": Phone.rules,
}  # fmt: skip


class Phones:
    """The seats' links of one site, and who sits there.

    tokens   by seat;  here: by seat, its phones
    """

    def __init__(self, site: Site) -> None:
        self.site = site
        self.room = site.room
        self.tokens: dict[int, str] = {}
        self.here: dict[int, set[Phone]] = {}
        self.room.has_phones = True
        site.sockets[SEAT] = self._meet
        site.sockets[ROOM] = self._invite

    # Links

    def token(self, seat: int) -> str:
        return self.tokens.setdefault(seat, secrets.token_urlsafe(16))

    def url(self, seat: int) -> str:
        return f"{self.site.url('')}{PAGE}#{self.token(seat)}"

    def renew(self, seat: int) -> None:
        """Make the old link invalid; phones that used it have to go."""
        self.tokens.pop(seat, None)
        self.room.phones.discard(seat)
        for phone in self.here.get(seat, set()):
            close = phone.connection.close(REVOKED, "this seat has another link now")
            self.room._spawn(close)
        self.room.changed("state")

    def seat_of(self, token: str) -> int | None:
        """The seat whose token this is."""
        found = [seat for seat, wanted in self.tokens.items() if same(token, wanted)]
        return found[0] if found else None

    def links(self) -> list[Fields]:
        """Everything about the seats of the match in play, for the page's control link."""
        players = self.room.mirror.players if self.room.mirror else []
        return [
            {
                "seat": seat,
                "name": name,
                "url": self.url(seat),
                "code": code(self.url(seat)).svg_data_uri(scale=4),
                "here": len(self.here.get(seat, ())),
            }
            for seat, name in enumerate(players)
        ]

    # Who comes

    async def _meet(self, connection: ServerConnection) -> None:
        """One phone, until it is gone."""
        hello = await self.site.introduced(connection)
        seat = self.seat_of(str(hello.get("token", "")))
        if seat is None:
            await dismiss(connection, NO_TOKEN, "no seat has this link")
            return
        self.site.house.seat(connection, SEATED, f"seat {seat}")
        phone = Phone(self.room, connection, hello, seat)
        self.here.setdefault(seat, set()).add(phone)
        self.room.phones.add(seat)
        self.room.bots.take(self.room.bots.seats - {seat})
        self.room.changed("state")
        try:
            await self.site.play(phone)
        finally:
            self.here[seat].discard(phone)

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
                seat = message.get("seat")
                if message.get("do") == "renew" and isinstance(seat, int) and seat in self.tokens:
                    self.renew(seat)
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
                    "warning": self.site.address.warning(),
                })  # fmt: skip
                if now != told:
                    told = now
                    await connection.send(now)
                await asyncio.sleep(HEARTBEAT_S)


def code(url: str) -> Any:
    """A QR code that a phone reads from across a table."""
    return segno.make(url, error="m", micro=False)


def drawn_code(url: str) -> str:
    """The same in a terminal: two rows of the code in a line of half blocks."""
    drawn = io.StringIO()
    code(url).terminal(out=drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
