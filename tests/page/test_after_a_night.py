"""A match after a night: hands, stacks and throws are those of before, however it was left.

It is set aside, corrected and undone; its program is ended by Ctrl-C or by kill -9; and it is taken
up by another program: the page's, that of a browser's tab, or the table on MicroPython.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from engine import catalogue
from host.archive import folders
from host.archive.database import FILE, VARIABLE
from host.cable.simulators import UnixTable
from host.page.room import Room
from host.people.deal import DEALS
from host.site.tab import TABLE
from tests.link.cable import need_micropython
from tests.page.test_same_match import evening, play_on, take_up, undone, zones
from tests.page.test_tab import Browser, Page

GAMES = [line[0] for line in catalogue.GAMES]
ANSWERS = {"high_druid": 16}  # where a match has fewer than 40
MORE = 8
Left = tuple[dict[int, list[int]], list[str]]  # where all pieces lie, and the answers


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_after_it_was_left_in_any_way(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed = tmp_path / "killed"
    there, lines = left(game, killed)
    agree(evening(go_on), there, lines)  # by Ctrl-C
    shutil.copytree(killed, tab := tmp_path / "tab")
    monkeypatch.setenv(VARIABLE, str(killed / FILE))
    agree(evening(go_on), there, lines)  # by kill -9
    agree(asyncio.run(in_a_tab(tab)), there, lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_on_micropython_takes_up_the_same_match(game: str, tmp_path: Path) -> None:
    need_micropython()
    there, lines = left(game, tmp_path / "killed")
    agree(evening(go_on, table=UnixTable), there, lines)


def agree(found: Left, there: dict[int, list[int]], lines: list[str]) -> None:
    """What comes is what came before it was taken back, as far as both have played."""
    assert found[0] == there
    count = min(len(lines), len(found[1]))
    assert count > len(lines) - MORE and found[1][:count] == lines[:count]


def left(game: str, killed: Path) -> Left:
    """A match as its table is left, and all answers that it had; `killed`: what a crash leaves."""

    async def story(room: Room) -> Left:
        await room.new(game, ["Ann", "Bo", "Cy", "Di"][: max(2, catalogue.entry(game)[1])], {})
        await play_on(room, ANSWERS.get(game, 40))
        assert room.mirror
        lines = room.mirror.lines[:]
        await room.client.command(f"repair {len(lines) // 2} correct")
        await room.catch_up()
        await play_on(room, len(lines))
        await room.catch_up()
        assert room.mirror.lines[: len(lines)] == lines, "a correction brings other luck"
        await undone(room, len(lines) - MORE)
        await play_on(room, room.mirror.count)  # where a person has to pick
        there = zones(room)
        await room.client.command("aside")
        await room.catch_up()
        assert await go_on(room, more=0) == (there, room.mirror.lines)
        shutil.copytree(folders.tables_folder(), killed / folders.TABLES)
        return there, lines

    found: Left = evening(story, seed="night")  # one by which every game lasts as long
    return found


async def go_on(room: Room, more: int = MORE) -> Left:
    """The match of the shelf: how it lies there, and what comes."""
    await take_up(room)
    assert room.mirror and room.redealt < 0
    there, count = zones(room), room.mirror.count + more
    await play_on(room, count)
    return there, room.mirror.lines[:count]


async def in_a_tab(folder: Path) -> Left:
    """The tab's storage has the same files, in its own folders."""
    (table,) = (folder / folders.TABLES).glob("play-*")
    table.rename(folder / TABLE)
    (folder / folders.TABLES / DEALS).rename(folder / DEALS)
    page = Page(folder, Browser())
    room = page.tab.room
    room.bots.playing = False
    page.say(lang="en")
    serving = asyncio.create_task(page.tab.serve())
    try:
        await page.until(lambda: page.match)
        assert room.mirror and room.redealt < 0
        there, count = zones(room), room.mirror.count + MORE
        await play_on(room, count)
        return there, room.mirror.lines[:count]
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
