"""A warm Python in one copy of the tree: each run of tests is a fork of it, and pays no start.

    python -m tests.mutants.warm        in the copy; an order and its answer are a line of JSON each

It has in memory what no mutant can change: Python, pytest and its plugins, nothing of the project.
An order is {"modules": [[name, seconds], ...], "pytest": [arguments], "seconds", "longest",
"compile"}: modules of both Pythons, or else arguments for pytest. Seconds are the processor's, a
module's or all of pytest's, so that a crowded machine notices no mutant that a quiet one would not;
`longest` are seconds of the clock, for tests that wait; `compile` keeps what is compiled. The
answer is {"failed": the module or file that failed first, or "", "said": the end of what was
printed, "took": {name: seconds}}.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import threading
import time
from typing import Any

import hypothesis.strategies  # noqa: F401  kept in memory for the forks
import pytest

MOST_SAID = 2000  # characters


def main() -> None:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for line in sys.stdin:
        print(json.dumps(carried_out(json.loads(line))), flush=True)


def carried_out(order: dict[str, Any]) -> dict[str, Any]:
    with tempfile.TemporaryFile("w+b") as said, tempfile.TemporaryFile("w+") as told:
        child = os.fork()
        if child == 0:
            forked(order, said.fileno(), told)
        ended = waited(child, order["longest"])
        said.seek(max(0, said.seek(0, os.SEEK_END) - MOST_SAID))
        told.seek(0)
        steps = [line.rstrip("\n").split("\t") for line in told]
        text = said.read().decode(errors="replace")
    begun = [name for kind, name, *_ in steps if kind == "begun"]
    failed = begun[-1] if ended and begun else "its start" if ended else ""
    took = {name: float(seconds) for kind, name, *rest in steps for seconds in rest}
    return {"failed": failed, "said": text or f"ended with {ended}", "took": took}


def waited(child: int, longest: float) -> int:
    """How the child ended; 0: all its tests passed.  What it started ends with it."""
    end = threading.Timer(longest, kill, (child,))
    end.start()
    try:
        return os.waitpid(child, 0)[1]
    finally:
        end.cancel()
        kill(child)


def kill(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return  # nothing is left of it


def forked(order: dict[str, Any], said: int, told: Any) -> None:
    """Never returns: what pytest and its plugins leave behind shall not run on."""
    code = 1
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(said, 1)
        os.dup2(said, 2)
        sys.dont_write_bytecode = not order["compile"]
        code = by_pytest(order, told) if order["pytest"] else by_modules(order, told)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        told.flush()
        os._exit(code)


def by_modules(order: dict[str, Any], told: Any) -> int:
    from tests.both.run import run  # of the copy, in which anything may be broken

    for name, seconds in order["modules"]:
        began = begin(name, seconds, told)
        if run(name):
            return 1
        print("took", name, time.process_time() - began, sep="\t", file=told)
    return 0


def begin(name: str, seconds: float, told: Any) -> float:
    """Seconds of the processor so far; after `seconds` more the kernel ends this process."""
    print("begun", name, sep="\t", file=told, flush=True)
    now = time.process_time()
    resource.setrlimit(resource.RLIMIT_CPU, (int(now + seconds) + 1, resource.RLIM_INFINITY))
    return now


class Told:
    """A plugin of pytest that says which file is being tested, and for how long."""

    def __init__(self, told: Any) -> None:
        self.told, self.file, self.began = told, "", time.process_time()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.next(nodeid.split("::")[0])

    def pytest_sessionfinish(self) -> None:
        self.next("")

    def next(self, file: str) -> None:
        if file == self.file:
            return
        now = time.process_time()
        if self.file:
            print("took", self.file, now - self.began, sep="\t", file=self.told)
        if file:
            print("begun", file, sep="\t", file=self.told, flush=True)
        self.file, self.began = file, now


def by_pytest(order: dict[str, Any], told: Any) -> int:
    begin("pytest", order["seconds"], told)
    return int(pytest.main(["-q", "-x", "-n0", *order["pytest"]],
                           plugins=[Told(told)]))  # fmt: skip


if __name__ == "__main__":
    main()
