"""Bring a table's backup onto a board: the same one, or a new one that takes its place.

All is sent beside what the board keeps and exchanged at the end: interrupt it, or pull the plug,
and the same command goes on. Onto another kind of board, settings of pins and parts are not taken.
A board that keeps matches, people or tags of its own is only changed with --replace.

exit codes: 0 done, 1 the board did not start again, 2 wrong use.

examples:
  trilithon restore table.zip                onto the only board connected, after `trilithon deploy`
  trilithon restore table.zip --replace      in place of what that board keeps
"""

from __future__ import annotations

import argparse
from pathlib import Path

from host.cable.ports import add_port, port_there
from host.cli_support import UsageError
from host.commands.deploy import started
from host.door import say
from host.install import backup
from host.install.raw_repl import Board

NAMED = 5  # files of those in the way


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what `trilithon backup` wrote")
    add_port(parser)
    parser.add_argument(
        "--replace", action="store_true", help="what the board keeps now is lost for the backup"
    )


def run(args: argparse.Namespace) -> int:
    found = backup.read(args.file)
    port = port_there(args.port)
    with Board(port) as board:
        there = backup.kept(board)
        if there and not args.replace:
            board.restart()
            named = ", ".join(there[:NAMED]) + (", …" if len(there) > NAMED else "")
            raise UsageError(
                f"the board at {port} keeps things of its own ({named}): `trilithon backup` saves "
                "them, and --replace puts this backup in their place"
            )
        if found.platform != board.platform:
            say(f"from another kind of board ({found.platform}): pins and parts are not taken")
        backup.put(board, backup.fitted(found, board.platform), say)
        board.restart()
    say(f"the table at {port} keeps what is in {args.file} now")
    return started(port)
