"""What has changed on the table since a player has last decided something: each has a quiet mark.

It is worked out from the match's log alone, by the table as that answer left it: so it is the same
after a reload or a restart, on every phone, and for who only looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from engine.ask import CHOICE
from engine.referee import Referee
from host.page.mirror import Mirror
from host.page.on_board import counted
from host.people.real_pieces import RealPieces


@dataclass(frozen=True)
class Before:
    """The table as an answer left it; of an answer that nothing has followed there is none.

    steps   how many answers ago;  real: where the cards lie, if this computer knows
    """

    referee: Referee
    steps: int
    real: RealPieces | None

    def lay(self, zone: int, piece: int) -> bool:
        """Whether this piece lay in this zone."""
        if self.real is not None:
            return piece in self.real.earlier(zone, self.steps)
        return piece in self.referee.table.zones.get(zone, ())

    def had(self, seat: int, piece: int) -> bool:
        """Whether this piece lay before this seat in a group."""
        groups = self.referee.game.groups(self.referee.table)
        return any(piece in group for group in groups[seat]) if groups else False

    def places(self, now: Referee) -> list[int]:
        """Those of the plate to which something has come."""
        more = standing(now) - standing(self.referee)
        return sorted({place for place, _, _ in more if isinstance(place, int)})


def standing(referee: Referee) -> Counter[tuple[Any, int, str]]:
    marks: Counter[tuple[Any, int, str]] = Counter()
    for (place, mark, shape), count in counted([*referee.game.marks(referee.table, None)]).items():
        alone = isinstance(place, tuple) and len(place) == 1
        marks[place[0] if alone else place, mark, shape] += count
    return marks


def before(mirror: Mirror, seats: Collection[int | None], real: RealPieces | None) -> Before | None:
    """As the last answer of one of these seats left the table; None: nothing has come since."""
    number = last(mirror, seats)
    if number in (0, mirror.count):
        return None

    def found() -> Before:
        then = Referee(mirror.referee.game, mirror.referee.seats, mirror.referee.options)
        then.replay(mirror.referee.log[:number])
        return Before(then, mirror.count - number, real)

    return mirror.once((before, number), found)


def last(mirror: Mirror, seats: Collection[int | None]) -> int:
    """The number, from 1, of the last answer that one of these seats has decided; 0: none."""
    for number in range(len(mirror.told), 0, -1):
        ask = mirror.told[number - 1].ask
        if ask.seat in seats and ask.role == CHOICE:
            return number
    return 0
