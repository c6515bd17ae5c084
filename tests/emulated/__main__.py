"""`make emulate`: the whole table on an emulated Pico, a match, a pulled plug, and figures.

    TRILITHON_UF2=RPI_PICO.uf2 python -m tests.emulated [--answers N] [--whole] [--seed N]
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE=--deploy    (ten minutes)
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE=--web       (from the page of `make site`)
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE="--games [GAME …]"    (two minutes for all)
    TRILITHON_UF2=RPI_PICO-frozen.uf2 make emulate EMULATE="--games --frozen --small-heap"
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE=--judge     (20 minutes: all promises)
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE=--readers   (five on one bus: minutes a part)
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE=--ends      (the last answers of whole matches)
    TRILITHON_UF2=RPI_PICO.uf2 make emulate EMULATE=--sabotage  (the judge itself is tried)

`make emulator` first, once: it compiles the emulated Pico for this computer, and all of this takes
a fraction of the time.
`trilithon firmware` makes the file whose name says "frozen". Without TRILITHON_UF2 MicroPython is
downloaded where the network allows; where it does not, this says so and ends well.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

NO_EMULATOR = "skipped: rp2040py is not installed (make setup)"
NOT_UF2 = "TRILITHON_UF2: {} is no UF2 file; MicroPython's for RPI_PICO is required"
UF2_MAGIC = b"UF2\n"
NO_UF2 = "skipped: no MicroPython for a Pico; name a .uf2 file in TRILITHON_UF2"


class Part(NamedTuple):
    """One thing that is done on an emulated Pico. What it returns are promises that are broken.

    does   module.function of this folder
    given  the arguments after the MicroPython, by their names
    words  what follows the option; none: it is a flag
    """

    does: str
    given: str
    help: str
    words: str = ""


EVENING = Part("evening.evening", "answers whole seed", "")
# By the option that asks for it in place of the evening.
INSTEAD = {
    "deploy": Part(
        "deployed.deployed", "seed",
        "`trilithon deploy` to a board with nothing on it, and with pulled plugs",
    ),
    "web": Part(
        "web.from_the_page", "seed",
        "the page of the table in a tab installs, through a fake navigator.serial, with pulled "
        "cables and wrong answers",
    ),
    "games": Part(
        "every_game.every_game", "games answers seed frozen small_heap",
        "these games, or all, are begun and answered; what each takes of heap, stack", "GAME",
    ),
    "judge": Part(
        "judgement.judged", "seed",
        "the large plate too, with a cable and without; 1 where a promise is broken",
    ),
    "ends": Part(
        "ends.ended", "seed",
        "the last answers of the judge's matches, to the result and its record",
    ),
    "sabotage": Part(
        "sabotage.sabotaged", "sabotage seed",
        "firmware with one thing wrong at a time, each of which must be noticed: these faults, or "
        "all", "FAULT",
    ),
    "readers": Part(
        "readers.five_readers", "readers answers seed",
        "five seats' readers on one bus; 1 where a promise is broken. Parts: taught, whose, "
        "together; what taps cost: calls, five, one, wired", "PART",
    ),
    "long": Part(
        "long_match.long_match", "seed whole",
        "how long a match of 300 answers takes to be resumed, undone, taken up, and what of the "
        "stack; --whole: of 4,000",
    ),
    "memory": Part("memory.weighed", "", "weigh every module, for firmware/MEMORY.md"),
    "shrunk": Part(
        "shrunk.shrunk", "shrunk",
        "what each part of host/install/shrink gives, for firmware/MEMORY.md", "PART",
    ),
    "network": Part(
        "network.network", "answers seed",
        "what the network part takes of the heap, with a stand-in for the radio",
    ),
}  # fmt: skip


def find_uf2() -> Path | None:
    """A file that is named, or the newest one rp2040py knows of, if it can be had."""
    named = os.environ.get("TRILITHON_UF2")
    if named:
        return Path(named)
    from rp2040py.utils.firmware_retrieve import MICROPYTHON, retrieve

    try:
        return Path(retrieve(MICROPYTHON, "1.29.0", "pico"))
    except Exception as wrong:
        print(f"MicroPython cannot be downloaded: {wrong}")
        return None


def misused(args: argparse.Namespace) -> str:
    """What would count for nothing as it was given; "" where all does."""
    if args.frozen and args.games is None:
        return "--frozen is for --games"
    if args.small_heap and (args.games is None or not args.frozen):
        return "--small-heap is for --games with --frozen"
    return ""


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make emulate", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--answers", type=int, default=24, help="before and after the power cut")
    parser.add_argument("--whole", action="store_true", help="play on to the end: this takes hours")
    for option, part in INSTEAD.items():
        if part.words:
            parser.add_argument(
                "--" + option, nargs="*", metavar=part.words, help="instead: " + part.help
            )
        else:
            parser.add_argument("--" + option, action="store_true", help="instead: " + part.help)
    parser.add_argument(
        "--frozen", action="store_true", help="with --games: the code is in that MicroPython itself"
    )
    parser.add_argument(
        "--small-heap", action="store_true",
        help="with --games and --frozen: an ESP32's 110 KB, in two areas",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if wrong := misused(args):
        parser.error(wrong)
    return args


def wanted(args: argparse.Namespace) -> Part:
    """What the options ask for; `[]`, an option with no words behind it, asks too."""
    asked = (part for option, part in INSTEAD.items() if getattr(args, option) not in (None, False))
    return next(asked, EVENING)


def run(part: Part, uf2: Path, args: argparse.Namespace) -> list[str]:
    module, _, function = part.does.partition(".")
    does = getattr(import_module("tests.emulated." + module), function)
    return does(uf2, *(getattr(args, name) for name in part.given.split())) or []


def main() -> int:
    args = parsed()
    from tests.emulated.faster import prefer

    prefer()
    try:
        import rp2040py  # noqa: F401
    except ImportError:
        print(NO_EMULATOR)
        return 0
    uf2 = find_uf2()
    if uf2 is None:
        print(NO_UF2)
        return 0
    if not uf2.is_file() or uf2.read_bytes()[:4] != UF2_MAGIC:
        print(NOT_UF2.format(uf2), file=sys.stderr)
        return 2
    began = time.monotonic()
    broken = run(wanted(args), uf2, args)
    print(f"in {time.monotonic() - began:.0f} s of this computer's time")
    for promise in broken:
        print("BROKEN:", promise)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
