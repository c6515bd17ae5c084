"""Names and words that come from records, as the archive keeps them and gives them to others."""

from __future__ import annotations

import unicodedata

from host import door

LONGEST = 40  # characters


def clean(text: str) -> str:
    """One line that shows nothing but itself (law L13), of a length that fits a list."""
    return door.line(unicodedata.normalize("NFC", text))[:LONGEST].strip()


def cell(value: object) -> object:
    """A value for a table of others: text that a spreadsheet would calculate stays text."""
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")):
        return "'" + value
    return value
