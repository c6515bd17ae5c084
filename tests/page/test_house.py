"""One bound for all connections: who has a token finds room, however large the crowds are."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import socket
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from host.page import house
from host.page.budget import Budget, Quiet
from host.page.house import CONTROL, GONE, LOOKER, SEAT, STRANGER, Entrance, Guest, House
from host.page.phones import SEAT as SEAT_PATH
from host.page.phones import Phones
from host.page.server import LOOPBACK, Site
from tests.page.web import dialled, looking, runs, served
from tests.patience import HUNG_S


@given(st.integers(0, 5000) | st.none(), st.integers(0, 100))
def test_connections_and_what_else_is_open_fit_the_limit(limit: int | None, used: int) -> None:
    most = house.room_for(limit, used)
    shares = house.shares(most)
    assert sum(shares.values()) == most and min(shares.values()) >= 2
    if limit is not None and limit >= used + house.OTHERS + house.LEAST:
        assert used + most + house.OTHERS <= limit


def test_macos_has_room_for_seats_and_control() -> None:
    shares = house.shares(house.room_for(256, 20))
    assert shares[SEAT] >= 16 and shares[CONTROL] >= 16 and shares[LOOKER] > 80


@given(st.lists(st.sampled_from("abc"), max_size=60))
def test_strangers_of_the_busiest_address_make_room_for_others(addresses: list[str]) -> None:
    full = House(16)
    for number, address in enumerate(addresses):
        assert full.come(number, Guest(address, lambda number=number: full.leave(number)))  # type: ignore[misc]
    here = Counter(guest.party for guest in full.guests.values())
    came = Counter(addresses)
    share = full.shares[STRANGER]
    assert sum(here.values()) == min(share, len(addresses))
    for address in came:
        assert here[address] >= min(came[address], 1), "nobody is crowded out by another address"
    newest = dict(zip(addresses, range(len(addresses)), strict=True))
    assert set(newest.values()) <= set(full.guests), "the last of an address is let in"


def test_a_full_house_takes_the_next_when_one_has_left() -> None:
    full = House(16)
    for number in range(16):
        assert full.come(number, Guest("a", lambda: None))
    assert not full.come(16, Guest("b", lambda: None))
    full.leave(0)
    assert full.come(16, Guest("b", lambda: None))


def test_a_household_of_ipv6_is_one_address() -> None:
    assert house.household(("2001:db8::1", 1, 0, 0)) == house.household(("2001:db8::2:3", 2, 0, 0))
    assert house.household(("10.0.0.1", 1)) != house.household(("10.0.0.2", 1))
    assert house.household(("fe80::1%eth0", 1, 0, 2)) == "fe80::/64"


async def silent(site: Site, address: str = LOOPBACK) -> socket.socket:
    """A connection that says nothing, from one of this computer's addresses."""
    loop, made = asyncio.get_running_loop(), socket.socket()
    made.setblocking(False)
    made.bind((address, 0))
    await loop.sock_connect(made, (LOOPBACK, site.port))
    return made


async def until(true: object) -> None:
    async with asyncio.timeout(HUNG_S):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.01)


async def came(site: Site, path: str, token: str) -> ClientConnection:
    connection = await dialled(site, path)
    await connection.send(json.dumps({"token": token, "lang": "en"}))
    return connection


@runs
async def test_of_strangers_the_first_to_come_goes_first() -> None:
    async with served() as site:
        site.house.shares[STRANGER] = 3
        strangers = [await silent(site) for _ in range(3)]
        await until(lambda: site.house.count(STRANGER) == 3)
        async with looking(site, site.control) as player:
            assert player.state["control"]
            loop = asyncio.get_running_loop()
            assert await loop.sock_recv(strangers[0], 1) == b""
            assert site.house.count(STRANGER) == 2
        for each in strangers:
            each.close()


@runs
async def test_beyond_so_many_lookers_the_next_is_told_to_come_later_and_a_player_is_not() -> None:
    async with served() as site, looking(site):
        site.house.shares[LOOKER] = 1
        with pytest.raises(ConnectionClosed) as closed:
            async with looking(site):
                pass
        assert closed.value.rcvd and closed.value.rcvd.code == 1013
        async with looking(site, site.control) as player:
            assert player.state["control"]


@runs
async def test_a_wrong_token_holds_nothing_open() -> None:
    """Its sender reads the reason, answers nothing, and has no descriptor of ours any more."""
    async with served("stones", 3) as site:
        phones = Phones(site)
        phones.token(0)
        for path in (SEAT_PATH, "/room"):
            connection = await came(site, path, "guess")
            await until(lambda: not site.house.guests)
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd and closed.value.rcvd.code == 4401


KEY = "dGhlIHNhbXBsZSBub25jZQ=="  # of RFC 6455


@runs
async def test_a_refusal_takes_fewer_bytes_than_the_attempt() -> None:
    """By the shortest request that there is; a browser's is three times as long."""
    guess = json.dumps({"token": "g" * 22}).encode()
    async with served("stones", 3) as site:
        Phones(site).token(0)
        at = f"{LOOPBACK}:{site.port}"
        for path in (SEAT_PATH, "/room"):
            lines = (f"GET {path} HTTP/1.1", f"Host: {at}", f"Origin: http://{at}",
                     "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {KEY}",
                     "Sec-WebSocket-Version: 13", "", "")  # fmt: skip
            frame = bytes([0x81, 0x80 | len(guess)]) + bytes(4) + guess
            attempt = "\r\n".join(lines).encode() + frame
            there, back = await asyncio.open_connection(LOOPBACK, site.port)
            back.write(attempt)
            refusal = await there.read()
            assert b" 101 " in refusal and len(refusal) < len(attempt)
            back.close()


@runs
async def test_a_seat_with_many_phones_leaves_room_for_the_others() -> None:
    async with served("stones", 3) as site:
        phones = Phones(site)
        site.house.shares[SEAT] = 3
        own = [await came(site, SEAT_PATH, phones.token(0)) for _ in range(3)]
        await until(lambda: site.house.count(SEAT) == 3)
        other = await came(site, SEAT_PATH, phones.token(1))
        await until(lambda: any(phone.seat == 1 for phone in phones.here))
        with pytest.raises(ConnectionClosed):
            while True:
                await own[0].recv()
        for each in (*own[1:], other):
            assert each.close_code is None
            await each.close()


@runs
async def test_where_nothing_counts_at_the_door_a_connection_counts_when_it_speaks() -> None:
    """As on Windows."""
    async with served() as site:
        async with looking(site):
            connection = next(iter(site.gallery.lookers)).connection
            site.house.guests.clear()
            assert site.house.seat(connection, LOOKER) and site.house.count(LOOKER) == 1
        await until(lambda: not site.house.guests)
        assert site.house.known(connection).kind == GONE


@runs
async def test_a_quiet_address_is_served_where_another_has_used_up_all_turns() -> None:
    async with served() as site:
        site.files.left = -1e6
        found = {}
        for address, own in ((LOOPBACK, 0.0), ("127.0.0.2", 1.0)):
            site.quiet.budgets[address] = Budget(1e-6, own)
            asked = http.client.HTTPConnection(LOOPBACK, site.port, source_address=(address, 0))
            found[address] = await asyncio.to_thread(status_of, asked)
        assert found == {LOOPBACK: 503, "127.0.0.2": 200}


def status_of(asked: http.client.HTTPConnection) -> int:
    asked.request("GET", "/")
    status = asked.getresponse().status
    asked.close()
    return status


def test_only_the_last_addresses_are_remembered() -> None:
    quiet = Quiet(1, 1, addresses=2)
    assert quiet.turn("a") and not quiet.turn("a") and quiet.turn("b") and quiet.turn("c")
    assert list(quiet.budgets) == ["b", "c"]


@runs
async def test_who_waits_for_a_turn_does_not_hold_up_the_end() -> None:
    async with served() as site:
        site.knocks.left = -250.0
        waiting = [asyncio.ensure_future(came(site, "/table", "")) for _ in range(20)]
        await until(lambda: site.house.count(STRANGER) == 20)
        site.knocks.a_second = 0.001
        async with asyncio.timeout(3):
            await site.stop()
        with contextlib.suppress(Exception):
            await asyncio.gather(*waiting)


@runs
async def test_where_no_descriptor_is_left_who_comes_is_refused_and_nothing_is_reported() -> None:
    import resource

    reported: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, what: reported.append(what))
    async with served() as site:
        mine = [socket.socket() for _ in range(3)]
        limits = resource.getrlimit(resource.RLIMIT_NOFILE)
        highest = max(int(name) for name in os.listdir("/dev/fd")) + 1
        holes = []
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest, limits[1]))
        try:
            with contextlib.suppress(OSError):
                while True:
                    holes.append(os.open(os.devnull, os.O_RDONLY))
            for each in mine:
                each.setblocking(False)
                await asyncio.get_running_loop().sock_connect(each, (LOOPBACK, site.port))
                assert await asyncio.get_running_loop().sock_recv(each, 1) == b""
        finally:
            for hole in holes:
                os.close(hole)
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        for each in mine:
            each.close()
        async with looking(site, site.control) as player:
            assert player.state["control"]
    assert not reported


def test_an_entrance_closes_what_it_keeps_for_refusals() -> None:
    before = len(os.listdir("/dev/fd"))
    made = Entrance.of(socket.create_server((LOOPBACK, 0)), House())
    made.close()
    assert len(os.listdir("/dev/fd")) == before
