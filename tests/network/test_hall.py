"""The hall on a broker: who attacks it changes nothing; what it shows, and to whom."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from host.cable import hour
from host.hall.hall import Hall
from host.hall.home_assistant import config_topic
from host.hall.shelf import Shelf
from host.hall.site import HallSite, HallViewer
from host.hall.verdict import VERIFIED
from host.hall.views import table_view
from host.network import topics
from host.network.broker import aiomqtt
from host.network.outbox import Log, Outbox, id_of
from host.network.shadow import Shadow
from host.page.frames import as_text
from host.page.viewer import MOST_REPLIES
from tests.network.rooms import Room, running, until
from tests.network.shown_hall import ABOUT
from tests.network.test_floor import LINES, RECORD, everything, said

# A hostile client on a real broker


def test_a_hostile_client_changes_nothing_and_is_shown_to_staff(tmp_path: Path) -> None:
    room = Room(tmp_path, tables=1, matches=2, think=200)

    async def attack(hall: Hall) -> None:
        async with room.broker.broker("mallory").client("mallory") as client:
            for topic, payload in (
                ("trilithon/1/table/t1/match", b'{"match": null}'),
                ("trilithon/1/table/t1/alive", b'{"state": "closed", "session": 1}'),
                ("trilithon/1/to/t1/do/main", b'{"id": "x", "expires": 1, "command": "offer"}'),
                ("trilithon/1/table/mallory/log", b'{"match": "%s"}' % (b"0" * 16)),
                ("trilithon/1/table/mallory/nonsense", b"{}"),
                ("trilithon/1/table/mallory/match", b"\xff" * 1000),
                ("trilithon/1/table/mallory/kept", b"[" * 20_000),
            ):
                await client.publish(topic, payload, 1)
            forged = RECORD.replace("winners: ", "winners: Zoe, ").split("\n")[:-1]
            outbox = Outbox("mallory")
            outbox.connected(1)
            outbox.keep(Log(id_of(forged), forged))
            for kind, fields in everything(outbox):
                topic = topics.table_topic("mallory", kind)
                await client.publish(topic, topics.encode(fields), 1)
            await until(lambda: len(hall.floor.alerts) >= 4)
        with contextlib.suppress(aiomqtt.MqttError):  # the broker hangs up on its sender
            async with room.broker.broker("mallory").client("giant") as client:
                giant = topics.table_topic("mallory", "log")
                await client.publish(giant, b"x" * (topics.LARGEST + 1), 1)

    async def story() -> None:
        hall = room.hall()
        hall.denied = room.denied
        async with running(hall, room.bridged("t1")):
            await until(lambda: "t1" in hall.floor.places)
            await attack(hall)
            await until(room.archived)
            for told in ("what mallory wrote to trilithon/1/table/t1/match",
                         "what mallory wrote to trilithon/1/table/mallory/log",
                         "the rules refuse match", "no topic"):  # fmt: skip
                await until(lambda told=told: any(  # type: ignore[misc]
                    told in alert.text for alert in hall.floor.alerts.values()))  # fmt: skip
            assert hall.floor.places["t1"].state == "ready"
        assert {word for _, table, _, word, _ in room.shelf.told() if table == "t1"} == {VERIFIED}

    try:
        asyncio.run(story())
    finally:
        room.close()


def test_home_assistant_is_told_only_where_it_is_wanted(tmp_path: Path) -> None:
    room = Room(tmp_path, tables=1, matches=1)

    async def told(wanted: bool) -> list[str]:
        hall = Hall(room.broker.broker("hall"), Shelf(), "main", wanted)
        found = []
        async with running(hall, room.bridged("t1")):
            await until(room.played)
            await until(lambda: not wanted or bool(hall.described))
            async with room.broker.broker("hall2").client("look") as client:
                await client.subscribe("homeassistant/#", 1)
                await client.subscribe("trilithon/1/table/t1/alive", 1)
                async for message in client.messages:
                    found.append(str(message.topic))
                    if message.topic.matches("trilithon/#") or len(found) == 2:
                        return found
        return found

    try:
        assert config_topic("t1") not in asyncio.run(told(False))
        assert config_topic("t1") in asyncio.run(told(True))
    finally:
        room.close()


# What it shows


def test_visitors_and_staff_see_what_is_theirs() -> None:
    class NoBroker:
        def client(self, *what: object, **more: object) -> Any:
            raise OSError("there is none")

    async def told(address: str, token: str, act: dict[str, Any]) -> list[dict[str, Any]]:
        origin = address.replace("ws://", "http://").removesuffix("/table")
        async with connect(address, origin=origin) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"token": token, "lang": "en"}))
            await socket.send(json.dumps({"id": 1, **act}))
            found = []
            while not any(one["type"] == "reply" for one in found):
                found.append(json.loads(await socket.recv()))
            return found

    async def story() -> None:
        hall = Hall(NoBroker(), Shelf(), "main")  # type: ignore[arg-type]
        played = Shadow([line for line in LINES if not line.startswith("#")][:20])
        fields = {"match": id_of(LINES), "lines": 20, "sum": 0, **played.state("en")}
        said(hall.floor, "t1", "match", fields)
        broken = {"reader": {"there": True, "works": False, "failures": 3}}
        said(hall.floor, "t1", "health", {"devices": broken, "journal": True})
        hall.floor.alert("t1", "something odd")
        site = HallSite(hall)
        await site.start()
        address = f"ws://127.0.0.1:{site.port}/table"
        visitor = await told(address, "", {"do": "seen"})
        staff = await told(address, site.control, {"do": "seen"})
        odd = (await told(address, "", {"do": "seen", "id": "\ud800"}))[-1]
        assert odd["id"] == "\\ud800", "half a letter breaks no reply"
        await site.stop()
        tables = [one for one in visitor + staff if one["type"] == "tables"]
        seen = [table for one in tables for table in one["tables"]]
        assert [table["game"] for table in seen] == ["The High Druid"] * 2
        assert "wrong" not in seen[0] and seen[1]["wrong"] == ["reader"]
        assert [one["ok"] for one in visitor + staff if one["type"] == "reply"] == [False, True]
        assert not any(one["type"] == "alerts" for one in visitor) and not hall.floor.alerts

    asyncio.run(story())


def test_the_hall_keeps_few_replies_and_short_ones_for_a_browser_that_reads_none() -> None:
    hall = Hall(None, Shelf(), "main")  # type: ignore[arg-type]
    viewer = HallViewer(HallSite(hall), None, False, {})  # type: ignore[arg-type]
    viewer.act({"do": "x", "id": "i" * 3000})
    viewer.act({"do": "x", "id": [1]})
    assert viewer.replies == [] and not viewer.full()
    for number in range(MOST_REPLIES):
        viewer.act({"do": "x", "id": number})
    assert viewer.full() and viewer.messages() and not viewer.full()


def test_a_board_on_wifi_hears_the_hour_once_a_connection_and_a_bridge_never() -> None:
    hall = Hall(None, Shelf(), "main")  # type: ignore[arg-type]
    hall.trouble = ""

    def orders() -> list[str]:
        hall._set_clocks()
        sent = [hall.going.get_nowait() for _ in range(hall.going.qsize())]
        for _, payload, retained in sent:
            found = topics.decode("hour", payload)
            assert not hour.differs(found, hour.here()) and not retained
        return [topic for topic, _, _ in sent]

    for table, bridged in (("t1", False), ("t2", True)):
        said(hall.floor, table, "alive", {"state": "ready", "session": 7})
        said(hall.floor, table, "about", {**ABOUT, "bridged": bridged})
    assert orders() == [topics.order_topic("t1", "hour", "main")] and orders() == []
    said(hall.floor, "t1", "alive", {"state": "lost", "session": 7})
    assert orders() == []
    said(hall.floor, "t1", "alive", {"state": "ready", "session": 8})
    assert len(orders()) == 1 and orders() == []
    hall.hours["t1"] = 8, 999
    assert len(orders()) == 1, "summer time has changed"


def test_a_table_whose_words_are_taken_away_leaves_the_page() -> None:
    hall = Hall(None, Shelf(), "main")  # type: ignore[arg-type]
    viewer = HallViewer(HallSite(hall), None, True, {})  # type: ignore[arg-type]
    for table in ("t1", "t2"):
        said(hall.floor, table, "about", ABOUT)
        said(hall.floor, table, "match", {"match": None})
    for kind in ("about", "match", "match", "health"):
        hall.floor.take(topics.table_topic("t1", kind), b"", 0.0)
    hall.floor.take(topics.table_topic("t3", "about"), b"", 0.0)
    viewer.tables_changed(hall.floor.changed)
    (told,) = [message for message in viewer.messages() if message["type"] == "tables"]
    assert [table["name"] for table in told["tables"]] == ["t2"] and told["gone"] == ["t1"]


ASKED = '{"seat": %s, "who": "Ann", "prompt": "bid", "text": "Bid?", "secret": false%s}'


@pytest.mark.parametrize("asked", [
    ASKED % ("NaN", ""), ASKED % ("1e999", ""), ASKED % ('"0"', ""), ASKED % ("-1", ""),
    ASKED % ("0", ', "x": ' + "[" * 900 + "]" * 900), ASKED % ("0", ', "x": Infinity'), "[]",
    "1e999", '{"who": "Ann"}', '"' + "x" * 900 + '"', ASKED % ("[[0]]", ""),
])  # fmt: skip
def test_what_a_table_says_wrongly_reaches_no_page(asked: str) -> None:
    hall = Hall(None, Shelf(), "main")  # type: ignore[arg-type]
    said(hall.floor, "t1", "match", {"match": None, "n": 4})
    payload = f'{{"match": null, "n": 5, "asked": {asked}}}'
    hall.floor.take(topics.table_topic("t1", "match"), payload.encode(), 0.0)
    assert hall.floor.places["t1"].said["match"]["n"] == 4 and len(hall.floor.alerts) == 1
    assert shown_to_staff(hall)["asked"] is None


def test_fields_that_nobody_has_checked_reach_no_page() -> None:
    hall = Hall(None, Shelf(), "main")  # type: ignore[arg-type]
    more = {"x": ["<b>", {"y": 1}], "who\u202e": 1}
    asked = {"seat": 0, "who": "Ann", "prompt": "bid", "text": "Bid?", "secret": False}
    over = {"ending": "elected", "winners": ["Ann"]}
    seen = []
    for extra in ({}, more):
        fields = {"match": None, "asked": {**asked, **extra}, "over": {**over, **extra}, **extra}
        said(hall.floor, "t1", "match", fields)
        about = {"firmware": "1", "python": "", "may": [], "language": "fr", **extra}
        said(hall.floor, "t1", "about", about)
        states = {"reader": {"works": True, **extra}}
        said(hall.floor, "t1", "health", {"devices": states, "journal": True, **extra})
        seen.append({**shown_to_staff(hall), "since": 0})
    assert seen[0] == seen[1] and not hall.floor.alerts


def shown_to_staff(hall: Hall) -> Any:
    """The table t1 as a browser reads it."""
    view = table_view(hall.floor.places["t1"], "en", True)
    return json.loads(as_text(view), parse_constant=lambda name: pytest.fail(name))
