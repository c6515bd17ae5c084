"""The archive for programs that run in an event loop.

The archive may be on a slow disk or far away: it works in a thread of its own, one task after the
other, and the loop never waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from host import loaded_modules
from host.archive.archive import Archive

Result = TypeVar("Result")


class Librarian:
    """The archive behind its thread. `place` as Archive.open has it."""

    def __init__(self, place: str = "") -> None:
        self.place = place
        self.thread = ThreadPoolExecutor(1, "archive")
        self.archive: Archive | None = None

    async def ask(self, work: Callable[..., Result], *args: Any) -> Result:
        """`work(archive, …)` in the thread. Raises ArchiveError, and what the work raises."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self._work, work, *args)

    def _work(self, work: Callable[..., Result], *args: Any) -> Result:
        if self.archive is None:
            loaded_modules.hold()
            self.archive = Archive.open(self.place)
        return work(self.archive, *args)

    async def close(self) -> None:
        try:
            if self.archive:
                await self.ask(Archive.close)
        finally:
            if self.archive:
                loaded_modules.release()
            self.thread.shutdown()
