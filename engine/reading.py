"""Match records read: every line replayed, checked against the rules as it goes (engine/record.py).

On a board this is in memory only while a journal is read; what a game brings in stays.
"""

from engine import catalogue, record
from engine.game import whole
from engine.loading import borrowed
from engine.record import RecordError, RulesChanged, unsealed
from engine.referee import FAULT, PULSE, Referee

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Generator, Iterator, Sequence

    from engine.boxes import Box

HEADER = ("game", "rules", "players")
OLD = "engine.old_records"  # borrowed: what tables of today write has no need of it
UNDONE = "engine.undone"  # borrowed where answers were taken back
STOPPED = b"stopped: "
ENDED = b"ended: "
JOINED_LINE = b"+ "  # record.JOINED
UNDO_LINE = b"undo"  # engine.names, UNDO
NO_LINE = b"\n"  # how no line begins
NO_ANSWER = "not an answer to this"
TOO_EARLY = "an undo with no answer before it"
KNOWN = 128  # answers of a kind whose words are remembered: a box has most of its pieces so


class Reader:
    """Replays a record line by line; what it needs of memory does not grow with the record's text.

    Lines stay bytes: for every text it makes a board looks through all the names it knows, which
    takes longer than the answer itself.

    open_lines  () -> a new iterator over the record's lines, bytes or text, with or without ends
    torn        whether a last line without its end is left out, as a power cut leaves it

    After `replay()`: `referee`, `game` (name), `players` (who sit there at the end; `first` began),
    `fields` (the header), `finished`, `stopped` (who ended it with the standing, or ""), `joins`,
    the answers that were one gesture with the one before, `changes`, the lines about seats, each
    with the number of answers before it; `undone`, how many lines took an answer back; `notes`:
    whether there are comments.
    """

    def __init__(self, open_lines: "Callable[[], Any]", torn: bool = False) -> None:
        self.open_lines = open_lines
        self.torn = torn
        self.fields: dict = {}
        self.where: dict = {}  # key of the header -> its line
        self.joins: list = []
        self.changes: list = []
        self.finished = self.notes = False
        self.undone = 0
        self.stopped = ""
        self.number = 0
        self._questions: dict = {}  # prompt -> {seat: see `asked`}
        self._families: list = []  # those of the box whose pieces came, as Box.family has them
        self._known: dict = {}  # kind of ask -> {an answer as it is spelled: the answer}
        self._read_header()

    def replay(
        self,
        step: "Callable[[Referee, str], object] | None" = None,
        pulse: "Callable[[int], object] | None" = None,
        undone: "Sequence[int] | None" = None,
    ) -> Referee:
        """Give every answer that no `undo` took back.

        step(referee, text) is called before each answer; pulse(line) after every PULSE of them.
        `undone` are the numbers of the lines that take one back, where all others are answers;
        None: not known. Raises RecordError with the line where the record and the rules disagree.
        """
        dropped = before(undone, self.number) if undone else ()
        if undone is None:
            with borrowed(UNDONE) as undoing:
                dropped = undoing.all_of(self)
        referee, body = self.referee, self.lines()
        try:
            for line in body:
                asked, known, _ = self.asked()
                fits = line.startswith(asked) and not self.stopped  # as nearly all do
                if (not fits and self._no_answer(line)) or (dropped and self.number in dropped):
                    continue
                if step:
                    step(referee, said(line))
                spelled = line[len(asked) :] if fits else self._understood(line)
                value = known.get(spelled) if fits else None
                refusal = NO_ANSWER if value is None else referee.answer(value)
                if refusal:
                    value = self._parsed(spelled)  # not known, or the words meant something else
                    refusal = NO_ANSWER if value is None else referee.answer(value)
                if refusal:
                    self._refused(line, refusal)
                if pulse and len(referee.log) % PULSE == 0:
                    pulse(self.number)
        finally:
            body.close()
        return referee

    def _read_header(self) -> None:
        lines = self.lines(False)
        try:
            self._read_fields(lines)
        finally:
            lines.close()
        for key in HEADER:
            if key not in self.fields:
                raise RecordError(self.number, f"the header lacks its line {key!r}")
        self._begin()

    def lines(self, body: bool = True) -> "Generator[bytes, None, None]":
        """What the lines of the header say, or those of the body: without seals, and empty ones.

        Callers that stop early must close the generator, and so the file: a board's garbage
        collector would close it in the middle of another file operation.
        """
        self.number, head, torn = 0, True, self.torn
        lines = self.open_lines()
        try:
            for line in lines:
                self.number += 1
                if isinstance(line, str):
                    line = line.encode()
                if torn and not line.endswith(b"\n"):
                    return
                line = line.rstrip(b"\r\n")
                if line.startswith(b"#"):
                    self.notes = True
                elif not body:
                    yield line
                elif head:
                    head = bool(line)
                elif line:
                    yield unsealed(line) if b" #" in line else line
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

    def _no_answer(self, line: bytes) -> bool:
        """A line that answers nothing; whether it was one."""
        if self.finished or self.stopped or line.startswith(ENDED) or line.startswith(STOPPED):
            with borrowed(record.CLOSING) as closing:
                closing.read(self, said(line))
        elif is_change(line):
            self._change(said(line))
        elif line == UNDO_LINE:
            self.undone += 1
        else:
            return False
        return True

    def _understood(self, line: bytes) -> bytes:
        """What a line answers that does not begin as its question does."""
        asked, log = self.asked()[0], self.referee.log
        if line.startswith(JOINED_LINE) and line.startswith(asked, len(JOINED_LINE)) and log:
            self.joins.append(len(log))
            return line[len(JOINED_LINE) + len(asked) :]
        with borrowed(OLD) as old:
            spelled: str = old.understood(self, said(line), record.JOINED)
            return spelled.encode()

    def _refused(self, line: bytes, refusal: str) -> None:
        if refusal == FAULT and isinstance(self.referee.fault, MemoryError):
            raise self.referee.fault  # no fault of the record
        raise RecordError(self.number, f"{said(line)!r} is refused: {refusal}")

    def asked(self) -> tuple:
        """(how an answer's line begins; answers known by how they are spelled; the ask's kind).

        Once the match is over no line begins so.
        """
        ask = self.referee.ask
        if ask is None:
            return NO_LINE, self._known, ""
        seats: dict = self._questions.get(ask.prompt) or self._questions.setdefault(ask.prompt, {})
        found: "tuple | None" = seats.get(ask.seat)
        if found is None or found[2] is not ask.kind:
            who = record.ANYONE if ask.seat is None else self.players[ask.seat]
            head = who.encode() + b", " + ask.prompt.encode() + b": "
            seats[ask.seat] = found = head, self._known.setdefault(ask.kind, {}), ask.kind
        return found

    def _parsed(self, spelled: bytes) -> "int | str | None":
        """As record.parse, but no text is made of a piece's name; it is known from now on."""
        box = self.referee.table.box
        ask: "Any" = self.referee.ask
        if ask.kind == "tap" and spelled not in [item.encode() for item in ask.items]:
            first, stem, ends = self._family(box, spelled)
            value = first + ends.index(spelled[len(stem) :]) if ends else None
        else:
            value = record.parse(ask, said(spelled), box, self.players)
        known = self.asked()[1]
        if len(known) == KNOWN:
            known.clear()
        known[spelled] = value
        return value

    def _family(self, box: "Box", name: bytes) -> tuple:
        """As Box.family; those that came are remembered."""
        for family in self._families:
            if name.startswith(family[1]) and name[len(family[1]) :] in family[2]:
                return family
        found: tuple = box.family(name)
        if found[2]:
            self._families.append(found)
        return found

    def _change(self, text: str) -> None:
        """Who sits there from now on."""
        try:
            self.players = record.seated(self.players, text)
        except ValueError as wrong:
            raise RecordError(self.number, str(wrong))
        self.changes.append((len(self.referee.log), text))
        self._questions.clear()
        self._known.clear()


def before(undone: "Sequence[int]", head: int) -> set:
    """The numbers of the lines that these take back, where all others after a header of so many
    lines are answers. Raises RecordError.
    """
    dropped, runs, start = set(), [], head + 1  # runs of lines that stand: [first, last]
    for number in undone:
        if start < number:
            runs.append([start, number - 1])
        start = number + 1
        if not runs:
            raise RecordError(number, TOO_EARLY)
        dropped.add(runs[-1][1])
        runs[-1][1] -= 1
        if runs[-1][0] > runs[-1][1]:
            runs.pop()
    return dropped


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
