"""A table as the page knows it: kept in step with the firmware's events over its cable.

A table that is only simulated has its pieces here, really shuffled.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from engine import record
from engine.match import OutOfStep
from engine.simulated import Truth
from host.cable.async_client import AsyncClient
from host.cable.client import Fields
from host.page.bots import Bots
from host.page.mirror import Mirror, standing
from host.people.chances import Chances
from host.people.ground_truth import truth_of
from host.people.lenient_pieces import LenientPieces
from host.people.real_pieces import Fault

PAGES, COLUMNS = 8, 128
MOST_LIGHTS = 1000
READINGS = 20  # of a log that changes while it is read
REST_S = 0.02
NOBODY, OTHERS, ALL = "none", "others", "all"


class Followed:
    """mirror   the match in play, or None;  real, truth: its pieces, where they are simulated
    bots        the simulated people
    loaded      by the table's name of a match, what it was called in the record it was loaded from
    simulated   by the same name, the names of its simulated players, with commas
    phones      the seats whose owners have their cards on a phone;  has_phones: whether any may
    pages, rgb  screen and lights as last sent;  menu: the table's own question, or None
    changed     called with "state" or "picture" after every change;  told: with notes for people
    paused      whether people pause;  clock: {"left": seconds by seat, "runs"}, or None
    rest        old answers that a repair has still to give again
    problem     what went wrong with the table or the people, for all to read
    """

    def __init__(self, client: AsyncClient, seed: str = "", people: str = NOBODY):
        self.client = client
        self.seed = seed
        self.people = people
        self.mirror: Mirror | None = None
        self.real: LenientPieces | None = None
        self.truth: Truth | None = None
        self.chances = Chances("")
        self.pages = [bytes(COLUMNS)] * PAGES
        self.rgb = b""
        self.menu: Fields | None = None
        self.hello: Fields = {}
        self.phones: set[int] = set()
        self.has_phones = False
        self.loaded: dict[str, dict[str, str]] = {}
        self.simulated: dict[str, str] = {}
        self.rest = 0
        self.paused = False
        self.clock: Fields | None = None
        self.problem = ""
        self.changed: Callable[[str], None] = lambda what: None
        self.told: Callable[[Fields], None] = lambda note: None
        self.acting = asyncio.Lock()  # one person at a time
        self.reading = asyncio.Lock()  # of the log
        self.errands = asyncio.Lock()
        self.wanted: set[str] = set()
        self.heard_of = -1  # answers the table has, as it said last
        self.stale = False
        self.moved = False  # whether people have changed seats since the log was read
        self.events = 0
        self.bots = Bots(self)
        self.tasks: set[asyncio.Task[None]] = set()

    # Coming and going

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.client.close()

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this once more, however often it is asked for before it begins."""
        if work.__name__ not in self.wanted:
            self.wanted.add(work.__name__)
            self._spawn(self._errand(work))

    async def _errand(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One at a time, with a rest: a table that never stops asking for it gets a little."""
        async with self.errands:
            self.wanted.discard(work.__name__)
            await work()
            await asyncio.sleep(REST_S)

    async def catch_up(self, fresh: bool = False) -> None:
        """Read the match in play: after a start, or what was missed. `fresh`: it is another one."""
        async with self.reading:
            for _ in range(READINGS):  # events that come in between are in the log, too
                self.stale = self.moved = False
                self.hello = await self.client.command("hello")
                lines = await self.client.log() if self.hello.get("game") else []
                self._agree("\n".join(lines) + "\n" if lines else "", fresh)
                self.rest = self.hello.get("rest", self.rest)  # a table of another age tells less
                fresh = False
                if not self.stale:
                    break
            else:
                self.trouble("the table tells something new whenever it is asked: is it damaged?")
        self.changed("state")

    def _agree(self, text: str, fresh: bool) -> None:
        """The match of this record is in play; none where it is empty."""
        try:
            if text and self.mirror and not fresh and self.mirror.same_match(text):
                self._follow_log(self.mirror, standing(text))
            else:
                self._begin(text)
        except (record.RecordError, OutOfStep) as error:
            self.mirror = None
            self.trouble(f"the table plays by other rules than this computer: {error}")

    def _begin(self, text: str) -> None:
        self.mirror = self.real = self.truth = None
        self.problem, self.rest = "", 0
        if text:
            self.mirror = Mirror(text, self._follow)
        if self.mirror is None or "clock" not in self.mirror.fields:
            self.clock = None
        self.bots.sit_down()
        self.changed("state")

    def _follow_log(self, mirror: Mirror, lines: list[str]) -> None:
        """From where we are to the end of the log, back to what both have where that differs."""
        common = mirror.common(lines)
        while mirror.count > common:
            self._take_back(mirror)
        mirror.go_on(lines)
        self.bots.woken.set()

    def _take_back(self, mirror: Mirror) -> None:
        mirror.undo()
        if self.real:
            self.real.undo()

    def _follow(self, mirror: Mirror) -> None:
        """Do with the real pieces what the referee has just said."""
        if not self.client.simulated:
            return
        referee = mirror.referee
        if self.real is None:
            rng = random.Random(self.seed or None)
            self.chances = Chances(self.seed or secrets.token_hex(8))
            self.real = LenientPieces(referee.game, rng)
            self.truth = truth_of(referee.game, rng)
        try:
            self.real.obey(referee.table)
        except Fault as fault:
            self.trouble(str(fault))

    def trouble(self, text: str) -> None:
        """Something is wrong: stop the simulated people, and show all viewers why."""
        self.problem = text
        self.bots.playing = False
        self.changed("state")

    # What is there

    def seats(self) -> range:
        return range(len(self.mirror.players)) if self.mirror else range(0)

    def pieces(self, zone: int) -> Sequence[int | None]:
        """What really lies in a zone; of another table the known pieces, None for each other."""
        if self.real is not None:
            return self.real.zones.get(zone, [])
        table = self.mirror.referee.table if self.mirror else None
        if table is None:
            return []
        return [*table.zones.get(zone, ()), *[None] * table.hidden.get(zone, 0)]
