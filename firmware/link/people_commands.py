"""The shelf and the roster over the link. Loaded only while a command of theirs is carried out."""

from engine.record import RecordError
from firmware.link.arguments import an_object
from firmware.link.refusals import Refused
from firmware.storage import roster, shelf
from firmware.storage.journal import SHELF, number

if False:  # for type checkers alone: neither Python runs it
    from firmware.link.commands import Commands
    from firmware.table.app import App

PEOPLE = 20  # in one reply


# The shelf


def list_shelf(link: "Commands", rest: str) -> dict:
    """Those set aside last first; `rest` the name after which the list goes on."""
    below = number(rest) if rest else shelf.ANY
    entries, more = shelf.newest(link.app.devices.storage, below)
    return {"shelf": entries, "next": entries[-1]["name"] if more else None}


def put_by(link: "Commands", rest: str) -> dict:
    """The match in play is set aside."""
    match, _ = link.playing_or_over()
    reply = {"match": match.id}
    if not link.app.set_aside():
        raise Refused("no_storage", "storage fails: the match stays in play")
    link.changed = True
    return reply


def take_up(link: "Commands", rest: str) -> dict:
    """A match of the shelf; the one in play goes there."""
    storage = link.app.devices.storage
    name = shelf.named(storage, rest)
    if not name:
        raise Refused("no_match", f"no match {rest!r} is set aside")
    reply = {"game": shelf.entry(storage, name)["game"]}
    try:
        link.app.take(name)
    except RecordError as wrong:
        raise Refused("bad_record", SHELF + "/" + name + ", " + str(wrong)) from None
    link.changed = True
    return reply


# The roster


def list_people(link: "Commands", rest: str) -> dict:
    """So many people, after the one called `rest`."""
    taken: list = []
    more, begun = False, not rest
    for name, light, tag in roster.everybody(link.app.devices.storage):
        if begun and len(taken) < PEOPLE:
            taken.append([name, light if light >= 0 else None, tag.hex() or None])
        else:
            more = more or begun
        begun = begun or name == rest
    return {"people": taken, "next": taken[-1][0] if more else None}


def change_person(link: "Commands", rest: str) -> dict:
    """Somebody new, or changed; what is not named stays as it was."""
    fields, app = an_object(rest), link.app
    was = fields.get("was", fields.get("name", ""))
    known = roster.find(app.devices.storage, was) if isinstance(was, str) and was else None
    if "was" in fields and known is None:
        raise Refused("no_person", f"nobody here is called {was!r}")
    _, light, tag = known or ("", roster.NO_LIGHT, roster.NO_TAG)
    name = fields.get("name", "")
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
    return uid


def erase_person(link: "Commands", rest: str) -> dict:
    """Off the roster and out of last time's line-up; records keep the name they were made with."""
    app = link.app
    there = roster.erase(app.devices.storage, rest)
    if not there and rest not in app.settings.players:
        raise Refused("no_person", f"nobody here is called {rest!r}")
    replaced(app, rest, "")
    return {"name": rest}


def replaced(app: "App", was: str, name: str) -> None:
    """Last time's line-up with the new name, or without somebody who has been erased."""
    settings = app.settings
    stay = [at for at in range(len(settings.players)) if name or settings.players[at] != was]
    players = [name if settings.players[at] == was else settings.players[at] for at in stay]
    if players != settings.players:
        app.change({"players": players, "lights": [settings.lights[at] for at in stay]})


DOES: dict = {
    "shelf": list_shelf, "aside": put_by, "take": take_up,
    "people": list_people, "person": change_person, "erase": erase_person,
}  # fmt: skip
