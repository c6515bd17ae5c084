"""The simulated table tells the truth: what is thrown or lies there is not chosen."""

from __future__ import annotations

from typing import Any

from engine.ask import CHOICE
from engine.boxes.henge import colour
from host.page.forced_answers import duty
from host.people.chances import Chances
from tests.page.web import Looker, looking, runs, served


async def answered(looker: Looker, count: int) -> None:
    await looker.until(lambda: looker.match["n"] >= count)


async def choose(looker: Looker, value: str) -> None:
    before = looker.match["n"]
    assert (await looker.do("answer", value=value))["ok"]
    await answered(looker, before + 1)


def told(looker: Looker) -> list[Any]:
    return [line["answer"] for line in looker.lines if "answer" in line]


@runs
async def test_dice_are_thrown_by_the_table_and_undo_throws_no_other() -> None:
    async with (
        served("backgammon", 2, "none") as site,
        looking(site, site.control) as looker,
    ):
        await choose(looker, "Alice")
        ask = looker.match["ask"]
        assert ask["settled"] == {"throw": True} and ask["options"] == []
        refused = await looker.do("answer", value="6")
        cheats = [refused] + [await looker.do("answer", value=str(die)) for die in range(1, 6)]
        assert sum(reply["ok"] for reply in cheats) <= 1, "at most the die that comes up anyhow"
        if any(reply["ok"] for reply in cheats):
            assert (await looker.do("undo", sure=True))["ok"]
            await looker.until(lambda: looker.match["n"] == 1)
        thrown = []
        for _ in range(3):
            assert (await looker.do("roll"))["ok"], "one press throws both"
            await looker.until(lambda: looker.match["ask"]["role"] == CHOICE)
            thrown.append(tuple(told(looker)[-2:]))
            assert (await looker.do("undo", sure=True))["ok"]
            await looker.until(lambda: looker.match["n"] == 1)
        assert len(set(thrown)) == 1


@runs
async def test_the_dice_of_a_whole_match_are_fair() -> None:
    async with served("backgammon", 2, "none") as site:
        mirror = site.room.mirror
        assert mirror
        mirror.take("anyone, starter: Alice")
        ask, chances = mirror.ask, Chances("fair")
        faces = [
            chances.of(mirror.referee.game, mirror.referee.table, ask, [ask] * number)
            for number in range(1200)
        ]
        assert all(150 < faces.count(face) < 250 for face in range(1, 7))


@runs
async def test_a_fact_of_the_simulated_board_is_read_not_chosen() -> None:
    async with served("stones", 3, "none") as site, looking(site, site.control) as looker:
        await choose(looker, "Alice")
        ask = looker.match["ask"]
        assert ask["prompt"] == "stone" and ask["options"] == []
        shown = ask["settled"]["label"]
        for stone in ("white", "blue", "green", "yellow", "red"):
            reply = await looker.do("answer", value=stone)
            assert reply["ok"] == (stone == shown), f"{shown} lies there"
            if reply["ok"]:
                break
            assert reply["why"] == "settled"
        await answered(looker, 2)
        assert told(looker)[-1] == shown


@runs
async def test_what_nobody_decides_costs_no_click_and_an_undo_goes_back_over_it() -> None:
    """The stone for sale is read, and the trump turned up, by the table that has them."""
    for game, lot, free in (("stones", "leader", "one_card"), ("celtic_whist", "leader", "bid")):
        async with served(game, 3, "none") as site, looking(site, site.control) as looker:
            await looker.do("people", playing=True)
            await choose(looker, "Alice")
            await looker.until(lambda free=free: looker.match["ask"]["prompt"] == free)
            assert len(told(looker)) == 2
            assert (await looker.do("undo", sure=True))["ok"]
            await looker.until(lambda lot=lot: looker.match["ask"]["prompt"] == lot)


@runs
async def test_nobody_can_revoke_in_the_page() -> None:
    async with served("celtic_whist", 4, "all") as site, looking(site, site.control) as looker:
        room, refused = site.room, 0
        for _ in range(200):
            assert room.mirror and room.mirror.ask and room.real
            ask, must = room.mirror.ask, duty(room)
            assert (must is None) == (ask.prompt != "follow")
            held = room.real.tappable(ask.zones)
            if must and len(must) < len(held):
                assert len({colour(card) for card in must}) == 1
                wrong = next(card for card in held if card not in must)
                name = room.mirror.referee.table.box.name(wrong)
                reply = await looker.do("tap", name=name)
                assert not reply["ok"] and reply["why"] == "duty"
                refused += 1
            await room.bots.step()
            await answered(looker, room.mirror.count)
        assert refused > 20
        assert not [line for line in looker.lines if "revoked" in " ".join(line["said"])]
