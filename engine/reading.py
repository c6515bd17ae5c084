"""Match records read: every line replayed, checked against the rules as it goes (engine/record.py).

On a board this is in memory only while a journal is read; what a game brings in stays.
"""

from engine import catalogue, record
from engine.game import whole
from engine.loading import borrowed
from engine.record import RecordError, RulesChanged, unsealed
from engine.referee import FAULT, PULSE, Referee

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Generator, Iterator

HEADER = ("game", "rules", "players")
OLD = "engine.old_records"  # borrowed: what tables of today write has no need of it
STOPPED = b"stopped: "
ENDED = b"ended: "
JOINED_LINE = b"+ "  # record.JOINED
UNDO_LINE = b"undo"  # engine.names, UNDO
NO_ANSWER = "not an answer to this"
KNOWN = 64  # answers whose words are remembered: they come again and again


class Reader:
    """Replays a record line by line; what it needs of memory does not grow with the record's text.

    Lines stay bytes: for every text it makes a board looks through all the names it knows, which
    takes longer than the answer itself.

    open_lines  () -> a new iterator over the record's lines, bytes or text, with or without ends
    torn        whether a last line without its end is left out, as a power cut leaves it

    After `replay()`: `referee`, `game` (name), `players` (who sit there at the end; `first` are
    those who began), `fields` (the header), `finished`, `stopped` (because of whom it ended with
    the standing, or ""), `joins`, the answers that were one gesture with the one before, and
    `changes`, the lines about seats, each with the number of answers before it; `notes`: whether
    there are comments.
    """

    def __init__(self, open_lines: "Callable[[], Any]", torn: bool = False) -> None:
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
        self._heads: dict = {}  # (seat, prompt) -> how an answer's line begins, up to the answer
        self._known: dict = {}  # (kind of ask, an answer as it is spelled) -> the answer
        self._read_header()

    def replay(
        self,
        step: "Callable[[Referee, str], object] | None" = None,
        pulse: "Callable[[int], object] | None" = None,
        undone: bool = True,
    ) -> Referee:
        """Give every answer that no `undo` took back, if any may have been `undone`.

        step(referee, text) is called before each answer; pulse(line) after every PULSE of them.
        Raises RecordError with the line where the record and the rules disagree.
        """
        dropped = self._undone() if undone else ()
        body = self._lines()
        try:
            for line in body:
                if (
                    line.startswith(ENDED)
                    or line.startswith(STOPPED)
                    or self.finished
                    or self.stopped
                ):
                    self._close(line)
                elif is_change(line):
                    self._change(said(line))
                elif line != UNDO_LINE and self.number not in dropped:
                    if step:
                        step(self.referee, said(line))
                    value = self._understood(line)
                    refusal = NO_ANSWER if value is None else self.referee.answer(value)
                    if refusal:
                        self._refused(line, refusal)
                    if pulse and len(self.referee.log) % PULSE == 0:
                        pulse(self.number)
        finally:
            body.close()
        return self.referee

    def _read_header(self) -> None:
        lines = self._lines(False)
        try:
            self._read_fields(lines)
        finally:
            lines.close()
        for key in HEADER:
            if key not in self.fields:
                raise RecordError(self.number, f"the header lacks its line {key!r}")
        self._begin()

    def _lines(self, body: bool = True) -> "Generator[bytes, None, None]":
        """What the lines of the header say, or those of the body: without seals, and empty ones.

        Callers that stop early must close the generator, and so the file: a board's garbage
        collector would close it in the middle of another file operation.
        """
        self.number, head = 0, True
        lines = self.open_lines()
        try:
            for line in lines:
                self.number += 1
                if isinstance(line, str):
                    line = line.encode()
                if self.torn and not line.endswith(b"\n"):
                    return
                line = line.rstrip(b"\r\n")
                if line.startswith(b"#"):
                    self.notes = True
                elif not body:
                    yield line
                elif head:
                    head = bool(line)
                elif line:
                    yield unsealed(line)
        finally:
            if hasattr(lines, "close"):
                lines.close()

    def _read_fields(self, lines: "Iterator[bytes]") -> None:
        """Up to the first empty line."""
        if said(next(lines, b"")) != record.FIRST_LINE:
            raise RecordError(1, f"this is no record: it should begin with {record.FIRST_LINE!r}")
        for line in lines:
            if not line:
                return
            text = said(line)
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
            record.check_names(self.players, kept=True)
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

    def _undone(self) -> set:
        """The numbers of the answer lines that a later `undo` took back."""
        standing: list = []
        dropped = set()
        too_early = 0
        for line in self._lines():
            if is_change(line):
                continue
            if line != UNDO_LINE:
                standing.append(self.number)
            elif standing:
                dropped.add(standing.pop())
            else:
                too_early = too_early or self.number
        if too_early:
            raise RecordError(too_early, "an undo with no answer before it")
        return dropped

    def _understood(self, line: bytes) -> "int | str | None":
        """The answer of a line, which is one to the question that stands; None: no answer to it."""
        referee = self.referee
        if referee.ask is None:
            raise RecordError(self.number, f"the match is over, yet there is {said(line)!r}")
        asked = self._head()
        if line.startswith(asked):
            return self._value(line[len(asked) :])
        head, colon, spelled = line.partition(b": ")
        if not colon:
            raise RecordError(self.number, f"cut off or misspelt: {said(line)!r}")
        joined = head[:2] == JOINED_LINE
        fits = (joined and line.startswith(asked, 2)) or self._pass_over(said(head))
        if not fits or (joined and not referee.log):
            who, _, prompt = self.asks().partition(", ")
            raise RecordError(self.number, f"the rules ask {who}, {prompt!r}; found {said(head)!r}")
        if joined:
            self.joins.append(len(referee.log))
        return self._value(spelled)

    def _refused(self, line: bytes, refusal: str) -> None:
        if refusal == FAULT and isinstance(self.referee.fault, MemoryError):
            raise self.referee.fault  # no fault of the record
        raise RecordError(self.number, f"{said(line)!r} is refused: {refusal}")

    def _head(self) -> bytes:
        """`asks` as bytes, and the colon."""
        ask = self.referee.ask
        key = (ask.seat, ask.prompt) if ask else ()
        head: "bytes | None" = self._heads.get(key)
        if head is None:
            self._heads[key] = head = self.asks().encode() + b": "
        return head

    def _value(self, spelled: bytes) -> "int | str | None":
        """What `parse` makes of it; within a kind of asks the same words are the same answer."""
        ask = self.referee.ask
        if ask is None:
            return None
        known, key = self._known, (ask.kind, spelled)
        value: "int | str | None" = known.get(key)
        if value is None or not ask.offers(value):
            value = record.parse(ask, said(spelled), self.referee.table.box, self.players)
            if len(known) == KNOWN:
                known.clear()
            known[key] = value
        return value

    def _change(self, text: str) -> None:
        """Who sits there from now on."""
        try:
            self.players = record.seated(self.players, text)
        except ValueError as wrong:
            raise RecordError(self.number, str(wrong))
        self.changes.append((len(self.referee.log), text))
        self._heads.clear()
        self._known.clear()

    def asks(self) -> str:
        """Who is asked what, as an answer's line begins; empty once the match is over."""
        ask = self.referee.ask
        if ask is None:
            return ""
        who = record.ANYONE if ask.seat is None else self.players[ask.seat]
        return f"{who}, {ask.prompt}"

    def _pass_over(self, head: str) -> bool:
        """Come to the question of a line, or to the end; False where the line answers none."""
        with borrowed(OLD) as old:
            found: bool = old.pass_over(self, head, record.JOINED)
            return found

    def _close(self, line: bytes) -> None:
        """A line of the result."""
        if not (self.finished or self.stopped):
            self.finished = line[: len(ENDED)] == ENDED
            if self.finished and self.referee.ask:
                self._pass_over("")
            elif not self.finished:
                self.stopped = said(line[len(STOPPED) :])
        with borrowed(record.CLOSING) as closing:
            wrong = closing.wrong(said(line), self.referee, self.players, self.stopped)
        if wrong:
            raise RecordError(self.number, wrong)


def is_change(line: bytes) -> bool:
    """Whether a line of the body is about a seat, and no answer."""
    return line.startswith(b"left: ") or line.startswith(b"seated: ")


def said(line: bytes) -> str:
    """A line as text; one that is none says nothing."""
    try:
        return line.decode()
    except UnicodeError:
        return "?"


def read(text: str) -> Reader:
    """A record held in memory, as the host has it."""
    return Reader(lambda: iter(text.split("\n")[:-1] if text.endswith("\n") else text.split("\n")))
