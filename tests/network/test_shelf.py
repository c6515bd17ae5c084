"""A damaged file of a hall comes up all the same, with every record that can be read."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from pathlib import Path

import pytest

from host.cli_support import UsageError
from host.commands.hall import shelf_of
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.verdict import judge
from host.network.broker import Broker
from tests.host.archives import played

NAMES = [f"{number:016x}" for number in range(30)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Of thirty records, one of them finished."""
    shelf = Shelf(tmp_path / "hall.sqlite3")
    for number, match in enumerate(NAMES):
        text = played(1, game="high_druid", most=100 if number else 9, match=match)
        assert shelf.store("t1", match, text, judge(match, text))
    shelf.set_mark("archive", 30)
    shelf.close()
    return tmp_path / "hall.sqlite3"


def test_a_second_hall_with_one_file_says_so_and_ends(path: Path) -> None:
    args = argparse.Namespace(records=path, name="main")
    first = shelf_of(args)
    with pytest.raises(UsageError, match="another hall works with this file"):
        shelf_of(args)
    first.close()
    shelf_of(args).close()


def opened(path: Path) -> tuple[list[str], list[str], int]:
    """(the matches it has, what it left out, how far the archive is)."""
    shelf = Shelf(path)
    found = sorted(match for _, match in shelf.sums())
    assert [match for _, _, match, _, _ in shelf.told()] == found
    mark = shelf.mark("archive")
    shelf.close()
    return found, shelf.left_out, mark


def changed(path: Path, sql: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute(sql)
    database.close()


@pytest.mark.parametrize(
    "value",
    ["text = replace(text, 'blue', 'white')", "text = x'ff'", "text = 7", "told = 'NaN'",
     "told = '{'", "total = 'x'", "place = x'00'", "verdict = 1"],
)  # fmt: skip
def test_a_record_that_says_something_else_is_set_aside_so_that_its_table_is_asked(
    path: Path, value: str
) -> None:
    changed(path, f"UPDATE records SET {value} WHERE number = 30")
    found, (left_out,), mark = opened(path)
    assert found == NAMES[:-1] and "record 30" in left_out and mark == 29
    assert opened(path) == (NAMES[:-1], [], 29)


@pytest.mark.parametrize("value", ["'0001-01-01T00:00'", "x'ff'", "1 << 62", "-1", "1e300"])
def test_a_strange_mark_keeps_no_record_from_the_archive(path: Path, value: str) -> None:
    changed(path, f"UPDATE marks SET value = {value}")
    assert opened(path)[2] in (0, 30)


def test_of_a_damaged_file_what_can_be_read_is_there_and_the_rest_is_kept_beside(
    path: Path,
) -> None:
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 4096] = b"\xff" * 4096
    path.write_bytes(data)
    found, (left_out, *_), _ = opened(path)
    assert 0 < len(found) < 30 and set(found) < set(NAMES)
    assert "was damaged" in left_out
    assert path.with_name(path.name + ".damaged").read_bytes() == bytes(data)
    assert opened(path)[:2] == (found, [])


@pytest.mark.parametrize("contents", [b"", b"no database at all\n" * 99, b"SQLite format 3\0"])
def test_a_file_of_something_else_is_put_aside(path: Path, contents: bytes) -> None:
    path.write_bytes(contents)
    assert opened(path)[0] == []
    path.write_bytes(contents)
    assert opened(path)[0] == []


def test_a_file_that_may_not_be_written_stays_where_it_is(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        Shelf(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_on_a_full_disk_a_hall_says_so_and_thanks_for_nothing_until_there_is_room(
    tmp_path: Path,
) -> None:
    shelf = Shelf(tmp_path / "hall.sqlite3")
    hall = Hall(Broker("127.0.0.1", 1), shelf)
    text = played(1, game="stones", match=NAMES[0])
    ((pages,),) = shelf.database.execute("PRAGMA page_count")
    for room, there in ((pages, []), (1 << 20, [text])):
        shelf.database.execute(f"PRAGMA max_page_count = {room}")
        asyncio.run(hall._store("t1", NAMES[0], text))
        assert list(shelf.texts("t1")) == there and len(hall.floor.stored) == len(there)
    assert "the archive does not take records: database or disk is full" in str(hall.floor.alerts)
