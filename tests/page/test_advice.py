"""A hint at the page and on phones: for the asked seat's eyes, while everything else goes on."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from engine.ask import CHOICE
from engine.words import Words
from host.page.advice import sentences
from tests.page.test_phones import answer_for_all, seated
from tests.page.web import Looker, looking, runs, served

GREEDY = str(Path(__file__).parents[1] / "host" / "greedy.py")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strong player of this table thinks as long as a child: nothing here is about strength."""
    monkeypatch.setattr("host.page.advice.LEVEL", "easy")


def state(looker: Looker) -> str:
    """How far the hint is that this viewer sees; empty where there is none to see."""
    return str((looker.match["ask"]["advice"] or {"state": ""})["state"])


def given(frame: str) -> bool:
    """Whether this frame has anything of a hint but its offer."""
    bare = frame.replace(" ", "")
    return '"state":"ready"' in bare or '"state":"thinks"' in bare


async def to_a_choice(site: Any, looker: Looker) -> None:
    """Play on to a choice of Alice's that has two options."""
    room = site.room
    room.bots.level = "careless"
    while not (room.ask.role is CHOICE and room.ask.seat == 0 and len(room.ask.values) > 1):
        room.bots.take(room.seats())
        await room.bots.step()
    room.bots.take([1, 2])
    room.changed("state")
    now = room.mirror.count
    await looker.until(lambda: looker.match["n"] == now and looker.match["ask"]["mine"])


@runs
async def test_a_hint_names_an_option_its_chances_and_what_changes() -> None:
    async with (
        served("stones", 3) as site,
        looking(site, site.control) as looker,
        looking(site, site.control, "fr") as other,
        looking(site) as spectator,
    ):
        await to_a_choice(site, looker)
        assert looker.match["ask"]["advice"] == {"state": "offer"}
        assert (await looker.do("advise"))["ok"]
        for each, said in ((looker, "It wins about"), (other, "Cela gagne environ")):
            await each.until(lambda each=each: state(each) == "ready")  # type: ignore[misc]
            advice = each.match["ask"]["advice"]
            assert said in advice["said"][0] and "±" in advice["said"][0]
            assert "Alice" in advice["said"][1]
        assert (await looker.do("undo", sure=True))["ok"]
        now = site.room.mirror.count
        await spectator.until(lambda: spectator.match["n"] == now)
        assert not any(given(frame) for frame in spectator.frames)


@runs
async def test_a_hint_that_fits_nothing_says_that_it_is_drawn_by_lot() -> None:
    async with served("stones", 3) as site, looking(site, site.control) as looker:
        await to_a_choice(site, looker)
        mirror = site.room.mirror
        told = {"answer": "discard", "options": [{"visits": 0}]}
        for language, said in (("en", "Only by lot"), ("fr", "Tiré au sort"), ("de", "gelost")):
            words = Words(language, "stones", mirror.players, mirror.referee.table.box)
            (sentence,) = sentences(told, mirror, mirror.ask, words)
            assert said in sentence and "{" not in sentence


@runs
async def test_a_hint_on_a_phone_is_for_its_person_alone() -> None:
    async with (
        seated("stones", 3) as (site, _, phones),
        looking(site, site.control) as table,
    ):
        room = site.room
        while not (room.ask.role is CHOICE and room.ask.seat == 0 and len(room.ask.values) > 1):
            await answer_for_all(room)
        now = room.mirror.count
        first, *others = phones
        for each in (*phones, table):
            await each.until(lambda each=each: each.match["n"] == now)  # type: ignore[misc]
        assert not (await table.do("advise"))["ok"], "these cards are on a phone"
        assert not (await others[0].do("advise", n=now))["ok"], "another player is asked"
        assert (await first.do("advise", n=now))["ok"]
        await first.until(lambda: state(first) == "ready")
        await answer_for_all(room)
        for each in (*others, table):
            await each.until(lambda each=each: each.match["n"] > now)  # type: ignore[misc]
            assert not any(given(frame) for frame in each.frames)


@runs
async def test_the_table_answers_while_a_hint_is_thought_about() -> None:
    async with served("stones", 3) as site, looking(site, site.control) as looker:
        await to_a_choice(site, looker)
        assert (await looker.do("advise"))["ok"]
        assert state(looker) in ("offer", "thinks")
        before = looker.match["n"]
        assert (await looker.do("undo", sure=True))["ok"], "nothing waits for the hint"
        await looker.until(lambda: looker.match["n"] < before)
        assert state(looker) in ("", "offer")


@runs
async def test_a_fault_of_ours_is_a_hint_that_failed_and_no_endless_thought() -> None:
    async with served("stones", 3) as site, looking(site, site.control) as looker:
        await to_a_choice(site, looker)
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        with mock.patch("host.page.advice.question", side_effect=IndexError):
            assert (await looker.do("advise"))["ok"]
            await looker.until(lambda: state(looker) == "failed")


@runs
async def test_where_nothing_is_to_choose_no_hint_is_offered() -> None:
    async with served("stones", 3, "none") as site, looking(site, site.control) as looker:
        assert looker.match["ask"]["advice"] is None, "who begins is drawn by lot"
        refused = await looker.do("advise")
        assert refused["why"] == "no_advice"


@runs
async def test_a_program_plays_its_seat_and_where_it_fails_the_table_plays_on() -> None:
    failing = [sys.executable, "-c", "pass"]
    async with served("amazones", 3) as site, looking(site, site.control) as looker:
        bots = site.room.bots
        bots.minds.take({"Bob": [sys.executable, GREEDY], "Cléo": failing})
        bots.level = "careless"
        for _ in range(12):
            await bots.step()
        await looker.until(lambda: looker.match["n"] == site.room.mirror.count)
        assert set(bots.minds.failed) == {"Cléo"}
        assert "Cléo's program has ended" in looker.state["problem"]
        assert looker.match["n"] >= 10
