"""`trilithon deploy` to a board whose MicroPython has ROMFS, and the power that fails on the way.

Small modules stand for the firmware: at the start they say which they are, and where they lie.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

import pytest

from firmware.boot import start
from host.install import rom
from host.install.build import find_tools
from host.install.installation import KEPT_MAIN, MAIN, MANIFEST, Change, install
from host.install.raw_repl import Board, BoardError
from host.install.starter import rom_starter, starter
from tests.host.board_folder import THEIRS, Silent, folder, held, theirs
from tests.host.rawrepl import wait_for
from tests.host.rom_repl import BLOCK, RomRepl, flash_of, spoil
from tests.host.test_deploy import trilithon

__all__ = ["folder"]


def firmware(name: str, more: int = 6000) -> dict[str, bytes]:
    """What says `name` at the start, with bytes that nothing looks at."""
    return {
        "firmware/boot/main.py": f"def main(_):\n print({name!r}, __file__)\n".encode(),
        "firmware/boot/settling.py": b"def settling():\n pass\n",
        "firmware/boot/quick_imports.py": b"def begin():\n pass\n",
        "engine/a.mpy": name.encode() * (more // len(name)),
    }


OLD, NEW = firmware("old"), firmware("new", 9000)
IN_FILES, IN_ROM = "firmware/boot/main.py", "/rom/firmware/boot/main.py"


def put(
    folder: Path, code: dict[str, bytes], cut_at: int = 0, files: bool = False, **more: bool
) -> list[str]:
    """Install this as the command does; what was sent, why it is in files if it had to be."""
    tools = find_tools()
    assert tools
    sent: list[str] = []
    with RomRepl(folder, cut_at) as repl, Board(repl.port) as board:
        place = rom.partition(board, give_up=files)
        assert place
        change: Change | None = None
        if not files:
            change, why = rom.change_to(board, place, {**code, MAIN: rom_starter()}, tools, True)
            sent += [why] * bool(why)
        if not change:
            change = Change(board, {**code, MAIN: starter()}, tools, blank=place.ours)
        if change.any:
            install(board, change, lambda size: Silent(size, sent.append), **more)
    return sent


def runs(folder: Path) -> str:
    """Which firmware the board starts, and where it lies."""
    with RomRepl(folder) as repl, Board(repl.port) as board:
        board.restart()
        wait_for(lambda: bool(repl.booted))
        return repl.booted[0].strip()


def test_code_goes_into_romfs_and_runs_from_there(folder: Path) -> None:
    sent = put(folder, NEW)
    assert sent == [MAIN, "romfs:0", "romfs:1", "romfs:2", MANIFEST]
    assert runs(folder) == f"new {IN_ROM}"
    assert set(held(folder)) == {MAIN, MANIFEST} and theirs(folder) == THEIRS


def test_what_is_in_romfs_already_is_not_sent_again(folder: Path) -> None:
    put(folder, NEW)
    assert put(folder, NEW) == []
    other = {**NEW, "firmware/z.py": b"z"}
    assert put(folder, other) == ["romfs:0", "romfs:2", MANIFEST]
    assert runs(folder) == f"new {IN_ROM}"


def test_old_files_go_and_none_that_stays_is_loaded_instead(folder: Path) -> None:
    put(folder, OLD, files=True)
    assert runs(folder) == f"old {IN_FILES}"
    (folder / MANIFEST).unlink()  # so nobody knows whose the files are
    put(folder, NEW)
    assert (folder / IN_FILES).exists() and runs(folder) == f"new {IN_ROM}"
    put(folder, OLD, files=True)
    assert runs(folder) == f"old {IN_FILES}"
    put(folder, NEW)
    assert set(held(folder)) == {MAIN, MANIFEST, KEPT_MAIN} and theirs(folder) == THEIRS


def test_back_in_files_nothing_stays_in_romfs_that_could_be_mounted(folder: Path) -> None:
    put(folder, OLD)
    put(folder, NEW, files=True)
    assert runs(folder) == f"new {IN_FILES}"
    assert flash_of(folder).read_bytes()[:BLOCK] == b"\xff" * BLOCK
    assert put(folder, NEW, files=True) == []


def test_somebody_elses_main_is_kept(folder: Path) -> None:
    (folder / MAIN).write_bytes(b"# theirs\n")
    put(folder, NEW)
    assert (folder / KEPT_MAIN).read_bytes() == b"# theirs\n"
    assert runs(folder) == f"new {IN_ROM}"


WAYS = {
    "empty": (None, False, False), "from files": (False, False, False),
    "from romfs": (True, True, False), "into files": (True, False, True),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_a_power_cut_leaves_old_or_new_whole(folder: Path, way: str) -> None:
    """Around the change at every piece of code; TRILITHON_EVERY_CUT=1: before it, too."""
    in_rom, _, to_files = WAYS[way]
    if in_rom is not None:
        put(folder, OLD, files=not in_rom)
    before = folder.with_name("before")
    shutil.copytree(folder, before)
    flash = flash_of(folder).read_bytes() if flash_of(folder).exists() else b"\xff" * 8 * BLOCK
    moments = pieces(folder, to_files)
    first = 2 if os.environ.get("TRILITHON_EVERY_CUT") else moments - 5
    seen = set()
    for moment in range(first, moments + 1):
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        flash_of(folder).write_bytes(flash)
        with contextlib.suppress(BoardError):
            put(folder, NEW, moment, to_files)
        seen.add(runs(folder).split(" ")[0] if in_rom is not None or whole(folder) else "")
        put(folder, NEW, files=to_files)
        assert runs(folder) == f"new {IN_FILES if to_files else IN_ROM}", moment
        assert theirs(folder) == THEIRS
    assert seen == {"new", "" if in_rom is None else "old"}


def whole(folder: Path) -> bool:
    return (folder / MANIFEST).exists() or (folder / start.PLAN).exists()


def pieces(folder: Path, to_files: bool) -> int:
    """How many pieces of code it takes; done on the way."""
    tools = find_tools()
    assert tools
    with RomRepl(folder) as repl:
        with Board(repl.port) as board:
            place = rom.partition(board)
            assert place
            wanted = {**NEW, MAIN: starter() if to_files else rom_starter()}
            if to_files:
                change: Change | None = Change(board, wanted, tools, blank=place.ours)
            else:
                change, _ = rom.change_to(board, place, wanted, tools, True)
            assert change
            install(board, change, Silent)
        return repl.runs


def test_a_byte_more_in_the_last_file_changes_no_block_before_it(folder: Path) -> None:
    last, seen = "firmware/zoo.py", []
    for more in range(4):
        code = {**firmware("new", 3 * BLOCK), last: b"#" * (200 + more)}
        blocks = rom.blocks_of(rom.image(code), BLOCK)
        seen.append([blocks[f"romfs:{number}"] for number in (1, 2)])
        put(folder, code)
        assert runs(folder) == f"new {IN_ROM}", "and MicroPython reads it"
    assert seen == [seen[0]] * 4


# Where it does not go


def test_code_that_is_too_large_goes_into_files(folder: Path) -> None:
    large = firmware("new", 9 * BLOCK)
    assert put(folder, large)[0] == "the code takes 36 KB, ROMFS has only 32 KB"
    assert runs(folder) == f"new {IN_FILES}"


def test_what_others_keep_in_romfs_stays(folder: Path) -> None:
    flash = rom.image({"their/things.py": b"theirs"}).ljust(8 * BLOCK, b"\xff")
    flash_of(folder).write_bytes(flash)
    assert put(folder, NEW)[0] == "ROMFS holds something else (their)"
    assert runs(folder) == f"new {IN_FILES}" and flash_of(folder).read_bytes() == flash


def test_without_room_to_send_it_aside_code_goes_into_files(folder: Path) -> None:
    tools = find_tools()
    assert tools
    with RomRepl(folder) as repl, Board(repl.port) as board:
        board.free, board.block = 10_000, BLOCK
        place = rom.partition(board)
        assert place
        wanted = {**NEW, MAIN: rom_starter()}
        change, why = rom.change_to(board, place, wanted, tools, True)
        assert change is None and "KB of flash are lacking" in why


def test_an_update_on_trial_is_refused_where_code_lies_in_romfs(folder: Path) -> None:
    tools = find_tools()
    assert tools
    put(folder, OLD)
    with RomRepl(folder) as repl, Board(repl.port) as board:
        change = Change(board, {**NEW, MAIN: starter()}, tools)
        with pytest.raises(BoardError, match="lies in ROMFS: run trilithon deploy"):
            install(board, change, Silent, trial=True)
    assert runs(folder) == f"old {IN_ROM}"


def test_flash_that_keeps_nothing_is_told_and_files_help(folder: Path) -> None:
    put(folder, OLD)
    spoil(folder, 1)
    for _ in range(2):
        with pytest.raises(BoardError, match="ROMFS does not hold what was written"):
            put(folder, NEW)
    put(folder, NEW, files=True)
    assert runs(folder) == f"new {IN_FILES}"


# The command


def test_check_tells_where_the_code_would_go_and_changes_nothing(folder: Path) -> None:
    with RomRepl(folder, blocks=128) as repl:
        into_rom = trilithon(repl.port, "--check")
    with RomRepl(folder, blocks=128) as repl:
        into_files = trilithon(repl.port, "--check", "--files")
    assert into_rom.returncode == into_files.returncode == 1, into_rom.stderr + into_files.stderr
    assert "blocks of ROMFS to send" in into_rom.stdout and "ROMFS" not in into_files.stdout
    assert held(folder) == {} and set(flash_of(folder).read_bytes()) == {0xFF}


def test_the_command_puts_it_all_into_romfs_and_back(folder: Path) -> None:
    with RomRepl(folder, blocks=128) as repl:
        first = trilithon(repl.port, "--stop", timeout=180)
        assert first.returncode == 0, first.stderr
        assert "the code lies in ROMFS\n" in first.stdout
        again = trilithon(repl.port, "--check")
        assert again.returncode == 0 and "0 files and blocks of ROMFS to send" in again.stdout
        with Board(repl.port) as board:
            said = board.run(
                "import sys\nsys.path.insert(0, '/rom')\nimport firmware.table.app\n"
                "import engine.games.amazones__rulebook\nprint(firmware.table.app.__file__)"
            )
        assert said.strip() == "/rom/firmware/table/app.mpy"
        back = trilithon(repl.port, "--stop", "--files", timeout=180)
        assert back.returncode == 0 and "the code lies in files\n" in back.stdout, back.stderr
        assert trilithon(repl.port, "--check", "--files").returncode == 0
