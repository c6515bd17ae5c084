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
NEVER = 0x20000003  # bits that no address of a type in flash has, nor what a function begins with
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
        inside = RAM, self.end, NEVER
        return settled(*inside, self.kinds, own, self.blocks, len(self.blocks) // 4)


@micropython.viper
def settled(
    at: uint, end: uint, never: int, kinds: ptr32, own: ptr32, blocks: ptr32, count: int
) -> int:
    """Everything in the heap that has its twin in one of the blocks. The first three names of a
    processor's own function are in its registers: these are for the cells that hold nothing of it.
    """
    found = 0
    while at < end:
        kind = ptr32(at)[0]
        if not kind & never and kind:
            slot = at
            size = 0
            if kind == kinds[0] or kind == kinds[2]:
                slot = at + 12
            elif kind == 0x00020000 or kind == 0x01020000:  # a function that is not made yet
                slot = at + 4
            elif kind == kinds[3] or kind == kinds[4]:
                size = ptr32(at)[2] + 1
                if size >= 16:
                    slot = at + 12
            place = ptr32(slot)[0]
            if slot != at and place >= RAM and uint(place) < end and not place & 15:
                i = 0
                if slot == at + 12 and not size:
                    while own[i] and own[i] != ptr32(at)[1]:
                        i += 1
                if own[i]:
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
        start = uint(blocks[i])
        at = start + 40
        step = ptr32(start + 12)  # the last step whose key is lower
        j = 0
        while j < 7 and int(uint(step[j]) & 0xFFFF) < key:
            at = start + (uint(step[j]) >> 16)
            j += 1
        head = uint(ptr32(at)[0])
        while int(head & 0xFFFF) <= key:
            length = int(head >> 16)
            fits = ptr32(at)[1] == int(first) and (size == 0 or size == length)
            if fits and int(same(place, at + 4, length)):
                return int(at + 4)
            at += uint(length + 7 & 0x1FFFC)
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
