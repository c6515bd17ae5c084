"""Seals: checksums by which a journal's sound lines differ from corrupted ones.

    lights: 0 1 2
    check: 6c1f

    anyone, lover: Bob #3f2a
    undo #91d0

The header's last line is `check`, over all before it; every line of the body ends in ` #` and its
own, over it and all that went before. So a line that has changed, is missing or is there twice does
not fit, nor does anything after it. A journal without `check` is from before there were seals.
"""

from binascii import crc32, hexlify

from engine.record import RecordError, bare, close, unsealed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Iterable, Iterator

CHECK = "check: "
CHECKED = b"check: "
SEAL = 7  # bytes of a seal and of its line's end
NONE = -1  # in place of a sum: lines get no seals


def summed(text: str, before: int) -> int:
    return crc32((text + "\n").encode(), before)


def sealed(line: str, before: int, end: str = "") -> tuple:
    """(a line of the body with its seal and this end, the new sum); empty ones get no seal."""
    if before == NONE or not line:
        return line + end, before
    data = line.encode()  # one text is made, not five: a board looks each up among its names
    now = crc32(b"\n", crc32(data, before))
    seal = hexlify(bytes((now >> 8 & 0xFF, now & 0xFF)))
    return (data + b" #" + seal + end.encode()).decode(), now


class Seals:
    """The sum over a journal's lines so far, whether it is read or written.

    Once `sound` has come to its end: `count` of the sound lines, `lost` of the others; whether the
    journal is `plain`: nothing but sound lines, no empty one in the body and so no result; whether
    it is `even`: the last one is whole, too.
    """

    def __init__(self) -> None:
        self.sum = NONE
        self.count = self.lost = 0
        self.plain = self.even = False

    def write(self, lines: "Iterable[str]") -> "Iterator[str]":
        """A record's lines, with their seals and their ends."""
        self.sum, head = 0, True
        for line in lines:
            if head and line:
                if line.startswith(CHECK):
                    continue
                self.sum = summed(line, self.sum)
            elif head:
                head = False
                yield CHECK + "%04x\n" % (self.sum & 0xFFFF)
            else:
                line, self.sum = sealed(line, self.sum)
            yield line + "\n"

    def sound(self, lines: "Iterable[bytes]", bare: bool = False) -> "Iterator[bytes]":
        """The lines of a journal as far as they are sound, as they are written.

        bare  without their seals, and without the last one where a power cut has torn it
        RecordError: the header is not.
        """
        self.sum, self.lost, self.count, self.plain, self.even = 0, 0, 0, False, False
        head, old, fits, empty, line = True, True, False, 0, b""  # `fits`: seals, until one did not
        try:
            for line in lines:
                said = line
                if not head:
                    said = line[:-SEAL]
                    now = crc32(b"\n", crc32(said, self.sum))
                    if fits and said and line.endswith(b" #%04x\n" % (now & 0xFFFF)):  # mostly
                        self.sum = now
                        self.count += 1
                        yield said if bare else line
                        continue
                    said = self._without_seal(line)
                    fits = fits and bool(said)
                if self.lost or not said:
                    self.lost += line.endswith(b"\n")
                    continue
                self.count += 1
                empty += line == b"\n"
                if head:
                    old = self._header(line, old)
                    head = line != b"\n"
                    fits = not head and self.sum != NONE
                if not bare or line.endswith(b"\n"):
                    yield said if bare else line
        finally:
            close(lines)
        if head:  # what follows was taken for it, or is lost
            raise RecordError(max(1, self.count), "the header is damaged")
        self.plain = not self.lost and empty == 1
        self.even = self.plain and line.endswith(b"\n")

    def _header(self, line: bytes, old: bool) -> bool:
        """A line of the header, the empty one at its end too; whether none was sealed so far."""
        if line.startswith(CHECKED):
            if line.rstrip(b"\n") != CHECKED + b"%04x" % (self.sum & 0xFFFF):
                raise RecordError(self.count, "the header is damaged")
            return False
        if line != b"\n":
            self.sum = crc32(b"\n", crc32(line.rstrip(b"\n"), self.sum))
        elif old:
            self.sum = NONE
        return old

    def _without_seal(self, line: bytes) -> bytes:
        """A line of the body whose seal does not fit: it has no end, or none has one; else empty.

        Those are left as they are to the reader.
        """
        if line == b"\n" or not line.endswith(b"\n"):
            return line
        if self.sum != NONE:
            return b""
        if unsealed(line[:-1]) != line[:-1]:
            raise RecordError(1, "the header is damaged")
        return line


def plain(lines: "Iterable[str]") -> "Iterator[str]":
    """A record as others read it: nothing of seals."""
    head = True
    try:
        for line in lines:
            text = line.rstrip("\n")
            head = head and bool(text)
            if not (head and text.startswith(CHECK)):
                yield line if head else bare(text) + line[len(text) :]
    finally:
        close(lines)
