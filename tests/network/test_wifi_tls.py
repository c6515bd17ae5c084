"""TLS from a board: MicroPython's own, to a real Mosquitto whose certificate an authority of ours
has signed; a broker with another authority's signature gets no password.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.network import access
from host.cable.simulators import UnixTable
from host.network import topics
from host.network.mosquitto import Mosquitto, free_port
from tests.link.cable import need_micropython
from tests.network.rooms import need_mosquitto, quick_client, until
from tests.network.test_wifi_table import BOARD

HOST = "localhost"
WITHIN_S = 60.0


def openssl(folder: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)


def authority(folder: Path) -> Path:
    """An authority, and a certificate of HOST that it has signed; its own in DER."""
    folder.mkdir()
    key = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    openssl(
        folder, "req", "-x509", *key, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=club"
    )
    openssl(folder, "req", *key, "-keyout", "key.pem", "-out", "asked.pem", "-subj", f"/CN={HOST}")
    (folder / "names").write_text(f"subjectAltName=DNS:{HOST}\n")
    openssl(folder, "x509", "-req", "-in", "asked.pem", "-CA", "ca.pem", "-CAkey", "ca.key",
            "-CAcreateserial", "-out", "cert.pem", "-extfile", "names")  # fmt: skip
    openssl(folder, "x509", "-in", "ca.pem", "-outform", "der", "-out", access.AUTHORITY)
    return folder


class TlsTable:
    """A table on Wi-Fi that trusts one authority, and a broker that another may have signed."""

    def __init__(self, folder: Path, trusted: Path, signed: Path) -> None:
        self.broker = Mosquitto(folder / "broker", ["bar"])
        port = free_port()
        with open(folder / "broker/mosquitto.conf", "a") as file:
            file.write(f"listener {port} 127.0.0.1\n")
            file.write(f"certfile {signed}/cert.pem\nkeyfile {signed}/key.pem\n")
        self.broker.start()
        self.folder = folder / "table"
        self.folder.mkdir()
        fields = {"wifi": "Club", "broker": HOST, "port": port, "name": "bar", "tls": True}
        fields["password"] = self.broker.passwords["bar"]
        (self.folder / access.FILE).write_text(json.dumps(fields))
        (self.folder / "settings.json").write_text('{"language": "en"}')
        shutil.copy(trusted / access.AUTHORITY, self.folder)
        self.table = UnixTable(self.folder)

    async def heard(self, within: float) -> bool:
        """Whether the room hears the table."""
        async with self.broker.broker("hall").client("waiting") as client:
            await client.subscribe(topics.table_topic("bar", "about"))
            try:
                async with asyncio.timeout(within):
                    async for _ in client.messages:
                        return True
            except TimeoutError:
                pass
        return False

    def close(self) -> None:
        self.table.close()
        self.broker.close()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    need_micropython()
    need_mosquitto()
    if shutil.which("openssl") is None:
        pytest.skip("openssl, which signs the broker's certificate, is not installed")
    library = tmp_path / "lib"
    shutil.copytree(BOARD, library)
    (library / "mqtt_as.py").write_bytes(quick_client())
    monkeypatch.setenv("MICROPYPATH", f":{library}:.frozen")
    yield tmp_path


def test_a_table_speaks_tls_to_a_broker_that_its_authority_has_signed(folder: Path) -> None:
    club = authority(folder / "club")
    table = TlsTable(folder, club, club)
    try:
        table.table.start()
        assert asyncio.run(table.heard(WITHIN_S)), table.table.complaints()
    finally:
        table.close()


def test_a_broker_that_somebody_else_has_signed_hears_nothing(folder: Path) -> None:
    table = TlsTable(folder, authority(folder / "club"), authority(folder / "mallory"))
    try:
        table.table.start()
        refused = "handshake"
        asyncio.run(
            until(lambda: any(refused in line or "alert" in line for line in table.broker.said))
        )
        assert not asyncio.run(table.heard(1.0))
    finally:
        table.close()
