"""Play at a simulated table: the real firmware in this computer, its board and cards in a browser.

Without GAME the table asks what to play. Everything stays on this computer. Ctrl-C ends it. The
matches go into the archive: `trilithon history`. One that is not over is on the shelf at the next
start.

examples:
  trilithon play amazones
  trilithon play stones --players 5 --people all
  trilithon play celtic_whist --players 5 --room    secret choices on everybody's phone
  trilithon play why_first --people none --lang fr --no-browser
  trilithon play celtic_whist --players 4 --option bidding=secret
  trilithon play backgammon --people none --clock 20
  trilithon --games-in . play nim      its rules are read again whenever you save them
  trilithon play amazones --opponent 'Bob=python my.py'    see host/opponents/lines.py
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine import catalogue
from engine.words import LANGUAGES
from firmware.storage.settings import FILE as SETTINGS
from host import outside
from host.archive.database import ArchiveError, add_archive
from host.archive.folders import UNSAVED, table_folder, tables_folder
from host.archive.librarian import Librarian
from host.archive.links import FILE as LINKS
from host.archive.links import Links
from host.cable.async_client import AsyncClient
from host.cable.client import LinkError
from host.cable.simulators import InProcessTable, Simulator, UnixTable
from host.cable.table_in_loop import settle_language
from host.cli_support import (
    UsageError,
    check_game,
    check_option,
    default_language,
    player_counts,
    read_options,
)
from host.commands.demo import NAMES
from host.commands.minds import add_minds, use_minds
from host.door import complain, say, say_text
from host.page.address import Address, add_site_arguments, address
from host.page.history_desk import HistoryDesk
from host.page.keeper import Keeper
from host.page.phones import Phones, drawn_code
from host.page.rewriting import Rewriting
from host.page.room import ALL, NOBODY, OTHERS, Room
from host.page.server import Site
from host.page.tickets import open_browser
from host.people.deal import DEALS

EVERYWHERE = "0.0.0.0"
LONGEST_CLOCK = 240  # minutes, as the table's settings have it


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game of `trilithon games`")
    parser.add_argument("--players", type=int, metavar="N", help="how many (default: the fewest)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE",
        help="an option of GAME, and again for another; `trilithon games` lists them",
    )  # fmt: skip
    parser.add_argument(
        "--clock", type=minutes, metavar="MINUTES",
        help="of thought for each player of GAME, 1 to 240 (default: no clock)",
    )  # fmt: skip
    parser.add_argument("--seed", default="", help="shuffle as the last time this seed was given")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument(
        "--people", choices=(NOBODY, OTHERS, ALL), default=OTHERS,
        help="which seats simulated people play (default: all but the first)",
    )  # fmt: skip
    add_minds(parser)
    parser.add_argument(
        "--unix", action="store_true", help="the firmware in MicroPython on this computer"
    )
    add_site_arguments(parser, "--port")
    add_room_argument(parser)
    add_archive(parser)


def minutes(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= LONGEST_CLOCK):
        raise argparse.ArgumentTypeError(f"{text!r}: minutes are 1 to {LONGEST_CLOCK}")
    return int(text)


def add_room_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--room", action="store_true",
        help="serve phones in this network: a link and a code for every seat",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    check(args)
    with (
        own_folder(args.archive) as folder,
        table_in(str(folder), args) as table,
    ):
        client = AsyncClient(table.port, simulated=True)
        room = Room(client, args.seed, args.people, tables_folder(args.archive) / DEALS)
        use_minds(room, args)
        return asyncio.run(serve_room(room, args, lambda: begin(room, args), folder, table))


@contextlib.contextmanager
def own_folder(place: str) -> Iterator[Path]:
    """Where this table keeps its files; where none can be kept, only for as long as it plays."""
    with contextlib.ExitStack() as stack:
        try:
            folder = stack.enter_context(table_folder(place))
        except OSError:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="trilithon-")))
        yield folder


def check(args: argparse.Namespace) -> None:
    """UsageError says what is wrong; the number of players is filled in."""
    if args.game is None:
        needs = {"--players": args.players, "--option": args.option or None, "--clock": args.clock}
        for name, given in needs.items():
            if given is not None:
                raise UsageError(f"{name} needs a GAME: without one the table asks")
        return
    check_game(args.game)
    counts = player_counts(args.game)
    args.players = counts[0] if args.players is None else args.players
    if args.players not in counts:
        raise UsageError(f"{args.game} is for {counts[0]} to {counts[-1]} players")
    args.options = read_options(args.option)
    for name, value in args.options.items():
        check_option(name, value, [catalogue.load(args.game)])


def table_in(folder: str, args: argparse.Namespace) -> Simulator:
    """The firmware, its language settled so that it does not ask; not started yet."""
    if not settle_language(Path(folder), args.lang):
        complain(f"{SETTINGS} of this table cannot be read: it has the usual settings now")
    return UnixTable(folder) if args.unix else InProcessTable(folder)


async def begin(room: Room, args: argparse.Namespace) -> None:
    """The match that was asked for."""
    if args.game:
        players = [*NAMES[: args.players]]
        await room.new(args.game, players, args.options, clock=args.clock)


async def serve_room(
    room: Room,
    args: argparse.Namespace,
    begin: Callable[[], Awaitable[None]],
    folder: Path | None = None,
    table: Simulator | None = None,
) -> int:
    """Open the room, show it in a browser, and wait for Ctrl-C. UsageError where it cannot be.

    What is played goes into the archive; `folder` is that of a simulated `table`.
    """
    librarian = Librarian(args.archive)
    site = Site(room, place(args), HistoryDesk(librarian, room))
    phones = Phones(site, Links(tables_folder(args.archive) / LINKS)) if args.room else None
    keeper = Keeper(room, librarian, folder)
    stopped = until_stopped()

    async def open_all() -> None:
        await room.open()
        await begin()
        if table and outside.folders():
            room.errands.spawn(Rewriting(room, table).run())
        await open_site(site, phones)
        await keep(keeper, folder)
        if phones:
            show_links(phones)
        announce(site, args.no_browser, args.room)

    try:
        await unless(stopped, open_all())
        await stopped.wait()
    except (OSError, LinkError) as wrong:
        raise UsageError(str(wrong)) from wrong
    finally:
        await site.stop()
        await keeper.stop()
        await room.close()
    return 0


async def open_site(site: Site, phones: Phones | None) -> None:
    """Serve the page; phones know its port of the last time. Raises UsageError."""
    if phones and not site.address.port and phones.people.port:
        with contextlib.suppress(UsageError):  # another program has it now
            await site.start(phones.people.port)
    if not site.server:
        await site.start()
    if phones:
        phones.people.at(site.port)


def place(args: argparse.Namespace) -> Address:
    """Where the page is served: with --room to the network, unless an address is given."""
    asked = address(args)
    if args.room and args.host is None:
        return replace(asked, host=EVERYWHERE)
    if args.room and asked.private:
        complain(f"--host {args.host}: no phone of another person can come in; see --room --help")
    return asked


def until_stopped() -> asyncio.Event:
    """Set at Ctrl-C."""
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    return stopped


async def unless(stopped: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Do it to its end; Ctrl-C breaks it off, however long it waits for a board or a disk."""
    doing, ending = asyncio.ensure_future(work), asyncio.ensure_future(stopped.wait())
    await asyncio.wait((doing, ending), return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if not doing.done():
        doing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await doing


async def keep(keeper: Keeper, folder: Path | None) -> None:
    """People can play without an archive, too; then a line says what becomes of their matches."""
    try:
        rescued = await keeper.start()
    except ArchiveError as wrong:
        if folder:
            (folder / UNSAVED).touch()
        complain(f"matches are not saved{' before the next start' if folder else ''}: {wrong}")
        return
    for taken in rescued:
        what = (
            f"to the archive, match {taken.match}" if taken.match else f"set aside: {taken.fault}"
        )
        say(f"after a crash: {taken.how} {what}")


def show_links(phones: Phones) -> None:
    """The link of every seat, as a code that its owner's phone reads."""
    for link in phones.links():
        say(f"{link['name']}: {link['url']}")
        say_text(drawn_code(link["url"]))
    if not phones.room.mirror:
        say("the links of the seats come with the match: in the page, menu “More”, “Phones”")


def announce(site: Site, quiet: bool, codes: bool = False) -> None:
    """Where the page is, for those who play and those who look, who may have a code for phones."""
    say(f"the table:      {site.url(site.control)}")
    say(f"for spectators: {site.url(site.look)}")
    if codes:
        say_text(drawn_code(site.url(site.look)))
    if site.address.warning():
        complain(site.address.warning())
    say("Ctrl-C ends it.")
    if not quiet:
        open_browser(site, site.control)
