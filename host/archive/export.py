"""The whole archive in files for other programs: CSV with a line for each seat, JSON with records.

Both are written as they are read: an archive may be larger than memory.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from typing import Any, TextIO

from host.archive import history
from host.archive.archive import Archive
from host.door import cell
from host.shapes import object_in

BATCH = 500  # matches read at a time
MATCH = ("id", "at", "evening", "game", "rules", "answers", "ending", "chance")
RATING = ("mu", "sigma", "game_mu", "game_sigma")
SEAT = ("seat", "name", "person", "machine", "score", "place", "won", *RATING)


def matches(archive: Archive) -> Iterator[dict[str, Any]]:
    """Every match with its options and seats, as they were added."""
    last = 0
    while True:
        found = archive.db.rows(
            f"SELECT {', '.join(MATCH)}, options FROM matches WHERE id > ? ORDER BY id LIMIT ?",
            last, BATCH,
        )  # fmt: skip
        if not found:
            return
        last = found[-1][0]
        lines = [
            {**dict(zip(MATCH, row[:-1], strict=True)), "options": object_in(row[-1])}
            for row in found
        ]
        for line in history.with_seats(archive.db, lines):
            seats = archive.db.rows(
                f"SELECT {', '.join(RATING)} FROM seats WHERE match = ? ORDER BY seat",
                line["id"],
            )
            for number, (seat, rating) in enumerate(zip(line["seats"], seats, strict=True)):
                seat.update(zip(RATING, rating, strict=True), seat=number)
            yield line


def to_csv(archive: Archive, file: TextIO) -> int:
    """A line a seat. Returns the number of matches."""
    writer = csv.writer(file)
    writer.writerow(["match", *MATCH[1:], "options", *SEAT])
    count = 0
    for match in matches(archive):
        count += 1
        options = " ".join(f"{name}={value}" for name, value in match["options"].items())
        head = [*(match[name] for name in MATCH), options]
        for seat in match["seats"]:
            writer.writerow([cell(each) for each in (*head, *(seat[name] for name in SEAT))])
    return count


def to_json(archive: Archive, file: TextIO) -> int:
    """One list; every match has its record. Returns the number of matches."""
    count = 0
    file.write("[")
    for match in matches(archive):
        count += 1
        whole = {**match, "record": archive.text(match["id"])}
        file.write((",\n" if count > 1 else "\n") + json.dumps(whole, ensure_ascii=False))
    file.write("\n]\n")
    return count
