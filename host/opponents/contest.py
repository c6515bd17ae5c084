"""Matches of people who try, and what came of each: for strength, and for who designs games."""

from __future__ import annotations

import itertools
import math
import random
import shlex
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from engine import catalogue, record
from engine.ask import CHOICE, Ask
from engine.referee import Referee
from host.cli_support import count
from host.opponents.mind import CARELESS, LEVELS, Level
from host.opponents.outcomes import judged
from host.opponents.people import SkilledPeople
from host.opponents.program import Program
from host.people.at_engine import ENDLESS, Match
from host.people.dead_ends import WAYS_OUT
from host.people.people import STYLES
from host.people.tournament import NAMES

GRACE_S = 10.0  # of a program: a computer that plays many matches is busy
Option = tuple[str, str]  # a prompt, and an answer to it


@dataclass(frozen=True)
class Contest:
    """The matches of one game among these minds.

    options  of the game, as pairs;  minds: levels, or commands of programs; they change seats from
             match to match, the first mind sits at seat 0 in match 0, at seat 1 in match 1…
    at_table whether levels are cut by their time and follow their whims, as at a table; else they
             do neither, and the same seed plays the same
    """

    game: str
    seed: str
    seats: int
    options: tuple[tuple[str, str], ...]
    minds: tuple[str, ...]
    at_table: bool = False

    def seat(self, mind: int, number: int) -> int:
        return (mind + number) % self.seats


@dataclass
class Played:
    """One match.

    won      by seat: shares of the win;  ending: of the game's;  log: its answers
    choices  answers that people chose freely among others;  offered: how many options they had
    guessed  choices that were made by lot, because no world fitted what the seat knew
    chances  answers that nobody chose;  leads: who led after each answer, None: nobody alone
    offers, taken  how often an answer was possible, and was given
    fault    what went wrong; then nothing else of it counts
    """

    number: int
    won: list[float] = field(default_factory=list)
    ending: str = ""
    log: bytes = b""
    choices: int = 0
    offered: int = 0
    guessed: int = 0
    chances: int = 0
    leads: list[int | None] = field(default_factory=list)
    offers: Counter[Option] = field(default_factory=Counter)
    taken: Counter[Option] = field(default_factory=Counter)
    fault: str = ""

    @property
    def answers(self) -> int:
        return len(self.log)

    @property
    def changes(self) -> int:
        """How often another seat took the lead."""
        alone = [seat for seat in self.leads if seat is not None]
        return sum(one != other for one, other in itertools.pairwise(alone))

    @property
    def half(self) -> float | None:
        """What of the win the leader at half time got; None: nobody led alone."""
        seat = self.leads[len(self.leads) // 2] if self.leads else None
        return None if seat is None else self.won[seat]


def played(contest: Contest, number: int) -> Played:
    """Play one match. What goes wrong in it is noted, never raised."""
    found = Played(number)
    try:
        with minds_of(contest, number) as minds:
            _play(contest, found, minds)
    except Exception as fault:
        return Played(number, fault=f"{type(fault).__name__}: {fault}")
    return found


@contextmanager
def minds_of(contest: Contest, number: int) -> Iterator[dict[int, Level | Program]]:
    """By seat, who thinks there; careless people do not. Programs end with the match."""
    with ExitStack() as stack:
        minds: dict[int, Level | Program] = {}
        for at, name in enumerate(contest.minds):
            seat = contest.seat(at, number)
            if name in LEVELS:
                level = LEVELS[name]
                still = replace(level, seconds=math.inf, whims=0.0)
                minds[seat] = level if contest.at_table else still
            elif name != CARELESS:
                program = Program(shlex.split(name), GRACE_S)
                stack.callback(program.close)
                minds[seat] = program
        yield minds


def _play(contest: Contest, found: Played, minds: dict[int, Level | Program]) -> None:
    match, people = begun(contest, found.number, minds)
    while match.ask is not None and len(match.referee.log) < ENDLESS:
        ask, referee = match.ask, match.referee
        value = people.answer(ask, referee.table)
        note(found, ask, value)
        match.give(value)
        found.leads.append(leader(referee))
    found.guessed = people.guessed
    result: Any = match.referee.result
    found.won, found.ending = judged(match.referee).won, result.ending
    found.log = bytes(match.referee.log)


def begun(
    contest: Contest, number: int, minds: dict[int, Level | Program]
) -> tuple[Match, SkilledPeople]:
    game, text = catalogue.load(contest.game), f"{contest.seed}-{contest.game}-{number}"
    rng = random.Random(text)
    match = Match(game, contest.seats, dict(contest.options), rng)
    match.people = people = SkilledPeople(
        match.table, match.truth, rng, lambda: match.referee, minds, text, [STYLES["mixed"]]
    )
    return match, people


def note(found: Played, ask: Ask, value: int | str) -> None:
    """What could be answered, and was. Of pieces only what is answered in their place counts."""
    if ask.role is not CHOICE:
        found.chances += 1
        return
    options: list[Any] = [item for item in ask.items if item not in WAYS_OUT]
    values = [] if ask.kind == "tap" else list(ask.values)
    number = len(options) + len(ask.values)
    if number > 1:
        found.choices += 1
        found.offered += number
    for each in (*options, *values):
        found.offers[ask.prompt, str(each)] += 1
    if isinstance(value, str) or ask.kind != "tap":
        found.taken[ask.prompt, str(value)] += 1


def leader(referee: Referee) -> int | None:
    """The seat that has most, alone."""
    result = referee.result
    scores = (result.scores if result else referee.game.scores(referee.table))[: referee.seats]
    known = [score for score in scores if score is not None]
    top = max(known, default=None)
    return scores.index(top) if known.count(top) == 1 and len(known) > 1 else None


def by_lot(guessed: int) -> str:
    """A remark on choices of which no world fitted."""
    choices = count(guessed, "choice was", "choices were")
    return f"  ! {choices} made by lot: nothing fitted all that the seat had seen"


def record_of(contest: Contest, match: Played) -> str:
    """The record of a match, with its seed."""
    referee = Referee(catalogue.load(contest.game), contest.seats, dict(contest.options))
    referee.replay(match.log)
    more = (("seed", f"{contest.seed}-{contest.game}-{match.number}"),)
    return str(record.write(contest.game, referee, NAMES[: contest.seats], more))
