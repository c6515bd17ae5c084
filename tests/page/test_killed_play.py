"""Real processes of `trilithon play`, ended by kill -9 and by Ctrl-C in the middle of a match.

At the next start it is the same match: the same answers, the same hands on the page or on a phone,
and what comes is what came before it was taken back.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from engine import catalogue
from tests.attack.programs import STARTS_S, Program, heard

GAMES = [line[0] for line in catalogue.GAMES]
SHORT = ("celtic_whist", "war_of_gods")  # hands that were dealt; dice, draws and cards one picks
PLAY, ROOM = (), ("--room", "--host", "127.0.0.1")
ANSWERS = {"high_druid": 12}  # where a match has fewer than
MANY = 30
PHONE = re.compile(r"^Alice: http://([^/]+)/\S*#(\S+)$", re.MULTILINE)
MORE = 6
EVERYBODY = [*range(8)]
WORDS = ["--people", "all", "--level", "careless", "--no-browser", "--lang", "en"]
PATIENCE_S = 3 * STARTS_S


@pytest.mark.parametrize(("game", "way"), [*zip(SHORT, (PLAY, ROOM), strict=True)])
def test_a_match_is_the_same_after_kill_9_and_ctrl_c(
    game: str, way: tuple[str, ...], tmp_path: Path
) -> None:
    asyncio.run(asyncio.wait_for(night(game, way, tmp_path), PATIENCE_S))


@pytest.mark.parametrize("way", [PLAY, ROOM], ids=["play", "room"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_the_same_match_after_kill_9_and_ctrl_c(
    game: str, way: tuple[str, ...], tmp_path: Path
) -> None:
    asyncio.run(asyncio.wait_for(night(game, way, tmp_path), PATIENCE_S))


async def night(game: str, way: tuple[str, ...], folder: Path) -> None:
    players = str(max(2, catalogue.entry(game)[1]))
    first = Program(["play", game, "--players", players, *way, *WORDS], folder / "first")
    try:
        await first.up()
        phone = PHONE.search(first.said)
        assert bool(phone) == bool(way)
        async with await first.page() as table:
            there = await played(table, ANSWERS.get(game, MANY))
            await undone(table, len(there) - MORE)
            shown = await hands(table, phone, len(there) - MORE)
    finally:
        first.kill()
    for ends in (Program.end, Program.kill):
        program = Program(["play", *way, *WORDS], folder / "again")
        try:
            await program.up()
            async with await program.page() as table:
                await do(table, "people", playing=False)
                (entry,) = (await do(table, "shelf"))["shelf"]
                await do(table, "take", match=entry["match"])
                await do(table, "people", playing=False)  # they had gone on at once
                assert (await answers(table))[: len(there) - MORE] == there[:-MORE]
                await undone(table, len(there) - MORE)
                assert await hands(table, phone, len(there) - MORE) == shown
                found = await played(table, len(there))
                assert found[: len(there)] == there
                await undone(table, len(there) - MORE)
            await finish(program, ends)
        finally:
            program.kill()


@pytest.mark.parametrize("ends", [Program.end, Program.kill], ids=["ctrl-c", "kill-9"])
@pytest.mark.parametrize("when", ["in play", "on the shelf"])
def test_the_phone_of_who_has_another_name_by_now_is_theirs_after_a_restart(
    when: str, ends: Callable[[Program], Any], tmp_path: Path
) -> None:
    asyncio.run(asyncio.wait_for(renamed(when == "in play", ends, tmp_path), PATIENCE_S))


async def renamed(in_play: bool, ends: Callable[[Program], Any], folder: Path) -> None:
    game = ["celtic_whist", "--players", "3"]
    first = Program(["play", *game, *ROOM, *WORDS], folder / "first")
    try:
        await first.up()
        phone = PHONE.search(first.said)
        assert phone
        async with await first.page() as table:
            await played(table, MORE)
        assert await here(phone) == 0
    finally:
        first.kill()
    for number in range(2):
        program = Program(["play", *ROOM, *WORDS], folder / "again")
        try:
            await program.up()
            if not number and not in_play:
                await named_otherwise(program)
            async with await program.page() as table:
                (entry,) = (await do(table, "shelf"))["shelf"]
                await do(table, "take", match=entry["match"])
            if not number and in_play:
                await named_otherwise(program)
            assert await here(phone) == 0
            await finish(program, ends)
        finally:
            program.kill()


async def named_otherwise(program: Program) -> None:
    async with await program.page("/history") as history:
        await do(history, "rename", name="Alice", other="Alma")


async def here(phone: re.Match[str]) -> int | None:
    """The seat that Alice's phone shows, once it knows of the match; None: it asks who one is."""
    origin: Any = f"http://{phone[1]}"
    async with connect(f"ws://{phone[1]}/seat", origin=origin, max_size=None) as socket:
        await socket.send(json.dumps({"token": phone[2], "lang": "en"}))
        while not (state := await heard(socket, "state"))["match"] and not state["stranger"]:
            pass
        seat: int | None = state["here"]
        return seat


async def finish(program: Program, ends: Callable[[Program], Any]) -> None:
    if ends is Program.end:
        await program.end()
        program.sound()
    else:
        program.kill()


async def do(table: ClientConnection, name: str, /, **fields: Any) -> dict[str, Any]:
    await table.send(json.dumps({"do": name, "id": name, **fields}))
    while (reply := await heard(table, "reply"))["id"] != name:
        pass
    assert reply["ok"], reply
    return reply


async def answers(table: ClientConnection) -> list[str]:
    """All that were given, one a line."""
    text: str = (await do(table, "save"))["record"]
    return text.partition("\n\n")[2].partition("\n\n")[0].rstrip("\n").split("\n")


async def played(table: ClientConnection, count: int) -> list[str]:
    """Everybody is simulated and in haste, until there are so many answers."""
    await do(table, "people", seats=EVERYBODY, pace=5, playing=True)
    while (await heard(table, "state"))["match"]["n"] < count:
        pass
    await do(table, "people", playing=False)
    return await answers(table)


async def undone(table: ClientConnection, count: int) -> None:
    while len(await answers(table)) > count:
        await do(table, "undo", sure=True)


async def hands(table: ClientConnection, phone: re.Match[str] | None, count: int) -> list[Any]:
    """What the page shows of all places, and what Alice's phone does where it has a link."""
    await do(table, "people", seats=EVERYBODY)  # whose phone comes in plays there
    shown = [await faces(table, count)]
    if phone:
        origin: Any = f"http://{phone[1]}"
        async with connect(f"ws://{phone[1]}/seat", origin=origin, max_size=None) as seat:
            await seat.send(json.dumps({"token": phone[2], "lang": "en"}))
            shown.append(await faces(seat, count))
            mine = [
                {held: each for held, each in place.items() if "hand 0" in held} for place in shown
            ]
            assert mine[0] == mine[1]
    return shown


async def faces(viewer: ClientConnection, count: int) -> dict[str, list[str]]:
    """By place, the cards there after so many answers; one whose face is hidden has no name."""
    while (match := (await heard(viewer, "state"))["match"])["n"] != count:
        pass
    return {
        f"{zone['name']} {zone['seat']} of {zone['count']}": sorted(
            card.get("name", "") for card in zone["cards"]
        )
        for zone in match["zones"]
    }
