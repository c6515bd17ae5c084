"""Where simulated tables keep their files, so that a crash of the host loses nothing.

A table writes every answer down before it says yes. Its folder lies beside the archive while it
plays, locked; a folder without a lock was left by a crash, and its matches go into the archive at
the next start. The people that the tables of this computer know are in a file beside the folders.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs

from firmware.storage import roster
from firmware.storage.files import LONG, Files
from firmware.storage.journal import RECORDS, SHELF
from firmware.storage.seals import plain
from host.archive.archive import Archive, Taken
from host.archive.database import default_place
from host.archive.played import SHOWN

try:
    import fcntl
except ImportError:  # Windows: a folder is taken for one in use for ever
    fcntl = None  # type: ignore[assignment]

TABLES = "tables"
PEOPLE = roster.FILE
NOTES = "notes"  # by match, the lines of the header that the table itself does not know
LOCK = "in-use"
UNSAVED = "unsaved"  # the archive did not take what was played: it waits for the next start


def tables_folder(place: str = "") -> Path:
    """Beside the archive where that is a file, else in the user's data folder."""
    place = (place or default_place()).removeprefix("sqlite://")
    if "://" in place:
        return platformdirs.user_data_path("trilithon", appauthor=False) / TABLES
    return Path(place).parent / TABLES


@contextlib.contextmanager
def table_folder(place: str = "") -> Iterator[Path]:
    """A new folder, held until the end and then removed, but for what UNSAVED marks in it.

    Raises OSError.
    """
    tables = tables_folder(place)
    tables.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="play-", dir=tables))
    with (folder / LOCK).open("w") as lock:
        hold(lock)
        for left in left_behind(tables):
            keep_people(left)
        if (tables / PEOPLE).exists():
            shutil.copy(tables / PEOPLE, folder / PEOPLE)
        try:
            yield folder
        finally:
            keep_people(folder)
            if not (folder / UNSAVED).exists():
                shutil.rmtree(folder, ignore_errors=True)


def keep_people(folder: Path) -> None:
    """The people whom a table knows are those of the next one here, too."""
    if (folder / PEOPLE).exists():
        new = shutil.copy(folder / PEOPLE, folder.parent / (PEOPLE + ".new"))
        os.replace(new, folder.parent / PEOPLE)


def called(place: str, old: str, new: str = "") -> None:
    """Rename a person that the tables here know; without a new name, forget them."""
    tables = tables_folder(place)
    if not (tables / PEOPLE).exists():
        return
    storage = Files(str(tables))
    known = roster.find(storage, old)
    if known and new and not roster.find(storage, new):
        roster.keep(storage, new, known[1], known[2], old)
    elif known and new != old:
        roster.erase(storage, old)


def hold(lock: Any) -> bool:
    """Whether the lock is ours now; the system releases it however this program ends."""
    if fcntl is None:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def rescue(archive: Archive, place: str = "") -> list[Taken]:
    """Put the matches of tables whose program died into the archive, and remove their folders.

    Raises ArchiveError; then they stay for the next time.
    """
    found: list[Taken] = []
    for folder in left_behind(tables_folder(place)):
        with contextlib.suppress(OSError):
            found += archive.take_all(left_in(folder))
            shutil.rmtree(folder, ignore_errors=True)
    return found


def left_behind(tables: Path) -> Iterator[Path]:
    """The folders without an owner, each locked while the caller looks at it."""
    for folder in sorted(tables.glob("play-*")):
        with contextlib.suppress(OSError), (folder / LOCK).open("r+") as lock:
            if hold(lock):
                yield folder


def left_in(folder: Path) -> list[str]:
    """The records of a table's folder, what was set aside, and the match in play."""
    files = Files(str(folder))
    names = [f"{kind}/{name}" for kind in (RECORDS, SHELF) for name in files.names(kind)]
    names += [LONG] if files.exists(LONG) else []
    texts = [
        "".join(line for line in plain(files.lines(name)) if line.endswith("\n")) for name in names
    ]
    found = [completed(folder, text) for text in texts if text]
    return [text for text in found if f"\n{SHOWN}: yes\n" not in text]


def completed(folder: Path, text: str) -> str:
    """The record with what was noted of its match."""
    head, _, body = text.partition("\n\n")
    lines = head.split("\n")
    match = next((line[7:] for line in lines if line.startswith("match: ")), "")
    try:
        noted = json.loads(note_of(folder, match).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return text
    lines = [line for line in lines if line.partition(": ")[0] not in noted]
    lines += [f"{key}: {value}" for key, value in noted.items() if value]
    return "\n".join(lines) + "\n\n" + body


def note(folder: Path, match: str, fields: dict[str, str]) -> None:
    """What the header should say of a match (its name at this table); replaced whole."""
    path = note_of(folder, match)
    path.parent.mkdir(exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps(fields), encoding="utf-8")
    os.replace(new, path)


def note_of(folder: Path, match: str) -> Path:
    return folder / NOTES / f"{match if match.isalnum() else 'unnamed'}.json"
