"""Whether every reason to refuse a piece stands beside every question, or whole on a later page."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from engine import catalogue, found
from engine.referee import Referee
from engine.words import Words
from firmware.screen import view
from firmware.screen.canvas import wrap

USUAL = ("refused_not_asked", "refused_elsewhere", "refused_not_legal", "refused_fault")
PAGES = 4  # on which people may have to wait for the last of it


@functools.cache
def whys(name: str) -> tuple[str, ...]:
    """The keys that a game's `why` can return: it spells them out."""
    function = getattr(catalogue.load(name), "why", None)
    said = function.__code__.co_consts if function else ()
    texts = found.texts(found.OTHERWISE, name)
    return tuple(key for key in texts if key in said)


def hidden(referee: Referee, words: Words, name: str) -> Iterator[str]:
    """Reasons, beside the longest piece as firmware/table/play.py writes them, that are cut."""
    longest = max((words.piece(piece) for piece in range(words.box.size)), key=len, default="")
    for key in (*USUAL, *whys(name)):
        if "{" in words.texts[key]:
            continue
        said = longest + " : " + words.text(key)
        if not stands(referee, words, said):
            yield f"{key}: no room beside the question {referee.ask and referee.ask.prompt}"


def stands(referee: Referee, words: Words, said: str) -> bool:
    """Beside the question where both have room, else on a later page, and whole."""
    ask = referee.ask
    if ask is None:
        return True
    beside = len(wrap(view.asked(ask, words))) + len(wrap(said)) <= view.BODY
    shown = view.question(ask, referee, words, said, view.about_rows(ask, referee, words))
    shown += view.news_pages(referee.table.news, words)
    wanted = said.replace(found.NO_BREAK, " ")
    for page in range(1 if beside else PAGES):
        rows = [row.strip() for row in view.ask_rows(referee, words, [], 0, page, shown, [])[1:]]
        if wanted in " ".join(filter(None, rows)):
            return True
    return False
