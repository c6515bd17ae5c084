"""A hall at work: its floor on the broker, records judged and stored, everybody told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from host.hall.floor import Floor
from host.hall.shelf import Archive
from host.hall.verdict import REFUSED, Verdict, judge
from host.network import topics
from host.network.broker import QOS, Broker, aiomqtt, both, connected
from host.network.topics import Fields, chain

TICK_S = 1.0
QUEUED = 100_000  # messages that have come and are not yet looked at
Kept = Callable[[str, str, str, Verdict], None]


class Hall:
    """`run()` for ever.

    kept     called with (table, match, text, verdict) of every record once the archive has it
    told     called with the names of tables that have changed
    trouble  why there is no broker; "" while there is one
    """

    def __init__(self, broker: Broker, archive: Archive, name: str = "main") -> None:
        self.broker = broker
        self.archive = archive
        self.name = name
        self.floor = Floor(archive.sums())
        self.kept: list[Kept] = []
        self.told: Callable[[set[str]], None] = lambda tables: None
        self.trouble = "not connected yet"
        self.messages = 0
        self.judging: set[asyncio.Task[None]] = set()
        self.going: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        # Replays take the processor, and an archive waits for its disk: both beside the loop.
        self.desk = ThreadPoolExecutor(1, "archive")

    async def run(self) -> None:
        try:
            await both(connected(self._client, self._session, self._lost), self._ticks())
        finally:
            self.desk.shutdown(wait=True, cancel_futures=True)

    def _client(self) -> aiomqtt.Client:
        client = self.broker.client(
            f"hall-{self.name}-{time.time_ns() % 10**9}", max_queued_incoming_messages=QUEUED
        )
        client.pending_calls_threshold = 10_000
        return client

    def _lost(self, why: str) -> None:
        self.trouble = why or "the connection was lost"
        self.told(set())

    async def _session(self, client: aiomqtt.Client) -> None:
        self.trouble = ""
        await client.subscribe(f"{topics.ROOT}/table/#", QOS)
        await both(self._listen(client), self._speak(client))

    async def _listen(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            self.messages += 1
            payload = message.payload if isinstance(message.payload, bytes) else b""
            self.floor.take(str(message.topic), payload, time.time())
            self._go_on()

    async def _speak(self, client: aiomqtt.Client) -> None:
        while True:
            topic, payload = await self.going.get()
            await client.publish(topic, payload, QOS)

    async def _ticks(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            self.floor.tick(time.time())
            self._go_on()

    def _go_on(self) -> None:
        """Whatever the last messages lead to."""
        floor = self.floor
        for table, fields in floor.orders:
            self.order(table, "have", fields)
        floor.orders.clear()
        for record in floor.finished:
            task = asyncio.create_task(self._store(*record))
            self.judging.add(task)
            task.add_done_callback(self.judging.discard)
        floor.finished.clear()
        if floor.changed:
            self.told(floor.changed)
            floor.changed = set()

    def order(self, table: str, kind: str, fields: Fields) -> None:
        """Something a table is to hear; what cannot go now is asked for again by `tick`."""
        if not self.trouble:
            topic = topics.order_topic(table, kind, self.name)
            self.going.put_nowait((topic, topics.encode(fields)))

    async def _store(self, table: str, match: str, text: str) -> None:
        loop = asyncio.get_running_loop()
        verdict = await loop.run_in_executor(self.desk, judge, match, text)
        if verdict.forged:
            self.floor.alert(table, f"a forged record: {verdict.why}", time.time())
            return
        try:
            there = await loop.run_in_executor(
                self.desk, self.archive.store, table, match, text, verdict
            )
        except Exception as error:  # a disk that is full, a database that is away: asked for again
            self.floor.alert("", f"the archive does not take records: {error}", time.time())
            return
        if not there:
            self.floor.alert(table, f"another record of match {match} than before", time.time())
            return
        if verdict.word == REFUSED:
            self.floor.alert(table, f"the rules refuse match {match}: {verdict.why}", time.time())
        self.floor.safe(table, match, chain(text.split("\n")[:-1]), time.time())
        for hear in self.kept:
            hear(table, match, text, verdict)
        self._go_on()
