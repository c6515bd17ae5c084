"""Work of a room that goes on beside what its people do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

REST_S = 0.02


class Errands:
    """Tasks that go on until they are done, or the table closes."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.wanted: set[str] = set()
        self.turn = asyncio.Lock()

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def soon(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do this once more, however often it is asked for before it begins."""
        if work.__name__ not in self.wanted:
            self.wanted.add(work.__name__)
            self.spawn(self._do(work))

    async def _do(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One at a time, with a rest: a table that never stops asking for it gets a little."""
        async with self.turn:
            self.wanted.discard(work.__name__)
            await work()
            await asyncio.sleep(REST_S)


def report(where: str, fault: Exception) -> None:
    """A fault of ours that ends nothing: for who reads what the server says."""
    asyncio.get_running_loop().call_exception_handler({"message": where, "exception": fault})
