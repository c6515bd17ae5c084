"""A piece as the page draws and calls it: worked out once, for every frame of a match has it."""

from __future__ import annotations

from collections.abc import Callable

from engine import found
from host.page.mirror import Mirror

Shows = Callable[[int], int | None]


def face(mirror: Mirror, language: str, piece: int) -> dict[str, str]:
    """Its name, what the page finds its picture by, and how people read it."""
    if (language, piece) not in mirror.looks:
        box, label = mirror.referee.table.box, mirror.words[language].piece(piece)
        stem, end = box.parts(piece)
        mirror.looks[language, piece] = {
            "name": box.name(piece), "stem": stem, "end": end, "label": label,
        }  # fmt: skip
    known: dict[str, str] = mirror.looks[language, piece]
    return known


def shown(mirror: Mirror, piece: int) -> int | None:
    """The colour that it shows and its name lacks, a number of its box; None: it shows none."""
    if shown not in mirror.looks:
        box = mirror.referee.table.box
        mirror.looks[shown] = found.read(found.modules("box")[box.key]).get("shows")
    shows: Shows | None = mirror.looks[shown]
    return shows(piece) if shows else None
