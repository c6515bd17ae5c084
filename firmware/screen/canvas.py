"""Sixteen by eight characters on a 128x64 screen, drawn into pages of 128 bytes.

A page is a row of characters: byte i holds the column of eight pixels at x = i, bit 0 on top, as
the SSD1306 keeps it. A glyph is eight such bytes, so that drawing a row is copying bytes, and a
row that has not changed need not be sent again (a whole frame takes 23.5 ms on I2C at 400 kHz).
"""

from firmware.screen.font import GLYPHS, glyph

COLUMNS = 16
ROWS = 8
WIDTH = 8 * COLUMNS
SIGNS = ("?", "!", ":", ";", "»")  # French sets them apart from the word before
BLANK = bytes(WIDTH)
ALL_ON = (1 << 8 * WIDTH) - 1


class Canvas:
    """`buffer` is the frame: 8 pages of 128 bytes, the top one first."""

    def __init__(self) -> None:
        self.buffer = bytearray(WIDTH * ROWS)
        self.rows: list = [None] * ROWS

    def draw(self, rows: list, inverse: tuple = (), page: int = 0) -> list:
        """Show these rows, a long one part by part as `page` counts up, missing ones blank.

        Returns the changed pages.
        """
        changed = []
        for row in range(ROWS):
            text = part(rows[row], COLUMNS, page) if row < len(rows) else ""
            if self.rows[row] != (text, row in inverse):
                self.rows[row] = (text, row in inverse)
                self._draw_row(row, text, row in inverse)
                changed.append(row)
        return changed

    def page(self, row: int) -> memoryview:
        """The 128 bytes of a row, without copying them."""
        return memoryview(self.buffer)[row * WIDTH : (row + 1) * WIDTH]

    def forget(self) -> None:
        """The screen may show anything now: the next `draw` changes every page."""
        self.rows = [None] * ROWS

    def _draw_row(self, row: int, text: str, inverse: bool) -> None:
        """Whole glyphs at once: byte by byte a screen takes a Pico twenty milliseconds."""
        buffer, at = self.buffer, row * WIDTH
        buffer[at : at + WIDTH] = BLANK
        # Of a loop over a text MicroPython keeps every letter: only those of ASCII may be kept.
        few = len(text.encode()) == len(text)
        for char in text if few else [text[place : place + 1] for place in range(len(text))]:
            if char != " ":
                offset = glyph(char)
                buffer[at : at + 8] = GLYPHS[offset : offset + 8]
            at += 8
        if inverse:
            buffer[row * WIDTH : (row + 1) * WIDTH] = inverted(self.page(row))


def inverted(page: memoryview) -> bytes:
    """Every bit the other way round, in one number's arithmetic."""
    return (int.from_bytes(page, "little") ^ ALL_ON).to_bytes(WIDTH, "little")


def part(text: str, width: int, page: int) -> str:
    """So much of a text as the width holds: from its beginning to its end as `page` counts up."""
    over = len(text) - width
    if over <= 0:
        return text
    step = width // 2
    return text[min(page % (2 + (over - 1) // step) * step, over) :][:width]


def wrap(text: str, width: int = COLUMNS) -> list:
    """The text in lines of at most `width`, broken between words; a longer word is cut.

    No line begins with a sign that French sets apart from its word.
    """
    lines = []
    line = ""
    for word in words_of(text, width):
        while len(word) > width:
            if line:
                lines.append(line)
                line = ""
            lines.append(word[:width])
            word = word[width:]
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = line + " " + word if line else word
    if line:
        lines.append(line)
    return lines


def words_of(text: str, width: int) -> list:
    """The words of a text, each with the lone sign that follows it, where a line holds both."""
    words: list = []
    for word in text.replace("\u00a0", " ").split(" "):
        if words and word[:1] in SIGNS and len(words[-1]) + 1 + len(word) <= width:
            words[-1] += " " + word
        else:
            words.append(word)
    return words
