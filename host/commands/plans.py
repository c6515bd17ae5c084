"""What a game needs of paper: the plan to drill its plate by, and the sheets for its tags.

examples:
  trilithon plans stones
  trilithon --games-in . plans nim --into nim-on-paper
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hardware import plans
from host.cli_support import UsageError, check_game
from host.door import say
from host.named_files import add_replace, check_new, put
from host.places import CLONE, MADE, ROOT


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game of `trilithon games`")
    parser.add_argument(
        "--into", metavar="DIR", type=Path, help="the folder of the files (default: GAME-plans)"
    )
    add_replace(parser)


def run(args: argparse.Namespace) -> int:
    check_game(args.game)
    into = args.into or Path(f"{args.game}-plans")
    if CLONE and within(into, ROOT) and not within(into, MADE):
        raise UsageError(f"{into} lies in Trilithon's own sources: name another folder, --into DIR")
    try:
        made = plans.of_game(args.game)
    except (ValueError, KeyError) as wrong:
        raise UsageError(f"{args.game}: its plate cannot be drawn: {wrong}") from wrong
    write(into, made, args.replace)
    for name in made:
        say(f"{into / name}")
    return 0


def within(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder)


def write(into: Path, made: plans.Files, replace: bool) -> None:
    """All files, or none where one holds something else already. UsageError."""
    data = {into / name: text.encode() if isinstance(text, str) else text for name, text in
            made.items()}  # fmt: skip
    try:
        changed = {path: each for path, each in data.items() if not holds(path, each)}
    except OSError as wrong:
        raise UsageError(f"{into}: {wrong.strerror}") from wrong
    for path in changed:
        check_new(path, replace)
    for path, each in changed.items():
        put(path, each, replace)


def holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data
