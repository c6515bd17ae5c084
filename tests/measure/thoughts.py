"""How long opponents think, and how often nothing fits what they know.

    python -m tests.measure.thoughts [GAME…] [--level easy] [--questions 1000]

At choices of matches of careless people each level answers the line that its program reads, and is
not heeded: so both levels see the same questions. Seconds are of the processor; a level is cut by
its own. MB are what the process holds in memory when a tenth of the questions is over, and at last.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from engine import catalogue
from engine.ask import CHOICE
from host.cli_support import check_game, game_names, player_counts
from host.door import say
from host.opponents.__main__ import answered
from host.opponents.lines import question
from host.opponents.mind import LEVELS, choices_at, known_to
from host.opponents.process import at_level
from host.people.at_engine import Match
from host.people.tournament import NAMES


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--level", choices=LEVELS, default="easy")
    parser.add_argument("--questions", type=int, default=1000)
    args = parser.parse_args(arguments)
    say(f"{args.level}, seconds of the processor       half of all    99 %    most   by lot"
        "  matches     MB     MB")  # fmt: skip
    for name in args.games:
        check_game(name)
        told = list(islice(thoughts(name, args.level), args.questions))
        taken = sorted(each[0] for each in told)
        half, nearly, most = (taken[int(len(taken) * share)] for share in (0.5, 0.99, 0.9999))
        by_lot, matches = sum(each[1] for each in told), told[-1][2]
        first, last = told[len(told) // 10][3], told[-1][3]
        say(f"  {name:<34} {half:>13.3f} {nearly:>7.3f} {most:>7.3f} {by_lot:>8}"
            f" {matches:>8} {first:>6.1f} {last:>6.1f}")  # fmt: skip


def thoughts(name: str, level: str) -> Iterator[tuple[float, bool, int, float]]:
    """For ever: how long an answer took, and whether it was given by lot, as nothing fitted; in
    which match, and the MB that the process holds then."""
    number = 0
    while True:
        number += 1
        seats = random.Random(number).choice(player_counts(name))
        match = Match(catalogue.load(name), seats, {}, random.Random(f"{name} {number}"))
        while match.ask is not None:
            ask, options = match.ask, choices_at(match.referee, match.table)
            if ask.role is CHOICE and ask.seat is not None and len(options) > 1:
                known = known_to(ask.seat, match.referee, match.table)
                line = question(name, match.referee, NAMES[:seats], known, options.values())
                text = json.dumps(at_level(line, level, f"{number} {len(match.referee.log)}"))
                began = time.process_time()
                told = json.loads(answered(text))
                taken = time.process_time() - began
                by_lot = not any(option["visits"] for option in told["options"])
                yield taken, by_lot, number, resident()
            match.step()


def resident() -> float:
    """MB of memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
