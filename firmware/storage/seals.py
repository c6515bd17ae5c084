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

from engine.record import RecordError, bare

if False:  # for type checkers alone: neither Python runs it
    from typing import Iterable, Iterator

CHECK = "check: "
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

    def sound(self, lines: "Iterable[str]") -> "Iterator[str]":
        """The lines of a journal as far as they are sound, as they are written.

        RecordError: the header is not.
        """
        self.sum, self.lost, self.count, self.even = 0, 0, 0, False
        head = old = True
        empty, line = 0, ""
        for line in lines:
            text = line.rstrip("\n")
            if self.lost or not (head or self._fits(line, text)):
                self.lost += line.endswith("\n")
                continue
            if not head:
                pass
            elif text.startswith(CHECK):
                old = False
                if text != CHECK + "%04x" % (self.sum & 0xFFFF):
                    raise RecordError(self.count + 1, "the header is damaged")
            elif text:
                self.sum = summed(text, self.sum)
            else:
                head = False
                self.sum = NONE if old else self.sum
            self.count += 1
            empty += not text
            yield line
        if head:  # what follows was taken for it, or is lost
            raise RecordError(max(1, self.count), "the header is damaged")
        self.even = not self.lost and empty == 1 and line.endswith("\n")

    def _fits(self, line: str, text: str) -> bool:
        """Whether a line of the body is sound; one that a power cut tore is left to the reader."""
        if not text or not line.endswith("\n"):
            return True
        if self.sum == NONE:
            if bare(text) != text:
                raise RecordError(1, "the header is damaged")
            return True
        again, now = sealed(bare(text), self.sum)
        if again == text:
            self.sum = now
        return again == text


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
        if hasattr(lines, "close"):  # see engine.record, Reader._lines
            lines.close()
