"""How hard a simulated player tries, and what it answers.

A mind is given what its seat may know (engine.knowledge), as data, and nothing else of the match.
It may run in a process of its own.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from engine import catalogue
from engine.ask import OK
from engine.knowledge import knowledge
from engine.referee import Referee
from host.opponents.search import Found, Search
from host.opponents.world import Answer, Knowledge, World
from host.people.dead_ends import calls_back, dead_ends, is_useless
from host.people.real_pieces import RealPieces


@dataclass(frozen=True)
class Level:
    """How hard a simulated player tries.

    playouts  matches played on in thought for one decision, at most
    seconds   of the processor for one decision, at most
    depth     choices that it looks ahead in its tree
    whims     how often it takes what it likes: any option that seems at least half as good as the
              best, so never one that only loses
    edition   raised above all others' when it comes to answer otherwise: what it played before says
              nothing of it any more
    """

    playouts: int
    seconds: float
    depth: int
    whims: float = 0.0
    edition: int = 2


CARELESS = "careless"  # chooses by lot, within the rules
IN_PLACE = "normal"  # how hard people try in place of a program that gives no answer
LEVELS = {
    "easy": Level(6, 0.05, 1, whims=1.0, edition=3),
    "normal": Level(25, 0.3, 2, whims=0.4, edition=3),
    "strong": Level(100, 1.0, 4),
}
EVERY = (CARELESS, *LEVELS)  # from the weakest on


def known_to(seat: int, referee: Referee, pieces: RealPieces) -> Knowledge:
    """What this seat may know of a match at a simulated table."""
    return knowledge(
        referee.game, referee.seats, referee.options, bytes(referee.log), seat, pieces.zones
    )


def options_at(referee: Referee, pieces: RealPieces) -> dict[Any, Answer]:
    """What the asked seat can answer with what it holds, by what the rules tell of it; nothing
    that it could only call back."""
    ask, eyes = referee.ask, World(referee, pieces, random.Random(0))
    if ask is None:
        return {}
    game = referee.game.__name__.split(".")[2]
    values, dead = eyes.options(ask), {*dead_ends(game, referee, pieces)}
    if calls_back(game) and is_useless(referee):
        dead.add(OK)
    alive = [value for value in values if value not in dead] or values
    return {eyes.key(ask, value): value for value in alive}


def choices_at(referee: Referee, pieces: RealPieces) -> dict[Any, Answer]:
    """What an opponent decides among: of the same cards it has laid one, so none replaces it."""
    ask, options = referee.ask, options_at(referee, pieces)
    laid = ask and ask.chosen and not ask.many and OK in options
    return {key: value for key, value in options.items() if not laid or isinstance(value, str)}


def decide(
    game: str, known: Knowledge, options: dict[Any, Answer], level: Level, seed: str
) -> list[Found]:
    """The options of the question that stands, as this level sees them, the one it takes first.

    Where no world fits what is known, none has visits, and they come by lot.
    """
    search = Search(catalogue.load(game), known, level.depth, random.Random(seed), level.seconds)
    if len(options) > 1:
        search.run(level.playouts)
    return take_one(search.found(options), level, seed)


def take_one(found: list[Found], level: Level, seed: str) -> list[Found]:
    """The options, the best first, with the one that this level takes in front."""
    rng = random.Random(f"{seed} whim")
    if rng.random() < level.whims:
        best = max(found, key=lambda one: one.worth)
        liked = rng.choice([one for one in found if one.visits and 2 * one.worth >= best.worth]
                           or found[:1])  # fmt: skip
        found = sorted(found, key=lambda one: one is not liked)
    return found
