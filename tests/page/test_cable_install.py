"""Trilithon installed from a tab's page: the old tree or the new one, wherever it is cut."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

import pytest

from host.install.compiled import compiled
from host.install.raw_repl import BoardError
from host.site import trees
from host.site.installing import installed
from host.site.page_line import PageLine
from host.site.port import PagePort
from host.site.view import Words
from tests.host.board_folder import (
    NEW,
    OLD,
    THEIRS,
    complete,
    folder,
    held,
    processor,
    theirs,
    without_aside,
)
from tests.host.rawrepl import RawRepl
from tests.host.tableboard import TableBoard
from tests.link.cable import need_micropython
from tests.page.test_cable_desk import dialog, said
from tests.page.test_tab import Threads
from tests.page.usb import Usb
from tests.page.web import runs

__all__ = ["folder"]
CUTS = 200 if os.environ.get("TRILITHON_EVERY_CUT") else 7


def packed(files: dict[str, bytes]) -> bytes:
    """A site that brings these few files in place of two hundred."""
    some = {f"any/{name}": data for name, data in files.items() if name.endswith(".mpy")}
    return trees.packed({"compiler.txt": b"mpy-cross emitting mpy v6.3", **some})


def whole(files: dict[str, bytes]) -> dict[str, bytes]:
    return trees.tree(packed(files), processor())[0]


async def put(folder: Path, files: dict[str, bytes], cut_at: int = -1, wrong_at: int = -1) -> Usb:
    """Install these over a port of the page's. BoardError."""
    with RawRepl(folder) as repl:
        usb, threads = Usb(repl.port), Threads()
        usb.cut_at, usb.wrong_at = cut_at, wrong_at
        port = PagePort(usb.does, lambda why: why)
        usb.tell = port.told
        line = lambda: PageLine(port, threads)  # noqa: E731
        await threads.run(lambda: installed(line, packed(files), lambda path, part: None))
        return usb


def test_the_site_brings_what_deploy_compiles_for_each_kind_of_board() -> None:
    found = trees.packed_trees()
    for arch in ("", *trees.PROCESSORS):
        assert trees.tree(found, arch)[0] == compiled(arch)[0], arch


@runs
async def test_cut_or_answered_wrongly_at_any_byte_a_board_has_the_old_tree_or_the_new_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spread over all bytes that go there and come back. TRILITHON_EVERY_CUT=1: many more."""
    await put(folder, OLD)
    before = folder.with_name("before")
    shutil.copytree(folder, before)
    usb = await put(folder, NEW)
    ways = [(usb.sent * part // CUTS, -1) for part in range(CUTS)]
    ways += [(usb.sent - back, -1) for back in (40, 400)]
    ways += [(-1, usb.come_by_now * part // CUTS) for part in range(CUTS)]
    finished = 0
    for number, way in enumerate(ways):
        shutil.rmtree(folder)
        shutil.copytree(before, folder)
        with contextlib.suppress(BoardError), monkeypatch.context() as impatient:
            impatient.setattr("host.install.raw_repl.READ_TIMEOUT_S", 0.5)
            impatient.setattr("host.install.prompt.ENTER_S", 1.0)
            await put(folder, NEW, *way)
        files = without_aside(held(folder))
        assert complete(files, whole(OLD)) or complete(files, whole(NEW)), way
        assert theirs(folder) == THEIRS
        finished += complete(files, whole(NEW))
        if number % 3 == 0:
            await put(folder, NEW)
            assert complete(held(folder), whole(NEW)), way
    assert 0 < finished < len(ways)


@runs
async def test_a_board_with_nothing_but_micropython_becomes_a_table_in_the_page(
    tmp_path: Path,
) -> None:
    need_micropython()
    board = tmp_path / "board"
    board.mkdir()
    with TableBoard(board) as table:
        async with dialog(tmp_path / "tab", table.port) as found:
            found.page.trees = trees.packed_trees()
            await found.press("connect")
            assert found.alert == said("answers_prompt")
            assert found.buttons() == ["connect", "new_board", "install", "keep"]
            await found.press("install")
            assert said("installed") in [item.get("text") for item in found.items], found.alert
            assert "watch" in found.buttons()
            await found.page.until(lambda: not found.page.state["simulated"])
            await found.press("install")
            assert said("nothing_to_do") in [item.get("text") for item in found.items]
    assert complete(held_all(board), compiled()[0])


def held_all(board: Path) -> dict[str, bytes]:
    """All but what the table keeps."""
    return {name: data for name, data in held(board).items() if not name.startswith("data/")}


@runs
async def test_a_cut_installation_says_what_to_do_and_the_same_again_finishes_it(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.site.desk.STARTS_WITHIN_S", 0.0)
    monkeypatch.setattr("host.cable.connection.GREETING_S", 0.1)  # no table is there
    with RawRepl(folder) as repl:
        async with dialog(tmp_path / "tab", repl.port) as found:
            found.page.trees = packed(NEW)
            await found.press("connect")
            found.usb.cut_at = found.usb.sent + 9000
            await found.press("install")
            assert found.alert == Words("en").say("board_gone", said("port_unplugged"))
            found.usb.cut_at = -1
            await found.press("install")
    assert complete(held(folder), whole(NEW))
