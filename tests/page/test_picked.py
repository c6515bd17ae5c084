"""What people pick, people pick: at the page, on phones, and on another day the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from engine import record
from engine.table import DISCARD, HAND, PACKET
from host.page import match_desk
from host.page.phones import Phones
from host.page.room import Room
from host.people.ground_truth import needed
from host.people.picks import Pick
from tests.page.test_phones import phone
from tests.page.test_same_match import evening, take_up, zones
from tests.page.test_secrets import shows
from tests.page.web import looking, runs, served


async def until_a_player_picks(room: Room, seat: int) -> None:
    """Simulated people answer for everybody until the person of this seat must pick two cards."""
    await until_picking(room, lambda pick: pick.seat == seat and pick.number == 2, "how_many", 2)


async def until_picking(
    room: Room, true: Callable[[Pick], bool], prompt: str, wish: int | str
) -> None:
    """Simulated people answer for everybody, that question so where they may."""
    room.bots.take([])
    while not room.picking or not true(room.picking.pick):
        assert room.mirror and room.mirror.ask and room.bots.people
        before = room.mirror.count, room.picking
        if room.picking:
            room.pick_all(room.bots.people.pick(room.picking.pick))
            continue
        ask, table = room.mirror.ask, room.mirror.referee.table
        wished = ask.prompt == prompt and wish in [*ask.values, *ask.items]
        value = wish if wished else room.bots.people.answer(ask, table)
        spelt = record.spell(ask, value, table.box, room.mirror.players)
        await room.client.command("answer " + spelt)
        while (room.mirror.count, room.picking) == before:
            await asyncio.sleep(0)


def test_who_swaps_picks_the_card_of_the_hand_and_that_of_the_packet() -> None:
    async def story(room: Room) -> None:
        await room.new("five_suitors", ["Ann", "Bo"], {})
        swapped = lambda pick: room.mirror.lines[-1].endswith("swap_cards: swap")  # noqa: E731
        await until_picking(room, swapped, "swap_cards", "swap")
        assert room.mirror and room.real and room.picking
        seat, box = room.picking.pick.seat, room.mirror.referee.table.box
        hand, packet = (room.real.zones[zone + seat][:] for zone in (HAND, PACKET))
        for zone, piece, at in ((HAND, hand[-1], len(hand) - 1), (PACKET, packet[0], 0)):
            assert room.picking and room.picking.pick.zone == zone + seat
            tap = {"zone": zone + seat, "at": at, "name": box.name(piece)}
            await match_desk.tap(room, tap)
            await room.catch_up()
        assert not room.picking
        assert {*room.real.zones[HAND + seat]} == {*hand[:-1], packet[0]}
        assert {*room.real.zones[PACKET + seat]} == {*packet[1:], hand[-1]}

    evening(story, seed="swap")  # one with a swap


@runs
async def test_people_pick_at_the_page_what_they_discard() -> None:
    async with served("war_of_gods", 2, "none") as site, looking(site, site.control) as page:
        room = site.room
        await until_a_player_picks(room, 0)
        room.bots.take([1])
        room.changed("state")
        await page.until(lambda: shows(page, room) and page.match["ask"]["mine"])
        assert page.match["ask"]["text"] == "Pick 2 cards from your hand, then OK"
        assert (await page.do("knob", did="press"))["why"] == "picking"
        (hand,) = [zone for zone in page.zones("hand") if zone["seat"] == 0]
        first, second, third = hand["cards"][:3]
        for card in (first, second, first, third):  # the first is put back
            done = await page.do("tap", zone=HAND, at=card["at"], name=card["name"])
            assert done["ok"]
        await page.until(lambda: page.match["ask"]["items"])
        assert (await page.do("answer", value="ok"))["ok"]
        assert room.mirror and room.real and not room.picking
        box = room.mirror.referee.table.box
        gone = [box.name(piece) for piece in room.real.zones[DISCARD][-2:]]
        assert gone == [second["name"], third["name"]]
        async with looking(site) as spectator:
            assert not {second["name"], third["name"]} & {
                card.get("name") for zone in spectator.match["zones"] for card in zone["cards"]
            }


@runs
async def test_people_pick_on_their_phone_and_no_other_phone_does() -> None:
    async with served("war_of_gods", 2, "none") as site:
        room, phones = site.room, Phones(site)
        await until_a_player_picks(room, 0)
        assert room.mirror and room.real
        n = room.mirror.count
        async with phone(site, phones.token(0)) as own, phone(site, phones.token(1)) as other:
            assert own.match["ask"]["mine"] and not other.match["ask"]["mine"]
            assert own.match["ask"]["text"] == "Pick 2 cards from your hand, then OK"
            (hand,) = [zone for zone in own.zones("hand") if zone["seat"] == 0]
            chosen = hand["cards"][:2]
            for card in chosen:
                tap = {"n": n, "zone": hand["zone"], "at": card["at"], "name": card["name"]}
                assert (await other.do("tap", **tap))["why"] == "moved"
                assert (await own.do("tap", **tap))["ok"]
            await own.until(lambda: own.match["ask"]["items"])
            assert (await own.do("answer", n=n, value="ok"))["ok"]
        box = room.mirror.referee.table.box
        gone = [box.name(piece) for piece in room.real.zones[DISCARD][-2:]]
        assert not room.picking and gone == [card["name"] for card in chosen]


def test_what_was_picked_is_picked_another_day_and_an_undo_takes_it_back() -> None:
    async def begin(room: Room) -> list[list[int]]:
        await room.new("war_of_gods", ["Ann", "Bo"], {})
        await until_a_player_picks(room, 0)
        assert room.mirror and room.real and room.picking
        chosen, count = room.picking.held[1:3], room.mirror.count
        room.pick_all(chosen[::-1])
        await room.client.command("undo sure")
        while room.mirror.count == count:
            await asyncio.sleep(0)
        await room.client.command("answer 2")
        while not room.picking:
            await asyncio.sleep(0)
        box = room.mirror.referee.table.box
        for piece in chosen:
            at = room.real.zones[HAND].index(piece)
            await match_desk.tap(room, {"zone": HAND, "at": at, "name": box.name(piece)})
        await match_desk.answer(room, {"value": "ok"})
        return [chosen, *zones(room).values()]

    async def go_on(room: Room) -> list[list[int]]:
        await take_up(room)
        there = [*zones(room).values()]
        return [room.deal.picks[0][-1], *there]

    assert evening(begin) == evening(go_on)


@pytest.mark.parametrize("level", ["careless", "strong"])
def test_a_simulated_person_picks_by_its_level_and_after_an_undo_the_same(level: str) -> None:
    async def story(room: Room) -> None:
        await room.new("war_of_gods", ["Ann", "Bo"], {})
        await until_a_player_picks(room, 0)
        gone = []
        for again in range(2):
            assert room.mirror and room.real and room.real.facts and room.picking
            pick, held, count = room.picking.pick, room.picking.held, room.mirror.count
            worth = dict(
                zip(held, needed(room.real.game, room.real.facts, pick, held), strict=True)
            )
            room.bots.take([0])
            room.bots.try_hard(level)
            await room.bots.step()
            assert not room.picking
            gone.append(room.deal.picks[0][-1])
            if not again:
                await room.client.command("undo sure")
                while room.mirror.count == count:
                    await asyncio.sleep(0)
                room.bots.take([])
                await room.client.command("answer 2")
                while not room.picking:
                    await asyncio.sleep(0)
        assert gone[0] == gone[1]
        least = sum(sorted(worth.values())[:2])
        assert (sum(worth[piece] for piece in gone[0]) == least) == (level == "strong")

    evening(story, seed="level")  # one where the lot falls on another card


# Who goes on playing
