"""Play many random matches of one game, or of all, and look for faults.

Simulated people play at a simulated table with really shuffled cards, on the engine itself. A
fault is: people are stuck, an honest answer is refused, the referee's table and the real one
disagree, a rulebook raises an exception, or a match does not end.

examples:
  trilithon arena amazones                          200 matches
  trilithon arena all --games 10000 --jobs 4
  trilithon arena amazones --players 3,5 --option start=lover --seed tuesday
  trilithon arena stones --only 7-stones-4-123      one match again, by its seed text
  trilithon arena stones --versus strong easy --games 40     who is stronger, and by how much

Numbers of players and settings of the options take turns. The same seed plays the same matches.
Faulty matches are kept as records, for `trilithon replay`; then the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import catalogue
from host.cli_support import (
    UsageError,
    check_game,
    check_option,
    count,
    game_names,
    player_counts,
    positive,
    read_options,
)
from host.commands import versus
from host.commands.many import Progress, in_processes
from host.door import say, say_text
from host.people.tournament import Plan, Tally, play_all, settings

ALL = "all"
CHUNK = 25  # matches handed to a process at a time
SHOWN = 10  # faults told per game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's name, or all")
    parser.add_argument("--games", type=positive, default=200, help="matches of each game (200)")
    parser.add_argument("--seed", type=seed, default="1", help="any word or number (1)")
    parser.add_argument("--players", metavar="N,N", help="numbers of players (all in turn)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="hold an option fixed"
    )
    parser.add_argument("--only", metavar="SEEDTEXT", help="play this one match again")
    parser.add_argument(
        "--versus", nargs=2, metavar=("ONE", "OTHERS"),
        help="levels, or commands of programs: one seat against all others, seats in turn",
    )  # fmt: skip
    parser.add_argument(
        "--results", type=Path, metavar="FILE",
        help="of --versus: a file to keep them in; a later run goes on where this one ends",
    )  # fmt: skip
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", default=Path("arena-faults"),
        help="folder for the records of faulty matches (./arena-faults)",
    )  # fmt: skip
    parser.add_argument("--jobs", type=positive, default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def seed(text: str) -> str:
    if not all(char.isalnum() or char in "-_." for char in text) or not text.strip("."):
        raise argparse.ArgumentTypeError("a seed is made of letters, digits, - _ and .")
    return text


def run(args: argparse.Namespace) -> int:
    if args.versus:
        check_game(args.game, (ALL,))
        return versus.run(args, game_names() if args.game == ALL else [args.game])
    began = time.monotonic()
    work = only(args) if args.only else [(plan, range(args.games)) for plan in plans(args)]
    tallies = fight(work, args.jobs)
    report(args, tallies, time.monotonic() - began)
    return 1 if any(tally.faults for tally in tallies.values()) else 0


# What to play


def plans(args: argparse.Namespace) -> list[Plan]:
    """A plan for each game asked for that can be played as asked. UsageError if none can."""
    check_game(args.game, (ALL,))
    names = game_names() if args.game == ALL else [args.game]
    fixed = read_options(args.option)
    games = [catalogue.load(name) for name in names]
    for option, value in fixed.items():
        check_option(option, value, games)
    found = []
    for name, game in zip(names, games, strict=True):
        players = tuple(
            seats for seats in counts(name, args.players) if settings(game, seats, fixed)
        )
        if players:
            found.append(Plan(name, args.seed, players, fixed, args.keep))
    if not found:
        raise UsageError(impossible(args, names))
    return found


def counts(name: str, wanted: str | None) -> list[int]:
    """Those of the numbers of players asked for that this game allows, in rising order."""
    if wanted is None:
        return list(player_counts(name))
    try:
        numbers = {int(number) for number in wanted.split(",")}
    except ValueError:
        raise UsageError(f"--players {wanted}: write numbers, for example 3,5") from None
    return [seats for seats in player_counts(name) if seats in numbers]


def impossible(args: argparse.Namespace, names: Sequence[str]) -> str:
    admitted = ", ".join(
        f"{name} {player_counts(name)[0]} to {player_counts(name)[-1]}" for name in names
    )
    options = " with these options" if args.option else ""
    return f"no match of {args.players or 'these'} players is possible{options}: {admitted}"


def only(args: argparse.Namespace) -> list[tuple[Plan, range]]:
    """The one match of a seed text."""
    parts = args.only.rsplit("-", 3)
    if len(parts) < 4 or not (parts[2].isdecimal() and parts[3].isdecimal()):
        raise UsageError(f"--only {args.only}: a seed text looks like 7-stones-4-123")
    args.seed, game, args.players, number = parts
    if args.game not in (game, ALL):
        raise UsageError(f"--only {args.only} is a match of {game}, not of {args.game}")
    args.game = game
    return [(plan, range(int(number), int(number) + 1)) for plan in plans(args)]


# Playing


def fight(work: Sequence[tuple[Plan, range]], jobs: int) -> dict[str, Tally]:
    """A tally for each game. The number of processes changes nothing but the time."""
    chunks = [
        (plan, numbers[first : first + CHUNK])
        for plan, numbers in work
        for first in range(0, len(numbers), CHUNK)
    ]
    tallies = {plan.game: Tally() for plan, _ in work}
    of = sum(len(numbers) for _, numbers in chunks)
    with Progress("arena") as progress, in_processes(jobs if len(chunks) > 1 else 1) as spread:
        done = faults = 0
        for (plan, _), tally in zip(chunks, spread(play_chunk, chunks), strict=True):
            tallies[plan.game].add(tally)
            done, faults = done + tally.matches, faults + len(tally.faults)
            progress.reach(done, of, f"{plan.game}, faults: {faults}" if faults else plan.game)
    return tallies


def play_chunk(chunk: tuple[Plan, range]) -> Tally:
    return play_all(*chunk)


# Telling


def report(args: argparse.Namespace, tallies: dict[str, Tally], seconds: float) -> None:
    if args.json:
        say_text(json.dumps(as_json(args, tallies, seconds), ensure_ascii=False, indent=2))
        return
    say_text("\n\n".join("\n".join(sheet(game, tally)) for game, tally in tallies.items()))
    decisions = sum(tally.decisions for tally in tallies.values())
    matches = sum(tally.matches for tally in tallies.values())
    faults = sum(len(tally.faults) for tally in tallies.values())
    say(
        "",
        f"{count(matches, 'match', 'matches')}, {count(decisions, 'decision')}, "
        f"{count(faults, 'fault')} "
        f"in {seconds:.1f} s (with --jobs {args.jobs}, their start included)",
    )


def speed(tally: Tally) -> int:
    """Decisions per second of processor time: engine, simulated table and people together."""
    return round(tally.decisions / tally.seconds) if tally.seconds else 0


def sheet(game: str, tally: Tally) -> list[str]:
    endings = ", ".join(f"{ending} {number}" for ending, number in every_ending(game, tally))
    lines = [
        f"{game}: {count(tally.matches, 'match', 'matches')}",
        f"  decisions  {tally.decisions}, {speed(tally)} a second and process "
        "(engine, simulated table and people together)",
        f"  endings    {endings}",
        f"  faults     {len(tally.faults) or 'none'}",
    ]
    if tally.shortest and tally.longest:
        lines[2:2] = [
            f"  shortest   {count(tally.shortest[0], 'decision')} ({tally.shortest[2]})",
            f"  longest    {count(tally.longest[0], 'decision')} ({tally.longest[2]})",
        ]
    for found in tally.faults[:SHOWN]:
        lines += [f"    {found.match}: {found.kind}: {found.what}", f"      kept: {found.record}"]
    if len(tally.faults) > SHOWN:
        lines.append(f"    and {len(tally.faults) - SHOWN} more")
    return lines


def every_ending(game: str, tally: Tally) -> list[tuple[str, int]]:
    """All endings, also those that were not reached."""
    return [(ending, tally.endings[ending]) for ending in catalogue.load(game).ENDINGS]


def as_json(args: argparse.Namespace, tallies: dict[str, Tally], seconds: float) -> dict[str, Any]:
    return {
        "seed": args.seed,
        "processes": args.jobs,
        "seconds": round(seconds, 3),
        "faults": sum(len(tally.faults) for tally in tallies.values()),
        "games": [json_of(game, tally) for game, tally in tallies.items()],
    }


def json_of(game: str, tally: Tally) -> dict[str, Any]:
    """One game's tally; `processor_seconds` is for engine, table and people together."""
    ends = {"shortest": tally.shortest, "longest": tally.longest}
    return {
        "game": game,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "processor_seconds": round(tally.seconds, 3),
        "decisions_per_processor_second": speed(tally),
        **{key: end and {"decisions": end[0], "match": end[2]} for key, end in ends.items()},
        "endings": dict(every_ending(game, tally)),
        "faults": [
            {"match": found.match, "kind": found.kind, "what": found.what, "record": found.record}
            for found in tally.faults
        ],
    }
