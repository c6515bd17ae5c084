"""Bring tables up to date from afar: one table first, then the rest, four at a time.

Only tables whose owners allow it take the order (`trilithon bridge --allow update`), and none in
the middle of a match. A table checks the new files by their hashes and exchanges all at once, as
`trilithon deploy` does; a table that does not come up goes back to its old firmware by itself. If
the first one fails, the others are left alone. A board on Wi-Fi takes files that the key of the
house has signed (trilithon key), and no others. The user in the address needs a hall's rights at
the broker; the command asks for its password, or takes it from --passwords or
TRILITHON_MQTT_PASSWORD.

exit codes: 0 all are up to date, 1 something failed.

examples:
  trilithon update --mqtt mqtt://hall@broker.local               all that allow it
  trilithon update --mqtt mqtt://hall@broker.local bar window    these two, `bar` first
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from host.cli_support import UsageError
from host.door import complain, say
from host.network import topics
from host.network.broker import QOS, Broker, aiomqtt, once
from host.network.house_key import add_key, read
from host.network.parcel import parcel_for
from host.network.passwords import HELP, add_passwords, broker_of
from host.network.rollout import Candidate, Rollout
from host.network.topics import FAILED, SENDING

GATHER_S = 2.0  # for what is retained to come
TICK_S = 0.5
WE = "update"  # in place of a hall's name
EVERY = 20  # percent between two lines of progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="(default: all that allow it)")
    parser.add_argument("--mqtt", required=True, metavar="URL", help=HELP)
    add_passwords(parser)
    add_key(parser)


def run(args: argparse.Namespace) -> int:
    broker = broker_of(args)
    try:
        return asyncio.run(roll_out(broker, args.tables, args.key))
    except aiomqtt.MqttError as error:
        raise UsageError(f"the broker at {broker.host}: {error}") from None


async def roll_out(broker: Broker, names: list[str], key: Path) -> int:
    """Until every table is up to date, or has failed. Raises UsageError, MqttError.

    key  the house's file, read where a table takes its files over the network
    """
    rollout = Rollout(Teller().tell)
    async with broker.client(once(WE)) as client:
        await client.subscribe(f"{topics.ROOT}/table/#", QOS)
        hearing = asyncio.create_task(hear(client, rollout))
        try:
            await asyncio.sleep(GATHER_S)
            complaint = rollout.choose(names)
            if complaint:
                raise UsageError(complaint)
            if rollout.processors:
                rollout.house = read(key)
            for processor in rollout.processors:
                rollout.parcels[processor] = await asyncio.to_thread(parcel_for, processor)
            await order(client, rollout, hearing)
        finally:
            hearing.cancel()
    for table in rollout.failed:
        complain(f"{table.name}: {table.why}")
    return 1 if rollout.failed else 0


async def hear(client: aiomqtt.Client, rollout: Rollout) -> None:
    async for message in client.messages:
        payload = message.payload if isinstance(message.payload, bytes) else b""
        rollout.heard(str(message.topic), payload, time.monotonic())
        await send(client, rollout)


async def order(client: aiomqtt.Client, rollout: Rollout, hearing: asyncio.Task[None]) -> None:
    while not rollout.over:
        if hearing.done():
            hearing.result()  # the connection was lost: that is raised here
        rollout.tick(time.monotonic())
        await send(client, rollout)
        await asyncio.sleep(TICK_S)


async def send(client: aiomqtt.Client, rollout: Rollout) -> None:
    orders, rollout.orders = rollout.orders, []
    for table, kind, fields in orders:
        topic = topics.order_topic(table, kind, WE)
        await client.publish(topic, topics.encode(fields), QOS)


class Teller:
    """A line for every step, and some while files go."""

    def __init__(self) -> None:
        self.last: dict[str, tuple[str, int]] = {}

    def tell(self, table: Candidate) -> None:
        now = table.step, table.percent // EVERY
        if self.last.get(table.name) != now and table.step != FAILED:
            percent = f" {table.percent} %" if table.step == SENDING else ""
            say(f"{table.name}: {table.step}{percent}")
        self.last[table.name] = now
