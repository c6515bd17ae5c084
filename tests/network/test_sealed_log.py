"""What this computer appends to a log is there after a power cut, a full disk, or rot."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.archive.sealed_log import LogError, SealedLog
from host.hall.deeds import NotWritten
from host.hall.tournament import Tournament
from tests.network.entrants import GAME, people

HEAD = '{"name": "cup"}'
LINES = [f'{{"do": "enter", "name": "P{number}é"}}' for number in range(6)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cup.jsonl"


def written(path: Path) -> bytes:
    log = SealedLog.begin(path, HEAD)
    for line in LINES:
        log.append(line)
    log.close()
    return path.read_bytes()


def closed(path: Path) -> tuple[str, list[str], int]:
    log = SealedLog(path)
    log.close()
    return log.head, log.lines, log.lost


def test_what_was_appended_is_there_again(path: Path) -> None:
    written(path)
    assert closed(path) == (HEAD, LINES, 0)


def test_cut_at_any_byte_all_whole_lines_count_and_the_next_one_is_read(path: Path) -> None:
    data = written(path)
    first = data.index(b"\n\n") + 2
    for at in range(first, len(data)):
        path.write_bytes(data[:at])
        log = SealedLog(path)
        whole = data[first:at].count(b"\n")
        assert log.lines == LINES[:whole] and log.lost == (data[at - 1 : at] != b"\n")
        log.append("more")
        log.close()
        assert closed(path) == (HEAD, [*LINES[:whole], "more"], 0)


def test_a_changed_byte_costs_the_lines_from_there_on_which_stay_beside_the_log(
    path: Path,
) -> None:
    data = written(path)
    first = data.index(b"\n\n") + 2
    for at in range(first, len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        head, lines, lost = closed(path)
        assert head == HEAD and lines == LINES[: len(lines)] and lost
        assert len(lines) == data[first:at].count(b"\n")
    assert LINES[-1].encode() in path.with_name("cup.jsonl.damaged").read_bytes()


@pytest.mark.parametrize("behind", [b"\0" * 512, b"\xff" * 9, b"\n\n", b"{}\n", b"[" * 9999])
def test_what_is_no_line_of_the_log_is_left_out(path: Path, behind: bytes) -> None:
    data = written(path)
    path.write_bytes(data + behind)
    assert closed(path)[1] == LINES
    assert path.read_bytes() == data + (behind if not behind.strip(b"\n") else b"")


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{}\ncheck: 0000\n\n", b"{}\ncheck: zz\n"])
def test_a_file_whose_head_is_not_sound_is_none_and_stays_as_it_is(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(LogError):
        SealedLog(path)
    assert path.read_bytes() == data and len(list(path.parent.iterdir())) == 1


def test_a_log_from_before_there_were_seals_goes_on_with_a_byte_order_mark_too(path: Path) -> None:
    for mark in ("", "\ufeff"):
        for torn in ("", '{"do": "en', "\0\0\n"):
            text = mark + "".join(line + "\n" for line in [HEAD, *LINES])
            path.write_text(text + torn, encoding="utf-8")
            log = SealedLog(path)
            assert (log.head, log.lines, log.lost) == (HEAD, LINES, bool(torn))
            log.append('{"more": 1}')
            log.close()
            assert closed(path) == (HEAD, [*LINES, '{"more": 1}'], 0)


def test_a_damaged_header_costs_no_line(path: Path) -> None:
    data = written(path)
    for wrong in (data.replace(b"check: ", b"chexk: "), data.replace(b"check: ", b"check: x")):
        path.write_bytes(wrong)
        with pytest.raises(LogError, match="header is damaged"):
            SealedLog(path)
        assert path.read_bytes() == wrong and len(list(path.parent.iterdir())) == 1


def test_a_round_of_people_who_never_entered_leaves_nothing_behind(
    cup: Tournament, path: Path
) -> None:
    assert cup.log
    cup.log.append('{"do": "round", "tables": [["P001", "P002", "nobody"]], "byes": []}')
    cup.log.append('{"do": "round", "tables": [["P001", NaN, 7]], "byes": []}')
    again = Tournament.read(path)
    assert not again.games and len(again.left_out) == 2
    assert all(not entrant.sat for entrant in again.entrants.values())


def test_a_second_program_is_refused_and_may_look(path: Path) -> None:
    written(path)
    first = SealedLog(path)
    with pytest.raises(LogError, match="another program"):
        SealedLog(path)
    looked = SealedLog(path, held=False)
    assert looked.lines == LINES
    looked.close()
    first.close()
    assert closed(path)[1] == LINES


class FullDisk:
    """`os.write` on a disk with room for so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.real = os.write

    def write(self, number: int, data: bytes) -> int:
        if not self.room:
            raise OSError(28, "No space left on device")
        size = self.real(number, data[: self.room])
        self.room -= size
        return size


@pytest.fixture
def cup(path: Path) -> Iterator[Tournament]:
    tournament = Tournament("cup", GAME, 3, 3, seed="7")
    tournament.keep(path)
    for name in people(6):
        tournament.enter(name)
    yield tournament
    tournament.close()


@pytest.mark.parametrize("room", [0, 1, 30])
def test_a_full_disk_changes_nothing_of_a_tournament(
    cup: Tournament, path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    cup.draw()
    before, games = path.read_bytes(), repr(cup.games)
    for deed in (lambda: cup.enter("Zoe"), lambda: cup.place("cup/1/1", "t1"),
                 lambda: cup.cancel("cup/1/1"), lambda: cup.leave("P001")):  # fmt: skip
        monkeypatch.setattr(os, "write", FullDisk(room).write)
        with pytest.raises(NotWritten, match="No space left on device: nothing has changed"):
            deed()
        monkeypatch.undo()
        assert path.read_bytes() == before and repr(cup.games) == games
        assert list(cup.entrants) == people(6) and not cup.entrants["P001"].left
    cup.enter("Zoe")
    assert "Zoe" in Tournament.read(path).entrants


def test_a_line_that_cannot_be_carried_out_is_left_out_and_the_rest_is_there(
    cup: Tournament, path: Path
) -> None:
    assert cup.log
    score = '{"do": "score", "key": "cup/9/9", "match": "", "scores": [], "winners": []}'
    deeds = ('{"do": "_become", "lines": []}', '{"do": "later"}', '{"do": "enter"}', score)
    for line in (*deeds, "17", "[]"):
        cup.log.append(line)
    cup.enter("Zoe")
    again = Tournament.read(path)
    assert list(again.entrants) == [*people(6), "Zoe"] and len(again.left_out) == 6


def test_groups_are_the_same_after_a_restart(path: Path) -> None:
    cup = Tournament("cup", GAME, 3, 3, mode="groups", group=6, seed="7")
    cup.keep(path)
    for name in people(12):
        cup.enter(name)
    cup.draw()
    for game in cup.playing:
        cup.cancel(game.key)
    cup.enter("Late")
    cup.close()
    again = Tournament.kept(path)
    assert again.groups == cup.groups and again.groups
    again.draw()
    for group, later in zip(cup.groups, again.groups, strict=True):
        assert set(group) <= set(later)
    again.close()
    assert json.loads(path.read_text(encoding="utf-8").split("\n")[0])["name"] == "cup"
