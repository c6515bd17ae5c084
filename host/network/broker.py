"""A broker's address and our user there, and a connection that comes back by itself.

aiomqtt below 3, on paho: both are maintained, small, and speak MQTT 3.1.1, as boards and any broker
do (aiomqtt 3 speaks 5 alone). Neither reconnects nor keeps a session over a restart; nothing here
needs that, for the tables' logs are the outbox (TOPICS.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import unquote, urlsplit

import aiomqtt

from firmware.network.access import client_id
from host.cli_support import UsageError
from host.network.topics import QOS

KEEPALIVE_S = 15  # a plug that was pulled shows after one and a half of these
TIMEOUT_S = 10.0
BACKOFF_S = (0.2, 10.0)  # the first wait for another connection, and the longest
PORTS = {"mqtt": 1883, "mqtts": 8883}
WRITE = "--mqtt: write mqtt://HOST or mqtts://USER@HOST:PORT"
Session = Callable[[aiomqtt.Client], Awaitable[None]]
# What a broker answers after Ctrl-C is a traceback to aiomqtt: what people need to hear we say.
SILENT = logging.getLogger("trilithon.mqtt")
SILENT.setLevel(logging.CRITICAL)


@dataclass(frozen=True)
class Broker:
    """`mqtt://USER@HOST:PORT`, or `mqtts://` for TLS. Not printed with its password."""

    host: str
    port: int
    tls: bool = False
    user: str | None = None
    password: str | None = None

    def __repr__(self) -> str:
        return f"mqtt{'s' if self.tls else ''}://{self.host}:{self.port}"

    @classmethod
    def parse(cls, url: str) -> Broker:
        """UsageError says what is wrong with the address."""
        try:
            parts = urlsplit(url if "://" in url else "mqtt://" + url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise UsageError(WRITE) from None
        if not parts.hostname or parts.path.strip("/"):
            raise UsageError(WRITE)
        user, password = (part and unquote(part) for part in (parts.username, parts.password))
        return cls(parts.hostname, port, parts.scheme == "mqtts", user or None, password or None)

    def known_as(self, user: str, passwords: dict[str, str]) -> Broker:
        """The same broker for a user who has a password there."""
        if user not in passwords:
            return self
        return replace(self, user=user, password=passwords[user])

    def client(self, name: str, will: aiomqtt.Will | None = None, **more: Any) -> aiomqtt.Client:
        return aiomqtt.Client(
            self.host, self.port, username=self.user, password=self.password,
            identifier=client_id(name, self.password or ""), will=will, keepalive=KEEPALIVE_S,
            timeout=TIMEOUT_S, clean_session=True, logger=SILENT,
            tls_context=ssl.create_default_context() if self.tls else None, **more,
        )  # fmt: skip


def once(name: str) -> str:
    """A client's name for this connection alone: several programs may have one user."""
    return f"{name}-{secrets.token_hex(4)}"


async def connected(
    make: Callable[[], aiomqtt.Client], session: Session, lost: Callable[[str], None]
) -> None:
    """For ever: connect, run the session, and again when it breaks. `lost` is called with why."""
    wait = BACKOFF_S[0]
    while True:
        try:
            async with make() as client:
                wait = BACKOFF_S[0]
                await session(client)
        except (aiomqtt.MqttError, OSError, TimeoutError) as error:
            lost(str(error))
        await asyncio.sleep(wait * (0.5 + random.random()))
        wait = min(2 * wait, BACKOFF_S[1])


async def both(*work: Awaitable[None]) -> None:
    """Run these side by side until one fails; the others end then, too."""
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, aiomqtt.MqttError, OSError):
                await task


__all__ = ["QOS", "Broker", "aiomqtt", "both", "connected", "once"]
