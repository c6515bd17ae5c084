"""The review of a match as plain data, with its sentences in one language."""

from __future__ import annotations

from typing import Any

from engine import record
from engine.reading import Reader
from engine.words import Words
from host.opponents.review import Review, Turn
from host.opponents.world import Answer
from host.page.why import changes, hundred, signed
from host.page.words import say, whole

View = dict[str, Any]


def judgement(review: Review, reader: Reader, language: str) -> View:
    """curve    by number of answers: everybody's share of the win
    luck     by seat: what luck alone brought of it;  lucky: the same in words
    turns    [{n, who, kind, prompt, answer, better, before, after, within, parts, said}]
    """
    players, box = reader.match.players, reader.referee.table.box
    words = whole(language, reader.game, players, box).honour(reader.referee.table.options)
    return {
        "game": reader.game,
        "players": list(players),
        "curve": [[round(share, 3) for share in shares] for shares in review.curve],
        "luck": [round(share, 3) for share in review.luck],
        "lucky": luck_lines(review, words),
        "turns": [turn_view(turn, words) for turn in review.turns],
    }


def turn_view(turn: Turn, words: Words) -> View:
    """`n` answers were given once it was answered."""
    moment = turn.moment
    ask, players, box = moment.ask, words.players, words.box
    better = None if turn.better is None else record.spell(ask, turn.better, box, players)
    return {
        "n": moment.number + 1,
        "who": record.ANYONE if ask.seat is None else players[ask.seat],
        "kind": "luck" if turn.luck else "choice",
        "prompt": ask.prompt,
        "answer": record.spell(ask, moment.value, box, players),
        "better": better,
        "before": [round(share, 3) for share in turn.before],
        "after": [round(share, 3) for share in turn.after],
        "within": round(turn.within, 3),
        "parts": {key: [round(each, 2) for each in turn.parts[key]] for key in turn.parts},
        "said": said(turn, words),
    }


def said(turn: Turn, words: Words) -> list[str]:
    """What was answered and what it did to the chances; then what changed."""
    moment, seat = turn.moment, turn.seat
    asked, answer = words.text(moment.ask.prompt, moment.ask.args), named(turn, words, moment.value)
    numbers = hundred(turn.before[seat]), hundred(turn.after[seat]), hundred(turn.within)
    who = words.seat(seat)
    if turn.better is None:
        first = say(words.language, "turn_luck", asked, answer, who, *numbers)
    else:
        better = named(turn, words, turn.better)
        first = say(words.language, "turn_choice", who, asked, answer, better, *numbers)
    won = [new - old for old, new in zip(turn.before, turn.after, strict=True)]
    return [first, say(words.language, "why_ends", changes(words, seat, turn.parts, won))]


def named(turn: Turn, words: Words, value: Answer) -> str:
    """An answer as people read it."""
    label = turn.moment.labels.get(value)
    return words.said(label) if label else words.option(turn.moment.ask, value)


def luck_lines(review: Review, words: Words) -> list[str]:
    """What luck alone brought to everybody."""
    return [
        say(words.language, "luck_of", words.seat(seat), signed(words, 100 * share, 0))
        for seat, share in enumerate(review.luck)
    ]
