"""Opponents in a tab: in a worker of their own, web/mind.js, beside the table's."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from host.opponents.lines import Line
from host.opponents.process import GRACE_S, Minds
from host.opponents.program import START_S, checked

Think = Callable[[str, float], Awaitable[str]]


class WorkerMinds(Minds):
    """ask  the worker's answer to a line within so many milliseconds. Raises Trouble"""

    def __init__(self, ask: Think) -> None:
        super().__init__()
        self.ask = ask

    async def think(self, line: Line) -> Line:
        patience_ms = 1000 * (line["seconds"] + GRACE_S + START_S)
        return checked(line, json.loads(await self.ask(json.dumps(line), patience_ms)))
