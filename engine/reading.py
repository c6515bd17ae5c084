"""Match records read: every line replayed, checked against the rules as it goes (engine/record.py).

On a board this is in memory only while a journal is read; what a game brings in stays.
"""

from engine import header, log, record
from engine.loading import borrowed
from engine.log import kind, text_of
from engine.match import REPAIR, Change, OutOfStep
from engine.record import RecordError, unsealed
from engine.referee import FAULT, PULSE, Referee

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Generator, Sequence

    from engine.boxes import Box

    Pulse = Callable[[int], object]

OLD = "engine.old_records"  # borrowed: what tables of today write has no need of it
UNDONE = "engine.undone"  # borrowed where answers were taken back
JOINT = len(log.JOINED_LINE)
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
    game        its name;  fields: the header;  number: the line that was read last
    match, referee  as the lines read so far have left them
    finished    whether its result was read;  undone: how many lines took an answer back
    """

    def __init__(self, open_lines: "Callable[[], Any]", torn: bool = False) -> None:
        self.open_lines = open_lines
        self.torn = torn
        self.fields: dict = {}
        self.finished = False
        self.undone = self.number = self._listed = 0
        self._questions: dict = {}  # prompt -> {seat: see `asked`}
        self._families: list = []  # those of the box whose pieces came, as Box.family has them
        self._known: dict = {}  # kind of ask -> {an answer as it is spelled: the answer}
        self.match = header.read(self)
        self.game = self.match.name
        self.referee: "Any" = self.match.referee

    def replay(self, pulse: "Pulse | None" = None, undone: "Sequence | None" = None) -> Referee:
        """Give every answer that no `undo` took back. Raises RecordError where the rules disagree.

        pulse(line) is called after every PULSE of them. `undone` are the numbers of the lines that
        take one back, where all others are answers; None: not known.
        """
        dropped = self._dropped(undone)
        match, referee, body = self.match, self.referee, self.lines()
        watched = match.watch or match.expect
        try:
            for line in body:
                if dropped and self.number in dropped:
                    continue
                asked, known, _ = self.asked()
                at = JOINT if line.startswith(log.JOINED_LINE) else 0
                fits = line.startswith(asked, at)
                value = known.get(line[at + len(asked) :]) if fits else None
                if value is None or not referee.ask.offers(value):  # as few are not
                    if not fits and self._is_no_answer(line):
                        continue
                    value, at = self._value(line)
                change, rest = None, match.rest
                if watched or rest:
                    change = Change(log.ANSWER, text_of(line[at:]), referee.ask, value, at > 0)
                    rest = match.left(change)
                if at:
                    match.joins.append(len(referee.log))
                if referee.take(value):  # as `_do` does, two calls less deep
                    self._failed(text_of(line))
                match.rest = rest
                if change:
                    match.tell(change)
                if pulse and len(referee.log) % PULSE == 0:
                    pulse(self.number)
        except OutOfStep as wrong:
            raise RecordError(self.number, str(wrong))
        finally:
            body.close()
        return referee

    def _dropped(self, undone: "Sequence | None") -> "set | tuple":
        """The numbers of the lines that were taken back; `undone` as in `replay`."""
        if undone is not None:
            return before(undone, self.number) if undone else ()
        with borrowed(UNDONE) as undoing:
            found: set = undoing.all_of(self)
        return found

    def _is_no_answer(self, line: bytes) -> bool:
        """Whether a line of the record is none; then it is done. What an `undo` takes back was not
        given. Raises OutOfStep.
        """
        about = self._kind(line)
        if about == log.UNDO:
            self.undone += 1
        elif about != log.ANSWER:
            self._do(self.change(line))
        return about != log.ANSWER

    def take(self, line: bytes) -> None:
        """Do what one more line says. Raises OutOfStep."""
        self.number += 1
        change = self.change(line)
        if change.kind == log.UNDO and not self.referee.log:
            raise OutOfStep(TOO_EARLY)
        self._do(change)

    def _do(self, change: Change) -> None:
        """Raises OutOfStep where the rulebook fails."""
        if self.match.do(change):
            self._failed(change.line)
        self.match.tell(change)
        if change.kind == log.SEAT:
            self.forget()

    def forget(self) -> None:
        """Others sit there: who is asked what begins with another name."""
        self._questions.clear()
        self._known.clear()

    def _kind(self, line: bytes) -> str:
        """What a line is about; behind the first one that closes the record all others do, too."""
        return log.CLOSING if self.over and not line.startswith(log.MARK) else kind(line)

    def change(self, line: bytes) -> Change:
        """What a line of the body says. Raises OutOfStep."""
        about, text = self._kind(line), text_of(line)
        if about == log.ANSWER:
            value, at = self._value(line)
            return Change(about, text[at:], self.referee.ask, value, at > 0)
        if about == log.COMING:
            listed, self._listed = self._listed, self.number
            rest = self.match.rest if listed == self.number - 1 else []
            with borrowed(REPAIR) as repair:
                self.match.rest = repair.to_come(rest, text)
        elif about == log.CLOSING and line:
            with borrowed(record.CLOSING) as closing:
                closing.read(self, text)
        return Change(about, text, count=1 if about == log.UNDO else 0)

    @property
    def over(self) -> bool:
        """Whether the lines that close the record have begun."""
        return self.finished or bool(self.match.stopped)

    def lines(self, body: bool = True) -> "Generator[bytes, None, None]":
        """What the lines of the header say, or those of the body: without seals, and empty ones.

        Callers that stop early must close the generator, and so the file: engine.record.close.
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
                if not body:
                    if not line.startswith(log.MARK):
                        yield line
                elif head:
                    head = bool(line)
                elif line:
                    yield unsealed(line) if b" #" in line else line
        finally:
            record.close(lines)

    def _value(self, line: bytes) -> tuple:
        """(what a line answers, JOINT or 0); its question stands then. Raises OutOfStep."""
        (asked, known, _), at = self.asked(), 0
        if line.startswith(log.JOINED_LINE) and not line.startswith(asked):
            at = JOINT
        if line.startswith(asked, at) and (not at or self.referee.log):
            spelled = line[at + len(asked) :]
        else:
            with borrowed(OLD) as old:
                spelled = old.understood(self, text_of(line)).encode()
            known = self.asked()[1]
        ask, value = self.referee.ask, known.get(spelled)
        if value is None or not ask.offers(value):
            value = self._parsed(spelled, known)  # not known, or the words meant something else
        if value is None or not ask.offers(value):
            refusal = NO_ANSWER if value is None else self.referee.refusal(value)
            raise OutOfStep(f"{text_of(line)!r} is refused: {refusal}")
        return value, at

    def _failed(self, line: str) -> None:
        """The rulebook has, at this line. Raises OutOfStep."""
        fault = self.referee.fault
        if isinstance(fault, MemoryError):
            raise fault  # no fault of the record
        raise OutOfStep(f"{line!r} is refused: {FAULT}")

    def asked(self) -> tuple:
        """(how an answer's line begins; answers known by how they are spelled; the ask's kind).

        Once the match is over no line begins so.
        """
        ask = self.referee.ask
        if ask is None or self.match.stopped:
            return NO_LINE, self._known, ""
        seats: dict = self._questions.get(ask.prompt) or self._questions.setdefault(ask.prompt, {})
        found: "tuple | None" = seats.get(ask.seat)
        if found is None or found[2] is not ask.kind:
            who = record.ANYONE if ask.seat is None else self.match.players[ask.seat]
            head = who.encode() + b", " + ask.prompt.encode() + b": "
            seats[ask.seat] = found = head, self._known.setdefault(ask.kind, {}), ask.kind
        return found

    def _parsed(self, spelled: bytes, known: dict) -> "int | str | None":
        """As record.parse, but no text is made of a piece's name; it is known from now on."""
        box = self.referee.table.box
        ask: "Any" = self.referee.ask
        if ask.kind == "tap" and spelled not in [item.encode() for item in ask.items]:
            first, stem, ends = self._family(box, spelled)
            value = first + ends.index(spelled[len(stem) :]) if ends else None
        else:
            value = record.parse(ask, text_of(spelled), box, self.match.players)
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


def read(text: str) -> Reader:
    """A record held in memory, as the host has it."""
    return Reader(lambda: iter(text.split("\n")[:-1] if text.endswith("\n") else text.split("\n")))
