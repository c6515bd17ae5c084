"""What a computer can ask about tags and the pieces they are on: the commands `tags`, `bind`,
`forget`, `label`, `import` and `enrol` of LINK.md. Loaded only while one is carried out.
"""

import json

from engine import found
from firmware.link.refusals import Refused, whole
from firmware.link.reports import chunk
from firmware.tags import NdefError, ndef, ndef_write
from firmware.tags.register import SHORTEST, UID_LENGTH, bytes_of
from firmware.tags.register_edit import IMPORT, Ledger, box_of, faults, written

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from engine.boxes import Box
    from firmware.table.app import App

TOLD_FAULTS = 3
LONGEST = 16000  # letters of an import: twice every piece of every box; judging takes their square
WHY = {
    "tag_plain": "this tag is not formatted: nothing can be written on it, but it can be bound",
    "tag_damaged": "what is written on this tag cannot be read: `sure` replaces it",
    "tag_locked": "this tag is locked",
    "tag_full": "others have written on this tag, and there is no room left",
}


def carry_out(app: "App", command: str, rest: str) -> dict:
    """A command's reply. Raises Refused, OSError where storage or reader fails."""
    reply = DOES[command](app, rest.split()) if command != "import" else bring(app, rest)
    if (command in ("bind", "forget")) or (command == "import" and rest == "apply"):
        try:
            changed(app)
        except MemoryError:  # what was done is done
            pass
    return reply


def listed(app: "App", fields: list) -> dict:
    lines = [written(uid, box.key, box.name(piece)) for uid, box, piece in book(app).entries()]
    return chunk(lines, whole("".join(fields) or "0", 0, 100000))


def bind(app: "App", fields: list) -> dict:
    """A tag on a piece; what that replaces is told, and replaced only with `sure`."""
    uid = a_tag(fields[:1])
    box, piece = a_piece(fields[1:3])
    ledger = book(app)
    replaced = [line_of(entry) for entry in ledger.replaced(uid, box, piece)]
    if replaced and fields[3:] != ["sure"]:
        raise Refused("bound", "this would replace " + ", ".join(replaced))
    reply = {"replaced": replaced}
    ledger.bind(uid, box, piece)
    return reply


def forget(app: "App", fields: list) -> dict:
    """A tag, a piece's tags, or a whole box's."""
    ledger = book(app)
    if len(fields) == 2:
        box, piece = a_piece(fields)
        reply = {"forgotten": len(ledger.of_piece(box, piece))}
        ledger.forget_piece(box, piece)
    elif box_of("".join(fields)):
        box = a_box(fields[0])
        reply = {"forgotten": len([1 for entry in ledger.entries() if entry[1] == box])}
        ledger.forget_piece(box)
    else:
        uid = a_tag(fields)
        reply = {"forgotten": int(ledger.of_tag(uid) is not None)}
        ledger.forget(uid)
    return reply


def name(app: "App", fields: list) -> dict:
    """What is written on the tag that lies there; with a piece, writes it; with `none`, erases.

    Whoever writes names the tag: meanwhile another one may lie there.
    """
    uid = lying(app)
    if fields and a_tag(fields[:1]) != uid:
        raise Refused("no_tag", "another tag lies there now: lay this one again")
    pages = ndef.Pages(app.devices.reader, uid)
    sure = fields[-1:] == ["sure"]
    what = fields[1 : len(fields) - sure]
    try:
        if what == ["none"]:
            ndef_write.erase(pages, sure)
        elif fields:
            box, piece = a_piece(what)
            ndef_write.write(pages, box.key, box.name(piece), sure)
        found = ndef.label(pages) or (None, None)
    except NdefError as error:
        raise Refused(error.args[0], WHY[error.args[0]]) from None
    except OSError:
        raise Refused("no_tag", "the tag was lifted too early: lay it again") from None
    return {"tag": uid.hex(), "box": found[0], "piece": found[1]}


def lying(app: "App") -> bytes:
    """The identifier of the tag on the reader itself."""
    device = app.devices.reader.device
    uid = getattr(device, "uid", None)
    if not app.devices.reader.works or not hasattr(device, "write"):
        raise Refused("no_reader", "the reader does not answer, or cannot write")
    if uid is None:
        raise Refused("no_tag", "lay a tag on the reader and leave it there")
    return uid


def enrol(app: "App", fields: list) -> dict:
    """Tags that are laid are told and mean nothing else, or what they meant before."""
    if fields not in (["on"], ["off"]):
        raise Refused("bad_argument", "enrol on, or enrol off")
    if app.match is not None and fields == ["on"]:
        raise Refused("match_in_play", "a match is in play: finish it, or give it up (abort)")
    app.errand = "tags_menu.follow" if fields == ["on"] else ""
    if app.match is None and app.panel.link:
        app.panel.link.changed = True
    return {}


# Imports: the lines come first, and count when they have been found sound


def bring(app: "App", rest: str) -> dict:
    storage = app.devices.storage
    if rest == "begin":
        forget_import(storage)
        return {}
    if rest in ("check", "apply"):
        return judged(app, rest == "apply")
    try:
        lines = json.loads(rest)
    except ValueError:
        lines = None
    if not isinstance(lines, list) or not all([isinstance(line, str) for line in lines]):
        raise Refused("bad_argument", "import begin, import [lines], import check or import apply")
    if storage.exists(IMPORT) and sum([len(line) for line in storage.lines(IMPORT)]) > LONGEST:
        raise Refused("bad_import", "more lines than there are tags: send import begin and retry")
    storage.append(IMPORT, "".join([line.replace("\n", " ") + "\n" for line in lines]))
    return {}


def judged(app: "App", apply: bool) -> dict:
    """What an import changes; it is done only where every line is sound."""
    storage = app.devices.storage
    if not storage.exists(IMPORT):
        raise Refused("bad_import", "no lines have come")
    wrong = [f"line {number}: {why}" for number, why in faults(storage)]
    if wrong:
        more = f"; and {len(wrong) - TOLD_FAULTS} more" if len(wrong) > TOLD_FAULTS else ""
        raise Refused("bad_import", "; ".join(wrong[:TOLD_FAULTS]) + more)
    ledger, new = book(app), Ledger(storage, IMPORT)
    reply = ledger.changes(new)
    reply["boxes"] = [box.key for box in new.boxes()]
    if apply:
        ledger.take_over(new)
        try:
            forget_import(storage)
        except (OSError, MemoryError):  # the next one begins anew
            pass
    return reply


def forget_import(storage: "Any") -> None:
    if storage.exists(IMPORT):
        storage.remove(IMPORT)


# What commands are about


def book(app: "App") -> Ledger:
    if app.devices.storage is None:
        raise Refused("no_storage", "this table keeps nothing")
    return Ledger(app.devices.storage)


def changed(app: "App") -> None:
    """People hear it, and a match in play knows it."""
    if app.match is not None:
        app.match.register.read = False
        app.match.register.load()
    app.panel.sound("yes")


def a_tag(fields: list) -> bytes:
    uid = bytes_of("".join(fields))
    if not SHORTEST <= len(uid) <= UID_LENGTH:
        raise Refused("bad_tag", "a tag is 4 to 10 bytes in hex")
    return uid


def a_box(key: str) -> "Box":
    box = box_of(key)
    if box is None:
        raise Refused("no_box", "boxes: " + ", ".join([known.key for known in found.boxes()]))
    return box


def a_piece(fields: list) -> tuple:
    """(box, piece)."""
    if len(fields) != 2:
        raise Refused("bad_argument", "a box and a piece are required: stonehenge d14")
    box = a_box(fields[0])
    piece = box.find(fields[1])
    if piece is None:
        raise Refused("no_piece", f"no piece {fields[1]!r} in {box.key}")
    return box, piece


def line_of(entry: tuple) -> str:
    uid, box, piece = entry
    return written(uid, box.key, box.name(piece)).strip()


DOES = {"tags": listed, "bind": bind, "forget": forget, "label": name, "enrol": enrol}
