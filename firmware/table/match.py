"""A match at the table: the referee, its journal, and the words and lights that show it."""

from engine import catalogue, record
from engine import match as matches
from engine.loading import borrowed, preparers
from engine.referee import FAULT, Referee
from engine.words import Words
from firmware.lights.lights import SIZES, Palette, lights_of
from firmware.storage.journal import SHELF, new_id
from firmware.tags.register import Register

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator

    from engine.match import Change
    from engine.reading import Reader
    from firmware.storage.journal import Journal


REPAIR = "firmware.table.repair"
LEAVING = "firmware.table.leaving"
MACHINE = "machine"  # engine/seats.py
ITS_PIECE = "its_piece"  # lies open, and has a name
ITS_CHOICE = "refused_choice"
ORIGIN = ("date", "offset", "board")  # lines of the header: when and at which board it began


class Match(matches.Match):
    """lights   the light chosen by each seat
    origin   (key, value) of the header's ORIGIN
    minutes  of thought for each seat, 0 where there is no `clock`
    decision  what a computer has decided for its seat: the question, the answer, and as a text's
             key and arguments what people do for it
    """

    decision: tuple = ()

    def __init__(
        self,
        name: str,
        referee: Referee,
        players: list,
        lights: list,
        language: str,
        journal: "Journal",
        later: bool = False,
    ) -> None:
        """`later`: the register of tags is read when it is needed, or while the table is idle."""
        super().__init__(name, referee, players)
        self.origin: "list | tuple" = ()
        self.minutes = 0
        self.clock: "Any" = None
        self.lights = lights
        self.journal = journal
        self.id = ""  # names this match among all that are ever played; "" in an old journal
        self.pairing = ""  # the tournament's game that it is
        self.words = self.said_in(language)  # first: reading tags leaves the more garbage
        self.register = Register(journal.storage, referee.table.box, later)

    @classmethod
    def prepared(
        cls,
        name: str,
        players: list,
        lights: list,
        options: dict,
        language: str,
        journal: "Journal",
        origin: "list | tuple" = (),
        pairing: str = "",
    ) -> "Match":
        """A new match, not yet the journal's: see `enter`."""
        record.check_names(players)
        referee = Referee(catalogue.load(name), len(players), options)
        for prepare in preparers:  # what stays fills small gaps, and keeps the largest piece whole
            prepare(True)
        match = cls(name, referee, players, lights, language, journal)
        match.origin, match.pairing = origin, pairing
        match.id = new_id()
        return match

    @classmethod
    def begin(cls, *what: "Any") -> "Match":
        """A new match, what of it as in `prepared`; its header is in the journal."""
        match = cls.prepared(*what)
        match.enter()
        return match

    def enter(self) -> None:
        """The journal is this match's from now on, with its header."""
        rules, options = self.referee.game.RULES, self.referee.options
        self.journal.begin(record.header(self.name, rules, self.first, options, self.more))

    @classmethod
    def resumed(
        cls,
        language: str,
        journal: "Journal",
        reader: "Reader",
    ) -> "Match":
        """The match of a journal that has been read.

        Reading is no part of this: it calls deep, and a board's stack is short.
        """
        players = reader.match.players
        lights = lights_of(reader.fields.get("lights", ""), len(players))
        match = cls(reader.game, reader.referee, players, lights, language, journal, True)
        match.follow(reader.match)
        match.origin = [(key, reader.fields[key]) for key in ORIGIN if key in reader.fields]
        match.minutes = (record.numbers(reader.fields.get("clock", "")) + [0])[0]
        match.id = reader.fields.get("match", "")
        match.pairing = reader.fields.get("pairing", "")
        return match

    def start_clock(self, panel: "Any") -> None:
        """Load the clock only where people want one: it takes room."""
        if self.minutes and not self.clock:
            from firmware.table.clock import Clock

            self.clock = Clock(self, panel)

    @property
    def more(self) -> list:
        """What the record's header says besides the game."""
        lights = [("lights", " ".join([str(light) for light in self.lights]))]
        named = (("match", self.id), ("pairing", self.pairing),
                 ("clock", str(self.minutes or "")))  # fmt: skip
        return list(self.origin) + [(key, value) for key, value in named if value] + lights

    def said_in(self, language: str) -> Words:
        """Its words in a language."""
        words = Words(language, self.name, self.players, self.referee.table.box)
        return words.honour(self.referee.table.options)

    @property
    def plate(self) -> tuple:
        """How many places it has, and the colours it is lit in."""
        palette = Palette(self.lights, self.words.box.colours, self.referee.table)
        return SIZES[catalogue.plate(self.name)], palette

    @property
    def by_machine(self) -> bool:
        """Whether a computer on the cable decides what is asked; a repair is for people to give."""
        ask = self.referee.ask
        if ask is None or self.kept is not None:
            return False
        return self.away.get(ask.seat) == MACHINE and ask.decided()

    def reply(self, value: "int | str", joined: bool = False) -> "Change | str":
        """As any match's; where a computer decides, only what it has decided is an answer."""
        if self.away and self.by_machine and not self.has_decided(value):
            return ITS_CHOICE
        return super().reply(value, joined)

    def has_decided(self, value: "int | str") -> bool:
        """Whether this is what a computer has decided; of twins that lie open either is, but not
        one laid before: that would be taken back."""
        ask = self.referee.ask
        if ask is None or not self.decision or self.decision[0] is not ask:
            return False
        _, chosen, (key, *_) = self.decision
        twins = key == ITS_PIECE and not (isinstance(value, str) or isinstance(chosen, str))
        if twins and value not in ask.chosen:
            parts = self.referee.table.box.parts
            return bool(parts(value) == parts(chosen))
        return bool(value == chosen)

    def answer(self, value: "int | str", joined: bool = False) -> "str | None":
        """Give an answer; `joined`: it is one gesture with the one before. As `commit`."""
        return self.commit(self.reply(value, joined))

    def undo(self, sure: bool = False) -> "str | None":
        """Take the last answer back, and all that was one gesture with it. As `commit`."""
        return self.commit(self.back(sure))

    def commit(self, change: "Change | str", heard: "Callable" = bool) -> "str | None":
        """A change into the journal and into the match: both, or neither. None; or the refusal,
        which `change` may be already.

        An answer is written first, and `heard` called once flash has it: what it leads to is worked
        out after that. MemoryError: the referee is lost until `restore`.
        """
        if isinstance(change, str):
            return change
        if self.kept is not None and (change.ask or self.before or change.count):
            with borrowed(REPAIR) as repair:
                done: "str | None" = repair.commit(self, change)
                return done
        referee, first = self.referee, change.ask is not None and self.journal.works
        log, known, seen = referee.log, len(referee.log), referee.seen
        before = self.joins, self.changes, self.rest
        refusal: "str | None" = FAULT
        if first:
            try:
                self.journal.add(change.lines)
            except Exception as fault:  # flash has nothing of it
                referee.fault = fault
                return refusal
        try:
            if first:
                heard()
            refusal = self.do(change)
            if refusal is None and not first:
                self.write(change.lines)
        except Exception as fault:
            refusal = FAULT
            self.joins, self.changes, self.rest = before
            referee.fault = fault
            referee.restore(log[:known], seen)
        finally:
            if refusal is not None and first:
                self._unwrite()
        if refusal is None and self.journal.opened:
            self.tell(change)
        return refusal

    def _unwrite(self) -> None:
        """The answer that was written last has failed. What it was may not leave the table."""
        self.journal.opened = None
        try:
            if self.journal.works:
                self.journal.add(record.UNDO)
        except Exception:
            self.journal.works = False  # the next line writes the match whole

    def tell(self, change: "Change") -> None:
        """What may leave the table now; nothing more of this match, where memory fails."""
        try:
            self.journal.opened.did(change, self.referee)
        except MemoryError:
            self.journal.opened = None

    def write(self, line: str) -> None:
        """After a failure a line alone would leave a gap: the journal is written again, whole."""
        if self.journal.works:
            self.journal.add(line)
        else:
            self.write_whole()

    def write_whole(self) -> None:
        """Without a result: it can still be taken back, and `close` adds it."""
        self.journal.whole(self.lines(False))

    def lines(self, closed: bool = True) -> "Iterator[str]":
        """The record of the match so far."""
        more, joins, changes = self.more, self.joins, self.changes
        return record.lines(self.name, self.referee, self.first, more, joins, changes, closed)

    def close(self) -> None:
        """Over, or given up: to the records. MemoryError: then it is still in play."""
        if self.gesture() < 0:
            self.undo()
        with borrowed(record.CLOSING) as closing:
            lines = closing.of(self.referee, self.players, self.stopped)
        if not self.journal.works:
            self.write_whole()
        self.journal.close(lines if self.journal.works else [])

    def put_by(self) -> bool:
        """To the shelf, or if it is over to the records. False where storage fails."""
        if self.gesture() < 0:
            self.undo()
        if self.referee.result:
            self.close()
            return True
        if not self.journal.works:
            self.write_whole()
        return self.journal.works and self.journal.mine and self.journal.put(SHELF)

    def piece(self, uid: bytes) -> "int | str":
        """The piece a tag is on, or the key of the reason why it is none of this game."""
        return self.register.find(uid)
