"""The parts of a compiled file that can run from flash as they are: bytecode and long constants.

The file's form is that of MicroPython's py/persistentcode.c: a head, names, constants, then every
function with those inside it. Bytecode means names and constants by their number in tables of its
module, so the bytes in the file are the bytes that run.
"""

from __future__ import annotations

from collections.abc import Iterator

HEAD = 4  # M, version, features, bits of small integers
NONE_TO_ELLIPSIS = range(5)  # kinds of constants without anything further
STR, BYTES, TUPLE = 5, 6, 10
BYTECODE = 0


class OwnCode(Exception):
    """The file has a processor's own code, whose form is another."""


class Compiled:
    """A file of mpy-cross, version 6. `functions` and `constants` are bytes, these with a 0."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = HEAD
        self.functions: list[bytes] = []
        self.constants: list[bytes] = []
        if data[:2] != b"M\x06":
            raise ValueError("not a compiled file of version 6")
        if data[2] & 0x40:
            self.number()
        names, constants = self.number(), self.number()
        for _ in range(names):
            self.name()
        for _ in range(constants):
            self.constant()
        todo = 1
        while todo:
            todo += self.function() - 1

    def number(self) -> int:
        """Seven bits a byte, the highest first."""
        value = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value = value << 7 | byte & 0x7F
            if not byte & 0x80:
                return value

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> None:
        size = self.number()
        if not size & 1:  # else one of those that every MicroPython has, by its number
            self.take((size >> 1) + 1)

    def constant(self) -> None:
        todo = 1
        while todo:
            todo -= 1
            kind = self.take(1)[0]
            if kind in NONE_TO_ELLIPSIS:
                continue
            size = self.number()
            if kind == TUPLE:
                todo += size
            elif kind in (STR, BYTES):
                self.constants.append(self.take(size + 1))
            else:
                self.take(size)

    def function(self) -> int:
        """One of them; how many lie in it."""
        head = self.number()
        if head & 3 != BYTECODE:
            raise OwnCode
        self.functions.append(self.take(head >> 3))
        return self.number() if head & 4 else 0


def movable(data: bytes) -> Iterator[tuple[bool, bytes]]:
    """(whether it is a constant, bytes) of a compiled file; its first function runs only once."""
    try:
        compiled = Compiled(data)
    except OwnCode:
        return
    yield from ((False, each) for each in compiled.functions[1:])
    yield from ((True, each) for each in compiled.constants)
