"""Bring tables on cables to an MQTT broker: what they play and keep, caught up after any outage.

A table plays on while the network fails; its matches wait in its own records until the archive has
stored them. host/network/TOPICS.md describes the messages. Nothing of a secret leaves before its
reveal, and a table takes no commands from afar unless --allow says so.

examples:
  trilithon bridge --mqtt mqtt://broker.local                     the only board connected
  trilithon bridge /dev/serial/by-id/usb-…e66164=bar /dev/serial/by-id/usb-…e66178=window \\
      --mqtt mqtts://club.example --passwords keys
  trilithon bridge --mqtt mqtt://localhost --zone Europe/Paris    tables there, bridge elsewhere
  trilithon bridge --mqtt mqtt://localhost --allow offer          a hall may offer it matches
  trilithon bridge --mqtt mqtt://localhost --allow update         trilithon update may renew it

A table is known by the name after its port, else by its board's own number. Boards that exchange
their ports while the bridge runs keep their names; names of ports that lead to the same board after
a restart, too, are those in /dev/serial/by-id. --passwords is a file of NAME:PASSWORD lines, one
user a table; a table that is not in it uses the user in the address.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import signal
from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from host.cable.client import Client
from host.cable.hour import Wall, here
from host.cable.ports import find_port, own_number
from host.cli_support import UsageError
from host.door import say
from host.network.boards import Boards
from host.network.bridged import Bridged
from host.network.broker import both
from host.network.follower import OFFER, UPDATE
from host.network.passwords import HELP, add_passwords, broker_of, read_passwords
from host.network.topics import NAME

LOOK_S = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "ports", nargs="*", metavar="PORT[=NAME]", help="a table (default: the only board)"
    )
    parser.add_argument("--mqtt", required=True, metavar="URL", help=HELP)
    add_passwords(parser)
    parser.add_argument(
        "--zone", type=zone, default=here, metavar="ZONE",
        help="where the tables stand, as in Europe/Paris, if that is not this computer's zone",
    )  # fmt: skip
    parser.add_argument(
        "--archive", default="main", metavar="HALL",
        help="the hall whose archive a table's records wait for (main)",
    )  # fmt: skip
    parser.add_argument(
        "--allow", action="append", default=[], choices=(OFFER, UPDATE),
        help="take this command from afar (none by default): offer shows a match on the screen, "
        "update brings the board to this computer's firmware",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    broker, passwords = broker_of(args), read_passwords(args.passwords)
    if not NAME.fullmatch(args.archive):
        raise UsageError(f"--archive {args.archive}: a hall's name is made of a-z, 0-9 and -")
    boards, may = Boards(), tuple(args.allow)
    tables = [
        Bridged(
            name,
            port,
            broker.known_as(name, passwords),
            args.archive,
            may,
            boards=boards,
            wall=args.zone,
        )
        for port, name in named(args.ports or [find_port()])
    ]
    return asyncio.run(bridge(tables))


def named(ports: list[str]) -> list[tuple[str, str]]:
    """(port, name) of every table. UsageError for a name that cannot be, or is there twice."""
    found = []
    for text in ports:
        port, _, name = text.partition("=")
        name = name or own_name(port)
        if not NAME.fullmatch(name):
            raise UsageError(f"{text}: a table's name is made of a-z, 0-9 and -, at most 32")
        found.append((port, name))
    for _, name in found:
        if [each for _, each in found].count(name) > 1:
            raise UsageError(f"two tables are called {name!r}: write PORT=NAME")
    return found


def own_name(port: str) -> str:
    """The number of the board there. UsageError where none can be had."""
    text = own_number(port) or asked_number(port)
    if not text:
        raise UsageError(f"{port}: its board says no number of its own: write {port}=NAME")
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:32]


def asked_number(port: str) -> str:
    """As the table there says it, since an adapter's serial number is not the board's."""
    with Client(port) as client:
        return str(client.hello.get("board", ""))


def zone(name: str) -> Wall:
    """What clocks on walls show in that time zone. ArgumentTypeError where there is none such."""
    try:
        return partial(datetime.now, ZoneInfo(name))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        raise argparse.ArgumentTypeError(f"{name!r} is no time zone, as Europe/Paris is") from None


async def bridge(tables: list[Bridged]) -> int:
    """Until Ctrl-C."""
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    work = asyncio.ensure_future(both(*(table.run() for table in tables), tell(tables)))
    ending = asyncio.ensure_future(stopped.wait())
    await asyncio.wait((work, ending), return_when=asyncio.FIRST_COMPLETED)
    if work.done():
        work.result()
    ending.cancel()
    work.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await work
    return 0


async def tell(tables: list[Bridged]) -> None:
    """A line whenever a table or its connection comes or goes."""
    said: dict[str, str] = {}
    while True:
        for table in tables:
            state = table.outbox.states.get("alive", {}).get("state", "unplugged")
            text = f"{table.name}: table {state}, broker {table.sender.trouble or 'connected'}"
            text += f"; {table.follower.advice}" if table.follower.advice else ""
            if said.get(table.name) != text:
                said[table.name] = text
                say(text)
        await asyncio.sleep(LOOK_S)
