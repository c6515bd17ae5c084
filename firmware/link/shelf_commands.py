"""The shelf over the link. Loaded only while one of its commands is carried out."""

from engine.loading import borrowed
from engine.record import RecordError
from firmware.link.forms import Refused
from firmware.link.forms import arguments as arguments
from firmware.storage.journal import SHELF, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.link.link import Link

LISTED = "firmware.storage.shelf"


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


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "shelf": (list_shelf, "[NAME:word1..40]"),
    "aside": (put_by, ""),
    "take": (take_up, "NAME:word1..40"),
}
