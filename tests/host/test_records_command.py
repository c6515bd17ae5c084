"""`trilithon records`: what a table keeps is listed, verified, and pulled without harm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from host import cli
from host.cable.client import Client
from host.cable.simulators import InProcessTable
from host.cli_support import UsageError
from host.commands import records
from host.network.topics import text_sum
from tests.host.archives import opened
from tests.link.cable import PLAYERS


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Client]:
    """A table with a finished match, one that was given up, and one the rules contradict."""
    kept = tmp_path / "board" / "records"
    kept.mkdir(parents=True)
    won = finished()
    (kept / "0001.txt").write_text(won)
    (kept / "0003-broken.txt").write_text(won.replace("\nwinners: ", "\nwinners: Zoe and "))
    (kept / "0004.txt").write_text("mud\n")
    lines = won.split("\n")
    answers = lines.index("") + 1
    (kept / "0002.txt").write_text("\n".join(lines[: answers + 3]) + "\n")
    with InProcessTable(tmp_path / "board") as table, table.connect() as client:
        yield client


def finished() -> str:
    """A whole match, played at a table."""
    from random import Random

    from engine import catalogue, record
    from engine.referee import Referee

    rng, referee = Random("records"), Referee(catalogue.load("stones"), 3)
    while referee.ask:
        referee.answer(rng.choice([*referee.ask.values, *referee.ask.items]))
    return record.write("stones", referee, PLAYERS, [("date", "2026-11-20T20:15")])


def test_each_record_is_told_in_a_line_and_verified(
    board: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    assert records.pull(board, None) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[0].startswith("0001.txt  2026-11-20T20:15  stones") and "; won by" in lines[0]
    assert "Ann, Bo, Cy: " in lines[0]
    assert lines[1].endswith("given up after 3 answers")
    assert lines[2].startswith("0003-broken.txt") and "but the rules give" in lines[2]
    assert (
        lines[3] == "0004.txt  line 1: this is no record: it should begin with 'Trilithon record 1'"
    )
    assert lines[4] == "2 of 4 do not agree with the rules"


def test_exported_files_are_the_records_byte_for_byte(board: Client, tmp_path: Path) -> None:
    target = tmp_path / "new" / "evenings"
    records.pull(board, target)
    kept = tmp_path / "board" / "records"
    assert {path.name: path.read_bytes() for path in target.iterdir()} == {
        path.name: path.read_bytes() for path in kept.iterdir()
    }


def test_a_file_that_is_there_is_never_written_over(
    board: Client, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "0001.txt").write_text("of another board\n")
    records.pull(board, tmp_path)
    records.pull(board, tmp_path)
    assert (tmp_path / "0001.txt").read_text() == "of another board\n"
    assert (tmp_path / "0001-2.txt").read_text() == finished()
    assert not (tmp_path / "0001-3.txt").exists()
    assert capsys.readouterr().out.count("(there already)") == 4


def test_a_name_that_leads_elsewhere_stays_in_the_folder(tmp_path: Path) -> None:
    kept = records.Kept("../../evil.txt", "mud\n")
    assert records.export(kept, tmp_path / "in") == str(tmp_path / "in" / "evil.txt")


def test_without_records_it_says_how_they_come_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with InProcessTable(tmp_path) as table, table.connect() as client:
        assert records.pull(client, tmp_path / "out") == 0
    assert "no records are kept" in capsys.readouterr().out
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError):
        records.export(records.Kept("0001.txt", "mud\n"), tmp_path / "file")


def test_a_port_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["records", "/dev/ttyNONE"]) == 2
    assert "there is no port" in capsys.readouterr().err


def test_what_is_pulled_is_in_the_archive_and_the_board_knows(
    board: Client, tmp_path: Path, own_archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened("") as archive:
        assert records.pull(board, None, archive) == 1
        told = [line.rpartition("archive: ")[2] for line in capsys.readouterr().out.splitlines()]
        # The second is the beginning of the first.
        assert told[:4] == ["added", "known", "faulty", "faulty"]
        records.pull(board, None, archive)
        assert capsys.readouterr().out.count("archive: known") == 2
        assert archive.text(1) == finished()
    told = board.records(), [text_sum(text) for text in texts(tmp_path / "board")]
    marks = [f"{name} {total}" for name, total in zip(*told, strict=True)]
    assert (tmp_path / "board" / "stored.txt").read_text().split("\n")[1:] == marks


def test_a_record_that_cannot_be_read_is_vouched_for_by_no_later_one(
    board: Client, tmp_path: Path, own_archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = tmp_path / "board" / "records" / "0001.txt"
    first.unlink()
    first.mkdir()
    with opened("") as archive:
        records.pull(board, None, archive)
    assert "0001.txt  cannot be pulled: " in capsys.readouterr().out
    marked = (tmp_path / "board" / "stored.txt").read_text()
    assert "0001.txt" not in marked and "0002.txt" in marked


def test_an_archive_that_has_another_text_of_that_name_marks_nothing(board: Client) -> None:
    (said,) = records.store(board, records.Kept("0001.txt", "another board's\n"))
    assert said.startswith("not marked: ") and "other_record" in said


def texts(folder: Path) -> list[str]:
    return [path.read_text() for path in sorted((folder / "records").iterdir())]
