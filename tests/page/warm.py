"""`trilithon …` forked from a Python that has its modules in memory: a start takes a second less.

What is forked is the command as it is, in a process of its own, which signals end like any other.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import IO

from engine import found

FRESH = get_context("spawn")
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(
    ["host.cli", "host.commands.play", "host.page.server", "tests.page.packed"]
)


def start(*words: str) -> tuple[BaseProcess, IO[str]]:
    """That command, and all it says."""
    ours, theirs = FORKS.Pipe(duplex=False)
    others = os.environ.get(found.OUTSIDE) or "--games-in" in words
    context = FRESH if others else FORKS  # which knows our games alone
    process = context.Process(target=run, args=(words, theirs, dict(os.environ)))
    process.start()
    theirs.close()
    return process, os.fdopen(os.dup(ours.fileno()), encoding="utf-8")


def run(words: tuple[str, ...], said: Connection, own: dict[str, str]) -> None:
    """In the process that was forked."""
    from host import cli

    os.environ.clear()
    os.environ.update(own)
    for number in (1, 2):
        os.dup2(said.fileno(), number)
    said.close()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    sys.exit(cli.main(words))
