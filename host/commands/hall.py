"""Show a room of tables live in a browser, and keep what they play.

The staff link shows what is wrong at the tables and may offer matches; all others look. `?kiosk`
after the address is for a big screen. The hall replays every record by the rules, keeps it byte for
byte in its own file, and passes it on to the archive (`trilithon history`). A hall that was down
catches up after its start; several may watch one broker.

examples:
  trilithon hall --try 4                                  everything at once, to look at
  trilithon hall --mqtt mqtt://hall@broker.local                it asks for the password
  trilithon hall --mqtt mqtt://hall@broker.local --passwords keys
  trilithon hall --mqtt mqtt://localhost --host 0.0.0.0 --port 8000 --no-browser
  trilithon hall --mqtt mqtts://club.example --archive postgresql://club/trilithon
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import secrets
import signal
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import platformdirs

from host.archive.database import add_archive
from host.archive.folders import LOCKS, hold
from host.archive.sealed_log import InUse, LogError
from host.cli_support import UsageError, check_game, game_names, positive
from host.door import say
from host.hall.director import Director
from host.hall.drawing import ROBIN, SWISS
from host.hall.feed import Feed
from host.hall.hall import Hall
from host.hall.shelf import Shelf
from host.hall.site import HallSite
from host.hall.tournament import Tournament
from host.hall.verdict import judge
from host.network.bridged import Bridged
from host.network.broker import Broker, both
from host.network.embedded import VERSION, Embedded
from host.network.follower import OFFER
from host.network.mosquitto import MISSING, Mosquitto, find
from host.network.passwords import HELP, add_passwords, broker_of
from host.network.simulated import PlayingTable
from host.network.topics import NAME
from host.page.address import add_site_arguments, address
from host.page.tickets import open_browser
from host.places import MADE

MOST = 16  # simulated tables: each is a process
GAMES = 5  # how many different ones simulated tables play: the first of the list
LONGEST_NAME = 20  # letters of a tournament's name in the names of its games: a header has 40
Work = Callable[[], Coroutine[Any, Any, None]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--mqtt", metavar="URL", help=HELP)
    where.add_argument(
        "--try", dest="tables", type=int, metavar="N",
        help="start a broker of its own here, and N simulated tables in play",
    )  # fmt: skip
    add_passwords(parser)
    parser.add_argument(
        "--name", default="main", help="of this hall; tables wait for `main` to store (main)"
    )
    parser.add_argument(
        "--records", type=Path, metavar="FILE", help="the hall's own file of records"
    )
    parser.add_argument(
        "--home-assistant", action="store_true", help="describe the tables to Home Assistant"
    )
    parser.add_argument(
        "--tournament", type=Path, metavar="FILE",
        help="direct this tournament; a new one: --tournament cup.jsonl --game stones --rounds 4",
    )  # fmt: skip
    parser.add_argument("--game", help="of a new tournament")
    parser.add_argument("--rounds", type=positive, default=4, help="of a new tournament (4)")
    parser.add_argument("--seats", type=positive, default=0, help="at a table, as near as it goes")
    parser.add_argument(
        "--groups", type=positive, default=0, metavar="N",
        help="round robin in groups of N people (default: Swiss)",
    )  # fmt: skip
    add_archive(parser)
    add_site_arguments(parser, "--port")


def run(args: argparse.Namespace) -> int:
    if not NAME.fullmatch(args.name):
        raise UsageError(f"--name {args.name}: a hall's name is made of a-z, 0-9 and -")
    if args.mqtt:
        return asyncio.run(serve(args, broker_of(args)))
    if not 1 <= args.tables <= MOST:
        raise UsageError(f"--try {args.tables}: 1 to {MOST} tables")
    with tempfile.TemporaryDirectory(prefix="trilithon-hall-") as folder:
        return asyncio.run(try_out(args, Path(folder)))


async def try_out(args: argparse.Namespace, folder: Path) -> int:
    """A broker with a password for every table, the tables, a bridge for them, and the hall.

    Nothing of it stays, not even the archive, unless you name one.
    """
    args.records = args.records or folder / "records.sqlite3"
    args.archive = args.archive or str(folder / "archive.sqlite3")
    names = [f"table-{number}" for number in range(1, args.tables + 1)]
    denied: list[tuple[str, str]] = []
    broker = broker_in(folder / "broker", names, args.name, lambda *who: denied.append(who))
    broker.start()
    tables = [PlayingTable(folder / name, name, game_names()[:GAMES]) for name in names]
    try:
        for table in tables:
            table.start()
        bridges = [
            Bridged(name, table.port, broker.broker(name), may=(OFFER,))
            for name, table in zip(names, tables, strict=True)
        ]
        return await serve(args, broker.broker("hall"), [one.run for one in bridges], denied)
    finally:
        for table in tables:
            table.close()
        broker.close()


def broker_in(
    folder: Path, names: list[str], hall: str, denied: Callable[[str, str], None]
) -> Mosquitto | Embedded:
    """Mosquitto where it is installed, else one for trying."""
    if find():
        return Mosquitto(folder, names, {"hall": hall}, denied=denied)
    say(
        f"{MISSING}.",
        f"For trying, {VERSION} takes its place: no passwords, no memory,",
        f"and the first time half a minute to install it in {MADE}.",
    )
    return Embedded(folder, MADE / "broker")


def tournament_of(args: argparse.Namespace) -> Tournament | None:
    """The tournament of the file, or a new one into it. UsageError says what is wrong.

    LogError: there is a file that cannot be read; it stays as it is.
    """
    path: Path | None = args.tournament
    if path is None:
        return None
    if path.exists():
        return read_tournament(path)
    if not args.game:
        raise UsageError(f"there is no tournament {path} yet: a new one needs --game")
    check_game(args.game)
    mode = ROBIN if args.groups else SWISS
    try:
        tournament = Tournament(
            path.stem, args.game, args.rounds, args.seats, mode,
            seed=secrets.token_hex(4), group=args.groups or 6, mark=mark_of(path.stem),
        )  # fmt: skip
        tournament.keep(path)
    except (OSError, ValueError) as wrong:
        raise UsageError(f"--tournament {path}: {wrong}") from wrong
    return tournament


def mark_of(name: str) -> str:
    """Of a new tournament: last year's has the same name, and its records are still here."""
    return re.sub(r"[^\w.-]+", "-", name)[:LONGEST_NAME] + "-" + secrets.token_hex(4)


def read_tournament(path: Path) -> Tournament:
    """Raises UsageError where another program directs it, LogError where it cannot be read."""
    try:
        return Tournament.kept(path)
    except InUse as wrong:
        raise UsageError(f"--tournament {path}: {wrong}") from wrong
    except (LogError, OSError) as wrong:
        raise LogError(getattr(wrong, "strerror", None) or str(wrong)) from wrong
    except Exception as wrong:  # of what its first line says
        raise LogError("this is no file of a tournament") from wrong


def direct(args: argparse.Namespace, hall: Hall, site: HallSite, shelf: Shelf) -> list[Work]:
    """The work of a tournament, if there is one; results that came while we were down count."""
    try:
        tournament = tournament_of(args)
    except LogError as wrong:
        tell_staff(hall, f"--tournament {args.tournament}: {wrong}: this hall runs without it")
        return []
    if tournament is None:
        return []
    for left_out in tournament.left_out:
        tell_staff(hall, f"{args.tournament}: left out: {left_out}")
    director = Director(hall, tournament, hold=not tournament.games)
    site.direct(director)
    for number, table, match, _, _ in shelf.told():
        text = shelf.text(number)
        if f"\npairing: {tournament.mark}/" in text:
            director.kept(table, match, text, judge(match, text))
    return [director.run]


def shelf_of(args: argparse.Namespace) -> Shelf:
    """The hall's own file, made with its folder where it is missing; this hall's alone."""
    folder = platformdirs.user_data_path("trilithon", appauthor=False)
    path: Path = args.records or folder / f"hall-{args.name}.sqlite3"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("a")
        if LOCKS and not hold(lock):
            raise InUse("another hall works with this file")
        shelf = Shelf(path)
        shelf.lock = lock
        return shelf
    except Exception as error:
        raise UsageError(f"{path}: {error}") from error


async def serve(
    args: argparse.Namespace, broker: Broker, more: Sequence[Work] = (),
    denied: list[tuple[str, str]] | None = None,
) -> int:  # fmt: skip
    """Until Ctrl-C; `more` runs beside it, `denied` is what our own broker did not take."""
    shelf = shelf_of(args)
    hall = Hall(broker, shelf, args.name, args.home_assistant)
    site = HallSite(hall, address(args))
    feed = Feed(shelf, args.archive, lambda text: tell_staff(hall, text))
    feed.ranked = site.rank
    hall.kept.append(lambda *record: feed.woken.set())
    for left_out in shelf.left_out:
        tell_staff(hall, left_out)
    directing = direct(args, hall, site, shelf)
    feed.people = site.director
    hall.denied = denied if denied is not None else []
    stopped = asyncio.Event()
    with contextlib.suppress(NotImplementedError, AttributeError):  # Windows
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    await site.start()
    announce(site, args.no_browser)
    work = asyncio.ensure_future(
        both(hall.run(), feed.run(), *(work() for work in [*directing, *more]))
    )
    ending = asyncio.ensure_future(stopped.wait())
    await asyncio.wait((work, ending), return_when=asyncio.FIRST_COMPLETED)
    if work.done():
        work.result()
    for task in (work, ending):
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await work
    await site.stop()
    shelf.close()
    return 0


def tell_staff(hall: Hall, text: str) -> None:
    """In the terminal, and on the page."""
    say(text)
    hall.floor.alert("", text)
    hall.told(set())


def announce(site: HallSite, quiet: bool) -> None:
    """Where the page is, for staff and for those who look."""
    say(f"staff:          {site.url(site.control)}")
    say(f"for visitors:   {site.url(site.look)}")
    say("Ctrl-C ends it.")
    if not quiet:
        open_browser(site, site.control)
