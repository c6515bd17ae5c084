"""What has changed since one's last answer is marked, also after a reload or a restart."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import CHOICE
from engine.referee import Referee
from host.page.early import Early
from host.page.phone import SeatSight
from host.page.room import Room
from host.page.sight import Sight
from tests.page.web import looking, runs, served

ANSWERS = 70


def marks(view: dict[str, Any]) -> tuple[Any, ...]:
    """Every mark in what a viewer is sent."""
    cards = [(zone["zone"], card["name"]) for zone in view["zones"] for card in zone["cards"]
             if card.get("come")]  # fmt: skip
    tiles = [
        (seat, tile["name"])
        for seat, groups in enumerate(view["groups"] or ())
        for group in groups for tile in group if tile and tile["come"]
    ]  # fmt: skip
    return view["since"], cards, tiles


def since_last(room: Room, seat: int | None) -> Referee | None:
    """The match as the last decision of this seat left it; None: there is nothing since."""
    assert room.mirror
    told, referee = room.mirror.told, room.mirror.referee
    own = [at for at, each in enumerate(told, 1)
           if each.ask.seat == seat and each.ask.role == CHOICE]  # fmt: skip
    if not own or own[-1] == len(told):
        return None
    then = Referee(referee.game, referee.seats, referee.options)
    then.replay(referee.log[: own[-1]])
    return then


@pytest.mark.parametrize("game", ["war_of_gods", "amazones", "why_first"])
def test_marks_are_the_difference_to_the_own_last_answer(game: str) -> None:
    async def match() -> None:
        async with served(game, 3) as site:
            room, met = site.room, 0
            for _ in range(ANSWERS):
                await room.bots.step()
                if room.mirror is None or room.ask is None:
                    break
                places, cards, tiles = marks(Sight(room, False, "en").state()["match"])
                then, now = since_last(room, room.ask.seat), room.mirror.referee.table
                if then is None:
                    assert not (places or cards or tiles)
                    continue
                met += bool(places or cards or tiles)
                for zone, name in cards:
                    piece = now.box.find(name)
                    assert piece in now.zones[zone] and piece not in then.table.zones.get(zone, ())
                for seat, name in tiles:
                    before = (then.game.groups(then.table) or [])[seat]
                    assert all(now.box.find(name) not in group for group in before)
            assert met > 5

    runs(match)()


@pytest.mark.parametrize("game", ["war_of_gods", "amazones"])
def test_marks_outlive_a_reload_and_a_restart_and_are_on_phones(game: str) -> None:
    async def match() -> None:
        async with served(game, 3) as site:
            room, met = site.room, 0
            for _ in range(ANSWERS):
                await room.bots.step()
                if room.ask is None or room.ask.seat is None:
                    continue
                seat = room.ask.seat
                phone = SeatSight(room, seat, "en", Early(room)).state()["match"]
                seen = marks(phone)
                met += any(map(bool, seen))
            await room.catch_up(fresh=True)  # all from the log, as another program would read it
            again = SeatSight(room, seat, "en", Early(room)).state()["match"]
            assert met > 5 and marks(again) == seen
            async with looking(site) as first, looking(site) as second:
                assert marks(first.match) == marks(second.match)

    runs(match)()
