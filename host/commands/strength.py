"""What came of matches of minds against each other, kept in a file that later runs go on with.

A line of JSON for each contest: what was played, and by match the share of the win of the first
mind, null where a match had a fault. It says which edition of the minds has played: what others
have played is kept, and not gone on with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from host.cli_support import UsageError
from host.opponents.contest import Contest
from host.opponents.figures import Figure, mean, share
from host.opponents.mind import LEVELS

FIRST = 1  # the edition of rows that name none


class Results:
    """won: by contest, in the order of their matches"""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.won: dict[str, list[float | None]] = {}
        if path and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        try:
            for text in filter(None, path.read_text(encoding="utf-8").split("\n")):
                line = {"edition": FIRST, **json.loads(text)}
                self.won[spelt(line)] = line.pop("won")
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            raise UsageError(f"--results {path}: no results of `arena --versus`") from None

    def of(self, contest: Contest) -> list[float | None]:
        return self.won.setdefault(key_of(contest), [])

    def add(self, contest: Contest, won: float | None) -> None:
        self.of(contest).append(won)
        if self.path:
            made = self.path.with_suffix(".part")
            made.write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8")
            made.replace(self.path)

    def every(self) -> list[tuple[dict[str, Any], list[float | None]]]:
        return [(json.loads(key), won) for key, won in sorted(self.won.items()) if won]

    def lines(self) -> Iterator[str]:
        return (json.dumps({**key, "won": won}) for key, won in self.every())


def key_of(contest: Contest) -> str:
    return spelt({
        "game": contest.game, "seats": contest.seats, "minds": list(contest.minds[:2]),
        "options": dict(contest.options), "seed": contest.seed,
        "edition": edition_of(contest.minds),
    })  # fmt: skip


def edition_of(minds: Sequence[str]) -> int:
    """The latest of their levels'. Careless people and programs have none."""
    return max((LEVELS[mind].edition for mind in minds if mind in LEVELS), default=FIRST)


def spelt(line: dict[str, Any]) -> str:
    names = ("game", "seats", "minds", "options", "seed", "edition")
    return json.dumps({name: line[name] for name in names})


def first_wins(won: list[float | None]) -> Figure | None:
    """The first mind's share of the win; where it won or lost all, after Wilson."""
    known = [each for each in won if each is not None]
    if known and len({*known}) == 1 and known[0] in (0.0, 1.0):
        return share(round(sum(known)), len(known))
    wins = mean(known)
    return wins and Figure(wins.value, max(0.0, wins.low), min(1.0, wins.high))
