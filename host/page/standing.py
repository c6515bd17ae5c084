"""The standing of a match, as plain dictionaries for the browser."""

from __future__ import annotations

from typing import Any

from engine.explain import stakes, verdict
from engine.referee import Referee
from engine.words import Words
from host.page.mirror import Mirror
from host.page.words import say


def cell(words: Words, value: int | tuple[Any, ...] | None) -> str:
    """A value of the standing."""
    if value is None:
        return ""
    return words.said(value) if isinstance(value, tuple) else str(value)


def status(words: Words, referee: Referee) -> str:
    """Where the match stands, in a sentence."""
    return words.said(referee.game.status(referee.table))


def won(words: Words, winners: list[int]) -> str:
    """Who has won, in a sentence."""
    if not winners:
        return words.text("nobody_wins")
    if len(winners) == 1:
        return words.won(winners[0])
    *others, last = [words.called(who) for who in winners]
    return say(words.language, "won_together", ", ".join(others), last)


def ending(mirror: Mirror, language: str) -> dict[str, Any] | None:
    """How the match ended, who has won and why; None while it goes on."""
    result, words = mirror.referee.result, mirror.words[language]
    if result is None:
        return None
    return {
        "ending": words.text("ending_" + result.ending),
        "why": verdict(words, mirror.game, mirror.referee),
        "won": won(words, result.winners),
        "details": [words.text(key, args) for key, *args in result.details],
    }


def at_stake(mirror: Mirror, language: str, picks: bool) -> tuple[str, ...]:
    """Goal, stake, end; while cards are picked no stake: it would be that of the next question."""
    if mirror.ask is None:
        return ()
    said = stakes(mirror.words[language], mirror.game, mirror.referee)
    return (*said[:1], "", *said[2:]) if picks else said
