"""What is a game like when people try to win? Many matches, and figures with their 95 % intervals.

Who wins by seat, how long it lasts, how many choices there are, how much is chance, how often the
lead changes, whether who leads at half time wins, and which options and endings hardly ever come.

examples:
  trilithon study stones --players 3
  trilithon study high_druid --players 3 --matches 1000 --level normal --jobs 4
  trilithon study stones --against start=left       two settings side by side
  trilithon study war_of_gods --json | jq .settings[0].wins
  trilithon study why_first --page why.html

The level counts playouts, not time, and its people follow no whims: the same seed plays the same
matches. The shortest match, the longest, and the one with most changes of the lead are kept as
records, for `trilithon review`.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path

from engine import catalogue
from engine.referee import complete
from host.cli_support import (
    UsageError,
    check_game,
    check_option,
    count,
    player_counts,
    positive,
    read_options,
)
from host.commands.arena import seed
from host.commands.many import Progress, in_processes
from host.commands.study_page import page
from host.door import say, say_text
from host.named_files import add_replace, check_new, put, put_beside
from host.opponents.contest import Contest, Played, by_lot, played, record_of
from host.opponents.figures import Figure, Study, as_json, odd, study
from host.opponents.mind import EVERY

CHUNK = 4  # matches handed to a process at a time
WIDE = 24  # signs of a label


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game of `trilithon games`")
    parser.add_argument("--players", type=int, metavar="N", help="how many (default: the fewest)")
    parser.add_argument("--matches", type=positive, default=200, help="of each setting (200)")
    parser.add_argument("--level", choices=EVERY, default="easy", help="how hard people try (easy)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="of every match"
    )
    parser.add_argument(
        "--against", metavar="NAME=VALUE", action="append", default=[],
        help="a second setting that differs in this, side by side",
    )  # fmt: skip
    parser.add_argument("--seed", type=seed, default="1", help="any word or number (1)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="write them as a page, with curves"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", default=Path("study-matches"),
        help="folder for the records of the oddest matches (./study-matches)",
    )  # fmt: skip
    add_replace(parser)


def run(args: argparse.Namespace) -> int:
    contests = settings(args)
    if args.page:
        check_new(args.page, args.replace)
    matches = [fight(contest, args.matches, args.jobs) for contest in contests]
    endings = catalogue.load(args.game).ENDINGS
    found = [study(*each, endings) for each in zip(contests, matches, strict=True)]
    whole = [each for each in found if each]
    if len(whole) < len(found):
        raise UsageError(f"no match came to its end: {matches[0][0].fault}")
    kept = keep(args.keep, contests, matches)
    if args.page:
        put(args.page, page(whole, matches, "\n".join(sheet(whole))), args.replace)
    if args.json:
        settings_told = [as_json(each) for each in whole]
        say_text(json.dumps({"settings": settings_told, "kept": kept}, ensure_ascii=False))
    else:
        say(*sheet(whole), "", *(f"kept: {path}" for path in kept))
    return 1 if any(each.faults for each in whole) else 0


def settings(args: argparse.Namespace) -> list[Contest]:
    """One, or two side by side. UsageError."""
    check_game(args.game)
    counts, game = player_counts(args.game), catalogue.load(args.game)
    seats = args.players if args.players is not None else counts[0]
    if seats not in counts:
        raise UsageError(f"{args.game} is for {counts[0]} to {counts[-1]} players")
    first, other = read_options(args.option), read_options(args.against)
    for name, value in (*first.items(), *other.items()):
        check_option(name, value, [game])
    found = []
    for chosen in [first, {**first, **other}] if other else [first]:
        try:
            options = complete(game, seats, chosen)
        except ValueError as wrong:
            raise UsageError(str(wrong)) from None
        minds = (args.level,) * seats
        found.append(Contest(args.game, args.seed, seats, tuple(options.items()), minds))
    return found


def fight(contest: Contest, matches: int, jobs: int) -> list[Played]:
    """All matches, in their order. The number of processes changes nothing but the time."""
    chunks = [(contest, range(at, min(matches, at + CHUNK))) for at in range(0, matches, CHUNK)]
    found: list[Played] = []
    with Progress(contest.game) as progress, in_processes(min(jobs, len(chunks))) as spread:
        for some in spread(play_chunk, chunks):
            found += some
            progress.reach(len(found), matches)
    return found


def play_chunk(chunk: tuple[Contest, range]) -> list[Played]:
    contest, numbers = chunk
    return [played(contest, number) for number in numbers]


def keep(folder: Path, contests: list[Contest], matches: list[list[Played]]) -> list[str]:
    """Write the records of the oddest matches; their paths."""
    paths = []
    for at, (contest, every) in enumerate(zip(contests, matches, strict=True)):
        for name, match in odd(every).items():
            text = record_of(contest, match)
            path = folder / f"{contest.game}-{'ab'[at]}-{name}.txt"
            paths.append(str(put_beside(path, text)[0]))
    return paths


# Telling


def sheet(found: Sequence[Study]) -> list[str]:
    first = found[0]
    level, seats = first.contest.minds[0], first.contest.seats
    matches = count(first.matches, "match", "matches")
    lines = [f"{first.contest.game}, {seats} players, level {level}, {matches}"]
    if len(found) > 1:
        lines.append(row("", [difference(each, found) for each in found]))
    for seat in range(seats):
        lines.append(row(f"seat {seat + 1} wins %", [percent(each.wins[seat]) for each in found]))
    lines.append(row("nobody wins %", [percent(each.nobody) for each in found]))
    for tenth in first.lengths:
        lines.append(row(f"length, {tenth} %", [plain(each.lengths[tenth]) for each in found]))
    for label, name, told in FIGURES:
        lines.append(row(label, [told(getattr(each, name)) for each in found]))
    for ending in first.endings:
        lines.append(row(f"ends {ending} %", [percent(each.endings[ending]) for each in found]))
    return [*lines, *(line for each in found for line in remarks(each))]


def row(label: str, cells: Sequence[str]) -> str:
    return (f"  {label:<{WIDE}}" + "".join(f"{cell:<22}" for cell in cells)).rstrip()


def difference(one: Study, every: Sequence[Study]) -> str:
    """The options in which it differs from the others."""
    own = dict(one.contest.options)
    names = [name for name in own if len({dict(each.contest.options)[name] for each in every}) > 1]
    return ", ".join(f"{name}={own[name]}" for name in names)


def percent(figure: Figure | None) -> str:
    if figure is None:
        return "-"
    return f"{100 * figure.value:.1f} ({100 * figure.low:.1f} to {100 * figure.high:.1f})"


def plain(figure: Figure | None) -> str:
    return "-" if figure is None else f"{figure.value:.1f} ({figure.low:.1f} to {figure.high:.1f})"


FIGURES = (
    ("choices a match", "choices", plain),
    ("options a choice", "options", plain),
    ("answers by chance %", "chance", percent),
    ("changes of the lead", "changes", plain),
    ("leader at half wins %", "half", percent),
)


def remarks(found: Study) -> list[str]:
    """What is out of balance, and what hardly ever happens."""
    fair = (1 - found.nobody.value) / found.contest.seats
    lines = [
        f"  ! seat {seat + 1} wins {'more' if wins.value > fair else 'less'} than its share "
        f"of {100 * fair:.1f} %"
        for seat, wins in enumerate(found.wins) if not wins.holds(fair)
    ]  # fmt: skip
    lines += [
        f"  ! {prompt}: {answer} is hardly ever chosen: {percent(figure)} %"
        for prompt, answer, figure in found.seldom
    ]
    lines += [f"  ! no match ended {name}" for name, one in found.endings.items() if not one.value]
    if found.guessed:
        lines.append(by_lot(found.guessed))
    return [*lines, *(f"  ! a fault: {fault}" for fault in found.faults[:3])]
