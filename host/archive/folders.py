"""Where simulated tables keep their files, so that neither a crash nor another evening loses any.

A table writes every answer down before it says yes. Its folder lies beside the archive while it
plays, locked. After an orderly end all matches are in the archive, and the folder waits, SAVED,
with those that are not over: the next table has them on its shelf as they were written down, with
the old answers of a repair. A folder without a lock that is not SAVED was left by a crash: the next
table goes on from it, too, and its matches go into the archive. The people that the tables of this
computer know, and the tables' settings, are in files beside the folders.
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

from engine.record import RecordError
from firmware.storage import roster
from firmware.storage.files import LONG, Files
from firmware.storage.journal import RECORDS, SHELF, Journal
from firmware.storage.seals import plain
from firmware.storage.settings import FILE as SETTINGS
from host.archive import played
from host.archive.archive import FAULTY, Archive, Taken
from host.archive.database import ArchiveError, default_place
from host.archive.played import SHOWN, SIMULATED
from host.shapes import read_object

try:
    import fcntl
except ImportError:  # Windows: a folder is taken for one in use for ever
    fcntl = None  # type: ignore[assignment]

TABLES = "tables"
PEOPLE = roster.FILE
BESIDE = (PEOPLE, SETTINGS)
NOTES = "notes"  # by match, the lines of the header that the table itself does not know
NOTED = ("date", "match", SHOWN, SIMULATED)
LOCK = "in-use"
UNSAVED = "unsaved"  # the archive did not take what was played: it waits for the next start
SAVED = "saved"  # all that is here is in the archive, too
ASIDE = "aside-"  # how the name of a folder begins that could not be read
FOLLOWED = "followed"  # another table has gone on from here


def tables_folder(place: str = "") -> Path:
    """Beside the archive where that is a file, else in the user's data folder."""
    place = (place or default_place()).removeprefix("sqlite://")
    if "://" in place:
        return platformdirs.user_data_path("trilithon", appauthor=False) / TABLES
    return Path(place).parent / TABLES


@contextlib.contextmanager
def table_folder(place: str = "") -> Iterator[Path]:
    """A new folder, held until the end, with what the last table here had not played to its end.

    Raises OSError.
    """
    tables = tables_folder(place)
    tables.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="play-", dir=tables))
    with (folder / LOCK).open("w") as lock:
        hold(lock)
        for left in left_behind(tables):
            keep_beside(left)
        follow(tables, folder)
        for name in BESIDE:
            if (tables / name).exists():
                shutil.copy(tables / name, folder / name)
        try:
            yield folder
        finally:
            keep_beside(folder)
            if not (folder / UNSAVED).exists():
                put_by(folder)


def keep_beside(folder: Path) -> None:
    """The people whom a table knows, and its settings, are those of the next one here, too."""
    for name in BESIDE:
        if (folder / name).exists():
            new = shutil.copy(folder / name, folder.parent / (name + ".new"))
            os.replace(new, folder.parent / name)


def follow(tables: Path, folder: Path) -> None:
    """This table goes on where the last one stopped that nobody has followed yet."""
    free = [each for each in not_held(tables) if not (each / FOLLOWED).exists()]
    if not free:
        return
    last = max(free, key=lambda each: (each / LOCK).stat().st_mtime)
    with contextlib.suppress(OSError), (last / LOCK).open("r+") as lock:
        if not hold(lock):
            return  # another table was quicker
        ours = shutil.ignore_patterns(LOCK, SAVED, UNSAVED, RECORDS)
        shutil.copytree(last, folder, ignore=ours, dirs_exist_ok=True)
        (last / FOLLOWED).touch()
    files = Files(str(folder))
    if files.exists(LONG):
        Journal(files).put(SHELF)
    if (last / SAVED).exists():
        shutil.rmtree(last, ignore_errors=True)


def put_by(folder: Path) -> None:
    """All that was played here is in the archive: what is not over waits, the rest goes."""
    files = Files(str(folder))
    if files.exists(LONG) and not goes_on(completed(folder, journal(files, LONG))):
        files.remove(LONG)
    if fcntl is None or not (files.exists(LONG) or files.names(SHELF)):
        shutil.rmtree(folder, ignore_errors=True)
        return
    shutil.rmtree(folder / RECORDS, ignore_errors=True)
    (folder / SAVED).touch()


def goes_on(text: str) -> bool:
    """Whether a match has begun and is not over; one that the rules contradict may go on."""
    try:
        return answered(text) and not is_shown(text) and not played.read(text).ending
    except RecordError:
        return True


def answered(text: str) -> bool:
    return bool(text.partition("\n\n")[2].strip())


def journal(files: Files, name: str) -> str:
    """A record, to its last whole line."""
    return "".join(line for line in plain(files.lines(name)) if line.endswith("\n"))


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

    A folder that cannot be read, for any reason, is set aside under another name.
    Raises ArchiveError; then they stay for the next time.
    """
    found: list[Taken] = []
    for folder in left_behind(tables_folder(place)):
        try:
            found += archive.take_all(left_in(folder))
            if (folder / FOLLOWED).exists():
                shutil.rmtree(folder, ignore_errors=True)
            else:
                put_by(folder)
        except ArchiveError:
            raise
        except Exception as wrong:
            found.append(set_aside(folder, wrong))
    return found


def set_aside(folder: Path, wrong: Exception) -> Taken:
    """A table's folder is not met again, and stays where a person finds it."""
    aside = folder.with_name(ASIDE + folder.name)
    with contextlib.suppress(OSError):
        folder.rename(aside)
    return Taken(FAULTY, fault=f"{aside} cannot be read ({type(wrong).__name__}: {wrong})")


def left_behind(tables: Path) -> Iterator[Path]:
    """The folders that a crash left, each locked while the caller looks at it."""
    return (folder for folder in not_held(tables) if not (folder / SAVED).exists())


def not_held(tables: Path) -> Iterator[Path]:
    """The folders without an owner, each locked while the caller looks at it."""
    for folder in sorted(tables.glob("play-*")):
        with contextlib.suppress(OSError), (folder / LOCK).open("r+") as lock:
            if hold(lock):
                yield folder


def left_in(folder: Path) -> list[str]:
    """The records of a table's folder, what was set aside, and the match in play.

    Of those that had their end before and were only looked at again, or have no answer, none.
    """
    files = Files(str(folder))
    names = [f"{kind}/{name}" for kind in (RECORDS, SHELF) for name in files.names(kind)]
    names += [LONG] if files.exists(LONG) else []
    found = [completed(folder, text) for text in (journal(files, name) for name in names)
             if answered(text)]  # fmt: skip
    return [text for text in found if not is_shown(text)]


def is_shown(text: str) -> bool:
    """Whether it is of a match that had its end, and was only looked at again."""
    return f"\n{SHOWN}: yes\n" in text


def completed(folder: Path, text: str) -> str:
    """The record with what was noted of its match."""
    head, _, body = text.partition("\n\n")
    lines = head.split("\n")
    match = next((line[7:] for line in lines if line.startswith("match: ")), "")
    noted = read_note(note_of(folder, match))
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
