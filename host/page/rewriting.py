"""While one writes a game: its files are read again as they change, and the match goes on.

The answers so far are given again under the new rules, with the same hands and throws. Where they
no longer fit, the match stands before the first that does not, and people read which that was. What
does not load changes nothing: the match goes on by the files before.

With a plate, a box or a drawing that has changed the pages begin again, and show it. So does the
table with another plate or box; one in MicroPython's own process does with any of its files.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path

from engine import catalogue, found
from engine.boxes import Box
from engine.reading import Reader, read
from engine.record import RecordError
from firmware.lights import plates
from firmware.lights.lights import SIZES
from host import outside
from host.cable.client import LinkError, Refusal
from host.cable.faults import Lost, NoAnswer
from host.cable.simulators import Simulator
from host.cli_support import UsageError
from host.page.greeting import plate_entry, welcome
from host.page.room import Room
from host.page.room_record import play_again, save
from host.rules_of import as_of_today, forget, parting, put_back

REST_S = 0.5  # between two looks: a save that takes several writes is read after the last
LISTS_BOXES = ("firmware.tags.register_edit", "firmware.menus.tags_menu")
STARTS_S = 10.0  # a table that begins again
SHOWN = ("__init__.py", "plate.py", "geometry.py", "box.py")  # what pages know from their start
Stamp = tuple[str, int, int]  # of a file: name, when it was written, length


class Rewriting:
    """Looks at the folders of games from outside, as long as a room is open."""

    def __init__(self, room: Room, table: Simulator | None = None) -> None:
        self.room = room
        self.table = table
        self.read = self.seen = stamps()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(REST_S)
            await self.look()

    async def look(self) -> None:
        """What has changed, and is as it was at the last look, is read again."""
        before, self.seen = self.seen, stamps()
        for name in [name for name in self.seen if self.seen[name] != self.read.get(name)]:
            if self.seen[name] == before.get(name):
                changed = {each[0] for each in {*self.seen[name]} ^ {*self.read.get(name, [])}}
                self.read = {**self.read, name: self.seen[name]}
                await self.renew(name, changed)

    async def renew(self, name: str, changed: set[str]) -> None:
        """A game by its files of now; a match of it goes on by them."""
        code = {each for each in changed if each.endswith(".py")}
        said = await self.read_again(name, changed) if code else f"{name} is drawn again"
        if code < changed or changed & {*SHOWN}:
            self.room.told({"note": "again", "text": said})
        elif said:
            self.tell(said)

    async def read_again(self, name: str, changed: set[str]) -> str:
        """Its rules, texts, plate and box are read; what came of the match, if it is of this game.

        Where they do not load, or nothing of the match fits, all is as it was.
        """
        mirror, games = self.room.mirror, catalogue.GAMES
        text = save(self.room) if mirror and mirror.game == name else ""
        gone = forget(name)
        try:
            load(name)
            reader = read(as_of_today(text, name)) if text else None
            compiled = await asyncio.to_thread(self.table.compile) if self.table else False
        except Exception as fault:  # what people write may raise anything
            put_back(name, gone)
            catalogue.GAMES = games
            said = str(fault) if isinstance(fault, UsageError | RecordError) else repr(fault)
            return f"{name} does not load, the match goes on by the files before: {said}"
        welcome.cache_clear()
        list_again()
        bots = self.room.bots
        playing, bots.playing = bots.playing, False
        try:
            with contextlib.suppress(Refusal):  # it is over, or there is none
                await self.room.client.command("abort" if reader else "hello")
            if self.table and (compiled or changed & {*SHOWN}):
                await self.start_again(self.table)
            return await self.go_on(name, text, reader) if reader else f"{name} is read again"
        except LinkError as wrong:
            return f"{name}: the match cannot go on by the new rules: {wrong}"
        finally:
            bots.play(playing)

    async def go_on(self, name: str, text: str, reader: Reader) -> str:
        """The match of this record under the new rules, as far as they let it. LinkError."""
        kept, said = fitting(reader, as_of_today(text, name))
        await play_again(self.room, kept)
        return f"{name} is read again: {said}"

    async def start_again(self, table: Simulator) -> None:
        """The table begins again, with its files of now. Raises LinkError."""
        await asyncio.to_thread(table.again)
        for _ in range(round(STARTS_S / REST_S)):
            await asyncio.sleep(REST_S)
            with contextlib.suppress(NoAnswer, Lost):
                await self.room.catch_up()
                await self.room.client.command("watch on")
                return

    def tell(self, text: str) -> None:
        self.room.told({"note": "refused", "text": text})


def fitting(reader: Reader, text: str) -> tuple[str, str]:
    """As much of a record as its reader's rules take, and how much that is, in words."""
    try:
        reader.replay()
    except RecordError as wrong:
        lines = text.split("\n")[: wrong.line - 1]
        return "\n".join([*lines, ""]), parting(reader, wrong)
    return text, f"every answer fits ({len(reader.referee.log)})"


def list_again() -> None:
    """Where this program has listed all boxes and plates, it lists them as they are now."""
    for name in LISTS_BOXES:
        if name in sys.modules:
            sys.modules[name].BOXES = found.boxes()  # type: ignore[attr-defined]
    SIZES.clear()
    SIZES.update(found.plate_sizes())


def load(name: str) -> None:
    """A game's rules, its plate and its box, as the files say now. Raises what they raise."""
    catalogue.GAMES = found.games()
    catalogue.load(name)
    facts = found.facts(name)
    plate_entry(found.OTHERWISE, facts["PLATE"])
    plates.parse(facts["PLATE"], found.plate(facts["PLATE"]).chain)
    box: Box = found.read(found.modules("box")[facts["BOX"]])["BOX"]
    for piece in range(box.size):
        box.parts(piece)


def stamps() -> dict[str, list[Stamp]]:
    """By name of a game from outside: what tells its files from those of another moment."""
    return {
        name: sorted(stamp(path) for path in folder.iterdir() if path.suffix in (".py", ".js"))
        for name, folder in outside.folders().items()
    }


def stamp(path: Path) -> Stamp:
    with contextlib.suppress(OSError):  # an editor may move it away for a moment
        return path.name, path.stat().st_mtime_ns, path.stat().st_size
    return path.name, 0, 0
