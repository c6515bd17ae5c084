"""Secret cards are laid on all phones at the same moment, where the rulebook allows it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from engine.table import HAND
from tests.page.test_phones import seated
from tests.page.test_secrets import answer_for_all, held, named
from tests.page.web import Looker, looking, runs

Seated = tuple[Any, Any, list[Looker]]


@contextlib.asynccontextmanager
async def at_secret(game: str) -> AsyncIterator[Seated]:
    """Three phones, and the first seat is asked what all may answer at once."""
    async with seated(game, 3) as (site, phones, found):
        room = site.room
        while not room.mirror.ask.together:
            if room.mirror.ask.kind == "seat":
                await room.client.command("answer Alice")
            else:
                await answer_for_all(room)
        await everybody_sees(site, found)
        assert room.mirror.ask.seat == 0
        yield site, phones, found


async def everybody_sees(site: Any, phones: list[Looker]) -> None:
    for each in phones:
        await each.until(lambda each=each: each.match["n"] == site.room.mirror.count)  # type: ignore[misc]


def cards(looker: Looker, seat: int) -> list[Any]:
    return next(each["cards"] for each in looker.zones("hand") if each["seat"] == seat)


async def lay(looker: Looker, seat: int, at: int = 0) -> str:
    """A card of the own hand; returns its name."""
    card = cards(looker, seat)[at]
    reply = await looker.do("tap", zone=HAND + seat, at=card["at"], name=card["name"],
                            n=looker.match["n"])  # fmt: skip
    assert reply["ok"], reply
    return str(card["name"])


def secret_lines(site: Any, prompt: str) -> list[str]:
    return [line for line in site.room.mirror.lines if f", {prompt}: " in line]


async def until_answered(site: Any, looker: Looker, prompt: str, count: int) -> None:
    await looker.until(lambda: len(secret_lines(site, prompt)) >= count)


@runs
async def test_cards_that_come_early_are_laid_when_their_seats_are_asked() -> None:
    async with at_secret("magic") as (site, _, (alice, bob, cleo)):
        names = [await lay(cleo, 2), await lay(bob, 1)]
        assert not secret_lines(site, "card")
        names.append(await lay(alice, 0))
        await until_answered(site, alice, "card", 3)
        who = ["Alice", "Bob", "Cl\u00e9o"]
        wanted = [f"{name}, card: {card}" for name, card in zip(who, reversed(names), strict=True)]
        assert secret_lines(site, "card")[:3] == wanted


@runs
async def test_a_whole_set_is_closed_early_too() -> None:
    async with at_secret("stones") as (site, _, (alice, bob, cleo)):
        for seat, each in ((2, cleo), (1, bob)):
            await lay(each, seat)
            await each.until(lambda each=each: each.match["ask"]["items"])  # type: ignore[misc]
            assert (await each.do("answer", value="ok", n=each.match["n"]))["ok"]
            await each.until(lambda each=each: each.match["ask"]["ready"])  # type: ignore[misc]
        await lay(alice, 0)
        await alice.until(lambda: alice.match["ask"]["items"])
        assert (await alice.do("answer", value="ok", n=alice.match["n"]))["ok"]
        await until_answered(site, alice, "one_card", 6)
        assert [line.partition(",")[0] for line in secret_lines(site, "one_card")][::2] == [
            "Alice", "Bob", "Cl\u00e9o"]  # fmt: skip


@runs
async def test_an_early_card_is_taken_back_by_another_tap_and_replaced_by_another_card() -> None:
    async with at_secret("magic") as (site, _, (alice, bob, _cleo)):
        await lay(bob, 1, 0)
        await bob.until(lambda: cards(bob, 1)[0]["laid"])
        await lay(bob, 1, 0)
        await bob.until(lambda: not cards(bob, 1)[0]["laid"])
        await lay(bob, 1, 0)
        second = await lay(bob, 1, 1)
        await bob.until(lambda: [card["laid"] for card in cards(bob, 1)][:2] == [False, True])
        await lay(alice, 0)
        await until_answered(site, alice, "card", 2)
        assert secret_lines(site, "card")[1] == f"Bob, card: {second}"


@runs
async def test_what_was_laid_early_is_forgotten_where_the_match_goes_another_way() -> None:
    async with at_secret("magic") as (site, phones, (alice, bob, _cleo)):
        await lay(bob, 1)
        await site.room.client.command("undo sure")
        assert phones.early.of(1) is None
        await everybody_sees(site, [alice, bob])
        assert phones.early.question(1) is None


@runs
async def test_nobody_learns_of_a_card_that_came_early() -> None:
    async with (
        at_secret("magic") as (site, _, (alice, bob, cleo)),
        looking(site, site.control) as table,
    ):
        name = await lay(bob, 1)
        await bob.until(lambda: bob.match["ask"]["ready"])
        await lay(alice, 0)
        await until_answered(site, alice, "card", 2)
        await everybody_sees(site, [alice, cleo, table])
        for each in (alice, cleo, table):
            assert not named(each.state) & held(site.room, {1})
            assert all(name not in str(line) for line in each.lines)


@runs
async def test_only_ones_own_cards_and_only_before_the_own_answer() -> None:
    async with at_secret("magic") as (site, _, (alice, bob, cleo)):
        n = bob.match["n"]
        assert not (await bob.do("tap", zone=HAND + 2, at=0, n=n))["ok"]
        assert not (await bob.do("answer", value="ok", n=n))["ok"]
        assert not (await bob.do("roll", n=n))["ok"]
        await lay(alice, 0)
        await everybody_sees(site, [alice, bob, cleo])
        card = cards(alice, 0)[0]
        late = await alice.do("tap", zone=HAND, at=card["at"], name=card["name"], n=n + 1)
        assert late["why"] == "moved"


@pytest.mark.parametrize("game", ["why_first", "amazones"])
def test_nothing_comes_early_where_the_rules_ask_in_turn(game: str) -> None:
    async def story() -> None:
        async with seated(game, 3) as (site, phones, found):
            for _ in range(30):
                if site.room.mirror.ask is None:
                    break
                assert phones.early.question(0) is phones.early.question(2) is None
                await answer_for_all(site.room)
            assert len(found) == 3

    runs(story)()
