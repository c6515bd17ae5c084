"""The page's server: who may look, who may act, and that what is sent is what holds."""

from __future__ import annotations

import asyncio
import json
import random
import re
import urllib.error
import urllib.request
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from host.generate.screenshots import LARGEST, PICTURES, README
from host.page.budget import Budget
from host.page.server import HEAD, LOOPBACK, SOCKET, WEB, Site
from host.page.viewer import MOST_REPLIES
from tests.page.web import Looker, looking, own_origin, runs, served

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
async def test_every_file_the_page_names_is_served() -> None:
    async with served() as site:
        for path in WEB.iterdir():
            status, _, body = await get(site, "/" + path.name)
            whole = path.read_bytes().replace(HEAD, (WEB / "head.html").read_bytes())
            assert status == 200 and body == whole
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


# What is sent


@runs
async def test_several_viewers_see_what_one_of_them_does() -> None:
    async with (
        served("amazones") as site,
        looking(site) as other,
        looking(site, lang="fr") as third,
    ):
        async with looking(site, site.control) as player:
            assert (await player.do("answer", value="Bob"))["ok"]
        await other.until(lambda: other.match["n"] == 1)
        await third.until(lambda: third.match["n"] == 1)
        assert other.match["ask"]["text"] == "Choose your colour"
        assert third.match["ask"]["text"] == "Choisis ta couleur"
        assert [line["answer"] for line in other.lines[1:]] == ["Bob"]


@runs
async def test_whoever_comes_back_finds_everything_as_it_was() -> None:
    async with served("amazones", people="others") as site:
        async with looking(site, site.control) as player:
            for answer in ("Alice", "red"):
                await player.do("answer", value=answer)
            await player.do("people", step=True)
            await player.until(lambda: player.match["n"] == 3 and len(player.lines) == 4)
            await asyncio.sleep(0.5)
            while True:
                try:
                    async with asyncio.timeout(0.3):
                        await player.read()
                except TimeoutError:
                    break
            state, lines, rows = player.state, player.lines, player.rows
        async with looking(site, site.control) as again:
            assert again.state == state
            assert again.lines == lines
            assert again.rows == rows


@runs
async def test_the_picture_is_what_the_devices_show() -> None:
    async with served("stones") as site, looking(site) as looker:
        app = site.table.app  # type: ignore[attr-defined]
        shown = app.devices.screen.device.buffer

        def same() -> bool:
            rows = [bytes.fromhex(looker.rows.get(str(row), "")) for row in range(8)]
            return b"".join(rows) == bytes(shown)

        await looker.until(same)
        await looker.until(lambda: len(looker.newest["picture"].get("rgb", "")) == 116 * 6)


@runs
async def test_undo_asks_first_where_people_have_seen_what_followed() -> None:
    async with served("stones") as site, looking(site, site.control) as player:
        mirror = site.room.mirror
        assert mirror
        while not mirror.count or mirror.referee.seen < mirror.count:  # until bids are revealed
            await player.do("people", step=True)
        count = mirror.count
        refused = await player.do("undo")
        assert (refused["ok"], refused["why"]) == (False, "refused_seen")
        assert mirror.count == count
        assert (await player.do("undo", sure=True))["ok"]
        assert (await player.do("undo"))["ok"]
        await player.until(lambda: player.match["n"] == count - 2)
        assert player.lines[-1]["n"] == count - 2


@runs
async def test_undo_goes_back_to_a_persons_turn() -> None:
    async with served("amazones", people="others") as site, looking(site, site.control) as player:
        await player.do("answer", value="Alice")
        await player.do("people", playing=True)
        await player.until(lambda: player.match["ask"]["seat"] == 0 and player.match["n"] > 1)
        count = player.match["n"]
        await player.do("answer", value=player.match["ask"]["options"][0]["value"])
        await player.do("people", playing=True)
        await player.until(lambda: player.match["n"] > count + 1 and player.match["ask"]["mine"])
        assert (await player.do("undo", sure=True))["ok"]
        await player.until(lambda: player.match["n"] <= count)
        assert player.match["ask"]["seat"] in (0, None)


@runs
async def test_a_record_is_saved_and_loaded() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("people", playing=True)
        await player.until(lambda: player.match and player.match["result"])
        saved = (await player.do("save"))["record"]
        result = player.match["result"]
        await player.do("new", game="why_first", players=["A", "B"], options={})
        await player.until(lambda: player.match["game"] == "why_first")
        middle = "".join(saved.partition("\n\n")[:2]) + "\n".join(
            saved.split("\n\n")[1].split("\n")[:40]
        )
        assert (await player.do("load", record=middle + "\n"))["answers"] == 40
        assert (await player.do("load", record=saved))["ok"]
        await player.until(lambda: player.match["result"])
        assert player.match["result"] == result
        assert (await player.do("save"))["record"] == saved
        wrong = await player.do("load", record=saved.replace("rules: 1", "rules: 0"))
        assert wrong["why"] == "bad_record" and player.match["result"] == result


@runs
async def test_the_knob_alone_starts_a_match() -> None:
    """The page follows what the table's own menus do."""
    async with served() as site, looking(site, site.control) as player:
        assert player.match is None
        await player.do("knob", did="press")  # Amazones, the first of the list
        for _ in range(3):
            await player.do("knob", did="press")  # the plain name, the first free light
            await player.do("knob", did="press")
        await player.do("knob", did="turn", by=-1)
        await player.do("knob", did="press")  # that is all
        await player.do("knob", did="turn", by=1)  # past "with help", first where a game is new
        await player.do("knob", did="press")  # by the usual rules
        await player.until(lambda: player.match and player.match["game"] == "amazones")
        assert [seat["name"] for seat in player.match["seats"]] == [
            "Player 1",
            "Player 2",
            "Player 3",
        ]
        await player.do("knob", did="hold")
        await player.until(lambda: player.state["menu"])
        await player.do("answer", value="Player 2")
        await player.until(lambda: player.match["n"] == 1 and not player.state["menu"])


@runs
async def test_matches_are_set_aside_and_taken_up_in_the_page() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("people", playing=True)
        await player.until(lambda: player.match["n"] > 10)
        await player.do("people", playing=False)
        assert (await player.do("aside"))["ok"]
        await player.until(lambda: player.match is None)
        (waiting,) = (await player.do("shelf"))["shelf"]
        assert waiting["game"] == "amazones" and waiting["date"][:2] == "20"
        begun = await player.do("new", game="high_druid", players=["Ann", "Bo", "Cy"])
        assert begun["ok"]
        await player.do("people", playing=False)
        assert (await player.do("take", match=waiting["match"]))["ok"]
        await player.until(lambda: player.match and player.match["game"] == "amazones")
        assert player.match["n"] > 10 and not player.state["people"]["playing"]
        assert not (await player.do("take", match="no such"))["ok"]
        await player.do("people", playing=True)
        await player.until(lambda: player.match["result"])


@runs
async def test_the_table_knows_people_and_gives_them_the_light_they_prefer() -> None:
    async with served() as site, looking(site, site.control) as player:
        assert (await player.do("person", name="Bo", light=5, tag="04a1b2c3"))["ok"]
        assert (await player.do("person", name="Ann"))["ok"]
        assert not (await player.do("person", name="a,b"))["ok"]
        await player.do("person", name="Anna", was="Ann")
        assert (await player.do("roster"))["people"] == [
            ["Bo", 5, "04a1b2c3"], ["Anna", None, None]
        ]  # fmt: skip
        await player.do("new", game="high_druid", players=["Anna", "Bo", "Cy"], simulated=[])
        await player.until(lambda: player.match)
        assert site.room.mirror and site.room.mirror.fields["lights"] == "0 5 1"
        assert (await player.do("erase", name="Bo"))["ok"]
        assert not (await player.do("erase", name="Bo"))["ok"]
        long = await player.do("new", game="high_druid", players=["Anna" * 5, "Bo", "Cy"])
        assert not long["ok"] and "16" in long["text"], "never cut in silence"


@runs
async def test_a_table_that_starts_anew_is_followed() -> None:
    async with served("amazones") as site, looking(site, site.control) as player:
        await player.do("people", playing=True)
        await player.until(lambda: player.match["n"] > 30)
        await player.do("people", playing=False)
        table = site.table  # type: ignore[attr-defined]
        await asyncio.to_thread(table.kill)
        await asyncio.to_thread(table.start)
        await player.until(lambda: player.state["menu"])  # does it go on?
        count = site.room.mirror.count if site.room.mirror else 0
        await player.do("knob", did="press")
        await player.do("people", playing=True)
        await player.until(lambda: player.match and player.match["n"] > count)
        assert not player.state["problem"]


@runs
async def test_french_and_english() -> None:
    async with served("amazones") as site, looking(site, site.control, lang="") as player:
        assert player.newest["welcome"]["lang"] == "en"
        await player.do("lang", lang="fr")
        await player.until(lambda: player.state["tongue"] == "fr")
        assert player.newest["welcome"]["games"][2]["title"] != "The Stones of Stonehenge"
        assert player.match["ask"]["who"] == "Tous"
        assert (await player.do("lang", lang="xx"))["why"] == "bad_message"


# What is no message


@runs
async def test_garbage_changes_nothing() -> None:
    async with served("amazones") as site, looking(site) as witness:
        before = witness.match
        async with looking(site, site.control) as player:
            for message in [*GARBAGE, *noise(random.Random(1), 500)]:
                await player.socket.send(message)
            reply = await player.do("answer", value="ok\nundo")
            assert reply["why"] == "bad_message"
            for name in ("__init__", "act", "send", "do", ""):
                assert (await player.do(name))["why"] == "unknown"
            for value in ("x" * 10**4, "\x00", "ok\rundo", 5, None, {}, [], "nobody"):
                assert not (await player.do("answer", value=value))["ok"]
            for zone, at in (
                (0, 0),
                (-1, 0),
                (16, -1),
                (10**9, 0),
                ("x", 0),
                (8, 99),
                (None, None),
            ):
                assert not (await player.do("tap", zone=zone, at=at))["ok"]
            saved = await player.do("save")
            assert saved["ok"], saved
        assert site.room.mirror and site.room.mirror.count == 0
        assert witness.match == before
        assert not site.room.problem


GARBAGE: list[str | bytes] = [
    "", "null", "[]", "7", "{", "\x00", b"\xff\xfe", b"{}", '"do"', '{"do": null}', '{"do": {}}',
    '{"do": "tap"}', '{"do": "new", "id": []}', '{"do": "people", "seats": 5}', "[" * 5000,
    '{"do": "load", "record": {}}', '{"do": "knob", "did": "turn", "by": 1e999}',
    '{"do": "new", "game": "amazones", "players": "Al"}', '{"do": "lang"}',
    '{"do": "new", "game": "../x", "players": ["A", "B", "C"]}', '{"do": "options", "game": "os"}',
    '{"do": "people", "seats": [99, -1]}', '{"do": "people", "pace": "fast"}',
]  # fmt: skip


def noise(rng: random.Random, count: int) -> list[str]:
    """Messages that are nearly right."""
    words = ["tap", "act", "id", "value", "zone", "at", "", "ok", 0, -1, 10**30, None, [], {}, True]
    return [
        json.dumps({rng.choice(["do", "x"]): rng.choice(["tap", "answer", "knob", "options"]),
                    str(rng.choice(words)): rng.choice(words), "did": rng.choice(words)})
        for _ in range(count)
    ]  # fmt: skip


@runs
async def test_what_is_too_large_costs_only_its_sender() -> None:
    async with served("amazones") as site, looking(site) as witness:
        async with looking(site, site.control) as player:
            await player.socket.send('{"do": "load", "record": "' + "x" * (1 << 21) + '"}')
            with pytest.raises(ConnectionClosed):
                await player.do("save")
        async with looking(site, site.control) as player:
            await player.do("answer", value="Bob")
        await witness.until(lambda: witness.match["n"] == 1)


@runs
async def test_pawns_stand_where_the_rules_have_them() -> None:
    async with served("why_first", seats=4) as site, looking(site) as looker:
        await site.room.bots.step()
        for _ in range(12):
            await site.room.bots.step()
            mirror = site.room.mirror
            assert mirror
            await looker.until(lambda count=mirror.count: looker.match["n"] == count)  # type: ignore[misc]
            pawns = mirror.referee.table.pawns
            assert [each["place"] - 15 for each in looker.match["pieces"]] == pawns


def test_the_readmes_pictures_are_small() -> None:
    for shot in README:
        assert (PICTURES / f"{shot.name}.png").stat().st_size <= LARGEST


async def everything(looker: Looker) -> None:
    """Read on until the match is over."""
    await looker.until(lambda: looker.match and looker.match["result"])


@runs
async def test_simulated_people_finish_a_match_at_full_speed() -> None:
    async with served("amazones", seats=5) as site, looking(site) as looker:
        site.room.bots.play(True)
        await everything(looker)
        assert looker.match["result"]["winners"] and not site.room.problem
        assert looker.lines[-1]["n"] == looker.match["n"]


@runs
async def test_the_end_does_not_wait_for_who_says_nothing() -> None:
    """A browser opens connections ahead of need; a reader of replies may have gone."""
    with mock.patch("host.page.server.OPENING_S", 0.2):
        async with served("amazones") as site, looking(site, site.control):
            _, silent = await asyncio.open_connection(LOOPBACK, site.port)
            viewer = next(iter(site.players))
            viewer.replies = ["{}"] * MOST_REPLIES
            viewer.budget = Budget(1e9, 1e9)
            stuck = asyncio.create_task(viewer.ready())
            await asyncio.sleep(0)
            async with asyncio.timeout(3):
                await site.stop()
                await stuck
            silent.close()
