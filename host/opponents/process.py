"""Minds in a process of their own: a page goes on answering while they think."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from host import outside
from host.opponents.mind import Level, decide
from host.opponents.search import Found
from host.opponents.worlds import Answer, Knowledge


def begin() -> None:
    """In the process: games from outside are known, and Ctrl-C is for the page alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outside.bring([])


class Minds:
    """One process, begun at the first thought; all that goes in is plain data."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def decide(
        self, game: str, known: Knowledge, options: Mapping[Any, Answer], level: Level, seed: str
    ) -> list[Found]:
        """As `mind.decide`; none where the process was killed: the next thought begins another."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), begin)
        work = asyncio.get_running_loop().run_in_executor(
            self._pool, decide, game, known, dict(options), level, seed
        )
        try:
            return await work
        except BrokenProcessPool:
            self._pool = None
            return []

    def close(self) -> None:
        """Nobody waits for what it still thinks."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
