"""The matches of the arena: their seeds, playing one, and saving the record of a faulty one.

A match is settled by its seed text, such as `7-stones-4-123`: the arena's seed, the game, the
number of players, the number of the match. With the same rules and options it is the same match
in any arena.
"""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import gcd
from pathlib import Path
from typing import Any

from engine import catalogue, record
from host.cli_support import option_sets, player_counts
from host.people.at_engine import Match
from host.people.people import STYLES, Style
from host.people.real_pieces import Fault

NAMES = ("Alice", "Bob", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


@dataclass(frozen=True)
class Plan:
    """The matches of one game.

    players  the numbers of players that take turns
    fixed    options that do not vary
    keep     folder for the records of faulty matches
    sets     the settings by number of players, made at first use: Celtic Whist has thousands
    """

    game: str
    seed: str
    players: tuple[int, ...]
    fixed: dict[str, str]
    keep: Path
    sets: dict[int, list[dict[str, str]]] = field(default_factory=dict, repr=False, compare=False)

    def seats(self, number: int) -> int:
        return self.players[number % len(self.players)]

    def text(self, number: int) -> str:
        return f"{self.seed}-{self.game}-{self.seats(number)}-{number}"

    def options(self, game: Any, number: int) -> dict[str, str]:
        """All settings in turn, each for every number of players before the next.

        The defaults come first; then leaps, so that a few matches see something of every option.
        """
        seats = self.seats(number)
        if seats not in self.sets:
            self.sets[seats] = settings(game, seats, self.fixed)
        sets = self.sets[seats]
        turn = number // len(player_counts(self.game))
        return sets[turn * leap(len(sets)) % len(sets)]


def leap(sets: int) -> int:
    """About five eighths of `sets`, and prime to it: leaping so, one comes to every one of them."""
    return next(size for size in range(sets * 5 // 8 or 1, sets + 1) if gcd(size, sets) == 1)


def settings(game: Any, seats: int, fixed: dict[str, str]) -> list[dict[str, str]]:
    """The ways to set a game's options that agree with `fixed`."""
    return [
        chosen
        for chosen in option_sets(game, seats)
        if all(chosen.get(name, value) == value for name, value in fixed.items())
    ]


@dataclass
class Found:
    """One fault: the seed text of its match, its kind, what happened, where its record is."""

    match: str
    number: int
    kind: str
    what: str
    record: str


@dataclass
class Tally:
    """What came of a number of matches of one game; `seconds` is processor time."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    shortest: tuple[int, int, str] | None = None  # decisions, number, seed text
    longest: tuple[int, int, str] | None = None
    endings: Counter[str] = field(default_factory=Counter)
    faults: list[Found] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in another tally; the order in which tallies come in does not matter."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.endings += other.endings
        self.faults = sorted(self.faults + other.faults, key=lambda found: found.number)
        shortest = [length for length in (self.shortest, other.shortest) if length]
        longest = [length for length in (self.longest, other.longest) if length]
        self.shortest = min(shortest, default=None)
        self.longest = max(longest, default=None, key=lambda length: (length[0], -length[1]))


def play_all(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play these matches of a plan, in this process."""
    game, tally = catalogue.load(plan.game), Tally()
    for number in numbers:
        tally.add(play_one(plan, game, number))
    return tally


def play_one(plan: Plan, game: Any, number: int) -> Tally:
    """One match. What goes wrong in it is tallied, never raised."""
    began = time.process_time()
    match: Match | None = None
    text, tally = plan.text(number), Tally(matches=1)
    try:
        match = new_match(plan, game, number)
        tally.endings[match.play()] += 1
    except Exception as fault:
        tally.faults.append(keep(plan, game, number, match, fault))
    tally.seconds = time.process_time() - began
    if match:
        tally.decisions = len(match.referee.log)
        if not tally.faults:
            tally.shortest = tally.longest = (tally.decisions, number, text)
    return tally


def new_match(plan: Plan, game: Any, number: int) -> Match:
    """A match with its table laid and its first question open."""
    rng = random.Random(plan.text(number))
    seats = plan.seats(number)
    styles = styles_of(rng, seats)
    return Match(game, seats, plan.options(game, number), rng, styles)


def styles_of(rng: random.Random, seats: int) -> Sequence[Style]:
    """Every second table is of one mind: rare endings need people who all pass, or all lay."""
    names = list(STYLES)
    alike = rng.random() < 0.5
    return [STYLES[rng.choice(names)] for _ in range(1 if alike else seats)]


# Records


def record_of(plan: Plan, match: Match, number: int) -> str:
    names = NAMES[: match.referee.seats]
    return record.write(plan.game, match.referee, names, (("seed", plan.text(number)),))


def keep(plan: Plan, game: Any, number: int, match: Match | None, fault: Exception) -> Found:
    """Write the record of a faulty match into the plan's folder."""
    text = plan.text(number)
    kind = fault.kind if isinstance(fault, Fault) else "exception"
    what = str(fault) if isinstance(fault, Fault) else f"{type(fault).__name__}: {fault}"
    trace = "".join(traceback.format_exception(fault))
    path = plan.keep / f"{text}.txt"
    plan.keep.mkdir(parents=True, exist_ok=True)
    path.write_text(
        commented(
            faulty_record(plan, game, number, match), f"{kind}: {what}\nseed {text}\n{trace}"
        ),
        encoding="utf-8",
    )
    return Found(text, number, kind, what, str(path))


def commented(text: str, comment: str) -> str:
    """The record `text` with a comment after its first line."""
    first, _, rest = text.partition("\n")
    return "\n".join([first, *("# " + line for line in comment.split("\n")), rest])


def faulty_record(plan: Plan, game: Any, number: int, match: Match | None) -> str:
    """As much of the record as can be had: its header where the match never began."""
    lines: list[str] = []
    if match:
        try:
            return record_of(plan, match, number)
        except Exception:  # rules that contradict themselves do not even replay
            lines = [f"# the log: {bytes(match.referee.log).hex()}"]
    names, more = NAMES[: plan.seats(number)], (("seed", plan.text(number)),)
    header = record.header(plan.game, game.RULES, names, plan.options(game, number), more)
    return "\n".join(header + lines) + "\n"
