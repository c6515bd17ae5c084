"""A phone's link is its person's: in another seat, taken over, in the next match and evening."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from engine.table import SEATED
from host.archive.links import FILE, Links
from host.page.phones import Phones
from host.page.server import Site
from tests.page.test_phones import phone
from tests.page.test_secrets import held, named
from tests.page.web import Looker, dialled, looking, runs, served

EVERYBODY = set(range(SEATED))


async def sits(site: Site, *names: str) -> None:
    """A match of these people, who all have cards."""
    await site.room.new("stones", list(names), {})


def choices(looker: Looker) -> list[str]:
    """Whom this phone might be."""
    return [each["name"] for each in looker.state["stranger"]["seats"]]


@runs
async def test_in_the_next_match_the_link_is_its_persons_in_another_seat() -> None:
    async with served(people="none") as site:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site)
        async with phone(site, phones.token(0)) as al:
            assert al.state["here"] == 0
            await sits(site, "Bo", "Al", "Cy")
            await al.until(lambda: al.state["here"] == 1)
            assert held(site.room, {1}) <= named(al.state)
            assert not named(al.state) & held(site.room, EVERYBODY - {1})


@runs
async def test_who_has_taken_over_is_asked_before_the_phone_shows_a_card() -> None:
    async with served(people="none") as site, looking(site, site.control) as table:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site)
        async with phone(site, phones.token(0)) as al:
            assert (await table.do("sit", seat=0, name="Dora"))["ok"]
            await al.until(lambda: al.state["match"] is None)
            assert choices(al) == ["Dora"] and not named(al.state)
            for act in ("tap", "answer", "roll"):
                reply = await al.do(act, n=0, value="Al", zone=16, at=0, name="d1")
                assert reply["why"] == "moved"
            assert not (await al.do("claim", seat=1, name="Bo"))["ok"]
            assert (await al.do("claim", seat=0, name="Dora"))["ok"]
            await al.until(lambda: al.match is not None)
            assert held(site.room, {0}) <= named(al.state)


@runs
async def test_who_is_given_another_name_in_mid_match_keeps_cards_and_seat(tmp_path: Path) -> None:
    """By another program, which the room learns of from the file alone."""
    async with served(people="none") as site:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site, Links(tmp_path / FILE))
        token = phones.token(0)
        async with phone(site, token) as al:
            Links(tmp_path / FILE).called("Al", "Albert")
            before = al.state
            assert (await al.do("lang", lang="fr"))["ok"]
            await al.until(lambda: al.state is not before)
            assert al.state["here"] == 0 and held(site.room, {0}) <= named(al.state)
            assert site.room.phones == {0} and phones.token(0) == token
        async with phone(site, token) as al:
            assert al.state["here"] == 0, "also where it comes again"
            await sits(site, "Al", "Bo", "Cy")
            await al.until(lambda: al.state["match"] is None)
            assert "Al" in choices(al), "in another match that may be another one"
            await sits(site, "Bo", "Albert", "Cy")
            await al.until(lambda: al.match and al.state["here"] == 1)


@runs
async def test_whose_seat_another_takes_over_is_asked_under_any_name(tmp_path: Path) -> None:
    async with served(people="none") as site, looking(site, site.control) as table:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site, Links(tmp_path / FILE))
        async with phone(site, phones.token(0)) as al:
            Links(tmp_path / FILE).called("Al", "Albert")
            assert (await table.do("sit", seat=0, name="Dora"))["ok"]
            await al.until(lambda: al.state["match"] is None)
            assert not named(al.state)


@runs
async def test_who_comes_by_the_old_name_with_a_phone_of_their_own_has_the_seat(
    tmp_path: Path,
) -> None:
    async with served(people="none") as site:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site, Links(tmp_path / FILE))
        async with phone(site, phones.token(0)) as al:
            Links(tmp_path / FILE).called("Al", "Albert")
            async with phone(site, Links(tmp_path / FILE).of("Al").token) as other:
                assert other.state["here"] == 0
                assert (await al.do("lang", lang="fr"))["ok"]
                await al.until(lambda: al.state["match"] is None)


@runs
async def test_a_phone_cannot_say_that_it_is_a_person_with_a_phone_of_their_own() -> None:
    async with served(people="none") as site:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site)
        async with phone(site, phones.token(0)) as al:
            async with phone(site, phones.token(1)):
                pass
            await sits(site, "Bo", "Cy", "Dan")
            await al.until(lambda: al.state["match"] is None)
            assert choices(al) == ["Cy", "Dan"]
            assert not (await al.do("claim", seat=0, name="Bo"))["ok"]
            assert not (await al.do("claim", seat=2, name="Cy"))["ok"]


@runs
async def test_the_link_that_was_handed_on_leads_to_nobody_else_any_more() -> None:
    async with served(people="none") as site:
        await sits(site, "Al", "Bo", "Cy")
        phones = Phones(site)
        token = phones.token(0)
        async with phone(site, token) as al:
            await sits(site, "Dora", "Bo", "Cy")
            await al.until(lambda: al.state["match"] is None)
            assert (await al.do("claim", seat=0, name="Dora"))["ok"]
            await sits(site, "Bo", "Al", "Dora")
            await al.until(lambda: al.match and al.state["here"] == 2)
            assert phones.token(2) == token != phones.token(1)


@runs
async def test_a_name_written_with_accents_of_its_own_is_the_same_person() -> None:
    async with served(people="none") as site:
        await sits(site, "Jos\u00e9", "Bo", "Cy")
        phones = Phones(site)
        token = phones.token(0)
        await sits(site, "Bo", "Jose\u0301", "Cy")
        assert phones.token(1) == token


def test_links_outlive_the_program_in_a_file_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables" / FILE
    first = Links(path)
    token = first.of("Al").token
    first.came("Al")
    first.at(4321)
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    again = Links(path)
    assert again.person(token) == "Al" and again.people["Al"].came and again.port == 4321
    again.renew("Al")
    assert not Links(path).person(token)


def test_two_rooms_of_one_computer_keep_each_others_links(tmp_path: Path) -> None:
    one, two = Links(tmp_path / FILE), Links(tmp_path / FILE)
    al, bo = one.of("Al").token, two.of("Bo").token
    one.came("Al")
    assert two.of("Al").token == al and one.person(bo) == "Bo"
    assert Links(tmp_path / FILE).people == one.people
    one.renew("Al")
    assert not two.person(al) and two.person(bo) == "Bo"
    new = two.of("Al").token
    assert one.of("Al").token == new != al
    one.renew("Al")
    one.renew("Bo")
    assert not two.person(new) and not two.person(bo) and two.people == {}


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_file_of_links_that_is_spoilt_in_mid_match_cuts_no_phone_off(
    tmp_path: Path, text: str
) -> None:
    links = Links(tmp_path / FILE)
    token = links.of("Al").token
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert not links.person("of nobody") and links.of("Bo").token
    assert Links(tmp_path / FILE).person(token) == "Al"


SPOILT = ["", "[]", "{", '{"people": 3, "port": "x"}', "\ufffe\x00",
          '{"people": {"Al": {"token": 7}, "Bo": "x"}, "port": 70000}',
          '{"people": {"Al": {"token": "x", "match": "m", "seat": "0", "name": "A"}}}']  # fmt: skip


@pytest.mark.parametrize("text", SPOILT)
def test_a_spoilt_file_of_links_is_no_reason_to_fail(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    links = Links(tmp_path / FILE)
    assert links.people == {} and links.port == 0
    assert len(links.of("Al").token) == 22


@runs
async def test_a_window_never_shows_the_hand_of_who_plays_on_a_phone() -> None:
    """Nor where people play openly, alone, or have just looked there."""
    async with served("stones", 3, "none") as site, looking(site, site.control) as window:
        phones = Phones(site)
        assert (await window.do("answer", value="Alice"))["ok"]
        assert (await window.do("openly", on=True))["ok"]
        await window.until(lambda: named(window.state) & held(site.room, {0}))
        async with phone(site, phones.token(0)):
            await window.until(lambda: not named(window.state) & held(site.room, EVERYBODY))
            assert (await window.do("people", seats=[1, 2]))["ok"]
            await window.until(lambda: window.state["people"]["seats"] == [1, 2])
            assert not named(window.state) & held(site.room, EVERYBODY)
            assert (await window.do("people", seats=[0, 1, 2]))["ok"]
            await window.until(lambda: window.state["people"]["seats"] == [0, 1, 2])
            assert not named(window.state) & held(site.room, {0})
            assert (await window.do("lift", seat=0))["why"] == "phone"


@runs
async def test_a_lost_phone_gives_its_seat_back_to_the_table() -> None:
    async with served("stones", 3, "none") as site, looking(site, site.control) as window:
        phones = Phones(site)
        old = phones.token(0)
        async with phone(site, old) as lost:
            assert (await window.do("fetch", seat=0))["ok"]
            with pytest.raises(ConnectionClosed):
                while True:
                    await lost.read()
        assert site.room.phones == set() and phones.token(0) != old


@runs
async def test_spectators_are_offered_no_curtain_to_lift() -> None:
    async with served("why_first", 3, "none") as site, looking(site) as looker:
        async with looking(site, site.control) as window:
            await window.do("answer", value="Bob")
            await window.until(lambda: window.match["ask"]["curtain"] == "pass")
            await looker.until(lambda: looker.match["n"] == window.match["n"])
        assert looker.match["ask"]["curtain"] == ""


@runs
async def test_guests_meet_no_warning_about_certificates() -> None:
    async with served("stones", 3, host="0.0.0.0") as site:
        Phones(site)
        assert site.address.warning()
        async with dialled(site, "/room") as socket:
            await socket.send(json.dumps({"token": site.control}))
            assert "certificate" not in str(await socket.recv())
