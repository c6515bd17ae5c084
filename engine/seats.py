"""Who sits at the table changes in the middle of a match: people leave, others take over.

In the body of a record each change is a line between two answers, and holds from there on:

    left: Bob, others       Bob has left: the others play on for that seat
    left: Bob, lots         Bob has left: the table draws that seat's answers by lot
    left: Bob, machine      a computer decides for that seat, people lay its cards
    seated: Bob, Dora       Dora sits in Bob's seat, and answers by that name; or Bob is back

An `undo` takes none of them back: who has left has left. How a match closes that ends because a
player left: engine/closing.py.
"""

from engine.names import check_names
from engine.table import SECRET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

    from engine.table import Table

LEFT, SEATED = "left", "seated"
CHANGES = (LEFT, SEATED)
OTHERS, LOTS, MACHINE, END = "others", "lots", "machine", "end"
WAYS = (OTHERS, LOTS, MACHINE)  # of playing on without a player


def left_line(name: str, way: str) -> str:
    return f"{LEFT}: {name}, {way}"


def seated_line(name: str, newcomer: str) -> str:
    return f"{SEATED}: {name}, {newcomer}"


def parts(line: str) -> tuple:
    """(left or seated, whose seat, how it is played on or who sits there)."""
    what, _, said = line.partition(": ")
    name, _, other = said.partition(", ")
    return what, name, other


def after(players: "Sequence[str]", line: str) -> list:
    """The players' names after this change. ValueError says what is wrong with it."""
    what, name, other = parts(line)
    found = list(players)
    if name not in found:
        raise ValueError(f"nobody here is called {name!r}")
    if what == LEFT and other not in WAYS:
        raise ValueError(f"{other!r} is no way of playing on: {', '.join(WAYS)}")
    if what == SEATED:
        found[found.index(name)] = other
        check_names(found, kept=True)
    return found


def away(players: "Sequence[str]", before: dict, line: str) -> dict:
    """Seat -> how it is played on, of those whose people have left, after this change of the
    players. ValueError as `after`.
    """
    after(players, line)
    what, name, other = parts(line)
    seat = list(players).index(name)
    found = {each: before[each] for each in before if each != seat}
    if what == LEFT:
        found[seat] = other
    return found


def ways(table: "Table", seat: int) -> tuple:
    """What there is to do when this player leaves, the most sensible in this game first.

    With two players no opponent is left. For a player who keeps a secret that decides in the end,
    drawing lots comes first: to play on, the others would have to look.
    """
    if table.seats <= 2:
        return END, LOTS, OTHERS
    return (LOTS, OTHERS, END) if table.count(SECRET + seat) else (OTHERS, LOTS, END)
