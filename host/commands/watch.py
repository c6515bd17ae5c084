"""Watch a table in a browser: a board on a cable, or a table in MicroPython on this computer.

The page's control link can also play and undo; all others look. A single connected board is found
automatically. Ctrl-C ends it; the table plays on. This computer may play seats of the board's match
(--machine): people lay the seat's cards face down on the reader once, and then in a row; the screen
says which one to turn up.

examples:
  trilithon watch
  trilithon watch /dev/serial/by-id/usb-…e66164 --no-browser
  trilithon watch --machine Bob --machine Cy --level strong --level Cy=easy
"""

from __future__ import annotations

import argparse
import asyncio

from host.archive.database import add_archive
from host.archive.folders import tables_folder
from host.cable.async_client import AsyncClient
from host.cable.ports import add_port, find_port
from host.commands.minds import add_minds, use_minds
from host.commands.play import add_room_argument, serve_room
from host.page.address import add_site_arguments
from host.page.room import Room
from host.people.deal import DEALS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument(
        "--machine", action="append", default=[], metavar="NAME",
        help="this computer plays for NAME from the beginning of a match; and again for another",
    )  # fmt: skip
    add_minds(parser)
    add_site_arguments(parser, "--web-port")
    add_room_argument(parser)
    add_archive(parser)


def run(args: argparse.Namespace) -> int:
    client = AsyncClient(find_port(args.port), simulated=False)
    room = Room(client, deals=tables_folder(args.archive) / DEALS)
    room.bots.machines.names = {*args.machine}
    use_minds(room, args)
    return asyncio.run(serve_room(room, args, nothing))


async def nothing() -> None:
    """A table that is watched has its own match."""
