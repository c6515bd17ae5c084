"""What a computer can ask about tags and the pieces they are on: the commands `tags`, `bind`,
`forget`, `label`, `import` and `enrol` of LINK.md. Loaded only while one is carried out.
"""

from engine import found
from firmware.link.forms import Refused
from firmware.link.json_forms import arguments as arguments
from firmware.link.reports import chunk
from firmware.tags import NdefError, ndef, ndef_write
from firmware.tags.register import DRAWN, drawn
from firmware.tags.register_edit import IMPORT, Ledger, box_of, faults, written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.boxes import Box
    from firmware.link.link import Link
    from firmware.table.app import App

TOLD_FAULTS = 3
NO_STORAGE = "this table has no storage"
LONGEST = 16000  # letters of an import: twice every piece of every box; judging takes their square
WHY = {
    "tag_plain": "this tag is not formatted: nothing can be written on it, but it can be bound",
    "tag_damaged": "what is written on this tag cannot be read: `sure` replaces it",
    "tag_locked": "this tag is locked",
    "tag_full": "others have written on this tag, and there is no room left",
}


def listed(link: "Link", first: "int | None") -> dict:
    book = ledger_of(link.app)
    lines = [written(uid, box.key, box.name(piece)) for uid, box, piece in book.entries()]
    return chunk(lines, first or 0)


def bind(link: "Link", uid: bytes, key: str, name: str, sure: "str | None") -> dict:
    """Bind a tag to a piece; if that replaces a binding, report it, and ask for `sure`."""
    box, piece = a_piece(key, name)
    if drawn(uid):
        raise Refused("tag_drawn", DRAWN)
    book = ledger_of(link.app)
    replaced = [line_of(entry) for entry in book.replaced(uid, box, piece)]
    if replaced and not sure:
        raise Refused("bound", "this would replace " + ", ".join(replaced))
    reply = {"replaced": replaced}
    book.bind(uid, box, piece)
    changed(link.app)
    return reply


def forget(link: "Link", what: "bytes | str", name: "str | None" = None) -> dict:
    """A tag, a piece's tags, or a whole box's."""
    if isinstance(what, bytes):
        book = ledger_of(link.app)
        reply = {"forgotten": int(book.of_tag(what) is not None)}
        book.forget(what)
    else:
        box, piece = a_piece(what, name) if name else (a_box(what), None)
        book = ledger_of(link.app)
        gone = [1 for _, of, on in book.entries() if of == box and piece in (None, on)]
        reply = {"forgotten": len(gone)}
        book.forget_piece(box, piece)
    changed(link.app)
    return reply


def label(link: "Link", tag: "bytes | None" = None, *what: "Any") -> dict:
    """What is written on the tag that lies there; with a piece, writes it; with `none`, erases.

    A command that writes names the tag: another one may lie there by now.
    """
    box, piece = a_piece(what[0], what[1]) if len(what) == 3 else (None, 0)
    uid = lying(link.app)
    if tag and tag != uid:
        raise Refused("no_tag", "another tag lies there now: lay this one again")
    pages = ndef.Pages(link.app.devices.reader, uid)
    try:
        if box:
            ndef_write.write(pages, box.key, box.name(piece), what[-1] is not None)
        elif tag:
            ndef_write.erase(pages, what[-1] is not None)
        found = ndef.label(pages) or (None, None)
    except NdefError as error:
        raise Refused(error.args[0], WHY[error.args[0]]) from None
    except OSError:
        raise Refused("no_tag", "the tag was lifted too early: lay it again") from None
    return {"tag": uid.hex(), "box": found[0], "piece": found[1]}


def lying(app: "App") -> bytes:
    """The identifier of the tag on the reader itself."""
    device = app.devices.reader.device
    uid: "bytes | None" = getattr(device, "uid", None)
    if not app.devices.reader.works or not hasattr(device, "write"):
        raise Refused("no_reader", "the reader does not answer, or cannot write")
    if uid is None:
        raise Refused("no_tag", "lay a tag on the reader and leave it there")
    return uid


def enrol(link: "Link", state: str) -> None:
    """On: tags that are laid are only reported. Off: they mean what they meant before."""
    app = link.app
    if app.match is not None and state == "on":
        raise Refused("match_in_play", "a match is in play: finish it, or give it up (abort)")
    app.errand = "tags_menu.follow" if state == "on" else ""
    if app.match is None:
        link.changed = True


# Imports: the lines come first, and count when they have been found sound


def bring(link: "Link", what: "str | list") -> dict:
    storage = link.app.devices.storage
    if storage is None:
        raise Refused("no_storage", NO_STORAGE)
    if what == "begin":
        forget_import(storage)
        return {}
    if isinstance(what, str):
        return judged(link.app, what == "apply")
    if storage.exists(IMPORT) and sum([len(line) for line in storage.lines(IMPORT)]) > LONGEST:
        raise Refused("bad_import", "more lines than there are tags: send import begin and retry")
    storage.append(IMPORT, "".join([line + "\n" for line in what]))
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
    ledger, new = ledger_of(app), Ledger(storage, IMPORT)
    reply = ledger.changes(new)
    reply["boxes"] = [box.key for box in new.boxes()]
    if apply:
        ledger.take_over(new)
        try:
            forget_import(storage)
        except (OSError, MemoryError):  # the next one begins again
            pass
        changed(app)
    return reply


def forget_import(storage: "Any") -> None:
    if storage.exists(IMPORT):
        storage.remove(IMPORT)


# What commands are about


def ledger_of(app: "App") -> Ledger:
    if app.devices.storage is None:
        raise Refused("no_storage", NO_STORAGE)
    return Ledger(app.devices.storage)


def changed(app: "App") -> None:
    """A match in play knows it, and people hear it, where memory allows: it is done."""
    try:
        if app.match is not None:
            app.match.register.read = False
            app.match.register.load()
        app.panel.sound("yes")
    except MemoryError:
        pass


def a_box(key: str) -> "Box":
    box = box_of(key)
    if box is None:
        raise Refused("no_box", "boxes: " + ", ".join([known.key for known in found.boxes()]))
    return box


def a_piece(key: str, name: str) -> tuple:
    """(box, piece)."""
    box = a_box(key)
    piece = box.find(name)
    if piece is None:
        raise Refused("no_piece", f"no piece {name!r} in {box.key}")
    return box, piece


def line_of(entry: tuple) -> str:
    uid, box, piece = entry
    return written(uid, box.key, box.name(piece)).strip()


# What each does, and what must stand after it: see firmware.link.forms.
DOES: dict = {
    "tags": (listed, "[N:0..100000]"),
    "bind": (bind, "TAG:hex4..10 BOX:word1..40 PIECE:word1..40 [sure]"),
    "forget": (forget, "TAG:hex4..10 | BOX:word1..40 [PIECE:word1..40]"),
    "label": (
        label,
        " | TAG:hex4..10 none [sure] | TAG:hex4..10 BOX:word1..40 PIECE:word1..40 [sure]",
    ),
    "import": (bring, "begin | check | apply | json[LINE:line0..400…]"),
    "enrol": (enrol, "on | off"),
}
