"""`trilithon deploy` with the real mpremote, against a REPL that really runs its code.

A few small files stand for Trilithon's eighty where a test interrupts or repeats.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.boot import start
from host import cli
from host.cli_support import UsageError
from host.commands import deploy
from host.install.build import ROOT, find_command, find_tools
from host.install.installation import (
    KEPT_MAIN,
    MAIN,
    MANIFEST,
    Change,
    compiled,
    install,
)
from host.install.raw_repl import Board, BoardError
from host.install.shrink.in_place import FILE
from tests.host.board_folder import (
    NEW,
    OLD,
    THEIRS,
    Silent,
    complete,
    folder,
    held,
    processor,
    put,
    theirs,
)
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython
from tests.patience import HUNG_S

__all__ = ["folder"]

# Installing


def test_what_is_installed_replaces_what_was_and_leaves_what_is_not_ours(folder: Path) -> None:
    put(folder, OLD)
    assert complete(held(folder), OLD)
    put(folder, NEW)
    assert complete(held(folder), NEW)
    assert theirs(folder) == THEIRS
    assert not (folder / start.FOLDER).exists()


def test_only_what_has_changed_is_sent(folder: Path) -> None:
    put(folder, OLD)
    sent: list[str] = []
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl, Board(repl.port) as board:
        change = Change(board, NEW, tools)
        assert change.stale == ["firmware/gone.mpy"]
        install(board, change, lambda size: Silent(size, sent.append))
        assert not Change(board, NEW, tools).any
    assert sent == ["engine/a.mpy", "engine/games/c.mpy", "firmware/d.mpy", MANIFEST]


def test_files_with_the_same_contents_all_arrive(folder: Path) -> None:
    put(folder, OLD)
    put(folder, {**NEW, "engine/games/same.mpy": NEW["engine/games/c.mpy"]})
    assert held(folder)["engine/games/same.mpy"] == NEW["engine/games/c.mpy"]


def test_a_damaged_or_missing_file_is_put_right(folder: Path) -> None:
    put(folder, NEW)
    (folder / "engine/a.mpy").write_bytes(b"A" * 2999)
    (folder / "engine/games/c.mpy").unlink()
    put(folder, NEW)
    assert complete(held(folder), NEW)


def test_a_source_that_would_be_loaded_instead_is_removed(folder: Path) -> None:
    put(folder, NEW)
    (folder / "engine/a.py").write_text("# an older installation\n")
    put(folder, NEW)
    assert complete(held(folder), NEW) and theirs(folder) == THEIRS


def test_somebody_elses_main_is_kept_beside_ours(folder: Path) -> None:
    (folder / MAIN).write_bytes(b"# theirs\n")
    put(folder, OLD)
    assert (folder / KEPT_MAIN).read_bytes() == b"# theirs\n"
    put(folder, NEW)
    files = held(folder)
    assert files.pop(KEPT_MAIN) == b"# theirs\n" and complete(files, NEW)


# Interrupted

# The command


def trilithon(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "host.cli", "deploy", *words]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=HUNG_S, check=False
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A board on which the command itself was killed again and again, until it came through."""
    need_micropython()
    compiled()
    folder = tmp_path_factory.mktemp("real") / "board"
    rng = random.Random("killed")
    with RawRepl(folder) as repl:
        for _ in range(3):
            command = [sys.executable, "-m", "host.cli", "deploy", repl.port, "--stop"]
            process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
            time.sleep(0.8 + rng.random())
            process.send_signal(rng.choice([signal.SIGKILL, signal.SIGINT]))
            process.wait()
        ran = trilithon(repl.port, "--stop")
        assert ran.returncode == 0, ran.stderr
        assert trilithon(repl.port, "--check").returncode == 0
    yield folder


def test_killed_again_and_again_the_command_comes_through(installed: Path) -> None:
    wanted, _ = compiled(processor())
    assert complete(held(installed), wanted)
    assert not (installed / start.FOLDER).exists()


def test_check_tells_what_would_change_and_changes_nothing(folder: Path) -> None:
    with RawRepl(folder) as repl:
        ran = trilithon(repl.port, "--check")
    assert ran.returncode == 1, ran.stderr
    for text in ("files to send", "flash: Trilithon takes", "heap: about"):
        assert text in ran.stdout
    assert held(folder) == {}


def test_the_firmware_on_the_board_runs(installed: Path) -> None:
    """What was sent, loaded by MicroPython from the board's own files."""
    with RawRepl(installed) as repl, Board(repl.port) as board:
        said = board.run(
            "import firmware.table.app, engine.games.amazones__rulebook\n"
            "print(firmware.table.app.__file__)"
        )
    assert said.strip() == "firmware/table/app.mpy"


def test_nothing_that_only_computers_use_is_sent() -> None:
    need_micropython()
    wanted, _ = compiled(processor())
    assert {"firmware/table/app.mpy", "engine/referee.mpy", "main.py"} <= set(wanted)
    assert not {
        "firmware/boot/unix.mpy",
        "firmware/devices/simulated.mpy",
        "firmware/boot/start.mpy",
    } & set(wanted)
    assert all(name.endswith((".mpy", ".txt", MAIN)) for name in wanted)
    assert not [name for name in wanted if name.startswith(("engine/trace", "engine/knowledge"))]


def test_a_pico_gets_neither_another_processors_pins_nor_wifi_that_it_lacks() -> None:
    need_micropython()
    pico, pico_2 = compiled("armv6m")[0], compiled("armv7emsp")[0]
    assert "firmware/boards/pico.mpy" in pico.keys() & pico_2.keys()
    assert "firmware/network/start.mpy" in pico_2
    assert not [name for name in {**pico, **pico_2} if name.startswith("firmware/boards/esp32")]
    assert not [name for name in pico if "network/" in name or "wifi" in name]


def test_a_micropython_too_old_for_the_files_is_refused(folder: Path) -> None:
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl, Board(repl.port) as board:
        board.mpy = 5
        with pytest.raises(UsageError, match="newer MicroPython"):
            Change(board, NEW, tools)


def test_without_room_nothing_is_sent(folder: Path) -> None:
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl, Board(repl.port) as board:
        board.free = 10_000
        with pytest.raises(BoardError, match="of flash are lacking"):
            install(board, Change(board, NEW, tools), Silent)
    assert held(folder) == {}


@pytest.mark.parametrize(("free", "goes"), [(125_000, False), (65_000, True)])
def test_where_flash_is_short_only_the_copy_of_the_bytecode_is_left_out(
    folder: Path, free: int, goes: bool
) -> None:
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl, Board(repl.port) as board:
        board.block = 4096
        board.make_folder("firmware")
        board.write(FILE, b"old" * 3000)
        board.free = free
        change = Change(board, {**NEW, FILE: bytes(60_000)}, tools)
        install(board, change, Silent)
        assert (FILE in board.files(["firmware"])) is not goes
        wanted = {path: data for path, data in change.wanted.items() if path != MANIFEST}
        assert not Change(board, wanted, tools).any
    assert {path: data for path, data in held(folder).items() if path in NEW} == NEW


def test_a_port_that_there_is_not_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["deploy", "/dev/ttyNONE"]) == 2
    assert "there is no port /dev/ttyNONE" in capsys.readouterr().err


def test_the_help_tells_the_exit_codes() -> None:
    assert "Exit codes" in (deploy.__doc__ or "")


# mpremote itself


def mpremote(repl: RawRepl, *words: str) -> subprocess.CompletedProcess[str]:
    command = find_command("mpremote")
    assert command
    line = [command, "connect", repl.port, *words]
    return subprocess.run(
        line, capture_output=True, text=True, timeout=HUNG_S, cwd=ROOT, check=False
    )


def test_mpremote_works_on_the_same_board(folder: Path) -> None:
    with RawRepl(folder) as repl:
        assert mpremote(repl, "eval", "6*7").stdout.strip() == "42"
        assert mpremote(repl, "fs", "cat", ":tags.txt").stdout.encode() == THEIRS["tags.txt"]
        assert mpremote(repl, "fs", "cp", "README.md", ":readme").returncode == 0
        assert (folder / "readme").read_bytes() == (ROOT / "README.md").read_bytes()
