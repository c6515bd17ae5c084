"""What is written on tags, in the NFC Forum's formats: Type 2 and 5 Tag, NDEF 1.0, RTD Text.

Our record is a Text record in English (`en`) of three words, `Trilithon stonehenge d14`: a phone
shows them as they are, and it takes at most 38 bytes with everything around it, so that it fits the
48 of the smallest tag. A URI of our own would make phones look for a program that there is not.

    page 2   two of its bytes lock pages for good
    page 3   capability container: E1, version, bytes of the data area / 8, access; of Type 5 the
             version holds the access, too (firmware/drivers/iso15693.py gives its blocks as pages)
    page 4…  TLVs: 00 fills, 01 and 02 reserve bytes, 03 is the message, FD a maker's own, FE the
             end; the length is one byte, or FF and two. An NTAG213 begins with a 01.

`pages` is anything with `read(page)`, 16 bytes from that page on, and `write(page, four bytes)`;
both raise OSError where the tag is gone. Writing is in firmware/tags/ndef_write.py.
"""

from firmware.tags import NdefError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator

PAGE = 4
FIRST = 4  # the page where the data area begins
NULL, LOCK, RESERVED, MESSAGE, PROPRIETARY, END = 0, 1, 2, 3, 0xFD, 0xFE
LONG = 0xFF  # two bytes of length follow

# A record's first byte
BEGIN, LAST, CHUNK, SHORT, ID, KIND = 0x80, 0x40, 0x20, 0x10, 0x08, 0x07
WELL_KNOWN, UNCHANGED = 1, 6

UTF_16 = 0x80  # in a text's first byte

SIGN = "Trilithon"


class Area:
    """The data area. Offsets are bytes from page 4 on; only what is needed is read.

    size      bytes that may be used: not beyond the container's word, nor what TLVs reserve
    locks     bit n is set where page n is locked
    writable  whether the container allows it
    data      as far as it has been read
    """

    def __init__(self, pages: "Any") -> None:
        head = pages.read(FIRST - 2)
        self.pages = pages
        self.locks = head[2] | head[3] << 8
        magic, version, size, access = head[4:8]
        if version >> 6 == 1:  # Type 5, an ICODE: the access stands beside the version
            access = version << 2 & 0x30 | version & 0x03
        elif version >> 4 != 1:
            size = 0
        if magic != 0xE1 or not size:
            raise NdefError("tag_plain")
        if access >> 4:
            raise NdefError("tag_locked")
        self.writable = not access & 0x0F
        self.size = 8 * size
        self.data = bytearray()

    def need(self, end: int) -> None:
        """Read on, at least to this offset."""
        if end > self.size:
            raise NdefError("tag_damaged")
        while len(self.data) < end:
            self.data.extend(self.pages.read(FIRST + len(self.data) // PAGE))

    def byte(self, at: int) -> int:
        self.need(at + 1)
        return self.data[at]

    def tlvs(self) -> "Iterator[tuple]":
        """(tag, where it begins, where its value begins, length) up to the end's."""
        at = 0
        while at < self.size:
            tag = self.byte(at)
            if tag == END:
                return
            if tag == NULL:
                at += 1
                continue
            value, length = self._length(at + 1)
            if value + length > self.size:
                raise NdefError("tag_damaged")
            if tag in (LOCK, RESERVED) and length == 3:
                self._reserve(tag, value)
            yield tag, at, value, length
            at = value + length

    def _length(self, at: int) -> tuple:
        """(where the value begins, its length)."""
        length = self.byte(at)
        if length != LONG:
            return at + 1, length
        return at + 3, self.byte(at + 1) << 8 | self.byte(at + 2)

    def _reserve(self, tag: int, at: int) -> None:
        """Of an area with a hole only what is before the hole is used."""
        position, size, page = self.byte(at), self.byte(at + 1) or 256, self.byte(at + 2) & 0x0F
        first = (position >> 4 << page) + (position & 0x0F) - PAGE * FIRST
        end = first + (size if tag == RESERVED else (size + 7) // 8)
        if end > 0 and first < self.size:
            self.size = max(first, 0) // PAGE * PAGE

    def message(self) -> bytes:
        """The first NDEF message; empty where there is none."""
        for tag, _, value, length in self.tlvs():
            if tag == MESSAGE:
                self.need(value + length)
                return bytes(self.data[value : value + length])
        return b""


def records(message: bytes) -> list:
    """(start, end, kind, where its type begins, where its payload begins) of every record.

    NdefError where they do not fill the message exactly, or a begin is not the first's.
    """
    found = []
    at = 0
    try:
        while at < len(message):
            found.append(record_at(message, at))
            at = found[-1][1]
    except IndexError:
        at = -1
    if at != len(message):
        raise NdefError("tag_damaged")
    return found


def record_at(message: bytes, at: int) -> tuple:
    """The record that begins there, as `records` has it. IndexError where it is cut off."""
    head, kind = message[at], message[at + 1]
    if bool(head & BEGIN) != (at == 0) or head & KIND > UNCHANGED:
        raise NdefError("tag_damaged")
    field = at + (3 if head & SHORT else 6)
    payload = int.from_bytes(message[at + 2 : field], "big")
    name = message[field] if head & ID else 0
    start = field + (1 if head & ID else 0)
    sort = head & KIND if not head & CHUNK else UNCHANGED
    return at, start + kind + name + payload, sort, start, start + kind + name


def whole(message: bytes, found: list) -> bool:
    """Whether the last record says so, and only that one: what was cut off does not."""
    lasts = [record[0] for record in found if message[record[0]] & LAST]
    return lasts == [record[0] for record in found[-1:]]


def named_by(message: bytes, record: tuple) -> "tuple | None":
    """(box, piece) that a record names, if it is ours."""
    at, end, sort, start, payload = record
    if sort != WELL_KNOWN or message[start : start + message[at + 1]] != b"T" or payload >= end:
        return None
    if message[payload] & UTF_16:
        return None
    text = payload + 1 + (message[payload] & 0x3F)  # after the language's code
    try:
        words = message[text:end].decode().split(" ")
    except UnicodeError:
        return None
    return (words[1], words[2]) if len(words) == 3 and words[0] == SIGN else None


def label(pages: "Any") -> "tuple | None":
    """(box, piece) that is written on a tag, or None. Raises NdefError, OSError."""
    message = Area(pages).message()
    found = records(message)
    names = [named_by(message, record) for record in found]
    names = [name for name in names if name]
    if not whole(message, found) or [name for name in names if name != names[0]]:
        raise NdefError("tag_damaged")
    return names[0] if names else None


def named(guard: "Any", uid: bytes) -> "tuple | None":
    """What is written on the tag that lies on a reader; None where nothing of ours can be read."""
    try:
        return label(Pages(guard, uid))
    except (NdefError, OSError):
        return None


class Pages:
    """The memory of one tag, read through the guard of a reader.

    A label is 14 pages: one frame of about 6 ms. OSError where the tag is gone or was never there.
    """

    AHEAD = (14, 4, 2)  # pages read at once; fewer where a tag ends
    LOOKS = 500  # of a millisecond at most

    def __init__(self, guard: "Any", uid: bytes) -> None:
        self.guard = guard
        self.uid = uid
        self.first = 0
        self.held = b""

    def read(self, page: int) -> bytes:
        at = PAGE * (page - self.first)
        if at < 0 or at + 4 * PAGE > len(self.held):
            self.first, self.held, at = page, self._ahead(page), 0
        return (self.held + bytes(4 * PAGE))[at : at + 4 * PAGE]

    def _ahead(self, page: int) -> bytes:
        for count in self.AHEAD:
            job = self._done("read", page, count)
            if job.error != "refused":
                return checked(job)
        raise OSError(5)

    def write(self, page: int, data: bytes) -> None:
        self.held = b""
        checked(self._done("write", page, data))

    def _done(self, work: str, *what: object) -> "Any":
        """A job for the reader, done."""
        device = self.guard.device
        if not hasattr(device, work) or self.uid not in device.tags:
            raise OSError(5)
        job = self.guard.call(work, *what, self.uid)
        for _ in range(self.LOOKS):
            if job is None or job.done:
                break
            self.guard.call("look")
        if job is None or not job.done:
            raise OSError(5)
        return job


def checked(job: "Any") -> "Any":
    """What a job gave."""
    if job.error:
        raise OSError(5)
    return job.value
