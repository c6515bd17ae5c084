"""Functions that have just been imported run from flash, and their copies in the heap go.

A function of MicroPython is (type, module, those inside it, bytecode), and a constant (type, hash,
size, bytes). Where the bytes that it points to are those of an entry in the file that the host has
made (host/install/shrink/in_place.py, which says its form), it is pointed there: another
MicroPython, whose objects look otherwise, has no such bytes there, and nothing happens. The file's
blocks stay where they are as long as it is not written: littlefs moves no data of files.

Only what has just come may be settled: a function that is running, or a generator that waits, knows
its place in the old bytes.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false
# pyright: reportMissingImports=false
# pyright: reportUndefinedVariable=false

# ruff: noqa: F821
# mypy: ignore-errors

import os
import struct
import sys

import micropython
from machine import mem32

from engine.loading import borrowed

LOCATED = "firmware.drivers.in_blocks"  # in memory only until it is known
LONG = 99  # letters: a short text is not on the heap
RAM = 0x20000000
RAM_END = {"RP2040": 0x20040000, "RP2350": 0x20080000}  # what lies above is stack


def waits():
    yield


class InPlace:
    """A board's flash, as far as it can be read as memory.

    blocks  where the file's begin, after littlefs' own words, in order; known from another of
            these, as they stay where they are, or looked for
    end     of the heap;  `kinds` addresses of types: of functions, and at first of constants
    """

    def __init__(self, blocks: bytes = b"") -> None:
        self.blocks = self.kinds = b""
        if sys.platform != "rp2":
            return
        chips = [chip for chip in RAM_END if os.uname().machine.endswith(chip)]
        if not chips:
            return
        self.end = RAM_END[chips[0]]
        like = [waits, waits(), InPlace.settle]
        if not blocks:
            with borrowed(LOCATED) as file:
                blocks = file.located()
            like += [b"", " " * LONG]  # later not: a game has few, and to look at all takes 7 ms
        self.blocks = blocks
        self.kinds = struct.pack("<5I", *([mem32[id(each)] for each in like] + [0, 0])[:5])

    def settle(self, modules: list) -> int:
        """How many functions and constants of these, just imported, left the heap for flash."""
        if not self.blocks:
            return 0
        own = struct.pack("<%dI" % (len(modules) + 1), *[id(each) for each in modules], 0)
        return settled(self.kinds, own, self.blocks, len(self.blocks) // 4, self.end)


@micropython.viper
def settled(kinds: ptr32, own: ptr32, blocks: ptr32, count: int, end: uint) -> int:
    """Everything in the heap that has its twin in one of the blocks."""
    found = 0
    at = uint(RAM)
    while at < end:
        kind = ptr32(at)[0]
        if kind & 0x20000003 or kind == 0:  # a number, something in RAM, or nothing: mostly
            at += 16
            continue
        slot = at
        size = 0
        if kind == kinds[0] or kind == kinds[2]:
            module = ptr32(at)[1]
            i = 0
            while own[i] and own[i] != module:
                i += 1
            if own[i]:
                slot = at + 12
        elif kind == 0x00020000 or kind == 0x01020000:  # a function that is not made yet
            slot = at + 4
        elif kind == kinds[3] or kind == kinds[4]:
            size = ptr32(at)[2] + 1
            if size >= 16:
                slot = at + 12
        if slot != at:
            place = uint(ptr32(slot)[0])
            if uint(RAM) <= place and place < end and not int(place) & 15:
                new = int(twin(place, size, blocks, count))
                if new:
                    ptr32(slot)[0] = new
                    found += 1
        at += 16
    return found


@micropython.viper
def twin(place: ptr32, size: int, blocks: ptr32, count: int) -> int:
    """Where in flash the same bytes are, 0 where they are not."""
    first = uint(place[0])
    second = uint(place[1])
    key = int((first ^ (first >> 13) ^ second ^ (second >> 11)) & 0x7FFE)
    if size:
        key |= 0x8000
    i = 0  # the first block whose highest key is no lower
    over = count
    while i < over:
        middle = (i + over) >> 1
        if int(uint(ptr32(blocks[middle])[2]) >> 16) < key:
            i = middle + 1
        else:
            over = middle
    while i < count and int(uint(ptr32(blocks[i])[2]) & 0xFFFF) <= key:
        at = uint(blocks[i]) + 12
        head = uint(ptr32(at)[0])
        while int(head & 0xFFFF) <= key:
            length = int(head >> 16)
            fits = int(head & 0xFFFF) == key and (size == 0 or size == length)
            if fits and int(same(place, at + 4, length)):
                return int(at + 4)
            at += uint(4 + (length + 3 & 0x1FFFC))
            head = uint(ptr32(at)[0])
        i += 1
    return 0


@micropython.viper
def same(one: ptr8, other: ptr8, size: int) -> int:
    """Both begin at a word."""
    i = 0
    words = size >> 2
    here = ptr32(one)
    there = ptr32(other)
    while i < words and here[i] == there[i]:
        i += 1
    if i < words:
        return 0
    i <<= 2
    while i < size and one[i] == other[i]:
        i += 1
    return int(i == size)
