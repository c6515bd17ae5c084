"""Much work at once: over several processes, and a bar that says how far it is."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Any

from host import outside
from host.cli_support import UsageError

Work = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]


@contextlib.contextmanager
def in_processes(jobs: int) -> Iterator[Work]:
    """As `map`, over so many processes, the results in order. UsageError where one is killed.

    Spawned, not forked: the same on every system, and no threads are cut in half. Where the caller
    breaks off nobody waits for what is under way: a piece of it may take minutes.
    """
    if jobs == 1:
        yield map
        return
    others = active_children()
    with ProcessPoolExecutor(jobs, get_context("spawn"), begin) as pool:
        try:
            yield pool.map
        except BrokenProcessPool:
            raise UsageError("a process was killed (memory?): try --jobs 1") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()).difference(others):
                process.terminate()
            raise


def begin() -> None:
    """In each process: Ctrl-C is for the parent alone, and games from outside are known."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    outside.bring([])


class Progress:
    """A bar on stderr if that is a terminal, else nothing."""

    def __init__(self, what: str):
        self.what = what
        self.bar: Any = None

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich import progress
            from rich.console import Console

            self.bar = progress.Progress(
                progress.TextColumn("{task.description}"), progress.BarColumn(),
                progress.MofNCompleteColumn(), progress.TimeRemainingColumn(),
                console=Console(stderr=True), transient=True,
            )  # fmt: skip
            self.bar.add_task(self.what)
            self.bar.start()
        return self

    def reach(self, done: int, of: int, what: str = "") -> None:
        """So much is done, of so much."""
        if self.bar:
            said = what or self.what
            self.bar.update(self.bar.task_ids[0], completed=done, total=of, description=said)

    def __exit__(self, *_: object) -> None:
        if self.bar:
            self.bar.stop()
