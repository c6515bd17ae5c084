"""The match record: a text a person can read aloud, and the journal a board keeps while it plays.

    Trilithon record 1
    game: amazones
    rules: 1
    players: Alice, Bob, Cleo
    option start: left
    option tie_bonus: per_male

    anyone, lover: Bob
    Cleo, colour: yellow
    Cleo, first_bid: yellow+5a
    undo
    Cleo, first_bid: yellow+2a
    + Cleo, first_bid: yellow+2b
    + Cleo, first_bid: ok
    ...

    ended: placed
    scores: Alice 27, Bob 9, Cleo -7
    winners: Alice

Grammar: the first line; header lines `key: value` up to an empty line, in any order (unknown keys
stay in the file and count for nothing); then one answer a line, `who, prompt: answer`,
or `undo`, which takes the answer above it back; and, once the match has ended, an empty line and
its result.
A `+ ` before an answer says that it was one gesture with the one above it, as cards laid together
are: people take a gesture back as one, with as many `undo`. Lines between two answers say who
leaves the table and who takes over a seat: engine/seats.py.
A table's own records also say, of those things that count for nothing, when the match began by the
clock on the wall (`date: 2026-11-20T20:15:00`), how many minutes that is from UTC (`offset: 60`),
at which board (`board`, its number in hex), and the match's own name (`match`).
`who` is a player's name, `anyone` where any seat may answer. Who and prompt say nothing the rules
do not: they are there to be read, and a replay checks them. Lines starting with `#` are comments.
"""

from engine.loading import borrowed
from engine.log import gesture
from engine.names import ANYONE as ANYONE
from engine.names import IMAGINARY as IMAGINARY
from engine.names import UNDO as UNDO
from engine.names import check_names as check_names
from engine.names import participant_name as participant_name
from engine.places import place_name
from engine.referee import Referee

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator, Sequence

    from engine.ask import Ask
    from engine.boxes import Box

FIRST_LINE = "Trilithon record 1"
CLOSING = "engine.closing"
SEATS = "engine.seats"  # borrowed, as few matches have such lines


class RecordError(Exception):
    """What is wrong with a record, and in which line (1 the first)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class RulesChanged(RecordError):
    """The record was made under another version of the game's rules (law L6)."""


def header(
    name: str, rules: int, players: "Sequence[str]", options: dict, more: "list | tuple" = ()
) -> list:
    """The header's lines, the empty one included. `more` are further (key, value) pairs."""
    lines = [FIRST_LINE, "game: " + name, f"rules: {rules}", "players: " + ", ".join(players)]
    lines += [f"option {key}: {options[key]}" for key in sorted(options)]
    lines += [f"{key}: {value}" for key, value in more]
    lines.append("")
    return lines


def answer_line(ask: "Ask", value: "int | str", box: "Box", players: "Sequence[str]") -> str:
    who = ANYONE if ask.seat is None else players[ask.seat]
    # By `%`, which makes one text: others make one of each part, and a board looks up every one.
    return "%s, %s: %s" % (who, ask.prompt, spell(ask, value, box, players))


def write(
    game: str,
    referee: Referee,
    players: "Sequence[str]",
    more: "list | tuple" = (),
    changes: "list | tuple" = (),
) -> str:
    """The whole record of a referee's match."""
    found = list(lines(game, referee, players, more, (), changes))
    found.append("")  # and no second copy of it all, for an end of its own
    return "\n".join(found)


def lines(
    game: str,
    referee: Referee,
    players: "Sequence[str]",
    more: "list | tuple" = (),
    joins: "list | tuple" = (),
    changes: "list | tuple" = (),
    closed: bool = True,
) -> "Iterator[str]":
    """A match's record line by line, from the referee's log alone: a second referee plays it.

    players  as they began
    closed   with the result, where there is one
    joins    which answers, counted from 0, were one gesture with the one before
    changes  (how many answers before it, line) of those who left or took over, in their order
    """
    yield from header(game, referee.game.RULES, players, referee.options, more)
    yield from body(referee, players, joins, changes)
    if referee.result and closed:
        for _, line in changes:
            players = seated(players, line)
        with borrowed(CLOSING) as closing:
            last = closing.result_lines(referee.result, players)
        yield from last


def body(
    referee: Referee,
    players: "Sequence[str]",
    joins: "list | tuple" = (),
    changes: "list | tuple" = (),
    first: int = 0,
) -> "Iterator[str]":
    """The lines of its answers from number `first` on, and of changes of seats, as in `lines`."""
    again = Referee(referee.game, referee.seats, referee.options)
    for code in referee.log:
        number = len(again.log)
        if changes:  # a list for every answer would leave a board's memory in crumbs
            for line in at(changes, number):
                yield line
                players = seated(players, line)
        ask, value = again.give(code)
        if number >= first:
            yield gesture(answer_line(ask, value, again.table.box, players), number in joins)
    yield from at(changes, len(referee.log))


def at(changes: "list | tuple", number: int) -> list:
    """The lines about seats after so many answers."""
    return [line for count, line in changes if count == number]


def seated(players: "Sequence[str]", line: str) -> list:
    """The players' names after this change. ValueError says what is wrong with it."""
    with borrowed(SEATS) as seats:
        found: list = seats.after(players, line)
    return found


def close(lines: "Any") -> None:
    """Close a file or generator that gives lines, before its end; other sequences need nothing.

    A board's garbage collector would close it in the middle of another file operation.
    """
    if hasattr(lines, "close"):
        lines.close()


def bare(text: str) -> str:
    """A line of the body without the seal that a table's own journal has (` #3f2a`)."""
    if text[-6:-4] != " #" or text[-4:].strip("0123456789abcdef"):
        return text
    return text[:-6]


def unsealed(line: bytes) -> bytes:
    """The same of bytes: a board reads its journals so, and makes as few new ones as it can."""
    at = line.rfind(b" #")
    if at < 0 or at != len(line) - 6 or line[-4:].strip(b"0123456789abcdef"):
        return line
    return line[:-6]


def numbers(text: str) -> list:
    """The whole numbers in it; of what else is digits to CPython MicroPython knows nothing."""
    return [int(word) for word in text.split() if len(word) < 4 and not word.strip("0123456789")]


def spell(ask: "Ask", value: "int | str", box: "Box", players: "Sequence[str]") -> str:
    """An answer as it stands in a record."""
    if isinstance(value, str):
        return value
    if ask.kind == "tap":
        return box.name(value)
    if ask.kind == "seat":
        return participant_name(value, players)
    if ask.kind == "colour":
        return box.colours[value]
    return place_name(value, box.places) if ask.kind == "place" else str(value)


def parse(ask: "Ask", text: str, box: "Box", players: "Sequence[str]") -> "int | str | None":
    """The answer a record's text stands for, or None when it is none of the ask's kind."""
    if text in ask.items:
        return text
    if ask.kind == "tap":
        return box.find(text)
    for value in ask.values:
        if spell(ask, value, box, players) == text:
            return value
    return None
