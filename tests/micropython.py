"""The MicroPython half of `make test`: every module of tests/both in a process with a small heap.

    .venv/bin/python -m tests.micropython [-k WORD] [--heap 120K] [--wide]

Sources are compiled for the board's bytecode, then run by MicroPython's own Unix build. The last
line printed is `N passed, N failed`, and the exit code is 0 only if nothing failed. Where no
MicroPython is to be had the half is skipped in so many words, unless TRILITHON_REQUIRE_MICROPYTHON
is 1.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from host.install.build import (
    PROCESSES,
    ROOT,
    Source,
    Tools,
    board_sources,
    build,
    files_below,
    find_tools,
)
from tests import tiers
from tests.both.run import WITHOUT

# Objects of the 64-bit Unix build take about twice a board's room: this stands for the 88K and
# more that a board leaves to the engine (firmware/MEMORY.md: 91K at the least).
HEAP = "176K"
# The whole application, a match, simulated devices and the checks in one heap. What of it a board
# would hold is measured by `make bench`. Where more names come than its table has room for (1,240
# of the checks and the application together) MicroPython wants twice as large a one in one piece,
# 14 KB here. With 360K, enough while names were shortened, a match that is taken up lacks room.
# With 440K, and 6 KB in the largest piece, test_leaving has no room for the 1,261st name; with 520K
# and 11 KB neither had test_repair and test_power: less garbage is collected later.
APP_HEAP = "600K"
APP = ("tests.both.app.", "tests.both.drivers.test_several")  # models of five readers at once
TIMEOUT_S = 900  # of one module that takes 100 alone, on a computer with other work

# The checks themselves must keep their asserts.
TEST_LEVEL = "-O0"


@dataclass(frozen=True)
class Result:
    """What became of one module (or of one file that would not compile)."""

    name: str
    passed: int
    failed: int
    output: str


def sources(tests: Path) -> list[Source]:
    """Everything the board would hold, plus the checks, which always appear as tests/both."""
    found = list(board_sources())
    checks = {path.relative_to(tests).as_posix(): path for path in files_below(tests)}
    checks["run.py"] = ROOT / "tests/both/run.py"
    found += [Source(path, "tests/both/" + name, TEST_LEVEL) for name, path in checks.items()]
    return found


def test_modules(tests: Path) -> list[str]:
    """The modules of checks below the folder, dotted: `engine.test_ask`."""
    found = (path.relative_to(tests).with_suffix("") for path in sorted(tests.rglob("test_*.py")))
    return [".".join(path.parts) for path in found]


def built_as(name: str) -> str:
    return f"tests/both/{name.replace('.', '/')}.py"


def checks_of(name: str, wide: bool) -> list[str] | None:
    """Which checks of a module to run, as tests.both.run takes them; None: no check of it."""
    kept = tiers.wide_on_micropython(built_as(name))
    if wide:
        return kept or None
    return None if "" in kept else [WITHOUT, *kept] if kept else []


def run_module(name: str, checks: list[str], folder: Path, tools: Tools, heap: str) -> Result:
    """Run one module in a fresh process; one that dies, hangs or runs nothing has failed."""
    if name.startswith(APP) and heap == HEAP:
        heap = APP_HEAP
    command = [tools.micropython, "-X", "heapsize=" + heap, "-m", "tests.both.run", name, *checks]
    # Only what was built may be imported: neither sources nor what the user has installed.
    environment = {**os.environ, "MICROPYPATH": ".frozen"}
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode(errors="replace")
        return Result(name, 0, 1, said + f"stopped after {TIMEOUT_S} seconds\n")
    return judge(name, ran.returncode, ran.stdout.decode(errors="replace"))


def judge(name: str, code: int, output: str) -> Result:
    """Believe the closing line only when the exit code agrees with it."""
    closing = re.search(r"^closing: (\d+) passed, (\d+) failed\s*\Z", output, re.MULTILINE)
    if closing:
        passed, failed = int(closing[1]), int(closing[2])
        if (code == 0) == (failed == 0) and passed + failed > 0:
            return Result(name, passed, failed, output)
    return Result(name, 0, 1, output + f"died with exit code {code}\n")


def report(results: Sequence[Result], tools: Tools, heap: str) -> int:
    """Print every failing module in full, then the sum; return the exit code."""
    for result in results:
        if result.failed:
            print(f"--- {result.name}")
            print(result.output.rstrip())
    print(f"MicroPython {tools.version}, heap {heap}")
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The command line; --tests and --build are for tests/test_runner.py."""
    parser = argparse.ArgumentParser(prog="python -m tests.micropython")
    parser.add_argument("-k", metavar="WORD", default="", help="only modules with WORD in the name")
    parser.add_argument("--heap", default=HEAP, help="heap of each process (default: %(default)s)")
    parser.add_argument("--wide", action="store_true", help="what waits for `make wide`, alone")
    parser.add_argument("--verbose", "-v", action="store_true", help="print passing modules too")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests/both", help="folder of checks")
    parser.add_argument("--build", type=Path, default=ROOT / "build/micropython")
    options = parser.parse_args(arguments)
    if not re.fullmatch(r"[1-9]\d*[KM]?", options.heap):
        parser.error("--heap takes bytes, or a number with K or M: 120K")
    return options


def skip() -> int:
    """Say that there is no MicroPython; an error only where the caller insists on it."""
    print("MicroPython tests skipped: no micropython and mpy-cross commands for this platform")
    return 1 if os.environ.get("TRILITHON_REQUIRE_MICROPYTHON") == "1" else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, run, sum up."""
    options = parse(arguments)
    tools = find_tools()
    if tools is None:
        return skip()
    tests, folder = options.tests.resolve(), options.build.resolve()
    every = {name: checks_of(name, options.wide) for name in test_modules(tests)}
    checks = {name: each for name, each in every.items() if options.k in name and each is not None}
    if not checks:
        print(f"no module in {tests} has {options.k!r} in its name")
        return 1
    complaints = build(sources(tests), folder, tools)
    results = [Result(name, 0, 1, complaint) for name, complaint in complaints]
    broken = {result.name for result in results}
    runnable = [name for name in checks if built_as(name) not in broken]

    def ran_one(name: str) -> Result:
        return run_module("tests.both." + name, checks[name], folder, tools, options.heap)

    with ThreadPoolExecutor(PROCESSES) as pool:
        ran = pool.map(ran_one, runnable)
        for result in ran:
            results.append(result)
            if options.verbose and not result.failed:
                print(f"--- {result.name}\n{result.output.rstrip()}")
    return report(results, tools, options.heap)


if __name__ == "__main__":
    sys.exit(main())
