"""`make hall` where Mosquitto is not installed: amqtt, in an environment of its own, for trying."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from host.cli_support import UsageError
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.install.build import ROOT
from host.network.bridged import Bridged
from host.network.embedded import Embedded
from host.network.simulated import PlayingTable
from tests.network.rooms import running, until

TABLES = 4


@pytest.fixture
def broker(tmp_path: Path) -> Embedded:
    broker = Embedded(tmp_path, ROOT / "build/broker")
    try:
        broker.start()
    except UsageError as missing:
        pytest.skip(f"{missing} (is there a network?)")
    return broker


def test_four_tables_are_seen_in_the_hall_without_mosquitto(
    broker: Embedded, tmp_path: Path
) -> None:
    names = [f"t{number}" for number in range(TABLES)]
    tables = [PlayingTable(tmp_path / name, name, ["high_druid"], speed=20) for name in names]
    shelf = Shelf(tmp_path / "archive.sqlite")
    hall = Hall(broker.broker("hall"), shelf)

    async def story() -> None:
        bridges = [
            Bridged(name, table.port, broker.broker(name))
            for name, table in zip(names, tables, strict=True)
        ]
        async with running(hall, *bridges):
            for name in names:
                await until(lambda name=name: bool(  # type: ignore[misc]
                    name in hall.floor.places and hall.floor.places[name].playing))  # fmt: skip

    try:
        for table in tables:
            table.start()
        asyncio.run(story())
    finally:
        for table in tables:
            table.close()
        broker.close()
        shelf.close()
