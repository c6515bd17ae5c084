"""One table's connection to the broker: sends its outbox, and takes the halls' messages."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from host.network import topics
from host.network.broker import QOS, Broker, aiomqtt, both, connected
from host.network.outbox import RETAINED, Outbox
from host.network.topics import LOST, BadMessage, Fields

REMEMBERED = 200  # commands, so that none is carried out twice
Carry = Callable[[str, Fields], Awaitable[None]]


class NotAllowed(Exception):
    """A command from afar is refused; the message says why."""


async def nothing(command: str, fields: Fields) -> None:
    raise NotAllowed("this table takes no commands from afar")


class Sender:
    """`run()` for ever.

    stored  called with a record's sum when the table's own archive has stored it
    may     the commands that may be given from afar;  `carry` carries one out, or raises NotAllowed
    trouble why there is no connection; "" while there is one
    """

    def __init__(self, outbox: Outbox, broker: Broker, archive: str = "main") -> None:
        self.outbox = outbox
        self.broker = broker
        self.archive = archive
        self.session = random.SystemRandom().randrange(1, 2**62)
        self.stored: Callable[[str], None] = lambda total: None
        self.may: tuple[str, ...] = ()
        self.carry: Carry = nothing
        self.trouble = "not connected yet"
        self.woken = asyncio.Event()
        self.done: OrderedDict[str, Fields] = OrderedDict()
        self.replies: list[Fields] = []
        outbox.woken = self.woken.set

    async def run(self) -> None:
        try:
            await connected(self._client, self._session, self._lost)
        finally:
            self.trouble = "closed"

    def _client(self) -> aiomqtt.Client:
        self.session += 1
        fields = {"state": LOST, "session": self.session}
        topic = topics.table_topic(self.outbox.table, "alive")
        will = aiomqtt.Will(topic, topics.encode(fields), QOS, retain=True)
        return self.broker.client("table-" + self.outbox.table, will)

    def _lost(self, why: str) -> None:
        self.trouble = why or "the connection was lost"

    async def _session(self, client: aiomqtt.Client) -> None:
        self.trouble = ""
        self.outbox.connected(self.session)
        await client.subscribe(f"{topics.ROOT}/to/{self.outbox.table}/+/+", QOS)
        try:
            await both(self._talk(client), self._listen(client))
        except asyncio.CancelledError:
            with contextlib.suppress(aiomqtt.MqttError, OSError):
                await self._publish(client, "alive", self.outbox.leave(self.session))
            raise

    async def _talk(self, client: aiomqtt.Client) -> None:
        """Send what there is, one message after the other: each is acknowledged before the next."""
        while True:
            self.woken.clear()
            while self.replies:
                await self._publish(client, "did", self.replies[0])
                del self.replies[0]
            waiting = self.outbox.next()
            if waiting is None:
                await self.woken.wait()
                continue
            await self._publish(client, *waiting)
            self.outbox.went(*waiting)

    async def _publish(self, client: aiomqtt.Client, kind: str, fields: Fields) -> None:
        topic = topics.table_topic(self.outbox.table, kind)
        await client.publish(topic, topics.encode(fields), QOS, retain=kind in RETAINED)

    # What halls say

    async def _listen(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            payload = message.payload if isinstance(message.payload, bytes) else b""
            with contextlib.suppress(BadMessage):  # who is no hall is not answered
                table, kind, hall = topics.read_order(str(message.topic))
                fields = topics.decode(kind, payload)
                if table == self.outbox.table and kind == "have":
                    self._have(hall, fields)
                elif table == self.outbox.table and kind == "do" and not message.retain:
                    await self._do(fields)

    def _have(self, hall: str, fields: Fields) -> None:
        if not fields["end"]:
            self.outbox.lacks(fields["match"], fields["lines"])
        elif hall == self.archive and fields.get("sum"):  # a name alone vouches for nothing
            self.stored(fields["sum"])

    async def _do(self, fields: Fields) -> None:
        """Carry a command out, once; if it comes again, only the reply is repeated."""
        name = fields["id"]
        if name not in self.done:
            self.done[name] = await self._carried(fields)
            while len(self.done) > REMEMBERED:
                self.done.popitem(last=False)
        self.replies.append(self.done[name])
        self.woken.set()

    async def _carried(self, fields: Fields) -> Fields:
        reply: Fields = {"id": fields["id"], "ok": True, "why": ""}
        try:
            if fields["command"] not in self.may:
                raise NotAllowed("this table does not take that command from afar")
            if fields["expires"] < time.time():
                raise NotAllowed("the command came too late")
            await self.carry(fields["command"], fields)
        except NotAllowed as refused:
            reply.update({"ok": False, "why": str(refused)[:200]})
        return reply
