"""Texts as a board has them: packed, all of a language in one file (engine/words).

A file for every menu's and game's texts would take a block of flash each, half of it empty. The
file begins with a line for each part, `name where packed size size …`: where its shelves lie, one
after the other; how many bytes that is deflated, 0: as they are; and their sizes, in hexadecimal.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping

from engine.found import NO_BREAK
from engine.words import SHELVES, shelf

AT_START = ("table", "new_menu")  # what every start reads: 26 ms sooner
WIDTH = 5  # digits of a place in the file
WINDOW = 10  # bits: a board has that much memory for a moment, a kilobyte, and two for the rest


def packed(parts: Mapping[str, dict[str, str]]) -> bytes:
    """The file of a language: part -> texts. ValueError where a text cannot be packed."""
    heads, bodies = {}, {}
    for name, texts in parts.items():
        found = shelves(texts)
        bodies[name] = b"".join(found) if name in AT_START else deflated(b"".join(found))
        numbers = (0 if name in AT_START else len(bodies[name]), *map(len, found))
        heads[name] = " ".join(f"{number:x}" for number in numbers)
    at = sum(len(f"{name} {sizes}") + WIDTH + 2 for name, sizes in heads.items())
    lines = []
    for name, sizes in heads.items():
        lines.append(f"{name} {at:0{WIDTH}x} {sizes}\n")
        at += len(bodies[name])
    return "".join(lines).encode() + b"".join(bodies.values())


def deflated(data: bytes) -> bytes:
    """Without a header, as MicroPython's `deflate` reads it."""
    how = zlib.compressobj(9, zlib.DEFLATED, -WINDOW)
    return how.compress(data) + how.flush()


def shelves(texts: dict[str, str]) -> tuple[bytes, ...]:
    """Each text on the shelf of its key."""
    found = [b""] * SHELVES
    for key, text in texts.items():
        if "\n" in key + text or "\t" in key + text:
            raise ValueError(f"{key}: a text has no ends of lines and no tabs")
        plain = text.replace(NO_BREAK, " ")  # a byte less; the screen keeps such signs together
        at = shelf(key.encode())
        found[at] = (found[at] or b"\n") + f"{key}\t{plain}\n".encode()
    return tuple(found)


def parts_of(file: bytes) -> Iterator[str]:
    """The names of a file's parts: its first lines, as many as there are before the first shelf."""
    end = int(file.split(b" ", 2)[1], 16)
    yield from (line.split()[0].decode() for line in file[: end - 1].split(b"\n"))


def shelves_of(file: bytes, part: str) -> Iterator[bytes]:
    """Those of a part, out of a language's file."""
    head = next(line for line in file.split(b"\n") if line.startswith(part.encode() + b" "))
    start, size, *sizes = (int(number, 16) for number in head.split()[1:])
    data = file[start : start + size] if size else file[start : start + sum(sizes)]
    data, at = zlib.decompress(data, -WINDOW) if size else data, 0
    for each in sizes:
        yield data[at : at + each]
        at += each
