"""Phones as seats: each learns what its owner may know and nothing else, and loses nothing."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from engine import catalogue
from engine.table import SEATED
from host.commands.demo import NAMES
from host.page.phones import REVOKED, SEAT, Phones, drawn_code
from host.page.server import Site
from tests.page.test_secrets import answer_for_all, held, named, shown_to
from tests.page.web import Looker, dialled, looking, runs, served

GAMES = [(line[0], min(line[2], 5)) for line in catalogue.GAMES]
BEGINNING, WHOLE = 30, 3000  # answers of a match that is listened to


@contextlib.asynccontextmanager
async def phone(site: Site, token: str, path: str = SEAT) -> AsyncIterator[Looker]:
    """A seat's phone that has seen the present state."""
    async with dialled(site, path) as socket:
        await socket.send(json.dumps({"token": token, "lang": "en"}))
        looker = Looker(socket)
        await looker.until(lambda: "state" in looker.newest)
        yield looker


@contextlib.asynccontextmanager
async def seated(game: str, seats: int) -> AsyncIterator[tuple[Site, Phones, list[Looker]]]:
    """A match with a phone at every seat; what can be played in secret is."""
    async with served("", 0, "none") as site, contextlib.AsyncExitStack() as stack:
        options = {"bidding": "secret"} if game == "celtic_whist" else {}
        await site.room.new(game, list(NAMES[:seats]), options)
        phones = Phones(site)
        found = [
            await stack.enter_async_context(phone(site, phones.token(seat)))
            for seat in range(seats)
        ]
        yield site, phones, found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_secret_reaches_the_wrong_phone(game: str, seats: int) -> None:
    """A tap on every socket: the phones, the table's page, and a spectator's."""
    runs(lambda: tapped(game, seats, BEGINNING))()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_in_a_whole_match_no_secret_reaches_the_wrong_phone(game: str, seats: int) -> None:
    runs(lambda: tapped(game, seats, WHOLE))()


async def tapped(game: str, seats: int, most: int) -> None:
    """A match of so many answers, if it is not over before; all that was sent is looked at."""
    async with (
        seated(game, seats) as (site, _, phones),
        looking(site, site.control) as table,
        looking(site) as looker,
    ):
        room, tap = site.room, Tap(phones, [table, looker])
        room.bots.take([])
        assert room.mirror
        while room.mirror.ask and room.mirror.count < most:
            tap.note(room)
            await answer_for_all(room)
            now = room.mirror.count
            for each in tap.everybody:
                await each.until(lambda each=each, now=now: each.match["n"] == now)  # type: ignore[misc]
        tap.note(room)
        frames = tap.check()
        assert not room.problem
        print(f"{game}: {room.mirror.count} answers, {frames} states looked at")


class Tap:
    """All that was ever sent to phones and pages, against what lay where at that moment.

    secrets  by number of answers: of each phone, and of who has none, what it may not know
    """

    def __init__(self, phones: list[Looker], others: list[Looker]) -> None:
        self.phones = phones
        self.everybody = [*phones, *others]
        self.secrets: dict[int, list[set[str]]] = {}

    def note(self, room: Any) -> None:
        """How it is now; and what was sent of secret answers."""
        seats = set(range(SEATED))
        self.secrets[room.mirror.count] = [
            held(room, seats - {seat}) - shown_to(room, seat) for seat in range(len(self.phones))
        ] + [held(room, seats)]
        for each in self.phones:
            for line, told in zip(each.lines[1:], room.mirror.told, strict=True):
                assert line["answer"] is None or not told.ask.secret

    def check(self) -> int:
        """How many states were looked at."""
        count = 0
        for seat, each in enumerate(self.everybody):
            for state in states(each):
                count += 1
                secrets = self.secrets[state["match"]["n"]]
                wrong = named(state) & secrets[min(seat, len(self.phones))]
                assert not wrong, f"seat {seat} was sent {wrong}"
                ask = state["match"]["ask"]
                if ask and ask["secret"] and ask["seat"] != seat and each in self.phones:
                    assert not ask["options"] and not ask["mine"]
        return count


def states(each: Looker) -> list[Any]:
    """Every state that came, of a match."""
    found = [json.loads(text) for text in each.frames]
    return [one for one in found if one["type"] == "state" and one["match"]]


@runs
async def test_each_phone_sees_its_own_cards() -> None:
    async with seated("stones", 3) as (site, _, phones):
        for seat, each in enumerate(phones):
            own = held(site.room, {seat})
            assert own and own <= named(each.state)


@runs
async def test_only_the_asked_seat_answers_and_only_the_question_it_has_seen() -> None:
    async with seated("celtic_whist", 4) as (site, _, phones):
        room = site.room
        assert room.mirror
        while room.mirror.ask is None or room.mirror.ask.seat is None:
            await answer_for_all(room)
        ask, n = room.mirror.ask, room.mirror.count
        assert ask.seat is not None
        await phones[ask.seat].until(lambda: phones[ask.seat or 0].match["n"] == n)
        value = phones[ask.seat].match["ask"]["options"][0]["value"]
        other = phones[(ask.seat + 1) % 4]
        assert (await other.do("answer", value=value, n=n))["why"] == "moved"
        assert (await phones[ask.seat].do("answer", value=value, n=n - 1))["why"] == "moved"
        for act in ("undo", "new", "abort", "save", "load", "knob", "people", "lift", "openly"):
            assert not (await phones[ask.seat].do(act, seat=0, on=True, n=n))["ok"]
        assert room.mirror.count == n
        assert (await phones[ask.seat].do("answer", value=value, n=n))["ok"]
        assert room.mirror.count == n + 1


@runs
async def test_a_phone_cannot_learn_a_card_by_laying_it_from_afar() -> None:
    async with seated("stones", 3) as (_, _, phones):
        for zone in (16, 17, 18, 0):
            for seat in range(3):
                reply = await phones[seat].do("tap", zone=zone, at=0, n=0)
                assert not reply["ok"] and "read" not in reply


@runs
async def test_a_phone_plays_no_card_that_its_owner_does_not_hold() -> None:
    async with seated("stones", 3) as (site, _, phones):
        room = site.room
        assert room.mirror and room.real
        while room.mirror.ask is None or room.mirror.ask.kind != "tap":
            await answer_for_all(room)
        seat, n = room.mirror.ask.seat or 0, room.mirror.count
        await phones[seat].until(lambda: phones[seat].match["n"] == n)
        box = room.mirror.referee.table.box
        values = {box.name(piece) for piece in room.mirror.ask.values}
        wrong = min(values - held(room, {seat}))
        assert not (await phones[seat].do("answer", value=wrong, n=n))["ok"]
        assert not (await phones[seat].do("tap", name=wrong, n=n))["ok"]
        assert room.mirror.count == n


@runs
async def test_a_link_that_was_taken_back_leads_nowhere() -> None:
    async with seated("stones", 3) as (site, phones, seats):
        old = phones.token(1)
        phones.renew(1)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await seats[1].read()
        assert closed.value.rcvd and closed.value.rcvd.code == REVOKED
        with pytest.raises(ConnectionClosed):
            async with phone(site, old):
                pass
        async with phone(site, phones.token(1)) as again:
            assert held(site.room, {1}) <= named(again.state)


@runs
async def test_a_phone_that_comes_again_finds_its_seat_and_twice_is_no_harm() -> None:
    async with seated("stones", 3) as (site, phones, seats):
        await seats[0].socket.close()
        async with phone(site, phones.token(0)) as again, phone(site, phones.token(0)) as twice:
            for each in (again, twice):
                assert held(site.room, {0}) <= named(each.state)


@runs
async def test_the_match_goes_on_where_no_phone_answers() -> None:
    """At the table: the phone's link ends, and the curtain is lifted there, as without phones."""
    async with seated("celtic_whist", 4) as (site, _, phones), looking(site, site.control) as table:
        room = site.room
        for each in phones:
            await each.socket.close()
        assert room.mirror
        while room.mirror.ask is None or not room.mirror.ask.secret:
            await answer_for_all(room)
        n, seat = room.mirror.count, room.mirror.ask.seat
        await table.until(lambda: table.match["n"] == n)
        assert table.match["ask"]["curtain"] == "pass" and not table.match["ask"]["options"]
        assert (await table.do("lift", seat=seat))["why"] == "phone"
        assert (await table.do("fetch", seat=seat))["ok"]
        assert (await table.do("lift", seat=seat))["ok"]
        await table.until(lambda: table.match["ask"]["options"])
        value = table.match["ask"]["options"][0]["value"]
        assert (await table.do("answer", value=value))["ok"]


@runs
async def test_one_person_with_a_phone_hides_their_cards_from_the_tables_page() -> None:
    async with served("stones", 3, "others") as site, looking(site, site.control) as table:
        assert held(site.room, {0}) <= named(table.state)
        phones = Phones(site)
        async with phone(site, phones.token(0)):
            await table.until(lambda: not named(table.state) & held(site.room, {0}))


@runs
async def test_who_sits_down_with_a_phone_plays_the_seat() -> None:
    async with served("stones", 3, "all") as site:
        phones = Phones(site)
        async with phone(site, phones.token(2)):
            assert site.room.bots.seats == {0, 1}


@runs
async def test_the_links_are_for_who_controls_the_page() -> None:
    async with served("stones", 3) as site:
        phones = Phones(site)
        for token in (site.control, "", phones.token(0)):
            async with dialled(site, "/room") as socket:
                await socket.send(json.dumps({"token": token}))
                if token == site.control:
                    found = json.loads(await socket.recv())
                    assert [each["name"] for each in found["seats"]] == ["Alice", "Bob", "Cléo"]
                    assert found["seats"][0]["url"].endswith("phone.html#" + phones.token(0))
                else:
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()


def test_a_code_fits_a_terminal() -> None:
    lines = drawn_code("http://192.168.100.100:65535/phone.html#" + "x" * 22).split("\n")
    assert len(lines) <= 24 and max(map(len, lines)) <= 60
