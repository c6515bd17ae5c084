"""Attacks on the table, each a promise that nothing is lost and no stranger gets in: `make attack`.

    python -m tests.attack [--short] [NAME ...]
    python -m tests.attack memory:five_suitors      the match of one game, of those with three

An attack is a module with `attack(long: bool) -> str`, which raises where a promise is broken and
else says in one line what it did. The short forms are part of `make test`
(tests/attack/test_attacks.py). Those OF_MATCHES take the matches as well.
"""

from __future__ import annotations

import argparse
import importlib
import time

from tests.attack.deeds import MATCHES

# name: what it attacks
ATTACKS = {
    "memory": "memory fails at every point of every deed",
    "hands": "memory fails while people act with tags and knob, and at a start",
    "heaps": "memory stays short while deeds are tried, on MicroPython",
    "storage": "every call of storage fails, before its effect or after",
    "rot": "files of a table have rotten bytes, and are asked for and changed",
    "lines": "hostile lines on the cable, in process and to MicroPython over a terminal",
    "board": "a board that answers the computer wrongly, in every way",
    "prompt": "a board whose prompt answers deploy and doctor wrongly, in every way",
    "lookers": "many look on, some of them to do harm, while one person plays",
    "house": "strangers come in crowds, so that nobody who plays comes in any more",
    "terminal": "records of strangers whose text acts on terminals",
    "tabs": "tabs and browsers with a table in them are killed at any moment",
    "restart": "commands are killed, something they find again is spoiled, and they start again",
}
OF_MATCHES = ("memory", "hands", "heaps", "storage")


def attack(name: str, long: bool) -> str:
    """What was done; in the match of one game alone, if `name` has one."""
    name, _, game = name.partition(":")
    plays = [play for play in MATCHES if game in ("", play.game)]
    more = [plays if long or game else plays[:1]] if name in OF_MATCHES else []
    said: str = importlib.import_module("tests.attack." + name).attack(long, *more)
    return said


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--short", action="store_true", help="the form that tests run")
    options = parser.parse_args()
    known = [*ATTACKS, *(f"{name}:{play.game}" for name in OF_MATCHES for play in MATCHES)]
    unknown = [name for name in options.names if name not in known]
    if unknown:
        parser.error(f"no attack {unknown[0]!r}; there are {', '.join(known)}")
    for name in options.names or ATTACKS:
        print(f"{name}: {ATTACKS[name.partition(':')[0]]} …", flush=True)
        began = time.monotonic()
        print(f"  {attack(name, not options.short)} ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
