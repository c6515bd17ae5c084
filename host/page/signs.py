"""What people did to a match besides answering, in sentences of its log: who left or took over,
and which answer was put right.
"""

from __future__ import annotations

from engine import record, seats
from engine.seats import LEFT
from host.page.mirror import Mirror
from host.page.words import say

REPAIRS = ("correct", "omit", "insert")


def signs(mirror: Mirror, number: int, language: str) -> list[str]:
    """Between the answer of this number, 0 for the beginning, and the next one."""
    found = []
    way = mirror.repaired(number)
    if way in REPAIRS:
        found.append(say(language, f"repaired_{way}"))
    for line in record.at(mirror.match.changes, number):
        what, name, other = seats.parts(line)
        key = f"gone_{other}" if what == LEFT else "is_back" if other == name else "sits_for"
        found.append(say(language, key, name, other))
    return found
