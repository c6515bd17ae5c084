"""Texts as a board has them: packed, those of each language by themselves (engine/words)."""

from __future__ import annotations

from engine.found import NO_BREAK
from engine.words import SHELVES, shelf


def packed(texts: dict[str, str]) -> str:
    """A module whose `TEXT` has these texts on shelves. ValueError where a text cannot be."""
    return f"TEXT = {shelves(texts)!r}\n"


def shelves(texts: dict[str, str]) -> tuple[bytes, ...]:
    """Each text on the shelf of its key."""
    found = [b""] * SHELVES
    for key, text in texts.items():
        if "\n" in key + text or "\t" in key + text:
            raise ValueError(f"{key}: a text has no ends of lines and no tabs")
        plain = text.replace(NO_BREAK, " ")  # a byte less; the screen keeps such signs together
        found[shelf(key)] += f"\n{key}\t{plain}\n".encode()
    return tuple(found)
