"""The records a hall has, in one SQLite file: each once, byte for byte as the table wrote it.

A table may have two texts of one match: a match that went on after its record was closed, or one of
a strange table. Both are kept.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, TextIO

from host.hall.verdict import REFUSED, UNFINISHED, VERIFIED, Verdict
from host.network.topics import Fields, chain, text_sum
from host.shapes import TEXT, WHOLE, parsed, rebuilt

SCHEMA = """
CREATE TABLE IF NOT EXISTS marks (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS records (
    number INTEGER PRIMARY KEY,
    place TEXT NOT NULL,
    match TEXT NOT NULL,
    total INTEGER NOT NULL,
    text TEXT NOT NULL,
    verdict TEXT NOT NULL,
    told TEXT NOT NULL,
    UNIQUE (place, match, total)
);
CREATE TABLE IF NOT EXISTS damaged (number, place, match, total, text, verdict, told);
"""
COLUMNS = "number, place, match, total, text, verdict, told"
TOLD = {
    "game?": TEXT, "players?": [TEXT], "pairing?": TEXT, "date?": TEXT, "why?": TEXT,
    "result?": ({"ending": TEXT, "scores": [(WHOLE, None)], "winners": [TEXT]}, None),
}  # fmt: skip
OF_THE_SYSTEM = (  # no fault of what is in the file
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM, sqlite3.SQLITE_NOMEM,
)  # fmt: skip


# (table, match) -> the sum of all lines of each text of it -> topics.text_sum
Sums = dict[tuple[str, str], dict[int, str]]


class Damaged(sqlite3.DatabaseError):
    """The database has found a fault in itself."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


class Archive(Protocol):
    """What a hall needs of an archive. `store` returns once the record is safe, for good."""

    def sums(self) -> Sums:
        """Of every record there is."""
        ...

    def store(self, table: str, match: str, text: str, verdict: Verdict) -> bool:
        """Keep it; whether it is there now. False where another text has its sum."""
        ...


class Shelf:
    """An Archive in a file, or in memory where no path is given.

    left_out  what of the file was damaged, in words for staff; it is kept beside what is sound
    lock      what keeps other programs from the file, if anything does
    """

    lock: TextIO | None = None

    def __init__(self, path: Path | None = None) -> None:
        self.left_out: list[str] = []
        try:
            self._open(path)
        except sqlite3.DatabaseError as wrong:
            if path is None or wrong.sqlite_errorcode & 0xFF in OF_THE_SYSTEM:
                raise
            self.database.close()
            aside = put_aside(path)
            self._open(path)
            self._salvage(aside)
            self.left_out.append(f"{path} was damaged ({wrong}): what could be read is in it, as "
                                 f"it was it is {aside}")  # fmt: skip
        with self.database:
            self._weed()

    def _open(self, path: Path | None) -> None:
        """Raises sqlite3.Error."""
        self.database = sqlite3.connect(path or ":memory:", check_same_thread=False)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")  # "stored" goes out only after it
        with self.database:
            self._renew()
            self.database.executescript(SCHEMA)
            self._take_over()
        self.database.execute(f"SELECT {COLUMNS}, (SELECT value FROM marks) FROM records LIMIT 1")
        for (fault,) in self.database.execute("PRAGMA quick_check(1)"):
            if fault != "ok":
                raise Damaged(fault)

    def _salvage(self, aside: Path) -> None:
        """The records that can be read there, from the first on and from the last."""
        marks = ", ".join("?" * len(COLUMNS.split(",")))
        put = f"INSERT OR IGNORE INTO records ({COLUMNS}) VALUES ({marks})"
        with contextlib.closing(sqlite3.connect(aside)) as old, self.database:
            for order in ("ASC", "DESC"):
                get = f"SELECT {COLUMNS} FROM records ORDER BY number {order}"
                with contextlib.suppress(sqlite3.Error):
                    self.database.executemany(put, old.execute(get))

    def _weed(self) -> None:
        """Rows that say something else than they were given go aside: their tables still have the
        records, and are asked for them."""
        for row in self.database.execute("SELECT * FROM records").fetchall():
            if not sound(*row[1:]):
                self.database.execute("INSERT INTO damaged SELECT * FROM records WHERE number = ?",
                                      row[:1])  # fmt: skip
                self.database.execute("DELETE FROM records WHERE number = ?", row[:1])
                self.left_out.append(f"record {row[0]} of this hall was damaged, and is set aside")
        ((last,),) = self.database.execute("SELECT coalesce(max(number), 0) FROM records")
        self.database.execute("DELETE FROM marks WHERE typeof(value) <> 'integer' OR value < 0")
        self.database.execute("UPDATE marks SET value = min(value, ?)", (last,))

    def close(self) -> None:
        self.database.close()
        if self.lock:
            self.lock.close()

    def _renew(self) -> None:
        """A file from when a match had one text: its records move to a table for several."""
        found = self.database.execute("SELECT sql FROM sqlite_master WHERE name = 'records'")
        if any("UNIQUE (place, match)\n" in sql for (sql,) in found):
            self.database.execute("ALTER TABLE records RENAME TO before")

    def _take_over(self) -> None:
        found = self.database.execute("SELECT 1 FROM sqlite_master WHERE name = 'before'")
        if found.fetchone():
            self.database.execute("INSERT OR IGNORE INTO records SELECT * FROM before")
            self.database.execute("DROP TABLE before")

    def sums(self) -> Sums:
        found: Sums = {}
        for place, match, total, text in self.database.execute(
            "SELECT place, match, total, text FROM records"
        ):
            found.setdefault((place, match), {})[total] = text_sum(text)
        return found

    def store(self, table: str, match: str, text: str, verdict: Verdict) -> bool:
        told = json.dumps({
            "game": verdict.game, "players": verdict.players, "pairing": verdict.pairing,
            "date": verdict.date, "result": verdict.result, "why": verdict.why,
        }, ensure_ascii=False)  # fmt: skip
        row = (table, match, chain(text.split("\n")[:-1]), text, verdict.word, told)
        with self.database:
            self.database.execute(
                "INSERT INTO records (place, match, total, text, verdict, told) "
                "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row,
            )  # fmt: skip
        query = "SELECT 1 FROM records WHERE place = ? AND match = ? AND text = ?"
        return self.database.execute(query, (table, match, text)).fetchone() is not None

    def text(self, number: int) -> str:
        """Of a record that is here, by its number."""
        found = self.database.execute("SELECT text FROM records WHERE number = ?", (number,))
        return str(found.fetchone()[0])

    def texts(self, table: str) -> list[str]:
        """Every record of a table, as they came."""
        query = "SELECT text FROM records WHERE place = ? ORDER BY number"
        return [text for (text,) in self.database.execute(query, (table,))]

    def told(self, after: int = 0) -> Iterator[tuple[int, str, str, str, Fields]]:
        """(number, table, match, verdict, what it tells) of records, as they came."""
        query = "SELECT number, place, match, verdict, told FROM records WHERE number > ?"
        for number, table, match, word, told in self.database.execute(query, (after,)).fetchall():
            yield number, table, match, word, json.loads(told)

    # What has been handed on

    def mark(self, name: str) -> int:
        """How far a reader has come, by the number of the last record."""
        found = self.database.execute("SELECT value FROM marks WHERE name = ?", (name,)).fetchone()
        return int(found[0]) if found else 0

    def set_mark(self, name: str, number: int) -> None:
        with self.database:
            self.database.execute(
                "INSERT INTO marks (name, value) VALUES (?, ?) "
                "ON CONFLICT (name) DO UPDATE SET value = excluded.value", (name, number),
            )  # fmt: skip

    def after(self, number: int, most: int) -> list[tuple[int, str]]:
        """(number, text) of the next records that the rules do not refuse."""
        query = (
            "SELECT number, text FROM records WHERE number > ? AND verdict != ? "
            "ORDER BY number LIMIT ?"
        )
        return list(self.database.execute(query, (number, REFUSED, most)))


def sound(place: Any, match: Any, total: Any, text: Any, verdict: Any, told: Any) -> bool:
    """Whether a row is one that `store` wrote."""
    if not all(isinstance(one, str) for one in (place, match, text, told)):
        return False
    if verdict not in (VERIFIED, UNFINISHED, REFUSED):
        return False
    try:
        rebuilt(parsed(told), TOLD)
    except ValueError:
        return False
    return bool(chain(text.split("\n")[:-1]) == total)


def put_aside(path: Path) -> Path:
    """A damaged database goes beside the one that takes its place, with all that belongs to it."""
    number, aside = 1, path.with_name(path.name + ".damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    for end in ("-wal", "-shm", ""):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + end).rename(aside.with_name(aside.name + end))
    return aside
