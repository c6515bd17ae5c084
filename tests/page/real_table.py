"""A real board's table in the tests: people with shuffled cards, and a computer on the cable.

The firmware runs on simulated devices. People obey its news and its screen, lay cards on the reader
and answer with the knob's commands; of the seat that the computer plays they do what they read.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import record
from engine.ask import Ask
from engine.knowledge import owner
from engine.table import HAND, STACK, zone_name
from firmware.devices.simulated import uid_of
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.page.mirror import Mirror
from host.page.room import Room
from host.people import ground_truth
from host.people.people import STYLES, People
from host.people.real_pieces import RealPieces
from host.people.rows import after
from tests.patience import HUNG_S

PLAYERS = ["Ann", "Bob", "Cy"]
MACHINE = 1  # Bob's seat
ROW = HAND + MACHINE
SPEED = 40.0


class Watched(Room):
    """Hands follow every answer, and every event is kept."""

    def __init__(self, client: AsyncClient, deals: Path) -> None:
        super().__init__(client, deals=deals)
        self.obey: Callable[[Mirror], None] = lambda mirror: None
        self.events_told: list[tuple[str, dict[str, Any]]] = []

    def _follow(self, mirror: Mirror) -> None:
        super()._follow(mirror)
        self.obey(mirror)

    def heard(self, event: str, fields: dict[str, Any]) -> None:
        if event not in ("screen", "lights", "sound"):
            self.events_told.append((event, fields))
        super().heard(event, fields)


class Evening:
    """rows    by zone, Bob's cards, as they lie face down before his seat
    read    those that the reader has had
    check   called whenever something has happened
    """

    def __init__(self, table: InProcessTable, deals: Path, seed: str) -> None:
        self.table, self.deals, self.rng = table, deals, random.Random(seed)
        self.check: Callable[[], None] = lambda: None
        self.rows: dict[int, list[int]] = {}
        self.read: set[int] = set()
        self.looked: tuple[int, str] = (0, "")
        self.real: RealPieces | None = None
        self.followed = -1
        self.gathered = 0  # answers before all cards were shuffled last
        self.room = self.sit_at_the_cable()

    def sit_at_the_cable(self) -> Watched:
        """The computer's program, which may begin again at any time."""
        room = Watched(AsyncClient(self.table.port, simulated=False), self.deals)
        room.obey = self.obey
        room.bots.pace = 5
        room.bots.machines.names = {PLAYERS[MACHINE]}
        return room

    @property
    def mirror(self) -> Mirror:
        assert self.room.mirror
        return self.room.mirror

    @property
    def screen(self) -> str:
        """What people read, wherever its rows break."""
        assert self.table.app
        rows = [row[0] if row else "" for row in list(self.table.app.panel.canvas.rows)]
        return " ".join(" ".join(rows).split())

    def obey(self, mirror: Mirror) -> None:
        """Hands do what the table says, once."""
        if mirror.count <= self.followed:
            return  # the program has begun again and reads the match
        self.followed = mirror.count
        table = mirror.referee.table
        if self.real is None:
            game = mirror.referee.game
            self.real = RealPieces(game, self.rng)
            truth = ground_truth.truth_of(game, self.rng)
            self.people = People(self.real, truth, self.rng, [STYLES["mixed"]])
            self.real.people = self.people.pick
        self.real.obey(table)
        if any(news[0] == "gather" for news in table.news):
            self.read, self.rows, self.gathered = set(), {}, mirror.count
        own = {zone: self.real.zones[zone] for zone in self.real.zones
               if owner(zone) == MACHINE and mirror.face_down(zone)}  # fmt: skip
        for zone, here in own.items():
            before = row = self.rows.get(zone, [])
            for news in table.news:
                row = after(row, news, zone)
            if before and not row:  # some went unread: all are laid again
                self.read -= {*here}
            row = [piece for piece in row if piece in here]
            known = [piece for piece in here if piece in table.zones.get(zone, ())]
            self.rows[zone] = row + [piece for piece in known if piece not in row]
        self.read &= {piece for here in own.values() for piece in here}

    async def until(self, true: Callable[[], Any]) -> None:
        async with asyncio.timeout(HUNG_S):
            while not true():
                self.look()
                await asyncio.sleep(0.001)
        self.look()

    def look(self) -> None:
        """Check what people see once more, where it has changed."""
        now = len(self.room.events_told), self.screen
        if now != self.looked:
            self.looked = now
            self.check()

    async def lay(self, piece: int, true: Callable[[], Any]) -> None:
        """A card on the reader until this is so; then it is lifted."""
        app = self.table.app
        assert app
        reader = app.devices.reader.device
        reader.uid = uid_of(self.mirror.referee.table.box, piece)
        await self.until(true)
        reader.uid = None
        await self.until(lambda: not app.panel.hands.tags[0].tags)  # laid again, it comes again

    # What people do

    def drawn(self) -> bool:
        """Whether the screen is that of the question that the page has. Its words do not tell: the
        next card may lie at the same place as the one before."""
        app = self.table.app
        log = app.match.referee.log if app and app.match else b""
        return bool(app) and len(log) == self.mirror.count and app.panel._drawn == app.panel._events

    async def act(self) -> None:
        """One thing: for Bob's seat what the screen asks for, else an answer of their own."""
        await self.until(self.drawn)
        mirror, count, screen = self.mirror, self.mirror.count, self.screen
        ask = mirror.ask
        assert ask and self.real
        if "Read:" in screen:
            await self.show(screen)
        elif self.room.bots.machines.has(ask):
            await self.for_bob(ask, screen)
        elif self.room.bots.machines.missing() is None and not self.room.stale:
            value = self.people.answer(ask, mirror.referee.table)
            box, players = mirror.referee.table.box, mirror.players
            if ask.kind == "tap" and isinstance(value, int):
                await self.lay(value, lambda: self.mirror.count > count)
            else:
                await self.room.client.command("answer " + record.spell(ask, value, box, players))
                await self.until(lambda: self.mirror.count > count)
        else:
            await self.until(lambda: self.screen != screen or self.mirror.count > count)

    async def show(self, screen: str) -> None:
        """Cards that the computer must know: Bob's, in any order, or the top of a pile."""
        assert self.real
        zone = self.shown(screen)
        if "lay its cards face down" in screen:
            here = self.real.zones[zone]
        else:
            pile = STACK - 1 + int(screen.split("top of stack ")[1].split()[0])
            here = self.real.zones[pile][-1:]
        fresh = [piece for piece in here if piece not in self.read]
        if not fresh:
            await self.until(lambda: self.screen != screen)
            return
        piece = self.rng.choice(fresh)
        if piece in self.real.zones.get(zone, ()):
            self.rows[zone] = [*self.rows.get(zone, []), piece]
        self.read.add(piece)
        await self.lay(piece, lambda: self.screen != screen)

    def shown(self, screen: str) -> int:
        """The zone of Bob's that the screen names; it says nothing more where it is his hand."""
        words = self.mirror.words["en"]
        for zone in self.real.zones if self.real else ():
            name = "zone_" + zone_name(zone)
            if owner(zone) == MACHINE and name in words and f"Bob: {words.text(name)} " in screen:
                return zone
        return ROW

    async def for_bob(self, ask: Ask, screen: str) -> None:
        """The card that the screen tells, once it does."""
        assert self.real
        count, words = self.mirror.count, self.mirror.words["en"]
        told = re.search(r"card (\d+) from the left|Its choice: (.*)", screen)

        def done() -> bool:
            return self.mirror.count > count

        if told and told[1]:
            (row,) = [self.rows[zone] for zone in ask.zones if self.rows.get(zone)]
            await self.lay(row[int(told[1]) - 1], done)
        elif told:
            at_hand = [piece for piece in self.real.tappable(ask.zones) if piece in ask.values]
            named = [piece for piece in at_hand
                     if words.piece(piece) in told[2] and piece not in ask.chosen]  # fmt: skip
            await self.lay(max(named, key=lambda piece: len(words.piece(piece))), done)
        else:
            await self.until(lambda: self.screen != screen or self.mirror.count > count)

    async def play(self, answers: int) -> None:
        """Until there are so many answers, or the match is over."""
        while self.mirror.count < answers and self.mirror.ask:
            await self.act()
