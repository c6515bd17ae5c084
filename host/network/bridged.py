"""One table of a bridge: followed on its cable, sent to the broker."""

from __future__ import annotations

import asyncio

from host.cable.async_client import AsyncClient
from host.cable.streams import Stream
from host.network.broker import Broker, both
from host.network.follower import Follower
from host.network.outbox import Outbox
from host.network.sender import Sender


class Bridged:
    """`run()` for ever; the table at `port` is `name` on the network."""

    def __init__(
        self, name: str, port: str | Stream, broker: Broker,
        archive: str = "main", may: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        self.name = name
        self.outbox = Outbox(name)
        self.follower = Follower(AsyncClient(port, simulated=False), self.outbox)
        self.sender = Sender(self.outbox, broker, archive)
        self.follower.may = self.sender.may = may
        self.sender.carry = self.follower.carry
        self.sender.stored = self._stored
        self.tasks: set[asyncio.Task[None]] = set()

    def _stored(self, match: str) -> None:
        task = asyncio.create_task(self.follower.stored(match))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self) -> None:
        try:
            await both(self.follower.run(), self.sender.run())
        finally:
            await self.follower.client.close()
