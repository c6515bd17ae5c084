"""Turn the drawn letters of firmware/screen/glyphs.txt into the table of firmware/screen/font.py.

python -m tests.generate.glyphs                      writes firmware/screen/font.py
python -m tests.generate.glyphs --show "Texte"       prints a text as the screens would draw it
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from host.door import complain, say_text

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "firmware/screen/glyphs.txt"
FONT = ROOT / "firmware/screen/font.py"

SIDE = 8  # pixels, both ways
ASCII = "".join(map(chr, range(0x20, 0x7F)))

# Typographic characters drawn as a plain one, so that pasted text stays readable.
LOOKALIKES = {
    "\u00a0": " ",  # no-break space, before French double punctuation
    "\u2009": " ",  # thin space
    "\u202f": " ",  # narrow no-break space
    "\u2010": "-",  # hyphen
    "\u2011": "-",  # no-break hyphen
    "\u2014": "-",  # em dash
    "\u2212": "-",  # minus sign
    "\u2015": "-",  # horizontal bar, before speech
    "\u2018": "'",  # opening single quote
    "\u201a": ",",  # opening single quote, in German
    "\u201b": "'",  # opening single quote, turned
    "\u201c": '"',  # opening double quote
    "\u201d": '"',  # closing double quote
    "\u201e": '"',  # opening double quote, in German
    "\u201f": '"',  # opening double quote, turned
    "\u2022": "*",  # list bullet
    "\u2032": "'",  # minutes
    "\u2033": '"',  # seconds
    "\u2039": "<",  # single guillemets
    "\u203a": ">",
    "\u00aa": "a",  # Spanish and Portuguese ordinals
    "\u00ba": "°",
}

TEMPLATE = '''\
"""The 8 x 8 letters of the 128 x 64 screens, 16 characters by 8 lines.

Generated from firmware/screen/glyphs.txt by:  python -m tests.generate.glyphs
Change the drawing there, never this file.
"""

from engine.names import drawn

# The characters after ASCII 0x20 to 0x7E, in the order of their glyphs.
EXTRA = (
{extra}
)

# Each character of LOOKALIKES is drawn as the one at the same place in TWINS.
LOOKALIKES = (
{lookalikes}
)
TWINS = {twins}

# 8 bytes a glyph, one a column from the left; bit 0 is the top pixel, as SSD1306 pages want it.
GLYPHS = (
{glyphs}
)
BARE: dict = {{}}  # letters that were shown so far: those of a few names


def glyph(char: str) -> int:
    """Offset in bytes, within GLYPHS, of the 8 columns of one character.

    A letter of Europe that is not here is drawn without its accent, another one as "?".
    """
    code = ord(char)
    if 0x20 <= code < 0x7F:
        return (code - 0x20) * 8
    place = EXTRA.find(char)
    if place >= 0:
        return (0x7F - 0x20 + place) * 8
    place = LOOKALIKES.find(char)
    return glyph(TWINS[place] if place >= 0 else bare(code))


def bare(code: int) -> str:
    """The letter in ASCII that stands for this one; looked up once."""
    if not (0xA0 <= code < 0x250 or 0x370 <= code < 0x530 or 0x1E00 <= code < 0x1F00):
        return "?"
    if code not in BARE:
        BARE[code] = drawn(chr(code))
    return BARE[code]
'''


class ArtError(ValueError):
    """A mistake in the drawing; the message starts with the number of its line."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")


def parse(art: str) -> dict[str, bytes]:
    """The 8 columns of every character drawn, in the order of the drawing."""
    glyphs: dict[str, bytes] = {}
    # Not splitlines(): a drawn character could be one of its stranger line ends.
    lines = enumerate(art.split("\n"), start=1)
    last = art.count("\n") + 1
    for number, line in lines:
        if not line.strip() or line.startswith(";"):
            continue
        char = header(number, line)
        if char in glyphs:
            raise ArtError(number, f"{name(char)} is drawn twice")
        glyphs[char] = columns(glyph_rows(char, lines, last))
    refuse_holes(glyphs, last)
    return glyphs


def header(number: int, line: str) -> str:
    """The character that a header line announces."""
    if not line.startswith("= "):
        raise ArtError(number, f'expected a header such as "= A", found "{line}"')
    text = line[2:]
    if len(text) > 1 and text.startswith("U+"):
        return numbered(number, text)
    if len(text) != 1:
        raise ArtError(number, f'a header names one character, found "{text}"')
    return text


def numbered(number: int, text: str) -> str:
    """The character written as U+ and its hexadecimal number."""
    try:
        return chr(int(text[2:], 16))
    except (ValueError, OverflowError):
        raise ArtError(number, f'"{text}" is not the number of a character') from None


def glyph_rows(char: str, lines: Iterator[tuple[int, str]], last: int) -> list[str]:
    """Take the 8 rows of a character off the lines that follow its header."""
    rows: list[str] = []
    while len(rows) < SIDE:
        number, row = next(lines, (last, ""))
        if not row or row.startswith("= "):
            raise ArtError(number, f"{name(char)} has {len(rows)} rows, not {SIDE}")
        refuse_bad_row(number, row)
        rows.append(row)
    return rows


def refuse_bad_row(number: int, row: str) -> None:
    """A row is 8 pixels, each "." or "#"."""
    if len(row) != SIDE:
        raise ArtError(number, f'a row has {SIDE} pixels, "{row}" has {len(row)}')
    if set(row) - set(".#"):
        raise ArtError(number, f'a row is made of "." and "#", found "{row}"')


def columns(rows: list[str]) -> bytes:
    """Stand 8 rows of pixels on end: one byte a column, the top pixel in bit 0."""
    return bytes(sum(1 << y for y, row in enumerate(rows) if row[x] == "#") for x in range(SIDE))


def refuse_holes(glyphs: dict[str, bytes], last: int) -> None:
    """glyph() counts on every ASCII character being there."""
    missing = [char for char in ASCII if char not in glyphs]
    if missing:
        raise ArtError(last, f"{name(missing[0])} is not drawn")


def name(char: str) -> str:
    """A character as a header would write it."""
    return char if char.isprintable() and char != " " else f"U+{ord(char):04X}"


def font_source(glyphs: dict[str, bytes]) -> str:
    """The text of firmware/screen/font.py."""
    extra = [char for char in glyphs if char not in ASCII]
    order = [*ASCII, *extra]
    return TEMPLATE.format(
        extra=in_lines(extra, 16),
        lookalikes=in_lines(list(LOOKALIKES), 12),
        twins=repr("".join(LOOKALIKES.values())),
        glyphs="\n".join(f'    b"{hexed(glyphs[char])}"  # {name(char)}' for char in order),
    )


def in_lines(chars: list[str], length: int) -> str:
    starts = range(0, len(chars), length)
    return "\n".join(f'    "{escaped(chars[start : start + length])}"' for start in starts)


def hexed(data: bytes) -> str:
    """Bytes all written alike, so that a changed pixel shows as a changed byte."""
    return "".join(f"\\x{byte:02x}" for byte in data)


def escaped(chars: list[str]) -> str:
    """Characters for a Python string; those an editor cannot show go by number."""
    return "".join(
        c if c.isprintable() and c not in LOOKALIKES else f"\\u{ord(c):04x}" for c in chars
    )


def banner(text: str, glyphs: dict[str, bytes]) -> str:
    """A text in half-block characters, two pixel rows to each of its 4 lines."""
    cells = [glyphs.get(LOOKALIKES.get(char, char), glyphs["?"]) for char in text]
    line = b"".join(cells)
    return "\n".join(
        "".join(" ▀▄█"[column >> y & 3] for column in line).rstrip() for y in range(0, SIDE, 2)
    )


def main(arguments: list[str] | None = None) -> int:
    """Write the font, or show a text; 1 when the drawing is malformed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.generate.glyphs", description="The screens' font."
    )
    parser.add_argument("--show", metavar="TEXT", help="print TEXT as drawn, write nothing")
    show = parser.parse_args(arguments).show
    try:
        glyphs = parse(ART.read_text(encoding="utf-8"))
    except ArtError as error:
        complain(f"{ART.name}, {error}")
        return 1
    if show is not None:
        say_text(banner(show, glyphs))
    else:
        FONT.write_text(font_source(glyphs), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
