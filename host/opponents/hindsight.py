"""A match from its record, with the hands as they must have been.

A record has what was laid on a reader. So a card that a seat lays was in its hand when it was
dealt; what never came to light may have been any card.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.ask import Ask
from engine.knowledge import knowledge, owner
from engine.referee import Referee
from engine.table import Table
from host.opponents.mind import options_at
from host.opponents.world import Answer, Knowledge, Pieces, World

DRAWN = ("shuffle", "deal", "draw", "draw_blind", "swap", "gather")  # news that brings cards by lot
Due = dict[int, list[tuple[int, int]]]  # piece -> (steps before, the zone it came to light from)


class Hindsight(Pieces):
    """Pieces that are drawn as a match has shown.

    due   what is known of later;  told: what comes to light, as `due` has it
    step  how often the table was obeyed
    """

    def __init__(self, game: Any, rng: random.Random, table: Table, due: Due):
        super().__init__(game, rng, table)
        self.due: Due = due
        self.told: Due = {}
        self.step = 0

    def obey(self, table: Table) -> None:
        self.step += 1
        super().obey(table)

    def _carry(self, pieces: Iterable[int], source: int, target: int) -> None:
        pieces = list(pieces)
        for piece in pieces:
            self.told.setdefault(piece, []).append((self.step, source))
        super()._carry(pieces, source, target)

    def _draw(self, number: int, source: int, target: int) -> None:
        """First what comes to light from there, soonest first; last what does so elsewhere."""
        self._touch(source).sort(key=lambda piece: self._rank(piece, target), reverse=True)
        super()._draw(number, source, target)

    def _rank(self, piece: int, target: int) -> tuple[int, int, float]:
        steps = [(step, zone) for step, zone in self.due.get(piece, ()) if step >= self.step]
        chance = self.rng.random()
        if piece not in self.unseen:
            return 3, 0, chance
        if not steps:
            return 1, 0, chance
        return (0, steps[0][0], chance) if steps[0][1] == target else (2, -steps[0][0], chance)


@dataclass(frozen=True)
class Moment:
    """A question of a match that was played, and what was answered.

    number   of answers before
    ask      the question;  value, key: its answer, and what the rules tell of it
    options  what the seat could answer, by key;  labels: the rulebook's own names for answers
    open     what there is to know with every hand open;  own: what the asked seat may know
    drew     whether cards were drawn by lot upon the answer
    """

    number: int
    ask: Ask
    value: Answer
    key: Any
    options: dict[Any, Answer]
    labels: dict[Answer, tuple[Any, ...] | None]
    open: Knowledge
    own: Knowledge
    drew: bool


def moments(played: Referee) -> Iterator[Moment]:
    """Every answer of a match, in order."""
    first = Referee(played.game, played.seats, played.options)
    blind = Hindsight(played.game, random.Random(0), first.table, {})
    blind.obey(first.table)
    for code in played.log:
        first.give(code)
        blind.obey(first.table)
    referee = Referee(played.game, played.seats, played.options)
    pieces = Hindsight(played.game, random.Random(0), referee.table, blind.told)
    pieces.obey(referee.table)
    for number in range(len(played.log)):
        yield moment(referee, pieces, number, played.log[number])


def moment(referee: Referee, pieces: Hindsight, number: int, code: int) -> Moment:
    """The question that stands; then its answer is given, and done on the table."""
    zones = {zone: list(lying) for zone, lying in pieces.zones.items()}
    log, ask = bytes(referee.log), referee.ask
    assert ask is not None
    value = ask.decode(code)
    assert value is not None
    options = options_at(referee, pieces)
    labels = {each: referee.label(each) for each in (*options.values(), value)}
    key = World(referee, pieces, pieces.rng).key(ask, value)
    seat = ask.seat if ask.seat is not None else 0
    own = knowledge(referee.game, referee.seats, referee.options, log, seat, zones)
    referee.give(code)
    drew = any(news[0] in DRAWN for news in referee.table.news)
    pieces.obey(referee.table)
    every = opened(own, log, zones)
    return Moment(number, ask, value, key, options, labels, every, own, drew)


def opened(known: Knowledge, log: bytes, zones: dict[int, list[int]]) -> Knowledge:
    """The same with every hand open, and no secret."""
    own = [[zone, sorted(zones[zone])] for zone in sorted(zones) if owner(zone) is not None]
    backs = [lies for lies in known["backs"] if owner(lies[0]) is None]
    return {**known, "log": list(log), "own": own, "backs": backs, "looked": []}
