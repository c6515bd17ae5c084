"""CPython's own allocator, of which one call fails: any of those within one function's calls.

    with Allocator(Link, "carry_out") as allocator:
        allocator.at = 17
        ...  # the function is called, and its 17th allocation fails
        allocator.beyond  # whether it had fewer

It is `_testcapi.set_nomemory`, which comes with CPython's own tests: python.org's and pyenv's
Pythons have it, some distributions put it into a package of its own. `there_is_one` tells.

Python itself is not made for it: where it loses an exception on the way it raises SystemError. A
board's Python has no such places, so those are counted, and no more is made of them than that what
memory holds is sound.
"""

from __future__ import annotations

import importlib
import sys
from types import TracebackType
from typing import Any, Self


def there_is_one() -> bool:
    try:
        return hasattr(importlib.import_module("_testcapi"), "set_nomemory")
    except ImportError:
        return False


class Allocator:
    """at      the allocation that fails in the next call, 1 the first; 0: none
    beyond  whether the last call had fewer
    """

    def __init__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name
        self.whole = getattr(owner, name)
        self.api: Any = importlib.import_module("_testcapi")
        self.at = 0
        self.beyond = False

    def __enter__(self) -> Self:
        allocator = self

        def starved(owner: Any) -> Any:
            at, allocator.at = allocator.at, 0
            return allocator.call(owner, at) if at else allocator.whole(owner)

        setattr(self.owner, self.name, starved)
        self.told, sys.unraisablehook = sys.unraisablehook, lambda unraisable: None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.unraisablehook = self.told
        setattr(self.owner, self.name, self.whole)

    def call(self, owner: Any, at: int) -> Any:
        """The function; what has not failed by its end fails after it, in as many more."""
        beyond = False
        self.api.set_nomemory(at, at + 1)
        try:
            return self.whole(owner)
        finally:
            try:
                for _ in range(at):
                    bytearray(600)
            except MemoryError:
                beyond = True
            self.api.remove_mem_hooks()
            self.beyond = beyond
