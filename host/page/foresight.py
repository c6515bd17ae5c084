"""What an answer would lead to: what the table would say, and what would stand on the plate then.

It is worked out as the table itself does it, by giving the answer to a second referee: so every
game has it, and it knows no more than all at the table do.
"""

from __future__ import annotations

import copy
from typing import Any

from engine import record
from engine.ask import CHOICE, Ask
from engine.referee import Referee
from engine.simulated import Truth
from host.cable.client import Refusal
from host.page.mirror import Mirror
from host.page.on_board import pieces_on
from host.page.standing import ending
from host.page.words import say

View = dict[str, Any]


def foresee(
    mirror: Mirror, language: str, text: str, truth: Truth | None = None, then: str = ""
) -> View:
    """said    sentences, also the question that this seat would be asked next
    pieces  as host/page/on_board.py has them, or none where what comes next would be news to people

    `text` is an answer as records spell it, `then` the next one where a click gives both; `truth`
    a simulated table's. Raises Refusal.
    """
    ask, box = mirror.ask, mirror.referee.table.box
    value = record.parse(ask, text, box, mirror.players) if ask else None
    if ask is None or value is None or ask.secret or ask.role is not CHOICE:
        raise Refusal("not_an_answer", "there is nothing to foresee of that")
    ahead = after(mirror, value)
    if ahead is None:
        return {"said": [], "pieces": []}
    if then:
        return foresee(ahead, language, then, truth)
    said = ahead.sentences(ahead.referee.table.news, language)
    return {
        "said": [*said, *next_of(ahead, ask, language)],
        "pieces": pieces_on(ahead.referee, mirror.words[language], mirror.lights, truth),
    }


def after(mirror: Mirror, value: int | str) -> Mirror | None:
    """The match once this answer is given; None where it would turn up what people cannot know."""
    now, ahead = mirror.referee, copy.copy(mirror)
    ahead.referee = Referee(now.game, now.seats, now.options)
    ahead.referee.replay(now.log)
    if ahead.referee.answer(value) or ahead.referee.seen == ahead.count:
        return None
    return ahead


def next_of(ahead: Mirror, ask: Ask, language: str) -> list[str]:
    """How it would end; or what the same seat would be asked next."""
    words, then, end = ahead.words[language], ahead.ask, ending(ahead, language)
    if end:
        return [end["won"]]
    if then is None or then.seat != ask.seat or then.prompt == ask.prompt:
        return []
    return [say(language, "then_asked", words.text(then.prompt, then.args))]
