"""The roster over the link. Loaded only while one of its commands is carried out."""

from firmware.link.forms import Refused
from firmware.link.json_forms import arguments as arguments
from firmware.storage import roster
from firmware.tags.register import DRAWN, drawn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.link.link import Link
    from firmware.table.app import App

PEOPLE = 20  # in one reply


def list_people(link: "Link", after: "str | None") -> dict:
    """So many people, after the one called `after`."""
    taken: list = []
    more, begun = False, not after
    for name, light, tag in roster.everybody(link.app.devices.storage):
        if begun and len(taken) < PEOPLE:
            taken.append([name, light if light >= 0 else None, tag.hex() or None])
        else:
            more = more or begun
        begun = begun or name == after
    return {"people": taken, "next": taken[-1][0] if more else None}


def change_person(link: "Link", fields: dict) -> dict:
    """Add a player, or change one; fields that are not named stay as they were."""
    app, name = link.app, fields["name"]
    was = fields.get("was", name)
    known = roster.find(app.devices.storage, was) if was else None
    if "was" in fields and known is None:
        raise Refused("no_person", f"nobody here is called {was!r}")
    _, light, tag = known or ("", roster.NO_LIGHT, roster.NO_TAG)
    reply = {"name": name}
    light = roster.NO_LIGHT if fields.get("light", light) is None else fields.get("light", light)
    try:
        roster.keep(app.devices.storage, name, light, tag_of(fields, tag), was)
    except ValueError as wrong:
        raise Refused("bad_person", str(wrong)) from None
    if name != was:
        replaced(app, was, name)
    return reply


def tag_of(fields: dict, before: bytes) -> bytes:
    """The tag that a command names, none for null. Raises ValueError."""
    tag = fields.get("tag", before.hex())
    if tag is None or tag == "":
        return roster.NO_TAG
    try:
        uid = bytes.fromhex(tag)
    except (TypeError, ValueError):
        uid = b""
    if len(uid) not in (4, 7, 10):
        raise ValueError("a tag is 4, 7 or 10 bytes in hex")
    if drawn(uid) and uid != before:
        raise ValueError(DRAWN)
    return uid


def erase_person(link: "Link", name: str) -> dict:
    """Off the roster and out of last time's line-up; records keep the name they were made with."""
    app = link.app
    there = roster.erase(app.devices.storage, name)
    if not there and name not in app.settings.players:
        raise Refused("no_person", f"nobody here is called {name!r}")
    replaced(app, name, "")
    return {"name": name}


def replaced(app: "App", was: str, name: str) -> None:
    """Last time's line-up with the new name, or without a player who has been erased."""
    settings = app.settings
    stay = [at for at in range(len(settings.players)) if name or settings.players[at] != was]
    players = [name if settings.players[at] == was else settings.players[at] for at in stay]
    if players != settings.players:
        app.deeds.change({"players": players, "lights": [settings.lights[at] for at in stay]})


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "people": (list_people, "[NAME:line1..40]"),
    "person": (
        change_person, "json{name:line1..16 [was:line1..40] [light:0..7?] [tag:hex4..10?]}"
    ),
    "erase": (erase_person, "NAME:line1..40"),
}  # fmt: skip
