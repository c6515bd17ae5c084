"""What a tap costs, part by part, as a distribution; and whether that is what was promised."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

# Milliseconds since the tag entered the field, or the button was let go: 95 in a hundred, and all.
PROMISED = {"yes": (17.5, 25.0), "lights": (32.0, 36.0), "screen": (55.0, 75.0)}
STALL_MS = 30.0


class Broken(Exception):
    """A promise, or what people saw, is not as it must be."""


@dataclass
class Tap:
    """One deed's way through the table, in ms since it was done.

    heard    the tag has first answered, or the button was let go;  `read` the reader was done
    begun    the journal began to write;  `kept` it ended;  `yes` the buzzer sounds
    sent     the first bit of the lights that follow;  `lit` the last one
    drawn    the screen shows the next question;  `erased` sectors before the yes
    fault    of the radio that it met, or ""
    None where nothing had to change.
    """

    heard: float
    read: float
    begun: float
    kept: float
    yes: float
    sent: float | None
    lit: float | None
    drawn: float | None
    erased: int
    fault: str = ""


def undisturbed(taps: Sequence[Tap]) -> list[Tap]:
    """Those whose times are promised: the radio was well."""
    return [tap for tap in taps if not tap.fault]


def parts(tap: Tap) -> dict[str, float | None]:
    """A tap's time, told apart."""
    return {
        "wait for the poll": tap.heard,
        "select": tap.read - tap.heard,
        "what it is, and legal": tap.begun - tap.read,
        "journal": tap.kept - tap.begun,
        "sound": tap.yes - tap.kept,
        "referee and frame": None if tap.sent is None else tap.sent - tap.kept,
        "shift": None if tap.lit is None or tap.sent is None else tap.lit - tap.sent,
        "screen": None if tap.drawn is None else tap.drawn - tap.kept,
        "erases before the yes": float(tap.erased),
    }


def quantile(values: Sequence[float], percent: int) -> float:
    """The smallest value that so many in a hundred do not exceed."""
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]


def spread(name: str, values: Sequence[float]) -> str:
    return (
        f"{name:<24}{quantile(values, 50):8.1f}{quantile(values, 95):8.1f}{max(values):8.1f}"
        f"{min(values):8.1f}{len(values):6d}"
    )


def disturbed(taps: Sequence[Tap]) -> None:
    """Print what the faults of the radio have cost."""
    for fault in sorted({tap.fault for tap in taps} - {""}):
        yes = [tap.yes for tap in taps if tap.fault == fault]
        print(f"  with {fault}: {len(yes)} taps, the yes after at most {max(yes):.1f} ms")


def report(title: str, taps: Sequence[Tap]) -> list[str]:
    """Print the distributions; return the promises that are broken, an empty sample among them."""
    disturbed(taps)
    taps = undisturbed(taps)
    print(f"{title:<24}{'p50':>8}{'p95':>8}{'most':>8}{'least':>8}{'n':>6}")
    broken = []
    ends = {
        "yes": [tap.yes for tap in taps],
        "lights": [tap.lit for tap in taps if tap.lit is not None],
        "screen": [tap.drawn for tap in taps if tap.drawn is not None],
    }
    for name, values in ends.items():
        if not values:
            broken.append(f"{title}: no {name} was measured")
            continue
        print(spread(f"tap to {name}", values))
        for percent, most in zip((95, 100), PROMISED[name], strict=True):
            got = quantile(values, percent)
            if got > most:
                broken.append(f"{title}: {name} after {got:.1f} ms at p{percent}, not {most:g}")
    for name in parts(taps[0]) if taps else ():
        found = [value for value in (parts(tap)[name] for tap in taps) if value is not None]
        if found:
            print(spread("  " + name, found))
        else:
            broken.append(f"{title}: no part {name!r} was measured")
    return broken
