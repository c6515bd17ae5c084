"""Reviews of finished matches for the page: worked out beside it, one at a time.

Everything in them follows from the record, which is shown as it is once its match is over.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from host.opponents.lines import Line
from host.opponents.program import DIED, Program, Trouble

View = dict[str, Any]
JUDGE = (sys.executable, "-m", "host.page.judge")
GRACE_S = 120.0  # from one line to the next, on a computer that has little time
KEPT = 20  # reviews


class Thought:
    """A record that is being judged; `at`: how many searches of how many are done."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.at: tuple[int, int] = (0, 1)


class Reviews:
    """thought  what is being judged, if anything is
    failed   the record whose review did not come, or ""
    ready    by record, its review by language: the latest ones
    """

    def __init__(self) -> None:
        self.program = Program(JUDGE, GRACE_S)
        self.thought: Thought | None = None
        self.failed = ""
        self.ready: dict[str, View] = {}
        self.task: asyncio.Task[None] | None = None

    def view(self, record: str, language: str) -> View:
        """How far the review of this finished match is."""
        if record in self.ready:
            return {"state": "ready", "review": self.ready[record][language]}
        if self.thought and record == self.thought.record:
            return {"state": "thinks", "done": self.thought.at[0], "of": self.thought.at[1]}
        return {"state": "failed" if record == self.failed else "offer"}

    def want(self, record: str) -> None:
        """Begin to judge it, in place of another; who asks twice waits for the same."""
        if record in self.ready or (self.thought and record == self.thought.record):
            return
        self.stop()
        self.thought, self.failed = Thought(record), ""
        self.task = asyncio.create_task(self._think(self.thought))

    def stop(self) -> None:
        """What is being judged is not wanted any more."""
        self.thought = None
        self.program.close()

    async def _think(self, thought: Thought) -> None:
        def heard(line: Line) -> None:
            if self.thought is not thought:  # it began after it was stopped
                raise Trouble(DIED)
            thought.at = (int(line["progress"]), int(line["of"]))

        try:
            answer = await asyncio.to_thread(self.program.ask, {"record": thought.record}, heard)
        except Trouble:
            answer = None
        if self.thought is thought:
            self.thought, self.failed = None, "" if answer else thought.record
        if answer:
            self.ready[thought.record] = answer["reviews"]
            while len(self.ready) > KEPT:
                del self.ready[next(iter(self.ready))]
