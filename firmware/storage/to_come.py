"""What a repair has still to give again, in the journal: no power cut takes it away.

    # to come: 2 card tap 0 1 17
    # to come: - vote menu 0 0 'yes
    # to come: nothing

A line an old answer, in their order: the seat or `-`, prompt, kind, whether it takes a piece back,
whether it is one gesture with the one before, and its value, a number or `'` and a key. They are
comments of the record, under its seals; the last list counts, less what the answers after it have
used up (engine.repair.left). Loaded only with the repair itself, and where a journal has a list.
"""

from engine.reading import Reader, said
from engine.record import parse, unsealed
from engine.repair import left
from firmware.storage.seals import Seals

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Iterator

    from engine.referee import Referee

MARK = "# to come: "
MARKED = b"# to come: "
NO_MORE = MARK + "nothing"
ANY_SEAT, KEY = "-", "'"


def listed(rest: list) -> "Iterator[str]":
    """The lines of a journal that say it."""
    for seat, prompt, kind, value, back, joined in rest:
        who = ANY_SEAT if seat is None else str(seat)
        what = KEY + value if isinstance(value, str) else str(value)
        yield MARK + " ".join([who, prompt, kind, str(int(back)), str(int(joined)), what])
    if not rest:
        yield NO_MORE


def old_answer(line: str) -> tuple:
    """What a line says: an old answer as engine.repair has it."""
    who, prompt, kind, back, joined, what = line[len(MARK) :].split(" ", 5)
    seat = None if who == ANY_SEAT else int(who)
    value = what[1:] if what.startswith(KEY) else int(what)
    return (seat, prompt, kind, value, back == "1", joined == "1")


class Coming:
    """Reads a journal for a Reader that replays it, and keeps in `rest` what is still to come."""

    def __init__(self, storage: "Any", name: str, pulse: "Callable | None") -> None:
        """`pulse` as Journal.read has it."""
        self.storage = storage
        self.name = name
        self.pulse = pulse
        self.count = 0  # of its lines, once all have been read
        self.rest: list = []
        self.reader = Reader(self.lines, torn=True)

    def read(self) -> list:
        """The old answers. Raises record.RecordError."""
        pulse = self.pulse
        self.reader.replay(self.step, pulse and (lambda at: pulse(at, self.count)))
        return self.rest

    def lines(self) -> "Iterator[bytes]":
        """Each as the Reader wants it: it has seen one before it asks for the next."""
        self.rest, listing = [], False
        seals = Seals()
        lines = seals.sound(self.storage.raw(self.name))
        try:
            for line in lines:
                lists = line.startswith(MARKED) and line.endswith(b"\n")
                if lists:
                    self.take(said(unsealed(line[:-1])), listing)
                listing = lists
                yield line
        finally:
            self.count = max(self.count, seals.count)
            if hasattr(lines, "close"):  # see engine.reading, Reader.lines
                lines.close()

    def take(self, line: str, listing: bool) -> None:
        """A line of a list; `listing`: the one before was of a list, too."""
        if not listing or line == NO_MORE:
            self.rest = []
        if line != NO_MORE:
            self.rest.append(old_answer(line))

    def step(self, referee: "Referee", text: str) -> None:
        """An answer that counts, before it is given."""
        ask = referee.ask
        if self.rest and ask is not None:
            spelt = text.partition(": ")[2]
            value = parse(ask, spelt, referee.table.box, self.reader.players)
            if value is not None:
                self.rest = left(ask, value, self.rest)
