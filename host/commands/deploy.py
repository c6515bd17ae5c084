"""Install Trilithon on a board, or bring it up to date; what people have there stays.

It sends only files that have changed, beside the old ones, and checks them on the board; then it
exchanges all at once. Interrupt it whenever you like, or pull the plug: the board goes on with the
old files or with the new ones, and the same command finishes the rest. Settings, tags, journal and
records stay. A small board has no room for a whole new version beside the old one: there files are
exchanged some at a time, and it starts nothing until the last is there. This command says what does
not fit before it sends anything; with --check it sends nothing at all.

Where the code is frozen in MicroPython (`trilithon firmware`), this only says whether that is the
code of this computer.

A board gets every language, 60 KB of flash each: all three leave a stock Pico 200 KB for matches.
TRILITHON_LANGUAGES lists those that it is to have, here and for `trilithon firmware` and `update`.

Exit codes: 0 all is well (with --check: nothing would change); 1 with --check: something would.

examples:
  trilithon deploy --check              what would change, and is there room?
  trilithon deploy                      the only board connected
  TRILITHON_LANGUAGES=de,fr trilithon deploy    these languages alone
  trilithon deploy --stop               leave it at MicroPython's prompt
  trilithon deploy /dev/serial/by-id/usb-…e66164    of several boards always the same
"""

from __future__ import annotations

import argparse
import contextlib
import subprocess
import sys
import time
from collections.abc import Callable

from rich.progress import BarColumn, Progress, TextColumn

from firmware.boot.main import LARGE_HEAP
from host.cable.client import Client, LinkError
from host.cable.ports import add_port, port_there
from host.cli_support import UsageError, count
from host.commands import network
from host.door import complain, say
from host.install.build import Tools
from host.install.compiled import compiled, folder_of
from host.install.flash_room import what_does_not_fit
from host.install.freeze import mark
from host.install.frozen import WHAT_TO_DO, frozen_in
from host.install.installation import KEPT_MAIN, MAIN, Change, install, kb
from host.install.listing import spoken
from host.install.raw_repl import Board, BoardError

STARTS_WITHIN_S = 15.0
HEAP = """
import gc
gc.collect()
before = gc.mem_alloc()
import firmware.table.app, engine.games.amazones__rulebook
gc.collect()
print(gc.mem_alloc() - before)
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--check", action="store_true", help="only tell what would change")
    parser.add_argument("--stop", action="store_true", help="do not start the table afterwards")


def run(args: argparse.Namespace) -> int:
    port = port_there(args.port)
    with Board(port) as board:
        found = frozen_in(board)
        if found:
            return of_frozen(board, found, args)
        change = Change(board, *compiled(board.arch), not args.check)
        report(change)
        if args.check:
            board.restart()
            return 1 if change.any else 0
        if change.any:
            installed(board, change)
        else:
            say("nothing to do")
        furnish(board)
        if not args.stop:
            board.restart()
    return 0 if args.stop else started(port)


def furnish(board: Board) -> None:
    """A board with Wi-Fi gets the client that its phone page needs, frozen code or not."""
    if network.furnish(board):
        say("this board has Wi-Fi: the client for it is there now")


def of_frozen(board: Board, found: tuple[str, str], args: argparse.Namespace) -> int:
    """Nothing is sent where the code is frozen; whether it is the code of this computer."""
    firmware, its_mark = found
    if not args.check:
        furnish(board)
    if not args.stop:
        board.restart()
    if its_mark == mark():
        say(f"nothing to do: Trilithon {firmware}, as it is here, is frozen in its MicroPython")
        return 0
    if args.check:
        say(f"another Trilithon, {firmware}, {WHAT_TO_DO}")
        return 1
    raise UsageError(f"another Trilithon, {firmware}, {WHAT_TO_DO}")


def installed(board: Board, change: Change) -> None:
    try:
        install(board, change, Bar)
    except KeyboardInterrupt:
        complain("interrupted: run the same command to continue")
        with contextlib.suppress(BoardError):
            board.restart()
        raise
    say("installed and verified")


def report(change: Change) -> None:
    board, changed, stale = change.board, change.changed, change.stale
    say(f"{board.port}: {board.platform}, MicroPython {board.version}")
    size = sum(len(change.wanted[path]) for path in changed)
    say(
        f"{count(len(changed), 'file')} to send ({kb(size)}), {len(stale)} to remove, "
        f"{len(change.wanted) - len(changed)} stay as they are"
    )
    for path in stale:
        say(f"  remove {path}")
    if change.foreign_main:
        say(f"  {MAIN} is not Trilithon's; saved as {KEPT_MAIN}")
    if board.heap < LARGE_HEAP:
        say(
            f"too little memory for every match ({kb(board.heap)} free at the prompt): build a "
            "MicroPython with the code frozen in it, trilithon firmware"
        )
    takes = f"flash: Trilithon takes {kb(change.flash_with_folders(change.wanted))}"
    for line in what_does_not_fit(change, spoken()):
        say(line)
    taken = heap(change.tools)
    with_game = f"about {taken} with a game, " if taken else ""
    say(f"{takes}, {kb(board.free)} are free; heap: {with_game}{kb(board.heap)} are free")


def heap(tools: Tools) -> str:
    """What the application takes of a board's heap: half of MicroPython's here, of 64 bits.

    Nothing where there is no MicroPython for this computer.
    """
    if not tools.micropython:
        return ""
    compiled()
    ran = subprocess.run(
        [tools.micropython, "-c", HEAP],
        cwd=folder_of(""),
        capture_output=True,
        text=True,
        timeout=60,
    )
    return kb(int(ran.stdout) // 2) if ran.stdout.strip().isdigit() else ""


def started(port: str) -> int:
    """Whether the table answers."""
    end = time.monotonic() + STARTS_WITHIN_S
    while True:
        try:
            with Client(port, within=1.0) as client:
                say(f"the table is up: firmware {client.hello['firmware']}")
            return 0
        except LinkError as error:  # the port may be away for a moment
            if time.monotonic() > end:
                complain(f"installed, but the table does not answer: {error}")
                return 1
            time.sleep(0.2)


class Bar:
    """Progress: a bar on a terminal, else a line a file."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.done = 0
        self.bar = Progress(
            TextColumn("{task.description:<36}"), BarColumn(),
            TextColumn("{task.percentage:>3.0f} %"),
            transient=True, disable=not sys.stdout.isatty(),
        )  # fmt: skip

    def __enter__(self) -> Bar:
        self.bar.start()
        self.task = self.bar.add_task("", total=self.size)
        return self

    def __exit__(self, *what: object) -> None:
        self.bar.stop()

    def part(self, path: str, size: int) -> Callable[[int], None]:
        """To be called with the bytes of this file sent so far."""
        before = self.done
        self.done += size
        if not sys.stdout.isatty():
            say(f"  send {path} ({size} bytes)")
        return lambda sent: self.bar.update(self.task, completed=before + sent, description=path)
