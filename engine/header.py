"""The header of a record read: its fields, and the match that they ask for (engine/reading.py)."""

from engine import catalogue, log, record
from engine.game import whole
from engine.match import Match
from engine.record import RecordError, RulesChanged
from engine.referee import Referee

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.reading import Reader

NEEDED = ("game", "rules", "players")


def read(reader: "Reader") -> Match:
    """The match as it begins; the reader has its header's `fields` then. Raises RecordError."""
    where: dict = {}  # key -> its line
    lines = reader.lines(False)
    try:
        if log.text_of(next(lines, b"")) != record.FIRST_LINE:
            reason = f"this is no record: it should begin with {record.FIRST_LINE!r}"
            raise RecordError(1, reason)
        for line in lines:
            if not line:
                break
            text = log.text_of(line)
            key, colon, value = text.partition(": ")
            if not colon:
                raise RecordError(reader.number, f"expected 'key: value', found {text!r}")
            reader.fields[key], where[key] = value, reader.number
    finally:
        lines.close()
    for key in NEEDED:
        if key not in where:
            raise RecordError(reader.number, f"the header lacks its line {key!r}")
    return begun(reader.fields, where, reader.number)


def begun(fields: dict, where: dict, end: int) -> Match:
    """The match that these fields ask for; `end` is the last line. Raises RecordError."""
    name, number = fields["game"], where["game"]
    players = fields["players"].split(", ")
    try:
        _, fewest, most, _ = catalogue.entry(name)
        number = where["players"]
        record.check_names(players, kept=True)
        if not fewest <= len(players) <= most:
            raise ValueError(f"{name} is for {fewest} to {most} players")
        game = catalogue.load(name)
        if fields["rules"] != str(game.RULES):
            reason = f"made under rules {fields['rules']}, these are rules {game.RULES}"
            raise RulesChanged(where["rules"], reason + ": it cannot be replayed safely")
        number = end
        return Match(name, Referee(game, len(players), options(whole(game), fields)), players)
    except ValueError as wrong:
        raise RecordError(number, str(wrong))


def options(game: "Any", fields: dict) -> dict:
    """Those that the header names, and what younger ones stand for where it does not."""
    found = dict(game.BEFORE)
    for key, value in fields.items():
        if key.startswith("option "):
            found[key[7:]] = value
    return found
