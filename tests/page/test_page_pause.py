"""Pause and clocks in the page: nothing of a hand is even sent while people pause."""

from __future__ import annotations

from typing import Any

import pytest

from host import cli
from host.page.phones import Phones
from tests.page.test_phones import phone
from tests.page.web import Looker, looking, runs, served


def faces(who: Looker) -> set[str]:
    """The cards of hands whose faces were sent."""
    return {card["name"] for zone in who.zones("hand") for card in zone["cards"] if "name" in card}


@runs
async def test_hands_are_hidden_from_the_page_and_from_phones_until_somebody_goes_on() -> None:
    async with served("stones", people="others") as site, looking(site, site.control) as who:
        phones = Phones(site)
        assert faces(who)
        async with phone(site, phones.token(1)) as seat:
            await seat.until(lambda: faces(seat))
            assert (await who.do("pause", on=True))["ok"]
            await who.until(lambda: who.state["paused"] and not faces(who))
            await seat.until(lambda: seat.state["paused"] and not faces(seat))
            assert not who.match["ask"]["mine"]
            refused = await seat.do("answer", n=seat.match["n"], value="ok")
            assert refused["why"] == "paused"
            assert (await who.do("pause", on=False))["ok"]
            await who.until(lambda: not who.state["paused"])
            await seat.until(lambda: not seat.state["paused"] and faces(seat))


@runs
async def test_simulated_people_do_not_play_while_people_pause() -> None:
    async with served("high_druid", people="all") as site, looking(site, site.control) as who:
        await who.do("pause", on=True)
        await who.until(lambda: who.state["paused"])
        await who.do("people", playing=True)
        assert not (await who.do("people", step=True)).get("why") and who.match["n"] == 0
        await who.do("pause", on=False)
        await who.until(lambda: who.match["n"] > 3)


@runs
async def test_a_clock_is_told_with_whose_time_runs() -> None:
    async with served(people="none") as site, looking(site, site.control) as who:
        await site.room.client.command('set {"clock": 10}')
        await who.do("new", game="high_druid", players=["Al", "Bo", "Cy"], options={})
        await who.until(lambda: who.match and who.state["clock"])
        assert who.state["clock"]["runs"] == 0 and max(who.state["clock"]["left"]) == 600
        await who.do("answer", value="red")
        await who.until(lambda: who.state["clock"]["runs"] == 1)


@runs
async def test_a_clock_is_chosen_for_one_match_and_the_next_has_the_tables() -> None:
    async with served(people="none") as site, looking(site, site.control) as who:
        wanted = {"game": "high_druid", "players": ["Al", "Bo", "Cy"], "options": {}}
        assert (await who.do("clock"))["clock"] == 0
        await who.do("new", **wanted, clock=7)
        await who.until(lambda: who.match and who.state["clock"])
        assert max(who.state["clock"]["left"]) == 420
        assert "\nclock: 7\n" in await log_of(site)
        await who.do("answer", value="red")
        await who.until(lambda: who.match["n"] == 1)
        await who.do("new", **wanted)
        await who.until(lambda: who.match["n"] == 0 and not who.state["clock"])
        for wrong in (-1, 241, "soon"):
            assert not (await who.do("new", **wanted, clock=wrong))["ok"]


async def log_of(site: Any) -> str:
    lines: list[str] = await site.room.client.log()
    return "\n".join(lines)


def test_a_clock_on_the_command_line_is_some_minutes_of_a_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for minutes in ("0", "241", "soon", "-3"):
        with pytest.raises(SystemExit):
            cli.main(["play", "stones", f"--clock={minutes}"])
        assert "minutes are 1 to 240" in capsys.readouterr().err
    assert cli.main(["play", "--clock", "5"]) == 2
    assert "--clock needs a GAME" in capsys.readouterr().err
