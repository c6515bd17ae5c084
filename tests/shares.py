"""How a run's time divides among its workers, and which files take most of it.

The last lines of `make test`'s CPython half. A worker that ends long before the others is idle:
then a file belongs into FIRST of tests/tiers.py, or is two.
"""

from __future__ import annotations

import time
from collections import Counter

import pytest

SHOWN = 12  # files


class Shares:
    """Adds up what the workers report; durations are of the wall, in seconds."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.busy: Counter[str] = Counter()
        self.first: dict[str, float] = {}
        self.last: dict[str, float] = {}
        self.files: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        worker = getattr(report, "node", None)
        if worker is not None:
            self.add(worker.gateway.id, report.nodeid, report.duration)

    def add(self, worker: str, test: str, seconds: float) -> None:
        now = time.monotonic() - self.began
        self.first.setdefault(worker, now - seconds)
        self.last[worker] = now
        self.busy[worker] += seconds
        self.files[test.partition("::")[0]] += seconds

    def lines(self) -> list[str]:
        """A line for each worker, then the files that took longest."""
        workers = [
            f"{worker}: tests from {self.first[worker]:.0f} s to {self.last[worker]:.0f} s, "
            f"{self.busy[worker]:.0f} s in them"
            for worker in sorted(self.busy)
        ]
        longest = self.files.most_common(SHOWN)
        return workers + [f"{seconds:6.1f} s  {file}" for file, seconds in longest]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.busy:
            terminalreporter.section("where the time went")
            for line in self.lines():
                terminalreporter.write_line(line)
