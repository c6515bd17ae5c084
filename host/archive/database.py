"""A connection to the archive's database: SQLite's, or PostgreSQL's by its URL.

The archive uses SQL that both understand, with `?` for the values. On both, one program writes at a
time and readers never wait. When `writing` ends, everything is on the disk.
"""

from __future__ import annotations

import argparse
import contextlib
import getpass
import os
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import platformdirs

from host.archive import columns

VARIABLE = "TRILITHON_ARCHIVE"
FILE = "archive.sqlite3"
POSTGRESQL = ("postgresql://", "postgres://")
PASSWORD = "PGPASSWORD"  # as all programs of PostgreSQL have it
PORT = 5432
PATIENCE_S = 10.0  # for another program that is writing
MOST_PREPARED = 200  # statements that the server keeps for a connection
UNFIT = ("22", "23", "54")  # PostgreSQL's classes of errors that are about a value
ONE_WRITER = 0x7472696C  # PostgreSQL's lock of the one writer of an archive

Row = tuple[Any, ...]


class ArchiveError(Exception):
    """The archive cannot be opened, read or written; the message says what to do."""


class UnfitValue(ArchiveError):
    """The database is well, and refuses a value: trying again would not help."""


def default_place() -> str:
    """The URL or file named by the environment, else a file in the user's data folder."""
    folder = platformdirs.user_data_path("trilithon", appauthor=False)
    return os.environ.get(VARIABLE) or str(folder / FILE)


def add_archive(parser: argparse.ArgumentParser) -> None:
    """Where matches are kept, for every command that adds some or looks at them."""
    usual = without_password(default_place()).replace("%", "%%")
    parser.add_argument(
        "--archive", default="", metavar="PLACE", type=place_given,
        help=f"a file, or a postgresql:// URL (default: {VARIABLE}'s, or in your data folder: "
        f"here {usual})",
    )  # fmt: skip


def place_given(place: str) -> str:
    """A place on the command line, which all users of the computer can read."""
    if place.startswith(POSTGRESQL) and urlsplit(place).password is not None:
        raise argparse.ArgumentTypeError(
            "others on this computer can read a password on the command line: write "
            f"{without_password(place)}, and give it as {PASSWORD} in the environment"
        )
    return place


def without_password(place: str) -> str:
    """A URL as it may be shown."""
    return re.sub(r"(//[^/@:]*):[^/]*@", r"\1@", place)


def open_database(place: str = "") -> Database:
    """Connect. Raises ArchiveError."""
    place = place or default_place()
    if place.startswith(POSTGRESQL):
        return PostgreSQL(place)
    scheme, there, path = place.partition("://")
    if there and scheme != "sqlite":
        raise ArchiveError(f"{scheme}:// is no archive: name a file, or a postgresql:// URL")
    return SQLite(Path(path if there else place))


class Database:
    """rows, row, run and insert take SQL and the values for its question marks.

    key, blob  the types of a number that is given by the database, and of bytes
    """

    key = "INTEGER PRIMARY KEY"
    blob = "BLOB"
    faults: tuple[type[Exception], ...] = ()

    def execute(self, sql: str, values: Sequence[Any]) -> Iterator[Row]:
        """What the statement gives. Raises one of `faults`."""
        raise NotImplementedError

    def many(self, sql: str, lines: Iterable[Sequence[Any]]) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        """A transaction in which no other program writes."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def unfit(self, fault: Exception) -> bool:
        """Whether one of `faults` is about a value, and not about the database."""
        raise NotImplementedError

    def know_columns(self) -> None:
        """Called once the tables are there: a server's are of their types in any case."""

    def rows(self, sql: str, *values: Any) -> list[Row]:
        with self._named():
            return [tuple(row) for row in self.execute(sql, values)]

    def row(self, sql: str, *values: Any) -> Row | None:
        with self._named():
            found = next(self.execute(sql, values), None)
            return None if found is None else tuple(found)

    def value(self, sql: str, *values: Any) -> Any:
        """The first value of the first row, or None."""
        found = self.row(sql, *values)
        return found[0] if found else None

    def run(self, sql: str, *values: Any) -> None:
        with self._named():
            self.execute(sql, values)

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """All of it or nothing; once it has ended well it is on the disk."""
        with self._named():
            self.begin()
        try:
            yield
        except BaseException:
            with contextlib.suppress(*self.faults):
                self.execute("ROLLBACK", ())
            raise
        self.run("COMMIT")

    @contextlib.contextmanager
    def apart(self) -> Iterator[None]:
        """A part of a transaction: where it fails, what came before it stays."""
        self.run("SAVEPOINT apart")
        try:
            yield
        except Exception:
            self.run("ROLLBACK TO SAVEPOINT apart")
            raise
        finally:
            self.run("RELEASE SAVEPOINT apart")

    @contextlib.contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except self.faults as fault:
            kind = UnfitValue if self.unfit(fault) else ArchiveError
            raise kind(f"the archive: {words_of(fault)}") from fault


class SQLite(Database):
    """A file, made with its folders where it is missing.

    SQLite keeps any value in any column. What a bad disk or another program left in one of text
    is read as text, with marks for what is none, and what is no number in one of numbers as
    nothing: one strange value shuts no page.
    """

    faults = (sqlite3.Error,)

    def __init__(self, path: Path) -> None:
        self.readers: dict[str, Callable[[Any], Any]] = {}  # by the names of columns
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.connection = sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None)
            self.connection.text_factory = columns.text
            # Readers never wait; a commit waits for the disk, for power cuts happen.
            for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                self.connection.execute("PRAGMA " + setting)
        except (OSError, sqlite3.Error) as fault:
            raise ArchiveError(f"{path} cannot be used as an archive: {fault}") from fault

    def know_columns(self) -> None:
        for (table,) in self.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
            for _, name, kind, needed, *_ in self.rows(f"PRAGMA table_info({table})"):
                self.readers[name] = columns.reader_of(kind, bool(needed))

    def execute(self, sql: str, values: Sequence[Any]) -> Iterator[Row]:
        found = self.connection.execute(sql, values)
        readers = [self.readers.get(name, columns.as_it_is) for name, *_ in found.description or ()]
        return (
            tuple(read(value) for read, value in zip(readers, row, strict=True)) for row in found
        )

    def many(self, sql: str, lines: Iterable[Sequence[Any]]) -> None:
        with self._named():
            self.connection.executemany(sql, lines)

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def unfit(self, fault: Exception) -> bool:
        return isinstance(fault, (sqlite3.DataError, sqlite3.IntegrityError))

    def close(self) -> None:
        self.connection.close()


class PostgreSQL(Database):
    """A server's database, by its URL.

    A statement is prepared the first time: pg8000 asks the server twice for one that is not, and
    adding a match takes forty of them.
    """

    key = "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"
    blob = "BYTEA"

    def __init__(self, url: str, patience: float | None = PATIENCE_S) -> None:
        """`patience`: seconds for every statement; None: what takes minutes may."""
        try:
            from pg8000 import native
        except ImportError:
            raise ArchiveError(
                "PostgreSQL requires pg8000: pip install 'trilithon[postgresql]'"
            ) from None
        self.faults = (native.Error,)
        self.prepared: dict[str, native.PreparedStatement] = {}
        try:
            self.connection = native.Connection(**_parts(url), timeout=patience)
        except (native.Error, OSError, ValueError) as fault:
            raise ArchiveError(
                f"no archive at {without_password(url)}: {words_of(fault)}. Is PostgreSQL running "
                f"there? {VARIABLE} or --archive name another place"
            ) from fault

    def execute(self, sql: str, values: Sequence[Any]) -> Iterator[Row]:
        if not values:
            return iter(self.connection.run(sql) or ())
        found = self.prepared.get(sql)
        if found is None:
            found = self.connection.prepare(_filled_in(sql))
            if len(self.prepared) == MOST_PREPARED:
                self.prepared.pop(next(iter(self.prepared))).close()
            self.prepared[sql] = found
        given = {f"v{number}": value for number, value in enumerate(values)}
        return iter(found.run(**given) or ())

    def many(self, sql: str, lines: Iterable[Sequence[Any]]) -> None:
        with self._named():
            for values in lines:
                self.execute(sql, values)

    def begin(self) -> None:
        self.execute("BEGIN", ())
        self.execute("SELECT pg_advisory_xact_lock(?)", (ONE_WRITER,))

    def unfit(self, fault: Exception) -> bool:
        told = fault.args[0] if fault.args else None
        return isinstance(told, dict) and str(told.get("C", ""))[:2] in UNFIT

    def close(self) -> None:
        self.connection.close()


def words_of(fault: BaseException) -> str:
    """What went wrong, for people; a server's message without what is for programs."""
    if isinstance(fault.__cause__, OSError):
        return fault.__cause__.strerror or str(fault.__cause__)
    told = fault.args[0] if fault.args else fault
    text = told["M"] if isinstance(told, dict) and "M" in told else told
    return " ".join(str(text).split()) or type(fault).__name__


def _parts(url: str) -> dict[str, Any]:
    """What pg8000 wants to know, out of `postgresql://user:password@host:port/database`."""
    found = urlsplit(url)
    return {
        "user": unquote(found.username or getpass.getuser()),
        "password": os.environ.get(PASSWORD) if found.password is None else unquote(found.password),
        "host": found.hostname or "localhost",
        "port": found.port or PORT,
        "database": unquote(found.path.lstrip("/")) or None,
    }


def _filled_in(sql: str) -> str:
    """SQL as pg8000 wants it, `:v0`, `:v1` …: our texts have neither `?` nor `:` of their own."""
    parts = sql.split("?")
    return "".join(f"{part}:v{number}" for number, part in enumerate(parts[:-1])) + parts[-1]
