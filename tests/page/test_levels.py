"""Each simulated player, and each seat of a real table that this computer plays, has its level."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from engine.knowledge import ANY
from host.cable.simulators import InProcessTable
from host.commands.minds import add_minds, tries
from host.opponents.lines import Line
from host.opponents.process import Minds
from host.page.side_notes import SideNotes
from tests.page import browser as web
from tests.page.real_table import PLAYERS, Evening
from tests.page.web import looking, runs, served


class Heard(Minds):
    """levels   whose decisions were thought about, and at which level
    puzzled  whether what they know contradicts itself
    """

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[tuple[str, str]] = []
        self.puzzled = False

    async def decide(self, line: Line, level: str, seed: str) -> str | None:
        self.levels.append((line["who"], level))
        if self.puzzled:  # more pieces lie there than there are
            known = line["known"]
            line = {**line, "known": {**known, "backs": [*known["backs"], [1, ANY, 1000]]}}
        return await super().decide(line, level, seed)


def listening(bots: Any) -> Heard:
    bots.minds.close()
    bots.minds = bots.machines.minds = bots.advice.minds = Heard()
    return bots.minds  # type: ignore[no-any-return]


@runs
async def test_simulated_people_try_each_as_hard_as_said() -> None:
    async with served("why_first", 3, "all") as site, looking(site, site.control) as looker:
        bots, heard = site.room.bots, listening(site.room.bots)
        assert (await looker.do("people", level="careless"))["ok"]
        assert (await looker.do("people", level="easy", seat=1))["ok"]
        assert (await looker.do("people", level="normal", seat=2))["ok"]
        said = {"0": "careless", "1": "easy", "2": "normal"}
        await looker.until(lambda: looker.state["people"]["tries"] == said)
        while {*heard.levels} != {("Bob", "easy"), ("Cléo", "normal")}:
            await bots.step()
            assert ("Alice", "careless") not in heard.levels and not site.room.problem
        noting = SideNotes(site.room, None)
        noting.look()
        assert noting.levels == "careless, easy, normal"
        assert (await looker.do("people", level="strong"))["ok"]  # all again
        await looker.until(lambda: {*looker.state["people"]["tries"].values()} == {"strong"})


@runs
async def test_how_hard_they_try_is_chosen_with_the_match() -> None:
    """From the first answer on; and who chooses nothing leaves it as it was."""
    async with served("why_first", 3, "all") as site, looking(site, site.control) as looker:
        heard = listening(site.room.bots)
        new = {"game": "why_first", "players": ["Anna", "Bo", "Cy"], "simulated": [1, 2]}
        assert (await looker.do("new", **new, level="strong"))["ok"]
        assert site.room.bots.tries() == {1: "strong", 2: "strong"}
        assert not {*heard.levels} - {("Bo", "strong"), ("Cy", "strong")}
        for level in ("", "no such level", [3]):
            assert (await looker.do("new", **new, level=level))["ok"]
            assert site.room.bots.level == "strong"


def test_the_page_offers_it_where_a_simulated_player_is_chosen() -> None:
    with contextlib.contextmanager(web.browser)() as browser, web.table(browser) as page:
        for seat in (2, 3):
            page.uncheck(f".who p:nth-of-type({seat}) input[type=checkbox]")
        assert not page.is_visible("#start-level"), "nobody is simulated"
        page.check(".who p:nth-of-type(3) input[type=checkbox]")
        page.select_option("#start-level", "strong")
        page.click("#begin")
        said = "said => trilithon.state().match && JSON.stringify(trilithon.state().people.tries)"
        page.wait_for_function(said + " === said", arg='{"2":"strong"}')


@runs
async def test_a_fault_of_ours_in_a_thought_costs_one_answer_and_is_reported() -> None:
    async with served("why_first", 3, "all") as site, looking(site, site.control) as looker:
        bots, reported = site.room.bots, list[str]()
        report = lambda loop, context: reported.append(context["message"])  # noqa: E731
        asyncio.get_running_loop().set_exception_handler(report)
        assert (await looker.do("people", level="easy"))["ok"]
        with mock.patch("host.page.bots.question", side_effect=IndexError):
            while len(reported) < 2:
                await bots.step()
        assert {*reported} == {"an opponent's question"} and site.room.mirror
        assert site.room.mirror.count >= 2 and sum(bots.state()["lots"].values()) >= 2


@runs
async def test_the_page_says_how_often_a_player_chose_by_lot_since_nothing_fitted() -> None:
    """What it has seen contradicts itself here; each of its choices with options is by lot then."""
    async with served("why_first", 3, "all") as site, looking(site, site.control) as looker:
        bots, heard = site.room.bots, listening(site.room.bots)
        assert (await looker.do("people", level="easy"))["ok"]
        while not heard.levels:
            await bots.step()
        assert bots.state()["lots"] == {}
        heard.puzzled = True
        while not heard.lots:
            await bots.step()
        assert looker.state is not None
        await looker.until(lambda: looker.state["people"]["lots"] == heard.lots)


@runs
async def test_a_spectator_changes_no_level_and_an_unknown_one_counts_as_nothing() -> None:
    async with (
        served("why_first", 3, "all") as site,
        looking(site) as spectator,
        looking(site, site.control) as looker,
    ):
        assert not (await spectator.do("people", level="strong", seat=1))["ok"]
        for message in ({"level": "godlike", "seat": 1}, {"level": "easy", "seat": 7}):
            await looker.do("people", **message)
        assert {*site.room.bots.tries().values()} == {site.room.bots.level}


def test_two_seats_of_a_real_board_are_played_at_two_levels(tmp_path: Path) -> None:
    """Said on the command line for one and at the page for the other; a restart forgets neither."""

    async def play() -> None:
        (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        with InProcessTable(tmp_path, 40.0) as table:
            seen = Evening(table, tmp_path / "deals", "1")
            await seen.room.open()
            bots = seen.room.bots
            bots.machines.names, bots.level = {"Bob", "Cy"}, "careless"
            try:
                await seen.room.new("why_first", PLAYERS, {})
                await seen.until(lambda: bots.machines.seats() == {1, 2})
                bots.try_hard("easy", 2)
                assert bots.tries() == {1: "careless", 2: "easy"}
                noting = SideNotes(seen.room, None)
                noting.look()
                assert (noting.simulated, noting.levels) == ("Bob, Cy", "careless, easy")
            finally:
                await seen.room.close()
            again = Evening(table, tmp_path / "deals", "1").room
            again.bots.level = "strong"
            await again.open()
            try:
                await seen.until(lambda: again.bots.tries() == {1: "strong", 2: "easy"})
            finally:
                await again.close()

    asyncio.run(play())


def parsed(*words: str) -> Any:
    parser = argparse.ArgumentParser()
    add_minds(parser)
    return parser.parse_args(words).level


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), []),
        (("--level", "easy"), [("", "easy")]),
        (("--level", "easy", "--level", "Bob=strong"), [("", "easy"), ("Bob", "strong")]),
    ],
)
def test_the_command_line_has_a_level_for_all_and_for_one(
    words: Sequence[str], said: list[tuple[str, str]]
) -> None:
    assert parsed(*words) == said
    with pytest.raises(argparse.ArgumentTypeError, match="Bob=best"):
        tries("Bob=best")
