"""Lines out of bytes, as a serial line brings them: in pieces, torn, or full of noise."""

from firmware.lights.pixels import differ

LIMIT = 512  # bytes of a line, its end included

TOO_LONG = "too_long"
NOT_TEXT = "not_text"
# Two bytes in a row, first and last, that no text has: controls, letters spelt longer than need be,
# halves of letters, and what is beyond the last one. MicroPython itself decodes all of them.
NONE = (
    b"\x00\x00\x1f\xff\x7f\x00\x7f\xff\xc0\x00\xc2\x9f\xe0\x00\xe0\x9f"
    b"\xed\xa0\xed\xff\xf0\x00\xf0\x8f\xf4\x90\xff\xff"
)


class BadLine(str):
    """Stands for a line that cannot be read; its text is the reason, TOO_LONG or NOT_TEXT."""


class Lines:
    """Feed it bytes, take lines. Memory stays bounded for any input."""

    def __init__(self) -> None:
        self.part = bytearray()
        self.skipping = False

    def feed(self, data: bytes) -> list:
        """The lines these bytes complete: `str`, or `BadLine`; empty lines are left out."""
        lines: list = []
        for byte in data:
            if byte != 0x0A:
                self._keep(byte)
                continue
            line = BadLine(TOO_LONG) if self.skipping else self._text()
            self.part = bytearray()
            self.skipping = False
            if line:
                lines.append(line)
        return lines

    def _keep(self, byte: int) -> None:
        if len(self.part) < LIMIT - 1:
            self.part.append(byte)
        else:
            self.skipping = True

    def _text(self) -> str:
        """The line without its `\\r`; control characters are noise, not text."""
        raw = bytes(self.part).strip(b"\r ")
        try:
            return raw.decode() if shows(raw) else BadLine(NOT_TEXT)
        except (UnicodeError, ValueError):
            return BadLine(NOT_TEXT)


def shows(raw: bytes) -> bool:
    """Whether text in UTF-8, if it is any, is whole letters and no controls, on either Python.

    Bytes are looked at: MicroPython keeps every letter that a loop takes of a text.
    """
    ended = raw + b"\x80"
    for at in range(len(raw)):
        if 32 <= raw[at] < 127:
            continue
        two = ended[at : at + 2]
        for span in range(0, len(NONE), 4):
            if NONE[span : span + 2] <= two <= NONE[span + 2 : span + 4]:
                return False
    return True


def marked(mark: str, fields: dict) -> dict:
    """A reply's fields, the command's own mark among them."""
    found = {"re": mark} if mark else {}
    found.update(fields)
    return found


def parts(line: str) -> tuple:
    """(mark, command, rest) of `@mark command rest`."""
    mark = ""
    if line.startswith("@"):
        mark, _, line = line[1:].partition(" ")
    command, _, rest = line.strip(" ").partition(" ")
    return mark, command, rest.strip(" ")


def difference(old: "bytes | bytearray", new: "bytes | bytearray") -> tuple:
    """(first, end) of the lights that differ, as some do; all of them where the number changed."""
    size, first = len(new), 0
    if len(old) != size:
        return 0, size // 3
    while old[first] == new[first]:
        first += 1
    return first // 3, (differ(old, new, size) + 2) // 3
