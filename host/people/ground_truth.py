"""Ground truth beyond tagged pieces, at a simulated table: see engine/simulated.py."""

from __future__ import annotations

import random
from typing import Any

from engine import found
from engine.simulated import Truth
from engine.table import Table
from host.people.real_pieces import Inconsistent


def truth_of(game: Any, rng: random.Random) -> Truth:
    """The truth of a match by this rulebook, settled now."""
    own: type[Truth] = found.simulated(game.__name__.split(".")[2]).get("Truth", Truth)
    return own(rng)


def check(truth: Truth, table: Table) -> None:
    """Raises Inconsistent where the engine holds something for true that is not."""
    wrong = truth.contradiction(table)
    if wrong:
        raise Inconsistent(wrong)
