"""What lies on the shelf: matches that were set aside, by what their journals' headers say.

Loaded only while it is looked at.
"""

from firmware.storage.few import first
from firmware.storage.journal import SHELF
from firmware.storage.journal import number as number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ANY = 1 << 30
PAGE = 12  # matches listed together
KEYS = ("game", "players", "date", "match")


def newest(storage: "Any", below: int = ANY) -> tuple:
    """(entries, whether there are more): those set aside last first, of numbers below `below`.

    An entry is a dictionary: its `name`, and what the header says of `game`, `players` (with
    commas), `date` and `match`; "" where it says nothing. Raises OSError.
    """
    if storage is None:
        return [], False
    names = first(
        (name for name in storage.each(SHELF) if 0 < number(name) < below),
        PAGE + 1,
        lambda name: -number(name),
    )
    return [entry(storage, name) for name in names[:PAGE]], len(names) > PAGE


def entry(storage: "Any", name: str) -> dict:
    """One match of the shelf."""
    found = dict.fromkeys(KEYS, "")
    found["name"] = name
    lines = storage.lines(SHELF + "/" + name)
    for line in lines:
        key, _, value = line.rstrip("\n").partition(": ")
        if key in KEYS:
            found[key] = value
        if line == "\n":
            break
    if hasattr(lines, "close"):  # see engine.reading, Reader.lines
        lines.close()
    return found


def named(storage: "Any", wanted: str) -> str:
    """The name on the shelf of a match, by that name or by the match's own; "" where it is none.

    A match's own name is the surer one: the same number may be another match's later.
    """
    found = ""
    for name in storage.each(SHELF) if storage is not None else ():
        if name == wanted:
            found = name
    if not found:
        for name in storage.each(SHELF) if storage is not None else ():
            if entry(storage, name)["match"] == wanted:
                found = name
    return found
