"""How hard a simulated player tries, and what it answers.

A mind is given what its seat may know (engine.knowledge), as data, and nothing else of the match.
It may run in a process of its own.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from engine import catalogue
from engine.knowledge import knowledge
from engine.referee import Referee
from host.opponents.search import Found, Search
from host.opponents.worlds import Answer, Knowledge, World
from host.people.dead_ends import dead_ends
from host.people.real_pieces import RealPieces


@dataclass(frozen=True)
class Level:
    """How hard a simulated player tries.

    playouts  matches played on in thought for one decision, at most
    seconds   of the processor for one decision, at most
    depth     choices that it looks ahead in its tree
    """

    playouts: int
    seconds: float
    depth: int


CARELESS = "careless"  # chooses by lot, within the rules
IN_PLACE = "normal"  # how hard people try in place of a program that gives no answer
LEVELS = {
    "easy": Level(8, 0.05, 1),
    "normal": Level(50, 0.3, 3),
    "strong": Level(300, 1.0, 4),
}


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
    values, dead = eyes.options(ask), dead_ends(game, referee, pieces)
    alive = [value for value in values if value not in dead] or values
    return {eyes.key(ask, value): value for value in alive}


def decide(
    game: str, known: Knowledge, options: dict[Any, Answer], level: Level, seed: str
) -> list[Found]:
    """The options of the question that stands, as this level sees them, the best first.

    Where no world fits what is known, none has visits, and they come by lot.
    """
    search = Search(catalogue.load(game), known, level.depth, random.Random(seed))
    if len(options) > 1:
        search.run(level.playouts, level.seconds)
    return search.found(options)
