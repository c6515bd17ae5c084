"""A real table as its computer imagines it: what it has seen, its own cards, all else by lot.

engine.knowledge takes from it what the seat may know: of others' unseen pieces only how many lie
where. So a mind at a real table is given what it is given at a simulated one.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from engine.referee import Referee
from host.opponents.world import Pieces


def imagine(referee: Referee, rows: Mapping[int, list[int]], rng: random.Random) -> Pieces:
    """The pieces after this referee's answers. `rows`: what is known to lie unseen, by zone.

    Raises Fault where a row cannot lie there.
    """
    other = Referee(referee.game, referee.seats, referee.options)
    pieces = Pieces(referee.game, rng, other.table)
    pieces.obey(other.table)
    for code in bytes(referee.log):
        other.give(code)
        pieces.obey(other.table)
    for zone, row in rows.items():
        pieces.hold(zone, row)
    return pieces
