"""Answers without a choice: how many a match has, and how many still cost a click at the page."""

from __future__ import annotations

from host.page.forced_answers import no_choice
from tests.measure.clicks import counted
from tests.page.web import runs, served


def test_of_what_is_no_choice_only_a_throw_costs_a_click() -> None:
    for game in ("stones", "high_druid", "sacrifice_roulette", "five_suitors", "ghost_knights"):
        found = counted(game, 2, 0)
        assert found.nobodys > found.answers / 20 and found.thrown == 0, game
    found = counted("backgammon", 1, 0)
    assert found.nobodys > found.answers / 3 and 2 * found.thrown <= found.nobodys


def test_where_one_answer_alone_is_left_who_plays_alone_presses_nothing() -> None:
    """The last card of a hand in Why First?; with two people it would tell how soon they answer."""

    async def match() -> None:
        async with served("why_first", 3) as site:
            room = site.room
            while not (room.ask.prompt == "card" and len(room.real.tappable(room.ask.zones)) == 1):
                await room.bots.step()
            seat = room.ask.seat
            for simulated, alone in (({0, 1, 2} - {seat}, True), ({(seat + 1) % 3}, False)):
                room.bots.take(simulated)
                assert no_choice(room) == alone
            room.bots.take({0, 1, 2})
            await room.undo(sure=True)
            while room.ask.prompt != "card" or len(room.real.tappable(room.ask.zones)) < 2:
                await room.undo(sure=True)
            room.bots.take({0, 1, 2} - {room.ask.seat})
            assert not no_choice(room)

    runs(match)()
