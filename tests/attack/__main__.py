"""The attacks, each in its long form: `make attack`. Short forms are in `make test`.

python -m tests.attack            all of them, one after the other
python -m tests.attack lookers    those that are named
"""

from __future__ import annotations

import importlib
import sys
import time

# name, module: `attack()` returns what was measured, AssertionError says which promise broke
ATTACKS = (
    ("board", "tests.attack.board"),
    ("lookers", "tests.attack.lookers"),
    ("terminal", "tests.attack.terminal"),
)


def main(names: list[str]) -> int:
    failed = 0
    for name, module in ATTACKS:
        if names and name not in names:
            continue
        start = time.monotonic()
        try:
            told = importlib.import_module(module).attack()
        except AssertionError as broken:
            failed += 1
            told = [f"BROKEN: {broken}"]
        for line in told:
            print(f"{name:<10} {line}", flush=True)
        print(f"{name:<10} took {time.monotonic() - start:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
