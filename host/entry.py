"""Where `trilithon` begins: Ctrl-C ends it quietly at any moment, also while it still imports.

This module imports almost nothing: what it leads to takes most of a second, and an exception inside
an import may be swallowed or told at length. So until the command itself runs, and once it has run,
the process ends at once; there is nothing to tidy up then.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
from collections.abc import Iterator

INTERRUPTED = 130  # the exit code


def main() -> int:
    """The exit code of the command. Where Ctrl-C is ignored (behind `&`) it stays so."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, leave)
    code: int = importlib.import_module("host.cli").main()
    return code


def leave(*_: object) -> None:
    """End this process now."""
    os._exit(INTERRUPTED)


@contextlib.contextmanager
def tidy() -> Iterator[None]:
    """Within, Ctrl-C is a KeyboardInterrupt: the command can tidy up before it ends."""
    if signal.getsignal(signal.SIGINT) is not leave:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, leave)
