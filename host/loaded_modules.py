"""On a computer modules stay in memory, as long as several threads of a program use them.

A board has one thread and no room: there a game is unloaded when another is loaded (law L5). In a
program of the host the archive's thread reads a record while the table's thread loads a game, and
one may unload what the other is importing just then: `KeyError: 'engine.games.stones'`. So it is
with the firmware's: the page borrows some for its lights while the table borrows others for a menu,
and the archive's thread others again: `KeyError: 'firmware.storage.shelf'`, once in fifty starts.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from engine import catalogue, loading

_lock = threading.Lock()
_staying = 0
_unload, _unload_all, _drop = catalogue.unload, catalogue.unload_all, loading.drop


def _keep(name: str = "") -> None:
    """A game that is put away, or all but one; a module that was borrowed."""


def hold() -> None:
    """From now on modules stay; every call needs its `release`."""
    global _staying
    with _lock:
        _staying += 1
        _put(_keep, _keep, _keep)


def release() -> None:
    """They may go again, unless others want them."""
    global _staying
    with _lock:
        _staying = max(0, _staying - 1)
        if not _staying:
            _put(_unload, _unload_all, _drop)


def holders() -> int:
    """How many want them to stay."""
    return _staying


def _put(unload: object, unload_all: object, drop: object) -> None:
    for module, name, what in (
        (catalogue, "unload", unload), (catalogue, "unload_all", unload_all),
        (loading, "drop", drop),
    ):  # fmt: skip
        setattr(module, name, what)


@contextlib.contextmanager
def keep_loaded() -> Iterator[None]:
    hold()
    try:
        yield
    finally:
        release()
