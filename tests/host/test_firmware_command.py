"""`trilithon firmware`: what it asks of a tree, what it writes, and what it makes of the build.

A small tree stands for MicroPython's; its makefile is a real one. The real build, which takes two
minutes, runs where TRILITHON_MICROPYTHON names a tree and the tools are there (`make long`).
"""

from __future__ import annotations

import os
import shutil
import struct
from itertools import pairwise
from pathlib import Path

import pytest

from host import cli
from host.commands import firmware
from host.install.build import find_command, find_tools
from host.install.definitions import FILES_START, PARTITIONS, Definition
from host.install.source_tree import TOOLS, VARIABLE, check_tools
from host.install.targets import ESP32, KB, OF_ESP32, RADIO, RP2, RP2040, TARGETS
from host.install.uf2 import PAGE, uf2
from tests.link.cable import need_micropython

VERSIONS = "#define MICROPY_VERSION_MAJOR {}\n#define MICROPY_VERSION_MINOR {}\n"
FORMAT = "#define MPY_VERSION 6\n#define MPY_SUB_VERSION {}\n"
MAKEFILE = """\
all:
\tmkdir -p "$(BUILD)" && printf '%s' "$(BOARD) $(MICROPY_HW_FLASH_STORAGE_BYTES)" \
> "$(BUILD)/firmware.bin"
\tcat "$(FROZEN_MANIFEST)" > "$(BUILD)/manifest" || true
"""
FLASH_KB = {"RPI_PICO": 2048, "RPI_PICO_W": 2048, "RPI_PICO2": 4096, "RPI_PICO2_W": 4096}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree in which everything is, tools that do nothing, and a folder to build in."""
    need_micropython()
    tree = tmp_path / "micropython"
    for name, text in {
        "py/mpconfig.h": VERSIONS.format(1, 29), "py/persistentcode.h": FORMAT.format(3),
        **{f"ports/{port}/Makefile": MAKEFILE for port in (RP2, ESP32)},
        **{f"{need}/README.md": "" for need in (*RADIO, *OF_ESP32)},
    }.items():  # fmt: skip
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text)
    for tool in ("cmake", "g++", "arm-none-eabi-gcc", "idf.py"):
        tools = tmp_path / "tools"
        tools.mkdir(exist_ok=True)
        (tools / tool).write_text("#!/bin/sh\n")
        (tools / tool).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("IDF_PATH", str(tmp_path))
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(firmware, "FOLDER", tmp_path / "build")
    return tree


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["firmware", *words]) == 2
    return capsys.readouterr().err


# What is refused


def test_without_a_tree_it_says_how_to_get_one(tree: Path, capsys) -> None:
    said = refused(capsys)
    assert "git clone --depth 1 --branch v1.29.0" in said and VARIABLE in said
    assert "make -C micropython/ports/rp2 BOARD=RPI_PICO submodules" in said


def test_another_folder_is_not_taken_for_the_tree(tree: Path, capsys) -> None:
    said = refused(capsys, str(tree / "py"))
    assert "is not MicroPython's source tree" in said and "git clone" in said


def test_folders_that_git_left_empty_are_named(tree: Path, capsys) -> None:
    shutil.rmtree(tree / "lib/tinyusb")
    (tree / "lib/lwip/README.md").unlink()
    said = refused(capsys, str(tree), "--board", "RPI_PICO_W")
    assert "lacks lib/tinyusb, lib/lwip: run" in said and "BOARD=RPI_PICO_W submodules" in said
    assert "lacks lib/tinyusb: run" in refused(capsys, str(tree))
    shutil.rmtree(tree / "lib/berkeley-db-1.xx")
    said = refused(capsys, str(tree), "--board", "ESP32_GENERIC")
    assert "lacks lib/berkeley-db-1.xx: run" in said and "BOARD=ESP32_GENERIC submodules" in said


def test_an_older_micropython_is_refused_by_its_version(tree: Path, capsys) -> None:
    (tree / "py/mpconfig.h").write_text(VERSIONS.format(1, 28))
    assert "is MicroPython 1.28.0; 1.29 or newer is required" in refused(capsys, str(tree))


def test_other_bytecode_than_our_compiler_makes_is_refused(tree: Path, capsys) -> None:
    (tree / "py/persistentcode.h").write_text(FORMAT.format(4))
    assert "version 6.4, Trilithon's mpy-cross makes 6.3" in refused(capsys, str(tree))


def test_tools_that_are_missing_are_named_with_what_installs_them(
    tree: Path, capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tree.parent / "tools/cmake").unlink()
    monkeypatch.setenv("PATH", str(tree.parent / "tools"))
    said = refused(capsys, str(tree))
    assert "make, cmake: not installed" in said and "apt install" in said


def test_an_esp32_needs_espressifs_tools_in_this_terminal(
    tree: Path, capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = str(tree), "--board", "ESP32_GENERIC"
    monkeypatch.delenv("IDF_PATH")
    said = refused(capsys, "--board", "ESP32_GENERIC")
    assert ". esp-idf/export.sh" in said, "before the tree, which is filled by them"
    monkeypatch.setenv("IDF_PATH", "/")
    (tree.parent / "tools/idf.py").unlink()
    monkeypatch.setenv("PATH", str(tree.parent / "tools"))
    assert "idf.py is missing" in refused(capsys, *words)
    (tree.parent / "tools/idf.py").touch(0o755)
    assert "make is not installed" in refused(capsys, *words)


@pytest.mark.parametrize("jobs", ["0", "-2", "many"])
def test_a_build_has_at_least_one_job(tree: Path, jobs: str, capsys) -> None:
    with pytest.raises(SystemExit):
        cli.main(["firmware", str(tree), f"--jobs={jobs}"])
    assert "is not a whole number from 1 on" in capsys.readouterr().err


# What is written


def definition(tree: Path, board: str) -> Definition:
    return Definition(board, TARGETS[board], tree, tree.parent / board)


def test_all_that_a_board_holds_is_frozen_and_so_is_what_micropython_freezes(tree: Path) -> None:
    wanted = definition(tree, "RPI_PICO_W")
    wanted.write()
    manifest = (wanted.folder / "manifest.py").read_text()
    assert manifest == 'include("$(PORT_DIR)/boards/RPI_PICO_W/manifest.py")\nfreeze("code")\n'
    code = {path.relative_to(wanted.folder / "code").as_posix()
            for path in (wanted.folder / "code").rglob("*") if path.is_file()}  # fmt: skip
    assert {"main.py", "trilithon_frozen.py", "firmware/table/app.mpy"} <= code
    only_files = (
        "boot/in_place",
        "drivers/in_blocks",
        "boot/quick_imports",
        "boot/start",
    )
    assert not {f"firmware/{name}.mpy" for name in only_files} & code


def test_old_code_is_not_frozen_with_the_new(tree: Path) -> None:
    wanted = definition(tree, "RPI_PICO")
    wanted.write()
    old = wanted.folder / "code/firmware/gone.mpy"
    old.write_bytes(b"")
    wanted.write()
    assert not old.exists()


@pytest.mark.parametrize("board", FLASH_KB)
def test_flash_is_cut_so_that_code_and_files_have_room(tree: Path, board: str) -> None:
    """In KB: MicroPython 345, with a radio 900; our code 460."""
    own, files = 900 if board.endswith("W") else 345, TARGETS[board].files
    command = definition(tree, board).command(1)
    assert f"MICROPY_HW_FLASH_STORAGE_BYTES={files * KB}" in command
    assert FLASH_KB[board] - files > own + 460
    assert files >= 512, "records, settings"


def test_an_esp32s_partitions_follow_each_other_and_files_begin_where_they_did() -> None:
    rows = [line.split(",") for line in PARTITIONS.splitlines() if line[0] != "#"]
    places = [(int(row[3], 0), int(row[4], 0)) for row in rows]
    for (start, size), (following, _) in pairwise(places):
        assert start + size <= following
    assert sum(places[-1]) == FILES_START == 4096 * KB - TARGETS["ESP32_GENERIC"].files * KB
    sizes = {row[0]: int(row[4], 0) // KB for row in rows}
    assert sizes["factory"] > 1700 + 460
    assert all(start % 0x10000 == 0 for start, size in places if size > 0x10000)


def test_an_esp32s_board_is_theirs_with_our_partitions(tree: Path) -> None:
    wanted = definition(tree, "ESP32_GENERIC")
    wanted.write()
    text = {path.name: path.read_text() for path in wanted.folder.iterdir() if path.is_file()}
    assert "include(boards/ESP32_GENERIC/mpconfigboard.cmake)" in text["mpconfigboard.cmake"]
    assert '/boards/ESP32_GENERIC/mpconfigboard.h"' in text["mpconfigboard.h"]
    assert f'FILENAME="{wanted.folder}/partitions.csv"' in text["sdkconfig.board"]
    assert f"BOARD_DIR={wanted.folder}" in wanted.command(1)


def test_nothing_is_written_into_the_tree(tree: Path, capsys) -> None:
    before = sorted(tree.rglob("*"))
    for board in ("RPI_PICO", "ESP32_GENERIC"):
        assert cli.main(["firmware", str(tree), "--jobs", "1", "--board", board]) == 0
    assert sorted(tree.rglob("*")) == before


# What comes of the build


def test_the_build_gives_a_file_for_the_boards_drive(tree: Path, capsys) -> None:
    assert cli.main(["firmware", str(tree), "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    block = (tree.parent / "build/RPI_PICO-frozen.uf2").read_bytes()
    assert block[32:].startswith(b"RPI_PICO 917504\0")
    assert "Hold BOOTSEL" in said and "trilithon records --pull" in said
    kept = (tree.parent / "build/RPI_PICO-frozen/made/manifest").read_text()
    assert 'freeze("code")' in kept


def test_what_was_built_for_another_tree_is_not_built_upon(tree: Path) -> None:
    made = tree.parent / "build/RPI_PICO-frozen/made"
    assert cli.main(["firmware", str(tree)]) == 0
    (made / "left").touch()
    assert cli.main(["firmware", str(tree)]) == 0 and (made / "left").exists()
    other = tree.rename(tree.with_name("other"))
    assert cli.main(["firmware", str(other)]) == 0 and not (made / "left").exists()


def test_code_that_is_too_large_is_said_to_be(tree: Path, capsys) -> None:
    fails = 'all:\n\t@echo "region \\`FLASH\' overflowed by 141084 bytes"; false\n'
    (tree / "ports/rp2/Makefile").write_text(fails)
    assert "the code is 138 KB too large for RPI_PICO" in refused(capsys, str(tree))


def test_a_build_that_fails_shows_its_last_words(tree: Path, capsys) -> None:
    (tree / "ports/rp2/Makefile").write_text("all:\n\t@echo no such chip; false\n")
    said = refused(capsys, str(tree))
    assert "MicroPython's build failed" in said and "no such chip" in said and "build.log" in said


def test_it_can_only_be_written_and_says_what_to_call(tree: Path, capsys) -> None:
    assert cli.main(["firmware", str(tree), "--write-only", "--jobs", "3"]) == 0
    said = capsys.readouterr().out
    assert "FROZEN_MANIFEST=" in said and "make -j3 -C" in said
    assert not (tree.parent / "build/RPI_PICO-frozen/made").exists()


def test_an_esp32_gets_its_image_and_the_command_that_writes_it(tree: Path, capsys) -> None:
    assert cli.main(["firmware", str(tree), "--board", "ESP32_GENERIC"]) == 0
    said = capsys.readouterr().out
    assert "esptool --chip esp32 write_flash 0x1000" in said
    assert (tree.parent / "build/ESP32_GENERIC-frozen.bin").read_bytes().startswith(b"ESP32_")


def test_a_uf2_brings_every_page_to_its_place() -> None:
    data = bytes(range(256)) * 2 + b"rest"
    blocks = [uf2(data, 0x1000, RP2040)[at : at + 512] for at in range(0, 3 * 512, 512)]
    heads = [struct.unpack("<8I", block[:32]) for block in blocks]
    assert [head[3] for head in heads] == [0x1000, 0x1100, 0x1200]
    assert {(head[0], head[1], head[4], head[6], head[7]) for head in heads} == {
        (0x0A324655, 0x9E5D5157, PAGE, 3, RP2040)
    }
    assert b"".join(block[32 : 32 + PAGE] for block in blocks) == data.ljust(3 * PAGE, b"\0")
    assert all(block[-4:] == struct.pack("<I", 0x0AB16F30) for block in blocks)


def test_the_real_build_gives_a_pico_its_firmware(tmp_path: Path, monkeypatch, capsys) -> None:
    if not os.environ.get(VARIABLE):
        pytest.skip(f"no source tree of MicroPython: name one in {VARIABLE}")
    missing = [tool for tool in TOOLS if not find_command(tool)]
    if missing or find_tools() is None:
        pytest.skip(f"not installed: {', '.join(missing) or 'mpy-cross'}")
    check_tools(TARGETS["RPI_PICO"])
    monkeypatch.setattr(firmware, "FOLDER", tmp_path)
    assert cli.main(["firmware"]) == 0, capsys.readouterr().err
    made = (tmp_path / "RPI_PICO-frozen.uf2").read_bytes()
    assert len(made) > 2 * 700 * KB and b"firmware/table/app" in made
