"""A file that is made again is the old one or the new one at every moment."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from host.whole_file import OWNER, write_whole


def test_at_every_call_that_fails_the_old_file_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "folder/phones.json"
    write_whole(path, "old", OWNER)
    for name in ("open", "fsync", "replace"):

        def fails(*args: object, name: str = name) -> None:
            raise OSError(28, name)

        with monkeypatch.context() as disk:
            disk.setattr(os, name, fails)
            with pytest.raises(OSError, match=name):
                write_whole(path, "new", OWNER)
        assert path.read_text() == "old"
    write_whole(path, "new", OWNER)
    assert path.read_text() == "new" and [*path.parent.iterdir()] == [path]
    assert os.name != "posix" or path.stat().st_mode & 0o777 == OWNER
