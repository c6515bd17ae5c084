"""What a room plays is saved: finished and unfinished matches, from one evening to the next."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

from engine import record
from host.archive import folders, history
from host.archive.archive import Archive
from host.archive.librarian import Librarian
from host.cable.async_client import AsyncClient
from host.cable.faults import Refusal
from host.cable.simulators import InProcessTable
from host.commands import play
from host.page import shelf_desk
from host.page.history_desk import HistoryDesk
from host.page.keeper import Keeper
from host.page.room import Room
from host.page.room_record import play_again
from tests.host.archives import matches, opened, played
from tests.patience import HUNG_S

SHORT = "high_druid"  # its matches are 21 answers


async def evening(place: Path, story: Callable[[Room], Awaitable[None]]) -> None:
    """A room whose matches are kept, while a story is played in it."""
    with folders.table_folder() as folder:
        (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        with InProcessTable(folder) as table:
            room = Room(AsyncClient(table.port, simulated=True), "7", "others")
            room.bots.playing = False
            keeper = Keeper(room, Librarian(), folder)
            await room.open()
            try:
                await keeper.start()
                await story(room)
            finally:
                await keeper.stop()
                await room.close()


async def to_the_end(room: Room, most: int = 1000) -> None:
    """Simulated people answer for everybody."""
    assert room.mirror and room.bots.people
    while room.mirror.ask and room.mirror.count < most:
        ask, count = room.mirror.ask, room.mirror.count
        spelt = record.spell(ask, room.bots.people.answer(ask, room.mirror.referee.table),
                             room.mirror.referee.table.box,
                             room.mirror.players)  # fmt: skip
        with contextlib.suppress(Refusal):  # what nobody decides the room has answered by itself
            await room.client.command("answer " + spelt)
        while room.mirror.count == count:
            await asyncio.sleep(0)


def test_what_is_played_in_a_room_is_kept(own_archive: Path) -> None:
    async def story(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room)
        await room.new("why_first", ["Ann", "Bo"], {})
        await to_the_end(room, 2)
        room.bots.level = "easy"  # what has tried in two ways has no level of its own
        await to_the_end(room, 4)
        await room.new("stones", ["Ann", "Bo", "Cy"], {})
        await to_the_end(room, 5)

    asyncio.run(evening(own_archive, story))
    found = matches()
    assert [row[1:] for row in found] == [
        (SHORT, found[0][2], 1), ("why_first", 4, 0), ("stones", 5, 0)
    ]  # fmt: skip
    with opened("") as archive:
        assert archive.names(1) == ["Ann", "Bo", "Cy"]
        assert [row["name"] for row in history.ranking(archive.db)] == ["Ann"]  # others: simulated
        lines = sorted(history.latest(archive.db), key=lambda line: int(line["id"]))
        kinds = [[seat["machine"] for seat in line["seats"]] for line in lines]
        assert kinds == [[None, "careless", "careless"], [None, ""], [None, "easy", "easy"]]


def test_an_end_that_is_taken_back_does_not_count(own_archive: Path) -> None:
    async def story(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room)
        await room.client.command("undo sure")

    asyncio.run(evening(own_archive, story))
    assert [row[3] for row in matches()] == [0]


def test_a_match_that_is_gone_on_with_stays_one(own_archive: Path) -> None:
    async def begin(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room, 4)

    asyncio.run(evening(own_archive, begin))
    with opened("") as archive:
        text = archive.text(1)

    async def go_on(room: Room) -> None:
        await play_again(room, text)
        await to_the_end(room)

    async def a_little(room: Room) -> None:
        await play_again(room, text)
        await to_the_end(room, 6)

    async def from_the_shelf(room: Room) -> None:
        for entry in await shelf_desk.every(room, "shelf"):
            await shelf_desk.take(room, {"match": entry["match"]})
            assert room.mirror and room.mirror.count in (4, 6)
        await to_the_end(room)

    for story in (a_little, from_the_shelf, go_on):
        asyncio.run(evening(own_archive, story))
    found = matches()
    assert len(found) == 1 and found[0][3] == 1


def test_a_finished_match_that_is_looked_at_again_is_not_played_again(own_archive: Path) -> None:
    async def look(room: Room) -> None:
        await play_again(room, played(1))
        await room.client.command("undo sure")

    asyncio.run(evening(own_archive, look))
    assert matches() == []
    assert not list(folders.tables_folder().glob("play-*")), "nor does it wait on the shelf"


def test_what_is_not_over_waits_for_the_next_table(own_archive: Path) -> None:
    """On its shelf; and a history that goes on with it takes it from there."""

    async def begin(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        room.bots.take([1])
        room.changed("state")
        await to_the_end(room, 5)
        await room.client.command("aside")
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room)
        await room.new("stones", ["Ann", "Bo", "Cy"], {})
        await to_the_end(room, 7)

    async def go_on(room: Room) -> None:
        assert [each["game"] for each in await shelf_desk.every(room, "shelf")] == ["stones", SHORT]
        desk = HistoryDesk(Librarian(), room)
        assert (await desk.answer({"do": "resume", "match": 1}, True))["ok"]
        assert room.mirror and room.mirror.count == 5 and room.bots.seats == {1}
        assert len(await shelf_desk.every(room, "shelf")) == 1
        await desk.librarian.close()
        await to_the_end(room)

    async def nothing(room: Room) -> None:
        assert [each["game"] for each in await shelf_desk.every(room, "shelf")] == ["stones"]
        assert not (await room.client.command("hello"))["game"]

    for story in (begin, go_on, nothing):
        asyncio.run(evening(own_archive, story))
    assert [row[1:] for row in matches() if not row[3]] == [("stones", 7, 0)]
    assert len(matches()) == 3


def test_a_repair_that_a_crash_interrupts_goes_on_at_the_next_table(own_archive: Path) -> None:
    async def go_astray(room: Room) -> None:
        await room.new("high_druid", ["Ann", "Bo", "Cy"], {})
        for command in ("red", "green", "blue"):
            await room.client.command("answer " + command)
        await room.client.command("repair 1")
        await room.client.command("answer green")
        folder = next(folders.tables_folder().glob("play-*"))
        shutil.copytree(folder, folder.with_name("play-z-killed"))
        await room.client.command("repair stop")

    async def put_right(room: Room) -> None:
        (entry,) = await shelf_desk.every(room, "shelf")
        await shelf_desk.take(room, {"match": entry["match"]})
        assert room.mirror and (room.mirror.count, room.rest) == (1, 2)
        await room.client.command("answer red")
        while room.mirror.count != 3 or room.rest:
            await asyncio.sleep(0)
        assert [line.partition(": ")[2] for line in room.mirror.lines] == ["green", "red", "blue"]

    asyncio.run(evening(own_archive, go_astray))
    os.utime(folders.tables_folder() / "play-z-killed" / folders.LOCK)
    asyncio.run(evening(own_archive, put_right))
    assert [row[1:] for row in matches()] == [("high_druid", 3, 0)]


def test_the_people_and_the_settings_of_a_table_are_the_next_ones_too(own_archive: Path) -> None:
    with folders.table_folder() as folder:
        (folder / "settings.json").write_text('{"players": ["Ann", "Bo"]}')
    with folders.table_folder() as folder:
        args = argparse.Namespace(lang="fr", unix=False)
        play.table_in(str(folder), args)
        kept = json.loads((folder / "settings.json").read_text())
        assert kept == {"players": ["Ann", "Bo"], "language": "fr"}


def test_a_fault_of_ours_while_a_match_is_kept_holds_up_neither_the_next_nor_the_end(
    tmp_path: Path,
) -> None:
    heard: list[Any] = []

    async def story(room: Room) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, told: heard.append(told))
        for _ in range(2):
            await room.new("why_first", ["Al", "Bo", "Cy"], {})
            await room.client.command("answer Bo")
            while room.mirror is None or room.mirror.count == 0:
                await asyncio.sleep(0)

    with mock.patch.object(Archive, "take", side_effect=ZeroDivisionError):
        asyncio.run(asyncio.wait_for(evening(tmp_path, story), HUNG_S))
    assert len(heard) == 2
    with opened("") as archive:
        assert "added" in [taken.how for taken in folders.rescue(archive)]
