"""A finished match judged: everybody's chances along it, and the answers that turned them most.

The chances are those with every hand open, the stock still to be drawn. What an answer was worth
is judged by what its seat could know: an option that was better only because of hidden cards is no
mistake. Luck is what dice, lots and draws brought.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine import catalogue
from engine.ask import CHOICE
from engine.reading import Reader, read
from engine.record import RecordError
from engine.referee import Referee
from host.opponents.hindsight import Moment, moments
from host.opponents.outcomes import judged
from host.opponents.search import Found, Search
from host.opponents.world import Answer, Knowledge

PLAYOUTS = 8000  # over the whole match
FEWEST, FULL = 8, 60  # of them for one search
AGAIN = 120  # for the answers that may have turned most, and each way
LIKELY = 6  # of these, choices and luck each
MOST = 3
DEPTH = 2
SMOOTH = (1, 2, 3, 2, 1)  # weights of the neighbours: a curve of few playouts trembles
NORMAL_95 = 1.96  # standard deviations to either side that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Task:
    """One search: what is known, and the options that are compared, or none: then all."""

    game: str
    known: Knowledge
    seed: str
    playouts: int
    only: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Thought:
    """all  of every playout;  by: of each option that was tried, by its key"""

    all: Found
    by: dict[Any, Found]


def think(task: Task) -> Thought:
    """Search, in any process."""
    game, rng = catalogue.load(task.game), random.Random(task.seed)
    search = Search(game, task.known, DEPTH, rng, only=task.only, tells=True)
    search.run(task.playouts)
    found = {key: search.told("", branch) for key, branch in search.root.items()}
    return Thought(search.told("", search.all), found)


@dataclass(frozen=True)
class Turn:
    """An answer that turned the chances.

    number   of answers before it;  ask, answer: what was asked, and answered
    luck     whether dice, a lot or a draw did it, not the choice
    better   what would have been better; None where luck did it
    seat     whose chances it turned most; of a choice, who chose
    before   by seat, share of the win: with the better answer, or before the luck;  after: with it
    within   95 % of all differences of this seat's shares are within so much of the true one
    parts    column of the standing -> by seat: how much more of it at the end because of this
    """

    moment: Moment
    luck: bool
    better: Answer | None
    seat: int
    before: list[float]
    after: list[float]
    within: float
    parts: dict[str, list[float]]

    @property
    def size(self) -> float:
        return turned(self.before, self.after)


@dataclass(frozen=True)
class Review:
    """curve    by number of answers, from 0 on: everybody's share of the win
    luck    by seat: what luck alone brought of it, from the beginning to the end
    turns   the MOST that turned it most, the greatest first
    """

    curve: list[list[float]]
    luck: list[float]
    turns: list[Turn]


def finished(text: str) -> Reader:
    """A record that is played to its end. RecordError."""
    reader = read(text)
    if reader.replay().result is None:
        raise RecordError(reader.number, "the match has not ended: only a finished one is judged")
    return reader


Work = Callable[[Callable[[Task], Thought], Sequence[Task]], Iterable[Thought]]


def review(
    name: str, played: Referee, work: Work = map, progress: Callable[[int, int], object] = max
) -> Review:
    """Judge this match of the game `name`. The same match has the same review.

    work      as `map`: may use more processes
    progress  called with how many searches are done, and of how many
    """
    return Judge(name, played, work, progress).judged()


class Judge:
    """One review while it is worked out."""

    def __init__(
        self, name: str, played: Referee, work: Work, progress: Callable[[int, int], object]
    ):
        self.name, self.played, self.work, self.progress = name, played, work, progress
        self.moments = [*moments(played)]
        self.choices = [at for at, each in enumerate(self.moments) if chosen_freely(each)]
        self.closed = [at for at in self.choices if not sees_all(self.moments[at])]
        first = len(self.moments) + len(self.closed)
        self.playouts = max(FEWEST, min(FULL, PLAYOUTS // max(1, first)))
        self.done, self.of = 0, first + 3 * LIKELY

    def judged(self) -> Review:
        thoughts = self._think([self._task(each.open, "open", each) for each in self.moments])
        closed = [self.moments[at] for at in self.closed]
        own = self._think([self._task(each.own, "own", each) for each in closed])
        by_choice = {at: thoughts[at] for at in self.choices}
        by_choice.update(zip(self.closed, own, strict=True))
        curve = [thought.all.won for thought in thoughts]
        curve = [steady(curve, at) for at in range(len(curve))] + [judged(self.played).won]
        luck = {at: self._lucky(at, thoughts[at], curve) for at in range(len(thoughts))}
        moved = {at: shifts for at, shifts in luck.items() if shifts is not None}
        lost = {at: loss(self.moments[at], thought) for at, thought in by_choice.items()}
        turns = [*self._choices(largest(lost), by_choice)]
        turns += self._lots(largest({at: turned(*shifts) for at, shifts in moved.items()}))
        self.progress(self.of, self.of)
        turns.sort(key=lambda turn: turn.size, reverse=True)
        whole = [sum(after[seat] - before[seat] for before, after in moved.values())
                 for seat in range(self.played.seats)]  # fmt: skip
        return Review(smooth(curve), whole, [turn for turn in turns if turn.size > 0][:MOST])

    def _task(self, known: Knowledge, what: str, at: Moment, only: tuple[Any, ...] = ()) -> Task:
        playouts = AGAIN * max(1, len(only)) if what == "again" else self.playouts
        return Task(self.name, known, f"{what} {at.number}", playouts, only)

    def _think(self, tasks: list[Task]) -> list[Thought]:
        found = []
        for thought in self.work(think, tasks):
            found.append(thought)
            self.done += 1
            self.progress(self.done, self.of)
        return found

    def _lucky(
        self, at: int, thought: Thought, curve: list[list[float]]
    ) -> tuple[list[float], list[float]] | None:
        """(the chances before the luck, and with it); None where there was none."""
        moment = self.moments[at]
        if moment.ask.role is not CHOICE:
            return curve[at], curve[at + 1]
        told = thought.by.get(moment.key)
        return (told.won, curve[at + 1]) if moment.drew and told and told.visits else None

    def _choices(self, likely: list[int], thoughts: dict[int, Thought]) -> Iterator[Turn]:
        """The choices compared with what seemed best, once more and in equal parts."""
        best = {at: best_of(self.moments[at], thoughts[at]) for at in likely}
        pairs = [at for at in likely if best[at] != self.moments[at].key]
        tasks = [
            self._task(each.own, "again", each, (best[each.number], each.key))
            for each in (self.moments[at] for at in pairs)
        ]
        for at, thought in zip(pairs, self._think(tasks), strict=True):
            moment = self.moments[at]
            better, did = (thought.by.get(key) for key in (best[at], moment.key))
            seat = moment.ask.seat
            if better and did and seat is not None and better.won[seat] > did.won[seat]:
                yield turn(moment, moment.options[best[at]], better, did, seat)

    def _lots(self, likely: list[int]) -> Iterator[Turn]:
        """Luck, with more playouts before it and after it."""
        for at in likely:
            moment = self.moments[at]
            only = (moment.key,) if moment.ask.role is CHOICE else ()
            tasks = [self._task(moment.open, "again", moment, only)]
            if at + 1 < len(self.moments):
                tasks.append(self._task(self.moments[at + 1].open, "again", self.moments[at + 1]))
            before, *after = [thought.all for thought in self._think(tasks)]
            end = Found("", AGAIN, 0.0, judged(self.played).won, {})
            yield turn(moment, None, before, after[0] if after else end, None)


def chosen_freely(moment: Moment) -> bool:
    """Whether a seat chose this answer among others that it could give."""
    ask, options = moment.ask, moment.options
    own = ask.role is CHOICE and ask.seat is not None
    return own and len(options) > 1 and moment.key in options


def steady(curve: list[list[float]], at: int) -> list[float]:
    """The chances there; where no world was found, those before."""
    while at and not any(curve[at]):
        at -= 1
    return curve[at]


def sees_all(moment: Moment) -> bool:
    """Whether nothing that its seat may not know would change with every hand open."""
    own, every = moment.own, moment.open
    return all(own[key] == every[key] for key in ("log", "own", "backs"))


def smooth(curve: list[list[float]]) -> list[list[float]]:
    """Each point the mean of itself and its neighbours; the last one is no estimate, and stays."""
    reach, found = len(SMOOTH) // 2, []
    for at in range(len(curve) - 1):
        near = [(curve[at + by], SMOOTH[by + reach]) for by in range(-reach, reach + 1)
                if 0 <= at + by < len(curve) - 1]  # fmt: skip
        whole = sum(weight for _, weight in near)
        found.append([sum(point[seat] * weight for point, weight in near) / whole
                      for seat in range(len(curve[at]))])  # fmt: skip
    return [*found, curve[-1]]


def best_of(moment: Moment, thought: Thought) -> Any:
    """The key of what seemed the best option to its seat."""
    tried = [key for key in moment.options if key in thought.by]
    return max(tried, key=lambda key: thought.by[key].visits, default=moment.key)


def loss(moment: Moment, thought: Thought) -> float:
    """What the answer was worth less than the best one."""
    did = thought.by.get(moment.key)
    best = best_of(moment, thought)
    return thought.by[best].worth - did.worth if did and best in thought.by else 0.0


def largest(sizes: dict[int, float]) -> list[int]:
    """The places of the LIKELY largest."""
    return sorted(sizes, key=lambda at: -sizes[at])[:LIKELY]


def turned(before: list[float], after: list[float]) -> float:
    """How much of the win has changed hands, 0 to 1."""
    return sum(abs(new - old) for old, new in zip(before, after, strict=True)) / 2


def turn(
    moment: Moment, better: Answer | None, before: Found, after: Found, seat: int | None
) -> Turn:
    shifts = [abs(new - old) for old, new in zip(before.won, after.won, strict=True)]
    whose = shifts.index(max(shifts)) if seat is None else seat
    parts = differences(before, after)
    within = half_width(before, after, whose)
    return Turn(moment, seat is None, better, whose, before.won, after.won, within, parts)


def differences(before: Found, after: Found) -> dict[str, list[float]]:
    """By column of the standing: how much more everybody has of it at the end."""
    return {
        column: [new - old for old, new in zip(before.parts[column], numbers, strict=True)]
        for column, numbers in after.parts.items() if column in before.parts
    }  # fmt: skip


def half_width(first: Found, second: Found, seat: int) -> float:
    """Of the 95 % interval of the difference of two shares of the win."""
    spread = sum(one.won[seat] * (1 - one.won[seat]) / max(1, one.visits)
                 for one in (first, second))  # fmt: skip
    return NORMAL_95 * math.sqrt(spread)
