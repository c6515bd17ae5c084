"""The real table differs from what the referee believes: put right in the page."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from host.cable.async_client import AsyncClient
from host.page.room import Room
from host.page.server import Site
from tests.page.web import Looker, looking, runs, served

COLOURS = ("red", "green", "blue")


async def coloured(who: Looker) -> None:
    for count, colour in enumerate(COLOURS):
        await who.until(lambda n=count: who.match and who.match["n"] == n)  # type: ignore[misc]
        assert (await who.do("answer", value=colour))["ok"]
    await who.until(lambda: who.match["n"] == 3)


def said(who: Looker) -> list[str | None]:
    return [line["answer"] for line in who.lines[1:]]


def signs(who: Looker) -> list[list[str]]:
    return [line["signs"] for line in who.lines]


@runs
async def test_a_wrong_answer_is_corrected_and_the_page_follows() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        await coloured(who)
        assert (await who.do("repair", n=1, way="correct"))["ok"]
        await who.until(lambda: who.match["n"] == 0 and who.state["rest"] == 2)
        assert (await who.do("answer", value="white"))["ok"]
        await who.until(lambda: who.match["n"] == 3 and who.state["rest"] == 0)
        assert said(who) == ["white", "green", "blue"]
        assert signs(who) == [[], ["This answer was corrected."], [], []]


@runs
async def test_the_replay_is_stopped_and_an_undo_brings_all_back() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        await coloured(who)
        await who.do("repair", n=1, way="correct")
        await who.until(lambda: who.match["n"] == 0)
        assert (await who.do("undo"))["ok"]
        await who.until(lambda: who.match["n"] == 3 and who.state["rest"] == 0)
        assert not any(signs(who)), "all stands as it stood"
        await who.do("repair", n=1, way="correct")
        await who.until(lambda: who.match["n"] == 0)
        await who.do("answer", value="green")
        await who.until(lambda: who.match["n"] == 1 and who.state["rest"] == 2)
        assert (await who.do("repair", stop=True))["ok"]
        await who.until(lambda: who.state["rest"] == 0)
        assert who.match["n"] == 1 and said(who) == ["green"]


@runs
async def test_a_page_that_comes_in_the_midst_of_a_repair_shows_where_it_stands() -> None:
    """Before anything is corrected, and while old answers wait: as `watch` may find the table."""
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        await coloured(who)
        await who.do("repair", n=1, way="correct")
        await who.until(lambda: who.match["n"] == 0 and who.state["rest"] == 2)
        async with come_later(site) as room:
            assert room.mirror and (room.mirror.count, room.rest) == (0, 2)
            await room.client.command("answer green")
        async with come_later(site) as room:
            assert room.mirror and (room.mirror.count, room.rest) == (1, 2)
            await room.client.command("answer red")
        async with come_later(site) as room:
            assert room.mirror and (room.mirror.count, room.rest) == (3, 0)


@contextlib.asynccontextmanager
async def come_later(site: Site) -> AsyncIterator[Room]:
    """Another program at the same table, which knows only what the table says."""
    await site.room.client.close()
    room = Room(AsyncClient(site.table.port, simulated=True))  # type: ignore[attr-defined]
    try:
        await room.open()
        yield room
    finally:
        await room.close()


@runs
async def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    async with served("high_druid", people="none") as site, looking(site, site.control) as who:
        await coloured(who)
        for n, way in ((9, "correct"), (0, "correct"), (1, "burn"), ("x", "omit"), (1, "a\nb")):
            assert not (await who.do("repair", n=n, way=way))["ok"]
        assert not (await who.do("repair"))["ok"]
        assert who.match["n"] == 3
        async with looking(site) as other:
            assert (await other.do("repair", n=1, way="omit"))["why"] == "not_control"


@runs
async def test_simulated_people_play_on_after_a_repair() -> None:
    async with served("amazones", people="all") as site, looking(site, site.control) as who:
        await who.do("people", playing=True)
        await who.until(lambda: who.match["n"] > 40)
        await who.do("people", playing=False)
        assert (await who.do("repair", n=30, way="correct"))["ok"]
        await who.until(lambda: who.match["n"] < 30 and who.state["rest"])
        await who.do("people", playing=True)
        await who.until(lambda: who.match["result"])
        assert not who.state["problem"]
