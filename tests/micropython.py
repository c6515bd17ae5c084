"""The MicroPython half of `make test`: every module of tests/both in a process with a small heap.

    .venv/bin/python -m tests.micropython [-k WORD] [--heap 120K]

Sources are compiled for the board's bytecode, then run by MicroPython's own Unix build. The last
line printed is `N passed, N failed`, and the exit code is 0 only if nothing failed. Where no
MicroPython is to be had the half is skipped in so many words, unless TRILITHON_REQUIRE_MICROPYTHON
is 1.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Objects of the 64-bit Unix build take about twice a board's room: this stands for the 80K and
# more that a board leaves to the engine.
HEAP = "160K"
PROCESSES = 2
TIMEOUT_S = 300

# As on the board: no asserts, no line numbers. The checks themselves must keep their asserts.
BOARD_LEVEL = "-O3"
TEST_LEVEL = "-O0"

# Only a board has the modules these import.
BOARD_ONLY = ("firmware/boards", "firmware/drivers")

VERSION_PROGRAM = """
import sys
v = sys.implementation[1]
print(".".join(str(n) for n in v[:3]) + "".join("-" + s for s in v[3:] if s))
"""


@dataclass(frozen=True)
class Tools:
    """The commands this script needs, and what they say of their versions."""

    micropython: str
    mpy_cross: str
    version: str
    compiler: str


@dataclass(frozen=True)
class Source:
    """A file the board would hold as `target`; Python is compiled at `level`, the rest copied."""

    path: Path
    target: str
    level: str

    @property
    def built(self) -> str:
        """Where the compiled or copied file goes."""
        return re.sub(r"\.py$", ".mpy", self.target)


@dataclass(frozen=True)
class Result:
    """What became of one module (or of one file that would not compile)."""

    name: str
    passed: int
    failed: int
    output: str


def find_command(name: str) -> str | None:
    """The command beside this Python (the virtual environment's), else the one on PATH."""
    return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


def said_by(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end and keep what it says."""
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def find_tools() -> Tools | None:
    """Both commands, or None where one is missing or does not start."""
    micropython, mpy_cross = find_command("micropython"), find_command("mpy-cross")
    if not micropython or not mpy_cross:
        return None
    version = said_by(micropython, "-c", VERSION_PROGRAM)
    compiler = said_by(mpy_cross, "--version")
    if version.returncode or compiler.returncode:
        return None
    return Tools(micropython, mpy_cross, version.stdout.strip(), compiler.stdout.strip())


def files_below(folder: Path) -> Iterator[Path]:
    """The folder's files in a fixed order, without what Python and editors leave behind."""
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder).parts
        hidden = any(part.startswith(".") or part == "__pycache__" for part in inner)
        if path.is_file() and not hidden and path.suffix not in (".pyc", ".mpy"):
            yield path


def sources(tests: Path) -> list[Source]:
    """Everything the board would hold, plus the checks, which always appear as tests/both."""
    found = []
    for package in ("engine", "firmware"):
        for path in files_below(ROOT / package):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith(tuple(only + "/" for only in BOARD_ONLY)):
                found.append(Source(path, name, BOARD_LEVEL))
    checks = {path.relative_to(tests).as_posix(): path for path in files_below(tests)}
    checks["run.py"] = ROOT / "tests/both/run.py"
    found += [Source(path, "tests/both/" + name, TEST_LEVEL) for name, path in checks.items()]
    return found


def fingerprint(source: Source, compiler: str) -> str:
    """Changes whenever the built file would."""
    said = f"{compiler} {source.level} {source.target} "
    return hashlib.sha256(said.encode() + source.path.read_bytes()).hexdigest()


def build_one(source: Source, folder: Path, tools: Tools) -> str:
    """Compile or copy one file; return what the compiler complained of, nothing if all went well.

    The built file appears complete or not at all, so that two runs at once do no harm.
    """
    target = folder / source.built
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    if source.path.suffix != ".py":
        shutil.copyfile(source.path, draft)
    else:
        # -s: the name that tracebacks show.
        command = [tools.mpy_cross, source.level, "-s", source.target, "-o", str(draft)]
        made = said_by(*command, str(source.path))
        if made.returncode != 0:
            draft.unlink(missing_ok=True)
            return made.stdout or "mpy-cross failed without a word\n"
    draft.replace(target)
    return ""


def read_manifest(path: Path) -> dict[str, str]:
    """Fingerprints of the files built last time; none if that is not known."""
    try:
        return dict(json.loads(path.read_text()))
    except (OSError, ValueError):
        return {}


def build(wanted: Sequence[Source], folder: Path, tools: Tools) -> list[Result]:
    """Bring the folder up to date and return one failure for each file that does not compile."""
    manifest = folder / "manifest.json"
    old = read_manifest(manifest)
    new = {source.built: fingerprint(source, tools.compiler) for source in wanted}
    fresh = {
        name: mark
        for name, mark in old.items()
        if new.get(name) == mark and (folder / name).exists()
    }
    for name in old.keys() - fresh.keys():
        (folder / name).unlink(missing_ok=True)
    # Written before the work too: an interrupted run must not vouch for files it replaced.
    folder.mkdir(parents=True, exist_ok=True)
    manifest.write_text(json.dumps(fresh))
    todo = [source for source in wanted if source.built not in fresh]
    with ThreadPoolExecutor(PROCESSES) as pool:
        complaints = list(pool.map(lambda source: build_one(source, folder, tools), todo))
    failures = []
    for source, complaint in zip(todo, complaints, strict=True):
        if complaint:
            failures.append(Result(source.target, 0, 1, complaint))
        else:
            fresh[source.built] = new[source.built]
    manifest.write_text(json.dumps(fresh, indent=1))
    return failures


def run_module(name: str, folder: Path, tools: Tools, heap: str) -> Result:
    """Run one module in a fresh process; one that dies, hangs or runs nothing has failed."""
    command = [tools.micropython, "-X", "heapsize=" + heap, "-m", "tests.both.run", name]
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
    modules = [path.stem for path in sorted(tests.glob("test_*.py")) if options.k in path.stem]
    if not modules:
        print(f"no module in {tests} has {options.k!r} in its name")
        return 1
    results = build(sources(tests), folder, tools)
    broken = {result.name for result in results}
    runnable = ["tests.both." + name for name in modules if f"tests/both/{name}.py" not in broken]
    with ThreadPoolExecutor(PROCESSES) as pool:
        ran = pool.map(lambda name: run_module(name, folder, tools, options.heap), runnable)
        for result in ran:
            results.append(result)
            if options.verbose and not result.failed:
                print(f"--- {result.name}\n{result.output.rstrip()}")
    return report(results, tools, options.heap)


if __name__ == "__main__":
    sys.exit(main())
