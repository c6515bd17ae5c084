"""While one writes a game: its files are read again as they change, and the match goes on.

The answers so far are given again under the new rules, with the same hands and throws. Where they
no longer fit, the match stands before the first that does not, and people read which that was. A
rulebook that does not load changes nothing: the match goes on by the rules before.

A plate, a box and what the page draws are read at the start alone.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from pathlib import Path

from engine import catalogue, found
from engine.reading import Reader, read
from engine.record import RecordError
from host import outside
from host.cable.client import LinkError, Refusal
from host.page.greeting import welcome
from host.page.room import Room
from host.page.room_record import play_again, save
from host.rules_of import as_of_today, forget, parting

REST_S = 0.5  # between two looks: a save that takes several writes is read after the last
Stamps = Mapping[str, object]


class Rewriting:
    """Looks at the folders of games from outside, as long as a room is open."""

    def __init__(self, room: Room) -> None:
        self.room = room
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
                self.read = {**self.read, name: self.seen[name]}
                await self.renew(name)

    async def renew(self, name: str) -> None:
        """A game by its files of now; a match of it goes on by them."""
        text = save(self.room) if self.room.mirror and self.room.mirror.game == name else ""
        forget(name)
        welcome.cache_clear()
        try:
            catalogue.GAMES = found.games()
            catalogue.load(name)
        except Exception as fault:  # what people write may raise anything
            self.tell(f"{name} does not load, the match goes on by the rules before: {fault!r}")
            return
        if text:
            await self.go_on(name, text)

    async def go_on(self, name: str, text: str) -> None:
        """The match of this record under the new rules, as far as they let it."""
        try:
            reader = read(as_of_today(text, name))
        except Exception as fault:  # at its very beginning, in what people write
            self.tell(f"{name}: no match as this one begins by the new rules: {fault}")
            return
        kept, said = fitting(reader, as_of_today(text, name))
        bots = self.room.bots
        playing, bots.playing = bots.playing, False
        try:
            with contextlib.suppress(Refusal):  # it is over
                await self.room.client.command("abort")
            await play_again(self.room, kept)
            self.tell(f"{name} is read again: {said}")
        except LinkError as wrong:
            self.tell(f"{name}: the match cannot go on by the new rules: {wrong}")
        finally:
            bots.play(playing)

    def tell(self, text: str) -> None:
        self.room.told({"note": "refused", "text": text})


def fitting(reader: Reader, text: str) -> tuple[str, str]:
    """As much of a record as its reader's rules take, and how much that is, in words."""
    try:
        reader.replay()
    except RecordError as wrong:
        lines = text.split("\n")[: wrong.line - 1]
        return "\n".join([*lines, ""]), parting(reader, wrong)
    return text, f"all {len(reader.referee.log)} answers fit"


def stamps() -> dict[str, object]:
    """By name of a game from outside: what tells its files from those of another moment."""
    return {
        name: sorted((path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in files)
        for name, files in ((name, rules(folder)) for name, folder in outside.folders().items())
    }


def rules(folder: Path) -> list[Path]:
    return [path for path in folder.glob("*.py") if path.is_file()]
