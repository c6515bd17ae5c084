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

from engine.record import RecordError, bare, unsealed

if False:  # for type checkers alone: neither Python runs it
    from typing import Iterable, Iterator

CHECK = "check: "
CHECKED = b"check: "
SEAL = 7  # bytes of a seal and of its line's end
NONE = -1  # in place of a sum: lines get no seals


def summed(text: str, before: int) -> int:
    return crc32((text + "\n").encode(), before)


def sealed(line: str, before: int) -> tuple:
    """(a line of the body with its seal, the new sum); empty ones get none."""
    if before == NONE or not line:
        return line, before
    data = line.encode()  # one text is made, not five: a board looks each up among its names
    now = crc32(b"\n", crc32(data, before))
    return (data + b" #" + hexlify(bytes((now >> 8 & 0xFF, now & 0xFF)))).decode(), now


class Seals:
    """The sum over a journal's lines so far, whether it is read or written.

    Once `sound` has come to its end: `count` of the sound lines, `lost` of the others, and whether
    the journal is `even`: nothing but sound lines, the last one whole, and no result.
    """

    def __init__(self) -> None:
        self.sum = NONE
        self.count = self.lost = 0
        self.even = False

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

    def sound(self, lines: "Iterable[bytes]") -> "Iterator[bytes]":
        """The lines of a journal as far as they are sound, as they are written.

        RecordError: the header is not.
        """
        self.sum, self.lost, self.count, self.even = 0, 0, 0, False
        head = old = True
        empty, line = 0, b""
        try:
            for line in lines:
                if self.lost or not (head or self._fits(line)):
                    self.lost += line.endswith(b"\n")
                    continue
                self.count += 1
                empty += line == b"\n"
                if head:
                    old = self._header(line, old)
                    head = line != b"\n"
                yield line
        finally:
            if hasattr(lines, "close"):  # see engine.reading, Reader._lines
                lines.close()
        if head:  # what follows was taken for it, or is lost
            raise RecordError(max(1, self.count), "the header is damaged")
        self.even = not self.lost and empty == 1 and line.endswith(b"\n")

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

    def _fits(self, line: bytes) -> bool:
        """Whether a line of the body is sound; one that a power cut tore is left to the reader."""
        if line == b"\n" or not line.endswith(b"\n"):
            return True
        if self.sum == NONE:
            if unsealed(line[:-1]) != line[:-1]:
                raise RecordError(1, "the header is damaged")
            return True
        now = crc32(b"\n", crc32(line[:-SEAL], self.sum))
        if not line.endswith(b" #%04x\n" % (now & 0xFFFF)) or len(line) == SEAL:
            return False
        self.sum = now
        return True


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
        if hasattr(lines, "close"):  # see engine.reading, Reader._lines
            lines.close()
