"""Who is stronger? One of the first against the second at all other seats, seats in turn."""

from __future__ import annotations

import argparse
import json
import shlex
import shutil

from engine import catalogue
from engine.referee import complete
from host.cli_support import UsageError, player_counts, read_options
from host.commands.many import Progress, in_processes
from host.door import say, say_text
from host.opponents.contest import Contest, Played, played
from host.opponents.figures import Figure, mean
from host.opponents.mind import CARELESS, LEVELS


def run(args: argparse.Namespace, games: list[str]) -> int:
    """A line for each game; 1 where a match had a fault."""
    told, faults = [], 0
    for game in games:
        contest = contest_of(args, game)
        matches = fight(contest, args.games, args.jobs)
        good = [match for match in matches if not match.fault]
        faults += len(matches) - len(good)
        wins = mean([match.won[contest.seat(0, match.number)] for match in good])
        told.append(as_json(contest, good, wins))
        if not args.json:
            say(line(contest, good, wins), *(f"  a fault: {m.fault}" for m in matches if m.fault))
    if args.json:
        say_text(json.dumps({"games": told}, ensure_ascii=False))
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
    return Contest(game, args.seed, seats, tuple(options.items()), minds, timed=True)


def seats_of(game: str, wanted: str | None) -> int:
    """The number of players, the fewest unless another is asked for. UsageError."""
    admitted = [str(seats) for seats in player_counts(game) if seats > 1]
    if wanted is not None and wanted not in admitted:
        raise UsageError(f"--players {wanted}: {game} is for one of {', '.join(admitted)}")
    return int(wanted or admitted[0])


def checked(name: str) -> str:
    """A level, or the command of a program that is there. UsageError."""
    if name not in (CARELESS, *LEVELS):
        words = shlex.split(name)
        if not words or shutil.which(words[0]) is None:
            levels = ", ".join((CARELESS, *LEVELS))
            raise UsageError(f"--versus {name}: one of {levels}, or the command of a program")
    return name


def fight(contest: Contest, matches: int, jobs: int) -> list[Played]:
    tasks = [(contest, number) for number in range(matches)]
    found: list[Played] = []
    with Progress(contest.game) as progress, in_processes(min(jobs, matches)) as spread:
        for match in spread(play, tasks):
            found.append(match)
            progress.reach(len(found), matches)
    return found


def play(task: tuple[Contest, int]) -> Played:
    return played(*task)


def line(contest: Contest, matches: list[Played], wins: Figure | None) -> str:
    first, second = contest.minds[:2]
    said = f"{contest.game}, {contest.seats} seats, {len(matches)} matches: "
    if wins is None:
        return said + "none came to its end"
    return (
        f"{said}{first} wins {100 * wins.value:.1f} % ({100 * wins.low:.1f} to "
        f"{100 * wins.high:.1f}) against {second}; even is {100 / contest.seats:.1f} %"
    )


def as_json(contest: Contest, matches: list[Played], wins: Figure | None) -> dict[str, object]:
    share = wins and [round(each, 4) for each in (wins.value, wins.low, wins.high)]
    return {
        "game": contest.game, "seats": contest.seats, "options": dict(contest.options),
        "minds": list(contest.minds), "matches": len(matches), "wins": share,
    }  # fmt: skip
