"""People who share one window: each sees their own cards, once they say that they are there."""

from __future__ import annotations

import pytest

from engine import catalogue
from engine.table import HAND, SEATED
from host.page.curtain import PASS, UP, Curtain
from host.page.room import Room
from tests.page.test_secrets import answer_for_all, held, named, shows
from tests.page.web import Looker, looking, runs, served

SOME = ("amazones", "stones", "faux_cilles", "five_suitors", "celtic_whist")
ANSWERS = 100
PEOPLE = 2  # of the seats where simulated people play too


def seats_of(game: str) -> int:
    most: int = catalogue.entry(game)[2]
    return min(most, 4)


def faces(looker: Looker) -> list[int]:
    """How many faces are seen in every hand."""
    count = len(looker.match["seats"])
    found = [0] * count
    for zone in looker.zones("hand"):
        found[zone["seat"]] = sum("name" in card for card in zone["cards"])
    return found


async def step(room: Room, looker: Looker) -> bool:
    """One answer of the asked player, in the state the viewer has; False at the end."""
    assert room.mirror
    if room.mirror.ask is None:
        return False
    await answer_for_all(room)
    await looker.until(lambda: shows(looker, room))
    return True


async def lift(looker: Looker) -> None:
    """The asked player comes to the window."""
    seat = looker.match["ask"]["seat"]
    assert (await looker.do("lift", seat=seat))["ok"]
    await looker.until(lambda: looker.match["ask"]["curtain"] == "")


@pytest.mark.parametrize("game", [line[0] for line in catalogue.GAMES])
def test_until_the_curtain_is_lifted_nobodys_secret_is_sent(game: str) -> None:
    everybody = set(range(SEATED))

    async def match() -> None:
        async with (
            served(game, seats_of(game), "none") as site,
            looking(site, site.control) as window,
        ):
            for _ in range(ANSWERS):
                if not await step(site.room, window):
                    break
                secret = held(site.room, everybody)
                assert not named(window.state) & secret
                ask = window.match["ask"]
                if ask and ask["curtain"] == "pass":
                    assert not (ask["mine"] or ask["tray"] or ask["settled"])
                    assert not (ask["secret"] and ask["options"])

    runs(match)()


@pytest.mark.parametrize("game", SOME)
def test_a_lifted_curtain_shows_the_cards_of_whoever_is_asked_alone(game: str) -> None:
    async def match() -> None:
        async with (
            served(game, seats_of(game), "none") as site,
            looking(site, site.control) as window,
        ):
            lifted = 0
            for _ in range(ANSWERS):
                if not await step(site.room, window):
                    break
                ask = window.match["ask"]
                if ask and ask["curtain"]:
                    await lift(window)
                    lifted += 1
                others = set(range(SEATED)) - {ask["seat"] if ask else None}
                assert not named(window.state) & held(site.room, others)
            assert lifted > 3

    runs(match)()


@runs
async def test_the_next_person_sees_neither_the_last_hand_nor_their_own_too_early() -> None:
    async with served("why_first", 3, "none") as site, looking(site, site.control) as window:
        await window.do("answer", value="Bob")
        for seat in (1, 2, 0):
            await window.until(lambda seat=seat: window.match["ask"]["seat"] == seat)  # type: ignore[misc]
            assert window.match["ask"]["curtain"] == "pass"
            assert faces(window) == [0, 0, 0]
            await lift(window)
            assert faces(window) == [5 if each == seat else 0 for each in range(3)]
            hand = next(zone for zone in window.zones("hand") if zone["seat"] == seat)
            card = hand["cards"][0]
            tap = await window.do("tap", zone=HAND + seat, at=card["at"], name=card["name"])
            assert tap["ok"]
            await window.until(lambda: window.match["ask"]["prompt"] == "target")
            assert window.match["ask"]["curtain"] == "", "it is still the same person's turn"
            await window.do("answer", value="Alice")


@runs
async def test_no_curtain_where_one_person_plays_or_all_are_simulated() -> None:
    for people in ("others", "all"):
        async with served("why_first", 3, people) as site, looking(site, site.control) as window:
            for _ in range(20):
                await step(site.room, window)
                assert not window.match["ask"] or window.match["ask"]["curtain"] == ""


@runs
async def test_no_curtain_where_nothing_is_secret() -> None:
    for game in ("backgammon", "awele"):
        async with served(game, 2, "none") as site, looking(site, site.control) as window:
            for _ in range(20):
                await step(site.room, window)
                assert window.match["ask"]["curtain"] == "" and window.match["ask"]["mine"]


@runs
async def test_what_everybody_sees_needs_nobody_else_at_the_window() -> None:
    """Amazones: a tile is taken in front of all; who wants to, looks at their cards."""
    async with served("amazones", 3, "none") as site, looking(site, site.control) as window:
        while window.match["ask"]["prompt"] != "tile":
            await step(site.room, window)
        ask = window.match["ask"]
        assert ask["curtain"] == "look" and ask["mine"] and faces(window) == [0, 0, 0]
        await lift(window)
        assert [count > 0 for count in faces(window)] == [seat == ask["seat"] for seat in range(3)]


@runs
async def test_simulated_people_between_bring_the_curtain_down() -> None:
    async with served("why_first", 4, "none") as site, looking(site, site.control) as window:
        site.room.bots.take(range(PEOPLE, 4))
        await window.do("answer", value="Alice")
        await window.until(lambda: window.match["ask"]["seat"] == 0)
        for seat in (0, 1, 0):
            await window.until(lambda seat=seat: window.match["ask"]["seat"] == seat)  # type: ignore[misc]
            assert window.match["ask"]["curtain"] == "pass" and not any(faces(window))
            await lift(window)
            while site.room.mirror.ask.seat == seat:  # type: ignore[union-attr]
                await step(site.room, window)
            assert not any(faces(window))
            while site.room.bots.has_the_ask():
                await step(site.room, window)


@runs
async def test_undo_past_another_person_brings_it_down_too() -> None:
    async with served("why_first", 3, "none") as site, looking(site, site.control) as window:
        for answer in ("Bob",):
            await window.do("answer", value=answer)
        await window.until(lambda: window.match["ask"]["seat"] == 1)
        await lift(window)
        count = window.match["n"]
        while site.room.mirror.ask.seat == 1:  # type: ignore[union-attr]
            await step(site.room, window)
        while site.room.mirror.count > count:  # type: ignore[union-attr]
            await window.do("undo", sure=True)
        await window.until(lambda: window.match["n"] == count)
        assert window.match["ask"]["curtain"] == "pass" and not any(faces(window))


@runs
async def test_what_happened_while_the_window_was_not_told_counts() -> None:
    """After a gap on the cable: it is the same person's turn again, but others had theirs."""
    async with served("why_first", 2, "none") as site, looking(site, site.control) as window:
        await window.do("answer", value="Alice")
        await window.until(lambda: window.match["ask"]["seat"] == 0)
        curtain = Curtain(site.room)
        curtain.lift(0)
        assert curtain.down() == UP
        while not others_answered(site.room, 0):
            await step(site.room, window)
        curtain.changed()
        assert curtain.down() == PASS


def others_answered(room: Room, seat: int) -> bool:
    """Whether this seat is asked, and was not asked last."""
    assert room.mirror and room.mirror.ask
    asked = [told.ask.seat for told in room.mirror.told] + [room.mirror.ask.seat]
    return asked[-1] == seat and asked[-2] not in (seat, None)


@runs
async def test_what_a_secret_can_be_chosen_from_is_covered_too() -> None:
    """Celtic whist, bids in secret: a menu and numbers, no card."""
    async with served(people="none") as site, looking(site, site.control) as window:
        await site.room.new("celtic_whist", ["A", "B", "C"], {"bidding": "secret"})
        await window.until(lambda: window.match is not None)
        while not window.match["ask"]["secret"]:
            await step(site.room, window)
        ask = window.match["ask"]
        assert ask["curtain"] == "pass" and not ask["options"] and not ask["mine"]
        await lift(window)
        assert window.match["ask"]["options"] and window.match["ask"]["mine"]


@runs
async def test_each_window_has_its_own_curtain() -> None:
    async with (
        served("why_first", 3, "none") as site,
        looking(site, site.control) as window,
        looking(site, site.control) as other,
    ):
        await window.do("answer", value="Bob")
        await window.until(lambda: window.match["n"] == 1)
        await lift(window)
        await step(site.room, other)
        assert not any(faces(other))
        async with looking(site, site.control) as again:
            assert not any(faces(again)), "a page that is opened again says so again"


@runs
async def test_only_who_is_asked_can_lift_it() -> None:
    async with served("why_first", 3, "none") as site, looking(site, site.control) as window:
        await window.do("answer", value="Bob")
        await window.until(lambda: window.match["ask"]["seat"] == 1)
        for seat in (0, 2, 9, None, "x"):
            assert not (await window.do("lift", seat=seat))["ok"]
        assert not any(faces(window))


@runs
async def test_people_who_play_openly_have_no_curtain() -> None:
    async with served("why_first", 3, "none") as site, looking(site, site.control) as window:
        await window.do("answer", value="Bob")
        await window.until(lambda: window.match["ask"]["curtain"] == "pass")
        await window.do("openly", on=True)
        await window.until(lambda: window.match["ask"]["curtain"] == "")
        assert faces(window) == [0, 5, 0]
        await window.do("openly", on=False)
        await window.until(lambda: window.match["ask"]["curtain"] == "pass")
        assert not any(faces(window))


async def until_a_hand_is_shown(room: Room, window: Looker) -> bool:
    while await step(room, window):
        if window.match["ask"] and window.match["ask"]["prompt"] == "looked":
            return True
    return False


@pytest.mark.parametrize(
    ("people", "seed", "hands"), [("none", "1", 2), ("others", "5", 2), ("others", "1", 1)]
)
def test_a_hand_shown_to_one_person_is_seen_by_that_person(
    people: str, seed: str, hands: int
) -> None:
    """The five suitors: the green disc shows a hand and no packet (R-SUIT-19).

    hands  how many the window shows: of a simulated person who looks, it shows nothing
    """

    async def match() -> None:
        async with (
            served("five_suitors", 3, people, seed=seed) as site,
            looking(site, site.control) as window,
            looking(site) as spectator,
        ):
            assert await until_a_hand_is_shown(site.room, window), "another seed, please"
            if people == "none":
                assert window.match["ask"]["curtain"] == "pass" and not any(faces(window))
                await lift(window)
            assert sum(count > 0 for count in faces(window)) == hands
            assert len([zone for zone in window.zones("packet") if named(zone)]) == 1
            assert not any(faces(spectator))

    runs(match)()
