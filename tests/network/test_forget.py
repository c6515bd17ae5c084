"""Home Assistant hears what a table is by now, and a table that is gone for good is forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from host.commands import forget
from host.hall.hall import Hall
from host.hall.home_assistant import BIRTH, config_topic
from host.hall.shelf import Shelf
from host.network import topics
from host.network.mosquitto import Mosquitto
from host.network.topics import CLOSED, READY
from tests.network.rooms import ended, need_mosquitto, running, until

ABOUT = {"firmware": "0.1.0", "python": "", "may": [], "board": "e66164084329a732"}


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    need_mosquitto()
    found = Mosquitto(tmp_path / "broker", ["t1", "t2"], {"hall": "main"})
    found.start()
    yield found
    found.close()


async def say(broker: Mosquitto, table: str, **kinds: dict[str, Any]) -> None:
    """What this table retains from now on."""
    async with broker.broker(table).client("table-" + table) as client:
        for kind, fields in kinds.items():
            topic = topics.table_topic(table, kind)
            await client.publish(topic, topics.encode(fields), 1, retain=True)


async def leave(broker: Mosquitto, *tables: str, state: str = CLOSED) -> None:
    for table in tables:
        alive = {"state": state, "session": 1}
        await say(broker, table, alive=alive, about=ABOUT, match={"match": None})


@asynccontextmanager
async def assistant(broker: Mosquitto) -> AsyncIterator[dict[str, list[dict[str, Any]]]]:
    """Home Assistant's ear: every description of each table since it came; {}: it is gone."""
    heard: dict[str, list[dict[str, Any]]] = {"t1": [], "t2": []}

    async def hear() -> None:
        async with broker.broker("hall").client("assistant") as client:
            await client.subscribe("homeassistant/device/+/config", 1)
            await client.publish(BIRTH, b"online", 1)
            async for message in client.messages:
                table = str(message.topic).split("/")[2].removeprefix("trilithon_")
                assert isinstance(message.payload, bytes)
                heard[table].append(json.loads(message.payload or b"{}"))

    task = asyncio.create_task(hear())
    try:
        yield heard
    finally:
        await ended(task)


def hall(broker: Mosquitto) -> Hall:
    return Hall(broker.broker("hall"), Shelf(), "main", home_assistant=True)


def versions(heard: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(one["dev"]["sw"] if one else "" for one in heard))


def test_the_version_follows_an_update_and_is_right_after_a_restart(broker: Mosquitto) -> None:
    async def story() -> None:
        async with assistant(broker) as heard:
            async with running(hall(broker)):
                await leave(broker, "t1", state=READY)
                await until(lambda: versions(heard["t1"]) == ["0.1.0"])
                assert heard["t1"][0]["dev"]["sn"] == ABOUT["board"]
                await say(broker, "t1", about={**ABOUT, "firmware": "0.2.0"})
                await until(lambda: versions(heard["t1"]) == ["0.1.0", "0.2.0"])
            before = len(heard["t1"])
            async with running(hall(broker)):
                await until(lambda: len(heard["t1"]) > before)
        assert versions(heard["t1"][before:]) == ["0.2.0"], "never none, nor the old one"
        async with running(hall(broker)), assistant(broker) as heard:
            await until(lambda: versions(heard["t1"]) == ["0.2.0"])

    asyncio.run(story())


def test_a_table_that_is_gone_for_good_is_forgotten_everywhere(
    broker: Mosquitto, capsys: pytest.CaptureFixture[str]
) -> None:
    passwords = {"t1": broker.passwords["t1"]}

    async def story() -> None:
        ours, here = broker.broker("hall"), hall(broker)
        async with assistant(broker) as heard, running(here):
            await leave(broker, "t1", "t2", state=READY)
            await until(lambda: bool(heard["t1"] and heard["t2"]))
            assert await forget.forget(["t1"], ours, passwords) == 1, "it may be there"
            await leave(broker, "t1")
            assert await forget.forget(["t1"], ours, {}) == 1, "only its own user may"
            assert heard["t1"][-1] and "t1" in here.floor.places, "nothing half done"
            assert await forget.forget(["t1"], ours, passwords) == 0
            await until(lambda: set(here.floor.places) == {"t2"})
            await until(lambda: heard["t1"][-1] == {})
            assert heard["t2"][-1], "others stay"
        left = await forget.words(["t1", "t2"], ours)
        assert not left["t1"] and len(left["t2"]) == 4
        assert await forget.forget(["t1"], ours, passwords) == 1, "there is nothing of it"

    asyncio.run(story())
    told = capsys.readouterr()
    assert "t1: forgotten: about, alive, its device in Home Assistant, match" in told.out
    for why in ("its last word was 'ready'", "refused to forget about, alive", "keeps nothing"):
        assert why in told.err


def test_a_table_is_forgotten_where_no_hall_is_and_though_its_last_word_is_wrong(
    broker: Mosquitto,
) -> None:
    passwords = {"t1": broker.passwords["t1"]}

    async def story() -> None:
        async with running(hall(broker)), assistant(broker) as heard:
            await leave(broker, "t1", state=READY)  # and no last will: the broker had died
            await until(lambda: bool(heard["t1"]))
        ours = broker.broker("hall")
        assert config_topic("t1") in (await forget.words(["t1"], ours))["t1"]
        assert await forget.forget(["t1"], ours, passwords, sure=True) == 0
        assert not (await forget.words(["t1"], ours))["t1"]

    asyncio.run(story())
