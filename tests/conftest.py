"""What holds for every test: nobody's own archive is touched."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The archive of commands that name none, also where they are processes of their own."""
    place = tmp_path / "own-archive" / "archive.sqlite3"
    monkeypatch.setenv("TRILITHON_ARCHIVE", str(place))
    return place
