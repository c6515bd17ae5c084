"""What people must see, by the pages written for them: none of it computed by the code under test.

Colours and rhythms are read in firmware/LIGHTS.md, letters in firmware/glyphs.txt, the order of the
lights in the plan of the large plate. Only the rulebook and its texts are the table's own.
"""

from __future__ import annotations

import itertools
import random
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine import places
from engine.referee import Referee
from engine.words import Words
from host.install.build import ROOT

Colour = tuple[int, int, int]
COLUMNS, ROWS = 16, 8
DARK: Colour = (0, 0, 0)
CURSOR: Colour = (255, 255, 255)
SUBJECT: Colour = (255, 255, 255)  # blinks
POINTED: Colour = (70, 70, 80)
BREATH = range(4, 61)  # grey
CHANNELS_MA = (16, 11, 15)  # of a WS2812B at full brightness
IDLE_MA = 1
DONE = 0.2  # of the asks to lay a set are closed although more might be laid
SEAT_MARK = 0xE000  # the first of the eight marks of seats


def page(name: str) -> Path:
    """A page of the firmware, in whichever room it is."""
    return next((ROOT / "firmware").rglob(name))


# Letters


def letters() -> dict[str, bytes]:
    """Character -> its eight columns, the top pixel in bit 0, from the drawing."""
    found: dict[str, bytes] = {}
    for block in re.split(r"^= ", page("glyphs.txt").read_text(encoding="utf-8"), flags=re.M)[1:]:
        name, *lines = block.split("\n")
        drawn = [line for line in lines if re.fullmatch(r"[.#]{8}", line)]
        code = re.match(r"U\+([0-9A-F]+)", name)
        char = chr(int(code[1], 16)) if code else name[0]
        columns = [sum((drawn[y][x] == "#") << y for y in range(8)) for x in range(8)]
        found[char] = bytes(columns)
    return found


LETTERS = letters()
READ = {glyph: char for char, glyph in LETTERS.items()}


def drawn(text: str, inverse: bool = False) -> bytes:
    """A row of the screen."""
    row = b"".join(LETTERS[char] for char in text[:COLUMNS].ljust(COLUMNS))
    return bytes(byte ^ 0xFF for byte in row) if inverse else row


def read(glass: bytes) -> str:
    """The text of a row of the screen."""
    cells = [glass[at : at + 8] for at in range(0, 8 * COLUMNS, 8)]
    plain = "".join(READ.get(cell, "·") for cell in cells)
    other = "".join(READ.get(bytes(byte ^ 0xFF for byte in cell), "·") for cell in cells)
    return plain if plain.count("·") <= other.count("·") else other


def wrapped(text: str, columns: int = COLUMNS) -> list[str]:
    return textwrap.wrap(text, columns, break_on_hyphens=False)


# Lights


def tables() -> Iterator[dict[str, str]]:
    """The tables of LIGHTS.md: first column -> second."""
    text = page("LIGHTS.md").read_text(encoding="utf-8")
    for block in re.findall(r"(?:^\|.*\n)+", text, flags=re.M):
        rows = [[cell.strip(" `") for cell in line.strip("|\n").split("|")] for line in
                block.strip().split("\n")]  # fmt: skip
        yield {row[0]: row[1] for row in rows[2:]}


def colour(text: str) -> Colour:
    red, green, blue = map(int, text.split(","))
    return red, green, blue


RHYTHMS, SEATS, PIECES, _ = tables()
SEAT_COLOURS = [colour(text) for text in SEATS.values()]
PIECE_COLOURS = {name: colour(text) for name, text in PIECES.items()}

# The plan of the large plate, spelt out: (first place, last place) of every run of lights.
LARGE = (
    (16, 30), (1, 15), (76, 90), (61, 75), (46, 60), (31, 45), (111, 111), (91, 95), (112, 112),
    (96, 100), (113, 113), (101, 104), (114, 114), (105, 108), (115, 115), (109, 109), (110, 110),
)  # fmt: skip
# Of the bed: seats 2 and 1, legs, torso, head, seats 3 to 5.
BED = ((4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (5, 7))
RAIL = ((0, 35),)
CHAINS = {"stonehenge": LARGE, "bed": BED, "rail": RAIL}


def chain(board: str) -> list[int]:
    """The place of every light."""
    return [place for first, last in CHAINS[board] for place in range(first, last + 1)]


class Lights:
    """What each light of a question may show; `seats` are the colours people have chosen.

    order  the place of every light, on the plate the game is played on
    rises  soon after power-on the brightness still rises: as a whole it may be any
    """

    def __init__(
        self, referee: Referee, plate: str, seats: list[int], limit_ma: int, lights: int,
        rises: bool = False,
    ) -> None:  # fmt: skip
        self.referee = referee
        self.order = chain(plate)
        self.seats = seats
        self.limit_ma = limit_ma
        self.lights = lights
        self.rises = rises
        self.at: dict[int, list[int]] = {}
        marks = places.lit(referee.game.marks(referee.table, referee.ask))
        for place, mark in marks + list(offered(referee.ask)):
            self.at.setdefault(place, []).append(mark)
        self.may = [self.may_show(place) for place in self.order]
        self.ever = [self.anyhow(place) for place in self.order]

    def anyhow(self, place: int) -> set[Colour]:
        """What it may show wherever the knob stands."""
        marks = set(self.at.get(place, []))
        if not {places.CURSOR, places.CHOICE} & marks:
            return self.may_show(place)
        others = marks - {places.CURSOR} | {places.CHOICE}
        return {CURSOR}.union(*map(self.meaning, others))

    def may_show(self, place: int) -> set[Colour]:
        marks = self.at.get(place, [])
        if places.CURSOR in marks:
            return {CURSOR}
        return set(itertools.chain.from_iterable(map(self.meaning, marks))) or {DARK}

    def meaning(self, mark: int) -> set[Colour]:
        if mark == places.CHOICE:
            return {(grey, grey, grey) for grey in BREATH}
        if mark == places.SUBJECT:
            return {DARK, SUBJECT}
        if mark >= places.PIECE:
            return self.meaning(mark - places.PIECE) - {DARK}
        if mark >= places.NEUTRAL:
            return {POINTED}
        colours = self.referee.table.box.colours
        if mark >= places.COLOUR:
            return {PIECE_COLOURS[colours[mark - places.COLOUR]]}
        own = getattr(self.referee.table, "colours", None)
        if own and own[mark] is not None:
            return {DARK, PIECE_COLOURS[colours[own[mark]]]}
        return {DARK, SEAT_COLOURS[self.seats[mark]]}

    def agree(self, rgb: bytes) -> bool:
        """Whether a frame is one of this question, dimmed as a whole where it must be."""
        if milliamperes(rgb, self.lights) > self.limit_ma:
            return False
        if any(rgb[3 * len(self.order) :]):
            return False
        pairs = shown(rgb, self.may)
        return any(all(near(light, may, k) for light, may in pairs) for k in self.dimmed(pairs))

    def differs(self, rgb: bytes, before: Lights | None = None) -> str:
        """What is wrong with a frame, in words; "" where it is one of this question or that."""
        drawn = milliamperes(rgb, self.lights)
        if drawn > self.limit_ma:
            return f"the lights draw {drawn:.0f} mA, more than {self.limit_ma}"
        if any(rgb[3 * len(self.order) :]):
            return "a light is on that the plate does not have"
        of = [may | was for may, was in zip(self.ever, (before or self).ever, strict=True)]
        pairs = shown(rgb, of)
        fewest: list[int] = list(range(len(pairs)))
        for k in self.dimmed(pairs):
            wrong = [i for i, (light, may) in enumerate(pairs) if not near(light, may, k)]
            fewest = min(wrong, fewest, key=len)
            if not fewest:
                return ""
        first = fewest[0]
        shows = f"the light of place {self.order[first]} shows {pairs[first][0]}"
        return f"{shows}, not one of {sorted(of[first])[:4]}; {len(fewest)} wrong in all"

    def dimmed(self, pairs: Iterable[tuple[Colour, set[Colour]]]) -> Iterator[float]:
        """What may be left of the brightness, in parts: all, or what limit and rise leave."""
        yield 1.0
        brightest = sum(max(map(draws, may)) for _, may in pairs)
        room = self.limit_ma - self.lights * IDLE_MA
        if brightest > room or self.rises:
            yield from (percent / 200 for percent in range(199, 0, -1))


def shown(rgb: bytes, may: list[set[Colour]]) -> list[tuple[Colour, set[Colour]]]:
    """Every light of a frame, and what it may show."""
    return list(zip(zip(rgb[::3], rgb[1::3], rgb[2::3], strict=True), may, strict=False))


def near(light: Colour, may: set[Colour], part: float) -> bool:
    slack = 0 if part == 1.0 else 2
    return any(
        all(abs(value - wanted * part) <= slack for value, wanted in zip(light, one, strict=True))
        for one in may
    )


def draws(light: Colour) -> float:
    """Milliamperes of one light."""
    return sum(value * most / 255 for value, most in zip(light, CHANNELS_MA, strict=True))


def milliamperes(rgb: bytes, lights: int) -> float:
    """What the whole chain draws."""
    return lights * IDLE_MA + sum(value * CHANNELS_MA[i % 3] / 255 for i, value in enumerate(rgb))


def offered(ask: Any) -> Iterator[tuple[int, int]]:
    """The places that may be chosen, and the one the knob stands on."""
    if ask is None or ask.kind != "place" or ask.secret:
        return
    stands = options(ask)[stand(ask)]
    for place in ask.values:
        yield place, places.CURSOR if place == stands else places.CHOICE


def any_answer(ask: Any, chance: random.Random) -> int | str:
    """An answer that is allowed; pieces if possible."""
    values = list(ask.values) or list(ask.items)
    if ask.kind == "tap" and ask.items and chance.random() < DONE:
        values = list(ask.items)
    return chance.choice(values)


def options(ask: Any) -> list[Any]:
    """What the knob offers, in its order: pieces are tapped."""
    return list(ask.items) if ask.kind == "tap" else list(ask.values) + list(ask.items)


def stand(ask: Any) -> int:
    """Where the knob begins: a number at 0, else at the first option that is not laid already."""
    offer = options(ask)
    if ask.kind == "number" and 0 in offer:
        return offer.index(0)
    return next((at for at, option in enumerate(offer) if option not in ask.chosen), 0)


# A whole question


class Question:
    """What screen and lights must show once it stands; `read` is what was laid before it."""

    def __init__(self, referee: Referee, words: Words, lights: Lights, read: str) -> None:
        ask = referee.ask
        mark = chr(SEAT_MARK + ask.seat % 8) if ask.seat is not None else ""
        self.title = (mark + " " + words.seat(ask.seat))[:COLUMNS]
        self.asked = wrapped(words.text(ask.prompt, ask.args))
        self.read = wrapped(read)
        self.lights = lights

    def stands(self, screen: Any) -> bool:
        """On the glass."""
        mark = re.search(r" 1/\d+$", read(bytes(screen.glass(0))))  # news take turns with it
        turn = mark[0] if mark else ""
        title = self.title[: COLUMNS - len(turn)].ljust(COLUMNS - len(turn)) + turn
        head = [drawn(title, inverse=True)] + [drawn(line) for line in self.asked]
        if any(bytes(screen.glass(row)) != wanted for row, wanted in enumerate(head)):
            return False
        return not self.unread(screen)

    def unread(self, screen: Any) -> list[str]:
        """Lines of what was laid that do not stand below the question."""
        first = 1 + len(self.asked)
        rows = [read(bytes(screen.glass(row))).rstrip() for row in range(first, ROWS)]
        return [line for line in self.read if line not in rows]

    def differs(self, screen: Any) -> str:
        """What is wrong with the screen, in words; "" where it stands there."""
        if self.stands(screen):
            return ""
        shown = [read(bytes(screen.glass(row))).rstrip() for row in range(1 + len(self.asked))]
        if shown[1:] == self.asked and shown[0].startswith(self.title):
            return f"the screen does not show {self.unread(screen)}"
        return f"the screen shows {shown}, not {[self.title, *self.asked]}"
