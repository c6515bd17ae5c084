"""Opponents in a tab, whose one thread is the table's and the page's, too."""

from __future__ import annotations

import asyncio

from host.opponents.__main__ import answer
from host.opponents.lines import ANSWER, HINT, Line
from host.opponents.mind import LEVELS
from host.opponents.process import Minds

LONGEST_S = 0.15  # of thought: the page stands still for so long


class BriefMinds(Minds):
    """Opponents in the table's own thread, which is the tab's only one."""

    async def decide(self, line: Line, level: str, seed: str) -> str | None:
        line = {**line, "do": ANSWER, "level": level, "seed": seed}
        return self.chosen(line, await brief(line))

    async def hint(self, line: Line, level: str, seed: str) -> Line:
        return await brief({**line, "do": HINT, "level": level, "seed": seed})


async def brief(line: Line) -> Line:
    """The answer to a line, after a short thought; what the page has to show is shown first."""
    await asyncio.sleep(0)
    return answer({**line, "seconds": min(LEVELS[line["level"]].seconds, LONGEST_S)})
