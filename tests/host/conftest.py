"""What tests of the commands share: archives in both databases, the record of an evening."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import catalogue
from host.archive.archive import Archive
from host.archive.database import open_database
from host.people import tournament
from tests.host.archives import opened, postgresql


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new archive's."""
    if request.param == "sqlite":
        yield str(tmp_path / "new" / "archive.sqlite3")
        return
    url: str = request.getfixturevalue("server")
    server = open_database(url)
    server.run("DROP SCHEMA public CASCADE")
    server.run("CREATE SCHEMA public")
    server.close()
    yield url


@pytest.fixture
def archive(place: str) -> Iterator[Archive]:
    with opened(place) as found:
        yield found


@pytest.fixture
def evening(tmp_path) -> Path:
    """The record of a finished match of Why First?."""
    plan = tournament.Plan("why_first", "evening", (2,), {}, tmp_path)
    match = tournament.new_match(plan, catalogue.load("why_first"), 0)
    match.play()
    path = tmp_path / "evening.txt"
    path.write_text(tournament.record_of(plan, match, 0), encoding="utf-8")
    return path
