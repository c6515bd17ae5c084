"""Sixteen by eight characters on a 128x64 screen, drawn into pages of 128 bytes.

A page is a row of characters: byte i holds the column of eight pixels at x = i, bit 0 on top, as
the SSD1306 keeps it. A glyph is eight such bytes, so that drawing a row is copying bytes, and
what has not changed need not be sent again (a whole frame takes 23.5 ms on I2C at 400 kHz).
"""

from firmware.lights.pixels import alike, differ, letters
from firmware.screen.font import GLYPHS, glyph

COLUMNS = 16
ROWS = 8
WIDTH = 8 * COLUMNS
SIGNS = (" ?", " !", " :", " ;", " »")  # French sets them apart from the word before
BLANK = bytes(WIDTH)
UNKNOWN = glyph("?")
ALL_ON = (1 << 8 * WIDTH) - 1


class Canvas:
    """`buffer` is the frame: 8 pages of 128 bytes, the top one first.

    first, end  the letters of every row that have changed since they were `taken`
    """

    def __init__(self) -> None:
        self.buffer = bytearray(WIDTH * ROWS)
        self.rows: list = [None] * ROWS
        self.first = bytearray(ROWS)
        self.end = bytearray([COLUMNS] * ROWS)

    def draw(self, rows: list, inverse: tuple = (), page: int = 0) -> list:
        """Show these rows, a long one part by part as `page` counts up, missing ones blank.

        Returns the rows that have changed since they were `taken`.
        """
        changed = []
        for row in range(ROWS):
            text = rows[row] if row < len(rows) else ""
            if len(text) > COLUMNS:
                text = part(text, COLUMNS, page)
            drawn = (text, row in inverse)
            if self.rows[row] != drawn:
                self.rows[row] = drawn
                self._draw_row(row, text, row in inverse)
                if self.end[row]:
                    changed.append(row)
        return changed

    def line(self, row: int, text: str) -> None:
        """Draw one row alone, of a text that fits it."""
        self.rows[row] = (text, False)
        self._draw_row(row, text, False)

    def page(self, row: int) -> memoryview:
        """The 128 bytes of a row, without copying them."""
        return memoryview(self.buffer)[row * WIDTH : (row + 1) * WIDTH]

    def taken(self, row: int) -> memoryview:
        """What has changed of a row; its first byte stands at 8 * first[row], until then."""
        at = row * WIDTH
        changed = memoryview(self.buffer)[at + 8 * self.first[row] : at + 8 * self.end[row]]
        self.first[row], self.end[row] = COLUMNS, 0
        return changed

    def whole(self) -> None:
        """Nothing of it may be on the screen: all has changed."""
        for row in range(ROWS):
            self.first[row], self.end[row] = 0, COLUMNS

    def _draw_row(self, row: int, text: str, inverse: bool) -> None:
        """All letters that a glyph's place tells at once: a screen took a Pico ten milliseconds.

        Letters are read from bytes. Of a loop over a text MicroPython looks up every letter among
        all names it knows, a tenth of a millisecond each, and keeps those of no ASCII for ever.
        """
        page, at = self.page(row), 0
        before = bytes(page)
        page[:] = BLANK
        left = text.encode()
        while left and at < WIDTH:
            drawn = letters(left, min(len(left), (WIDTH - at) // 8), page[at:], GLYPHS)
            at += 8 * drawn
            if drawn == len(left) or at >= WIDTH:
                break
            size, offset = odd_letter(left[drawn:])
            page[at : at + 8] = GLYPHS[offset : offset + 8]
            left = left[drawn + size :]
            at += 8
        if inverse:
            page[:] = inverted(page)
        end = differ(before, page, WIDTH)
        if end:  # only what has changed is sent: on I2C one letter takes two hundred microseconds
            self.first[row] = min(self.first[row], alike(before, page, WIDTH) // 8)
            self.end[row] = max(self.end[row], (end + 7) // 8)


def odd_letter(text: bytes) -> tuple:
    """(bytes, offset of its glyph) of the first letter, in UTF-8, that is not among ASCII's."""
    lead = text[0]
    if lead < 0xC0:
        return 1, UNKNOWN
    more = 1 + (lead >= 0xE0) + (lead >= 0xF0)
    code = lead & 0x3F >> more
    for byte in text[1 : more + 1]:
        code = code << 6 | byte & 0x3F
    return more + 1, glyph(chr(code))


def inverted(page: memoryview) -> bytes:
    """Every bit the other way round, in one number's arithmetic."""
    return (int.from_bytes(page, "little") ^ ALL_ON).to_bytes(WIDTH, "little")


def part(text: str, width: int, page: int) -> str:
    """So much of a text as the width holds: from its beginning to its end as `page` counts up."""
    over = len(text) - width
    if over <= 0:
        return text
    step = width // 2
    first = min(page % (2 + (over - 1) // step) * step, over)
    return text[first : first + width]


def wrap(text: str, width: int = COLUMNS) -> list:
    """The text in lines of at most `width`, broken between words; a longer word is cut.

    No line begins with a sign that French sets apart from its word. Words are found by their places
    in the text: every new text is looked up by MicroPython among all names it knows.
    """
    if "\u00a0" in text:
        text = text.replace("\u00a0", " ")
    if len(text) <= width and not text.startswith(" "):
        return [text] if text else []
    lines = []
    signs = [sign for sign in SIGNS if sign in text]
    first = last = at = word = 0  # of the line so far;  where a word begins, and its last one
    while at <= len(text):
        end = text.find(" ", at)
        if end < 0:
            end = len(text)
        elif signs:
            end = with_signs(text, at, end, signs, width)
        while end - at > width:
            if last > first:
                lines.append(text[first:last])
            lines.append(text[at : at + width])
            at += width
            first = last = at
        if last > first and end - first > width:
            cut = at
            if word > first and end - word <= width and lone(text, at, end):
                cut = word
            lines.append(text[first : cut - 1])
            first = cut
        elif last == first:
            first = at
        word = at
        last = end
        at = end + 1
    if last > first:
        lines.append(text[first:last])
    return lines


def lone(text: str, at: int, end: int) -> bool:
    """Whether a word is a number behind which no noun stands: it stays with the word before."""
    # As bytes: a board looks up every text that it makes, each letter of one, too.
    word = text[at:end].encode().lstrip(b"+-")
    return word[:1].isdigit() and (end == len(text) or not word[-1:].isdigit())


def with_signs(text: str, at: int, end: int, signs: list, width: int) -> int:
    """Where a word ends that stands from `at` to `end`, with the signs that a line can hold."""
    while [sign for sign in signs if text.startswith(sign, end)]:
        after = text.find(" ", end + 1)
        after = len(text) if after < 0 else after
        if after - at > width:
            break
        end = after
    return end
