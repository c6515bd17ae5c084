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
are kept and ignored: `date: …`); then one answer a line, `who, prompt: answer`, or `undo`, which
takes the answer above it back; and, once the match has ended, an empty line and its result.
A `+ ` before an answer says that it was one gesture with the one above it, as cards laid together
are: people take a gesture back as one, with as many `undo`. Who leaves the table, and who takes
over a seat, is said between two answers: engine/seats.py.
`who` is a player's name, `anyone` where any seat may answer. Who and prompt say nothing the rules
do not: they are there to be read, and a replay checks them. Lines starting with `#` are comments.
"""

from engine import catalogue
from engine.game import whole
from engine.loading import borrowed
from engine.names import ANYONE as ANYONE
from engine.names import IMAGINARY as IMAGINARY
from engine.names import UNDO as UNDO
from engine.names import check_names as check_names
from engine.names import participant_name as participant_name
from engine.places import place_name
from engine.referee import FAULT, Referee

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Generator, Iterator, Sequence

    from engine.ask import Ask
    from engine.boxes import Box

FIRST_LINE = "Trilithon record 1"
JOINED = "+ "
HEADER = ("game", "rules", "players")
OLD = "engine.old_records"  # borrowed: what tables of today write has no need of it
CLOSING = "engine.closing"
SEATS = "engine.seats"  # borrowed, as few matches have such lines
CHANGES = ("left: ", "seated: ")
STOPPED = "stopped: "


class RecordError(Exception):
    """What is wrong with a record, and in which line (1 the first)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class RulesChanged(RecordError):
    """The record was made under another version of the game's rules (law L6)."""


# Writing


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
    return f"{who}, {ask.prompt}: {spell(ask, value, box, players)}"


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
    again = Referee(referee.game, referee.seats, referee.options)
    for code in referee.log:
        number = len(again.log)
        if changes:  # a list for every answer would leave a board's memory in crumbs
            for line in at(changes, number):
                yield line
                players = seated(players, line)
        ask, value = again.give(code)
        mark = JOINED if number in joins else ""
        yield mark + answer_line(ask, value, again.table.box, players)
    for line in at(changes, len(referee.log)):
        yield line
        players = seated(players, line)
    if referee.result and closed:
        with borrowed(CLOSING) as closing:
            last = closing.result_lines(referee.result, players)
        yield from last


def at(changes: "list | tuple", number: int) -> list:
    """The lines about seats after so many answers."""
    return [line for count, line in changes if count == number]


def is_change(text: str) -> bool:
    """Whether a line of the body is about a seat, and no answer."""
    return text.startswith(CHANGES[0]) or text.startswith(CHANGES[1])


def seated(players: "Sequence[str]", line: str) -> list:
    """The players' names after this change. ValueError says what is wrong with it."""
    with borrowed(SEATS) as seats:
        found: list = seats.after(players, line)
    return found


def bare(text: str) -> str:
    """A line of the body without the seal that a table's own journal has (` #3f2a`)."""
    if text[-6:-4] != " #" or text[-4:].strip("0123456789abcdef"):
        return text
    return text[:-6]


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
    return place_name(value) if ask.kind == "place" else str(value)


def parse(ask: "Ask", text: str, box: "Box", players: "Sequence[str]") -> "int | str | None":
    """The answer a record's text stands for, or None when it is none of the ask's kind."""
    if text in ask.items or (ask.kind == "menu" and text in ask.values):
        return text
    if ask.kind == "tap":
        return box.find(text)
    for value in ask.values:
        if spell(ask, value, box, players) == text:
            return value
    return None


# Reading


class Reader:
    """Replays a record line by line; what it needs of memory does not grow with the record's text.

    open_lines  () -> a new iterator over the record's lines, with or without line ends
    torn        whether a last line without its end is left out, as a power cut leaves it

    After `replay()`: `referee`, `game` (name), `players` (who sit there at the end; `first` are
    those who began), `fields` (the header), `finished`, `stopped` (because of whom it ended with
    the standing, or ""), `joins`, the answers that were one gesture with the one before, and
    `changes`, the lines about seats, each with the number of answers before it; `notes`: whether
    there are comments.
    """

    def __init__(self, open_lines: "Callable[[], Iterator[str]]", torn: bool = False) -> None:
        self.open_lines = open_lines
        self.torn = torn
        self.fields: dict = {}
        self.where: dict = {}  # key of the header -> its line
        self.players: list = []
        self.first: list = []
        self.joins: list = []
        self.changes: list = []
        self.finished = False
        self.stopped = ""
        self.notes = False
        self.number = 0
        self._read_header()

    def replay(self, step: "Callable[[Referee, str], object] | None" = None) -> Referee:
        """Give every answer that no `undo` took back. `step(referee, text)` is called before each.

        Raises RecordError with the line where the record and the rules disagree.
        """
        dropped = self._undone()
        body = self._body()
        try:
            for text in body:
                if self.finished or self.stopped:
                    self._check_result(text)
                elif text.startswith("ended: "):
                    self.finished = True
                    self._pass_over("")
                    self._check_result(text)
                elif text.startswith(STOPPED):
                    self.stopped = text[len(STOPPED) :]
                    self._check_result(text)
                elif is_change(text):
                    self._change(text)
                elif text != UNDO and self.number not in dropped:
                    if step:
                        step(self.referee, text)
                    self._answer(text)
        finally:
            body.close()
        return self.referee

    def _lines(self) -> "Generator[str, None, None]":
        """Every line that says something, its end removed, `number` kept in step.

        Callers that stop early must close the generator, and so the file: a board's garbage
        collector would do that in the middle of whatever the file system does just then.
        """
        self.number = 0
        lines = self.open_lines()
        try:
            for line in lines:
                self.number += 1
                if self.torn and not line.endswith("\n"):
                    return
                text = line.rstrip("\r\n")
                if text.startswith("#"):
                    self.notes = True
                else:
                    yield text
        finally:
            if hasattr(lines, "close"):
                lines.close()

    def _read_header(self) -> None:
        lines = self._lines()
        try:
            self._read_fields(lines)
        finally:
            lines.close()
        for key in HEADER:
            if key not in self.fields:
                raise RecordError(self.number, f"the header lacks its line {key!r}")
        self._begin()

    def _read_fields(self, lines: "Iterator[str]") -> None:
        """Up to the first empty line."""
        if next(lines, None) != FIRST_LINE:
            raise RecordError(1, f"this is no record: it should begin with {FIRST_LINE!r}")
        for text in lines:
            if not text:
                return
            key, colon, value = text.partition(": ")
            if not colon:
                raise RecordError(self.number, f"expected 'key: value', found {text!r}")
            self.fields[key] = value
            self.where[key] = self.number

    def _begin(self) -> None:
        """The referee the header asks for; `number` is the line that is being looked at."""
        end = self.number
        self.game = self.fields["game"]
        self.players = self.first = self.fields["players"].split(", ")
        try:
            self.number = self.where["game"]
            _, fewest, most, _ = catalogue.entry(self.game)
            self.number = self.where["players"]
            check_names(self.players, kept=True)
            if not fewest <= len(self.players) <= most:
                raise ValueError(f"{self.game} is for {fewest} to {most} players")
            game = catalogue.load(self.game)
            self.number = self.where["rules"]
            if self.fields["rules"] != str(game.RULES):
                raise RulesChanged(
                    self.number,
                    f"made under rules {self.fields['rules']}, these are rules {game.RULES}: "
                    "it cannot be replayed safely",
                )
            self.number = end
            self.referee = Referee(game, len(self.players), self._options(whole(game)))
        except ValueError as wrong:
            raise RecordError(self.number, str(wrong))

    def _options(self, game: "Any") -> dict:
        """Those that the header names, and what younger ones stand for where it does not."""
        options = dict(game.BEFORE)
        for key, value in self.fields.items():
            if key.startswith("option "):
                options[key[7:]] = value
        return options

    def _body(self) -> "Generator[str, None, None]":
        """The lines after the header, empty ones left out."""
        lines = self._lines()
        try:
            for text in lines:
                if not text:
                    break
            for text in lines:
                if text:
                    yield bare(text)
        finally:
            lines.close()

    def _undone(self) -> set:
        """The numbers of the answer lines that a later `undo` took back."""
        standing: list = []
        dropped = set()
        too_early = 0
        for text in self._body():
            if is_change(text):
                continue
            if text != UNDO:
                standing.append(self.number)
            elif standing:
                dropped.add(standing.pop())
            else:
                too_early = too_early or self.number
        if too_early:
            raise RecordError(too_early, "an undo with no answer before it")
        return dropped

    def _answer(self, text: str) -> None:
        if self.referee.ask is None:
            raise RecordError(self.number, f"the match is over, yet there is {text!r}")
        head, colon, spelled = text.partition(": ")
        if not colon:
            raise RecordError(self.number, f"cut off or misspelt: {text!r}")
        joined = head.startswith(JOINED)
        if not self._pass_over(head) or (joined and not self.referee.log):
            who, _, prompt = self.asks().partition(", ")
            raise RecordError(self.number, f"the rules ask {who}, {prompt!r}; found {head!r}")
        if joined:
            self.joins.append(len(self.referee.log))
        value = parse(self.referee.ask, spelled, self.referee.table.box, self.players)
        refusal = self.referee.answer(value) if value is not None else "not an answer to this"
        if refusal == FAULT and isinstance(self.referee.fault, MemoryError):
            raise self.referee.fault  # no fault of the record
        if refusal:
            raise RecordError(self.number, f"{text!r} is refused: {refusal}")

    def _change(self, text: str) -> None:
        """Who sits there from now on."""
        try:
            self.players = seated(self.players, text)
        except ValueError as wrong:
            raise RecordError(self.number, str(wrong))
        self.changes.append((len(self.referee.log), text))

    def asks(self) -> str:
        """Who is asked what, as an answer's line begins; empty once the match is over."""
        ask = self.referee.ask
        if ask is None:
            return ""
        who = ANYONE if ask.seat is None else self.players[ask.seat]
        return f"{who}, {ask.prompt}"

    def _pass_over(self, head: str) -> bool:
        """Come to the question of a line, or to the end; False where the line answers none."""
        asks = self.asks()
        if head == asks or head == JOINED + asks:
            return True
        with borrowed(OLD) as old:
            found: bool = old.pass_over(self, head, JOINED)
            return found

    def _check_result(self, text: str) -> None:
        with borrowed(CLOSING) as closing:
            wrong = closing.wrong(text, self.referee, self.players, self.stopped)
        if wrong:
            raise RecordError(self.number, wrong)


def read(text: str) -> Reader:
    """A record held in memory, as the host has it."""
    return Reader(lambda: iter(text.split("\n")[:-1] if text.endswith("\n") else text.split("\n")))
