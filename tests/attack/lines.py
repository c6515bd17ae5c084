"""Hostile lines on the cable: random ones, real ones mutated, and ones that are almost right.

Every line gets one reply, none of them `fault`; the application lives, and what it remembers of the
match is what the journal holds. In process, and over a pseudo-terminal to MicroPython itself.
"""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path

from firmware.link.commands import COMMANDS
from host.install.build import find_tools
from tests.attack.deeds import GAMES, new
from tests.attack.table import ERROR, OK, Table, run

BATCH = 16
SLOWEST = 5.0  # seconds a table may take over one line, on a computer however busy
REAL = (
    "hello", "answer ok", "answer Ann", "undo", "undo sure", "tap d14", "tag 04a1b2c3", "away",
    "turn 3", "turn -1", "press", "hold", "ask", "table all", "log 3", "journal", "records",
    "record 0001.txt 0", "watch on", "watch off", "screen", "lights", "memory", "health",
    "settings", 'set {"brightness": 30}', "brightness 50", "time 2026-11-20T20:15", "tags 0",
    "bind 04a1b2c3 stonehenge d14 sure", "forget 04a1b2c3", "forget stonehenge d14", "label",
    "import begin", 'import ["04a1b2c3d4 stonehenge d2"]', "import check", "import apply",
    "enrol on", "enrol off", "trial light 7 ff0000", "trial sound yes", "trial off", "abort",
    "language fr", "language en", "games", "stored 0001.txt", "records 3", "shelf", "aside",
    "take 0001.txt", "people", 'person {"name": "Ann", "light": 2}', "erase Ann",
    *[new(game, seats) for game, seats in GAMES],
)  # fmt: skip
WORDS = (
    "", "0", "-1", "1", "20", "99999", "100000", "1e9", "sure", "on", "off", "all", "ok", "none",
    "Ann", "d1", "d30", "stonehenge", "amazones", "04a1b2c3", "zz", "[]", "{}", "null", "[1]",
    '{"game": 1}', '{"players": []}', '{"brightness": 101}', '{"lights": [0, 0]}', "\u00e9",
    "\U0001f600", "../x", "0001.txt", "match.txt", "ff0000", "[" * 99, '{"a": ' * 60, "\u2028", '"',
)  # fmt: skip


def line(rng: random.Random) -> str:
    """One line without its end; never empty, within the length of a line."""
    kind = rng.randrange(4)
    if kind == 0:
        text = "".join(letter(rng) for _ in range(rng.randrange(1, 60)))
    elif kind == 1:
        text = mutated(rng, rng.choice(REAL))
    elif kind == 2:
        words = [rng.choice(WORDS) for _ in range(rng.randrange(4))]
        text = " ".join([rng.choice(COMMANDS), *words])
    else:
        text = rng.choice(REAL)
    return text.encode()[:480].decode(errors="ignore").strip() or "?"


def letter(rng: random.Random) -> str:
    return chr(rng.choice((rng.randrange(32, 127), rng.randrange(160, 9000))))


def mutated(rng: random.Random, text: str) -> str:
    at = rng.randrange(len(text) + 1)
    kind = rng.randrange(4)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + rng.choice('{}[]",: 019az-\u00e9\u00a0') + text[at:]
    return text[:at] if kind == 2 else text[:at] + rng.choice(REAL)


def in_process(count: int, seed: str = "lines") -> int:
    """So many lines to the application in this process; how many were refused."""
    refused = 0
    rng = random.Random(seed)

    async def story(table: Table) -> None:
        nonlocal refused
        table.storage.root = "."  # for `trial storage`: any that there is
        assert (await table.say("import begin"))[0] == OK
        for number in range(0, count, BATCH):
            table.cable.sent.clear()
            lines = [line(rng) for _ in range(BATCH)]
            table.cable.inbox.extend(lines)
            while table.cable.inbox:
                await table.wait(40)
            await table.wait(40)
            replies = [said for said in table.cable.sent if said.split(" ")[0] in (OK, ERROR)]
            assert len(replies) == len(lines), (lines, replies)
            assert not [said for said in replies if '"why": "fault"' in said], (lines, replies)
            refused += len([said for said in replies if said.startswith(ERROR)])
            if number % 1600 == 0:
                table.sound()

    run(story)
    return refused


def over_a_terminal(count: int, folder: Path, seed: str = "terminal") -> float:
    """So many lines to MicroPython behind a pseudo-terminal; the longest that a reply took."""
    from host.cable.simulators import UnixTable

    rng, slowest = random.Random(seed), 0.0
    with UnixTable(folder, "2M") as table, table.connect() as client:
        for _ in range(0, count, BATCH):
            lines = [line(rng) for _ in range(BATCH)]
            began = time.monotonic()
            client.send("".join(text + "\n" for text in lines).encode())
            client.command("hello", 10 * SLOWEST)
            took = time.monotonic() - began
            assert took < SLOWEST * BATCH, (took, lines)
            slowest = max(slowest, took)
            client.events.clear()
    return slowest


def attack(long: bool) -> str:
    """A million lines in process and 50,000 over a terminal; a few thousand where time is short."""
    many, some = (1_000_000, 50_000) if long else (1_500, 300)
    said = f"{many} lines in process, {in_process(many)} of them refused"
    if find_tools() is None:
        return said + "; no MicroPython for this computer: none over a terminal"
    with tempfile.TemporaryDirectory() as folder:
        slowest = over_a_terminal(some, Path(folder) / "table")
    return f"{said}; {some} over a terminal, {BATCH} of them in {slowest:.1f} s at most"
