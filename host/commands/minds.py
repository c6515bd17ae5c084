"""How hard simulated people try, or which program plays for whom: options of a command."""

from __future__ import annotations

import argparse
import shlex
import shutil

from host.cli_support import UsageError
from host.opponents.mind import CARELESS, LEVELS
from host.page.room import Room


def add_minds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", choices=(CARELESS, *LEVELS), default="normal",
        help="how hard simulated people try (default: normal)",
    )  # fmt: skip
    parser.add_argument(
        "--opponent", action="append", default=[], metavar="NAME=COMMAND",
        help="a program that plays for NAME, and again for another",
    )  # fmt: skip


def use_minds(room: Room, args: argparse.Namespace) -> None:
    """Simulated people try as hard as asked for; some are programs."""
    room.bots.level = args.level
    room.bots.minds.take(programs(args.opponent))


def programs(named: list[str]) -> dict[str, list[str]]:
    """`["Bob=python my.py"]` -> {"Bob": ["python", "my.py"]}. UsageError."""
    found = {}
    for each in named:
        name, _, command = each.partition("=")
        try:
            words = shlex.split(command)
        except ValueError as wrong:
            raise UsageError(f"--opponent {each}: {wrong}") from None
        if not (name and words):
            raise UsageError(f"--opponent {each}: write it as NAME=COMMAND, as Bob='python my.py'")
        if shutil.which(words[0]) is None:
            raise UsageError(f"--opponent {each}: there is no program {words[0]}")
        found[name] = words
    return found
