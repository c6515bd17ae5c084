"""A table on MicroPython that speaks to a real Mosquitto itself, as a board on Wi-Fi does."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.network import access
from host.cable.client import Client
from host.cable.simulators import UnixTable
from host.cli_support import UsageError
from host.commands.network import source
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.network.mosquitto import Mosquitto
from tests.link.cable import need_micropython
from tests.network.rooms import need_mosquitto, running, until

BOARD = Path(__file__).parent / "board"  # what MicroPython's unix port lacks


class WifiTable:
    """Its broker, its hall's archive, and a computer on its cable that plays."""

    def __init__(self, folder: Path) -> None:
        self.broker = Mosquitto(folder / "broker", ["bar"], ("hall",))
        self.broker.start()
        self.shelf = Shelf(folder / "archive.sqlite")
        self.folder = folder / "table"
        self.folder.mkdir()
        fields = {"wifi": "Club", "broker": "127.0.0.1", "port": self.broker.port, "name": "bar"}
        fields["password"] = self.broker.passwords["bar"]
        (self.folder / access.FILE).write_text(json.dumps(fields), encoding="utf-8")
        (self.folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        self.table = UnixTable(self.folder)

    def play(self, client: Client, answers: int) -> None:
        """From where the match stands; 0 answers: to its end."""
        client.command("ask")
        ask = client.wait("ask")
        while answers or ask.fields["n"] < 1000:
            client.command("answer " + ask.fields["options"][0])
            answers -= 1
            if answers == 0:
                return
            ask = client.wait("ask", n=ask.fields["n"] + 1)

    def records(self) -> list[str]:
        from tests.both.app.table_hands import unsealed

        return [unsealed(path.read_text()) for path in sorted((self.folder / "records").glob("*"))]

    def close(self) -> None:
        self.table.close()
        self.broker.close()
        self.shelf.close()


@pytest.fixture
def wifi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WifiTable]:
    need_micropython()
    need_mosquitto()
    library = tmp_path / "lib"
    shutil.copytree(BOARD, library)
    try:
        (library / "mqtt_as.py").write_bytes(source(None))
    except UsageError as missing:
        pytest.skip(f"mqtt_as cannot be had here: {missing}")
    monkeypatch.setenv("MICROPYPATH", f":{library}:.frozen")
    table = WifiTable(tmp_path)
    yield table
    table.close()


def test_a_match_is_in_the_archive_byte_for_byte_after_an_outage_and_a_pulled_plug(
    wifi: WifiTable,
) -> None:
    async def story() -> None:
        hall = Hall(wifi.broker.broker("hall"), wifi.shelf, "main")
        async with running(hall):
            wifi.table.start()
            client = await asyncio.to_thread(wifi.table.connect)
            begin = {"game": "high_druid", "players": ["Ann", "Bo", "Cy"]}
            await asyncio.to_thread(client.command, "new " + json.dumps(begin))
            await asyncio.to_thread(wifi.play, client, 6)
            await until(lambda: "bar" in hall.floor.places)
            place = hall.floor.places["bar"]
            await until(lambda: place.said.get("match", {}).get("n") == 6)
            wifi.broker.kill()
            await asyncio.to_thread(wifi.play, client, 4)
            await asyncio.to_thread(client.close)
            wifi.table.kill()
            wifi.broker.start()
            wifi.table.start()
            client = await asyncio.to_thread(wifi.table.connect)
            await asyncio.to_thread(client.command, "press")  # go on with the match
            await asyncio.to_thread(wifi.play, client, 3)
            await until(lambda: place.said.get("match", {}).get("n") == 13)
            await asyncio.to_thread(client.command, "abort")
            await until(lambda: sorted(wifi.shelf.texts("bar")) == sorted(wifi.records()))
            assert len(wifi.records()) == 1
            await asyncio.to_thread(client.close)

    asyncio.run(story())
