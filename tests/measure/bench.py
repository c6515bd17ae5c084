"""Measure the engine and the application, on CPython and on MicroPython, in one run.

    make bench                   everything (about two minutes)
    python -m tests.measure.bench --ms 200 --games amazones,stones

Nothing here fails for being slow: machines differ. Compare figures of one run with each other.
Objects of the 64-bit MicroPython used here take about twice a board's room.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine import catalogue
from host.cli_support import check_game, game_names
from host.door import say
from host.install.build import (
    BOARD_LEVEL,
    ROOT,
    Source,
    Tools,
    board_sources,
    build,
    find_tools,
)
from tests.measure import bench_archive, bench_cable, bench_page

BUILD = ROOT / "build/bench"
FIRST = catalogue.GAMES[0][0]  # of the list; its cards can be taken back, over and over
SMALLEST_STEP = 2048
GOALS = (
    "goals: amazones 150,000/s and trivial 900,000/s on CPython; engine 40 KB, application 90 KB"
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.bench", description=__doc__)
    parser.add_argument("--ms", type=int, default=1500, help="time for each speed (default 1500)")
    parser.add_argument("--games", default=",".join(game_names()), help="only these, with commas")
    parser.add_argument("--matches", type=int, default=bench_archive.MATCHES, help="in the archive")
    args = parser.parse_args(arguments)
    games = args.games.split(",")
    for name in games:
        check_game(name)
    tools = find_tools()
    if tools:
        prepare(tools)
    else:
        say("no micropython and mpy-cross for this platform: only CPython is measured")
    say(GOALS)
    speeds(games, args.ms, tools)
    latencies(tools)
    if tools:
        heaps(games, tools)
        bench_cable.main()
    bench_page.main()
    bench_archive.main([str(args.matches)])
    bench_archive.main([str(args.matches), "--postgresql"])
    if tools:
        sizes()
    return 0


def prepare(tools: Tools) -> None:
    """Compile engine, firmware and the measuring code for MicroPython."""
    mine = [
        Source(ROOT / "tests" / name, "tests/" + name, BOARD_LEVEL)
        for name in ("__init__.py", "measure/__init__.py", "measure/on_micropython.py")
    ]
    complaints = build([*board_sources(), *mine], BUILD, tools)
    for name, complaint in complaints:
        raise SystemExit(f"{name} does not compile for MicroPython:\n{complaint}")


def most_seats(name: str) -> int:
    most: int = catalogue.entry(name)[2]
    return min(most, 5)


def run_on(command: Sequence[str], cwd: Path, *words: object) -> list[str] | None:
    """The figures of a measurement, or None where it died."""
    program = f"from tests.measure.on_micropython import measured; print(*measured(*{words!r}))"
    line = [*command, "-c", program]
    ran = subprocess.run(line, cwd=cwd, capture_output=True, text=True, check=False, timeout=600)
    return ran.stdout.split() if ran.returncode == 0 and ran.stdout.strip() else None


def on_cpython(*words: object) -> list[str]:
    return run_on([sys.executable], ROOT, *words) or ["?"]


def on_micropython(tools: Tools, *words: object, heap: str = "2M") -> list[str] | None:
    return run_on([tools.micropython, "-X", "heapsize=" + heap], BUILD, *words)


def speeds(games: Sequence[str], duration_ms: int, tools: Tools | None) -> None:
    say("", "decisions a second, random play       CPython   MicroPython")
    rows = [("speed", name, most_seats(name), duration_ms) for name in games]
    rows.append(("trivial", duration_ms))  # type: ignore[arg-type]
    for words in rows:
        here = on_cpython(*words)[-1]
        there = (on_micropython(tools, *words) or ["?"])[-1] if tools else "-"
        label = f"{words[1]}, {words[2]} seats" if len(words) > 2 else "trivial: add 1-3 to 200"
        say(f"  {label:<34} {here:>9} {there:>13}")


def latencies(tools: Tools | None) -> None:
    say("", "microseconds an answer takes (median)    10th    1,000th")
    here = run_on([sys.executable], ROOT, "latency", FIRST) or ["?", "?"]
    say("  CPython                          {:>9} {:>10}".format(*here))
    if tools:
        there = on_micropython(tools, "latency", FIRST) or ["?", "?"]
        say("  MicroPython                      {:>9} {:>10}".format(*there))


def heaps(games: Sequence[str], tools: Tools) -> None:
    """The most that is alive during a match, and the smallest heap in which one can be played."""
    say("", "MicroPython heap in KB, a whole match      engine        with application")
    say("                                       alive  smallest     alive  smallest")
    for name in games:
        cells = []
        for what in ("engine", "app"):
            alive = heap_of(tools, name, what, "2M")
            smallest = smallest_heap(tools, name, what, alive) if alive else None
            cells += [kilobytes(alive), kilobytes(smallest)]
        label = f"{name}, {most_seats(name)} seats"
        say(f"  {label:<34} {cells[0]:>7} {cells[1]:>9} {cells[2]:>9} {cells[3]:>9}")


def kilobytes(size: int | None) -> str:
    return "?" if size is None else f"{size / 1024:.1f}"


def heap_of(tools: Tools, name: str, what: str, heap: str) -> int | None:
    """The most bytes alive in a match, or None where this heap was too small."""
    with tempfile.TemporaryDirectory() as folder:
        said = on_micropython(tools, "match", name, most_seats(name), folder, what, heap=heap)
    return int(said[0]) if said else None


def smallest_heap(tools: Tools, name: str, what: str, alive: int) -> int:
    """By halving, from what was alive to twice that. Matches are random: so is the last KB."""
    fails, holds = alive, 2 * alive
    while holds - fails > SMALLEST_STEP:
        middle = (fails + holds) // 2
        if heap_of(tools, name, what, str(middle)) is None:
            fails = middle
        else:
            holds = middle
    return holds


def sizes() -> None:
    """Bytes of every compiled file, as a board stores and loads it."""
    files = sorted((BUILD / "engine").rglob("*.mpy")) + sorted((BUILD / "firmware").rglob("*.mpy"))
    say("", "bytes of .mpy")
    for path in files:
        say(f"  {path.relative_to(BUILD).as_posix():<42} {path.stat().st_size:>7}")
    say(f"  {'all':<42} {sum(path.stat().st_size for path in files):>7}")


if __name__ == "__main__":
    sys.exit(main())
