"""Updates and offers over the network itself, as a board on Wi-Fi takes them: MicroPython, compiled
firmware, a board's own main.py, real Mosquitto.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.boot import start
from firmware.network import access
from firmware.network.signed import FOREIGN
from host.commands import update as command
from host.install.installation import MANIFEST, compiled, manifest_of
from host.network import house_key, topics
from host.network.mosquitto import Mosquitto
from tests.host.board_folder import processor
from tests.host.tableboard import TableBoard
from tests.link.cable import need_micropython
from tests.network.rooms import need_mosquitto, quick_client
from tests.network.test_bridged_update import board_files, held
from tests.patience import HUNG_S

CHANGED = "firmware/link/commands.mpy"
STAND_INS = Path(__file__).parent / "board"


class WifiBoard:
    """A broker, and a board on its network that lets itself be commanded."""

    def __init__(self, folder: Path, may: str) -> None:
        client = quick_client()
        self.broker = Mosquitto(folder / "broker", ["bar"], {"hall": "main", "mallory": "mallory"})
        self.broker.start()
        self.folder = folder / "board"
        longer = compiled(processor())[0][CHANGED] + b"\0"
        board_files(self.folder, {CHANGED: longer, "engine/older.mpy": b"older"})
        (self.folder / "lib").mkdir()
        shutil.copy(STAND_INS / "network.py", self.folder / "lib")
        (self.folder / "lib/mqtt_as.py").write_bytes(client)
        fields = {"wifi": "Club", "broker": "127.0.0.1", "port": self.broker.port, "name": "bar"}
        fields |= {"password": self.broker.passwords["bar"], "may": may}
        self.key = folder / "house.key"
        house_key.make(self.key)
        fields["key"] = house_key.table_key(house_key.read(self.key), "bar")
        (self.folder / "data" / access.FILE).write_text(json.dumps(fields))

    def held(self) -> dict[str, bytes]:
        return {name: data for name, data in held(self.folder).items() if "lib/" not in name}

    def whole(self, files: dict[str, bytes]) -> bool:
        return self.held() == files | {MANIFEST: manifest_of(files)}

    def close(self) -> None:
        self.broker.close()


@pytest.fixture
def wifi(tmp_path: Path) -> Iterator[WifiBoard]:
    need_micropython()
    need_mosquitto()
    board = WifiBoard(tmp_path, "offer update")
    yield board
    board.close()


async def there(wifi: WifiBoard) -> None:
    """Until the room hears the table."""
    async with wifi.broker.broker("hall").client("waiting") as client:
        await client.subscribe(topics.table_topic("bar", "about"))
        async with asyncio.timeout(HUNG_S):
            async for _ in client.messages:
                return


def test_an_update_that_the_house_has_signed_arrives_over_the_network_and_stays(
    wifi: WifiBoard, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = wifi.key.with_name("foreign.key")
    house_key.make(foreign)

    async def story() -> int:
        await there(wifi)
        assert await command.roll_out(wifi.broker.broker("hall"), ["bar"], foreign) == 1
        assert not (wifi.folder / start.FOLDER).exists()  # nothing was even fetched
        return await command.roll_out(wifi.broker.broker("hall"), ["bar"], wifi.key)

    with TableBoard(wifi.folder) as board:
        assert asyncio.run(story()) == 0
        assert f"bar: {FOREIGN}" in capsys.readouterr().err
        assert board.starts == 2
    assert wifi.whole(compiled(processor())[0])
    assert not (wifi.folder / start.BEFORE).exists() and not (wifi.folder / start.FOLDER).exists()
