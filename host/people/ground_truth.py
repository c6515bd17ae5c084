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


def own(game: Any, name: str) -> Callable[..., Any] | None:
    """What a game's own `simulated.py` brings by this name (engine/simulated.py), if anything."""
    page = found.part(game.__name__.split(".")[2], "simulated")
    brought: Callable[..., Any] | None = page.get(name)
    return brought


def truth_of(game: Any, rng: random.Random) -> Truth:
    """The truth of a match by this rulebook, settled now."""
    truth: Truth = (own(game, "Truth") or Truth)(rng)
    return truth


def duty(game: Any, table: Table, ask: Ask, within: Sequence[int]) -> list[int] | None:
    """Those of the pieces `within` a hand that it may lay by a rule which the table cannot see
    (engine/simulated.py); None where any may."""
    said = own(game, "duty")
    must: list[int] | None = said(table, ask, within) if said and ask.role is CHOICE else None
    return must


def at_hand(game: Any, table: Table, ask: Ask, within: Sequence[int]) -> list[int]:
    """Those of the pieces `within` a hand that it can lay now, by the rules that the table cannot
    see, too."""
    must, values, chosen = duty(game, table, ask, within), {*ask.values}, ask.chosen
    within = within if must is None else must
    return [piece for piece in within if piece in values and piece not in chosen]


def needed(game: Any, table: Table, pick: Pick, held: Sequence[int]) -> list[float]:
    """How much the owner of a zone loses with each of the pieces held there, as far as the game
    says it (engine/simulated.py); less where it goes to another zone of theirs."""
    keeps = own(game, "keeps")
    if keeps is None:
        return [0.0] * len(held)
    here: list[float] = keeps(table, pick.zone, held)
    if pick.to < SEATED:
        return here
    return [one - other for one, other in zip(here, keeps(table, pick.to, held), strict=True)]


def worth_of(game: Any) -> Callable[[Table, int], float | None] | None:
    """What a position is worth to a seat, as far as the game says it (engine/simulated.py)."""
    return own(game, "worth_of")


def leans(game: Any) -> Callable[[Table, Ask, Sequence[Any]], list[int | str]] | None:
    """What people with some sense choose, as far as the game says it (engine/simulated.py)."""
    return own(game, "leans")


def check(truth: Truth, table: Table) -> None:
    """Raises Inconsistent where the engine holds something for true that is not."""
    wrong = truth.contradiction(table)
    if wrong:
        raise Inconsistent(wrong)
