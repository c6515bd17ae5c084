"""Files that rot: a table whose flash, or whose people, have changed any byte of any file of it.

    python -m tests.attack rot

A table that was used for days has a journal, matches aside, records, settings, people and tags. Of
one file or two some bytes change, are missing or are there twice; then the table starts, and all is
asked and changed that these files are about. Promise: it starts and lives, every reply is one that
the link describes, none of them `fault`; the match that goes on is the one that was played, up to
some answer, and the table tells when answers are missing; whole lines of the roster stay. Journals
of one table in four are from before there were seals: of those it has to live, no more. In another
fourth an answer of the journal has become another one that was legal there: rules see nothing wrong
in that, seals do.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from engine import record
from firmware.storage import stored
from firmware.storage.files import LONG as JOURNAL
from firmware.storage.files import Files
from firmware.storage.journal import SHELF
from firmware.storage.seals import CHECK, plain
from host.cable.description import may_refuse
from host.cable.replies import reply
from tests.attack.deeds import MATCHES, new, shelve
from tests.attack.spoil import WAYS
from tests.attack.table import OK, Table, modules_kept, run
from tests.both.app.table_hands import any_answer

PLAY, ANSWERS = MATCHES[0], 9
KEPT = "0002.txt"  # its record
TABLES, SHORT = 4000, 12
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


Lies = list[tuple[bytes, bytes]]  # a line of the journal, and what else was legal there


def lie(table: Table) -> tuple[bytes, bytes]:
    """The line of the answer that comes next, and one of another answer to the same question."""
    match, ask = table.app.match, table.referee.ask
    assert match is not None and ask is not None
    box, number = table.referee.table.box, len(table.log)
    true, *others = (
        record.answer_line(ask, any_answer(ask, at), box, match.players).encode()
        for at in range(number, number + len(ask.values) + len(ask.items))
    )
    return true, next(other for other in others if other != true)


async def use(table: Table, lies: Lies) -> None:
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
        lies.append(lie(table))
        assert (await table.say(table.next_answer()))[0] == OK


def used() -> tuple[dict[str, bytes], list[bytes], Lies]:
    """The files of such a table, the logs that its match has had, and its lies."""
    lies: Lies = []
    table = run(lambda table: use(table, lies))
    log = table.log
    return (
        {name: text.encode() for name, text in table.storage.files.items()},
        [log[:count] for count in range(len(log) + 1)],
        lies,
    )


def unsealed(files: dict[str, bytes]) -> dict[str, bytes]:
    """As they were before there were seals."""
    found = dict(files)
    for name in files:
        if name == JOURNAL or name.startswith(SHELF):
            found[name] = "".join(plain(files[name].decode().splitlines(True))).encode()
    return found


def rotten(rng: random.Random, files: dict[str, bytes]) -> dict[str, bytes]:
    """The same files; one or two of them are not."""
    found = dict(files)
    for name in rng.sample(sorted(files), rng.randrange(1, 3)):
        for _ in range(rng.randrange(1, 3)):
            if found[name]:
                found[name] = rng.choice(WAYS)(rng, found[name])
    return found


def lying(rng: random.Random, files: dict[str, bytes], lies: Lies) -> dict[str, bytes]:
    """The same files; an answer of the journal is another one, under the seal of the true one."""
    true, other = rng.choice(lies)
    assert files[JOURNAL].count(b"\n" + true + b" #") == 1, true
    return {**files, JOURNAL: files[JOURNAL].replace(true + b" #", other + b" #")}


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
            cut = files[JOURNAL].startswith(rot[JOURNAL])  # as it was a few answers before
            assert table.log == logs[-1] or missing or cut or rot[JOURNAL][-1:] != b"\n", (
                "shorter untold"
            )
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
    sealed, logs, lies = used()
    rng, spoken, count = random.Random("rot"), 0, TABLES if long else SHORT
    with modules_kept():
        for number in range(count):
            files = sealed if number % 4 else unsealed(sealed)
            rot = lying(rng, files, lies) if number % 4 == 1 else rotten(rng, files)
            with tempfile.TemporaryDirectory() as folder:
                try:
                    spoken += asyncio.run(lives(Path(folder), files, rot, logs))
                except Exception as wrong:
                    changed = {name: rot[name] for name in rot if rot[name] != files[name]}
                    raise AssertionError(f"table {number}: {wrong!r}, {changed}") from wrong
    return f"{count:,} tables with rotten files of {len(sealed)}: {spoken:,} commands, 0 faults"
