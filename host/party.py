"""Simulated people at simulated devices: they tap, turn and press, and the real firmware answers.

The party sees what people at a table see: the ask, and what the knob stands on. It holds the real
cards, obeys the firmware's moves with them, and notices when the two disagree.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine import record
from firmware.app import App
from firmware.match import Match
from firmware.simulated import Hands, uid_of
from host.people import MISTAKES, STYLES, People, RefusedHonest, Style
from host.table import SimulatedTable
from host.truths import truth_of

STRANGE_TAG = b"\x08nobody"
Watcher = Callable[[str, list[Any]], None]


class Party:
    """Everybody at the table of one match in play.

    think_ms  how long people think before they act, on average
    mishaps   0 to 1: how often somebody first does something wrong
    watch     called after every answer with its line and the news that followed
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
    ):
        self.app = app
        self.match = match
        self.rng = rng
        self.think_ms = think_ms
        self.mishaps = mishaps
        self.watch = watch
        self.hands = Hands(app.devices)
        self.table = SimulatedTable(match.referee.game, rng)
        self.truth = truth_of(match.referee.game, rng)
        self.people = People(self.table, self.truth, rng, styles)
        self.refused = 0

    async def play(self) -> None:
        """To the end of the match. Raises a Fault where firmware and table disagree."""
        referee = self.match.referee
        self.follow()
        while referee.ask is not None:
            await self.ready()
            if self.rng.random() < self.mishaps:
                await self.mishap()
            ask, done = referee.ask, len(referee.log)
            value = self.people.answer(ask)
            line = record.answer_line(ask, value, referee.table.box, self.match.players)
            await self.think()
            await self.give(value)
            if len(referee.log) != done + 1:
                raise RefusedHonest(f"{line}: not taken; the screen says {self.app.table.notice!r}")
            self.follow()
            if self.watch:
                self.watch(line, referee.table.news)
        self.table.check_all(referee.table)

    def follow(self) -> None:
        """Do with the real cards what the firmware has just said."""
        table = self.match.referee.table
        self.table.obey(table)
        self.table.check(table)
        self.truth.check(table)

    async def ready(self) -> None:
        """Wait until the question stands on the screen."""
        while self.app.table is None or self.app.table.asked is not self.match.referee.ask:
            await self.hands.clock.sleep_ms(20)

    async def think(self) -> None:
        if self.think_ms:
            await self.hands.clock.sleep_ms(int(self.think_ms * (0.4 + 1.2 * self.rng.random())))

    async def give(self, value: int | str) -> None:
        """Answer with a piece on the reader, or with the knob."""
        table = self.app.table
        if value not in table.options:
            await self.hands.tap(uid_of(self.match.referee.table.box, int(value)))
            return
        await self.hands.turn(table.options.index(value) - table.at)
        await self.hands.press()

    # Mishaps, none of which may change anything

    async def mishap(self) -> None:
        """A wrong piece, a strange tag, or a piece of somebody else's."""
        referee = self.match.referee
        done = bytes(referee.log)
        await self.hands.tap(self.wrong_tag())
        self.refused += 1
        if bytes(referee.log) != done:
            raise RefusedHonest("a wrong tap was taken for an answer")

    def wrong_tag(self) -> bytes:
        """Something that cannot be an answer to the present ask."""
        referee = self.match.referee
        if referee.ask.kind == "tap":
            piece = self.rng.choice(MISTAKES)(self.table, referee.ask, self.rng)
            if piece is not None and piece < referee.table.box.size:
                return uid_of(referee.table.box, piece)
        return STRANGE_TAG
