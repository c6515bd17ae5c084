"""What a rulebook is: the whole of what is asked of one, and what holds where it says nothing.

A rulebook is a module. It must have

    RULES      a number, raised when an old record would no longer replay
    ENDINGS    every way a match can end
    Table      a subclass of `engine.table.Table`: every fact of a match, in plain fields;
               made of the number of seats and the options
    play(t)    the rules, a generator of asks; returns an `engine.referee.Result`
    scores(t)  the standing, by participant; None: no score

and may have, where the usual does not hold, any of the names below.
"""

from engine.table import DECK

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from engine.ask import Ask, Marks
    from engine.table import Table

OPTIONS: tuple = ()  # (name, values) pairs, the default first
PILES: tuple = (DECK,)  # the zones of which only the top can be taken
OPEN_PILES: tuple = ()  # those of them that lie face up
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


def odds(t: "Table", ask: "Ask") -> list:
    """How likely each value of a chance ask is, as whole numbers."""
    return [1] * len(ask.values)


def groups(t: "Table") -> "list | None":
    """Per seat, what lies before it in groups of pieces, None for a gap; None: nothing does."""
    return None


def dice(t: "Table") -> list:
    """The last throw: (value, whether it has been used)."""
    return []


USUAL = {
    "OPTIONS": OPTIONS, "PILES": PILES, "OPEN_PILES": OPEN_PILES, "FACE_DOWN": FACE_DOWN,
    "allowed": allowed, "marks": marks, "status": status, "why": why, "odds": odds,
    "groups": groups, "dice": dice,
}  # fmt: skip


def whole(rules: "Any") -> "Any":
    """The rulebook, with the usual for all that it does not say itself."""
    for name in USUAL:
        if not hasattr(rules, name):
            setattr(rules, name, USUAL[name])
    return rules
