"""Those who only look cannot hurt those who play: budgets, bounded queues, one drawing for all."""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from host.page.budget import Budget
from host.page.frames import Frame
from host.page.server import LOOPBACK, SMALL, SOCKET, Site
from host.page.viewer import MOST_REPLIES
from tests.page.web import looking, own_origin, runs, served
from tests.patience import HUNG_S


def test_a_budget_gives_so_many_turns_a_second_and_a_few_at_once() -> None:
    now = [0.0]
    budget = Budget(10, 3, lambda: now[0])
    waits = []
    for _ in range(5):
        waits.append(round(budget.would_wait_s(), 3))
        budget.left -= 1
    assert waits == [0, 0, 0, 0.1, 0.2]
    now[0] += 0.25
    assert round(budget.would_wait_s(), 3) == 0.05
    now[0] += 100
    assert budget.would_wait_s() == 0 and budget.left == 3


def socket(site: Site, **more: Any) -> Any:
    address = f"ws://{LOOPBACK}:{site.port}{SOCKET}"
    return connect(address, origin=own_origin(site), max_size=None, **more)  # type: ignore[arg-type]


@runs
async def test_all_lookers_share_what_is_drawn() -> None:
    async with (
        served("amazones") as site, looking(site, site.control) as player,
        looking(site) as one, looking(site) as two, looking(site, lang="fr") as three,
    ):  # fmt: skip
        assert len(site.gallery.lookers) == 3 and set(site.gallery.frames) == {"en", "fr"}
        await player.do("answer", value="Alice")
        for looker in (one, two, three):
            await looker.until(lambda each=looker: each.match["n"] == 1)
            assert looker.lines[1]["answer"] == "Alice"
        assert one.newest["state"] == two.newest["state"]
        assert three.match["ask"]["text"] != one.match["ask"]["text"]


@runs
async def test_of_a_long_evening_no_page_keeps_more_than_what_it_shows() -> None:
    async with (
        served("why_first") as site, looking(site, site.control) as player, looking(site) as one,
    ):  # fmt: skip
        await player.do("people", seats=[0, 1, 2])
        for _ in range(20):
            await player.do("people", step=True)
        for each in (player, one):
            await each.until(lambda each=each: each.match["n"] > 10)
        frames = [each for each in gc.get_objects() if type(each) is Frame]
        kept = [each for each in frames if each.mirror is site.room.mirror]
        assert len(kept) <= 4, "of two pages, each the last and the one before"


@runs
async def test_a_looker_who_changes_its_language_gets_all_of_the_log_again() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("answer", value="Alice")
        async with looking(site) as looker:
            await looker.until(lambda: looker.lines and len(looker.lines) == 2)
            before = looker.lines[1]["asked"]
            await looker.do("lang", lang="fr")
            await looker.until(lambda: looker.lines[1]["asked"] != before)
            assert looker.newest["welcome"]["lang"] == "fr"


@runs
async def test_a_looker_says_little_at_a_time() -> None:
    async with served("amazones") as site, socket(site) as big:
        await big.send(json.dumps({"token": "", "lang": "en"}))
        await big.send("x" * (SMALL + 1))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await big.recv()
        assert closed.value.rcvd and closed.value.rcvd.code == 1009
    async with served("amazones") as site, looking(site, site.control) as player:
        assert not (await player.do("load", record="x" * (SMALL * 4)))["ok"]  # and a player more


@runs
async def test_who_asks_and_reads_no_answer_is_not_heard_any_more() -> None:
    async with served("amazones") as site, looking(site) as looker:
        viewer = next(iter(site.gallery.lookers))
        viewer.budget = site.gallery.budget = Budget(1e9, 1e9)
        site.gallery.discard(viewer)  # it is handed nothing
        for number in range(3 * MOST_REPLIES):
            await looker.socket.send(json.dumps({"do": "x", "id": number}))
        async with asyncio.timeout(HUNG_S):
            while len(viewer.replies) < MOST_REPLIES:
                await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(viewer.replies) == MOST_REPLIES
        site.gallery.add(viewer)
        await looker.until(lambda: len(looker.replies) == 3 * MOST_REPLIES)


@runs
async def test_a_long_name_for_a_message_is_not_repeated() -> None:
    async with served("amazones") as site, looking(site) as looker:
        await looker.socket.send(json.dumps({"do": "x", "id": "i" * 3000}))
        await looker.socket.send(json.dumps({"do": "x", "id": [1]}))
        assert (await looker.do("save"))["why"] == "not_control"
        assert len(looker.replies) == 1


@runs
async def test_who_takes_nothing_for_long_has_to_go() -> None:
    async with served("amazones") as site, looking(site) as looker:
        viewer = next(iter(site.gallery.lookers))
        with (
            mock.patch("host.page.gallery.PATIENCE_S", -1.0),
            mock.patch("host.page.gallery.HOLDS", -1),
        ):
            site.gallery.stirred.set()
            with pytest.raises(ConnectionClosed):
                while True:
                    await looker.socket.recv()
        assert viewer not in site.gallery.lookers or viewer.connection.transport.is_closing()


@runs
async def test_a_fault_of_ours_in_the_gallery_costs_one_frame_and_is_heard_of() -> None:
    heard: list[Any] = []
    async with served("amazones") as site, looking(site) as looker:
        asyncio.get_running_loop().set_exception_handler(lambda loop, told: heard.append(told))
        with mock.patch("host.page.gallery.drawn", side_effect=ZeroDivisionError):
            site.gallery.changed("state")
            async with asyncio.timeout(HUNG_S):
                while not heard:
                    await asyncio.sleep(0)
        assert (await looker.do("save"))["why"] == "not_control"
    assert isinstance(heard[0]["exception"], ZeroDivisionError)
