"""For the clumsy people of --sabotage: a screen without its supply, memory that is lost, a computer
that holds its cable and reads nothing."""

from __future__ import annotations

from tests.emulated.ends import Ending
from tests.emulated.stopwatch import Broken

RENEWS_MS = 14_000  # until a screen that was without its supply must show its picture
ANSWERS = 10  # while the heap is watched
SLOPE = 300  # bytes that an answer may take for good
UNREAD = 8  # answers that nobody reads: more than MicroPython keeps for USB
LATE_MS = 100  # of a yes
DARK = "a screen that lost its supply is dark"
LEAK = "the heap falls with every answer"
WAITS = "a yes waits for a computer that does not read"


def screen_dips(judge: Ending) -> None:
    """The screen is, and comes back dark, with noise in its memory; soon it shows its picture."""
    screen = judge.table.screen
    screen.reset()
    if not judge.table.pico.run(RENEWS_MS, lambda: screen.lit and screen.pump and judge.seen()):
        raise Broken(DARK)


def heap_falls(judge: Ending) -> None:
    """What is free after each of some answers: no more is lost than the match grows by."""
    free = []
    for _ in range(ANSWERS):
        judge.answer()
        free.append(judge.table.ask("memory")["free"])
    half = ANSWERS // 2
    slope = (sum(free[:half]) - sum(free[half:])) / half / half
    print(f"heap: {slope:.0f} bytes less after each answer, {free}", flush=True)
    if slope > SLOPE:
        raise Broken(f"{LEAK}: {slope:.0f} bytes")


def cable_unread(judge: Ending) -> None:
    """At the table nothing is late; once the computer reads again, it hears of every answer."""
    cable = judge.table.pico.cable
    assert cable is not None
    cable.reading = False
    taps, presses = len(judge.taps), len(judge.presses)
    for _ in range(UNREAD):
        judge.answer()
    latest = max(deed.yes for deed in judge.taps[taps:] + judge.presses[presses:])
    if latest > LATE_MS:
        raise Broken(f"{WAITS}: {latest:.0f} ms")
    cable.read_again()
    while judge.table.wait("answer").fields["n"] < len(judge.referee.log):
        pass
