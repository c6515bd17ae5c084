"""A board's own connection to a broker: Peter Hinch's `mqtt_as`, as TOPICS.md requires it."""

# MicroPython's own; `make check` has its types.
# pyright: reportMissingImports=false

import json
import os

import mqtt_as

from firmware.network.access import client_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

KEEPALIVE_S = 20  # after one and a half of these the broker tells our last will
AT_LEAST_ONCE = 1


class NoCollector:
    """In place of `gc` there: a collection every second would come between a tap and its yes."""

    def collect(self) -> None:
        """Nothing: the panel collects while the table is idle."""


mqtt_as.gc = NoCollector()


class Client(mqtt_as.MQTTClient):  # type: ignore[misc]
    """session  a number of this connection alone, so that a late last will is known for one

    heard(topic: bytes, payload: bytes, retained: bool), at_once; up(), connected again
    """

    def __init__(self, fields: dict, topic: str, heard: "Callable", up: "Callable") -> None:
        self.will_topic = topic
        self.session = int.from_bytes(os.urandom(4), "big") << 16
        self.up_again = up
        settings = dict(mqtt_as.config)
        settings.update({
            "client_id": client_id("table-" + fields["name"], fields["password"]),
            "server": fields["broker"],
            "port": fields["port"],
            "user": fields["user"],
            "password": fields["password"],
            "ssid": fields["wifi"],
            "wifi_pw": fields["wifi_password"],
            "keepalive": KEEPALIVE_S,
            "ssl": fields["tls"],
            "ssl_params": fields.get("ssl_params", {}),
            "subs_cb": heard,
            "connect_coro": self.connected,
        })  # fmt: skip
        super().__init__(settings)

    async def connected(self, client: object) -> None:
        self.up_again()

    async def _connect(self, clean: bool) -> None:
        """Every connection with a last will of its own."""
        self.session += 1
        will = json.dumps({"state": "lost", "session": self.session})
        self._set_last_will(self.will_topic, will, True, AT_LEAST_ONCE)
        await super()._connect(clean)
