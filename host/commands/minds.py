"""How hard simulated people try, or which program plays for whom: options of a command."""

from __future__ import annotations

import argparse
import shlex
import shutil

from host.cli_support import UsageError
from host.opponents.mind import EVERY
from host.page.room import Room

DEFAULT = "normal"


def add_minds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--level", action="append", default=[], metavar="[NAME=]LEVEL", type=tries,
        help=f"how hard simulated people try, all or NAME alone: {', '.join(EVERY)} (normal)",
    )  # fmt: skip
    parser.add_argument(
        "--opponent", action="append", default=[], metavar="NAME=COMMAND",
        help="a program that plays for NAME, and again for another",
    )  # fmt: skip


def use_minds(room: Room, args: argparse.Namespace) -> None:
    """Simulated people try as hard as asked for; some are programs."""
    said = {"": DEFAULT} | dict(args.level)
    room.bots.level = said.pop("")
    room.bots.levels = said
    room.bots.minds.take(programs(args.opponent))


def tries(text: str) -> tuple[str, str]:
    """`Bob=easy` -> ("Bob", "easy"); `easy` -> ("", "easy"): all others."""
    name, _, level = text.rpartition("=")
    if level not in EVERY:
        raise argparse.ArgumentTypeError(f"{text}: a level is one of {', '.join(EVERY)}")
    return name, level


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
