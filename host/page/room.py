"""One table and everybody round it: the firmware on its cable, the real pieces, simulated people.

The room listens to the cable and keeps what the page needs to know; whoever may act calls its
methods. A table that is only simulated has its pieces here, really shuffled.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any

from engine import record, seats
from engine.referee import Referee
from engine.simulated import Truth
from host.archive.played import SHOWN
from host.cable.async_client import AsyncClient
from host.cable.client import Fields, LinkError, Refusal
from host.page.bots import Bots
from host.page.mirror import Mirror, OutOfStep, answers_of, changes_of
from host.people.chances import Chances
from host.people.ground_truth import truth_of
from host.people.lenient_pieces import LenientPieces
from host.people.real_pieces import Fault

PAGES, COLUMNS = 8, 128
MOST_LIGHTS = 1000
READINGS = 20  # of a log that changes while it is read
REST_S = 0.02
NOBODY, OTHERS, ALL = "none", "others", "all"


class Room:
    """mirror   the match in play, or None;  real, truth: its pieces, where they are simulated
    bots        the simulated people
    loaded      by the table's name of a match, what it was called in the record it was loaded from
    phones      the seats whose owners have their cards on a phone;  has_phones: whether any may
    pages, rgb  screen and lights as last sent;  menu: the table's own question, or None
    changed     called with "state" or "picture" after every change;  told: with notes for people
    paused      whether people pause;  clock: {"left": seconds by seat, "runs"}, or None
    rest        old answers that a repair has still to give again
    problem     what went wrong with the table or the people, for everybody to read
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

    async def open(self) -> None:
        """Connect and learn what is in play. Raises LinkError."""
        self.client.listener = self.heard
        await self.client.open()
        await self.catch_up()
        await self.client.command("watch on")
        self._spawn(self.bots.run())

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
            for _ in range(READINGS):  # what happens meanwhile is read, not listened to
                self.stale = self.moved = False
                self.hello = await self.client.command("hello")
                lines = await self.client.log() if self.hello.get("game") else []
                self._agree("\n".join(lines) + "\n" if lines else "", fresh)
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
                self.mirror.sit_down(changes_of(text))
                self._follow_log(self.mirror, answers_of(text))
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
        while mirror.lines != lines[: mirror.count]:
            self._take_back(mirror)
        for line in lines[mirror.count :]:
            mirror.answer(line)
        self.bots.woken.set()

    def _take_back(self, mirror: Mirror) -> None:
        mirror.undo()
        if self.real:
            self.real.undo()

    def _follow(self, referee: Referee) -> None:
        """Do with the real pieces what the referee has just said."""
        if not self.client.simulated:
            return
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
        """Something is wrong: the simulated people stop, everybody is told why."""
        self.problem = text
        self.bots.playing = False
        self.changed("state")

    # What the cable brings

    def heard(self, event: str, fields: Fields) -> None:
        self.events += 1
        act = getattr(self, "_on_" + event, None)
        if act is not None:
            act(fields)

    def _on_gone(self, fields: Fields) -> None:
        self.trouble(fields["text"])

    def _on_back(self, fields: Fields) -> None:
        self.problem = ""
        self._read_again(-1)

    def _on_wrong(self, fields: Fields) -> None:
        """What the table told is not known; its log may be."""
        self.trouble(fields["text"])
        self._read_again(-1)

    def _on_hello(self, fields: Fields) -> None:
        self._read_again(-1)

    def _on_missed(self, fields: Fields) -> None:
        self._read_again(fields["n"])

    def _read_again(self, count: int) -> None:
        """The table is at another answer than we are: its log knows."""
        self.stale = True
        self.heard_of = count
        if not self.reading.locked():
            self._soon(self._again)

    async def _again(self) -> None:
        """When nobody acts, for their answers come meanwhile; it may be needless by then."""
        with contextlib.suppress(LinkError):
            async with self.acting:
                if self.mirror is None or self.moved or self.mirror.count != self.heard_of:
                    await self.catch_up()
                    await self.client.command("watch on")
                self.stale = False
                self.bots.woken.set()

    def _on_ask(self, fields: Fields) -> None:
        closed, self.menu = self.menu, None
        self.heard_of = fields["n"]
        if (self.mirror.count if self.mirror else -1) != fields["n"]:
            self._read_again(fields["n"])
        elif closed:
            self._soon(self._greet)
        self.changed("state")

    def _on_menu(self, fields: Fields) -> None:
        self.menu = fields
        self._soon(self._greet)

    async def _greet(self) -> None:
        """Behind a menu the match may have gone, or the language changed."""
        with contextlib.suppress(LinkError):
            self.hello = await self.client.command("hello")
            if self.mirror and not self.hello.get("game"):
                self._begin("")
            self.changed("state")

    def _on_answer(self, fields: Fields) -> None:
        mirror = self.mirror
        if self.reading.locked() or mirror is None or mirror.count != fields["n"] - 1:
            self._read_again(fields["n"])
            return
        self.heard_of = fields["n"]
        try:
            mirror.answer(fields["line"])
        except OutOfStep:
            self._read_again(-1)
        self.bots.woken.set()
        self.changed("state")

    def _on_undone(self, fields: Fields) -> None:
        mirror = self.mirror
        if mirror and mirror.count < fields["n"]:
            self.rest = 0  # people had gone back to an answer, and left it as it was
        if self.reading.locked() or mirror is None or mirror.count != fields["n"] + 1:
            self._read_again(fields["n"])
            return
        self.heard_of = fields["n"]
        self._take_back(mirror)
        self.problem = ""
        self.bots.woken.set()
        self.changed("state")

    def _on_repair(self, fields: Fields) -> None:
        """People went back to a wrong answer, or what came after it was given again."""
        self.rest = fields["rest"]
        self._read_again(fields["n"])
        self.changed("state")

    def _on_pause(self, fields: Fields) -> None:
        self.paused = fields["on"]
        self.bots.woken.set()
        self.changed("state")

    def _on_clock(self, fields: Fields) -> None:
        """Whose time runs from now on, and what all have left."""
        self.clock = fields
        self.changed("state")

    def _on_seat(self, fields: Fields) -> None:
        """A player left, or another one took over."""
        self.moved = True
        self._read_again(-1)

    def _on_screen(self, fields: Fields) -> None:
        data = bytes.fromhex(fields["data"])
        if 0 <= fields["page"] < PAGES and len(data) == COLUMNS:
            self.pages[fields["page"]] = data
            self.changed("picture")

    def _on_lights(self, fields: Fields) -> None:
        first, piece = 3 * fields["at"], bytes.fromhex(fields["rgb"])
        if first < 0 or first + len(piece) > 3 * MOST_LIGHTS:
            return
        self.rgb = self.rgb[:first] + piece + self.rgb[first + len(piece) :]
        self.changed("picture")

    def _on_refused(self, fields: Fields) -> None:
        said = fields["text"]
        self.told({"note": "refused", "text": f"{fields['read']} : {said}".lstrip(" :")})

    def _on_sound(self, fields: Fields) -> None:
        self.told({"note": "sound", "name": fields["name"]})

    def _on_fault(self, fields: Fields) -> None:
        self.trouble(fields["error"])

    # What people do

    def name_of(self, zone: int, at: int) -> str:
        """The name of the piece that lies there. Raises Refusal."""
        pieces = self.pieces(zone)
        if self.mirror is None or not 0 <= at < len(pieces) or pieces[at] is None:
            raise Refusal("no_piece", "there is no such piece")
        name: str = self.mirror.referee.table.box.name(pieces[at])
        return name

    def pieces(self, zone: int) -> Sequence[int | None]:
        """What really lies in a zone; of another table the known pieces, None for each other."""
        if self.real is not None:
            return self.real.zones.get(zone, [])
        table = self.mirror.referee.table if self.mirror else None
        if table is None:
            return []
        return [*table.zones.get(zone, ()), *[None] * table.hidden.get(zone, 0)]

    async def new(
        self, game: str, players: list[str], options: Fields, lights: Sequence[int] = ()
    ) -> Fields:
        """Begin a match. Raises Refusal."""
        async with self.acting:
            return await self._new(game, players, options, lights)

    async def _new(
        self, game: str, players: list[str], options: Fields, lights: Sequence[int] = ()
    ) -> Fields:
        fields: Fields = {"game": game, "players": players, "options": options}
        if lights:
            fields["lights"] = list(lights)
        now = datetime.now().isoformat(timespec="seconds")
        await self.client.command("time " + now)  # a board's clock knows no date
        begun = await self.client.command("new " + json.dumps(fields, ensure_ascii=False))
        await self.catch_up(fresh=True)
        return begun

    async def undo(self, sure: bool) -> Fields:
        """Take back the last answer, and those of simulated people before it: a person's turn."""
        async with self.acting:
            done = await self.client.command("undo sure" if sure else "undo")
            while self.bots.has_the_ask() and self.bots.others() and done["n"]:
                done = await self.client.command("undo sure")
            if not self.bots.others():
                self.bots.playing = False
        self.changed("state")
        return done

    async def load(self, text: str) -> Fields:
        """Play a record again, up to where it stops. Raises Refusal with what is wrong."""
        lines: list[str] = []
        try:
            reader = record.read(text)
            reader.replay(lambda referee, line: lines.append(line))
        except record.RecordError as error:
            raise Refusal("bad_record", str(error)) from error
        options = dict(reader.referee.options)
        async with self.acting:
            self.bots.playing = False
            await self._new(reader.game, reader.first, options)
            self._remember(reader)
            for number, line in enumerate(lines):
                await self._sit(reader, number)
                await self.client.command("answer " + line.partition(": ")[2])
            await self._sit(reader, len(lines))
        return {"answers": len(lines)}

    async def _sit(self, reader: record.Reader, number: int) -> None:
        """Who left or took over after so many answers of a record."""
        for line in record.at(reader.changes, number):
            what, name, other = seats.parts(line)
            before = [each for each in reader.changes if each[0] <= number]
            names = reader.first
            for _, earlier in before[: before.index((number, line))]:
                names = seats.after(names, earlier)
            verb = "leave" if what == seats.LEFT else "sit"
            await self.client.command(f"{verb} {names.index(name)} {other}")

    def _remember(self, reader: record.Reader) -> None:
        """What is played now is the record's match, not another one; a finished one is shown."""
        if self.mirror:
            own = self.mirror.fields.get("match", "")
            self.loaded[own] = {key: reader.fields.get(key, "") for key in ("date", "match")}
            self.loaded[own][SHOWN] = "yes" if reader.finished else ""

    def header(self) -> dict[str, str]:
        """What the record of the match in play begins with."""
        fields = self.mirror.fields if self.mirror else {}
        found = {**fields, **self.loaded.get(fields.get("match", ""), {})}
        return {key: value for key, value in found.items() if value}

    def save(self) -> str:
        """The record of the match in play. Raises Refusal where there is none."""
        if self.mirror is None:
            raise Refusal("no_match", "no match is in play")
        mirror = self.mirror
        header = self.header()
        more = [(key, header[key]) for key in ("date", "match", "lights") if key in header]
        return record.write(mirror.game, mirror.referee, mirror.first, more, mirror.changes)

    async def speak(self, language: str) -> Fields:
        """The table's language."""
        done = await self.client.command("language " + language)
        await self._greet()
        return done

    # Seats

    def seats(self) -> range:
        return range(len(self.mirror.players)) if self.mirror else range(0)
