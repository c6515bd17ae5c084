"""kill -9 before every statement of a change: the archive is as before it, or as after it."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from host.archive import people, ratings
from host.archive.archive import Archive
from host.archive.database import SQLite
from tests.host.archives import days, opened, played
from tests.patience import HUNG_S

MOST = 400  # statements of one change
TABLES = ("people", "aliases", "matches", "records", "seats", "standings", "duels", "tallies")
Change = Callable[[Archive], object]

CHANGES: dict[str, Change] = {
    "import": lambda archive: archive.take(played(7, game="high_druid", date=days(9)[8])),
    "rename": lambda archive: people.rename(archive, "Ann", "Anna"),
    "merge": lambda archive: people.merge(archive, "Anne", "Ann"),
    "erase": lambda archive: people.erase(archive, "Bo"),
}

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes to kill here")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Three matches, one of them by a person under another name."""
    place = tmp_path / "archive.sqlite3"
    with opened(str(place)) as made:
        made.take_all(played(number, date=days(2)[number]) for number in (0, 1))
        made.take(played(3, ("Anne", "Bo", "Cy"), date=days(3)[2]))
        assert ratings.catch_up_for(made.db, HUNG_S)
    return place


@pytest.mark.parametrize("name", CHANGES)
def test_a_killed_change_is_done_or_it_is_not(archive: Path, tmp_path: Path, name: str) -> None:
    before, killed = content(archive), 0
    after = ""
    for number in range(MOST):
        place = copied(archive, tmp_path / f"{number}")
        finished = killed_before(place, CHANGES[name], number)
        found = content(place)
        if finished:
            after = found
            break
        killed += 1
        assert found == before, f"killed before its statement {number}"
    assert killed > 5 and after and after != before


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_acknowledged_stays_though_nothing_is_closed(
    archive: Path, tmp_path: Path, name: str
) -> None:
    done = copied(archive, tmp_path / "done")
    with opened(str(done)) as own:
        CHANGES[name](own)
    place = copied(archive, tmp_path / "killed")
    assert killed_before(place, CHANGES[name], MOST)
    assert content(place) == content(done) != content(archive)


def copied(archive: Path, folder: Path) -> Path:
    folder.mkdir()
    return Path(shutil.copy(archive, folder))


def killed_before(place: Path, change: Change, number: int) -> bool:
    """A process that makes the change, and is killed before its statement `number`, or after all.

    Returns whether the change had come to its end.
    """
    child = os.fork()
    if child == 0:
        try:
            act(place, change, number)
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGKILL, signal.SIGTERM)
    return os.WTERMSIG(status) == signal.SIGTERM


def act(place: Path, change: Change, number: int) -> None:
    """In the process: SIGKILL at that statement; SIGTERM, unhandled, once the change is made."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    own = Archive.open(str(place))
    assert isinstance(own.db, SQLite)
    begun = iter(range(MOST + 1))

    def statement(sql: str) -> None:
        if next(begun, 0) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    own.db.connection.set_trace_callback(statement)
    change(own)
    own.db.connection.set_trace_callback(None)
    os.kill(os.getpid(), signal.SIGTERM)


def content(place: Path) -> str:
    """Everything in it, but when it was added."""
    with sqlite3.connect(place) as base:
        rows = {
            table: sorted(map(repr, base.execute(f"SELECT * FROM {table}"))) for table in TABLES
        }
        rows["matches"] = sorted(
            map(repr, base.execute("SELECT id, game, answers, ending, seats FROM matches"))
        )
    base.close()
    return repr(rows)
