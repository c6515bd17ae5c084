"""A match followed by the lines of its journal, and how many of them may leave the table."""

from __future__ import annotations

from engine import reading
from engine.words import Words
from firmware.network.opened import Opened
from firmware.network.shown import match_fields
from host.network.topics import Fields


class Shadow:
    """match    as its lines have left it;  opened: how many of them may leave the table

    Raises record.RecordError where the header is none of these rules, OutOfStep in the lines.
    """

    def __init__(self, lines: list[str]) -> None:
        head = lines.index("") + 1 if "" in lines else len(lines)
        self.reader = reading.read("\n".join(lines[:head]) + "\n")
        self.match = self.reader.match
        self.opened = Opened(head)
        referee = self.match.referee
        self.match.watch = lambda change: self.opened.did(change, referee)
        for line in lines[head:]:
            self.add(line)

    @property
    def count(self) -> int:
        """Answers that stand."""
        return len(self.match.referee.log)

    def add(self, line: str) -> None:
        """One more line. Raises OutOfStep: the journal must be read again."""
        self.reader.take(line.encode())

    def state(self, language: str) -> Fields:
        """What all may know, as the topic `match` has it."""
        players, box = self.match.players, self.match.referee.table.box
        words = Words(language, self.match.name, players, box)
        words.honour(self.match.referee.table.options)
        return match_fields(self.match, words, self.reader.fields.get("pairing", ""))
