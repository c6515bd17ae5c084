"""Write a piece's name on a tag, or erase it, beside what others have written (ndef.py).

A tag may be lifted between any two pages. Therefore the message is first cut to the records that
stay as they are, what follows is written next, and the length last: a reader in between finds the
old name, the new one or none, never another's. Others' records are lost by an early lift only where
they must move, because ours was among them or the length needs more bytes.
"""

from firmware.tags import NdefError
from firmware.tags.ndef import (
    BEGIN,
    END,
    FIRST,
    LAST,
    LOCK,
    LONG,
    MESSAGE,
    PAGE,
    PROPRIETARY,
    RESERVED,
    SHORT,
    SIGN,
    WELL_KNOWN,
    Area,
    named_by,
    records,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterable

LANGUAGE = b"\x02en"


def write(pages: "Any", box: str, piece: str, sure: bool = False) -> None:
    """The piece's name instead of any other of ours. Raises NdefError, OSError.

    sure  whether a damaged message, or what others keep there without one, may be replaced
    """
    text = LANGUAGE + " ".join((SIGN, box, piece)).encode()
    _change(pages, bytes((SHORT | WELL_KNOWN, 1, len(text))) + b"T" + text, sure)


def erase(pages: "Any", sure: bool = False) -> None:
    """No piece's name; what others have written stays. Raises NdefError, OSError."""
    _change(pages, b"", sure)


def _change(pages: "Any", ours: bytes, sure: bool) -> None:
    area = Area(pages)
    if not area.writable:
        raise NdefError("tag_locked")
    at, value, length, limit = place(area, sure)
    message, same = changed(bytes(area.data[value : value + length]), ours, sure)
    field = length_bytes(len(message))
    if value != at + 1 + len(field):
        same = 0  # everything moves
    wanted = image(area, at, field + message, limit)
    if not sure and area.data[at] == END and any(area.data[at + 1 : len(wanted)]):
        raise NdefError("tag_damaged")  # behind the end, and without a message, it is another's
    if wanted == area.data:
        return
    shorter = bytearray(area.data)
    if length > same:
        _cut(shorter, at, value, same)
    _check_locks(area, (shorter, wanted))
    total = len(wanted) // PAGE
    _burn(area, shorter, range(total))  # of a length the high byte first: never longer than it is
    _burn(area, wanted, order(at, at + 1 + len(field), same, total))


def place(area: Area, sure: bool) -> tuple:
    """(where the message's TLV begins, its value, length, and the limit of its room).

    Where there is none, or it is damaged and `sure`, an empty one is made up. Bytes that are no
    TLVs of the formats are another's, who has never made a message of them: they are damaged, too.
    """
    found, after, size = None, 0, 0  # `size` once something foreign has come
    try:
        for tag, at, value, length in area.tlvs():
            if found is None and tag == MESSAGE:
                area.need(value + length)
                found = (at, value, length)
            elif found is None:
                size = size or (0 if stays(tag, length, 0) else area.size)
                after = after if size else value + length
            elif stays(tag, length, found[2]) and not size:
                return found + (at,)
            else:
                break
    except NdefError:
        if found is None and not sure:
            raise
    if size and not sure:
        raise NdefError("tag_damaged")
    area.size = size or area.size  # what foreign bytes seem to reserve is none
    if found is None or size:
        found = (after, after + 2, 0)
    return found + (area.size,)


def stays(tag: int, length: int, before: int) -> bool:
    """Whether what follows a message of that length is more than the rest of a longer one."""
    if tag in (LOCK, RESERVED):
        return length == 3
    return tag == PROPRIETARY or (tag == MESSAGE and before > 0)


def changed(old: bytes, ours: bytes, sure: bool) -> tuple:
    """The message with our record last, and how many bytes of its beginning are as before."""
    try:
        found = records(old)
    except NdefError:
        if not sure:
            raise
        found = []
    others = [record for record in found if named_by(old, record) is None]
    same = 0
    for record in others:
        same = record[1] if record[0] == same else same
    parts = [bytearray(old[record[0] : record[1]]) for record in others]
    if ours:
        parts.append(bytearray(ours))
    for at in range(len(parts)):
        parts[at][0] &= ~(BEGIN | LAST) & 0xFF
        parts[at][0] |= (0 if at else BEGIN) | (LAST if at == len(parts) - 1 else 0)
    return b"".join([bytes(part) for part in parts]), same


def length_bytes(length: int) -> bytes:
    return bytes((length,)) if length < LONG else bytes((LONG, length >> 8, length & 0xFF))


def image(area: Area, at: int, field: bytes, limit: int) -> bytearray:
    """The area as it shall be; a TLV that follows stays reachable, else an end is set."""
    end = at + 1 + len(field)
    if end > limit:
        raise NdefError("tag_full")
    rest = bytes(limit - end) if limit < area.size else bytes((END,)) * (end < limit)
    upto = end + len(rest)
    area.need(min(area.size, (upto + PAGE - 1) // PAGE * PAGE))
    wanted = bytearray(area.data)
    wanted[at:upto] = bytes((MESSAGE,)) + field + rest
    return wanted


def _cut(data: bytearray, at: int, value: int, same: int) -> None:
    """Shorten the message to its first bytes; of an empty one the end is set behind it."""
    if not same:
        data[at + 1 : at + 3] = bytes((0, END))
    elif value == at + 2:
        data[at + 1] = same
    else:
        data[at + 2 : at + 4] = bytes((same >> 8, same & 0xFF))


def order(at: int, value: int, same: int, total: int) -> list:
    """The pages in the order in which they are written: what is new, then the flags of the records
    that stay, then the length, its low byte first, and at last the page where the TLV begins.
    """
    first, last = at // PAGE, (value - 1) // PAGE
    new = max((value + same) // PAGE, last + 1)
    return list(range(new, total)) + list(range(last + 1, new)) + list(range(last, first - 1, -1))


def _check_locks(area: Area, images: tuple) -> None:
    """Before anything is written: a locked page half-way would leave half a message."""
    for wanted in images:
        for page in range(len(wanted) // PAGE):
            if area.locks >> (page + FIRST) & 1 and _part(wanted, page) != _part(area.data, page):
                raise NdefError("tag_locked")


def _burn(area: Area, wanted: bytearray, pages: "Iterable[int]") -> None:
    """Write the pages that differ."""
    for page in pages:
        part = _part(wanted, page)
        if part != _part(area.data, page):
            area.pages.write(FIRST + page, part)
            area.data[PAGE * page : PAGE * page + PAGE] = part


def _part(data: bytearray, page: int) -> bytes:
    return bytes(data[PAGE * page : PAGE * page + PAGE])
