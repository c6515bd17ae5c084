"""The hall: what it believes, what it shows, and to whom."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from host.hall.feed import MARK, Feed
from host.hall.floor import Floor
from host.hall.hall import Hall
from host.hall.home_assistant import config_topic
from host.hall.shelf import Shelf
from host.hall.site import HallSite
from host.hall.verdict import UNFINISHED, VERIFIED, judge
from host.network import topics
from host.network.outbox import Log, Outbox, id_of
from host.network.played import Played
from tests.network.rooms import Room, running, until

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = (GOLDEN / "high_druid-elected.txt").read_text(encoding="utf-8")
LINES = RECORD.split("\n")[:-1]


def said(floor: Floor, table: str, kind: str, fields: dict[str, Any], now: float = 0.0) -> None:
    floor.take(topics.table_topic(table, kind), topics.encode(fields), now)


def everything(outbox: Outbox) -> list[tuple[str, dict[str, Any]]]:
    """All that an outbox would send, once."""
    found = []
    while (waiting := outbox.next()) is not None:
        outbox.went(*waiting)
        found.append(waiting)
    return found


def outbox_with_a_record() -> Outbox:
    outbox = Outbox("t1")
    outbox.connected(1)
    outbox.keep(Log(id_of(LINES), list(LINES)))
    return outbox


# What it believes


def test_a_record_is_taken_once_and_thanked_for() -> None:
    floor, match = Floor({}), id_of(LINES)
    sent = everything(outbox_with_a_record())
    for kind, fields in [*sent, *sent]:
        said(floor, "t1", kind, fields)
    assert floor.finished[0] == ("t1", match, RECORD)
    assert judge(match, RECORD).word == VERIFIED and judge("0" * 16, RECORD).forged
    floor.orders.clear()
    floor.safe("t1", match, topics.chain(LINES), 1.0)
    assert floor.orders == [("t1", {"match": match, "lines": 0, "end": True})]
    floor.finished.clear()
    for kind, fields in sent:
        said(floor, "t1", kind, fields, 2.0)
    assert not floor.finished


def test_a_hall_asks_again_until_it_has_everything() -> None:
    floor, outbox = Floor({}), outbox_with_a_record()
    for kind, fields in everything(outbox):
        if kind != "log":
            said(floor, "t1", kind, fields)
    assert floor.orders == [("t1", {"match": id_of(LINES), "lines": 0, "end": False})]
    floor.orders.clear()
    floor.tick(1.0)
    assert not floor.orders
    floor.tick(4.0)
    ((_, order),) = floor.orders
    assert outbox.lacks(order["match"], order["lines"])
    for kind, fields in everything(outbox):
        said(floor, "t1", kind, fields, 5.0)
    assert floor.finished[0][2] == RECORD


def test_a_hall_that_lost_the_broker_thanks_once_more() -> None:
    """What it said last may have reached nobody, and a table keeps its record until then."""
    floor, match = Floor({}), id_of(LINES)
    for kind, fields in everything(outbox_with_a_record()):
        said(floor, "t1", kind, fields)
    floor.safe("t1", match, topics.chain(LINES), 1.0)
    floor.orders.clear()
    floor.tick(9.0)
    assert not floor.orders
    floor.unsaid()
    floor.tick(10.0)
    assert floor.orders == [("t1", {"match": match, "lines": 0, "end": True})]


def test_a_late_will_does_not_kill_a_newer_session() -> None:
    floor = Floor({})
    said(floor, "t1", "alive", {"state": "ready", "session": 2})
    said(floor, "t1", "alive", {"state": "lost", "session": 1})
    assert floor.places["t1"].state == "ready"
    said(floor, "t1", "alive", {"state": "lost", "session": 2})
    assert floor.places["t1"].state == "lost"


def test_a_journal_that_was_written_anew_replaces_what_had_come() -> None:
    floor, match = Floor({}), id_of(LINES)

    def piece(lines: list[str], at: int = 0) -> dict[str, Any]:
        total = topics.chain(LINES[:at] + lines)
        return {"match": match, "at": at, "lines": lines, "sum": total, "end": False}

    said(floor, "t1", "match", {"match": match, "n": 3})
    said(floor, "t1", "log", piece(LINES[:12]))
    said(floor, "t1", "log", piece([*LINES[:9], "other", "lines", "now"]))
    assert floor.alerts and not floor.places["t1"].coming[match].lines
    said(floor, "t1", "log", piece([*LINES[:9], "other", "lines", "now"]))
    assert floor.places["t1"].coming[match].lines[-1] == "now"


@pytest.mark.parametrize("change", [
    lambda piece: piece.update(sum=piece["sum"] ^ 1),
    lambda piece: piece.update(lines=[*piece["lines"], "anyone, first: Bob"]),
    lambda piece: piece.update(match="f" * 16),
    lambda piece: piece.update(at=-1),
    lambda piece: piece.update(lines=["x" * 5000]),
    lambda piece: piece.update(lines=["Ann\u202eevil"]),
])  # fmt: skip
def test_what_cannot_be_changes_nothing_and_is_shown(change: Any) -> None:
    floor = Floor({})
    for kind, fields in everything(outbox_with_a_record()):
        if kind == "log":
            fields = {**fields}
            change(fields)
        said(floor, "t1", kind, fields)
    assert not floor.finished and len(floor.alerts) == 1


def test_topics_that_are_none_are_shown_and_make_no_table() -> None:
    floor = Floor({})
    for topic in ("trilithon/1/table/../alive", "trilithon/1/table/T 1/alive", "x",
                  "trilithon/1/table/t1/secret", "trilithon/1/table//alive"):  # fmt: skip
        floor.take(topic, b"{}", 0.0)
    assert not floor.places and len(floor.alerts) == 5


def test_a_client_that_writes_nonsense_hides_nothing_about_the_others() -> None:
    floor = Floor({})
    floor.alert("t1", "its update failed", 0.0)
    for number in range(1000):
        floor.take(f"trilithon/1/table/mallory/nonsense{number}", b"{}", 1.0)
        said(floor, "mallory", "did", {"id": str(number), "ok": True, "why": ""})
    texts = {alert.table: alert.text for alert in floor.alerts.values()}
    assert texts["t1"] == "its update failed" and "nonsense999" in texts["mallory"]
    assert len(floor.alerts) < 50 and len(floor.replies) < 500


def test_a_forged_result_does_not_count(tmp_path: Path) -> None:
    forged = RECORD.replace("winners: ", "winners: Zoe, ").replace("scores: ", "scores: Zoe 99, ")
    match = id_of(forged.split("\n")[:-1])
    verdict = judge(match, forged)
    assert verdict.word == "refused" and not verdict.result
    shelf = Shelf(tmp_path / "shelf.sqlite")
    assert shelf.store("t1", match, forged, verdict)
    assert shelf.after(0, 9) == []  # nothing of it goes to the archive
    given_up = "\n".join(LINES[:14]) + "\n"
    assert judge(id_of(LINES[:14]), given_up).word == UNFINISHED
    shelf.close()


def test_the_first_record_of_a_name_stands() -> None:
    shelf, match = Shelf(), id_of(LINES)
    verdict = judge(match, RECORD)
    assert shelf.store("t1", match, RECORD, verdict) and shelf.store("t1", match, RECORD, verdict)
    assert not shelf.store("t1", match, RECORD + "# more\n", verdict)
    assert shelf.texts("t1") == [RECORD] and shelf.store("t2", match, RECORD, verdict)
    shelf.close()


def test_the_archive_is_fed_and_caught_up(tmp_path: Path) -> None:
    shelf, match = Shelf(tmp_path / "shelf.sqlite"), id_of(LINES)
    shelf.store("t1", match, RECORD, judge(match, RECORD))

    async def story(place: str) -> None:
        feed = Feed(shelf, place, lambda text: None)
        async with running(feed):
            await until(lambda: shelf.mark(MARK) == 1 or bool(feed.trouble))
            assert bool(feed.trouble) == ("nowhere" in place)

    asyncio.run(story("nowhere://archive"))
    asyncio.run(story(str(tmp_path / "archive.sqlite3")))
    assert shelf.mark(MARK) == 1
    shelf.close()


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

    async def story() -> None:
        hall = room.hall()
        hall.denied = room.denied
        async with running(hall, room.bridged("t1")):
            await until(lambda: "t1" in hall.floor.places)
            await attack(hall)
            await until(room.archived)
            await until(lambda: any("refused what mallory" in alert.text
                                    for alert in hall.floor.alerts.values()))  # fmt: skip
            texts = " ".join(alert.text for alert in hall.floor.alerts.values())
            assert "the rules refuse match" in texts and "no topic" in texts
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
        played = Played([line for line in LINES if not line.startswith("#")][:20])
        fields = {"match": id_of(LINES), "lines": 20, "sum": 0, **played.state("en")}
        said(hall.floor, "t1", "match", fields)
        broken = {"reader": {"there": True, "works": False, "failures": 3}}
        said(hall.floor, "t1", "health", {"devices": broken, "journal": True})
        hall.floor.alert("t1", "something odd", 0.0)
        site = HallSite(hall)
        await site.start()
        address = f"ws://127.0.0.1:{site.port}/table"
        visitor = await told(address, "", {"do": "seen"})
        staff = await told(address, site.control, {"do": "seen"})
        await site.stop()
        tables = [one for one in visitor + staff if one["type"] == "tables"]
        seen = [table for one in tables for table in one["tables"]]
        assert [table["game"] for table in seen] == ["The High Druid"] * 2
        assert "wrong" not in seen[0] and seen[1]["wrong"] == ["reader"]
        assert [one["ok"] for one in visitor + staff if one["type"] == "reply"] == [False, True]
        assert not any(one["type"] == "alerts" for one in visitor) and not hall.floor.alerts

    asyncio.run(story())
