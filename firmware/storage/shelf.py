"""What lies on the shelf: matches that were set aside, by what their journals' headers say.

Loaded only while it is looked at.
"""

from engine.log import SEATED_LINE
from engine.record import close, seated
from firmware.storage.few import first
from firmware.storage.journal import SHELF
from firmware.storage.journal import number as number
from firmware.storage.seals import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ANY = 1 << 30
PAGE = 12  # matches listed together
SEATED, TAKEN = SEATED_LINE.decode(), b"\n" + SEATED_LINE  # a seat that another person has taken
KEYS = ("game", "players", "date", "match")


def newest(storage: "Any", below: int = ANY) -> tuple:
    """(entries, whether there are more): those set aside last first, of numbers below `below`.

    An entry is a dictionary: its `name`, and what the header says of `game`, `players` (who sit
    there by now, with commas), `date` and `match`; "" where it says nothing. Raises OSError.
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
    found = {"name": name}
    found.update(dict.fromkeys(KEYS, ""))
    name = SHELF + "/" + name
    lines = storage.lines(name)
    for line in lines:
        key, _, value = line.rstrip("\n").partition(": ")
        if key in KEYS:
            found[key] = value
        if line == "\n":
            break
    close(lines)
    if storage.survey(name, TAKEN)[1]:
        found["players"] = sitting(storage, name, found["players"])
    return found


def sitting(storage: "Any", name: str, players: str) -> str:
    """Who sits there by now, with commas, where these began."""
    for line in plain(storage.lines(name)):
        if line.startswith(SEATED):
            try:
                players = ", ".join(seated(players.split(", "), line.rstrip("\n")))
            except ValueError:  # a damaged line
                pass
    return players


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
