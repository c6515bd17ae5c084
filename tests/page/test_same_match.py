"""A match that is taken up again is the same match: hands, stacks and throws."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from host.archive import folders
from host.archive.played import OWN
from host.cable.async_client import AsyncClient
from host.cable.simulators import InProcessTable
from host.page import shelf_desk
from host.page.bots import Bots
from host.page.room import Room
from host.page.room_record import header, play_again, save
from host.people.deal import DEALS
from tests.patience import HUNG_S

Story = Callable[[Room], Awaitable[Any]]


def evening(story: Story, seed: str = "", people: str = "none", table: Any = InProcessTable) -> Any:
    """What a story gives that is played at a table of this computer, from its start to its end."""

    async def play() -> Any:
        with folders.table_folder() as folder:
            (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
            with table(folder) as played_at:
                client = AsyncClient(played_at.port, simulated=True)
                room = Room(client, seed, people, folders.tables_folder() / DEALS)
                room.bots.playing = False
                await room.open()
                try:
                    return await asyncio.wait_for(story(room), HUNG_S)
                finally:
                    await room.close()

    return asyncio.run(play())


def zones(room: Room) -> dict[int, list[int]]:
    """All pieces as they lie, of a match in which nobody picks now."""
    assert room.real and not room.picking and not room.problem
    return {zone: [*pieces] for zone, pieces in room.real.zones.items() if pieces}


async def play_on(room: Room, count: int) -> None:
    """Simulated people answer and pick for everybody, until there are so many answers."""
    room.bots.take(room.seats())
    assert room.mirror
    while room.mirror.count < count or room.picking:
        before = room.mirror.count, room.picking
        assert not room.mirror.referee.result, f"the match is over after {before[0]} answers"
        await room.bots.step()
        while (room.mirror.count, room.picking) == before:
            await asyncio.sleep(0)


async def undone(room: Room, count: int) -> None:
    """Answers are taken back until so many are left."""
    while room.picking or (room.mirror and room.mirror.count > count):
        before = room.mirror.count if room.mirror else 0
        await room.client.command("undo sure")
        while room.mirror is None or room.mirror.count == before:
            await asyncio.sleep(0)


async def take_up(room: Room) -> None:
    (entry,) = await shelf_desk.every(room, "shelf")
    await shelf_desk.take(room, {"match": entry["match"]})
    room.bots.play(False)


def test_a_throw_is_the_same_after_an_undo_and_another_day() -> None:
    async def begin(room: Room) -> list[str]:
        await room.new("backgammon", ["Ann", "Bo"], {})
        await play_on(room, 3)
        thrown = room.mirror.lines[:] if room.mirror else []
        await undone(room, 0)
        return thrown

    async def go_on(room: Room) -> list[str]:
        await take_up(room)
        await play_on(room, 3)
        assert room.mirror
        return room.mirror.lines

    assert evening(begin) == evening(go_on)


def test_who_corrects_an_answer_of_a_simulated_person_gives_it_no_other_luck() -> None:
    async def correct(room: Room) -> None:
        await room.new("amazones", ["Ann", "Bo", "Cy"], {})
        await play_on(room, 30)
        assert room.mirror
        lines, answered = room.mirror.lines[:], room.mirror.count
        for number in range(10, answered, 3):
            await room.client.command(f"repair {number} correct")
            await room.catch_up()
            assert room.mirror and room.mirror.count == number - 1
            await play_on(room, answered)
            await room.catch_up()
            assert room.mirror.lines[:answered] == lines

    evening(correct)


@pytest.mark.parametrize("corrected", ["white", "red"])  # Bo's colour is free, or is asked again
def test_what_was_undone_in_a_repair_is_undone_after_the_match_was_set_aside(
    corrected: str,
) -> None:
    async def begin(room: Room) -> tuple[list[str], int]:
        await room.new("high_druid", ["Ann", "Bo", "Cy"], {})
        for answer in ("green", "red", "blue"):
            await room.client.command("answer " + answer)
        await room.client.command("repair 1 correct")
        await room.client.command("answer " + corrected)
        await room.client.command("undo sure")
        left = await stands(room)
        await room.client.command("aside")
        return left

    async def go_on(room: Room) -> tuple[list[str], int]:
        await take_up(room)
        return await stands(room)

    left = evening(begin)
    assert left == ((["Ann, colour: white", "Bo, colour: red"], 0) if corrected == "white" else
                    ([], 2)), left  # fmt: skip
    assert evening(go_on) == left


async def stands(room: Room) -> tuple[list[str], int]:
    """The answers, and how many of before a repair are still to come."""
    await room.catch_up()
    assert room.mirror
    return room.mirror.lines[:], room.rest


def test_a_match_without_its_deal_is_taken_up_and_says_so() -> None:
    async def begin(room: Room) -> None:
        await room.new("celtic_whist", ["Ann", "Bo", "Cy", "Di"], {})
        await play_on(room, 20)

    async def go_on(room: Room) -> None:
        await take_up(room)
        assert room.mirror and room.redealt == room.mirror.count > 0 and not room.problem
        await play_on(room, room.mirror.count + 10)
        assert not room.problem

    for damage in ("", "{", '{"secret": 7, "picks": {}}', '{"secret": "x", "picks": [1]}'):
        evening(begin)
        (path,) = (folders.tables_folder() / DEALS).iterdir()
        path.write_text(damage, encoding="utf-8")
        evening(go_on)
        evening(abandon)


async def abandon(room: Room) -> None:
    await take_up(room)
    match = room.mirror.fields["match"] if room.mirror else ""
    await room.client.command("abort")
    room.deals.forget(match)


def test_a_match_that_the_archive_gives_back_is_dealt_as_it_was() -> None:
    async def go_on(room: Room) -> None:
        await room.new("celtic_whist", ["Ann", "Bo", "Cy", "Di"], {})
        await play_on(room, 20)
        there, text = zones(room), save(room)
        await room.client.command("abort")
        await room.catch_up()
        await play_again(room, text)
        assert zones(room) == there and room.redealt < 0
        await play_again(room, text.replace("\nmatch: ", "\nmatch: 0"))
        assert room.redealt == 20, "a record of another table's"
        old = [line for line in text.split("\n") if line.partition(": ")[0] not in OWN]
        await play_again(room, "\n".join([*old[:1], "date: 2019-05-01T20:00", *old[1:]]))
        known = {key: header(room).get(key) for key in ("date", "offset", "board")}
        assert known == {"date": "2019-05-01T20:00", "offset": None, "board": None}

    evening(go_on)


# Picks


def test_simulated_people_go_on_after_a_match_is_taken_up() -> None:
    async def begin(room: Room) -> None:
        await room.new("amazones", ["Ann", "Bo", "Cy"], {})
        await play_on(room, 8)

    async def go_on(room: Room) -> None:
        (entry,) = await shelf_desk.every(room, "shelf")
        await shelf_desk.take(room, {"match": entry["match"]})
        bots: Bots = room.bots
        bots.pace = 5
        bots.woken.set()
        while room.mirror is None or room.mirror.count < 20:
            await asyncio.sleep(0)

    evening(begin)
    evening(go_on, people="all")
