"""What stands on the board for everybody to see, as the page draws it."""

from __future__ import annotations

from typing import Any

from engine.places import CHOICE, COLOUR, CURSOR, NEUTRAL, ON
from engine.words import Words
from firmware.lights.lights import Palette
from firmware.table.match import lights_of
from host.page.mirror import Mirror
from host.page.pieces import between, heaps

View = dict[str, Any]
THROWS = ("first_die", "second_die")


def pieces_on(mirror: Mirror, words: Words) -> list[View]:
    """What stands on the board, as far as its lights tell: figures, discs, stones."""
    table, ask = mirror.referee.table, mirror.ask
    lights = lights_of(mirror.fields.get("lights", ""), len(mirror.players))
    palette = Palette(lights, table.box.colours, table)
    found: list[View] = []
    for place, mark in dict.fromkeys(mirror.referee.game.marks(table, ask)):
        if mark in (CHOICE, CURSOR, ON):
            continue
        seat = mark if mark < COLOUR else None
        rgb = palette.rgb(mark, 0) if seat is None else palette.seat_rgb(seat)
        fields = {"place": place, "seat": seat, "rgb": rgb, "label": label(mirror, words, mark)}
        for shape, count in heaps(mirror.game, table, place, mark):
            found.append({**fields, "shape": shape, "count": count})
    for places, seat, (shape, count) in between(mirror.game, table):
        fields = {"place": places[0], "seat": seat, "shape": shape, "count": count,
                  "rgb": palette.seat_rgb(seat), "label": label(mirror, words, seat)}  # fmt: skip
        found.append({**fields, "between": places} if len(places) > 1 else fields)
    return found


def label(mirror: Mirror, words: Words, mark: int) -> str:
    if mark < COLOUR:
        return str(words.seat(mark))
    colours = mirror.referee.table.box.colours
    return str(words.text(colours[mark - COLOUR])) if mark < NEUTRAL else "–"


def dice_of(mirror: Mirror) -> list[View]:
    """The last throw, where a game has dice, and which of them are used by now."""
    left = getattr(mirror.referee.table, "dice", None)
    if left is None:
        return []
    left, thrown = list(left), last_throw(mirror)
    found = []
    for value in thrown:
        used = len(thrown) == len(THROWS) and value not in left
        found.append({"value": value, "used": used})
        if not used and value in left:
            left.remove(value)
    return found


def last_throw(mirror: Mirror) -> list[int]:
    """The dice as they fell last: one of them while the other is still to be thrown."""
    thrown: list[int] = []
    for told in reversed(mirror.told):
        if told.ask.prompt in THROWS and isinstance(told.value, int):
            thrown.append(told.value)
            if told.ask.prompt == THROWS[0]:
                break
    return thrown[::-1]
