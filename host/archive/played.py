"""What a record says of a match, once the rules have agreed with every line of it."""

from __future__ import annotations

import hashlib
import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from engine import closing, reading, record, seats
from engine.match import Change
from engine.names import composed
from engine.referee import Result
from host import door
from host.archive.moments import moment, wall

DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?", re.ASCII)
NIGHT = timedelta(hours=6)  # what is played until six in the morning belongs to the evening before
SIMULATED = "simulated"  # the header's line with the players who are no people
LEVELS = "levels"  # the header's line with how hard each of these has tried, all along
NO_LEVEL = "-"  # in it: a program from outside, or one that was changed while it played
LEVEL = re.compile(r"[a-z]{1,12}")
SHOWN = "shown"  # the header's line of a match that had its end, and is only looked at again
# Lines of the header that are kept, where they say what they should. The first are the match's
# own wherever it is played on: when it began, by the clock on the wall and in minutes from UTC (old
# records have none), at which board, and its name.
OWN = {
    "date": DATE,
    "offset": re.compile(r"-?[0-9]{1,3}"),
    "board": re.compile(r"([0-9a-f]{2}){1,16}"),
    "match": re.compile(r"[0-9a-f]{16}"),
}
KEPT = OWN | {
    "pairing": re.compile(r"[\w .:/-]{1,40}"),
    "lights": re.compile(r"[0-9]( [0-9])*"),
}
MARK = re.compile(r"#(\d)")  # a player in the text that is kept: no name contains a #


@dataclass
class Played:
    """One match.

    players    their names, as they may be shown;  simulated: the seats without a person to rate
    machines   of these the machines': seat -> its level, "" where that is not known
    at         when it began (host.archive.moments); empty where the header has no such moment
    head       what tells this match from others;  named: for sure, by a name of its own
    log        one byte an answer: a continuation's begins with it
    ending     empty while it is not finished;  scores, places, winners by seat
    margin     how much of all points lay between first and second, 0 to 1, or None
    text       the record, with #0, #1… for the names
    """

    game: str
    rules: str
    players: list[str]
    options: dict[str, str]
    at: str
    named: bool
    head: bytes
    log: bytes
    text: str
    ending: str = ""
    scores: list[int | None] = field(default_factory=list)
    places: list[int | None] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    simulated: set[int] = field(default_factory=set)
    machines: dict[int, str] = field(default_factory=dict)

    @property
    def margin(self) -> float | None:
        known = sorted((score for score in self.scores if score is not None), reverse=True)
        if not self.places or None in self.places or len(known) < 2:
            return None
        return (known[0] - known[1]) / max(1, abs(known[0]) + abs(known[1]))


def read(text: str) -> Played:
    """Replay a record, once. Raises record.RecordError where the rules and it disagree."""
    reader = reading.read(text)
    marked = [f"#{seat}" for seat in range(len(reader.match.players))]
    more = [(key, reader.fields[key]) for key in KEPT if fits(key, reader.fields)]
    machines = machines_of(reader)
    if machines:
        more.append((SIMULATED, ", ".join(marked[seat] for seat in machines)))
        more.append((LEVELS, ", ".join(machines[seat] or NO_LEVEL for seat in machines)))
    options = reader.referee.options
    lines = record.header(reader.game, reader.referee.game.RULES, marked, options, more)

    def write(change: Change) -> None:
        if change.ask:
            box = reader.referee.table.box
            lines.append(record.answer_line(change.ask, change.value, box, marked))

    reader.match.watch = write
    referee = reader.replay()
    played = Played(
        game=reader.game,
        rules=reader.fields["rules"],
        players=distinct([door.listed(name) for name in reader.match.players]),
        options=dict(referee.options),
        at=began(reader.fields),
        named=fits("match", reader.fields),
        head=fingerprint(reader.fields),
        log=bytes(referee.log),
        text="\n".join([*lines, *closing.of(referee, marked), ""]),
        simulated=simulated_seats(reader),
        machines=machines,
    )
    if referee.result:
        settle(played, referee.result, referee.seats)
    return played


def settle(played: Played, result: Result, seats: int) -> None:
    """How it ended, for those at the table: a participant without a seat is left out."""
    played.ending = result.ending
    played.scores = list(result.scores)[:seats]
    played.winners = [who for who in result.winners if who < seats]
    played.places = places(result.scores, result.winners)[:seats]


def places(scores: Sequence[int | None], winners: Sequence[int]) -> list[int | None]:
    """Who came first, second, … by participant; equal ones share the better place.

    Winners are first. The others follow by their points where the most points won, the other way
    round where the fewest did, and else together. Where no player won, or all did, there are none.
    """
    if not winners or len(winners) == len(scores):
        return [None] * len(scores)
    sign = direction(scores, winners)
    merit = [
        (0, 0) if who in winners else (1, -sign * (score or 0)) for who, score in enumerate(scores)
    ]
    return [1 + sum(other < own for other in merit) for own in merit]


def direction(scores: Sequence[int | None], winners: Sequence[int]) -> int:
    """1 where the most points won, -1 where the fewest did, 0 where points did not decide."""
    points = [score for score in scores if score is not None]
    won = {scores[who] for who in winners}
    if len(points) < len(scores) or len(won) != 1:
        return 0
    return 1 if won == {max(points)} else -1 if won == {min(points)} else 0


def distinct(names: Sequence[str]) -> list[str]:
    """Names that were two before they were cleaned stay two; an empty one gets a number."""
    found: list[str] = []
    for seat, name in enumerate(names):
        shown = name or f"player {seat + 1}"
        while shown in found:
            shown += "'"
        found.append(shown)
    return found


def simulated_seats(reader: reading.Reader) -> set[int]:
    """The seats that the header's line `simulated` names, and those that changed hands.

    A result that is not one player's own is not rated.
    """
    names = reader.fields.get(SIMULATED, "").split(", ")
    match = reader.match
    left = {seats.parts(line)[1] for _, line in match.changes}
    return {
        seat
        for seat, (name, first) in enumerate(zip(match.players, match.first, strict=True))
        if first in names or first in left or name != first
    }


def machines_of(reader: reading.Reader) -> dict[int, str]:
    """By seat, the levels of those that the header's line `simulated` names.

    A level is no level of its own where people have played there, too.
    """
    names = reader.fields.get(SIMULATED, "").split(", ")
    said = reader.fields.get(LEVELS, "").split(", ")
    levels = dict(zip(names, said, strict=True)) if len(names) == len(said) else {}
    match = reader.match
    left = {seats.parts(line)[1] for _, line in match.changes}
    return {
        seat: level if LEVEL.fullmatch(level := levels.get(name, "")) and name not in left else ""
        for seat, name in enumerate(match.players)
        if name in names or match.away.get(seat) == seats.MACHINE
    }  # fmt: skip


def fingerprint(fields: dict[str, str]) -> bytes:
    """Fingerprint of everything before the first answer, except lights and simulated players.

    Options are those the header names: a record keeps its fingerprint when a game gets more.
    """
    options = [(key[7:], said) for key, said in fields.items() if key.startswith("option ")]
    said = [fields["game"], fields["rules"], composed(fields["players"]), sorted(options),
            fields.get("date", ""), fields.get("match", "")]  # fmt: skip
    return hashlib.sha256(json.dumps(said).encode()).digest()


def fits(key: str, fields: dict[str, str]) -> bool:
    """Whether a line of the header says what such a line should."""
    return KEPT[key].fullmatch(fields.get(key, "")) is not None


def began(fields: dict[str, str]) -> str:
    """The moment that a header names, if it belongs to an evening; else an empty text."""
    if not fits("date", fields):
        return ""
    try:
        at = moment(fields["date"], fields["offset"] if fits("offset", fields) else "")
        evening_of(at)
    except (ValueError, OverflowError):  # the first hours of the year 1 have none
        return ""
    return at


def evening_of(at: str) -> str:
    """The day a moment belongs to by its own wall, for people who play past midnight."""
    return (datetime.fromisoformat(wall(at)) - NIGHT).date().isoformat()


def packed(text: str) -> bytes:
    return zlib.compress(text.encode(errors="backslashreplace"), 9)


def unpacked(data: bytes) -> str:
    return zlib.decompress(data).decode()


def named(text: str, names: Sequence[str]) -> str:
    """The record of a kept text: the players have these names."""
    return MARK.sub(lambda mark: names[int(mark[1])], text)
