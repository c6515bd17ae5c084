"""Which cards a hand must play, where the rules leave that to its owner's honesty.

A referee that does not see hands takes any card and finds out later (R-WHIST-13). A simulated table
knows every hand: there, nobody need be able to revoke by a slip.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.ask import Ask
from engine.games import celtic_whist_round
from engine.henge import colour
from engine.table import TABLE

Cards = Sequence[int]


def celtic_whist(table: Any, ask: Ask, hand: Cards) -> list[int]:
    """The colour that was led, else trump, as far as the hand has them (R-WHIST-9, 10)."""
    led = table.zone(TABLE)[:1]
    for wanted in celtic_whist_round.duties(table, colour(led[0])) if led else ():
        found = [card for card in hand if colour(card) == wanted]
        if found:
            return found
    return list(hand)


DUTIES: dict[str, tuple[tuple[str, ...], Callable[[Any, Ask, Cards], list[int]]]] = {
    "celtic_whist": (("follow",), celtic_whist),
}


def must_play(game: str, table: Any, ask: Ask, hand: Cards) -> list[int] | None:
    """The cards of `hand` that may be played, or None where the referee sees to it himself."""
    prompts, duty = DUTIES.get(game, ((), None))
    return duty(table, ask, hand) if duty and ask.prompt in prompts else None
