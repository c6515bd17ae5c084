"""Minds in a process of their own: a page goes on answering while they think."""

from __future__ import annotations

import asyncio
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
    """

    def __init__(self) -> None:
        self.own, self.hinter = Program(OWN, GRACE_S), Program(OWN, GRACE_S)
        self.programs: dict[str, Program] = {}
        self.failed: dict[str, str] = {}

    def take(self, programs: Mapping[str, Sequence[str]]) -> None:
        """From now on these commands play for people of these names."""
        self.programs = {name: Program(programs[name], OTHERS_GRACE_S) for name in programs}
        self.failed = {}

    async def decide(self, line: Line, level: str, seed: str) -> str | None:
        """An option of the line; None where no process can think. May add to `failed`."""
        line = {**line, "seconds": LEVELS[level].seconds, "level": level, "seed": seed}
        name = line["who"]
        if name in self.programs and name not in self.failed:
            try:
                return await asked(self.programs[name], line)
            except Trouble as trouble:
                self.failed[name] = trouble.why
        try:
            return await asked(self.own, line)
        except Trouble:  # the next thought begins another
            return None

    async def hint(self, line: Line, level: str, seed: str) -> Line:
        """The best two options of the line. Raises Trouble."""
        seconds = LEVELS[level].seconds
        line = {**line, "do": HINT, "seconds": seconds, "level": level, "seed": seed}
        return await asyncio.to_thread(self.hinter.ask, line)

    def close(self) -> None:
        for program in (self.own, self.hinter, *self.programs.values()):
            program.close()


async def asked(program: Program, line: Line) -> str:
    answer = await asyncio.to_thread(program.ask, {**line, "do": ANSWER})
    return str(answer["answer"])
