"""The log of a match, as plain dictionaries for the browser; and what a player has missed of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine.ask import CHOICE
from host.page.mirror import Mirror, Told
from host.page.signs import signs
from host.page.story import BACK, ended, story

FEW = 6  # sentences that a player reads before answering


def log_lines(mirror: Mirror, language: str, first: int) -> list[dict[str, Any]]:
    """What happened from the `first` answer on; 0 begins with the news before it."""
    lines: list[dict[str, Any]] = []
    if first == 0:
        said = mirror.sentences(mirror.opening, language)
        lines.append({"n": 0, "said": said, "signs": signs(mirror, 0, language)})
    words = mirror.words[language]
    for number, told in enumerate(mirror.told[max(0, first - 1) :], max(1, first)):
        ask, value = told.ask, told.value
        answer = None if value is None else words.option(ask, value)
        lines.append({
            "n": number,
            "seat": ask.seat,
            "who": words.called(ask.seat) if told.who is None else words.titled(told.who),
            "asked": words.text(ask.prompt, ask.args),
            "answer": words.said(told.label) if told.label else answer,
            "back": value == BACK,
            "told": story(mirror, number, language),
            "said": mirror.sentences(told.news, language),
            "signs": signs(mirror, number, language),
        })  # fmt: skip
    return lines


def missed(mirror: Mirror, seats: Collection[int | None], language: str) -> list[str]:
    """The story since one of these seats has answered, but for the last news: few, the latest."""
    found: list[str] = []
    for number in range(len(mirror.told), 0, -1):
        if _own(mirror.told[number - 1], seats):
            break
        last = number == len(mirror.told)
        news = [] if last else mirror.sentences(mirror.told[number - 1].news, language)
        deed = story(mirror, number, language) if last or ended(mirror, number, language) else []
        found = [*deed, *news, *found]
    return found[-FEW:]


def _own(told: Told, seats: Collection[int | None]) -> bool:
    """Whether one of them has decided this: what lies there or comes up, nobody does."""
    return told.ask.seat in seats and told.ask.role == CHOICE
