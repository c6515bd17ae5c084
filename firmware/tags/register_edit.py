"""Changes to the register of tags (firmware/tags/register.py). Loaded only while tags are enrolled.

Every change replaces the file whole: pulled plugs leave the old register or the new one. What an
import brings waits in a file of its own, IMPORT, until it has been read and found sound.
"""

from engine import found
from firmware.lights.pixels import last
from firmware.storage.tail import NOT_THERE
from firmware.tags.register import (
    DRAWN,
    FILE,
    SHORTEST,
    UID_LENGTH,
    bindings,
    bytes_of,
    drawn,
    padded,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable, Iterator

    from engine.boxes import Box

BOXES = found.boxes()

IMPORT = "tags.import"
ENTRY = UID_LENGTH + 3  # and its true length, the box, the piece


class Ledger:
    """The bindings of every box, thirteen bytes each, as one file of storage has them."""

    def __init__(self, storage: "Any", name: str = FILE) -> None:
        self.storage = storage
        self.name = name
        self.load()

    def load(self) -> None:
        """Raises OSError, but not where there is no file."""
        self.packed = self._packed(bindings(self.storage, self.name))

    def _packed(self, bound: "Iterable[tuple]") -> bytes:
        """Those of (identifier, box, piece) that there are."""
        packed = bytearray()
        for uid, key, name in bound:
            box = box_of(key)
            piece = None if box is None else box.find(name)
            if box is not None and piece is not None:
                packed.extend(named(uid) + bytes((BOXES.index(box), piece)))
        return bytes(packed)

    def _at(self, uid: bytes) -> int:
        """Where a tag's binding is; of two the later holds."""
        return last(self.packed, len(self.packed), named(uid), UID_LENGTH + 1, ENTRY)

    def entries(self) -> "Iterator[tuple]":
        """(identifier, box, piece) in the order in which they were bound."""
        for at in range(0, len(self.packed), ENTRY):
            length, box, piece = self.packed[at + UID_LENGTH : at + ENTRY]
            uid = self.packed[at : at + length]
            if self._at(uid) == at:
                yield uid, BOXES[box], piece

    def of_tag(self, uid: bytes) -> "tuple | None":
        """(box, piece) that a tag is on, or None."""
        at = self._at(uid)
        if at < 0:
            return None
        return BOXES[self.packed[at + UID_LENGTH + 1]], self.packed[at + ENTRY - 1]

    def of_piece(self, box: "Box", piece: int) -> list:
        """The tags on a piece."""
        return [uid for uid, other, on in self.entries() if other == box and on == piece]

    def pieces(self, box: "Box") -> bytearray:
        """For every piece of a box whether it has a tag."""
        there = bytearray(box.size)
        for _, other, piece in self.entries():
            if other == box:
                there[piece] = 1
        return there

    def replaced(self, uid: bytes, box: "Box", piece: int) -> list:
        """What a new binding would replace: of the tag, and of the piece."""
        return [
            entry
            for entry in self.entries()
            if (entry[0] == uid) != ((entry[1], entry[2]) == (box, piece))
        ]

    # Changes. Each raises OSError where storage fails, MemoryError where there is no memory for it;
    # then nothing has changed.

    def bind(self, uid: bytes, box: "Box", piece: int) -> None:
        """This tag is on this piece, and no other tag is, and it is on no other."""
        key, name = box.key, box.name(piece)
        self._rewrite(lambda u, k, n: u == uid or (k == key and n == name), [(uid, key, name)])

    def forget(self, uid: bytes) -> None:
        self._rewrite(lambda u, k, n: u == uid, [])

    def forget_piece(self, box: "Box", piece: "int | None" = None) -> None:
        """The tags of a piece; of every piece of the box."""
        key, name = box.key, None if piece is None else box.name(piece)
        self._rewrite(lambda u, k, n: k == key and name in (None, n), [])

    def take_over(self, other: "Ledger") -> None:
        """The boxes that another ledger has tags of are as there; its tags are nowhere else."""
        keys = [box.key for box in other.boxes()]
        added = [(uid, box.key, box.name(piece)) for uid, box, piece in other.entries()]
        self._rewrite(lambda u, k, n: k in keys or other.of_tag(u) is not None, added)

    def _rewrite(self, gone: "Callable[[bytes, str, str], bool]", added: list) -> None:
        if self.storage is None:
            raise OSError(NOT_THERE)
        packed = self._packed(self._left(gone, added))
        self.storage.replace(
            self.name, (written(uid, key, name) for uid, key, name in self._left(gone, added))
        )
        self.packed = packed

    def _left(self, gone: "Callable[[bytes, str, str], bool]", added: list) -> "Iterator[tuple]":
        """The bindings of the file less those that are gone, and with some more."""
        for uid, key, name in bindings(self.storage, self.name):
            if not gone(uid, key, name):
                yield uid, key, name
        for binding in added:
            yield binding

    # Imports

    def boxes(self) -> list:
        """The boxes it has tags of."""
        return [box for box in BOXES if any(self.pieces(box))]

    def changes(self, other: "Ledger") -> dict:
        """How many tags `take_over` would add, move, leave as they are, and drop."""
        count = {"new": 0, "moved": 0, "same": 0, "dropped": 0}
        for uid, box, piece in other.entries():
            now = self.of_tag(uid)
            count["new" if now is None else "same" if now == (box, piece) else "moved"] += 1
        boxes = other.boxes()
        for uid, box, _ in self.entries():
            count["dropped"] += box in boxes and other.of_tag(uid) is None
        return count


def named(uid: bytes) -> bytes:
    """An identifier at the full length, and its true one."""
    return padded(uid) + bytes((len(uid),))


def written(uid: bytes, key: str, name: str) -> str:
    return f"{uid.hex()} {key} {name}\n"


def box_of(key: str) -> "Box | None":
    """The box of this key, or None."""
    for box in BOXES:
        if box.key == key:
            return box
    return None


def faults(storage: "Any", name: str = IMPORT) -> "Iterator[tuple]":
    """(number of the line from 1, what is wrong) of every line that an import cannot take."""
    uids, pieces = bytearray(), bytearray()
    for number, text in enumerate(storage.lines(name)):
        why, uid, place = judged(text.split())
        if not why and seen(uids, uid):
            why = "this tag is there twice"
        if not why and seen(pieces, place):
            why = "this piece is there twice"
        if why:
            yield number + 1, why


def judged(fields: list) -> tuple:
    """(what is wrong or nothing, the identifier, box and piece as two bytes)."""
    if len(fields) != 3:
        return "a tag, a box and a piece are required", b"", b""
    uid, box = bytes_of(fields[0].encode()), box_of(fields[1])
    if not SHORTEST <= len(uid) <= UID_LENGTH:
        return "a tag is 4 to 10 bytes in hex", b"", b""
    if drawn(uid):
        return DRAWN, b"", b""
    if box is None:
        return f"there is no box {fields[1]!r}", b"", b""
    piece = box.find(fields[2])
    if piece is None:
        return f"there is no piece {fields[2]!r} in {box.key}", b"", b""
    return "", named(uid), bytes((BOXES.index(box), piece))


def seen(known: bytearray, one: bytes) -> bool:
    """Whether it is there already; if not, it is now."""
    if last(known, len(known), one, len(one), len(one)) >= 0:
        return True
    known.extend(one)
    return False
