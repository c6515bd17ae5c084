"""Where answers are drawn in Final Exam. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.places import COLOUR, DISC

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.final_exam.rulebook import Table


def things(t: "Table", ask: Ask, value: "Any") -> list:
    """The object that lies where the student stands."""
    if ask.seat is not None and (ask.prompt, value) == ("object", "take"):
        return [("piece", t.figures[ask.seat], COLOUR + ask.args[0], DISC)]
    return []
