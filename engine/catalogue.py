"""The games, and the loading of one at a time (law L5): a board has no room for fifteen."""

import sys

from engine import found
from engine.game import whole
from engine.loading import came, drop, preparers, settlers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# (name, fewest and most players, minutes of a match as the box or the trade states them)
GAMES = found.games()
GAME = "engine.games."  # how the names of their modules begin


def entry(name: str) -> tuple:
    """The catalogue line of a game; ValueError lists the games there are."""
    for line in GAMES:
        if line[0] == name:
            return line
    raise ValueError(f"no game {name!r}; there are {', '.join([line[0] for line in GAMES])}")


def plate(name: str) -> str:
    """The key of the plate a game is played on."""
    return found.facts(name)["PLATE"]


def load(name: str) -> "Any":
    """The rulebook of a game of the catalogue; any other game is unloaded first."""
    entry(name)
    gone = unload_all(name)
    for prepare in preparers:
        prepare(gone)
    # What games share, and a game's further files, are imported before the files that import them:
    # an import within an import takes hundreds of bytes of stack, and a board has eight thousand.
    before = dict.fromkeys(sys.modules)
    for shared in found.SHARED:
        if shared in found.shared(name):
            __import__(shared)
        else:
            drop(shared)
    for file in found.further(name) + ("rulebook",):
        __import__(found.module(name, file))
    fresh = [sys.modules[fresh] for fresh in came(before, "engine.")]
    for settler in settlers if fresh else ():  # in no function of its own: it imports, too
        settler(fresh)
    return whole(sys.modules[found.module(name, "rulebook")])


def unload(name: str) -> None:
    """Free a game's memory."""
    for path in list(sys.modules):
        if is_of(name, path):
            drop(path)


def unload_all(but: str = "") -> bool:
    """Free the memory of all games, but one; whether there was any."""
    gone = False
    for path in list(sys.modules):
        if path.startswith(GAME) and not is_of(but, path):
            drop(path)
            gone = True
    return gone


def is_of(name: str, path: str) -> bool:
    """Whether a module is a game's: one of its files, or its package where it has one."""
    return (path + ".").startswith(found.module(name))
