"""Keep everything of a table in one file: settings, people, tags, matches set aside, records.

It reads the board's own files over the cable; the table stops for that, and starts again. Passwords
of a network stay on the board. `trilithon restore` brings the file onto this board or another one.
A file that is there already stays as it is, unless you say --replace.

exit codes: 0 done, 1 the board did not start again, 2 wrong use.

examples:
  trilithon backup table.zip                 of the only board connected
  trilithon backup table.zip /dev/serial/by-id/usb-…e66164
"""

from __future__ import annotations

import argparse
from pathlib import Path

from host.cable.ports import add_port, port_there
from host.cli_support import UsageError, count
from host.commands.deploy import started
from host.door import say
from host.install import backup
from host.install.raw_repl import Board
from host.named_files import add_replace, check_new, put


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the backup, a .zip")
    add_port(parser)
    add_replace(parser)


def run(args: argparse.Namespace) -> int:
    check_new(args.file, args.replace)
    port = port_there(args.port)
    with Board(port) as board:
        found = backup.taken(board, say)
        board.restart()
    if not found.files:
        raise UsageError("this board keeps nothing of a table: nothing was written")
    put(args.file, backup.packed(found), args.replace)
    say(f"{args.file}: {count(len(found.files), 'file')} of the table at {port}")
    return started(port)
