"""What stands on the plate and lies before people in groups, as the page draws it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.places import CHOICE, COLOUR, CURSOR, LIGHT, NEUTRAL, ON, PIECE, SUBJECT, piece_of
from engine.referee import Referee
from engine.simulated import Truth
from engine.table import Table
from engine.words import Words
from host.page.things import key, piece_key, stock

View = dict[str, Any]
NOBODYS = {NEUTRAL: "neutral_", ON: "common_"}  # what a game calls such a piece: key before shape


def pieces_on(
    referee: Referee, words: Words, lights: Sequence[int], truth: Truth | None = None
) -> list[View]:
    """What stands on the plate: figures, discs, stones; with a simulated table's own truth all
    that lies there openly. `lights`: by seat, the number of its light.
    """
    table, ask = referee.table, referee.ask
    marks = [*referee.game.marks(table, ask), *(truth.marks(table) if truth else ())]
    found: list[View] = []
    for (place, mark, shape), count in counted(marks).items():
        fields: View = {"shape": shape, "count": count, "place": place}
        fields |= {"thing": piece_key((place, mark, shape)), **whose(table, words, lights, mark)}
        fields |= names(words, mark, shape, fields["label"])
        if isinstance(place, tuple):
            fields["place"] = place[0]
            fields |= {"between": place} if len(place) > 1 else {}
        found.append(fields)
    return found


def beside(game: str, referee: Referee, words: Words, lights: Sequence[int]) -> list[View]:
    """What lies beside the plate: `owner` the seat it lies before, None for the box."""
    found: list[View] = []
    for owner, mark, shape, count in stock(game, referee):
        fields: View = {"owner": owner, "shape": shape, "count": count}
        fields |= {"thing": key(("stock", owner, mark, shape))}
        fields |= whose(referee.table, words, lights, mark)
        found.append(fields | names(words, mark, shape, fields["label"]))
    return found


def counted(marks: Sequence[Any]) -> Counter[tuple[Any, int, str]]:
    """(place, mark, shape) of the pieces -> how many: equal ones stand there together."""
    found: Counter[tuple[Any, int, str]] = Counter()
    for each in marks:
        place, mark, shape, count = piece_of(each)
        if mark not in (CHOICE, CURSOR, SUBJECT) and shape != LIGHT:
            found[place, mark, shape] += count
    return found


def whose(table: Table, words: Words, lights: Sequence[int], mark: int) -> View:
    """Whose a piece is: its seat, or None; its colour or its seat's light, None where it has none;
    and in words."""
    if COLOUR <= mark < NEUTRAL:
        colour = table.box.colours[mark - COLOUR]
        return {"seat": None, "colour": colour, "light": None, "label": str(words.text(colour))}
    if NEUTRAL <= mark < PIECE:
        return {"seat": None, "colour": None, "light": None, "label": "–"}
    seat = mark - PIECE if mark >= PIECE else mark
    return {"seat": seat, **dye(table, lights, seat), "label": str(words.seat(seat))}


def dye(table: Table, lights: Sequence[int], seat: int) -> View:
    """The colour that a seat has taken in its game, else the number of its light; None, None: it
    has neither, for nobody sits there."""
    taken = [*(getattr(table, "colours", None) or ())][seat : seat + 1]
    if taken and taken[0] is not None:
        return {"colour": table.box.colours[taken[0]], "light": None}
    return {"colour": None, "light": lights[seat] if seat < len(lights) else None}


def names(words: Words, mark: int, shape: str, label: str) -> View:
    """How the game calls a piece of this shape, if it does: a druid, a crystal, the auctioneer."""
    own, nobodys = "shape_" + shape, NOBODYS.get(mark, "") + shape
    called = str(words.text(own)) if own in words else ""
    return {"called": called, "label": str(words.text(nobodys)) if nobodys in words else label}


def dice_of(referee: Referee) -> list[View]:
    """The last throw, where a game has dice: which of them are used by now."""
    thrown = referee.game.dice(referee.table)
    return [{"value": value, "used": used} for value, used in thrown]
