"""The games, and the loading of one at a time (law L5): a board has no room for fifteen."""

import sys

import engine.games

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

# name, fewest and most players, minutes of a match as the box or the trade states them
GAMES = (
    ("amazones", 3, 5, 45),
    ("why_first", 2, 6, 30),
    ("stones", 3, 5, 45),
    ("magic", 3, 5, 60),
    ("high_druid", 3, 4, 30),
    ("chariots", 3, 4, 60),
    ("ghost_knights", 4, 5, 60),
    ("sacrifice_roulette", 2, 5, 45),
    ("final_exam", 2, 5, 60),
    ("awele", 2, 5, 45),
    ("faux_cilles", 2, 2, 45),
    ("five_suitors", 2, 5, 60),
    ("war_of_gods", 2, 4, 45),
    ("backgammon", 2, 2, 30),
    ("celtic_whist", 1, 8, 45),
)

# What games share, and their further files. They are imported before whatever imports them: an
# import within an import takes hundreds of bytes of a stack that on a board has eight thousand.
SHARED = ("engine.henge", "engine.laying")
FURTHER = {
    "chariots": ("chariots_course",),
    "ghost_knights": ("ghost_knights_guards",),
    "final_exam": ("final_exam_fights", "final_exam_prices"),
    "five_suitors": ("five_suitors_count",),
    "celtic_whist": ("celtic_whist_round",),
}


def entry(name: str) -> tuple:
    """The catalogue line of a game; ValueError lists the games there are."""
    for line in GAMES:
        if line[0] == name:
            return line
    raise ValueError(f"no game {name!r}; there are {', '.join([line[0] for line in GAMES])}")


def load(name: str) -> "Any":
    """The module of a game of the catalogue; any other game is unloaded first."""
    entry(name)
    for other, *_ in GAMES:
        if other != name:
            unload(other)
    for shared in SHARED:
        __import__(shared)
    for further in FURTHER.get(name, ()) + (name,):
        __import__("engine.games." + further)
    return sys.modules["engine.games." + name]


def unload(name: str) -> None:
    """Free a game's memory, its further files' too: `chariots_course` belongs to `chariots`.

    Python keeps a module twice, in `sys.modules` and on its package.
    """
    first = "engine.games." + name
    for path in list(sys.modules):
        if path == first or path.startswith(first + "_"):
            del sys.modules[path]
            name = path[len("engine.games.") :]
            if hasattr(engine.games, name):
                delattr(engine.games, name)
