"""A match from its record, moment by moment, as the page shows a match that is being played.

What the viewer's eyes see is drawn by the page's own modules. Most of it does not change from one
answer to the next, so each part is sent once (`pool`) and a moment says which parts it has.
"""

from __future__ import annotations

import json
from typing import Any

from engine import catalogue, reading
from firmware.lights.lights import SIZES, Palette, Pattern, ask_marks, lights_of
from host.page.greeting import plate_entry
from host.page.log import log_lines
from host.page.mirror import Mirror
from host.page.sight import Sight

View = dict[str, Any]
PARTS = ("zones", "pieces", "seats", "scores")  # lists whose members change one by one
PHASES = (7, 8)  # of the lights' rhythms: in one of them every light that blinks is lit


class Past:
    """Stands in for the room in which it was played: everything lies where the referee knows it."""

    simulated = True
    has_phones = False
    problem = ""
    paused = False
    redealt = -1
    rest = 0
    clock = menu = picking = real = truth = deal = None
    phones: frozenset[int] = frozenset()

    def __init__(self, mirror: Mirror, finished: bool) -> None:
        self.mirror = mirror
        self.bots = self.client = self
        self.hello: View = {}
        self.advice = self
        self.ask = mirror.ask
        self.seats: tuple[int, ...] = ()
        self.finished = finished

    def state(self) -> View:
        """There are no simulated people any more."""
        return {"seats": [], "playing": False, "pace": 0, "paces": 1, "waits": True, "levels": []}

    def has_the_ask(self) -> bool:
        """No answers are possible any more."""
        return True

    def spares(self) -> bool:
        """Nor are any given by the table."""
        return False

    def view(self, words: object) -> None:
        """There is nothing to advise."""

    def told(self, words: object) -> str:
        """Nor are any cards laid."""
        return ""

    def others(self) -> list[int]:
        return []

    def pieces(self, zone: int) -> list[int | None]:
        table = self.mirror.referee.table
        return [*table.zones.get(zone, ()), *[None] * table.hidden.get(zone, 0)]


class PastSight(Sight):
    """Show everything of a match that is over; of one that may go on, what spectators saw."""

    room: Any

    def marked_for(self) -> list[int | None]:
        """Nobody answers any more."""
        return []

    def seats_seen(self) -> list[int]:
        return list(range(len(self.mirror.players))) if self.room.finished else []


class Pool:
    """Values, each kept once."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self.at: dict[str, int] = {}

    def put(self, value: Any) -> int:
        key = json.dumps(value, ensure_ascii=False, sort_keys=True)
        if key not in self.at:
            self.at[key] = len(self.values)
            self.values.append(value)
        return self.at[key]


def replay(text: str, language: str) -> View:
    """Everything the page needs. Raises record.RecordError.

    moments  one a standing answer, and one before the first: by key of a match, its value's place
             in `pool`; of PARTS a list of places;  `rgb` the lights
    """
    finished = reading.read(text).replay().result is not None
    pool = Pool()
    moments: list[View] = []

    def look(mirror: Mirror) -> None:
        sight = PastSight(Past(mirror, finished), True, language)  # type: ignore[arg-type]
        moments.append(moment(sight.match(mirror), lights(mirror), pool))

    mirror = Mirror(text, look)
    plate = catalogue.plate(mirror.game)
    return {
        "lang": language,
        "finished": finished,
        "date": mirror.fields.get("date", ""),
        "plates": {plate: plate_entry(language, plate)},
        "pool": pool.values,
        "moments": moments,
        "lines": log_lines(mirror, language, 0),
    }


def moment(match: View, rgb: str, pool: Pool) -> View:
    found = {
        key: [pool.put(part) for part in value] if key in PARTS and value else pool.put(value)
        for key, value in match.items()
    }
    return {**found, "rgb": pool.put(rgb)}


def lights(mirror: Mirror) -> str:
    """The board's lights in hexadecimal, none of them in the dark part of its rhythm."""
    referee, seats = mirror.referee, len(mirror.players)
    lamps = lights_of(mirror.fields.get("lights", ""), seats)
    palette = Palette(lamps, referee.table.box.colours, referee.table)
    size, marks = SIZES[catalogue.plate(mirror.game)], ask_marks(referee, None)
    pattern = Pattern(size, marks)
    frames = [bytes(pattern.frame(palette, phase)) for phase in PHASES]
    return bytes(max(levels) for levels in zip(*frames, strict=True)).hex()
