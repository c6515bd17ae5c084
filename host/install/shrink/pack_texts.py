"""Texts as a board has them: packed, all of a language in one file (engine/words).

A file for every menu's and game's texts would take a block of flash each, half of it empty. The
file begins with a line for each part, `name where size size …`, the sizes of its shelves; there the
shelves follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.found import NO_BREAK
from engine.words import SHELVES, shelf

WIDTH = 5  # digits of a place in the file; all numbers there are hexadecimal


def packed(parts: Mapping[str, dict[str, str]]) -> str:
    """The file of a language: part -> texts. ValueError where a text cannot be packed."""
    all_shelves = {name: shelves(texts) for name, texts in parts.items()}
    heads = {
        name: " ".join(f"{len(each):x}" for each in each_shelves)
        for name, each_shelves in all_shelves.items()
    }
    at = sum(len(f"{name} {sizes}") + WIDTH + 2 for name, sizes in heads.items())
    lines = []
    for name, sizes in heads.items():
        lines.append(f"{name} {at:0{WIDTH}x} {sizes}\n")
        at += sum(map(len, all_shelves[name]))
    bodies = [each for each_shelves in all_shelves.values() for each in each_shelves]
    return "".join(lines) + b"".join(bodies).decode()


def shelves(texts: dict[str, str]) -> tuple[bytes, ...]:
    """Each text on the shelf of its key."""
    found = [b""] * SHELVES
    for key, text in texts.items():
        if "\n" in key + text or "\t" in key + text:
            raise ValueError(f"{key}: a text has no ends of lines and no tabs")
        plain = text.replace(NO_BREAK, " ")  # a byte less; the screen keeps such signs together
        at = shelf(key)
        found[at] = (found[at] or b"\n") + f"{key}\t{plain}\n".encode()
    return tuple(found)


def parts_of(file: bytes) -> Iterator[str]:
    """The names of a file's parts: its first lines, as many as there are before the first shelf."""
    end = int(file.split(b" ", 2)[1], 16)
    yield from (line.split()[0].decode() for line in file[: end - 1].split(b"\n"))


def shelves_of(file: bytes, part: str) -> Iterator[bytes]:
    """Those of a part, out of a language's file."""
    head = next(line for line in file.split(b"\n") if line.startswith(part.encode() + b" "))
    at, *sizes = (int(number, 16) for number in head.split()[1:])
    for size in sizes:
        yield file[at : at + size]
        at += size
