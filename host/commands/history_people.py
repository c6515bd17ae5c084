"""What `trilithon history` does about people: another name, one person or two, or none."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path

from host.archive import deeds, lookalikes, people, rosters
from host.archive.archive import Archive
from host.archive.database import ArchiveError
from host.archive.sealed_log import LogError
from host.cli_support import UsageError, closest, count
from host.door import say
from host.hall import entrants
from host.hall.deeds import NotNow
from host.hall.tournament import Tournament

# What a change of a person does not reach.
BEYOND = (
    "here alone: a board's own roster changes at the table or with `person` and `erase` "
    "of trilithon console; records on tables, exports and shared files keep the name"
)


def rename(archive: Archive, args: argparse.Namespace) -> int:
    old, new = args.values
    before = lookalikes.names(archive.db)
    people.rename(archive, known(archive, old), new)
    say(f"{old} is called {new} from now on", *lookalikes.told(archive.db, before))
    say(*follow(args.archive, old, new), BEYOND)
    return 0


def merge(archive: Archive, args: argparse.Namespace) -> int:
    one, into = args.values
    kept = rosters.known(args.archive, one, into)
    people.merge(archive, known(archive, one), known(archive, into), kept)
    say(f"{one} and {into} are one person, called {into}")
    say(*follow(args.archive, one, into), BEYOND)
    return 0


def follow(place: str, old: str, new: str) -> list[str]:
    """The tables here say the new name, too; a line where they cannot."""
    why = rosters.called(place, old, new)
    return [f"the tables of this computer do not follow: {why}"] if why else []


def split(archive: Archive, args: argparse.Namespace) -> int:
    name, other, numbers = args.values
    wrong = [number for number in numbers if not (number.isascii() and number.isdigit())]
    if wrong:
        raise UsageError(f"{wrong[0]!r} is no match's number: `trilithon history player {name}`")
    before = lookalikes.names(archive.db)
    people.split(archive, known(archive, name), other, [int(number) for number in numbers])
    say(f"in {count(len(numbers), 'match', 'matches')} it was {other}, not {name}")
    say(*lookalikes.told(archive.db, before), BEYOND)
    return 0


def undo(archive: Archive, args: argparse.Namespace) -> int:
    before = lookalikes.names(archive.db)
    what, about = people.take_back(archive)
    person = rosters.before(what, about)
    why = rosters.known_again(args.archive, person) if person else ""
    said = {
        deeds.RENAME: "{new} is called {name} again",
        deeds.MERGE: "{name} is a person of their own again",
        deeds.SPLIT: "{new} is {name} again in those matches",
    }
    say(said[what].format(**about), *lookalikes.told(archive.db, before))
    say(*([f"the tables of this computer do not follow: {why}"] if why else []), BEYOND)
    return 0


# Nor an erasure.
THEIRS = (
    "a hall takes the name out of its tournament's file, `--tournament FILE` out of one without "
    "a hall; backups and records elsewhere are yours to erase"
)


def erase(archive: Archive, args: argparse.Namespace) -> int:
    name, path = args.values[0], args.tournament
    if path:
        say(f"{name} is {', '.join(erased_in(path, name))} in {path}, which nothing takes back")
        return 0
    people.erase(archive, known(archive, name))
    rosters.called(args.archive, name)
    say(f"{name} is erased, which nothing takes back; {THEIRS}", BEYOND)
    return 0


def erased_in(path: Path, name: str) -> list[str]:
    """What this person is instead in the file of a tournament. UsageError where they are not in it.

    A person is who was entered by this name, or is called so by now.
    """
    try:
        with contextlib.closing(Tournament.kept(path)) as tournament:
            person = entrants.who(tournament.entrants, name)
            found = [*tournament.erase(person.entered).values()] if person else []
    except (LogError, NotNow, OSError, ValueError, LookupError) as wrong:
        raise UsageError(f"{path}: {getattr(wrong, 'strerror', None) or wrong}") from wrong
    if not found:
        raise UsageError(f"{path}: nobody is called {name} there")
    return found


def known(archive: Archive, name: str) -> str:
    """UsageError with similar names, unless a person has this name."""
    try:
        people.number_of(archive.db, name)
    except ArchiveError as nobody:
        near = closest(name, sorted(lookalikes.names(archive.db)))
        raise UsageError(f"{nobody}.{near}") from None
    return name
