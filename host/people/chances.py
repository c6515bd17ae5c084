"""What comes up by chance at a simulated table, and comes up again after an undo.

A table that threw again after every undo would let people throw until they like it. So the dice of
a match lie in a row from its beginning, as the cards of a shuffled deck do: what comes up depends
on the match and on how many times chance was asked before, and on nothing that people do.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from engine.ask import CHANCE, Ask


def thrown(ask: Ask) -> bool:
    """Whether it comes up by itself: dice, a disc out of the bag. Who begins, people may agree on,
    and cards lie in piles."""
    return ask.role == CHANCE and ask.kind not in ("tap", "seat")


class Chances:
    """Of one match; `seed` settles them all."""

    def __init__(self, seed: str):
        self.seed = seed

    def of(self, game: Any, table: Any, ask: Ask, before: Iterable[Ask]) -> int | str:
        """One of the ask's values, each as likely as the game says. `before`: the asks answered."""
        number = sum(each.role == CHANCE for each in before)
        rng = random.Random(f"{self.seed} {number} {ask.prompt}")
        values: list[int | str] = list(ask.values)
        return rng.choices(values, game.odds(table, ask))[0]
