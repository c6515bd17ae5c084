"""The people whom the tables of one computer know: several tables may learn of some at once."""

from __future__ import annotations

from engine.names import composed
from firmware.storage import roster


def merged(before: str, ours: str, theirs: str) -> str:
    """people.txt for all, of one table that began with `before` and has `ours` by now.

    `theirs` is what others have made of it since. A person is as the side has them that has changed
    something; where both have, as ours.
    """
    was, mine, shared = by_name(before), by_name(ours), by_name(theirs)
    lines = [
        (shared if mine.get(name) == was.get(name) else mine).get(name)
        for name in {**mine, **shared}
    ]
    return "".join(filter(None, lines))


def by_name(text: str) -> dict[str, str]:
    """The lines of the file, by the name as it is compared; what is no person by itself."""
    found = {}
    for line in filter(None, text.split("\n")):
        person = roster.parsed(line)
        found[composed(person[0]) if person else line] = line + "\n"
    return found
