"""Minds in a process of their own: a page goes on answering while they think."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

from host.opponents.lines import ANSWER, HINT, Line
from host.opponents.mind import LEVELS
from host.opponents.program import OWN, Program, Trouble

GRACE_S = 30.0  # of our own: on a busy computer a second of the processor takes many
OTHERS_GRACE_S = 1.0


class Minds:
    """own       the table's opponents;  hinter: a second one, so that no hint waits for them
    programs  from outside, by the name of who is played by them
    failed    the names of those that gave no answer: the table's own play on for them
    lots      by name, choices of the match in play that were by lot: no world fitted, or no thought
              came to an end
    """

    def __init__(self) -> None:
        self.own, self.hinter = Program(OWN, GRACE_S), Program(OWN, GRACE_S)
        self.programs: dict[str, Program] = {}
        self.failed: dict[str, str] = {}
        self.lots: dict[str, int] = {}

    def take(self, programs: Mapping[str, Sequence[str]]) -> None:
        """From now on these commands play for people of these names."""
        self.programs = {name: Program(programs[name], OTHERS_GRACE_S) for name in programs}
        self.failed = {}

    async def decide(self, line: Line, level: str, seed: str) -> str | None:
        """An option of the line; None where no process can think. May add to `failed`."""
        line = at_level({**line, "do": ANSWER}, level, seed)
        name = line["who"]
        if name in self.programs and name not in self.failed:
            try:
                return str((await asyncio.to_thread(self.programs[name].ask, line))["answer"])
            except Trouble as trouble:
                self.failed[name] = trouble.why
        answer: Line = {"answer": None, "options": []}
        with contextlib.suppress(Trouble):  # the next thought begins another
            answer = await self.think(line)
        if len(line["options"]) > 1 and not any(one["visits"] for one in answer["options"]):
            self.draws_lots(name)
        return answer["answer"]  # type: ignore[no-any-return]

    def draws_lots(self, name: str) -> None:
        self.lots[name] = self.lots.get(name, 0) + 1

    async def hint(self, line: Line, level: str, seed: str) -> Line:
        """The best two options of the line. Raises Trouble."""
        return await self.think(at_level({**line, "do": HINT}, level, seed))

    async def think(self, line: Line) -> Line:
        """What the table's own opponents answer. Raises Trouble."""
        return await asyncio.to_thread((self.hinter if line["do"] == HINT else self.own).ask, line)

    def close(self) -> None:
        for program in (self.own, self.hinter, *self.programs.values()):
            program.close()


def at_level(line: Line, level: str, seed: str) -> Line:
    return {**line, "seconds": LEVELS[level].seconds, "level": level, "seed": seed}
