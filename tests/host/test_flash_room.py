"""A board whose flash is short: what deploy says first, and files exchanged some at a time."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from host.install.build import find_tools
from host.install.compiled import compiled
from host.install.flash_room import ENOUGH, STARTS, spare, what_does_not_fit
from host.install.installation import Change, install
from host.install.raw_repl import Board, BoardError
from tests.host.board_folder import THEIRS, Silent, complete, folder, held, theirs
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython

__all__ = ["folder"]

BLOCK = 4096
STOCK = 352 * BLOCK  # what a stock Pico's file system has
OLD = {f"engine/m{at}.mpy": b"old" * 1500 for at in range(20)} | {STARTS: b"old starts"}
NEW = {f"engine/m{at}.mpy": b"new" * 1500 for at in range(20)} | {STARTS: b"starts"}


class Small(Board):
    """A board with a file system of so many bytes; its blocks are a Pico's."""

    size = STOCK
    of: Path

    def about(self) -> list[object]:
        platform, version, mpy, _, _, heap = super().about()
        files = [path for path in self.of.rglob("*") if path.is_file()]
        taken = sum(-(-path.stat().st_size // BLOCK) for path in files)
        pairs = sum(2 for path in self.of.rglob("*") if path.is_dir())
        return [platform, version, mpy, BLOCK, self.size - BLOCK * (taken + pairs), heap]


def put(
    folder: Path, wanted: dict[str, bytes], size: int, cut_at: int = 0, trial: bool = False
) -> None:
    tools = find_tools()
    assert tools
    with RawRepl(folder, cut_at) as repl:
        board = Small(repl.port)
        board.size, board.of = size, folder
        with board:
            install(board, Change(board, wanted, tools), Silent, trial)


def size_for(folder: Path, more: int) -> int:
    """Of a file system on which so many blocks are free."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    taken = sum(-(-path.stat().st_size // BLOCK) for path in files)
    return BLOCK * (taken + 2 * sum(path.is_dir() for path in folder.rglob("*")) + more)


def test_where_there_is_no_room_beside_the_old_files_they_change_places_some_at_a_time(
    folder: Path,
) -> None:
    put(folder, OLD, STOCK)
    put(folder, NEW, size_for(folder, 12))
    assert complete(held(folder), NEW)
    assert theirs(folder) == THEIRS


@pytest.mark.parametrize("every", [18, pytest.param(6, marks=pytest.mark.long)])
def test_broken_off_then_the_board_starts_nothing_until_the_command_has_run_again(
    folder: Path, every: int
) -> None:
    put(folder, OLD, STOCK)
    before, size = folder.with_name("before"), size_for(folder, 12)
    shutil.copytree(folder, before)
    seen = set()
    for moment in range(20, 110, every):
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        try:
            put(folder, NEW, size, moment)
        except BoardError:
            files = held(folder)
            mixed = len({data for name, data in files.items() if name.startswith("engine/m")}) > 1
            seen.add(mixed)
            assert not mixed or STARTS not in files, moment
        put(folder, NEW, size)
        assert complete(held(folder), NEW), moment
    assert seen == {True, False}


def test_an_update_from_afar_without_room_is_refused_and_changes_nothing(folder: Path) -> None:
    put(folder, OLD, STOCK)
    with pytest.raises(BoardError, match="beside the old firmware: run trilithon deploy"):
        put(folder, NEW, size_for(folder, 12), trial=True)
    assert complete(held(folder), OLD)


@pytest.fixture(scope="module")
def three() -> dict[str, bytes]:
    """A Pico's files with three languages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRILITHON_LANGUAGES", "en,fr,de")
        return compiled("armv6m")[0]


def said(folder: Path, wanted: dict[str, bytes], size: int) -> tuple[str, int]:
    tools = find_tools()
    assert tools
    with RawRepl(folder) as repl:
        board = Small(repl.port)
        board.size, board.of = size, folder
        with board:
            change = Change(board, wanted, tools)
            return " ".join(what_does_not_fit(change, ("de", "en", "fr"))), spare(change)


def test_three_languages_fit_on_a_stock_pico_with_room_for_an_evening(
    tmp_path: Path, three: dict[str, bytes]
) -> None:
    need_micropython()
    words, left = said(tmp_path / "board", three, STOCK - 2 * BLOCK)  # littlefs' own two
    assert left >= ENOUGH and not words


def test_what_does_not_fit_is_said_beforehand_with_the_choice_that_there_is(
    folder: Path, three: dict[str, bytes]
) -> None:
    _, left = said(folder, three, STOCK)
    words, _ = said(folder, three, STOCK - left + 10 * BLOCK)
    assert words.startswith("40 KB of flash stay for matches") and "TRILITHON_LANGUAGES" in words
    words, _ = said(folder, three, STOCK - left - 10 * BLOCK)
    assert "short by 40 KB: the bytecode's copy is left out" in words and "de, en, fr" in words
