"""The register of tags: which sticker is on which piece.

In storage a text file, `tags.txt`, one binding a line: the tag's identifier in hex, a space, the
box and the piece's name: `04a1b2c3d4e5f6 amazones yellow+5b`. In memory eleven bytes a binding: a
dictionary of 188 tags would cost a board ten times that. A tag that is not in the register may
have its piece written on it (firmware/tags/ndef.py): so a tagged box moves between tables.

What changes the register is in firmware/tags/register_edit.py, and loaded only then.
"""

from binascii import unhexlify

from engine.boxes import NO_ENDS
from firmware.lights.pixels import last
from firmware.storage.tail import NOT_THERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator

    from engine.boxes import Box

FILE = "tags.txt"
UID_LENGTH = 10  # the longest ISO 14443-A identifier
SHORTEST = 4
DRAWN = "this tag draws its number by lot, as phones and bank cards do: take another"
ENTRY = UID_LENGTH + 1
PART = 64 * ENTRY  # bytes held in one piece: in a small heap two kilobytes may not be free so
ELSEWHERE = 255  # in place of a piece: one of another box


class Register:
    """Tags of one box. `find` tells a piece, or why there is none.

    read    whether the file has been read, or there is none; else `find` reads it: while storage
            fails, or where that was put off, since 200 bindings take a board a tenth of a second
    reader  the guard of the reader, if what is written on tags counts too
    """

    def __init__(self, storage: "Any", box: "Box", later: bool = False) -> None:
        self.storage = storage
        self.box = box
        self.reader: "Any" = None
        self.bound: list = [b""]  # see `packed`
        self.read = False
        if not later:
            self.load()

    def load(self) -> None:
        """Read the file, again where it has changed."""
        self.bound, self.read = [b""], False
        try:
            self.bound = packed(self.storage, self.box)
            self.read = True
        except OSError as error:
            self.read = error.args[0] == NOT_THERE

    def ready(self) -> None:
        """Read the file, unless that has been done."""
        if not self.read:
            self.load()

    def find(self, uid: bytes) -> "int | str":
        """The piece's number, or the key of the reason: `unknown_tag`, `other_box`.

        Of two bindings of a tag the later holds.
        """
        if not self.read:
            self.load()
        wanted = padded(uid)
        for part in reversed(self.bound):
            at = last(part, len(part), wanted, UID_LENGTH, ENTRY)
            if at >= 0:
                piece = part[at + UID_LENGTH]
                break
        else:
            piece = self.written(uid)
        if piece is None:
            return "unknown_tag"
        return "other_box" if piece == ELSEWHERE else piece

    def written(self, uid: bytes) -> "int | None":
        """The piece that the tag itself names; remembered for as long as the register lives."""
        if self.reader is None or drawn(uid):
            return None
        from firmware.tags import ndef  # only where a tag is unknown

        found = ndef.named(self.reader, uid)
        if found is None:
            return None
        piece = self.box.find(found[1]) if found[0] == self.box.key else ELSEWHERE
        if piece is not None:
            self.bound[-1] += padded(uid) + bytes((piece,))
        return piece


def bindings(storage: "Any", name: str = FILE) -> "Iterator[tuple]":
    """(identifier, box, piece) of every sound line, the names as they are written.

    A last line without its end is torn: `d1` may have been `d14`. Raises OSError, but not where
    there is no file.
    """
    if storage is None:
        return
    try:
        for text in storage.lines(name):
            fields = text.split()
            uid = bytes_of(fields[0].encode()) if len(fields) == 3 and text[-1:] == "\n" else b""
            if SHORTEST <= len(uid) <= UID_LENGTH:
                yield uid, fields[1], fields[2]
    except OSError as error:
        if error.args[0] != NOT_THERE:
            raise


def packed(storage: "Any", box: "Box") -> list:
    """What `bindings` has, in parts of PART bytes: ENTRY bytes each, the identifier at its full
    length and the piece.

    Raises OSError. Lines stay bytes: see `Files.raw`.
    """
    bound: list = []
    part, key = bytearray(), box.key.encode()
    first, stem, ends = 0, b"", NO_ENDS
    for line in storage.raw(FILE) if storage is not None else ():
        fields = line.split()
        if len(fields) != 3 or line[-1:] != b"\n":
            continue
        uid, name, piece = bytes_of(fields[0]), fields[2], ELSEWHERE
        if fields[1] == key:
            if not (name.startswith(stem) and name[len(stem) :] in ends):
                first, stem, ends = box.family(name)
            piece = first + ends.index(name[len(stem) :]) if ends else -1
        if piece >= 0 and SHORTEST <= len(uid) <= UID_LENGTH:
            part.extend(padded(uid))
            part.append(piece)
            if len(part) == PART:
                bound.append(bytes(part))
                part = bytearray()
    bound.append(bytes(part))
    return bound


def padded(uid: bytes) -> bytes:
    """At the full length, so that no shorter one begins like a longer one's."""
    if len(uid) == 7:  # as most are
        return uid + b"\7\7\7"
    short = UID_LENGTH - len(uid)
    return uid + bytes((len(uid),)) * short if short >= 0 else bytes(UID_LENGTH)


def bytes_of(hexadecimal: bytes) -> bytes:
    """The bytes of a hex text; empty where it is none."""
    try:
        return unhexlify(hexadecimal)
    except ValueError:
        return b""


def drawn(uid: bytes) -> bool:
    """Whether a tag draws its number by lot at every wake (ISO 14443-3: four bytes, 08 first)."""
    return len(uid) == SHORTEST and uid[0] == 0x08


def line(uid: bytes, box: "Box", piece: int) -> str:
    """A line of the register."""
    return f"{uid.hex()} {box.key} {box.name(piece)}\n"
