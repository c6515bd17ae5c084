"""The log of a match, as plain dictionaries for the browser; and what a player has missed of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from host.page.mirror import Mirror

BACK = "back"  # the way out of a question that leads back to the one before
FEW = 6  # sentences that a player reads before answering


def log_lines(mirror: Mirror, language: str, first: int) -> list[dict[str, Any]]:
    """What happened from the `first` answer on; 0 begins with the news before it."""
    lines: list[dict[str, Any]] = []
    if first == 0:
        lines.append({"n": 0, "said": mirror.sentences(mirror.opening, language)})
    words = mirror.words[language]
    for number, told in enumerate(mirror.told[max(0, first - 1) :], max(1, first)):
        ask, value = told.ask, told.value
        answer = None if value is None else words.option(ask, value)
        lines.append({
            "n": number,
            "seat": ask.seat,
            "who": words.seat(ask.seat) if told.who is None else told.who,
            "asked": words.text(ask.prompt, ask.args),
            "answer": words.said(told.label) if told.label else answer,
            "back": value == BACK,
            "said": mirror.sentences(told.news, language),
        })  # fmt: skip
    return lines


def missed(mirror: Mirror, seats: Collection[int | None], language: str) -> list[str]:
    """The news but the last since one of these seats has answered: few, the latest."""
    told = mirror.told
    if not told or told[-1].ask.seat in seats:
        return []
    found: list[str] = []
    for each in reversed(told[:-1]):
        found = mirror.sentences(each.news, language) + found
        if each.ask.seat in seats:
            break
    return found[-FEW:]
