"""What can be done in a tournament, as the lines of its file have it, and why it is not done."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from host.hall.entrants import RENAME, SHAPE
from host.shapes import LINE, WHOLE, Named, Shape

# What the first line of its file says, and the fields of every deed.
ABOUT = {
    "name": LINE, "game": LINE, "rounds": WHOLE, "seats?": WHOLE, "mode?": LINE,
    "options?": Named(LINE), "seed?": LINE, "group?": WHOLE, "mark?": LINE,
}  # fmt: skip
DEEDS: dict[str, dict[str, Shape]] = {
    "enter": {"name": LINE},
    "leave": {"name": LINE},
    "round": {"tables": [[LINE]], "byes": [LINE], "groups?": ([[LINE]], None)},
    "place": {"key": LINE, "table": LINE},
    "cancel": {"key": LINE},
    RENAME: SHAPE,
    "erase": {"keys": [LINE], "lots": [LINE]},
    "score": {"key": LINE, "match": LINE, "scores": [(WHOLE, None)], "winners": [LINE]},
}


class NotNow(Exception):
    """A deed that cannot be done; the message is for staff."""


class NotWritten(NotNow):
    """The disk does not take it: it may go later."""


@contextlib.contextmanager
def on_disk(path: Path) -> Iterator[None]:
    """Raises NotWritten where the disk does not take what is done to this file."""
    try:
        yield
    except OSError as wrong:
        raise NotWritten(f"{path}: {wrong.strerror}: nothing has changed") from wrong
