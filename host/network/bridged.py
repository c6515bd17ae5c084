"""One table of a bridge: followed on its cable, sent to the broker."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from functools import partial
from typing import Any

from firmware.link.commands import FIRMWARE
from host.cable.async_client import BACK, AsyncClient, LinkError
from host.cable.hour import Wall, here
from host.cable.streams import Stream
from host.cli_support import UsageError
from host.install.installation import compiled
from host.network.boards import Boards
from host.network.broker import Broker, both
from host.network.follower import UPDATE, Follower
from host.network.outbox import Outbox
from host.network.renewal import Firmware, renew, revive, take_back
from host.network.sender import NotAllowed, Sender
from host.network.topics import DONE, FAILED, SENDING, STARTING, UNPLUGGED, Fields

STARTS_S = 60.0  # within which an updated table is heard again, or goes back
TRIES = 2  # in vain; then a table that may be updated is looked for at its prompt


class Bridged:
    """`run()` for ever; the table at `port` is `name` on the network.

    firmware  what it may be updated to;  `updating` while it is
    silent    how often its port did not answer, since the start
    """

    def __init__(
        self, name: str, port: str | Stream, broker: Broker,
        archive: str = "main", may: tuple[str, ...] = (), firmware: Firmware = compiled,
        boards: Boards | None = None, wall: Wall = here,
    ) -> None:  # fmt: skip
        self.name = name
        self.firmware = firmware
        self.outbox = Outbox(name)
        self.sender = Sender(self.outbox, broker, archive)
        self.sender.may = may
        self.sender.carry = self.carry
        self.sender.stored = self._stored
        self.starts_s = STARTS_S
        self.silent = 0
        boards = boards or Boards()
        boards.tables.append(self)
        follower = Follower(AsyncClient(port, simulated=False, wall=wall), self.outbox)
        follower.may, follower.met = may, partial(boards.met, follower)
        self.follow(follower, port)
        self.updating: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def follow(self, follower: Follower, port: str | Stream) -> None:
        """What this one sees at its port is this table's from now on."""
        self.follower, self.port = follower, port
        follower.follow(self.outbox)
        if UPDATE in self.sender.may:
            follower.unheard = self._revive

    def _stored(self, total: str) -> None:
        self._beside(self.follower.stored(total))

    def _beside(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def run(self) -> None:
        try:
            await both(self.follower.run(), self.sender.run())
        finally:
            await self.follower.client.close()

    async def carry(self, command: str, fields: Fields) -> None:
        """A command from afar. Raises NotAllowed."""
        if self.updating and not self.updating.done():
            raise NotAllowed("the table is being updated")
        if command != UPDATE:
            await self.follower.carry(command, fields)
            return
        wanted = fields.get("firmware", FIRMWARE)
        if wanted != FIRMWARE:
            raise NotAllowed(f"this table's bridge has firmware {FIRMWARE}, not {wanted}"[:200])
        await self.follower.may_update()
        self.updating = self._beside(self._update(str(fields["id"])))

    # An update

    async def _update(self, order: str) -> None:
        """Bring the table up to date, and report progress to the room."""
        tell, follower = partial(self._tell, order), self.follower
        follower.alive(UNPLUGGED)
        tell(SENDING)
        loop = asyncio.get_running_loop()

        def sent(percent: int) -> None:
            loop.call_soon_threadsafe(tell, SENDING, percent)

        await follower.client.close()
        try:
            wanted = await asyncio.to_thread(renew, str(self.port), sent, self.firmware)
            tell(STARTING, 100)
            await self._heard_again()
            if (await follower.client.command("health")).get("installed") == wanted:
                tell(DONE, 100)
            else:
                tell(FAILED, why="it did not come up, so its old firmware is back")
        except (UsageError, LinkError) as wrong:
            tell(FAILED, why=str(wrong))
        follower.events.put_nowait((BACK, {}))

    async def _heard_again(self) -> None:
        """With what is new, or what was. Raises UsageError, LinkError where neither comes."""
        try:
            await self.follower.client.reconnect(self.starts_s)
        except LinkError:
            await asyncio.to_thread(take_back, str(self.port))
            await self.follower.client.reconnect(self.starts_s)

    def _tell(self, order: str, step: str, percent: int = 0, why: str = "") -> None:
        fields = {"id": order, "step": step, "percent": percent, "firmware": FIRMWARE}
        self.outbox.show("update", {**fields, "why": why[:200]})

    async def _revive(self) -> None:
        """A bridge that ended in the middle of an update has left the table at its prompt."""
        self.silent += 1
        if self.silent % TRIES == 0:
            with contextlib.suppress(UsageError):
                await asyncio.to_thread(revive, str(self.port))
