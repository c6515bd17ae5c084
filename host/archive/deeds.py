"""What was done about people, written down with all that taking it back requires.

The last deed is taken back first, so what it finds is what it left, but for matches that came or
went since. Who is erased is in no deed any more, nor is a name that led to them.
"""

from __future__ import annotations

import json
from typing import Any

from host.archive.archive import now
from host.archive.database import Database
from host.shapes import object_in

About = dict[str, Any]

MERGE, SPLIT, RENAME = "merge", "split", "rename"
PEOPLE = ("person", "other")  # the fields that are numbers of people


def note(db: Database, what: str, **about: Any) -> None:
    """A deed; `about` is what `last` gives."""
    db.run("INSERT INTO deeds (what, about, at) VALUES (?, ?, ?)", what, json.dumps(about), now())


def last(db: Database) -> tuple[int, str, About] | None:
    """(number, what it was, about what) of the deed that was done last, of those that are sound."""
    for number, what, text in db.rows("SELECT id, what, about FROM deeds ORDER BY id DESC"):
        if about := object_in(text):
            return number, what, about
    return None


def drop(db: Database, number: int) -> None:
    db.run("DELETE FROM deeds WHERE id = ?", number)


def forget(db: Database, person: int) -> None:
    """No deed is about this person, or about those who were merged into them; none is unread."""
    for number, text in db.rows("SELECT id, about FROM deeds ORDER BY id DESC"):
        about = object_in(text)
        if not about or person in [about.get(each) for each in PEOPLE]:
            drop(db, number)
            for other in [about[each] for each in PEOPLE if each in about]:
                if other != person:
                    forget(db, other)


def renumber(db: Database, before: int, number: int) -> None:
    """A person that is back has another number than in the deeds before."""
    for deed, text in db.rows("SELECT id, about FROM deeds ORDER BY id"):
        about = object_in(text)
        moved = {each: number for each in PEOPLE if about.get(each) == before}
        db.run("UPDATE deeds SET about = ? WHERE id = ?", json.dumps(about | moved), deed)
