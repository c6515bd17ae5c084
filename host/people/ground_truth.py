"""What a simulated table knows of a game beyond its referee: see engine/simulated.py."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine import found
from engine.ask import CHOICE, Ask
from engine.simulated import Truth
from engine.table import SEATED, Table
from host.people.picks import Pick
from host.people.real_pieces import Inconsistent


def truth_of(game: Any, rng: random.Random) -> Truth:
    """The truth of a match by this rulebook, settled now."""
    own: type[Truth] = found.part(game.__name__.split(".")[2], "simulated").get("Truth", Truth)
    return own(rng)


def duty(game: Any, table: Table, ask: Ask, within: Sequence[int]) -> list[int] | None:
    """Those of the pieces `within` a hand that it may lay by a rule which the table cannot see
    (engine/simulated.py); None where any may."""
    own = found.part(game.__name__.split(".")[2], "simulated").get("duty")
    must: list[int] | None = own(table, ask, within) if own and ask.role is CHOICE else None
    return must


def needed(game: Any, table: Table, pick: Pick, held: Sequence[int]) -> list[float]:
    """How much the owner of a zone loses with each of the pieces held there, as far as the game
    says it (engine/simulated.py); less where it goes to another zone of theirs."""
    own = found.part(game.__name__.split(".")[2], "simulated").get("keeps")
    if own is None:
        return [0.0] * len(held)
    here: list[float] = own(table, pick.zone, held)
    if pick.to < SEATED:
        return here
    return [one - other for one, other in zip(here, own(table, pick.to, held), strict=True)]


def worth_of(game: Any) -> Callable[[Table, int], float] | None:
    """What a position is worth to a seat, as far as the game says it (engine/simulated.py)."""
    return found.part(game.__name__.split(".")[2], "simulated").get("worth_of")


def leans(game: Any) -> Callable[[Table, Ask, Sequence[Any]], list[int | str]] | None:
    """What people with some sense choose, as far as the game says it (engine/simulated.py)."""
    return found.part(game.__name__.split(".")[2], "simulated").get("leans")


def check(truth: Truth, table: Table) -> None:
    """Raises Inconsistent where the engine holds something for true that is not."""
    wrong = truth.contradiction(table)
    if wrong:
        raise Inconsistent(wrong)
