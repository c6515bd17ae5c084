"""Where answers are drawn in Final Exam. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.boxes.henge import BLACK
from engine.games.final_exam.fights import rivals
from engine.games.final_exam.shown import shape, stands
from engine.games.final_exam.way_out import entry_place, next_place
from engine.places import BAR, COLOUR, DISC, FIGURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.final_exam.rulebook import Table


BESIDE = {"take_bar": BAR, "which_bar": BAR, "loot": DISC}


def stock(t: "Table") -> list:
    """Bars that are left, and the objects that each has found."""
    found: list = []
    for seat in range(t.seats):
        found += [(seat, COLOUR + c, BAR, t.bars[seat].count(c)) for c in range(BLACK)]
        found += [(seat, COLOUR + c, DISC, t.objects[seat][c]) for c in range(BLACK)]
    return found


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """Students, bars and objects: what an action is done with, what is taken."""
    seat = ask.seat
    if seat is None:
        return []
    if ask.prompt == "action":
        return acted(t, seat, value)
    if (ask.prompt, value) == ("object", "take"):
        return [("piece", t.figures[seat], COLOUR + ask.args[0], DISC)]
    if isinstance(value, str) or ask.prompt not in BESIDE:
        return []
    owner = {"which_bar": seat, "loot": ask.args[0] if ask.args else None}.get(ask.prompt)
    return [("stock", owner, COLOUR + value, BESIDE[ask.prompt])]


def acted(t: "Table", seat: int, action: str) -> list:
    """The student who moves, or those attacked; the place that is entered, or walked to."""
    if action == "move":
        return [("piece", stands(t, seat), seat, FIGURE)]
    if action == "attack":
        return [("piece", stands(t, seat), other, shape(t, other)) for other in rivals(t, seat)]
    if action == "enter":
        return [("place", entry_place(t))]
    return [("place", next_place(t, seat))] if action == "walk" else []
