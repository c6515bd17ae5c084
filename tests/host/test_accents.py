"""The engine's table of accents is Unicode's, as far as it goes."""

from __future__ import annotations

import random
import unicodedata

from engine.accents import ROWS
from engine.names import composed
from tests.generate import accents

GREEK_BLOCK = range(0x1F00, 0x2000)  # of ancient Greek: left out


def test_the_table_is_what_the_generator_makes_of_unicode() -> None:
    assert accents.TABLE.read_text(encoding="utf-8") == accents.source()


def test_names_are_composed_as_unicode_says() -> None:
    marks = [chr(code) for code, _, _ in ROWS]
    letters = sorted(set("".join(row[2] for row in ROWS)) | set("bdxøłł"))
    rng = random.Random(1)
    for _ in range(4000):
        name = "".join(
            rng.choice(letters) + "".join(rng.choices(marks, k=rng.randrange(4))) for _ in range(3)
        )
        wanted = unicodedata.normalize("NFC", name)
        if not any(ord(char) in GREEK_BLOCK for char in wanted):
            assert composed(name) == wanted, ascii(name)


def test_in_a_row_no_letter_is_bare_and_accented() -> None:
    """What a search in a row relies on."""
    for code, _, letters in ROWS:
        assert not set(letters[::2]) & set(letters[1::2]), hex(code)
