"""What is drawn into this folder: plates and boxes of the games that are part of Trilithon."""

from __future__ import annotations

from pathlib import Path

import engine.games
from engine import found
from engine.boxes import Box

HOME = Path(engine.games.__file__).parent


def used(kind: str) -> set[str]:
    """The keys of the plates or boxes ("PLATE", "BOX") of games that do not come from outside."""
    games = [line[0] for line in found.games()]
    return {found.facts(name)[kind] for name in games if Path(found.folder(name)).parent == HOME}


def plates() -> list[str]:
    """The largest first."""
    sizes = found.plate_sizes()
    return sorted(used("PLATE"), key=lambda plate: -sizes[plate])


def boxes() -> list[Box]:
    """In the order of the games that use them."""
    return [box for box in found.boxes() if box.key in used("BOX")]
