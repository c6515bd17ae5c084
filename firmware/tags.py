"""The register of tags: which sticker is on which piece.

In storage a text file, `tags.txt`, one binding a line: the tag's identifier in hex, a space, the
box and the piece's name: `04a1b2c3d4e5f6 amazones yellow+5b`. In memory only the bindings of the
box in play, eleven bytes each: a dictionary of 188 tags would cost a board ten times that.
"""

from firmware.storage import NOT_THERE

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from engine.boxes import Box

FILE = "tags.txt"
UID_LENGTH = 10  # the longest ISO 14443-A identifier
ENTRY = UID_LENGTH + 1


class Register:
    """Tags of one box. `find` tells a piece, or why there is none.

    read  whether the file has been read, or there is none; while storage fails `find` tries again
    """

    def __init__(self, storage: "Any", box: "Box") -> None:
        self.storage = storage
        self.box = box
        self._read()

    def _read(self) -> None:
        self.bound = bytearray()
        self.others = bytearray()
        self.read = True
        if self.storage is None:
            return
        try:
            for line in self.storage.lines(FILE):
                self._take(line.split(), self.box)
        except OSError as error:
            self.read = error.args[0] == NOT_THERE

    def _take(self, fields: list, box: "Box") -> None:
        if len(fields) != 3:
            return
        uid = padded(bytes_of(fields[0]))
        if not any(uid):  # no hex, or none of a tag's length
            return
        if fields[1] != box.key:
            self.others.extend(uid)
            return
        piece = box.find(fields[2])
        if piece is not None:
            self.bound.extend(uid)
            self.bound.append(piece)

    def find(self, uid: bytes) -> "int | str":
        """The piece's number, or the key of the reason: `unknown_tag`, `other_box`."""
        wanted = padded(uid)
        if not self.read:
            self._read()
        for at in range(len(self.bound) - ENTRY, -1, -ENTRY):  # of two bindings the later holds
            if self.bound[at : at + UID_LENGTH] == wanted:
                return self.bound[at + UID_LENGTH]
        for at in range(0, len(self.others), UID_LENGTH):
            if self.others[at : at + UID_LENGTH] == wanted:
                return "other_box"
        return "unknown_tag"


def padded(uid: bytes) -> bytes:
    """At the full length; zeros where it is none of a tag."""
    return uid + bytes(UID_LENGTH - len(uid)) if len(uid) <= UID_LENGTH else bytes(UID_LENGTH)


def bytes_of(hexadecimal: str) -> bytes:
    """The bytes of a hex text; empty where it is none."""
    try:
        return bytes.fromhex(hexadecimal)
    except ValueError:
        return b""


def line(uid: bytes, box: "Box", piece: int) -> str:
    """A line of the register."""
    return f"{uid.hex()} {box.key} {box.name(piece)}\n"
