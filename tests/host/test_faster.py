"""What `make emulator` changes of the sources, and when what it compiled is used."""

import sys
from importlib import util
from pathlib import Path

import pytest

pytest.importorskip("rp2040py", reason="the emulator is not installed")

from tests.emulated import faster


def test_every_edit_fits_the_version_that_is_installed():
    found = util.find_spec(faster.NAME)
    assert found is not None and found.origin is not None
    for path in faster.EDITS:
        text = (Path(found.origin).parent / path).read_text(encoding="utf-8")
        assert faster.edited(path, text) != text


def test_sources_of_another_version_are_refused_by_the_words_that_are_missing():
    with pytest.raises(ValueError, match=r"timer.py: .* is not there"):
        faster.edited("peripherals/timer.py", "class RPTimer:\n")


def test_what_was_not_compiled_to_its_end_is_not_used(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(faster, "MADE", tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    faster.folder().mkdir(parents=True)
    assert not faster.prefer()
    (faster.folder() / "done").touch()
    assert faster.prefer() and sys.path[0] == str(faster.folder())
