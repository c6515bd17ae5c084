"""What the header of a record says of a match, and the journal of a simulated table does not.

A file for each match, beside the table's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from host.archive.played import KEPT, LEVELS, SHOWN, SIMULATED
from host.shapes import read_object
from host.whole_file import write_whole

NOTES = "notes"  # the folder
NOTED = (*KEPT, SHOWN, SIMULATED, LEVELS)


def note(folder: Path, match: str, fields: dict[str, str]) -> None:
    """What the header should say of a match (its name at this table); replaced whole."""
    write_whole(note_of(folder, match), json.dumps(fields))


def note_of(folder: Path, match: str) -> Path:
    return folder / NOTES / f"{match if match.isalnum() else 'unnamed'}.json"


def noted(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """What was noted of the matches that go on here, by their names at this table."""
    for path in (folder / NOTES).glob("*.json"):
        yield path.stem, read_note(path)


def read_note(path: Path) -> dict[str, str]:
    """The lines of a note that a header may have; none of one that is missing or spoiled."""
    noted = read_object(path)
    return {
        key: value for key, value in noted.items()
        if key in NOTED and isinstance(value, str) and value.isprintable()
    }  # fmt: skip
