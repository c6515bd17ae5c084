"""The log of a match, as plain dictionaries for the browser."""

from __future__ import annotations

from typing import Any

from host.page.mirror import Mirror


def log_lines(mirror: Mirror, language: str, first: int) -> list[dict[str, Any]]:
    """What happened from the `first` answer on; 0 begins with what was said before it."""
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
            "said": mirror.sentences(told.news, language),
        })  # fmt: skip
    return lines
