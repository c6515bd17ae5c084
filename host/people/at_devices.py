"""Simulated people at simulated devices: they tap, turn and press, and the real firmware answers.

Each sees what people at a table see: the ask, and what the knob stands on. It holds the real
cards, obeys the firmware's moves with them, and notices when the two disagree.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from engine import record
from firmware.devices.simulated import Hands, uid_of
from firmware.table.app import App
from firmware.table.match import Match
from host.people import ground_truth
from host.people.deal import Deal
from host.people.lenient_pieces import LenientPieces
from host.people.people import MISTAKES, STYLES, People, RefusedHonest, Style
from host.people.real_pieces import RealPieces

LEAP_MS = 100
STRANGE_TAG = b"\x08nobody"
Watcher = Callable[[str, list[Any]], None]


class SteadyClock:
    """Real time, `speed` times over. It never leaps: while a picture is drawn it stands still.

    Else a short press of the knob, with a slow picture in the middle of it, would be a long one.
    """

    def __init__(self, speed: float):
        self.speed = speed
        self.looked = time.monotonic()
        self.now = 0.0

    def ms(self) -> int:
        looked = time.monotonic()
        self.now += min((looked - self.looked) * 1000 * self.speed, LEAP_MS)
        self.looked = looked
        return int(self.now)

    async def sleep_ms(self, duration: int) -> None:
        end = self.ms() + duration
        while self.ms() < end:
            await asyncio.sleep((end - self.now) / 1000 / self.speed)


class DevicePlayers:
    """All people at the table of one match in play.

    think_ms  how long people think before they act, on average
    mishaps   0 to 1: how often a person first does something wrong
    watch     called after every answer with its line and the news that followed
    deal      of a match that may be taken up again; None: its pieces lie as `rng` has them
    """

    def __init__(
        self,
        app: App,
        match: Match,
        rng: random.Random,
        think_ms: int = 0,
        mishaps: float = 0.0,
        watch: Watcher | None = None,
        styles: Sequence[Style] = (STYLES["mixed"],),
        deal: Deal | None = None,
    ):
        self.app = app
        self.match = match
        self.rng = rng
        self.think_ms = think_ms
        self.mishaps = mishaps
        self.watch = watch
        self.hands = Hands(app.devices)
        game = match.referee.game
        self.table = LenientPieces(game, deal) if deal else RealPieces(game, rng)
        self.truth = ground_truth.truth_of(game, deal.luck("truth") if deal else rng)
        self.refused = 0
        self.people = People(self.table, self.truth, rng, styles)
        self.table.people = lambda pick: self.people.pick(pick)  # those of that moment

    async def play(self) -> None:
        """To the final scores. Raises a Fault where firmware and table disagree."""
        referee = self.match.referee
        self.follow()
        while referee.ask is not None:
            await self.ready()
            if self.rng.random() < self.mishaps:
                await self.mishap()
            ask, done = referee.ask, len(referee.log)
            value = self.people.answer(ask, referee.table)
            line = record.answer_line(ask, value, referee.table.box, self.match.players)
            await self.think()
            await self.give(value)
            if len(referee.log) != done + 1:
                raise RefusedHonest(f"{line}: not taken; the screen says {self.play_of().notice!r}")
            self.follow()
            if self.watch:
                self.watch(line, referee.table.news)
        self.table.check_all(referee.table)

    async def leave(self) -> None:
        """After the final scores: a press, and the record is saved."""
        await self.think()
        while self.app.match is self.match:
            await self.hands.press()

    def follow(self) -> None:
        """Do with the real cards what the firmware has just said."""
        table = self.match.referee.table
        self.table.obey(table)
        self.table.check(table)
        ground_truth.check(self.truth, table)

    async def ready(self) -> None:
        """Wait until the question stands on the screen."""
        while self.app.playing is None or self.app.playing.asked is not self.match.referee.ask:
            await self.hands.clock.sleep_ms(20)

    def play_of(self) -> Any:
        """How the match is played at the devices: what the knob stands on."""
        return self.app.playing

    async def think(self) -> None:
        if self.think_ms:
            await self.hands.clock.sleep_ms(int(self.think_ms * (0.4 + 1.2 * self.rng.random())))

    async def give(self, value: int | str) -> None:
        """Answer with a piece on the reader, or with the knob."""
        table = self.play_of()
        if value not in table.options:
            await self.hands.tap(uid_of(self.match.referee.table.box, int(value)))
            return
        await self.hands.turn(table.options.index(value) - table.at)
        await self.hands.press()

    # Mishaps, none of which may change anything

    async def mishap(self) -> None:
        """A wrong piece, a strange tag, or a piece where the knob is asked."""
        referee = self.match.referee
        done = bytes(referee.log)
        await self.hands.tap(self.wrong_tag())
        self.refused += 1
        if bytes(referee.log) != done:
            raise RefusedHonest("a wrong tap was taken for an answer")

    def wrong_tag(self) -> bytes:
        """Something that cannot be an answer to the present ask."""
        box, ask = self.match.referee.table.box, self.match.referee.ask
        piece: int | None = self.rng.randrange(box.size)
        if ask is not None and ask.kind == "tap":
            piece = self.rng.choice(MISTAKES)(self.table, ask, self.rng)
        if piece is not None and piece < box.size:
            return uid_of(box, piece)
        return STRANGE_TAG
