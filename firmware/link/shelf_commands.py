"""The shelf and the records over the link. Loaded only while one of its commands is carried out."""

from engine.loading import borrowed
from engine.record import RecordError
from firmware.link.forms import Refused
from firmware.link.forms import arguments as arguments
from firmware.link.reports import chunk
from firmware.storage import few
from firmware.storage.journal import RECORDS, SHELF, number
from firmware.storage.seals import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.link.link import Link

LISTED = "firmware.storage.shelf"
NAMES = 50  # of records in one reply


def list_shelf(link: "Link", after: "str | None") -> dict:
    """Those set aside last first; `after` the name after which the list goes on."""
    with borrowed(LISTED) as shelf:
        below = number(after) if after else shelf.ANY
        entries, more = shelf.newest(link.app.devices.storage, below)
    return {"shelf": entries, "next": entries[-1]["name"] if more else None}


def put_by(link: "Link") -> dict:
    """The match in play is set aside."""
    match, _ = link.playing_or_over()
    reply = {"match": match.id}
    if not link.app.deeds.set_aside():
        raise Refused("no_storage", "storage fails: the match stays in play")
    link.changed = True
    return reply


def take_up(link: "Link", wanted: str) -> dict:
    """A match of the shelf; the one in play goes there."""
    app, name = link.app, wanted
    storage = app.devices.storage
    named = storage and number(wanted) and "/" not in wanted
    if not (named and storage.exists(SHELF + "/" + wanted)):  # by the match's own name, or none
        with borrowed(LISTED) as shelf:
            name = shelf.named(storage, wanted)
    if not name:
        raise Refused("no_match", f"no match {wanted!r} is set aside")
    try:
        app.deeds.take(name, app.progress)
    except RecordError as wrong:
        raise Refused("bad_record", SHELF + "/" + name + ", " + str(wrong)) from None
    link.changed = True
    return {"game": app.match.name if app.match else ""}


# The records


def list_records(link: "Link", after: "int | None") -> dict:
    """The oldest beyond a number: there may be more than a board has room for in one reply."""
    storage, beyond = link.app.devices.storage, after or 0
    if storage is None:
        return {"records": [], "next": None}
    later = (name for name in storage.each(RECORDS) if number(name) > beyond)
    names = few.first(later, NAMES + 1, number)
    return {"records": names[:NAMES], "next": number(names[NAMES - 1]) if names[NAMES:] else None}


def is_there(storage: "Any", name: str) -> bool:
    """Whether there is a record of this name."""
    there = False
    for each in storage.each(RECORDS) if storage else ():
        there = there or each == name
    return there


def tell_record(link: "Link", name: str, first: "int | None") -> dict:
    storage = link.app.devices.storage
    if not is_there(storage, name):
        raise Refused("no_record", f"no record {name!r}")
    lines = plain(storage.lines(RECORDS + "/" + name))
    return chunk(lines, first or 0)


def note_stored(link: "Link", name: str, total: bytes) -> dict:
    """A name alone may be another table's, or of a storage that was renewed: the sum decides."""
    journal = link.app.journal
    if not is_there(journal.storage, name):
        raise Refused("no_record", f"no record {name!r}")
    with borrowed("firmware.storage.stored") as stored:
        if stored.of(journal.storage, name) != total.hex():
            raise Refused("other_record", f"record {name!r} has another sum")
        stored.mark(journal, name, total.hex())
    return {"stored": name}


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "shelf": (list_shelf, "[NAME:word1..40]"),
    "aside": (put_by, ""),
    "take": (take_up, "NAME:word1..40"),
    "records": (list_records, "[N:0..9999999]"),
    "record": (tell_record, "NAME:word1..40 [N:0..100000]"),
    "stored": (note_stored, "NAME:word1..40 SUM:hex8..8"),
}
