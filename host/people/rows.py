"""The row in which a computer's cards lie face down before its seat, as people keep it.

They lay every card on the reader once, and then to the right of the others. What is played leaves
the row, and the others stay in their order; what comes back goes to its right end. Where cards go
that nobody reads, or all are gathered, nobody knows which are left: the row is empty, and its cards
are laid on the reader again.
"""

from __future__ import annotations

from collections.abc import Sequence

from host.people.picks import PICKED, News

CARRIED = ("tapped", "move")
UNREAD = {"draw_blind": (2,), **PICKED}  # places of the zones in news


def row_of(
    history: Sequence[Sequence[News]], laid: Sequence[tuple[int, int]], zone: int
) -> list[int]:
    """The cards of this zone from the left, as far as they were laid.

    history  the news before the first answer, then those of each answer
    laid     (number of answers before it, the card) in their order
    """
    found: list[int] = []
    for count, told in enumerate(history if laid else ()):
        for news in told:
            found = after(found, news, zone)
        found += [piece for at, piece in laid if at == count and piece not in found]
    return found


def after(row: list[int], news: News, zone: int) -> list[int]:
    """The row after a piece of news."""
    verb, what, source, target = news
    if verb in CARRIED:
        left = [piece for piece in row if source != zone or piece not in what]
        came = [piece for piece in what if piece not in left] if target == zone else []
        return left + came
    unread = any(news[at] == zone for at in UNREAD.get(verb, ()))
    gathered = verb == "gather" and (zone in what or target == zone)
    return [] if unread or gathered else row
