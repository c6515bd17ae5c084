"""Letters that nobody has sent before leave nothing in memory, wherever in a command they stand.

MicroPython keeps for ever every letter that a loop or an index takes of a text, as it keeps names:
some bytes for each of a million that there are. So a text from outside is looked at by its bytes or
by slices (firmware/MEMORY.md).
"""

import asyncio
import gc

from firmware.devices.simulated import devices
from firmware.link.serial import Serial
from firmware.table.app import App

NEW = 'new {"game": "high_druid", "players": ["%s", "%s", "%s"]}'
COMMANDS = (
    "%s", "%s %s", "@%s hello", "turn %s", "turn -%s", "turn 1%s", "tag %s", "bind %s %s %s",
    'set {"%s": "%s"}', 'set {"players": ["%s", "%s"], "lights": [0, 1]}', "set {%s}", "set [%s]",
    NEW, "answer %s", "tap %s", "sit 0 %s", "table all", "undo %s", "abort", "import [%s]",
    "trial light %s %s", "language %s", "record %s 0", "take %s", 'person {"name": "%s"}',
)  # fmt: skip
LENGTH = 12  # letters: what a name may have
ROUNDS = 3
MOST = 300  # bytes alive more after a round: its 370 letters would take 1,500


class Stream:
    """What a computer sends, in packets; its end of the cable reads everything."""

    def __init__(self):
        self.coming = b""
        self.last = b""

    def read(self):
        data, self.coming = self.coming[:64], self.coming[64:]
        return data

    def write(self, data):
        self.last = bytes(data)
        return len(data)


class Letters:
    """Words of letters that were not there before, in UTF-8."""

    def __init__(self):
        self.code = 0x4E00

    def word(self):
        codes = range(self.code, self.code + LENGTH)
        self.code += LENGTH
        return b"".join([bytes((0xE0 | c >> 12, 0x80 | c >> 6 & 63, 0x80 | c & 63)) for c in codes])

    def line(self, command):
        parts = command.encode().split(b"%s")
        return parts[0] + b"".join([self.word() + part for part in parts[1:]]) + b"\n"


def alive():
    gc.collect()
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


async def rounds(letters):
    """Bytes alive after each round of all commands."""
    table, stream, found = devices(), Stream(), []
    table.link.device = Serial(stream)
    app = App(table)
    playing = asyncio.create_task(app.run())
    for _ in range(ROUNDS):
        for command in COMMANDS:
            stream.coming += letters.line(command)
            for _ in range(4):
                await table.clock.sleep_ms(60)
            assert not stream.coming
        found.append(alive())
    playing.cancel()
    try:
        await playing
    except asyncio.CancelledError:
        pass
    return found


def test_letters_never_seen_before_leave_nothing_in_memory():
    letters = Letters()
    found = asyncio.run(rounds(letters))
    assert found[-1] - found[-2] < MOST, found
