"""The file of bytecode that a board with an RP2 runs from flash, where it lies.

MicroPython reads compiled files into the heap, though the flash below them could be read as memory.
So every function's bytecode is also in a file of its own, cut so that no function crosses a block
of littlefs; the board finds it there by its bytes, and frees the copy in the heap
(firmware/drivers/in_place_viper.py, DECISIONS.md). In each block, all numbers with the low byte
first: IDENTITY of the whole file (6 bytes) and the block's number (2), the lowest and highest key
(2 each); STEPS on the way through it, each the key of an entry and where in the block it is (2
each); then entries, by their keys: key, size (2 each), the bytes, filled up to a word.
"""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Iterable, Iterator, Mapping

from host.install.shrink.mpy import movable
from host.install.shrink.pack_texts import shelves_of

FILE = "firmware/bytecode.bin"
PROCESSORS = ("armv6m", "armv7emsp")  # RP2040 and RP2350: their flash is memory to be read
BLOCK = 4096
STEPS = 7  # a board looks at an eighth of a block's entries
HEADER = 12 + 4 * STEPS
LEAST = 16  # bytes that are worth it: the heap has none smaller
LONGEST = 3000
CONSTANT = 0x8000  # in keys
ALWAYS = "table"  # of a language's texts; the others come and go
# What is in memory for a moment only, and the drivers of parts that few tables have.
BORROWED = re.compile(
    r"engine/(explain|closing|repair|setting_up|plates/|boxes/)|firmware/(menus|boards|network)/"
    r"|firmware/link/\w+_commands|firmware/boot/(parts|warnings|in_place|quick_imports)|firmware/devices/wiring"
    r"|firmware/lights/(plates|chain|usual)|firmware/storage/settings_schema"
    r"|firmware/drivers/(?!mfrc522|iso14443|reader|oled|rotary|ws2812|buzzer)"
)

Entry = tuple[int, bytes]


def image(files: Mapping[str, bytes]) -> bytes:
    """What belongs into FILE for these."""
    blocks = list(packed(entries(files)))
    mark = hashlib.sha256(b"".join(b"".join(map(framed, each)) for each in blocks)).digest()[:6]
    return b"".join(block(mark, number, each) for number, each in enumerate(blocks))


def entries(files: Mapping[str, bytes]) -> list[Entry]:
    """(key, bytes), each once, by their keys."""
    found = set()
    for name, data in files.items():
        if name.endswith(".mpy") and not BORROWED.match(name):
            found |= {(key(each, constant), each) for constant, each in movable(data) if fits(each)}
        elif name.endswith(".txt"):
            constants = [each + b"\0" for each in shelves_of(data, ALWAYS)]
            found |= {(key(each, True), each) for each in constants if fits(each)}
    return sorted(unlike(found))


def fits(data: bytes) -> bool:
    return LEAST <= len(data) <= LONGEST


def unlike(found: Iterable[Entry]) -> Iterator[Entry]:
    """Without functions that another begins with: a board does not know how long its own are."""
    known = sorted(found)
    for at, (mark, data) in enumerate(known):
        after = known[at + 1][1] if at + 1 < len(known) else b""
        if mark & CONSTANT or not after.startswith(data):
            yield mark, data


def key(data: bytes, constant: bool) -> int:
    """What the board finds it by: bits of the first eight bytes, never all of them."""
    first: int
    second: int
    first, second = struct.unpack("<II", data[:8])
    mixed = first ^ first >> 13 ^ second ^ second >> 11
    return mixed & 0x7FFE | (CONSTANT if constant else 0)


def framed(entry: Entry) -> bytes:
    mark, data = entry
    return struct.pack("<HH", mark, len(data)) + data + bytes(-len(data) % 4)


def room(number: int) -> int:
    """Bytes of a file in its block of this number: littlefs keeps pointers before them."""
    return BLOCK - 4 * pointers(number)


def pointers(number: int) -> int:
    """As many as the number has factors of two, and one more."""
    return (number & -number).bit_length()


def packed(sorted_entries: list[Entry]) -> Iterator[list[Entry]]:
    """The entries of each block."""
    number, taken, now = 0, 0, list[Entry]()
    for entry in sorted_entries:
        size = len(framed(entry))
        if HEADER + taken + size + 4 > room(number):
            yield now
            number, taken, now = number + 1, 0, []
        now.append(entry)
        taken += size
    if now:
        yield now


def block(mark: bytes, number: int, within: list[Entry]) -> bytes:
    head = mark + struct.pack("<HHH", number, within[0][0], within[-1][0])
    data = head + b"".join(steps(within)) + b"".join(map(framed, within))
    return data + b"\xff" * (room(number) - len(data))


def steps(within: list[Entry]) -> Iterator[bytes]:
    """Where some of the entries lie, as far from each other as their number allows."""
    for step in range(1, STEPS + 1):
        before = within[: len(within) * step // (STEPS + 1)]
        at = HEADER + sum(len(framed(each)) for each in before)
        yield struct.pack("<HH", within[len(before)][0], at)
