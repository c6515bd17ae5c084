"""No secret reaches a browser that may not know it: all it was ever sent is searched."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import catalogue, record
from engine.table import ADDED, BID, DEAD, DECK, HAND, PACKET, SEATED, SECRET
from host.page.curtain import shown_hand
from host.page.mirror import Mirror
from host.page.room import Room
from tests.page.web import Looker, looking, runs, served

FAMILIES = (HAND, ADDED, SECRET, PACKET, DEAD)
ANSWERS = 150
LONG = 600  # in make long
# Bids that lie face down although they lie in the open: game -> prompts while nothing is shown.
CLOSED_BIDS = {"stones": ("one_card", "bid"), "final_exam": ("bid",)}


def held(room: Room, seats: set[int]) -> set[str]:
    """The names of all pieces that only these seats may know, as they really lie."""
    assert room.real and room.mirror
    box = room.mirror.referee.table.box
    zones = [family + seat for family in FAMILIES for seat in range(SEATED)]
    if closed(room.mirror):
        zones += [BID + seat for seat in range(SEATED)]
    wanted = [zone for zone in zones if zone % SEATED in seats]
    return {box.name(piece) for zone in wanted for piece in room.real.zones.get(zone, ())}


def closed(mirror: Mirror) -> bool:
    ask = mirror.referee.ask
    return ask is not None and ask.prompt in CLOSED_BIDS.get(mirror.game, ())


def named(view: Any) -> set[str]:
    """Every name of a piece that a state tells, wherever it stands."""
    if isinstance(view, dict):
        own = {view["name"]} if "stem" in view else set()
        return own.union(*[named(each) for each in view.values()])
    if isinstance(view, list):
        return set().union(*[named(each) for each in view])
    return set()


def games() -> list[tuple[str, int]]:
    return [(line[0], min(line[2], 5)) for line in catalogue.GAMES]


@pytest.mark.parametrize("most", [ANSWERS, pytest.param(LONG, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "seats"), games())
def test_a_spectator_is_never_sent_what_lies_face_down(game: str, seats: int, most: int) -> None:
    everybody = set(range(SEATED))

    async def match() -> None:
        async with served(game, seats) as site, looking(site) as looker:
            room = site.room
            assert room.mirror
            for _ in range(most):
                if room.mirror.referee.ask is None:
                    break
                await room.bots.step()
                await looker.until(lambda: looker.match["n"] == room.mirror.count)
                found = named(looker.state) & held(room, everybody)
                assert not found, f"{found} after {room.mirror.count} answers"
                hidden_in_log(room.mirror, looker.lines)
                assert looker.match["ask"] is None or not looker.match["ask"]["tray"]
            assert not room.problem

    runs(match)()


def hidden_in_log(mirror: Mirror, lines: list[Any]) -> None:
    """A secret answer is announced without its value."""
    for told, line in zip(mirror.told, lines[1:], strict=True):
        if told.ask.secret:
            assert line["answer"] is None


@pytest.mark.parametrize("game", ["amazones", "stones", "why_first", "five_suitors"])
def test_one_person_at_the_page_never_sees_the_others_cards(game: str) -> None:
    others = set(range(1, SEATED))

    async def match() -> None:
        async with served(game, 4, "others") as site, looking(site, site.control) as player:
            room = site.room
            assert room.mirror
            for _ in range(ANSWERS):
                ask = room.mirror.ask
                if ask is None or room.bots.people is None:
                    break
                await answer_for_all(room)
                await player.until(lambda: shows(player, room))
                assert not named(player.state) & held(room, others) - shown_to(room, 0)

    runs(match)()


def shown_to(room: Any, seat: int) -> set[str]:
    """A hand that another player shows to this seat by the rules (R-SUIT-19)."""
    ask = room.ask
    zone = shown_hand(ask) if ask and ask.seat == seat else None
    box = room.mirror.referee.table.box
    return {box.name(piece) for piece in room.real.zones.get(zone, ())} if zone else set()


def shows(looker: Looker, room: Room) -> bool:
    """Whether the viewer's newest state is of the question that stands."""
    asked, ask = looker.match["ask"], room.ask
    assert room.mirror
    return bool(
        looker.match["n"] == room.mirror.count
        and (asked and asked["prompt"]) == (ask and ask.prompt)
    )


async def answer_for_all(room: Room) -> None:
    """One answer of the asked player, the person at the page too; or what that player picks."""
    assert room.mirror and room.mirror.ask and room.bots.people
    if room.picking:
        room.pick_all(room.bots.people.pick(room.picking.pick))
        return
    ask, mirror = room.mirror.ask, room.mirror
    value = room.bots.people.answer(ask, room.mirror.referee.table)
    spelt = record.spell(ask, value, mirror.referee.table.box, mirror.players)
    await room.client.command("answer " + spelt)


@runs
async def test_the_deck_shows_its_back_to_everybody() -> None:
    async with served("stones") as site, looking(site, site.control) as player:
        assert [card.get("name") for card in player.zones("deck")[0]["cards"]] == [None]
        assert player.zones("deck")[0]["zone"] == DECK


@runs
async def test_a_card_that_moved_on_is_not_taken_for_another() -> None:
    async with served("amazones", 3, "none") as site, looking(site, site.control) as player:
        for answer in ("Cléo", "yellow", "red", "blue"):
            assert (await player.do("answer", value=answer))["ok"]
        assert (await player.do("tap", zone=HAND, at=0, name="yellow+5b"))["why"] == "moved"
        assert (await player.do("tap", zone=HAND, at=0, name="yellow+10"))["ok"]


@runs
async def test_the_search_finds_secrets_where_there_are_some() -> None:
    """What the tests above rely on."""
    async with served("stones", 3) as site, looking(site, site.control) as player:
        everybody = set(range(SEATED))
        await player.do("answer", value="Alice")
        assert named(player.state) & held(site.room, everybody)
        found: Callable[[Any], set[str]] = named
        assert found(json.loads('{"a": [{"stem": "d", "name": "d1"}, {"name": "Bob"}]}')) == {"d1"}
