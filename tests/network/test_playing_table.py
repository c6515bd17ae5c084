"""A table without hardware, with simulated people who play at it, over pulled plugs."""

from __future__ import annotations

import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import reading
from engine.referee import Referee
from host.network.simulated import PlayingTable
from host.people.deal import DEALS, Deal, Deals
from host.people.lenient_pieces import LenientPieces
from host.people.real_pieces import RealPieces
from tests.host.archives import played
from tests.patience import HUNG_S

NAME = "0123456789abcdef"
GAMES = ["celtic_whist", "stones"]  # hands that were dealt, stones that come up
ANSWERS = 15  # before the plug is pulled
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


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_kill_9_and_ctrl_c_ended_goes_on_as_it_was_dealt(
    game: str, tmp_path: Path
) -> None:
    table = PlayingTable(tmp_path, "1", [game], 25, 1, think_ms=50)
    try:
        table.start()
        until(lambda: answers(table) > ANSWERS)
        table.kill()
        (dealt,) = (tmp_path / DEALS).iterdir()
        deals = Deals(Path(shutil.copytree(tmp_path / DEALS, tmp_path / "before")))
        table.start()
        until(lambda: answers(table) > 2 * ANSWERS)
        assert table.process
        table.process.send_signal(signal.SIGINT)
        table.process.wait(HUNG_S)
        table.start()
        until(table.records)
        reader = reading.read(table.records()[0])
        played = reader.replay()
        assert reader.fields["match"] == dealt.stem and played.result
        deal = deals.find(dealt.stem)
        assert deal
        as_dealt(deal, played)
    finally:
        table.close()


@pytest.mark.parametrize(
    ("spoiled", "part"), [("match.txt", 0.5), ("match.txt", 0), ("settings.json", 0.5)]
)
def test_what_a_table_has_to_say_at_its_start_stops_no_people(
    spoiled: str, part: float, tmp_path: Path
) -> None:
    """Lines of the match are damaged, or all of it, or it knows no language: then comes a match."""
    table = PlayingTable(tmp_path, "1", ["stones"], 25, think_ms=50)
    try:
        table.start()
        until(lambda: answers(table) > 2 * ANSWERS)
        table.kill()
        lines = (tmp_path / spoiled).read_bytes().split(b"\n")
        lines[int(part * len(lines))] = b"spoiled"
        (tmp_path / spoiled).write_bytes(b"\n".join(lines))
        table.start()
        until(lambda: any("\nended: " in text for text in table.records()))
    finally:
        table.close()


def as_dealt(deal: Deal, played: Referee) -> None:
    """Every piece was taken where the first deal had laid it."""
    again = Referee(played.game, played.seats, played.options)
    pieces = AsDealt(played.game, deal)
    pieces.obey(again.table)
    for code in played.log:
        again.give(code)
        pieces.obey(again.table)
        pieces.check(again.table)


class AsDealt(LenientPieces):
    """No card is exchanged for another so that an answer fits."""

    _carry = RealPieces._carry


def answers(table: PlayingTable) -> int:
    path = table.folder / "match.txt"
    return path.read_bytes().partition(b"\n\n")[2].count(b"\n") if path.exists() else 0


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + HUNG_S
    while not true():
        assert time.monotonic() < end, "it waits for ever"
        time.sleep(0.05)


def first_record(folder: Path, game: str) -> str:
    """Of a table that goes on with what lies in its folder."""
    table = PlayingTable(folder, "1", [game], 25, 1, think_ms=50)
    table.start()
    try:
        until(table.records)
        return table.records()[0]
    finally:
        table.close()
