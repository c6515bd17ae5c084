"""Lines out of bytes, as a serial line brings them: in pieces, torn, or full of noise."""

LIMIT = 512  # bytes of a line, its end included

TOO_LONG = "too_long"
NOT_TEXT = "not_text"


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
        """The line without its `\\r`; control characters are noise, not text.

        Its bytes are looked at: MicroPython keeps every letter that a loop takes of a text.
        """
        raw = bytes(self.part).strip(b"\r ")
        for byte in raw:
            if byte < 32 or byte == 127:
                return BadLine(NOT_TEXT)
        try:
            return raw.decode()
        except (UnicodeError, ValueError):
            return BadLine(NOT_TEXT)
