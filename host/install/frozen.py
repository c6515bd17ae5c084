"""A board whose MicroPython has Trilithon frozen in it (`trilithon firmware`).

Files are of no use there: it starts what is frozen, and looks into files last.
"""

from __future__ import annotations

from host.install.raw_repl import Board, BoardError
from host.shapes import TEXT, Row

ITSELF = "trilithon_frozen"  # a module that says at any prompt what is frozen there: `SELF`
ABOUT = f"""
import sys
places = sys.path[:]
sys.path[:] = ['.frozen']
try:
    from {ITSELF} import SELF
    print(repr(SELF))
except ImportError:
    pass
sys.path[:] = places
"""
SELF = Row(TEXT, TEXT)  # its version, and the mark of its code
WHAT_TO_DO = (
    "is frozen in this board's MicroPython: files would not be used. Build it again with "
    "`trilithon firmware`, and copy that to the board; or put stock MicroPython on it, then deploy"
)


def frozen_in(board: Board) -> tuple[str, str] | None:
    """The version that is frozen there and its mark, or None."""
    rows = board.literals(ABOUT, SELF)
    return (rows[0][0], rows[0][1]) if rows else None


def refuse_frozen(board: Board) -> None:
    """Raises BoardError where files would be of no use."""
    found = frozen_in(board)
    if found:
        raise BoardError(f"Trilithon {found[0]} {WHAT_TO_DO}", "frozen", found[0])
