"""What `trilithon history` does about people: another name, one person or two, or none."""

from __future__ import annotations

import argparse

from host.archive import deeds, lookalikes, people, rosters, telling
from host.archive.archive import Archive
from host.cli_support import UsageError, closest
from host.door import say

# What a change of a person does not reach.
BEYOND = (
    "here alone: a board's own roster changes at the table or with `person` and `erase` "
    "of trilithon console; records on tables, exports and shared files keep the name"
)


def rename(archive: Archive, args: argparse.Namespace) -> int:
    old, new = args.values
    before = lookalikes.names(archive.db)
    people.rename(archive, known(archive, old), new)
    rosters.called(args.archive, old, new)
    say(f"{old} is called {new} from now on", *lookalikes.told(archive.db, before), BEYOND)
    return 0


def merge(archive: Archive, args: argparse.Namespace) -> int:
    one, into = args.values
    kept = rosters.known(args.archive, one, into)
    people.merge(archive, known(archive, one), known(archive, into), kept)
    rosters.called(args.archive, one, into)
    say(f"{one} and {into} are one person, called {into}", BEYOND)
    return 0


def split(archive: Archive, args: argparse.Namespace) -> int:
    name, other, numbers = args.values
    wrong = [number for number in numbers if not (number.isascii() and number.isdigit())]
    if wrong:
        raise UsageError(f"{wrong[0]!r} is no match's number: `trilithon history player {name}`")
    before = lookalikes.names(archive.db)
    people.split(archive, known(archive, name), other, [int(number) for number in numbers])
    say(f"in {telling.count(len(numbers), 'match', 'matches')} it was {other}, not {name}")
    say(*lookalikes.told(archive.db, before), BEYOND)
    return 0


def undo(archive: Archive, args: argparse.Namespace) -> int:
    what, about = people.take_back(archive)
    if person := rosters.before(what, about):
        rosters.known_again(args.archive, person)
    said = {
        deeds.RENAME: "{new} is called {name} again",
        deeds.MERGE: "{name} is a person of their own again",
        deeds.SPLIT: "{new} is {name} again in those matches",
    }
    say(said[what].format(**about), BEYOND)
    return 0


def erase(archive: Archive, args: argparse.Namespace) -> int:
    people.erase(archive, known(archive, args.values[0]))
    rosters.called(args.archive, args.values[0])
    say(f"{args.values[0]} is erased; backups and records elsewhere are yours to erase", BEYOND)
    return 0


def known(archive: Archive, name: str) -> str:
    """UsageError with similar names, unless a person has this name."""
    names = [row[0] for row in archive.db.rows("SELECT name FROM people ORDER BY name")]
    if name not in names:
        raise UsageError(f"nobody in the archive is called {name!r}.{closest(name, names)}")
    return name
