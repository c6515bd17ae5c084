"""`trilithon deploy` with the real mpremote, against a REPL that really runs its code.

A few small files stand for Trilithon's eighty where a test interrupts or repeats.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from firmware.boot import start
from host import cli
from host.cli_support import UsageError
from host.commands import deploy
from host.install.build import ROOT, find_command, find_tools, said_by
from host.install.installation import (
    KEPT_MAIN,
    MAIN,
    MANIFEST,
    Change,
    compiled,
    install,
    mark,
)
from host.install.raw_repl import ARCHS, Board, BoardError
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython

THEIRS = {
    "settings.json": b'{"language": "fr"}',
    "tags.txt": b"04a1b2c3d4 amazones yellow+5b\n",
    "match.txt": b"Trilithon record 1\n",
    "records/0001.txt": b"Trilithon record 1\n",
    "boot.py": b"# theirs\n",
    "engine/mine.py": b"# theirs too\n",
}
OLD = {"engine/a.mpy": b"a" * 3000, "engine/b.mpy": b"b" * 10, "firmware/gone.mpy": b"g" * 99}
NEW = {
    "engine/a.mpy": b"A" * 3000, "engine/b.mpy": b"b" * 10, "engine/games/c.mpy": bytes(range(256)),
    "firmware/d.mpy": b"d" * 1500,
}  # fmt: skip
for files in (OLD, NEW):
    files[MAIN] = Path(start.__file__).read_bytes()


def processor() -> str:
    """This computer's, as the MicroPython that plays the board sees it."""
    said = said_by(
        find_command("micropython") or "", "-c", "import sys; print(sys.implementation._mpy)"
    )
    return ARCHS[int(said.stdout) >> 10 & 15]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A board's file system, on which people have something of their own."""
    need_micropython()
    for name, data in THEIRS.items():
        path = tmp_path / "board" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path / "board"


class Silent:
    """Shows no progress; `stop` is called before each file."""

    def __init__(self, size: int, stop: Callable[[str], None] = lambda path: None) -> None:
        self.stop = stop

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *what: object) -> None:
        """Nothing was shown."""

    def part(self, path: str, size: int) -> Callable[[int], None]:
        self.stop(path)
        return lambda sent: None


def put(folder: Path, wanted: dict[str, bytes], cut_at: int = 0) -> None:
    """Install these files; the power may fail."""
    tools = find_tools()
    assert tools
    with RawRepl(folder, cut_at) as repl, Board(repl.port) as board:
        change = Change(board, wanted, tools)
        if change.any:
            install(board, change, Silent)


def held(folder: Path) -> dict[str, bytes]:
    """Everything but what is people's own."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {
        name: path.read_bytes() for name, path in found.items()
        if path.is_file() and name not in THEIRS
    }  # fmt: skip


def theirs(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in THEIRS}


def without_aside(files: dict[str, bytes]) -> dict[str, bytes]:
    return {name: data for name, data in files.items() if not name.startswith(start.FOLDER)}


def complete(files: dict[str, bytes], wanted: dict[str, bytes]) -> bool:
    manifest = json.loads(files.get(MANIFEST, b'{"files": {}}'))["files"]
    ours = {name: data for name, data in files.items() if name != MANIFEST}
    return ours == wanted and manifest == {name: mark(data) for name, data in wanted.items()}


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


def count_runs(folder: Path) -> int:
    """How many pieces of code an installation of NEW over OLD takes."""
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl:
        with Board(repl.port) as board:
            install(board, Change(board, NEW, tools), Silent)
        return repl.runs


def test_a_power_cut_at_any_moment_does_no_harm_and_repeating_finishes(folder: Path) -> None:
    """No file under its own name is ever half, nor the whole a mixture of old and new.

    Of the many pieces of code that send, every fourth is cut off; around the change, every one.
    TRILITHON_EVERY_CUT=1 cuts everywhere.
    """
    put(folder, OLD)
    before = folder.with_name("before")
    shutil.copytree(folder, before)
    moments = count_runs(folder)
    assert moments > 30
    finished = 0
    every = 1 if os.environ.get("TRILITHON_EVERY_CUT") else 4
    for moment in [*range(2, moments - 4, every), *range(moments - 4, moments + 1)]:
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        with contextlib.suppress(BoardError):
            put(folder, NEW, cut_at=moment)
        files = without_aside(held(folder))
        for name, data in files.items():
            assert name == MANIFEST or data in (OLD.get(name), NEW.get(name)), (moment, name)
        finished += complete(files, NEW)
        assert complete(files, NEW) or complete(files, OLD), moment
        put(folder, NEW)
        assert complete(held(folder), NEW), moment
        assert theirs(folder) == THEIRS
    assert 0 < finished < moments


def test_a_plan_cut_off_in_its_middle_is_finished_at_the_next_start(folder: Path) -> None:
    """The power fails between two moves: the board itself goes on, with no computer there."""
    put(folder, OLD)
    before = folder.with_name("before")
    planned(folder)
    shutil.copytree(folder, before)
    lines = (folder / start.PLAN).read_text().splitlines()
    for done in range(len(lines)):
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        for line in lines[:done]:
            verb, *names = line.split(" ")
            if verb == "move":
                (folder / names[1]).parent.mkdir(exist_ok=True)
                (folder / start.FOLDER / names[0]).rename(folder / names[1])
            elif verb == "drop":
                (folder / names[0]).unlink()
        with RawRepl(folder) as repl, Board(repl.port) as board:
            board.restart()
            wait_for(lambda repl=repl: bool(repl.booted))
        assert complete(held(folder), NEW), lines[done]
        assert theirs(folder) == THEIRS


def test_a_first_installation_is_finished_at_the_next_start_from_its_first_move_on(
    folder: Path,
) -> None:
    planned(folder)
    first = (folder / start.PLAN).read_text().split("\n")[0].split(" ")
    assert first[0] == "move" and first[2] == MAIN
    (folder / start.FOLDER / first[1]).rename(folder / MAIN)
    with RawRepl(folder) as repl, Board(repl.port) as board:
        board.restart()
        wait_for(lambda: bool(repl.booted))
    assert complete(held(folder), NEW)
    assert theirs(folder) == THEIRS


def wait_for(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def planned(folder: Path) -> None:
    """An installation of NEW whose power fails once the plan is there."""
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl, Board(repl.port) as board:
        whole, board_run = Change(board, NEW, tools), board.run

        def cut(code: str, silent_s: float = 0) -> str:
            if code.endswith("finish()\n"):
                raise BoardError("no power")
            return board_run(code, silent_s)

        board.run = cut  # type: ignore[method-assign]
        with pytest.raises(BoardError):
            install(board, whole, Silent)


def test_a_plan_that_is_not_whole_is_never_carried_out(folder: Path) -> None:
    put(folder, OLD)
    planned(folder)
    plan = folder / start.PLAN
    text = plan.read_text()
    for cut in range(len(text)):
        plan.write_text(text[:cut])
        here = os.getcwd()
        os.chdir(folder)
        try:
            assert not start.finish(), text[:cut]
        finally:
            os.chdir(here)
    plan.unlink()
    assert complete(without_aside(held(folder)), OLD)


# The command


def trilithon(*words: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "host.cli", "deploy", *words]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=timeout, check=False
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
            "import firmware.table.app, engine.games.amazones.rulebook\n"
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
    assert all(name.endswith((".mpy", MAIN)) for name in wanted)


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


def test_a_port_without_a_repl_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["deploy", "/dev/ttyNONE"]) == 2
    assert "/dev/ttyNONE" in capsys.readouterr().err


def test_the_help_tells_the_exit_codes() -> None:
    assert "Exit codes" in (deploy.__doc__ or "")


# mpremote itself


def mpremote(repl: RawRepl, *words: str) -> subprocess.CompletedProcess[str]:
    command = find_command("mpremote")
    assert command
    line = [command, "connect", repl.port, *words]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, cwd=ROOT, check=False)


def test_mpremote_works_on_the_same_board(folder: Path) -> None:
    with RawRepl(folder) as repl:
        assert mpremote(repl, "eval", "6*7").stdout.strip() == "42"
        assert mpremote(repl, "fs", "cat", ":tags.txt").stdout.encode() == THEIRS["tags.txt"]
        assert mpremote(repl, "fs", "cp", "README.md", ":readme").returncode == 0
        assert (folder / "readme").read_bytes() == (ROOT / "README.md").read_bytes()
