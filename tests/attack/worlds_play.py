"""`trilithon play` and `play --room`, for the attack `restart`."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import zlib
from pathlib import Path

from firmware.storage.files import LONG, Files
from firmware.storage.journal import RECORDS, SHELF
from firmware.storage.seals import plain
from tests.attack.programs import Program, heard
from tests.attack.worlds import LASTS_S, World

GAME = ["high_druid", "--players", "3"]
HASTE = {"do": "people", "seats": [0, 1, 2], "pace": 5, "playing": True}
TOLD = re.compile("cannot be read|set aside|damaged|left out|not saved|crash")
Found = dict[str, dict[Path, int]]  # a match's name -> where it is -> how many lines of its body


class Play(World):
    """known  the matches there were, by their names, before something was spoiled
    torn   whether the archive was spoiled, now or before
    """

    more: tuple[str, ...] = ()
    torn = False

    def __init__(self, folder: Path, rng: random.Random) -> None:
        super().__init__(folder, rng)
        self.known: Found = {}

    def start(self) -> Program:
        game = GAME if not self.known or self.rng.random() < 0.4 else []
        words = ["play", *game, *self.more, "--no-browser", "--level", "careless", "--lang", "en"]
        return Program(words, self.folder / "said", own=self.own)

    def remember(self) -> None:
        self.known = matches(self.folder / "data")

    async def spoil(self) -> str:
        said = await super().spoil()
        self.torn = self.torn or in_archive(self.spoiled)
        return said

    async def look(self) -> None:
        assert self.program
        async with await self.program.page() as table:
            await heard(table, "state")
            await table.send(json.dumps({"do": "shelf", "id": 1}))
            assert (reply := await heard(table, "reply"))["ok"], reply
        async with await self.program.page("/history") as history:
            await history.send(json.dumps({"do": "overview", "id": 1}))
            reply = await heard(history, "reply")
            assert reply["ok"] or self.torn, reply
        self.all_there()

    def all_there(self) -> None:
        assert self.program
        now = matches(self.folder / "data")
        for name, places in self.known.items():
            sound = {path: count for path, count in places.items() if not self.is_spoiled(path)}
            most = max(now.get(name, {}).values(), default=-1)
            assert most >= max(sound.values(), default=-1), f"{name} is gone: {places}"
            told = TOLD.search(self.program.said) or self.torn
            assert most >= 0 or told, f"{name} is gone without a word: {places}"

    def is_spoiled(self, path: Path) -> bool:
        """Whether this file, or another that it is put together from, is not what it was."""
        mine = self.spoiled
        if mine is None or mine == path:
            return mine is not None
        of_match = path.name == LONG and path.parent in mine.parents and "tail" in mine.parts[-2]
        return of_match or (in_archive(path) and self.torn)

    async def use(self) -> None:
        """People in haste, until the plug is pulled."""
        assert self.program
        async with await self.program.page() as table:
            state = await heard(table, "state")
            if not state["match"]:
                await table.send(json.dumps({"do": "shelf", "id": 2}))
                entries = (await heard(table, "reply"))["shelf"]
                if entries:
                    match = self.rng.choice(entries)["match"]
                    await table.send(json.dumps({"do": "take", "id": 3, "match": match}))
                    await heard(table, "reply")
            await table.send(json.dumps(HASTE))
            await asyncio.sleep(self.rng.random() * LASTS_S * 2)


class Room(Play):
    more = ("--room", "--host", "127.0.0.1")


def in_archive(path: Path | None) -> bool:
    return path is not None and path.name.startswith("archive.sqlite3")


def matches(data: Path) -> Found:
    """Every match that a file or the archive has."""
    found: Found = {}
    for folder in filter(Path.is_dir, sorted((data / "tables").glob("*play-*"))):
        files = Files(str(folder))
        names = [f"{kind}/{name}" for kind in (RECORDS, SHELF) for name in files.names(kind)]
        own = [name for name in names if "-damaged" not in name]  # copies of what was mended
        for name in own + [LONG] * files.exists(LONG):
            enter(found, folder / name, "".join(plain(files.lines(name))))
    for text in archived(data / "archive.sqlite3"):
        enter(found, data / "archive.sqlite3", text)
    return found


def enter(found: Found, path: Path, text: str) -> None:
    """A record, where it has a name and an answer."""
    head, _, body = text.partition("\n\n")
    name = re.search(r"^match: ([0-9a-f]{16})$", head, re.MULTILINE)
    lines = body.partition("\n\n")[0].split("\n")[:-1]
    if name and lines:
        places = found.setdefault(name[1], {})
        places[path] = max(places.get(path, 0), len(lines))


def archived(path: Path) -> list[str]:
    """The records of an archive, as far as it can be read."""
    found: list[str] = []
    if not path.exists():
        return found
    try:
        database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        for (data,) in database.execute("SELECT text FROM records"):
            found.append(zlib.decompress(data).decode(errors="replace"))
    except (sqlite3.Error, zlib.error, TypeError):
        pass
    return found
