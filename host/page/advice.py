"""A hint for the question that stands: what a strong player would do, and why, in a sentence.

The process that thinks gets what the asked seat may know and nothing else (engine/knowledge.py),
and what it says is for that seat's own screen.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from engine import record
from engine.ask import CHOICE, Ask
from engine.words import Words
from host.cable.client import Refusal
from host.opponents.lines import Line, question
from host.opponents.mind import known_to, options_at
from host.opponents.process import Minds
from host.opponents.program import Trouble
from host.opponents.review import NORMAL_95
from host.page.errands import report
from host.page.forced_answers import forced_answer
from host.page.why import changes, hundred
from host.page.words import say

if TYPE_CHECKING:
    from host.page.mirror import Mirror
    from host.page.room import Room

View = dict[str, Any]
LEVEL = "strong"
MOST = 2  # options that are compared


class Advice:
    """asked   the match and the number of answers at which people asked for a hint
    answer  what was thought of it; None: it is being thought about;  failed: nothing came
    """

    def __init__(self, room: Room, minds: Minds):
        self.room, self.minds = room, minds
        self.asked: tuple[Mirror, int] | None = None
        self.answer: Line | None = None
        self.failed = False

    def possible(self) -> bool:
        """Whether there is a choice here, and this computer knows what its seat holds."""
        room, ask = self.room, self.room.mirror.ask if self.room.mirror else None
        if ask is None or ask.seat is None or ask.role is not CHOICE or room.real is None:
            return False
        free = not (room.picking or room.paused or room.stale) and forced_answer(room) is None
        return free and ask.seat not in room.bots.seats

    def want(self, seat: int) -> None:
        """Begin to think for the asked seat; who asks twice waits for the same. Raises Refusal."""
        mirror = self.room.mirror
        if mirror is None or not self.possible() or mirror.ask is None or mirror.ask.seat != seat:
            raise Refusal("no_advice", "there is nothing to choose here for you")
        if self.asked == (mirror, mirror.count) and not self.failed:
            return
        self.asked, self.answer, self.failed = (mirror, mirror.count), None, False
        self.room.errands.spawn(self._think(mirror))
        self.room.changed("state")

    async def _think(self, mirror: Mirror) -> None:
        room, asked, ask = self.room, self.asked, mirror.ask
        assert room.real and ask and ask.seat is not None
        try:
            known = known_to(ask.seat, mirror.referee, room.real)
            options = options_at(mirror.referee, room.real).values()
            line = question(mirror.game, mirror.referee, mirror.players, known, options)
            answer = await self.minds.hint(line, LEVEL, f"{room.deal.secret} hint {mirror.count}")
        except Trouble:
            answer = None
        except Exception as fault:
            answer = None
            report("a hint", fault)
        if self.asked == asked:
            self.answer, self.failed = answer, answer is None
            room.changed("state")

    def view(self, words: Words) -> View | None:
        """What the asked seat sees of it; None where there is nothing to choose."""
        mirror = self.room.mirror
        if mirror is None or mirror.ask is None or not self.possible():
            return None
        if self.asked != (mirror, mirror.count):
            return {"state": "offer"}
        if self.failed:
            return {"state": "failed"}
        if self.answer is None:
            return {"state": "thinks"}
        return {"state": "ready", "value": self.answer["answer"],
                "said": sentences(self.answer, mirror, mirror.ask, words)}  # fmt: skip


def sentences(answer: Line, mirror: Mirror, ask: Ask, words: Words) -> list[str]:
    """The option with its chances and their interval; then what it changes."""
    tongue, seat = words.language, ask.seat or 0
    told = answer["options"][:MOST]
    if not told or not told[0]["visits"]:
        return [say(tongue, "advice_by_lot", named(answer["answer"], mirror, ask, words))]
    best, share = told[0], told[0]["won"][seat]
    within = NORMAL_95 * math.sqrt(share * (1 - share) / best["visits"])
    first = say(tongue, "advice_is", named(best["answer"], mirror, ask, words), hundred(share),
                hundred(within))  # fmt: skip
    if len(told) < MOST or not told[1]["visits"]:
        return [first]
    other = told[1]
    won = [new - old for old, new in zip(other["won"], best["won"], strict=True)]
    parts = {
        column: [new - old for old, new in zip(other["parts"][column], numbers, strict=True)]
        for column, numbers in best["parts"].items() if column in other["parts"]
    }  # fmt: skip
    than = named(other["answer"], mirror, ask, words)
    return [first, say(tongue, "why_than", than, changes(words, seat, parts, won))]


def named(text: str, mirror: Mirror, ask: Ask, words: Words) -> str:
    """An answer, as a record spells it, in words."""
    value = record.parse(ask, text, mirror.referee.table.box, mirror.players)
    if value is None:
        return text
    label = mirror.referee.label(value)
    return words.said(label) if label else words.option(ask, value)
