"""An installation from the page: the plan of `trilithon deploy`, with what the site brings."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from host.install.installation import Change, Reported, install
from host.install.prompt import Line
from host.install.raw_repl import Board, BoardError
from host.site.trees import tree

Told = Callable[[str, float], None]  # a file, and how much of all has been sent, from 0 to 1


def installed(line: Callable[[], Line], trees: bytes, told: Told) -> bool:
    """Whether anything had to be sent; the board starts in any case. Raises BoardError."""

    def report(path: str, sent: int, size: int) -> None:
        told(path, sent / size)

    with open_board(line) as board:
        try:
            change = Change(board, *tree(trees, board.arch))
            if there_was := change.any:
                install(board, change, lambda size: Reported(size, report))
            return there_was
        finally:
            with contextlib.suppress(BoardError):  # it may have gone
                board.restart()


def open_board(line: Callable[[], Line]) -> Board:
    try:
        return Board(line())
    except OSError as gone:
        raise BoardError(str(gone), "gone", str(gone)) from None
