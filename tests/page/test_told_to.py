"""A question speaks to the player who answers it, and a secret's sum to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from engine import catalogue
from engine.ask import Tap
from engine.games.amazones.score import CARD
from engine.table import BID
from host.page.room import Room
from host.page.sight import Sight
from tests.page import browser as web
from tests.page.web import runs, served


def test_who_has_no_say_is_not_asked_and_simulated_players_agree_by_themselves() -> None:
    """The offender of Why First? alone with simulated people; where one more plays, that one is."""

    async def match() -> None:
        async with served("why_first", 3) as site:
            room = site.room
            await until_sanction(room)
            assert room.ask and room.ask.but in room.seats()
            offender, other = room.ask.but, (room.ask.but + 1) % 3
            for people, theirs in (([offender], False), ([offender, other], True), ([other], True)):
                room.bots.take(set(room.seats()) - set(people))
                ask = Sight(room, True, "en").state()["match"]["ask"]
                assert ask["mine"] == theirs and ask["who"] == "The others"
            room.bots.take({0, 1, 2} - {offender})
            told = room.mirror.count
            await room.bots.step()
            assert room.mirror.count == told + 1

    runs(match)()


async def until_sanction(room: Room) -> None:
    for _ in range(400):
        if room.ask is None:
            await room.new("why_first", ["Alice", "Bob", "Cléo"], {})
        if room.ask.prompt == "sanction":
            return
        await room.bots.step()


def test_who_has_no_cards_in_hand_is_not_asked_to_shuffle() -> None:
    """A simulated table has set up and dealt by itself; at a real one hands do it."""

    async def match() -> None:
        async with served("why_first", 3) as site:
            mirror = site.room.mirror
            while mirror.match.referee.table.round < 2:
                await site.room.bots.step()
            told = [mirror.opening, *(each.news for each in mirror.told)]
            said = " ".join(each for news in told for each in mirror.sentences(news, "en"))
            assert "huffle" not in said and "Deal" not in said and "pawn" in said, said
            mirror.hands = True
            said = " ".join(each for news in told for each in mirror.sentences(news, "en"))
            assert "Shuffle" in said and "Collect and shuffle" in said and "Deal" in said, said

        async with served("stones", 3) as site:
            assert Sight(site.room, True, "en").state()["match"]["ask"]["news"] == []
            site.room.mirror.hands = True
            assert Sight(site.room, True, "en").state()["match"]["ask"]["news"]

    runs(match)()


@pytest.mark.parametrize("game", ["stones", "amazones"])
def test_nobody_else_is_told_what_a_secret_set_comes_to(game: str) -> None:
    """With one person at the page the simulated people's cards are hidden, so their sum is."""

    async def match() -> None:
        async with served(game, 3) as site:
            room, met = site.room, 0
            room.bots.take([1, 2])
            for _ in range(400):
                if room.ask is None or met > 5:
                    break
                theirs = room.ask.secret and room.ask.chosen and room.ask.seat != 0
                if theirs:
                    assert Sight(room, True, "en").state()["match"]["ask"]["sum"] is None
                    met += 1
                room.bots.take([0, 1, 2])
                await room.bots.step()
                room.bots.take([1, 2])
            assert met

    runs(match)()


def test_the_sum_beside_a_bid_that_is_changed_is_what_the_bid_comes_to() -> None:
    rules = catalogue.load("amazones")
    t = rules.Table(3, {"start": "left", "tie_bonus": "per_male", "titles": "given"})
    five, two = CARD.index(5), CARD.index(2)
    t.zone(BID + 1).extend([five, two])
    for prompt, piece, total in (
        ("first_bid", five, 5), ("add_card", two + 1, 9), ("remove_card", two, 5),
    ):  # fmt: skip
        assert rules.worth(t, Tap(1, prompt), [piece]) == total, prompt


def test_a_click_on_a_person_is_no_click_on_who_plays_them_and_you_is_who_is_asked() -> None:
    for browser in web.browser():
        with web.table(browser, "why_first", "--players", "3") as page:
            web.pace(page, 4)
            web.play_until(page, lambda: web.mine(page, "target"))
            told = page.evaluate("() => trilithon.state().match.n")
            web.pace(page, 0)
            box = page.locator("#seats .seat.can .who-plays").first.bounding_box()
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_function("n => trilithon.state().match.n > n", arg=told)
            assert page.evaluate("() => trilithon.state().people.seats") == [1, 2]
            words_to_others(page)


def words_to_others(page: Any) -> None:
    page.wait_for_function("() => trilithon.state().match.ask?.seat > 0")
    who = page.evaluate("() => trilithon.state().match.ask.who")
    assert page.inner_text("#ask .about").startswith(f"To {who}: ")
    assert f"At stake for {who}:" in page.inner_text("#ask")
