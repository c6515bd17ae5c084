"""A match at the table: the referee, its journal, and the words and lights that show it."""

from engine import catalogue, record
from engine.loading import borrowed
from engine.referee import FAULT, Referee
from engine.words import Words
from firmware.lights.lights import SIZES, Palette, lights_of
from firmware.storage.journal import SHELF, new_id
from firmware.tags.register import Register

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable, Iterator

    from engine.reading import Reader
    from firmware.storage.journal import Journal


REPAIR = "firmware.table.repair"
LEAVING = "firmware.table.leaving"


class Match:
    """name     of the game;  `players` names by seat;  `lights` the light chosen by each seat
    first    the names of those who began;  `changes` who left and who took over: engine/seats.py
    away     seat -> how it is played on without its player
    stopped  who has left, where that ends the match
    minutes  of thought for each seat, 0 where there is no `clock`
    """

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
        self.name = name
        self.referee = referee
        self.players = self.first = players
        self.changes: list = []
        self.away: dict = {}
        self.stopped = self.date = ""
        self.minutes = 0
        self.clock: "Any" = None
        self.lights = lights
        self.journal = journal
        self.id = ""  # names this match among all that are ever played; "" in an old journal
        self.pairing = ""  # the tournament's game that it is
        self.line = ""  # the last answer, as a record has it
        self.joins: list = []  # answers, from 0, that were one gesture with the one before
        self.astray: "Any" = None  # what a repair has still to do: firmware.table.repair
        self.register = Register(journal.storage, referee.table.box, later)
        self.words = self.said_in(language)

    @classmethod
    def prepared(
        cls,
        name: str,
        players: list,
        lights: list,
        options: dict,
        language: str,
        journal: "Journal",
        date: str = "",
        pairing: str = "",
    ) -> "Match":
        """A new match, not yet the journal's: see `enter`."""
        record.check_names(players)
        referee = Referee(catalogue.load(name), len(players), options)
        match = cls(name, referee, players, lights, language, journal)
        match.date, match.pairing = date, pairing
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
        pulse: "Callable | None" = None,
        name: str = "",
    ) -> "Match":
        """The match of a journal that has been read: the one in play, or of the file `name`.

        Reading is no part of this: it calls deep, and a board's stack is short. Raises
        record.RecordError; `pulse` as Journal.read has it.
        """
        lights = lights_of(reader.fields.get("lights", ""), len(reader.players))
        match = cls(reader.game, reader.referee, reader.players, lights, language, journal, True)
        match.date = reader.fields.get("date", "")
        match.joins = reader.joins
        match.minutes = (record.numbers(reader.fields.get("clock", "")) + [0])[0]
        if reader.changes:
            with borrowed(LEAVING) as leaving:
                leaving.resumed(match, reader)
        match.id = reader.fields.get("match", "")
        match.pairing = reader.fields.get("pairing", "")
        if reader.notes:
            with borrowed(REPAIR) as repair:
                repair.resumed(match, name, pulse)
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
        named = (("date", self.date), ("match", self.id), ("pairing", self.pairing),
                 ("clock", str(self.minutes or "")))  # fmt: skip
        return [(key, value) for key, value in named if value] + lights

    def said_in(self, language: str) -> Words:
        """Its words in a language."""
        return Words(language, self.name, self.players, self.register.box)

    @property
    def plate(self) -> tuple:
        """How many places it has, and the colours it is lit in."""
        palette = Palette(self.lights, self.words.box.colours, self.referee.table)
        return SIZES[catalogue.plate(self.name)], palette

    # Deeds: every change of the match, by hand or over the cable, is one of these two

    def answer(
        self, value: "int | str", joined: bool = False, heard: "Callable" = bool
    ) -> "str | None":
        """Give an answer. None when it counts and is written down, else the refusal.

        joined  whether it is one gesture with the answer before
        heard   called once flash has it: what it leads to is worked out after that
        """
        if self.astray:
            with borrowed(REPAIR) as repair:
                done: "str | None" = repair.answered(self, value, joined)
                return done
        referee, ask = self.referee, self.referee.ask
        if ask is None or not ask.offers(value):
            return referee.refusal(value)
        joins = self.joins + [len(referee.log)] if joined else self.joins
        line = record.answer_line(ask, value, referee.table.box, self.players)
        written = record.JOINED + line if joined else line
        if self.journal.works:
            try:
                self.journal.add(written)
            except Exception as fault:  # flash has nothing of it
                referee.fault = fault
                return FAULT
            written = ""
            heard()
        refusal: "str | None" = FAULT
        try:
            refusal = self._deed(value, written, joins)
        finally:
            if refusal is not None and not written:
                self._unwrite()
        if refusal is None:
            self.line = line
            if self.journal.opened:
                self._follow("answered", ask, value, referee)
        return refusal

    def _unwrite(self) -> None:
        """The answer that was written last has failed. What it was may not leave the table."""
        self.journal.opened = None
        try:
            if self.journal.works:
                self.journal.add(record.UNDO)
        except Exception:
            self.journal.works = False  # the next line writes the match whole

    def undo(self, sure: bool = False) -> "str | None":
        """Take the last answer back, and all that was one gesture with it: at once, or none."""
        count, known = self.gesture(), len(self.referee.log)
        if count < 0:
            with borrowed(REPAIR) as repair:
                repair.cancel(self)
            return None
        joins = [at for at in self.joins if at < known - count]
        stay = [(min(at, known - count), said) for at, said in self.changes]
        log = self.referee.log[:]
        changes, self.changes = self.changes, stay
        refusal = self._deed(sure, "\n".join([record.UNDO] * count), joins, log, count)
        if refusal is not None:
            self.changes = changes
        elif self.journal.opened:
            for _ in range(count):
                self._follow("undone", self.referee)
        return refusal

    def _follow(self, what: str, *of: "Any") -> None:
        """What may leave the table now; nothing more of this match, where memory fails."""
        try:
            getattr(self.journal.opened, what)(*of)
        except MemoryError:
            self.journal.opened = None

    def _deed(
        self,
        value: "Any",
        line: str,
        joins: list,
        log: "bytearray | None" = None,
        count: int = 0,
    ) -> "str | None":
        """Memory first, then the journal; where either fails both are as they were: FAULT.

        value  the answer; or whether people are sure that so many (`count`) are taken back
        line   for the journal; "": it has it;  `joins` what is joined after that
        log    the answers so far, where some are taken back

        MemoryError: not even that was possible, and the referee is lost until `restore`.
        """
        referee, joined = self.referee, self.joins
        known, seen = len(referee.log), referee.seen
        try:
            refusal = referee.undo(value, count) if count else referee.answer(value)
            if refusal is None:
                self.joins = joins
                if line:
                    self.write(line)
            return refusal
        except Exception as fault:
            self.joins = joined
            referee.fault = fault
            referee.restore(referee.log[:known] if log is None else log, seen)
            return FAULT

    def gesture(self) -> int:
        """How many answers the last gesture was; below 0 where an undo would bring some back."""
        if self.astray and self.astray[0]:
            return len(self.referee.log) - len(self.astray[0][0])
        count, at = 1, len(self.referee.log) - 1
        while at in self.joins:
            count += 1
            at -= 1
        return count

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
