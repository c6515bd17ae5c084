"""The page's server: who may look, who may act, and that what is sent is what holds."""

from __future__ import annotations

import asyncio
import re
import urllib.error
import urllib.request
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from host.page.budget import Budget, Quiet
from host.page.files import WEB
from host.page.responses import HEAD
from host.page.server import LOOPBACK, MOST_WAITING_S, SOCKET, Site
from tests.page.web import looking, own_origin, runs, served

OTHERS = ("evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "127.0.0.1:1",
          "127.0.0.1", "[::1]", "", "localhost.:{port}", "10.0.0.1:{port}")  # fmt: skip
FOREIGN = ("https://127.0.0.1:{port}", "http://127.0.0.1", "http://evil.example", "null", "",
           "http://127.0.0.1:1", "http://localhost:{port}", "http://127.0.0.1:{port}/")  # fmt: skip


async def get(site: Site, path: str, **headers: str) -> Any:
    """Status, headers, body."""
    request = urllib.request.Request(own_origin(site) + path, headers=headers)

    def fetch() -> Any:
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    return await asyncio.to_thread(fetch)


async def knock(site: Site, origin: str | None, host: str | None = None) -> int:
    """The status a WebSocket is refused with, or 101."""
    headers = {"Host": host} if host is not None else {}
    address = f"ws://{LOOPBACK}:{site.port}{SOCKET}"
    try:
        async with connect(address, additional_headers={**headers}, origin=origin):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


# The files


@runs
async def test_the_page_loads_nothing_from_elsewhere() -> None:
    async with served() as site:
        status, headers, body = await get(site, "/")
        assert status == 200 and b"<title>Trilithon</title>" in body
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy
        assert "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Content-Type-Options"] == "nosniff"
    for path in WEB.iterdir():
        elsewhere = re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s\"']*", path.read_text())
        assert set(elsewhere) <= {"http://www.w3.org/2000/svg"}, path.name


@runs
async def test_more_files_than_are_served_a_second_wait_and_then_are_refused() -> None:
    """Also those that nobody is to have: a refusal costs the players as much."""
    async with served() as site:
        site.files, site.quiet = Budget(1, 2), Quiet(1, 2)
        assert [(await get(site, "/"))[0], (await get(site, "/none.js"))[0]] == [200, 404]
        site.files.left = -MOST_WAITING_S
        for headers in ({}, {"Host": "elsewhere.example"}):
            status, _, body = await get(site, "/", **headers)
            assert status == 503 and body == b"too many people come in at once\n"
        assert await knock(site, own_origin(site)) == 101, "who plays is let in"


@runs
async def test_every_file_the_page_names_is_served() -> None:
    async with served() as site:
        for path in WEB.iterdir():
            status, _, body = await get(site, "/" + path.name)
            whole = path.read_text(encoding="utf-8").replace(HEAD, (WEB / "head.html").read_text())
            assert status == 200 and body == whole.encode()
            for name in re.findall(r"(?:from \"\./|(?:src|href)=\")([^\"#]+)\"", path.read_text()):
                assert (await get(site, "/" + name))[0] == 200, f"{path.name} names {name}"


@runs
async def test_nothing_but_the_page_is_served() -> None:
    async with served() as site:
        for path in ("/serve.py", "/../serve.py", "/%2e%2e/serve.py", "//etc/passwd", "/web", "/x",
                     "/style.css/", "/./style.css", "/\\..\\serve.py"):  # fmt: skip
            assert (await get(site, path))[0] == 404, path


# Who is let in


@runs
async def test_a_name_that_was_made_to_point_here_is_refused() -> None:
    async with served() as site:
        for host in OTHERS:
            wrong = host.format(port=site.port)
            assert (await get(site, "/", Host=wrong))[0] in (400, 421), wrong
        assert (await get(site, "/", Host=f"localhost:{site.port}"))[0] == 200
        assert (await get(site, "/", Host=f"[::1]:{site.port}"))[0] == 200


@runs
async def test_another_sites_page_cannot_connect() -> None:
    async with served() as site:
        for origin in FOREIGN:
            assert await knock(site, origin.format(port=site.port)) == 403, origin
        assert await knock(site, None) == 403
        assert await knock(site, own_origin(site)) == 101


@runs
async def test_without_the_token_one_looks_and_changes_nothing() -> None:
    async with served("amazones") as site:
        for token in ("", "wrong", site.control[:-1], site.control + "x", "é" * 9):
            async with looking(site, token) as looker:
                assert looker.state["control"] is False
                before = looker.match
                for name, fields in ACTS.items():
                    reply = await looker.do(name, **fields)
                    assert not reply["ok"] and reply["why"] == "not_control", name
                assert site.room.mirror and site.room.mirror.count == 0
                assert looker.match == before


ACTS: dict[str, dict[str, Any]] = {
    "tap": {"name": "yellow+5a"}, "answer": {"value": "Alice"}, "knob": {"did": "press"},
    "undo": {}, "new": {"game": "stones", "players": ["A", "B", "C"]}, "abort": {},
    "load": {"record": ""}, "save": {}, "people": {"playing": True}, "options": {},
    "lift": {"seat": 0}, "openly": {"on": True}, "shelf": {}, "aside": {}, "take": {"match": "x"},
    "roster": {}, "person": {"name": "Ann"}, "erase": {"name": "Ann"},
}  # fmt: skip


@runs
async def test_a_wider_door_has_a_lock_for_lookers_too() -> None:
    async with served("amazones", host="0.0.0.0") as site:
        assert site.look and site.look != site.control
        for token in ("", "wrong"):
            with pytest.raises(ConnectionClosed) as closed:
                async with looking(site, token):
                    pass
            assert closed.value.rcvd and closed.value.rcvd.code == 4401
        async with looking(site, site.look) as looker:
            assert not looker.state["control"]
        async with looking(site, site.control) as player:
            assert player.state["control"]
        assert (await get(site, "/", Host=f"192.168.1.7:{site.port}"))[0] == 200
        assert (await get(site, "/", Host=f"evil.example:{site.port}"))[0] == 421
