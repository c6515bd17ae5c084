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
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs

from engine.record import RecordError
from firmware.storage import roster
from firmware.storage.files import LONG, Files, text_of
from firmware.storage.journal import RECORDS, SHELF, Journal
from firmware.storage.seals import Seals, plain
from firmware.storage.settings import FILE as SETTINGS
from host.archive import played
from host.archive.archive import FAULTY, Archive, Taken
from host.archive.database import ArchiveError, default_place
from host.archive.notes import note_of, read_note
from host.archive.played import SHOWN
from host.archive.shared_people import merged
from host.whole_file import write_whole

try:
    import fcntl
except ImportError:  # Windows: a folder is taken for one in use for ever
    fcntl = None  # type: ignore[assignment]

LOCKS = fcntl is not None  # else nothing keeps a second program out

TABLES = "tables"
PEOPLE = roster.FILE
BESIDE = (PEOPLE, SETTINGS)
BEFORE = "people-before.txt"  # whom the tables here knew when this one began
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
        write_whole(folder / BEFORE, content(tables / PEOPLE))
        try:
            yield folder
        finally:
            keep_beside(folder)
            if not (folder / UNSAVED).exists():
                put_by(folder)


def keep_beside(folder: Path) -> None:
    """The people whom a table knows, and its settings, are those of the next one here, too.

    Other tables, and the history, may have changed people while it played.
    """
    if (folder / SETTINGS).exists():
        write_whole(folder.parent / SETTINGS, (folder / SETTINGS).read_bytes())
    if (folder / PEOPLE).exists():
        sides = (folder / BEFORE, folder / PEOPLE, folder.parent / PEOPLE)
        text = merged(*(content(each).decode("utf-8-sig", "surrogateescape") for each in sides))
        write_whole(folder.parent / PEOPLE, text.encode("utf-8", "surrogateescape"))


def content(path: Path) -> bytes:
    """Of a file; nothing of one that is not there."""
    return path.read_bytes() if path.exists() else b""


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
    if files.exists(LONG) and not goes_on(folder, files):
        files.remove(LONG)
    if fcntl is None or not (files.exists(LONG) or files.names(SHELF)):
        shutil.rmtree(folder, ignore_errors=True)
        return
    shutil.rmtree(folder / RECORDS, ignore_errors=True)
    (folder / SAVED).touch()


def goes_on(folder: Path, files: Files) -> bool:
    """Whether the match in play has begun and is not over; one that cannot be read may go on."""
    try:
        text = completed(folder, journal(files, LONG)[0])
        return answered(text) and not is_shown(text) and not played.read(text).ending
    except RecordError:
        return True


def answered(text: str) -> bool:
    return bool(text.partition("\n\n")[2].strip())


def journal(files: Files, name: str) -> tuple[str, int]:
    """A record to its last whole line that fits its seal, and how many more there are.

    RecordError: its header does not.
    """
    seals = Seals()
    lines = plain(map(text_of, seals.sound(files.raw(name))))
    return "".join(line for line in lines if line.endswith("\n")), seals.lost


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
            found += weeded(folder)
            found += archive.take_all(left_in(folder))
            if (folder / FOLLOWED).exists():
                shutil.rmtree(folder, ignore_errors=True)
            else:
                put_by(folder)
        except ArchiveError:
            raise
        except Exception as wrong:
            aside = folder.with_name(ASIDE + folder.name)
            with contextlib.suppress(OSError):
                folder.rename(aside)
            why = f"{aside} cannot be read ({type(wrong).__name__}: {wrong})"
            found.append(Taken(FAULTY, fault=why))
    return found


def weeded(folder: Path) -> list[Taken]:
    """Journals of which something is damaged: as they are they stay where a person finds them.

    One whose header is, is not met again; of the others the sound lines count.
    """
    files, found = Files(str(folder)), []
    for name in journals(files):
        aside = folder.with_name(ASIDE + folder.name + "-" + name.replace("/", "-"))
        data = b"".join(files.raw(name))
        try:
            _, lost = journal(files, name)
            why = f"{lost} damaged lines left out" if lost else ""
        except RecordError as wrong:
            why = str(wrong)
            files.remove(name)
        if why:
            aside.write_bytes(data)
            found.append(Taken(FAULTY, fault=f"{aside}: {why}"))
    return found


def journals(files: Files) -> list[str]:
    """The records of a table's folder, what was set aside, and the match in play."""
    names = [f"{kind}/{name}" for kind in (RECORDS, SHELF) for name in files.names(kind)]
    return names + ([LONG] if files.exists(LONG) else [])


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
    """The texts of its journals: of those that had their end before and were only looked at again,
    or have no answer, none.
    """
    files = Files(str(folder))
    texts = (journal(files, name)[0] for name in journals(files))
    found = [completed(folder, text) for text in texts if answered(text)]
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
