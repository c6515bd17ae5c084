"""The records a table keeps: list them, verify them by replay, and pull them into a folder.

The command replays every record by the rules. It reports a record that contradicts them, or was
made under other rules, and pulls it all the same. It tells the board which records the archive has
stored, each by the sum of its text: those go first when storage runs short. It never overwrites a
file: the same record stays as it is, another one gets a name beside it.

exit codes: 0 all records agree with the rules, 1 not all do.

examples:
  trilithon records                      what was played on the only board connected?
  trilithon records --pull               the same, and into the archive: see `trilithon history`
  trilithon records --export evenings    the same, and keep the files
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.reading import Reader, read
from engine.record import RecordError, participant_name
from host.archive import lookalikes
from host.archive.archive import Archive
from host.archive.database import add_archive
from host.cable.client import Client, Refusal
from host.cable.faults import BadReply, NotALine
from host.cable.ports import add_port, find_port
from host.cli_support import count
from host.commands.open_archive import OpenArchive
from host.door import file_name, say
from host.named_files import put_beside
from host.network.topics import text_sum


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--pull", action="store_true", help="take them into the archive")
    parser.add_argument("--export", type=Path, metavar="DIR", help="pull them into this folder")
    add_archive(parser)


def run(args: argparse.Namespace) -> int:
    with Client(find_port(args.port)) as client:
        if not args.pull:
            return pull(client, args.export)
        with OpenArchive(args.archive) as archive:
            before = lookalikes.names(archive.db)
            faults = pull(client, args.export, archive)
            say(*lookalikes.told(archive.db, before))
            return faults


@dataclass
class Kept:
    """A record as the table keeps it. `fault` why the rules reject it.

    text  empty where the table does not give it
    """

    name: str
    text: str
    reader: Reader | None = None
    fault: str = ""

    def __post_init__(self) -> None:
        if self.fault:
            return
        try:
            self.reader = read(self.text)
            self.reader.replay()
        except RecordError as wrong:
            self.fault = str(wrong)
        except Exception as wrong:  # of ours: this one alone is not told
            self.fault = f"cannot be replayed: {type(wrong).__name__}: {wrong}"

    def told(self) -> str:
        """Game, players and result in a line."""
        if self.reader is None:
            return f"{self.name}  {self.fault}"
        fields = self.reader.fields
        head = f"{self.name}  {fields.get('date', '')[:16]:<16}  {self.reader.game:<12}"
        end = self.fault if self.fault else self.result(self.reader)
        return f"{head}  {', '.join(self.reader.match.players)}: {end}"

    @staticmethod
    def result(reader: Reader) -> str:
        result, players = reader.referee.result, reader.match.players
        if result is None:
            return f"given up after {count(len(reader.referee.log), 'answer')}"
        scores = " ".join("-" if score is None else str(score) for score in result.scores)
        won = [participant_name(who, players) for who in result.winners]
        return f"{result.ending}, {scores}; won by {', '.join(won) or 'nobody'}"


def records_of(client: Client) -> Iterator[Kept]:
    """Every record, the oldest first."""
    for name in client.records():
        try:
            yield Kept(name, "\n".join(client.chunks("record " + name)) + "\n")
        except (Refusal, BadReply, NotALine) as wrong:  # this one: the others may be sound
            yield Kept(name, "", fault=f"cannot be pulled: {wrong}")


def pull(client: Client, folder: Path | None, archive: Archive | None = None) -> int:
    faults = count = 0
    for kept in records_of(client):
        count += 1
        faults += bool(kept.fault)
        places = [export(kept, folder)] if folder else []
        if archive and kept.text:
            places.append("archive: " + archive.take(kept.text).how)
            places += store(client, kept)
        say("  -> ".join([kept.told(), *places]))
    if not count:
        say("no records are kept: a match that ends, or is given up, leaves one")
    elif faults:
        say(f"{faults} of {count} do not agree with the rules")
    return 1 if faults else 0


def store(client: Client, kept: Kept) -> list[str]:
    """Tell the board that the archive has this text; what people should know if it is refused."""
    try:
        client.command(f"stored {kept.name} {text_sum(kept.text)}")
        return []
    except Refusal as refused:
        old = refused.why == "bad_argument"
        return ["not marked: " + ("older firmware (trilithon deploy)" if old else str(refused))]


def export(kept: Kept, folder: Path) -> str:
    """Where the record now is; never outside the folder."""
    if not kept.text:
        return "nowhere"
    path, known = put_beside(folder / file_name(kept.name), kept.text)
    return f"{path} (there already)" if known else str(path)
