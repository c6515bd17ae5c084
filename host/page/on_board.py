"""What stands on the plate and lies before people in groups, as the page draws it."""

from __future__ import annotations

from typing import Any

from engine.places import CHOICE, COLOUR, CURSOR, LIGHT, NEUTRAL, ON, SUBJECT, piece_of
from engine.words import Words
from firmware.lights.lights import Palette, lights_of
from host.page.mirror import Mirror

View = dict[str, Any]


def pieces_on(mirror: Mirror, words: Words) -> list[View]:
    """What stands on the plate, as far as its lights tell: figures, discs, stones."""
    table, ask = mirror.referee.table, mirror.ask
    lights = lights_of(mirror.fields.get("lights", ""), len(mirror.players))
    palette = Palette(lights, table.box.colours, table)
    found: list[View] = []
    for each in dict.fromkeys(mirror.referee.game.marks(table, ask)):
        place, mark, shape, count = piece_of(each)
        if mark in (CHOICE, CURSOR, ON, SUBJECT) or shape == LIGHT:
            continue
        seat = mark if mark < COLOUR else None
        rgb = palette.rgb(mark, 0) if seat is None else palette.seat_rgb(seat)
        fields = {"shape": shape, "count": count, "seat": seat, "rgb": rgb}
        fields |= {"place": place, "label": label(mirror, words, mark)}
        if isinstance(place, tuple):
            fields["place"] = place[0]
            fields |= {"between": place} if len(place) > 1 else {}
        found.append(fields)
    return found


def label(mirror: Mirror, words: Words, mark: int) -> str:
    """Whose a piece is, or of which colour."""
    if mark < COLOUR:
        return str(words.seat(mark))
    colours = mirror.referee.table.box.colours
    return str(words.text(colours[mark - COLOUR])) if mark < NEUTRAL else "–"


def dice_of(mirror: Mirror) -> list[View]:
    """The last throw, where a game has dice: which of them are used by now."""
    thrown = mirror.referee.game.dice(mirror.referee.table)
    return [{"value": value, "used": used} for value, used in thrown]
