"""The log of a match, as plain dictionaries for the browser; and what a player has missed of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from host.page.mirror import Mirror
from host.page.signs import signs
from host.page.since import last
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


def meanwhile(mirror: Mirror, seats: Collection[int | None], language: str) -> dict[str, Any]:
    """What one of these seats may have missed, and after which answer it happened."""
    return {"earlier": missed(mirror, seats, language), "since": last(mirror, seats)}


def missed(mirror: Mirror, seats: Collection[int | None], language: str) -> list[str]:
    """The story since one of these seats has answered, but for the last news: few, the latest."""
    found: list[str] = []
    for number in range(len(mirror.told), last(mirror, seats), -1):
        newest = number == len(mirror.told)
        news = [] if newest else mirror.sentences(mirror.told[number - 1].news, language)
        deed = story(mirror, number, language) if newest or ended(mirror, number, language) else []
        found = [*deed, *news, *found]
    return found[-FEW:]
