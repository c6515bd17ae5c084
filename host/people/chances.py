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
from engine.game import odds


def thrown(ask: Ask) -> bool:
    """Whether it comes up by itself: dice, a disc out of the bag. Who begins, people may agree on,
    and cards lie in piles."""
    return ask.role == CHANCE and ask.kind not in ("tap", "seat")


def is_lot(ask: Ask) -> bool:
    """Whether it is a seat drawn by lot, such as who begins."""
    return ask.role == CHANCE and ask.kind == "seat"


def is_dice(ask: Ask) -> bool:
    """Whether people throw it: they like to press for that. All else that comes up just does."""
    return thrown(ask) and ask.kind == "number"


def wrong_odds(game: Any, table: Any, ask: Ask) -> str:
    """What is wrong with how likely the answers to a chance are; empty where nothing is.

    The one thing of a match that no answer and no record shows: there are as many odds as values,
    none is 0, and all are equal unless the rulebook's `ODDS` names the prompt.
    """
    if ask.role is not CHANCE or ask.kind == "tap":
        return ""
    chances = odds(game, table, ask)
    if len(chances) != len(ask.values) or min(chances) <= 0:
        return f"the odds {chances} are not one above 0 for each of {list(ask.values)}"
    if ask.prompt not in game.ODDS and len(set(chances)) > 1:
        return f"the odds {chances} are not equal, and ODDS does not name {ask.prompt}"
    return ""


class Chances:
    """Of one match; `seed` settles them all."""

    def __init__(self, seed: str):
        self.seed = seed

    def of(self, game: Any, table: Any, ask: Ask, before: Iterable[Ask]) -> int | str:
        """One of the ask's values, each as likely as the game says. `before`: the asks answered."""
        number = sum(each.role == CHANCE for each in before)
        rng = random.Random(f"{self.seed} {number} {ask.prompt}")
        values: list[int | str] = list(ask.values)
        return rng.choices(values, odds(game, table, ask))[0]
