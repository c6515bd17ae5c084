"""A match on a table with several readers: what people lay there, and what the table takes."""

from __future__ import annotations

import json
import random
from typing import Any

from engine import catalogue, record
from engine.referee import Referee
from firmware.devices.simulated import uid_of
from tests.emulated.seats import SeatsTable
from tests.emulated.table import Event, Waited

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
SETTINGS = {"version": 1, "language": "en", "players": NAMES, "lights": [0, 1, 2, 3, 4]}
YES_HZ = 1320  # the first note of a yes (firmware/drivers/buzzer.py)
READ_MS = 1500  # five sets have been read, and what they answer is in the journal
AWAY_MS = 340  # a hand takes its tag away, and the next one


class Evening:
    """A match on a table with several readers, followed here by a referee.

    wrong   what broke
    waits   ms until a reader first calls a tag that was laid;  `yeses` ms until the yes
    sent    bytes on the readers' bus until then
    """

    def __init__(self, table: SeatsTable, seed: int) -> None:
        self.table = table
        self.random = random.Random(seed)
        self.wrong: list[str] = []
        self.game = ""
        self.referee: Any = None
        self.waits: list[float] = []
        self.sent: list[float] = []
        self.yeses: list[float] = []

    def begin(self, game: str) -> None:
        self.game = game
        self.referee = Referee(catalogue.load(game), len(NAMES))
        match = {"game": game, "players": NAMES, "lights": SETTINGS["lights"]}
        self.table.ask("new " + json.dumps(match))

    @property
    def ask(self) -> Any:
        return self.referee.ask

    def uid(self, piece: int) -> bytes:
        return uid_of(self.referee.table.box, piece)

    def reader(self, seat: int) -> int:
        return seat if len(self.table.readers) > 1 else 0

    def check(self, what: str, right: object) -> None:
        """Say how it went; what is wrong is kept."""
        print(f"{'ok' if right else 'WRONG'}: {what}", flush=True)
        if not right:
            self.wrong.append(what)

    # The match

    def say(self, value: int | str) -> None:
        """An answer over the cable: what is tried is not the knob."""
        ask = self.ask
        self.table.ask("answer " + record.spell(ask, value, self.referee.table.box, NAMES))
        self.give(value)

    def give(self, value: int | str) -> str:
        """The same answer here; its line in the record."""
        line = record.answer_line(self.ask, value, self.referee.table.box, NAMES)
        if refusal := self.referee.answer(value):
            raise Waited(f"{line}: {refusal}")
        return line

    def told(self, count: int, ms: float = READ_MS) -> list[Event]:
        """The next so many answers that the table says it has taken, fewer if no more come."""
        found = []
        try:
            while len(found) < count:
                found.append(self.table.wait("answer", ms=ms))
        except Waited as late:
            print(late)
        return found

    def followed(self, what: str, values: list[int | str]) -> None:
        """These are the answers that the table takes now, in this order."""
        told = [event.fields["line"] for event in self.told(len(values))]
        self.check(what, told == [self.give(value) for value in values])
        self.lifted()

    def yes_to(self, piece: int, reader: int, laid: float) -> None:
        """A card laid at `laid` ns has its yes: keep how long that took, and lift it."""
        table, sent = self.table, self.table.sent()
        if not table.pico.run(READ_MS, lambda: table.buzzer.began(YES_HZ, laid)):
            raise Waited(f"no yes to card {piece} on reader {reader}")
        yes = table.buzzer.began(YES_HZ, laid)
        self.waits.append((table.first_ns[reader] - laid) / 1e6)
        self.yeses.append((yes - laid) / 1e6)
        self.sent.append(table.sent() - sent)
        told = [event.fields["line"] for event in self.told(1)]
        if told != [self.give(piece)]:
            raise Waited(f"{told} is not what was laid")
        table.take(reader)

    def lifted(self) -> None:
        self.table.take()
        self.table.pico.run(AWAY_MS)

    def until(self, prompt: str) -> None:
        while self.ask.prompt != prompt:
            self.say(self.random.choice(list(self.ask.values) + list(self.ask.items)))
