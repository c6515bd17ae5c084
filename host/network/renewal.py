"""Updates of boards on a cable by order of the room: `trilithon deploy`, on trial.

The same staged, hashed plan, safe against a power cut at any point. The board goes back by itself
unless it is heard again (firmware/boot/start.py); over the cable that can be done at once.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from firmware.link.reports import MARK
from host.cli_support import UsageError
from host.install.build import Tools
from host.install.installation import (
    CHANGING_S,
    MANIFEST,
    Change,
    Reported,
    carrying,
    compiled,
    install,
    mark,
)
from host.install.raw_repl import Board, BoardError

Firmware = Callable[[str], tuple[dict[str, bytes], Tools]]  # for a processor: see `compiled`
Progress = Callable[[int], None]  # percent


def renew(port: str, progress: Progress, firmware: Firmware = compiled) -> str:
    """What `health` then reports as `installed`; the table starts in any case. UsageError."""

    def report(_: str, sent: int, size: int) -> None:
        progress(100 * sent // size)

    with Board(port) as board:
        try:
            wanted, tools = firmware(board.arch)
            change = Change(board, wanted, tools)
            if change.any:
                install(board, change, lambda size: Reported(size, report), trial=True)
            return mark(change.wanted[MANIFEST])[:MARK]
        finally:
            restart(board)


def take_back(port: str) -> None:
    """Undo the update that is on trial there, and start the table. Raises UsageError."""
    with Board(port) as board:
        try:
            board.run(carrying("finish", "withdraw"), CHANGING_S)
        finally:
            restart(board)


def revive(port: str) -> None:
    """Start a board that another program left at its prompt. Raises UsageError."""
    with Board(port) as board:
        restart(board)


def restart(board: Board) -> None:
    with contextlib.suppress(BoardError):  # it may have gone
        board.restart()


__all__ = ["Firmware", "UsageError", "renew", "revive", "take_back"]
