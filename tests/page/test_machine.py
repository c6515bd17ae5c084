"""A computer on the cable plays a seat of a real table, and nobody sees its cards before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from engine.knowledge import owner
from engine.table import HAND
from host.cable.faults import Lost
from host.cable.simulators import InProcessTable
from host.opponents.mind import known_to
from host.page.frames import drawn
from host.page.words import say
from tests.page.real_table import MACHINE, PLAYERS, ROW, SPEED, Evening
from tests.page.test_secrets import named
from tests.patience import HUNG_S

Story = Callable[[Evening], Awaitable[Any]]


def evening(story: Story, game: str, folder: Path, seed: str = "1") -> None:
    async def play() -> None:
        (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        with InProcessTable(folder, SPEED) as table:
            seen = Evening(table, folder / "deals", seed)
            await seen.room.open()
            try:
                await seen.room.new(game, PLAYERS, {})
                await seen.until(lambda: seen.room.bots.machines.seats() == {MACHINE})
                await story(seen)
            finally:
                await seen.room.close()

    asyncio.run(play())


def secrets_of(seen: Evening) -> tuple[set[str], set[int]]:
    """The names of Bob's cards that only his computer may know; all pieces that nobody has seen."""
    assert seen.real and seen.table.app and seen.table.app.match
    table, board = seen.mirror.referee.table, seen.table.app.match.referee.table
    unseen = {*table.unseen} & {*board.unseen}  # the board may be an answer ahead of the page
    zones = seen.real.zones
    own = [piece for zone in zones if owner(zone) == MACHINE for piece in zones[zone]]
    return {table.box.name(piece) for piece in own if piece in unseen}, unseen


def leaks(seen: Evening) -> set[str]:
    """Those of them that stand on the screen, on a spectator's page, in the record, or in what the
    cable tells but for the one event that is the computer's own."""
    screen = seen.screen  # first: the board goes on
    (hidden, unseen), mirror = secrets_of(seen), seen.mirror
    box, words = mirror.referee.table.box, mirror.words["en"]
    told = [word for event in seen.room.events_told if event[0] not in ("row", "ask")
            for word in strings(event[1])]  # fmt: skip
    seen.room.events_told.clear()
    for control in (False, True):
        view = json.loads(drawn(seen.room, control, "en", "up").state)
        if control and view["match"]["ask"]:
            view["match"]["ask"]["tray"] = []  # people lay from it what a hand may hold
        told += named(view)
    told += strings(mirror.lines[seen.gathered :])
    shown = {words.piece(piece) for piece in range(box.size) if piece not in unseen}  # or a twin
    on_screen = {name for name in hidden if (text := words.piece(box.find(name))) not in shown
                 and f"{text} " in f"{screen} "}  # fmt: skip
    return hidden & {*told} | on_screen


def strings(value: Any) -> list[str]:
    if isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        return [text for part in parts for text in strings(part)]
    return str(value).split()


@pytest.mark.parametrize(
    ("game", "answers"),
    [("celtic_whist", 24), ("amazones", 30), ("five_suitors", 40), ("high_druid", 24)],
)
def test_a_seat_of_a_real_board_is_played_by_its_computer(
    game: str, answers: int, tmp_path: Path
) -> None:
    async def story(seen: Evening) -> None:
        found: set[str] = set()
        seen.check = lambda: found.update(leaks(seen))
        await seen.play(answers)
        own = [told for told in seen.mirror.told if told.ask.seat == MACHINE]
        assert any(told.ask.decided() for told in own) and not seen.room.problem
        assert found == set()
        assert seen.mirror.record([]).count("left: Bob, machine") == 1

    evening(story, game, tmp_path)


def test_its_decision_and_its_row_outlast_a_pulled_plug_and_the_program(tmp_path: Path) -> None:
    async def story(seen: Evening) -> None:
        await seen.play(6)
        await at_a_card(seen)
        rows, count = {**seen.rows}, seen.mirror.count
        told = seen.screen[seen.screen.index("card ") :]
        seen.table.kill()
        seen.table.start()
        await resume(seen)
        await seen.until(lambda: told in seen.screen)
        await seen.room.close()
        seen.table.kill()
        seen.table.start()
        seen.room = seen.sit_at_the_cable()
        await seen.room.open()
        await resume(seen)
        await seen.until(lambda: told in seen.screen)
        assert seen.rows == rows and seen.mirror.count == count
        await seen.play(count + 4)
        assert not seen.room.problem

    evening(story, "celtic_whist", tmp_path)


def test_a_row_that_has_lost_its_file_is_laid_again(tmp_path: Path) -> None:
    async def story(seen: Evening) -> None:
        await at_a_card(seen)
        await seen.room.close()
        for kept in (tmp_path / "deals").iterdir():
            kept.unlink()
        seen.read, seen.rows = set(), {}
        seen.room = seen.sit_at_the_cable()
        await seen.room.open()
        await seen.until(lambda: "Read: 0 of" in seen.screen)
        await at_a_card(seen)
        await seen.play(seen.mirror.count + 2)
        assert not seen.room.problem

    evening(story, "celtic_whist", tmp_path)


def test_a_fault_of_ours_in_its_decision_is_reported_and_people_play_on(tmp_path: Path) -> None:
    async def story(seen: Evening) -> None:
        reported: list[str] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda loop, context: reported.append(context["message"])
        )
        await at_a_card(seen)
        mirror, count = seen.mirror, seen.mirror.count
        seen.room.bots.machines.forget()
        with mock.patch("host.page.machines.question", side_effect=IndexError("planted")):
            seen.room.bots.woken.set()
            await seen.until(lambda: seen.room.problem)
        assert reported == ["a decision for a seat"]
        assert seen.room.problem == say("en", "undecided")
        seen.room.bots.machines.forget()
        seen.room.bots.woken.set()
        await seen.play(count + 4)
        assert seen.mirror is mirror

    evening(story, "celtic_whist", tmp_path)


def test_a_computer_does_not_know_the_hand_that_a_person_shows_to_its_seat(tmp_path: Path) -> None:
    """It has no eyes: it imagines that hand. Of a row that it knows it does."""

    async def story(seen: Evening) -> None:
        await at_a_card(seen)
        shown = [[2, HAND, [1, 2, 3]], [3, ROW, seen.rows[ROW]]]

        def known(*args: Any) -> Any:
            return {**known_to(*args), "looked": shown}

        with mock.patch("host.page.machines.known_to", known):
            line = seen.room.bots.machines.line(seen.mirror, seen.room.bots.machines.deal)
        assert line["known"]["looked"] == shown[1:]

    evening(story, "celtic_whist", tmp_path)


async def resume(seen: Evening) -> None:
    """Press at the match that the table offers, once the cable is there again."""
    await seen.until(lambda: "Resume" in seen.screen)
    async with asyncio.timeout(HUNG_S):
        while True:
            try:
                await seen.room.client.command("press")
                return
            except Lost:
                await asyncio.sleep(0.05)


async def at_a_card(seen: Evening) -> None:
    """Up to a card that Bob's computer has decided."""
    while "from the left" not in seen.screen:
        await seen.act()
