"""Files that people import: a record's text as it says that it is written, or why it is none."""

from __future__ import annotations

import codecs
import re
from pathlib import Path

from engine.record import FIRST_LINE

NEWER = re.compile(r"Trilithon record \d+")
BEGINS = b"Trilithon "
LOOK = 16  # bytes: enough to tell; films and pictures are read no further
MARKS = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


class NoRecordError(Exception):
    """This file is no record; the message says what it is, and nothing of it is kept."""


class UnreadError(Exception):
    """A record that cannot be taken as it is; the message says what to do."""


def record_in(path: Path) -> str:
    """The text of a record's file. Raises OSError, NoRecordError, UnreadError."""
    with path.open("rb") as file:
        data = file.read(LOOK)
        encoding = next((each for mark, each in MARKS.items() if data.startswith(mark)), "utf-8")
        if encoding != "utf-16" and not data.removeprefix(codecs.BOM_UTF8).startswith(BEGINS):
            raise NoRecordError("no record, left out")
        data += file.read()
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        name = encoding.removesuffix("-sig").upper()
        why = f"line {line} is not {name}: save the file in UTF-8, and import it again"
        raise UnreadError(why) from None
    first, end, rest = text.partition("\n")
    first = first.rstrip(" \t\r")
    if first == FIRST_LINE:
        return first + end + rest
    if NEWER.fullmatch(first):
        raise UnreadError(f"made by a newer Trilithon: {first[10:]}; import it with that one")
    raise NoRecordError("no record, left out")
