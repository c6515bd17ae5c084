"""A table without hardware, with simulated people who play at it, over pulled plugs."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from host.network.simulated import PlayingTable
from host.people.deal import DEALS
from tests.host.archives import played

PATIENCE_S = 60.0
NAME = "0123456789abcdef"
LATE = 150  # answers: most stones have come up


def test_a_plug_pulled_while_the_scores_stand_does_not_end_the_evening(tmp_path: Path) -> None:
    log, _, _ = played("a", game="high_druid").rpartition("\n\n")
    (tmp_path / "match.txt").write_text(log + "\n")
    (tmp_path / "settings.json").write_text('{"language": "en"}')
    assert "ended: elected" in first_record(tmp_path, "high_druid")
    assert not (tmp_path / "match.txt").exists()


def test_a_match_whose_deal_and_tags_are_spoiled_keeps_no_table_waiting(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Other stones lie there than those that had come up: the match is given up, by its record."""
    text = played("a", game="stones", most=LATE, match=NAME)
    (tmp_path / "match.txt").write_text(text)
    (tmp_path / "settings.json").write_text('{"language": "en"}')
    (tmp_path / "tags.txt").write_text("no tag of a piece\n")
    (tmp_path / DEALS).mkdir()
    (tmp_path / DEALS / f"{NAME}.json").write_text('{"secret": "another", "picks": {}}')
    assert text.rstrip("\n") in first_record(tmp_path, "stones")
    assert f"stones {NAME} is given up: " in capfd.readouterr().err


def first_record(folder: Path, game: str) -> str:
    """Of a table that goes on with what lies in its folder."""
    table = PlayingTable(folder, "1", [game], 25, 1, think_ms=50)
    table.start()
    try:
        end = time.monotonic() + PATIENCE_S
        while not table.records():
            assert time.monotonic() < end, "it waits for ever"
            time.sleep(0.05)
        return table.records()[0]
    finally:
        table.close()
