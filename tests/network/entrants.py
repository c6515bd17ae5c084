"""Who enters a tournament, and what it plays."""

from __future__ import annotations

GAME = "high_druid"


def people(count: int) -> list[str]:
    return [f"P{number:03}" for number in range(1, count + 1)]
