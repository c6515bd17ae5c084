"""Modules that are in memory only while they are needed: a board has no room for all at once.

    with borrowed("firmware.link.rare_commands") as rare:
        rare.DOES[command](link, rest)

What the borrowed module brought in of its own package, engine or firmware, goes with it; what was
there before stays. Borrowing nests like calls: the last module taken is the first given back, so
that a class is never in memory twice.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


# What a board does with modules that have come to stay, before anything of theirs runs: functions
# that are called with a list of them.
settlers: list = []
# And before any come, and before what stays with a match: functions that are called with whether
# others have just gone.
preparers: list = []


class borrowed:
    """A module for the length of a `with`; modules whose names begin with one of `keeping` stay."""

    def __init__(self, name: str, keeping: tuple = ()) -> None:
        self.name = name
        self.keeping = keeping

    def __enter__(self) -> "Any":
        self.before = dict.fromkeys(sys.modules)  # which a board makes sooner than a set
        for prepare in preparers:
            prepare(False)
        __import__(self.name)
        return sys.modules[self.name]

    def __exit__(self, *fault: object) -> None:
        for name in came(self.before, self.name):
            if not any([name.startswith(kept) for kept in self.keeping]):
                drop(name)


def came(before: dict, name: str) -> list:
    """The names of the modules of a module's top package that were not there `before`, sorted."""
    top = name.split(".")[0] + "."
    return sorted(
        [each for each in list(sys.modules) if each not in before and each.startswith(top)]
    )


def drop(name: str) -> None:
    """Free a module. Python keeps it twice, in `sys.modules` and on its package."""
    sys.modules.pop(name, None)
    package, _, leaf = name.rpartition(".")
    if hasattr(sys.modules.get(package), leaf):
        delattr(sys.modules[package], leaf)
