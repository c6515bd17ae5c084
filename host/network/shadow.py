"""A match followed by the lines of its journal, and how many of them may leave the table."""

from __future__ import annotations

from engine import reading, record
from engine.ask import Ask
from engine.words import Words
from firmware.network.opened import Opened
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
        referee, players = self.match.referee, self.match.players
        words = Words(language, self.match.name, players, referee.table.box)
        words.honour(referee.table.options)
        result = referee.result
        key, *args = referee.game.status(referee.table)
        return {
            "game": self.match.name,
            "players": players,
            "pairing": self.reader.fields.get("pairing", ""),
            "n": self.count,
            "asked": asked(referee.ask, words) if referee.ask else None,
            "scores": result.scores if result else referee.game.scores(referee.table),
            "status": words.text(key, args) if key else "",
            "over": result and {
                "ending": result.ending,
                "winners": [record.participant_name(who, players) for who in result.winners],
            },
        }  # fmt: skip


def asked(ask: Ask, words: Words) -> Fields:
    """The question, without its options: they may be a player's hand."""
    return {
        "seat": ask.seat,
        "who": words.seat(ask.seat),
        "prompt": ask.prompt,
        "text": words.text(ask.prompt, ask.args),
        "secret": ask.secret,
    }
