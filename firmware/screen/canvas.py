"""Sixteen by eight characters on a 128x64 screen, drawn into pages of 128 bytes.

A page is a row of characters: byte i holds the column of eight pixels at x = i, bit 0 on top, as
the SSD1306 keeps it. A glyph is eight such bytes, so that drawing a row is copying bytes, and
what has not changed need not be sent again (a whole frame takes 23.5 ms on I2C at 400 kHz).
"""

from firmware.lights.pixels import letters
from firmware.screen.font import GLYPHS, glyph

COLUMNS = 16
ROWS = 8
WIDTH = 8 * COLUMNS
BLANKS = b" " * COLUMNS
SIGNS = ("?", "!", ":", ";", "»")  # French sets them apart from the word before
SIGN_BYTES = b"?!:;\xc2"  # of » the first
UNKNOWN = glyph("?")
SIGNS_FROM = 0x2000  # arrows, badges of seats
KNOWN: dict = {}  # code -> the offset of its glyph


class Canvas:
    """`buffer` is the frame: 8 pages of 128 bytes, the top one first.

    spans  of every row where what has changed since it was `taken` begins, and where it ends
    """

    def __init__(self) -> None:
        self.buffer = bytearray(WIDTH * ROWS)
        self.rows: list = [None] * ROWS
        self.spans = bytearray((0, WIDTH) * ROWS)

    def draw(self, rows: list, inverse: tuple = (), page: int = 0) -> list:
        """Show these rows, a long one part by part as `page` counts up, missing ones blank.

        Returns the rows that have changed since they were `taken`.
        """
        changed, count, known = [], len(rows), self.rows
        for row in range(ROWS):
            text = rows[row] if row < count else ""
            if len(text) > COLUMNS:
                text = part(text, COLUMNS, page)
            drawn, dark = known[row], row in inverse
            if drawn is None or drawn[0] != text or drawn[1] != dark:
                known[row] = (text, dark)
                self._draw_row(row, text, dark)
                if self.spans[2 * row + 1]:
                    changed.append(row)
        return changed

    def line(self, row: int, text: str) -> None:
        """Draw one row alone, of a text that fits it."""
        self.rows[row] = (text, False)
        self._draw_row(row, text, False)

    def page(self, row: int) -> memoryview:
        """The 128 bytes of a row, without copying them."""
        return memoryview(self.buffer)[row * WIDTH : (row + 1) * WIDTH]

    def taken(self, row: int) -> tuple:
        """What has changed of a row, until then, and the column where that begins."""
        at, spans = 2 * row, self.spans
        first, begin = spans[at], row * WIDTH
        changed = memoryview(self.buffer)[begin + first : begin + spans[at + 1]]
        spans[at], spans[at + 1] = WIDTH, 0
        return changed, first

    def whole(self) -> None:
        """Nothing of it may be on the screen: all has changed."""
        self.spans[:] = bytes((0, WIDTH) * ROWS)

    def _draw_row(self, row: int, text: str, inverse: bool) -> None:
        """All letters that a glyph's place tells at once: a screen took a Pico ten milliseconds.

        Letters are read from bytes. Of a loop over a text MicroPython looks up every letter among
        all names it knows, a tenth of a millisecond each, and keeps those of no ASCII for ever.
        """
        frame, spans, flip = self.buffer, self.spans, 255 if inverse else 0
        at, end, left = row * WIDTH, row * WIDTH + WIDTH, text.encode() + BLANKS
        while at < end:
            drawn = letters(at, frame, GLYPHS, left, len(left), spans, flip)
            at += 8 * drawn
            if at < end:
                size, glyph = odd_letter(left[drawn:])
                letters(at, frame, GLYPHS[glyph : glyph + 8], BLANKS, 1, spans, flip)
                left = left[drawn + size :]
                at += 8


def odd_letter(text: bytes) -> tuple:
    """(bytes, offset of its glyph) of the first letter, in UTF-8, that is not among ASCII's."""
    lead = text[0]
    if lead < 0xC0:
        return 1, UNKNOWN
    more = 1 + (lead >= 0xE0) + (lead >= 0xF0)
    code = lead & 0x3F >> more
    for byte in text[1 : more + 1]:
        code = code << 6 | byte & 0x3F
    offset = KNOWN.get(code, -1)
    if offset < 0:
        offset = glyph(chr(code))
        if code >= SIGNS_FROM and offset != UNKNOWN:  # of those a screen has few, and often
            KNOWN[code] = offset
    return more + 1, offset


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

    No line begins with a sign that French sets apart from its word. Breaks are looked for in bytes:
    every new text is looked up by MicroPython among all names it knows.
    """
    if "\u00a0" in text:
        text = text.replace("\u00a0", " ")
    size = len(text)
    if size <= width and not text.startswith(" "):
        return [text] if text else []
    lines, flat = [], text.encode()
    if len(flat) != size:  # a byte for each letter, so that places are the same
        flat = bytes([byte for byte in flat if byte & 0xC0 != 0x80])
    first = size - len(flat.lstrip(b" "))
    while size - first > width:
        cut = flat.rfind(b" ", first, first + width + 1)
        if cut < 0:
            cut = first + width
            lines.append(text[first:cut])
            first = cut
            continue
        if not flat[cut + 1 : cut + 2].isalpha():
            cut = earlier(text, flat, first, cut, width)
        lines.append(text[first:cut])
        first = cut + 1
    if first < size:
        lines.append(text[first:])
    return lines


def earlier(text: str, flat: bytes, first: int, cut: int, width: int) -> int:
    """Where the line breaks whose last blank is at `cut`, if no word that belongs to the one before
    may begin the next: a number behind which no noun stands does, where a line can hold both.
    """
    cut = end = of_sign(text, flat, first, cut, width)
    while end == cut or is_sign(text, flat, end + 1):
        end = flat.find(b" ", end + 1)
        end = len(flat) if end < 0 else end
    word = flat[cut + 1 : end].lstrip(b"+-")
    if word[:1].isdigit() and (end == len(flat) or not word[-1:].isdigit()):
        before = flat.rfind(b" ", first, cut)
        before = of_sign(text, flat, first, before, width) if before >= 0 else cut
        if end - before <= width + 1 and not is_sign(text, flat, before + 1):
            return before
    return cut


def of_sign(text: str, flat: bytes, first: int, cut: int, width: int) -> int:
    """That blank; or behind which a sign stands, the one before the word that has it."""
    while is_sign(text, flat, cut + 1):
        before, end = flat.rfind(b" ", first, cut), flat.find(b" ", cut + 1)
        if before < 0 or (len(flat) if end < 0 else end) - before > width + 1:
            break
        cut = before
    return cut


def is_sign(text: str, flat: bytes, at: int) -> bool:
    """Whether one stands there: mostly its byte tells that none does, and no text is made."""
    return flat[at : at + 1] in SIGN_BYTES and text[at : at + 1] in SIGNS
