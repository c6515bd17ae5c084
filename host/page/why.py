"""Why an answer is better or worse, in a sentence: what changes for whom, and then who wins."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words import Words
from host.page.words import say

POINTS = "points"  # the column of the standing that says most
LITTLE = 0.2  # a difference below it is not worth a word
Parts = dict[str, list[float]]


def changes(words: Words, seat: int, parts: Parts, won: Sequence[float]) -> str:
    """What changes for this seat and for the one that it matters most to besides, in words.

    parts  column of the standing -> by seat: how much more at the end
    won    by seat: how much more of the win, -1 to 1
    """
    others = [each for each in range(len(won)) if each != seat]
    told = [seat, *sorted(others, key=lambda each: -abs(won[each]))[:1]]
    return ", ".join(part(words, each, parts, won) for each in told)


def part(words: Words, seat: int, parts: Parts, won: Sequence[float]) -> str:
    """The column in which most changes for this seat; where none does, how often it wins."""
    columns = [column for column in parts if abs(parts[column][seat]) >= LITTLE]
    columns.sort(key=lambda column: (column != POINTS, -abs(parts[column][seat])))
    if columns:
        number, label = signed(words, parts[columns[0]][seat], 1), words.text(columns[0])
    else:
        number = signed(words, 100 * won[seat], 0)
        label = say(words.language, "wins_of_100")
    return say(words.language, "why_part", words.seat(seat), number, label)


def signed(words: Words, number: float, places: int) -> str:
    """`+3.2`, `−1.5`: as the language writes it."""
    text = f"{number:+.{places}f}".replace("-", "−")
    return text.replace(".", say(words.language, "decimal"))


def hundred(share: float) -> str:
    """A share of the win as matches of 100."""
    return str(round(100 * share))
