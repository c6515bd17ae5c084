"""Files that rot: a table whose flash, or whose people, have changed any byte of any file of it.

    python -m tests.attack rot

A table that was used for days has a journal, matches aside, records, settings, people and tags. Of
one file or two some bytes change, are missing or are there twice; then the table starts, and all is
asked and changed that these files are about. Promise: it starts and lives, every reply is one that
the link describes, none of them `fault`; the match that goes on is the one that was played, up to
some answer, and the table tells when answers are missing; whole lines of the roster stay. Journals
of one table in four are from before there were seals: of those it has to live, no more.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from firmware.storage import stored
from firmware.storage.files import LONG as JOURNAL
from firmware.storage.files import Files
from firmware.storage.journal import SHELF
from firmware.storage.seals import CHECK, plain
from host.cable.description import may_refuse
from host.cable.replies import reply
from tests.attack.deeds import MATCHES, new, shelve
from tests.attack.table import OK, Table, modules_kept, run

PLAY, ANSWERS = MATCHES[0], 9
KEPT = "0002.txt"  # its record
TABLES, SHORT = 4000, 12
# What means something to a reader of files, and some that means nothing to anyone.
ALIKE = b'\x00\xff\n\r#:, {}[]"\\0129\xc3\x80\xed\xa0\xb2e'
ASKED = (
    "hello", "health", "settings", "records", "shelf", "people", "tags 0", "journal", "log 0",
    "table all", "answers", "memory", "screen", "lights",
)  # fmt: skip
CHANGED = (
    'person {"name": "Zoe", "light": 5}', "erase Ann", "bind 04aabbccdd stonehenge d30 sure",
    "forget 04aabbccdd", 'set {"mute": true}', "language fr", "aside",
    "stored 0001.txt 3f2a91d06c1f00aa",
    new(MATCHES[1]), "answer Ann", "undo sure", "abort",
)  # fmt: skip


async def use(table: Table) -> None:
    """Days of it: what leaves something in every file there is."""
    await shelve(table, PLAY)
    said = ['person {"name": "Ann", "light": 2, "tag": "04112233445566"}', 'person {"name": "Bo"}']
    said += ['person {"name": "Cl\u00e9o", "light": 0}', "bind 04a1b2c3d4e5f6 stonehenge d14"]
    said += ["bind 04a1b2c3d4e5f7 amazones yellow+5b", "time 2026-11-20T20:15", new(PLAY), "answer"]
    said += [
        "abort",
        "stored",
        'set {"players": ["Ann", "Bo"], "lights": [2, 1]}',
    ]
    said += ['set {"chains": {"rail": "-15..20"}}', "import begin", 'import ["04aa00bbcc x y"]']
    for line in said:
        line = table.next_answer() if line == "answer" else line
        line = f"stored {KEPT} {stored.of(table.storage, KEPT)}" if line == "stored" else line
        assert (await table.say(line))[0] == OK, line
    assert (await table.new(PLAY.game, PLAY.seats))[0] == OK
    while len(table.log) < ANSWERS:
        assert (await table.say(table.next_answer()))[0] == OK


def used() -> tuple[dict[str, bytes], list[bytes]]:
    """The files of such a table, and the logs that its match has had."""
    table = run(use)
    log = table.log
    return (
        {name: text.encode() for name, text in table.storage.files.items()},
        [log[:count] for count in range(len(log) + 1)],
    )


def unsealed(files: dict[str, bytes]) -> dict[str, bytes]:
    """As they were before there were seals."""
    found = dict(files)
    for name in files:
        if name == JOURNAL or name.startswith(SHELF):
            found[name] = "".join(plain(files[name].decode().splitlines(True))).encode()
    return found


# Ways to rot


def flipped(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def other(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.choice(ALIKE)]) + data[at + 1 :]


def more(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes(rng.choices(ALIKE, k=rng.randrange(1, 4))) + data[at:]


def less(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 12) :]


def twice(rng: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(True)
    at = rng.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[rng.randrange(len(lines)) :]])


def cut(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def blank(rng: random.Random, data: bytes) -> bytes:
    """A piece as flash is when it was erased, or never programmed."""
    at = rng.randrange(len(data))
    size = rng.randrange(1, 65)
    return data[:at] + rng.choice((b"\xff", b"\0")) * len(data[at : at + size]) + data[at + size :]


WAYS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    flipped, flipped, other, more, less, twice, cut, blank,
)  # fmt: skip


def rotten(rng: random.Random, files: dict[str, bytes]) -> dict[str, bytes]:
    """The same files; one or two of them are not."""
    found = dict(files)
    for name in rng.sample(sorted(files), rng.randrange(1, 3)):
        for _ in range(rng.randrange(1, 3)):
            if found[name]:
                found[name] = rng.choice(WAYS)(rng, found[name])
    return found


# A table with such files


def laid_out(folder: Path, files: dict[str, bytes]) -> Files:
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return Files(str(folder))


class Rotten(Table):
    """spoken  how many commands were answered"""

    def __init__(self, folder: Path, files: dict[str, bytes]) -> None:
        super().__init__(laid_out(folder, files))
        self.spoken = 0

    async def ask(self, line: str) -> dict[str, Any]:
        """One reply, of those that are described."""
        word, fields = await self.say(line)
        self.spoken += 1
        why = fields.get("why", "")
        assert word == OK or (may_refuse(line, why) and why != "fault"), (line, fields)
        if word == OK:
            reply(line, fields)  # raises Misfit, unless it is described
        json.dumps(fields, ensure_ascii=False).encode()
        return fields

    async def start(self) -> None:
        """Power on, and yes to everything."""
        await self.power_on()
        for _ in range(4):
            if self.app.match is None:
                await self.hands.press()
                await self.wait(100)

    async def all_of_it(self) -> None:
        """Everything that these files are about is asked, then changed."""
        for line in ASKED:
            fields = await self.ask(line)
            for name in fields.get("records", ()):
                await self.ask(f"record {name} 0")
            for entry in fields.get("shelf", ()):
                await self.ask(f"take {entry['name']}")
        for line in CHANGED:
            await self.ask(line)
        await self.wait(200)


def kept_lines(before: dict[str, bytes], rot: dict[str, bytes], table: Rotten) -> None:
    """Nobody on a whole line of the roster is lost, nor a tag of the register."""
    people = rot["people.txt"].splitlines()
    there = (table.storage.root, "people.txt")
    now = Path(*there).read_bytes().splitlines() if Path(*there).exists() else []
    for line in before["people.txt"].splitlines():
        assert line not in people or line in now or line.startswith(b"Ann"), line


async def lives(folder: Path, files: dict[str, bytes], rot: dict[str, bytes],
                logs: list[bytes]) -> int:  # fmt: skip
    """One table; how many commands it answered."""
    table = Rotten(folder, rot)
    try:
        await table.start()
        match = table.app.match
        changed = rot[JOURNAL] != files[JOURNAL] and CHECK.encode() in files[JOURNAL]
        if match is not None and match.name == PLAY.game and changed:
            missing = table.app.journal.missing
            assert table.log in logs, "another match"
            assert table.log == logs[-1] or missing or rot[JOURNAL][-1:] != b"\n", "shorter untold"
        await table.all_of_it()
        kept_lines(files, rot, table)
    finally:
        if table.power:
            table.power.cancel()
            await asyncio.gather(table.power, return_exceptions=True)
    if table.died:
        raise table.died
    return table.spoken


def attack(long: bool) -> str:
    """What was tried. AssertionError where the promise does not hold."""
    sealed, logs = used()
    rng, spoken, count = random.Random("rot"), 0, TABLES if long else SHORT
    with modules_kept():
        for number in range(count):
            files = sealed if number % 4 else unsealed(sealed)
            rot = rotten(rng, files)
            with tempfile.TemporaryDirectory() as folder:
                try:
                    spoken += asyncio.run(lives(Path(folder), files, rot, logs))
                except Exception as wrong:
                    changed = {name: rot[name] for name in rot if rot[name] != files[name]}
                    raise AssertionError(f"table {number}: {wrong!r}, {changed}") from wrong
    return f"{count:,} tables with rotten files of {len(sealed)}: {spoken:,} commands, 0 faults"
