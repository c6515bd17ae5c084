"""Who is stronger? One of the first against the second at all other seats, seats in turn."""

from __future__ import annotations

import argparse
import json
import shlex
import shutil

from engine import catalogue
from engine.referee import complete
from host.cli_support import UsageError, count, player_counts, read_options
from host.commands.many import Progress, in_processes
from host.commands.strength import Results, first_wins
from host.door import say, say_text
from host.opponents.contest import Contest, Played, by_lot, played
from host.opponents.mind import EVERY

ROUND = 12  # matches of a contest at a time: a multiple of two, three and four seats


def run(args: argparse.Namespace, games: list[str]) -> int:
    """A line for each game; 1 where a match had a fault."""
    contests = [contest_of(args, game) for game in games]
    results = Results(args.results)
    faults, guessed = fight(contests, args.games, args.jobs, results)
    if args.json:
        told = [as_json(contest, results.of(contest)) for contest in contests]
        say_text(json.dumps({"games": told, "guessed": guessed}, ensure_ascii=False))
    else:
        say(*(line(contest, results.of(contest)) for contest in contests))
        say(*(f"  a fault: {fault}" for fault in faults), *([by_lot(guessed)] if guessed else []))
    return 1 if faults else 0


def contest_of(args: argparse.Namespace, game: str) -> Contest:
    """With the fewest players unless others are asked for. UsageError."""
    first, second = (checked(name) for name in args.versus)
    seats = seats_of(game, args.players)
    try:
        options = complete(catalogue.load(game), seats, read_options(args.option))
    except ValueError as wrong:
        raise UsageError(str(wrong)) from None
    minds = (first, *[second] * (seats - 1))
    return Contest(game, args.seed, seats, tuple(options.items()), minds, at_table=True)


def seats_of(game: str, wanted: str | None) -> int:
    """The number of players, the fewest unless another is asked for. UsageError."""
    admitted = [str(seats) for seats in player_counts(game) if seats > 1]
    if wanted is not None and wanted not in admitted:
        raise UsageError(f"--players {wanted}: {game} is for one of {', '.join(admitted)}")
    return int(wanted or admitted[0])


def checked(name: str) -> str:
    """A level, or the command of a program that is there. UsageError."""
    if name not in EVERY:
        words = shlex.split(name)
        if not words or shutil.which(words[0]) is None:
            levels = ", ".join(EVERY)
            raise UsageError(f"--versus {name}: one of {levels}, or the command of a program")
    return name


def fight(
    contests: list[Contest], matches: int, jobs: int, results: Results
) -> tuple[list[str], int]:
    """What is missing of so many matches of each, by rounds, each seat once for the first mind:
    whenever it is broken off, all have come as far. What went wrong, and choices made by lot."""
    tasks = [
        (contest, number)
        for first in range(0, matches, ROUND)
        for contest in contests
        for number in range(first, min(first + ROUND, matches))
        if number >= len(results.of(contest))
    ]
    faults: list[str] = []
    guessed = 0
    with Progress("matches") as progress, in_processes(min(jobs, len(tasks) or 1)) as spread:
        for (contest, _), match in zip(tasks, spread(play, tasks), strict=True):
            results.add(contest, None if match.fault else match.won[contest.seat(0, match.number)])
            faults += [f"{contest.game}: {match.fault}"] if match.fault else []
            guessed += match.guessed
            progress.reach(sum(len(results.of(each)) for each in contests), matches * len(contests))
    return faults, guessed


def play(task: tuple[Contest, int]) -> Played:
    return played(*task)


def line(contest: Contest, won: list[float | None]) -> str:
    (first, second), wins = contest.minds[:2], first_wins(won)
    said = f"{contest.game}, {contest.seats} seats, {count(len(won), 'match', 'matches')}: "
    if wins is None:
        return said + "none came to its end"
    return (
        f"{said}{first} wins {100 * wins.value:.1f} % ({100 * wins.low:.1f} to "
        f"{100 * wins.high:.1f}) against {second}; even is {100 / contest.seats:.1f} %"
    )


def as_json(contest: Contest, won: list[float | None]) -> dict[str, object]:
    wins = first_wins(won)
    share = wins and [round(each, 4) for each in (wins.value, wins.low, wins.high)]
    return {
        "game": contest.game, "seats": contest.seats, "options": dict(contest.options),
        "minds": list(contest.minds), "wins": share,
        "matches": sum(each is not None for each in won),
    }  # fmt: skip
