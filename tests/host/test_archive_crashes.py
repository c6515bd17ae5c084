"""kill -9 at any moment: what the archive has acknowledged is there, and nothing is half there."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import connect

from engine import record
from host.archive import derived, folders, history, ratings
from host.archive.archive import Archive
from host.archive.librarian import Librarian
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.commands import play
from host.page import shelf_desk
from host.page.history_desk import HistoryDesk
from host.page.keeper import Keeper
from host.page.room import Room
from tests.host.archives import opened, played

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-m", "host.cli"]
PATIENCE_S = 60.0
SHORT = "high_druid"  # its matches are 21 answers
ONE_BY_ONE = """
import sys
from pathlib import Path
from host.archive.archive import Archive
archive = Archive.open(sys.argv[1])
for path in sorted(Path(sys.argv[2]).iterdir()):
    archive.take(path.read_text(encoding="utf-8"))
    print(path.name, flush=True)
"""


@pytest.mark.parametrize("killed_after", [1, 4, 9])
def test_a_killed_import_has_kept_what_it_told_and_goes_on(
    tmp_path: Path, killed_after: int
) -> None:
    place, texts = str(tmp_path / "archive.sqlite3"), tmp_path / "texts"
    texts.mkdir()
    for number in range(14):
        (texts / f"{number:02}.txt").write_text(played(number, game=SHORT), encoding="utf-8")
    told = kill_after([sys.executable, "-c", ONE_BY_ONE, place, str(texts)], killed_after)
    with opened(place) as archive:
        assert {archive.take((texts / name).read_text()).how for name in told} == {"known"}
        sums_are_right(archive)
    again = [*COMMAND, "history", "--archive", place, "import", str(texts)]
    subprocess.run(again, cwd=ROOT, check=True, capture_output=True, timeout=PATIENCE_S)
    with opened(place) as archive:
        assert history.totals(archive.db)["matches"] == 14
        sums_are_right(archive)


def kill_after(command: list[str], lines: int) -> list[str]:
    """The lines a program has printed before it was killed: so many, or a few more."""
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        told = [process.stdout.readline().strip() for _ in range(lines)]
    finally:
        process.kill()
    told += process.stdout.read().split("\n")[:-1]
    process.wait()
    return told


def sums_are_right(archive: Archive) -> None:
    assert ratings.catch_up_for(archive.db, PATIENCE_S)
    before = [archive.db.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in TABLES]
    with archive.db.writing():
        derived.rebuild(archive.db)
    assert before == [archive.db.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in TABLES]


TABLES = ("standings", "tallies")


@pytest.mark.parametrize("answers", [1, 12])
def test_a_killed_table_leaves_every_answer_it_had_taken(own_archive: Path, answers: int) -> None:
    """`trilithon play`, killed in mid-match: the next start finds the match."""
    seen = asyncio.run(play_and_kill(answers))
    assert len(seen) >= answers
    with opened("") as archive:
        rescued = folders.rescue(archive)
        assert [taken.how for taken in rescued] == ["added"]
        text = archive.text(rescued[0].match)
        lines = text.partition("\n\n")[2].split("\n")
        assert [line.split(",")[0] for line in lines[: len(seen)]] == seen
        assert [row["name"] for row in history.ranking(archive.db)] in ([], ["Alice"])
        assert folders.rescue(archive) == []
    with folders.table_folder() as folder:
        left = folders.left_in(folder)
        assert [text.partition("\n\n")[2].split("\n")[: len(lines)] for text in left] == [lines]


async def play_and_kill(answers: int) -> list[str]:
    """Who had answered, in order, as the page's log had told."""
    line = [*COMMAND, "play", "stones", "--lang", "en", "--seed", "7", "--no-browser"]
    process = await asyncio.create_subprocess_exec(*line, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    try:
        async with asyncio.timeout(PATIENCE_S):
            url = await address(process)
            return await log_of(url, answers)
    finally:
        process.kill()
        await process.wait()


async def address(process: asyncio.subprocess.Process) -> str:
    """Of the page, for who may act."""
    assert process.stdout
    said = ""
    while "Ctrl-C" not in said:
        said += (await process.stdout.readline()).decode()
    return re.findall(r"http://\S+", said)[0]


async def log_of(url: str, answers: int) -> list[str]:
    """Every seat is simulated and in haste; the log's names once there are so many."""
    site, _, token = url.partition("#")
    origin = site.rstrip("/")
    lines: list[dict[str, object]] = []
    socket = "ws" + origin[4:] + "/table"
    async with connect(socket, origin=origin, max_size=None) as line:  # type: ignore[arg-type]
        await line.send(json.dumps({"token": token, "lang": "en"}))
        haste = {"do": "people", "seats": [0, 1, 2], "pace": 5, "playing": True}
        await line.send(json.dumps(haste))
        while len(lines) <= answers:
            message = json.loads(await line.recv())
            if message["type"] == "log":
                lines = [*lines[: message["keep"]], *message["lines"]]
    return ["anyone" if each["seat"] is None else str(each["who"]) for each in lines[1:]]


def test_a_folder_in_use_is_left_alone(own_archive: Path) -> None:
    with folders.table_folder() as folder, opened("") as archive:
        (folder / "records").mkdir()
        (folder / "records" / "0001.txt").write_text(played(random.random()))
        assert folders.rescue(archive) == []
    assert not folder.exists()


def test_a_crash_leaves_what_was_set_aside_and_whom_the_table_knew(own_archive: Path) -> None:
    with folders.table_folder() as folder:
        killed = shutil.copytree(folder, folder.with_name("play-killed"))
        (killed / "shelf").mkdir()
        (killed / "shelf" / "0001.txt").write_text(played(1, most=9))
        (killed / "people.txt").write_text("Zoe, 3, -\n")
    with folders.table_folder() as folder:
        assert (folder / "people.txt").read_text() == "Zoe, 3, -\n"
        (folder / "people.txt").write_text("Zoe, 4, -\n")
        with opened("") as archive:
            assert [taken.how for taken in folders.rescue(archive)] == ["added"]
    assert matches(own_archive) == [(1, "stones", 9, 0)]
    with folders.table_folder() as folder:
        assert (folder / "people.txt").read_text() == "Zoe, 4, -\n"


def test_what_the_archive_could_not_take_waits_for_the_next_start(own_archive: Path) -> None:
    with folders.table_folder() as folder:
        (folder / "records").mkdir()
        (folder / "records" / "0001.txt").write_text(played(1))
        (folder / folders.UNSAVED).touch()
    with opened("") as archive:
        assert [taken.how for taken in folders.rescue(archive)] == ["added"]
    assert not folder.exists()


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
        spelt = record.spell(ask, room.bots.people.answer(ask), room.mirror.referee.table.box,
                             room.mirror.players)  # fmt: skip
        await room.client.command("answer " + spelt)
        while room.mirror.count == count:
            await asyncio.sleep(0)


def matches(tmp_path: Path) -> list[tuple[object, ...]]:
    with opened("") as archive:
        return archive.db.rows("SELECT id, game, answers, ending <> '' FROM matches ORDER BY id")


def test_what_is_played_in_a_room_is_kept(own_archive: Path) -> None:
    async def story(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room)
        await room.new("why_first", ["Ann", "Bo"], {})
        await to_the_end(room, 4)
        await room.new("stones", ["Ann", "Bo", "Cy"], {})
        await to_the_end(room, 5)

    asyncio.run(evening(own_archive, story))
    found = matches(own_archive)
    assert [row[1:] for row in found] == [
        (SHORT, found[0][2], 1), ("why_first", 4, 0), ("stones", 5, 0)
    ]  # fmt: skip
    with opened("") as archive:
        assert archive.names(1) == ["Ann", "Bo", "Cy"]
        assert [row["name"] for row in history.ranking(archive.db)] == ["Ann"]  # others: simulated


def test_an_end_that_is_taken_back_does_not_count(own_archive: Path) -> None:
    async def story(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room)
        await room.client.command("undo sure")

    asyncio.run(evening(own_archive, story))
    assert [row[3] for row in matches(own_archive)] == [0]


def test_a_match_that_is_gone_on_with_stays_one(own_archive: Path) -> None:
    async def begin(room: Room) -> None:
        await room.new(SHORT, ["Ann", "Bo", "Cy"], {})
        await to_the_end(room, 4)

    asyncio.run(evening(own_archive, begin))
    with opened("") as archive:
        text = archive.text(1)

    async def go_on(room: Room) -> None:
        await room.load(text)
        await to_the_end(room)

    async def a_little(room: Room) -> None:
        await room.load(text)
        await to_the_end(room, 6)

    async def from_the_shelf(room: Room) -> None:
        for entry in await shelf_desk.every(room, "shelf"):
            await shelf_desk.take(room, {"match": entry["match"]})
            assert room.mirror and room.mirror.count in (4, 6)
        await to_the_end(room)

    for story in (a_little, from_the_shelf, go_on):
        asyncio.run(evening(own_archive, story))
    found = matches(own_archive)
    assert len(found) == 1 and found[0][3] == 1


def test_a_finished_match_that_is_looked_at_again_is_not_played_again(own_archive: Path) -> None:
    async def look(room: Room) -> None:
        await room.load(played(1))
        await room.client.command("undo sure")

    asyncio.run(evening(own_archive, look))
    assert matches(own_archive) == []
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
    assert [row[1:] for row in matches(own_archive) if not row[3]] == [("stones", 7, 0)]
    assert len(matches(own_archive)) == 3


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
    assert [row[1:] for row in matches(own_archive)] == [("high_druid", 3, 0)]


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
        asyncio.run(asyncio.wait_for(evening(tmp_path, story), 20))
    assert len(heard) == 2
    with opened("") as archive:
        assert "added" in [taken.how for taken in folders.rescue(archive)]
