"""Hostile lines on the cable: random ones, real ones mutated, and ones that are almost right.

Every line gets one reply, which the link's description knows, and none of them `fault`; the
application lives, and what it remembers of the match is what the journal holds. Of lines that are
almost right (tests/attack/almost.py) none is carried out, and all is as before. In process, and
over a pseudo-terminal to MicroPython itself.
"""

from __future__ import annotations

import contextlib
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from firmware.link.link import parts
from host.cable.client import Client, Refusal
from host.cable.description import COMMANDS, may_refuse
from host.cable.lines import parse
from host.cable.replies import reply
from host.cable.simulators import UnixTable
from host.install.build import find_tools
from tests.attack import almost
from tests.attack.deeds import MATCHES, new, state
from tests.attack.table import ERROR, OK, Table, modules_kept, run

BATCH = 16
REST_S = 0.3  # for the table to come back to its first question
# Bytes: what a rare line loads for the first time leaves its names, 66 in 50,000 lines, all of them
# the program's own; and once the table of names may be full, which then takes 3,744 at a stroke.
MOST_GROWTH = 8_000
SETTLED_MS = 1500  # until a tag laid or a press made before has had its effect: a lot takes 840
SLOWEST = 5.0  # seconds a table may take over one line, on a computer however busy
REAL = (
    "hello", "answer ok", "answer Ann", "undo", "undo sure", "tap d14", "tag 04a1b2c3", "away",
    "turn 3", "turn -1", "press", "hold", "ask", "table all", "log 3", "journal", "records",
    "record 0001.txt 0", "watch on", "watch off", "screen", "lights", "memory", "health",
    "settings", 'set {"brightness": 30}', "brightness 50", "time 2026-11-20T20:15", "tags 0",
    "bind 04a1b2c3 stonehenge d14 sure", "forget 04a1b2c3", "forget stonehenge d14", "label",
    "import begin", 'import ["04a1b2c3d4 stonehenge d2"]', "import check", "import apply",
    "enrol on", "enrol off", "trial light 7 ff0000", "trial sound yes", "trial off", "abort",
    "language fr", "language en", "games", "stored 0001.txt 3f2a91d06c1f00aa", "records 3", "shelf",
    "aside", "take 0001.txt", "people", 'person {"name": "Ann", "light": 2}', "erase Ann",
    *[new(play) for play in MATCHES],
)  # fmt: skip
WORDS = (
    "", "0", "-1", "1", "20", "99999", "100000", "1e9", "sure", "on", "off", "all", "ok", "none",
    "Ann", "d1", "d30", "stonehenge", "amazones", "04a1b2c3", "zz", "[]", "{}", "null", "[1]",
    '{"game": 1}', '{"players": []}', '{"brightness": 101}', '{"lights": [0, 0]}', "\u00e9",
    "\U0001f600", "../x", "0001.txt", "match.txt", "ff0000", "[" * 99, '{"a": ' * 60, "\u2028", '"',
    '["\\ud800"]', '{"hardware": {"\\udfff": 1}}', '{"chains": ["\\ud83d\\ude00"]}',
    "[" * 99 + "]" * 99,
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
        text = " ".join([rng.choice(list(COMMANDS)), *words])
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


class Flood:
    """Batches of lines for one table; what became of them."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.refused = self.almost = 0

    def batch(self) -> list[str]:
        """Lines of every kind; every second batch is of almost right ones alone."""
        if self.rng.randrange(2):
            return [line(self.rng) for _ in range(BATCH)]
        self.almost += BATCH
        return [almost.line(self.rng) for _ in range(BATCH)]

    def judge(self, lines: list[str], replies: list[tuple[str, dict[str, Any]]]) -> None:
        """One reply for each, as the description says."""
        assert len(replies) == len(lines), (lines, replies)
        for text, (word, fields) in zip(lines, replies, strict=True):
            why = fields.get("why", "")
            assert why != "fault", (text, fields)
            json.dumps(fields, ensure_ascii=False).encode()  # no half letters
            if word == OK:
                reply(text, fields)  # raises Misfit, unless it is described
            else:
                assert may_refuse(text, why), (text, fields)
                self.refused += 1


async def told(table: Table, lines: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """The replies to these lines, in order."""
    table.cable.sent.clear()
    table.cable.inbox.extend(lines)
    while table.cable.inbox:
        await table.wait(40)
    await table.wait(40)
    found = [said.partition(" ") for said in table.cable.sent]
    return [(word, json.loads(rest)) for word, _, rest in found if word in (OK, ERROR)]


def everything(table: Table) -> tuple[Any, ...]:
    """All that a command could change."""
    app, link = table.app, table.app.panel.link
    assert link is not None
    return (
        state(table), app.panel.hands.laid, app.panel.lights.brightness, app.errand, link.watching,
        link.injected, app.match and repr(app.match.referee.ask), app.match and app.match.joins,
    )  # fmt: skip


def in_process(count: int, seed: str = "lines") -> Flood:
    """So many lines to the application in this process."""
    flood = Flood(seed)

    async def story(table: Table) -> None:
        assert (await table.say("import begin"))[0] == OK
        for number in range(0, count, BATCH):
            await table.wait(SETTLED_MS)
            almost_right, before = flood.almost, everything(table)
            lines = flood.batch()
            replies = await told(table, lines)
            flood.judge(lines, replies)
            if flood.almost > almost_right:
                done = [text for text, (word, _) in zip(lines, replies, strict=True) if word == OK]
                assert not done, done
                assert everything(table) == before, lines
            if number % 1600 == 0:
                table.sound()

    with modules_kept():
        run(story)
    return flood


class Said:
    """What a table said over a terminal: its replies to lines without marks."""

    def __init__(self) -> None:
        self.replies: list[tuple[str, dict[str, Any]]] = []

    def trace(self, direction: str, text: str) -> None:
        event = parse(text) if direction == "<" else None
        if event and event.name in (OK, ERROR) and "re" not in event.fields:
            self.replies.append((event.name, event.fields))


def rest(client: Client) -> tuple[str, int]:
    """(the application as it says itself, bytes alive) at its first question, in English."""
    for line in ("import begin", "watch off", "enrol off", "language en"):
        with contextlib.suppress(Refusal):
            client.command(line)
    if client.command("hello")["game"]:
        client.command("abort")
    time.sleep(REST_S)
    hello = client.command("hello")
    for name in ("time", "offset"):  # the hour goes on, and lines may have told another
        hello.pop(name)
    return json.dumps(hello, sort_keys=True), int(client.command("memory")["used"] or 0)


def over_a_terminal(count: int, folder: Path, seed: str = "terminal") -> str:
    """So many lines to MicroPython behind a pseudo-terminal; what was seen of it.

    Memory is looked at from a tenth of them on: by then nearly all has been loaded that ever is. Of
    few lines the second half is the first again, since half of few does not load everything.
    """
    flood, slowest, said = Flood(seed), 0.0, Said()
    looks, few = [], count <= 1000
    with UnixTable(folder, "2M") as table, table.connect(trace=said.trace) as client:
        for number in range(0, count, BATCH):
            if number and number % (count // (2 if few else 10)) < BATCH:
                looks.append(rest(client))
                if few:
                    flood.rng.seed(seed)
            almost_right, lines = flood.almost, flood.batch()
            said.replies.clear()
            began = time.monotonic()
            client.send("".join(text + "\n" for text in lines).encode())
            client.command("hello", 10 * SLOWEST)
            took = time.monotonic() - began
            assert took < SLOWEST * BATCH, (took, lines)
            flood.judge([text for text in lines if not parts(text)[0]], said.replies)
            if flood.almost > almost_right:
                assert all(word == ERROR for word, _ in said.replies), (lines, said.replies)
            slowest = max(slowest, took)
            client.events.clear()
        looks.append(rest(client))
    (before, first), (after, _) = looks[0], looks[-1]
    # Any single look may find more: what an old address on MicroPython's stack still points at.
    last = min(used for _, used in looks[1:][-3:])
    assert before == after and last - first < MOST_GROWTH, looks
    return (
        f"{count:,} over a terminal, {flood.almost:,} almost right, {flood.refused:,} refused, "
        f"{BATCH} of them in {slowest:.1f} s at most; {first:,} bytes alive after a tenth of them, "
        f"{last:,} at the end"
    )


def attack(long: bool) -> str:
    """A million lines in process and 50,000 over a terminal; a few thousand where time is short."""
    many, some = (1_000_000, 50_000) if long else (1_000, 160)
    said = "no MicroPython for this computer: none over a terminal"
    if find_tools() is not None:
        with tempfile.TemporaryDirectory() as folder:
            said = over_a_terminal(some, Path(folder) / "table")
        print(f"  {said}", flush=True)
    flood = in_process(many)
    return f"{many:,} in process, {flood.almost:,} almost right, {flood.refused:,} refused"
