"""All that a board keeps, saved as a file and brought back from a tab's page."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from pathlib import Path

import pytest

from firmware.boot.main import FOLDER
from host.install import backup
from host.install.backup import ABOUT, ASIDE, BEFORE, Backup
from host.install.compiled import compiled
from host.site.view import Words
from tests.host.rawrepl import RawRepl
from tests.host.tableboard import TableBoard
from tests.host.test_backup import KEPT, SECRET, board, held
from tests.link.cable import need_micropython
from tests.page.test_cable_desk import Dialog, dialog, said
from tests.page.web import runs

WORDS = Words("en")
CUTS = 6


def file_of(data: bytes) -> dict[str, object]:
    return {"name": "table.zip", "data": data}


def texts(found: Dialog) -> list[str]:
    return [str(item.get("text")) for item in found.items]


def table_board(folder: Path, files: dict[str, bytes]) -> Path:
    """Trilithon is installed there, and keeps these."""
    need_micropython()
    kept = {f"{FOLDER}/{name}": data for name, data in files.items()}
    for name, data in {**compiled()[0], **kept}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


@runs
async def test_a_table_moves_from_one_board_to_another_in_the_page(tmp_path: Path) -> None:
    """What is lost on the other one is named first; a network's passwords stay where they are."""
    settings = {"settings.json": b'{"language": "fr"}', "tags.txt": b"04a1b2c3d4 amazones head-1\n"}
    old = table_board(tmp_path / "old", {**settings, **SECRET})
    theirs = b"04a1b2c3d4 why_first -4\n"
    new = table_board(
        tmp_path / "new", {"settings.json": b'{"language": "en"}', "tags.txt": theirs}
    )
    with TableBoard(old) as table:
        async with dialog(tmp_path / "tab", table.port) as found:
            await found.press("connect")
            assert "keep" in found.buttons(), found.alert
            await found.press("keep")
            await found.press("backup")
            assert not found.alert
            (name, data) = found.files[0]
    assert name.endswith(".zip") and b"of the house" not in data
    path = tmp_path / "table.zip"
    path.write_bytes(data)
    kept = backup.read(path).files  # as `trilithon restore` reads it
    assert settings.items() <= kept.items()
    with TableBoard(new) as table:
        async with dialog(tmp_path / "tab2", table.port) as found:
            await found.press("connect")
            await found.press("keep")
            await found.press("restore", backup_file=file_of(data))
            assert WORDS.texts["restore_in_the_way"].partition("{")[0] in found.alert
            assert "tags.txt" in found.alert
            assert (new / FOLDER / "tags.txt").read_bytes() == theirs
            await found.press("replace_all")
            assert WORDS.say("restore_done", len(kept)) in texts(found), found.alert
            await found.page.until(lambda: not found.page.state["simulated"])
    assert (new / FOLDER / "tags.txt").read_bytes() == settings["tags.txt"]


@pytest.fixture
def no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the port stands a prompt alone."""
    monkeypatch.setattr("host.site.desk.STARTS_WITHIN_S", 0.0)
    monkeypatch.setattr("host.cable.connection.GREETING_S", 0.1)


@runs
async def test_a_restore_that_is_cut_leaves_the_old_or_the_new_and_the_same_again_finishes_it(
    tmp_path: Path, no_table: None
) -> None:
    wanted = {"records/0001.txt": b"new\n" * 300, "match.txt": b"also new\n"}
    theirs = {"match.txt": b"mine\n", **SECRET}
    data = backup.packed(Backup("linux", wanted))
    whole = await restored(board(tmp_path / "whole", theirs), data)
    assert held(tmp_path / "whole" / FOLDER) == {**wanted, **SECRET}
    for part in range(CUTS):
        place = board(tmp_path / str(part), theirs)
        before = 2 * whole // 3  # until then the board is only looked at
        await restored(place, data, before + (whole - before) * part // CUTS)
        everywhere = [held(place / each) for each in (ASIDE, BEFORE, FOLDER)]
        assert wanted.items() <= everywhere[2].items() or all(
            any(each.get(name) == kept for each in everywhere) for name, kept in theirs.items()
        )
        await restored(place, data)
        assert held(place / FOLDER) == {**wanted, **SECRET}
        shutil.rmtree(place)


async def restored(place: Path, data: bytes, cut_at: int = -1) -> int:
    """How many bytes went there; after a cut the page says what to do."""
    with RawRepl(place) as repl:
        async with dialog(place.with_name(f"tab of {place.name} {cut_at}"), repl.port) as found:
            await found.press("connect")
            await found.press("keep")
            before, found.usb.cut_at = found.usb.sent, cut_at
            if cut_at >= 0:
                found.usb.cut_at += before
            await found.press("restore", backup_file=file_of(data))
            if "replace_all" in found.buttons():
                await found.press("replace_all")
            if 0 <= found.usb.cut_at <= found.usb.sent:
                assert found.alert == WORDS.say("restore_gone", said("port_unplugged"))
            return found.usb.sent - before


@runs
async def test_a_backup_that_is_cut_changes_nothing_and_says_so(
    tmp_path: Path, no_table: None
) -> None:
    place = board(tmp_path / "board", {**KEPT, **SECRET})
    with RawRepl(place) as repl:
        async with dialog(tmp_path / "tab", repl.port) as found:
            await found.press("connect")
            await found.press("keep")
            found.usb.cut_at = found.usb.sent + 1500
            await found.press("backup")
            assert found.alert == WORDS.say("backup_gone", said("port_unplugged"))
            assert not found.files and held(place / FOLDER) == {**KEPT, **SECRET}
            found.usb.cut_at = -1
            await found.press("backup")
            assert backup.unpacked(found.files[0][1], "it").files == KEPT


@runs
async def test_a_file_that_is_no_backup_is_refused_before_the_board_is_touched(
    tmp_path: Path,
) -> None:
    newer = io.BytesIO()
    with zipfile.ZipFile(newer, "w") as file:
        file.writestr(ABOUT, json.dumps({"backup": 99, "platform": "rp2", "files": {}}))
    damaged = bytearray(backup.packed(Backup("rp2", {"match.txt": b"mine" * 99})))
    damaged[60] ^= 1
    async with dialog(tmp_path / "tab", str(tmp_path / "none")) as found:
        await found.press("keep")
        await found.press("restore")
        assert found.alert == said("no_file")
        for data, why in ((b"letter", "damaged"), (bytes(damaged), "damaged"),
                          (newer.getvalue(), "newer")):  # fmt: skip
            await found.press("restore", backup_file=file_of(data))
            assert found.alert == WORDS.say("backup_" + why, "table.zip")
        assert not found.usb.sent
