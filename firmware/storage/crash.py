"""A fault of the program: its traceback as text, saved for later, and the screen's message."""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CRASH = "crash.txt"  # the last traceback
MOST = 400  # characters of it


def keep_crash(storage: "Any", fault: Exception) -> str:
    """Write the traceback down for later; its text, the end of it if it is long."""
    told = trace(fault)
    try:
        if storage is not None:
            storage.replace(CRASH, [told])
    except OSError:
        pass
    if hasattr(sys, "print_exception"):
        sys.print_exception(fault)
    return told


def crash_rows(fault: Exception, told: str) -> list:
    """What the screen says of it: the exception, then where it was, the innermost place first."""
    places = [line.strip() for line in told.split("\n") if line.strip().startswith("File ")]
    rows = [type(fault).__name__, str(fault)]
    for place in reversed(places):
        name, _, where = place[5:].partition(", line ")
        rows.append(name.strip('"').split("/")[-1] + ":" + where.split(",")[0])
    return [row for row in rows if row]


def trace(fault: Exception) -> str:
    """The end of the traceback, for a report."""
    if hasattr(sys, "print_exception"):
        import io

        out = io.StringIO()
        sys.print_exception(fault, out)
        said = out.getvalue()
    else:
        import traceback

        said = "".join(traceback.format_exception(fault))
    return str(said[-MOST:])
