"""What a rulebook is: everything it must and may define, and the defaults for the rest.

A rulebook is a module. It must have

    RULES      a number, raised when an old record would no longer replay
    ENDINGS    every way a match can end
    Table      a subclass of `engine.table.Table`: every fact of a match, in plain fields;
               made of the number of seats and the options
    play(t)    the rules, a generator of asks; returns an `engine.referee.Result`
    scores(t)  the points, by participant; None: no score

and may have, in place of the defaults, any of the names below, and

    standing(t)  the match so far as a table: (the columns' text keys, a row of values for every
                 participant). A value is a number, None for nothing, or a text's key and arguments
"""

import sys

from engine.ask import OK
from engine.table import DECK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.ask import Ask, Marks
    from engine.table import Table

OPTIONS: tuple = ()  # (name, values) pairs, the default first
BEFORE: dict = {}  # what a younger option stands for in a record that does not name it
PILES: tuple = (DECK,)  # the zones of which only the top can be taken
OPEN_PILES: tuple = ()  # those of them that lie face up
ODDS: dict = {}  # prompt of a chance ask -> function(t, ask): how likely each of its values is
NOBODY: tuple = ()  # those of its ENDINGS in which nobody may win
FACE_DOWN: tuple = ("hand", "added", "secret", "packet", "dead")  # kinds of zones not all may see


def allowed(seats: int, chosen: dict, name: str, values: tuple) -> tuple:
    """The values that the option `name` may take after those already chosen; the default first."""
    return values


def marks(t: "Table", ask: "Ask | None") -> "Marks":
    """What lies on the plate: (place, mark), (place, mark, shape) or (…, how many): engine.places.

    Lights show places and marks; a page draws the pieces. What stands where no light is, between
    places or beside one, has a tuple of these for its place.
    """
    return iter(())


def status(t: "Table") -> tuple:
    """Where the match stands: a text's key and its arguments."""
    return ("",)


def why(t: "Table", ask: "Ask", piece: int) -> "str | None":
    """A better reason for refusing this tap, as a text's key. None: the referee gives its own."""
    return None


def odds(rules: "Any", t: "Table", ask: "Ask") -> list:
    """How likely each value of a chance ask is, as whole numbers above 0: equally, unless the
    rulebook has something to say of the very question that is asked (`ODDS`)."""
    return rules.ODDS[ask.prompt](t, ask) if ask.prompt in rules.ODDS else [1] * len(ask.values)


def groups(t: "Table") -> "list | None":
    """Per seat, what lies before it in groups of pieces, None for a gap; None: nothing does."""
    return None


# What a question is about: the one source for screen, page, phone and voice.


def about(t: "Table", ask: "Ask") -> "list | tuple":
    """What people need to see for this question: facts, each a text's key and its arguments.

    The lot and its colour, what is at stake, the price, what was bid before. Of a secret ask only
    what all may know. Where it is on the plate `marks` shows: the mark SUBJECT pulses there.
    """
    return ()


def label(t: "Table", ask: "Ask", value: "int | str") -> "tuple | None":
    """A better name for an option than its number: a text's key and its arguments, or None."""
    return None


def passes(ask: "Ask", value: "int | str") -> "tuple | None":
    """An OK that closes a set of nothing is a pass, and called so."""
    return ("pass_with_nothing",) if value == OK and ask.kind == "tap" and not ask.chosen else None


def worth(t: "Table", ask: "Ask", pieces: list) -> "int | None":
    """What the pieces laid towards the answer come to; None where nothing is added up."""
    return None


def points(rules: "Any") -> "Any":
    """The standing of a game that says no more of it than its scores."""
    return lambda t: (("points",), [[score] for score in rules.scores(t)])


def dice(t: "Table") -> list:
    """The last throw: (value, whether it has been used)."""
    return []


USUAL = {
    "OPTIONS": OPTIONS, "BEFORE": BEFORE, "PILES": PILES, "OPEN_PILES": OPEN_PILES,
    "ODDS": ODDS, "NOBODY": NOBODY, "FACE_DOWN": FACE_DOWN, "allowed": allowed, "marks": marks,
    "status": status, "why": why, "groups": groups, "dice": dice, "about": about, "label": label,
    "worth": worth,
}  # fmt: skip


def whole(rules: "Any") -> "Any":
    """The rulebook, joined with the game's `shown`; a default for what neither of them defines."""
    if hasattr(rules, "JOINED"):
        return rules
    rules.JOINED = True
    shown = sys.modules.get(rules.__name__[: -len("rulebook")] + "shown")
    for name in ("scores", "standing") + tuple(USUAL):
        if not hasattr(rules, name) and hasattr(shown, name):
            setattr(rules, name, getattr(shown, name))
        elif name in USUAL and not hasattr(rules, name):
            setattr(rules, name, USUAL[name])
    if not hasattr(rules, "standing"):
        rules.standing = points(rules)
    return rules
