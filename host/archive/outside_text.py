"""Names and words that come from records: the archive's door for text from outside (law L13)."""

from __future__ import annotations

import unicodedata

LONGEST = 40  # characters
STRANGE = "\N{REPLACEMENT CHARACTER}"


def clean(text: str) -> str:
    """One line that shows nothing but itself: no control, no direction, no end in sight."""
    shown = "".join(each if each.isprintable() else STRANGE for each in text)
    return unicodedata.normalize("NFC", shown)[:LONGEST].strip()


def cell(value: object) -> object:
    """A value for a table of others: text that a spreadsheet would calculate stays text."""
    if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")):
        return "'" + value
    return value
