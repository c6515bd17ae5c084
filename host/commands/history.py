"""Who played what, and how well: everything the archive knows.

The archive is a file in your data folder, or what --archive or TRILITHON_ARCHIVE names: another
file, or a PostgreSQL database by its URL. Matches come into it from `trilithon play`, from boards
(`trilithon records --pull`) and from files. A record that the rules contradict does not count.

Ratings are openskill's: everybody begins at 25, ± is how sure the number is; people are listed by
the strength they have at least.

exit codes: 0 all is well, 1 a record does not agree with the rules, 2 wrong use.

examples:
  trilithon history                             the people, the games, the last evenings
  trilithon history --game amazones             the same, of one game
  trilithon history --page                      in a browser: lists, curves, matches replayed
  trilithon history player Ann                  all of Ann, and how she does against others
  trilithon history evening 2026-11-20
  trilithon history versus Ann Bob
  trilithon history show 17 > match.txt         the record of a match
  trilithon history import evenings/ more.txt
  trilithon history export all.csv              or all.json
  trilithon history export plays.html --bgg stones=NUMBER
                                                a link for each match, for BG Stats
  trilithon history rename Bob Robert
  trilithon history merge "Bob S." Bob          they are one person
  trilithon history split Bob "Bob S." 12 17    who played these matches was another person
  trilithon history undo                        take the last of these three back
  trilithon history erase Bob                   Bob's matches stay, without the name
  trilithon history erase Bob --tournament cup.jsonl     out of a file that no hall uses any more
  trilithon history faulty                      records that do not count, and why
  trilithon history remove foreign              those that are no records, or one by its name
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from io import StringIO
from pathlib import Path
from typing import TextIO

from host.archive import export, history, lookalikes, plays, ratings, wording
from host.archive import faulty as uncounted
from host.archive.archive import FAULTY, Archive, Taken
from host.archive.database import ArchiveError, add_archive
from host.archive.import_file import NoRecordError, UnreadError, record_in
from host.archive.librarian import Librarian
from host.cli_support import UsageError, check_game, count
from host.commands.history_people import erase, known, merge, rename, split, undo
from host.commands.open_archive import OpenArchive
from host.commands.play import until_stopped
from host.door import say, say_text
from host.named_files import add_replace, check_new, put
from host.page.address import add_site_arguments, address
from host.page.history_desk import HistoryDesk
from host.page.server import Site
from host.page.tickets import open_browser

PATIENCE_S = 5.0  # for ratings that have to be reckoned again
BATCH = 100  # records of a transaction
TEXT = ".txt"  # how the name of a record's file ends
LISTED = 5  # names of files that are none
REFUSED, LEFT_OUT = "refused", "left out"  # what becomes of files that are not kept at all

# name, what it is called with, what it does
ACTS = (
    ("player", ("NAME",), "all of one person"),
    ("evening", ("DAY",), "what was played on a day, for example 2026-11-20"),
    ("versus", ("NAME", "OTHER"), "head to head"),
    ("show", ("MATCH",), "the record of a match, by its number"),
    ("import", ("PATH...",), "records from files and folders"),
    ("export", ("FILE",), "everything, as .csv or .json; as .html, plays for BG Stats"),
    ("rename", ("OLD", "NEW"), "give a person another name"),
    ("merge", ("NAME", "INTO"), "two names are one person"),
    ("split", ("NAME", "OTHER", "MATCH..."), "in these matches it was another person"),
    ("undo", (), "take back the last new name, merge or split"),
    ("erase", ("NAME",), "take a person out of everything"),
    ("faulty", (), "records that are kept and do not count"),
    ("remove", ("WHAT",), "one of these by its name, or `foreign`: all that are no records"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_archive(parser)
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--page", action="store_true", help="in a browser, until Ctrl-C")
    add_site_arguments(parser, "--port")
    acts = parser.add_subparsers(title="what to do", metavar="WHAT", dest="act")
    for name, values, summary in ACTS:
        act = acts.add_parser(name, help=summary)
        for value in values:
            many = value.endswith("...")
            act.add_argument(
                "values", metavar=value.rstrip("."), nargs="+" if many else None, action="append"
            )
        if name == "erase":
            act.add_argument("--tournament", type=Path, metavar="FILE", help="out of it alone")
        if name == "export":
            add_replace(act)
            act.add_argument(
                "--bgg", metavar="GAME=NUMBER", action="append", default=[],
                help="a game's number at BoardGameGeek, for plays; may be given several times",
            )  # fmt: skip


def numbered(text: str) -> tuple[str, int]:
    """What --bgg says. UsageError where there is no such game."""
    game, _, number = text.partition("=")
    if not number.isdecimal():
        raise UsageError(f"--bgg {text}: write it like stones=12345")
    check_game(game)
    return game, int(number)


def run(args: argparse.Namespace) -> int:
    if args.game:
        check_game(args.game)
    if args.page:
        return asyncio.run(serve_page(args))
    with OpenArchive(args.archive) as archive:
        return DOES[args.act or ""](archive, args)


async def serve_page(args: argparse.Namespace) -> int:
    """The history in a browser. UsageError where it cannot be."""
    librarian = Librarian(args.archive)
    site = Site(None, address(args), HistoryDesk(librarian))
    stopped = until_stopped()
    try:
        await librarian.ask(history.overview)
        await site.start()
        say(f"the history: {site.url(site.look)}", f"to change people: {site.url(site.control)}")
        say("Ctrl-C ends it.")
        if not args.no_browser:
            open_browser(site, site.look)
        await stopped.wait()
    except (OSError, ArchiveError) as wrong:
        raise UsageError(str(wrong)) from wrong
    finally:
        await site.stop()
        await librarian.close()
    return 0


# Looking


def overview(archive: Archive, args: argparse.Namespace) -> int:
    ratings.catch_up_for(archive.db, PATIENCE_S)
    return tell(args, history.overview(archive, args.game), wording.overview)


def player(archive: Archive, args: argparse.Namespace) -> int:
    name = known(archive, args.values[0])
    ratings.catch_up_for(archive.db, PATIENCE_S)
    return tell(args, history.player(archive, name, args.game), wording.player)


def evening(archive: Archive, args: argparse.Namespace) -> int:
    try:
        day = date.fromisoformat(args.values[0]).isoformat()
    except ValueError:
        raise UsageError(f"{args.values[0]!r} is no day: write it like 2026-11-20") from None
    return tell(args, history.evening(archive, day), wording.evening)


def versus(archive: Archive, args: argparse.Namespace) -> int:
    one, other = (known(archive, name) for name in args.values)
    return tell(args, history.versus(archive, one, other, args.game), wording.versus)


def show(archive: Archive, args: argparse.Namespace) -> int:
    number = args.values[0]
    found = history.match(archive, int(number)) if number.isdigit() else None
    if found is None:
        raise UsageError(f"there is no match {number}: `trilithon history` numbers the last ones")
    return tell(args, found, lambda view: [view["record"].rstrip("\n")])


def tell(
    args: argparse.Namespace, view: history.View, lines: Callable[[history.View], Sequence[str]]
) -> int:
    if args.json:
        say_text(json.dumps(view, ensure_ascii=False, indent=2))
    else:
        say_text("\n".join(lines(view)))
    return 0


# In and out


def import_(archive: Archive, args: argparse.Namespace) -> int:
    """Reports only what is on the disk: after a crash the same call goes on."""
    counts: dict[str, int] = {}
    before = lookalikes.names(archive.db)
    paths, foreign = list(files(args.values[0])), list[Path]()
    for first in range(0, len(paths), BATCH):
        found = dict(records_of(paths[first : first + BATCH], counts, foreign))
        for path, taken in zip(found, archive.take_all(found.values()), strict=True):
            counts[taken.how] = counts.get(taken.how, 0) + 1
            say(f"{path}: {said(taken)}")
    say(*told_of(foreign))
    say(", ".join(f"{number} {how}" for how, number in counts.items()) or "no records there")
    say(*lookalikes.told(archive.db, before))
    return 1 if counts.get(FAULTY) or counts.get(REFUSED) else 0


def records_of(
    paths: list[Path], counts: dict[str, int], foreign: list[Path]
) -> Iterator[tuple[Path, str]]:
    """The records among these files; of each other text a line says why, and it counts.

    Pictures and other files that lie beside them go into `foreign`.
    """
    for path in paths:
        try:
            yield path, record_in(path)
        except NoRecordError as wrong:
            counts[LEFT_OUT] = counts.get(LEFT_OUT, 0) + 1
            if path.suffix == TEXT:
                say(f"{path}: {wrong}")
            else:
                foreign.append(path)
        except (OSError, UnreadError) as wrong:
            counts[REFUSED] = counts.get(REFUSED, 0) + 1
            say(f"{path}: {getattr(wrong, 'strerror', None) or wrong}")


def told_of(foreign: list[Path]) -> list[str]:
    """One line for all of them: a folder of pictures has hundreds."""
    if not foreign:
        return []
    more = ", …" if len(foreign) > LISTED else ""
    names = ", ".join(map(str, foreign[:LISTED])) + more
    return [f"{count(len(foreign), 'file is no record', 'files are no records')}: {names}"]


def said(taken: Taken) -> str:
    numbered = f", match {taken.match}" if taken.match else ""
    return taken.how + numbered + (f": {taken.fault}" if taken.fault else "")


def files(paths: Sequence[Path | str]) -> Iterator[Path]:
    """The files that are named, and all in folders that are. UsageError."""
    for path in map(Path, paths):
        if not path.exists():
            raise UsageError(f"there is no file {path}")
        yield from sorted(filter(Path.is_file, path.rglob("*"))) if path.is_dir() else [path]


def export_(archive: Archive, args: argparse.Namespace) -> int:
    path = Path(args.values[0])
    numbers = dict(map(numbered, args.bgg))
    without: list[str] = []  # games whose number at BoardGameGeek was not given

    def to_html(archive: Archive, file: TextIO) -> int:
        number, without[:] = plays.to_html(archive, file, numbers)
        return number

    writes = {".csv": export.to_csv, ".json": export.to_json, ".html": to_html}.get(path.suffix)
    if writes is None:
        raise UsageError(f"{path}: the name should end with .csv, .json or .html")
    check_new(path, args.replace)
    ratings.catch_up_for(archive.db, PATIENCE_S)
    file = StringIO(newline="")
    number = writes(archive, file)
    put(path, file.getvalue(), args.replace)
    say(f"{path}: {count(number, 'match', 'matches')}")
    if without:
        say(f"--bgg GAME=NUMBER would tell BG Stats which games these are: {', '.join(without)}")
    return 0


def faulty(archive: Archive, args: argparse.Namespace) -> int:
    return tell(args, {"faulty": uncounted.kept(archive.db)}, wording.faulty)


def remove(archive: Archive, args: argparse.Namespace) -> int:
    number = uncounted.remove(archive, args.values[0])
    say(f"{count(number, 'record is', 'records are')} gone")
    return 0


DOES: dict[str, Callable[[Archive, argparse.Namespace], int]] = {
    "": overview, "player": player, "evening": evening, "versus": versus, "show": show,
    "import": import_, "export": export_, "rename": rename, "merge": merge, "erase": erase,
    "split": split, "undo": undo, "faulty": faulty, "remove": remove,
}  # fmt: skip
