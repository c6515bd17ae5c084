"""Watch a table in a browser: a board on a cable, or a table in MicroPython on this computer.

The page's control link can also play and undo; all others look. A single connected board is found
automatically. Ctrl-C ends it; the table plays on.

examples:
  trilithon watch
  trilithon watch /dev/ttyACM0 --no-browser
"""

from __future__ import annotations

import argparse
import asyncio

from host.archive.database import add_archive
from host.cable.async_client import AsyncClient
from host.cable.ports import add_port, find_port
from host.commands.play import add_room_argument, serve_room
from host.page.address import add_site_arguments
from host.page.room import Room


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    add_site_arguments(parser, "--web-port")
    add_room_argument(parser)
    add_archive(parser)


def run(args: argparse.Namespace) -> int:
    room = Room(AsyncClient(find_port(args.port), simulated=False))
    return asyncio.run(serve_room(room, args, nothing))


async def nothing() -> None:
    """A table that is watched has its own match."""
