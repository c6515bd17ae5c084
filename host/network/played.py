"""A match given again from the lines of its journal, as they come."""

from __future__ import annotations

from engine import reading, record, seats
from engine.ask import Ask
from engine.words import Words
from firmware.network.opened import Opened
from host.network.topics import Fields


class OutOfStep(Exception):
    """The lines do not fit: the journal must be read again."""


class Played:
    """referee, game (its name), players; `opened`: how many lines may leave the table.

    Raises record.RecordError where the header is none of these rules, OutOfStep in the lines.
    """

    def __init__(self, lines: list[str]) -> None:
        head = lines.index("") + 1 if "" in lines else len(lines)
        reader = reading.read("\n".join(lines[:head]) + "\n")
        self.fields: dict[str, str] = reader.fields
        self.referee = reader.referee
        self.game: str = reader.game
        self.players: list[str] = reader.players
        self.stopped = False
        self.opened = Opened(head)
        for line in lines[head:]:
            self.add(line)

    @property
    def count(self) -> int:
        """Answers that stand."""
        return len(self.referee.log)

    def add(self, line: str) -> None:
        referee = self.referee
        if line.startswith("#"):  # what a repair has yet to give: firmware/storage/to_come.py
            self.opened.lines += 1
        elif line == record.UNDO:
            if referee.undo(True):
                raise OutOfStep(line)
            self.opened.undone(referee)
        elif seats.is_change(line):
            self._sit_down(line)
        elif referee.ask is None or not line or self.stopped:
            self.stopped = True
            self.opened.lines += 1  # of the result, or the standing where a player left
        else:
            ask = referee.ask
            head, _, spelt = line.removeprefix(record.JOINED).partition(": ")
            who = record.ANYONE if ask.seat is None else self.players[ask.seat]
            value = record.parse(ask, spelt, referee.table.box, self.players)
            if head != f"{who}, {ask.prompt}" or value is None or referee.answer(value):
                raise OutOfStep(line)
            self.opened.answered(ask, value, referee)

    def _sit_down(self, line: str) -> None:
        """A player left, or another one took over."""
        try:
            self.players = record.seated(self.players, line)
        except ValueError as wrong:
            raise OutOfStep(str(wrong)) from wrong
        self.opened.lines += 1

    def state(self, language: str) -> Fields:
        """What all may know, as the topic `match` has it."""
        referee = self.referee
        words = Words(language, self.game, self.players, referee.table.box)
        result = referee.result
        key, *args = referee.game.status(referee.table)
        return {
            "game": self.game,
            "players": self.players,
            "pairing": self.fields.get("pairing", ""),
            "n": self.count,
            "asked": asked(referee.ask, words) if referee.ask else None,
            "scores": result.scores if result else referee.game.scores(referee.table),
            "status": words.text(key, args) if key else "",
            "over": result and {
                "ending": result.ending,
                "winners": [record.participant_name(who, self.players) for who in result.winners],
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
