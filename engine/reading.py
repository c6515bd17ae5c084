"""Match records read: every line replayed, checked against the rules as it goes (engine/record.py).

On a board this is in memory only while a journal is read; what a game brings in stays.
"""

from engine import catalogue
from engine.game import whole
from engine.loading import borrowed
from engine.record import (
    ANYONE,
    CLOSING,
    FIRST_LINE,
    JOINED,
    UNDO,
    RecordError,
    RulesChanged,
    bare,
    check_names,
    is_change,
    parse,
    seated,
)  # fmt: skip
from engine.referee import FAULT, Referee

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Generator, Iterator

HEADER = ("game", "rules", "players")
OLD = "engine.old_records"  # borrowed: what tables of today write has no need of it
STOPPED = "stopped: "


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
        collector would close it in the middle of another file operation.
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
