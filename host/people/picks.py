"""News in which a player picks pieces that no reader sees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.table import SEATED

News = tuple[Any, Any, Any, Any]

# By verb, the places in its news of the zones whose owners pick what goes, unread.
PICKED = {"discard_unseen": (2,), "swap": (2, 3)}


@dataclass(frozen=True)
class Pick:
    """So many pieces of a zone, which nobody but its owner chooses, and no reader sees.

    to  the zone where they go
    """

    zone: int
    number: int
    to: int

    @property
    def seat(self) -> int:
        return self.zone % SEATED


def kept(news: Iterable[News]) -> tuple[News, ...]:
    """News as it is now: its lists may be the table's own."""
    return tuple(
        (verb, list(what) if isinstance(what, (list, range)) else what, source, target)
        for verb, what, source, target in news
    )


def picks(news: News) -> list[Pick]:
    """What people pick for this piece of news, in order."""
    both = news[2:]
    return [Pick(news[at], news[1], both[3 - at]) for at in PICKED.get(news[0], ())]
