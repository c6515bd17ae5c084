"""Forget tables that are gone for good: what they left at the broker, and in Home Assistant.

A broker keeps the last word of every table, so one that was sold, or has another name now, comes
back as a ghost at every start of a hall. This takes the words away; records that a hall or an
archive has stay. A table that is there is left alone.

A table's words can be taken away by its own user at the broker, so --passwords should have its
line NAME:PASSWORD; the user in the address, a hall's, takes it out of Home Assistant, and looks
whether it is gone.

exit codes: 0 all are forgotten, 1 not all.

examples:
  trilithon forget bar --mqtt mqtt://hall@broker.local --passwords keys
  trilithon forget bar --sure --mqtt mqtt://localhost     though its last word was that it is there
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Iterable

from host.cli_support import UsageError
from host.door import complain, say
from host.hall.home_assistant import config_topic
from host.network import topics
from host.network.broker import QOS, Broker, aiomqtt, once
from host.network.passwords import HELP, add_passwords, broker_of, read_passwords
from host.network.topics import CLOSED, LOST, NAME

GATHER_S = 2.0  # for what is retained to come
WE = "forget"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tables", nargs="+", metavar="TABLE", help="its name at the broker")
    parser.add_argument("--mqtt", required=True, metavar="URL", help=HELP)
    add_passwords(parser)
    parser.add_argument(
        "--sure", action="store_true", help="also a table whose last word was that it is there"
    )


def run(args: argparse.Namespace) -> int:
    for table in args.tables:
        if not NAME.fullmatch(table):
            raise UsageError(f"{table}: a table's name is made of a-z, 0-9 and -, at most 32")
    broker, passwords = broker_of(args), read_passwords(args.passwords)
    try:
        return asyncio.run(forget(args.tables, broker, passwords, args.sure))
    except aiomqtt.MqttError as error:
        raise UsageError(f"the broker at {broker.host}: {error}") from None


async def forget(
    tables: list[str], broker: Broker, passwords: dict[str, str], sure: bool = False
) -> int:
    """The exit code. Raises MqttError where the broker cannot be reached."""
    before = await words(tables, broker)
    going = [table for table in tables if may_go(table, before[table], sure)]
    if not going:
        return 1
    for table in going:
        await clear(broker.known_as(table, passwords), own(before[table]))
    left = await words(going, broker)
    for table in going:
        if not own(left[table]):  # else Home Assistant would lose a table that is still told of
            await clear(broker, list(left[table]))
    left = await words(going, broker)
    whole = [table for table in going if told(table, before[table], left[table])]
    return 0 if whole == tables else 1


def own(topics_of: Iterable[str]) -> list[str]:
    """Those that the table itself wrote."""
    return [topic for topic in topics_of if topics.named_in(topic)]


async def words(tables: list[str], broker: Broker) -> dict[str, dict[str, bytes]]:
    """Of each table the topics that the broker keeps, and what they say."""
    found: dict[str, dict[str, bytes]] = {table: {} for table in tables}
    async with broker.client(once(WE)) as client:
        for table in tables:
            await client.subscribe(topics.table_topic(table, "#"), QOS)
            await client.subscribe(config_topic(table), QOS)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GATHER_S):
                async for message in client.messages:
                    topic, payload = str(message.topic), message.payload
                    if message.retain and isinstance(payload, bytes):
                        found[owner(topic, tables)][topic] = payload
    return found


def owner(topic: str, tables: list[str]) -> str:
    """Which of these tables a topic is of."""
    return topics.named_in(topic) or next(name for name in tables if config_topic(name) == topic)


def may_go(table: str, retained: dict[str, bytes], sure: bool) -> bool:
    """Whether something of it is there and the table is not; else people hear why."""
    if not retained:
        complain(f"{table}: the broker keeps nothing of it")
        return False
    state = state_in(retained.get(topics.table_topic(table, "alive"), b""))
    if state in (LOST, CLOSED) or sure:
        return True
    complain(f"{table}: its last word was {state!r}, so it may be there: end its bridge, or --sure")
    return False


def state_in(payload: bytes) -> str:
    """What `alive` says; LOST where it says nothing that counts."""
    try:
        return str(topics.decode("alive", payload)["state"])
    except topics.BadMessage:
        return LOST


async def clear(broker: Broker, known: list[str]) -> None:
    """Take away what these topics retain, as this user."""
    if known:
        async with broker.client(once(WE)) as client:
            for topic in known:
                await client.publish(topic, b"", QOS, retain=True)


def told(table: str, before: dict[str, bytes], left: dict[str, bytes]) -> bool:
    """Say what was forgotten of it and what was not; whether that was all."""
    gone = sorted(named(topic) for topic in before.keys() - left.keys())
    if gone:
        say(f"{table}: forgotten: {', '.join(gone)}")
    if left:
        kept = ", ".join(sorted(map(named, left)))
        complain(
            f"{table}: the broker refused to forget {kept}: --passwords needs a line {table}:…"
        )
    return not left


def named(topic: str) -> str:
    """A topic as people know it."""
    return topic.rsplit("/", 1)[1] if topics.named_in(topic) else "its device in Home Assistant"
