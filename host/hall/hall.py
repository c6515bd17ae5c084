"""A hall at work: its floor on the broker, and records judged, stored and announced."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from host.cable import hour
from host.hall import home_assistant
from host.hall.floor import Floor
from host.hall.shelf import Archive
from host.hall.verdict import REFUSED, Verdict, judge
from host.network import topics
from host.network.broker import QOS, Broker, aiomqtt, both, connected, once
from host.network.topics import READY, Fields, text_sum

TICK_S = 1.0
OFFER_S = 60  # how long an offer may take to reach its table
REMEMBERED = 500  # commands that a table may ask back for
QUEUED = 100_000  # messages that have come and are not yet looked at
Kept = Callable[[str, str, str, Verdict], None]


class Hall:
    """`run()` for ever.

    kept     called with (table, match, text, verdict) of every record once the archive has it
    hours    of boards on Wi-Fi that have heard the hour: table -> (session, offset) then
    commands  given, until a board asks back for one: id -> (table, payload)
    told     called with the names of tables that have changed
    trouble  why there is no broker; "" while there is one
    """

    def __init__(
        self, broker: Broker, archive: Archive, name: str = "main", home_assistant: bool = False
    ) -> None:
        self.broker = broker
        self.archive = archive
        self.name = name
        self.floor = Floor(archive.sums())
        self.kept: list[Kept] = []
        self.told: Callable[[set[str]], None] = lambda tables: None
        self.trouble = "not connected yet"
        self.messages = 0
        self.home_assistant = home_assistant
        self.described: dict[str, Fields] = {}  # what Home Assistant has heard of each table
        self.hours: dict[str, tuple[int, int]] = {}
        self.commands: OrderedDict[str, tuple[str, Fields]] = OrderedDict()
        self.denied: list[tuple[str, str]] = []  # (client, topic) that our own broker refused
        self.judging: set[asyncio.Task[None]] = set()
        self.going: asyncio.Queue[tuple[str, bytes, bool]] = asyncio.Queue()
        # Replays take the processor, and an archive waits for its disk: both beside the loop.
        self.desk = ThreadPoolExecutor(1, "archive")

    async def run(self) -> None:
        try:
            await both(connected(self._client, self._session, self._lost), self._ticks())
        finally:
            self.desk.shutdown(wait=True, cancel_futures=True)

    def _client(self) -> aiomqtt.Client:
        client = self.broker.client(once("hall-" + self.name), max_queued_incoming_messages=QUEUED)
        client.pending_calls_threshold = 10_000
        return client

    def _lost(self, why: str) -> None:
        self.trouble = why or "the connection was lost"
        self.told(set())

    async def _session(self, client: aiomqtt.Client) -> None:
        self.trouble = ""
        self.floor.unsaid()
        self.described.clear()
        await client.subscribe(f"{topics.ROOT}/table/#", QOS)
        if self.home_assistant:
            await client.subscribe(home_assistant.BIRTH, QOS)
        await both(self._listen(client), self._speak(client))

    async def _listen(self, client: aiomqtt.Client) -> None:
        async for message in client.messages:
            self.messages += 1
            payload = message.payload if isinstance(message.payload, bytes) else b""
            if str(message.topic) == home_assistant.BIRTH:
                self.described.clear()
                continue
            self.floor.take(str(message.topic), payload, time.monotonic())
            self._go_on()

    async def _speak(self, client: aiomqtt.Client) -> None:
        while True:
            topic, payload, retain = await self.going.get()
            await client.publish(topic, payload, QOS, retain=retain)

    async def _ticks(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            while self.denied:
                client, topic = self.denied.pop(0)
                said = f"the broker refused what {client[:40]} wrote to {topic[:80]}"
                self.floor.alert("", said)
                self.told(set())
            self.floor.tick(time.monotonic())
            self._go_on()
            self._set_clocks()
            if self.home_assistant and not self.trouble:
                self._describe()

    def _describe(self) -> None:
        """What Home Assistant has not heard since it, or we, came: of tables there, and gone."""
        there = {
            name: home_assistant.config(name, place.said["about"])
            for name, place in self.floor.places.items()
            if "about" in place.said
        }
        for name in self.described.keys() | there.keys():
            if self.described.get(name) != there.get(name):
                payload = topics.encode(there[name]) if name in there else b""
                self.going.put_nowait((home_assistant.config_topic(name), payload, True))
        self.described = there

    def _go_on(self) -> None:
        """Act on the last messages."""
        floor = self.floor
        self._say_again()
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

    def _set_clocks(self) -> None:
        """Of boards on Wi-Fi, once a connection and when summer time changes; bridges do theirs."""
        date, offset = hour.spelt(hour.here())
        for name, place in self.floor.places.items():
            session = place.said.get("alive", {}).get("session", 0)
            alone = place.state == READY and place.said.get("about", {}).get("bridged") is False
            if alone and not self.trouble and self.hours.get(name) != (session, offset):
                self.hours[name] = session, offset
                self.order(name, "hour", {"time": date, "offset": offset})

    def order(self, table: str, kind: str, fields: Fields) -> None:
        """A message to a table; if it cannot go now, `tick` asks again."""
        if not self.trouble:
            topic = topics.order_topic(table, kind, self.name)
            self.going.put_nowait((topic, topics.encode(fields), False))

    def offer(self, table: str, match: Fields) -> str:
        """Show this match on the screen of a table, which may refuse it; the name of the order."""
        name = secrets.token_hex(8)
        expires = int(time.time()) + OFFER_S
        fields = {"id": name, "expires": expires, "command": "offer", **match}
        self.commands[name] = table, fields
        while len(self.commands) > REMEMBERED:
            self.commands.popitem(last=False)
        self.order(table, "do", fields)
        return name

    def _say_again(self) -> None:
        """To boards without a clock, with the number they ask for; once each, and in time."""
        for table, name, nonce in self.floor.asked_back:
            known, fields = self.commands.pop(name, ("", {}))
            if known == table and fields["expires"] > time.time():
                self.order(table, "do", {**fields, "nonce": nonce})
        self.floor.asked_back.clear()

    async def _store(self, table: str, match: str, text: str) -> None:
        loop = asyncio.get_running_loop()
        verdict = await loop.run_in_executor(self.desk, judge, match, text)
        if verdict.forged:
            self.floor.alert(table, f"a forged record: {verdict.why}")
            return
        try:
            there = await loop.run_in_executor(
                self.desk, self.archive.store, table, match, text, verdict
            )
        except Exception as error:  # a disk that is full, a database that is away: asked for again
            self.floor.alert("", f"the archive does not take records: {error}")
            return
        known = self.floor.stored.get((table, match), {}).values()
        if not there or (known and text_sum(text) not in known):
            self.floor.alert(table, f"another record of match {match} than before")
        if not there:
            return
        if verdict.word == REFUSED:
            self.floor.alert(table, f"the rules refuse match {match}: {verdict.why}")
        self.floor.safe(table, match, text, time.monotonic())
        for hear in self.kept:
            hear(table, match, text, verdict)
        self._go_on()
