"""The inner path of Final Exam: the way in and the steps to the exit. t is the game's Table."""

from engine.ask import Flow
from engine.boxes.henge import is_number
from engine.games.final_exam.prices import entry, one_card, pay
from engine.plates.stonehenge import INNER
from engine.table import HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.final_exam.rulebook import Table


def may_enter(t: "Table", seat: int) -> bool:
    """The objects for it, and no block at the entry (R-EXAM-23)."""
    return has_set(t.objects[seat]) and entry_place(t) not in t.blocks


def has_set(held: list) -> bool:
    """Five objects alike or one of each (R-EXAM-1)."""
    return max(held) >= 5 or min(held) > 0


def entry_place(t: "Table") -> int:
    """The first circle; in the variant the lowest token not yet replaced (R-EXAM-32)."""
    return t.tokens[0] if t.variant else INNER + 1


def enter(t: "Table", seat: int) -> Flow:
    """From anywhere outside and for good, the objects are kept (R-EXAM-23, 25)."""
    if (yield from pay(t, seat, "entry", entry())):
        t.figures[seat] = entry_place(t)
        token = t.tokens.pop(0)
        if not t.variant:
            t.exits[seat] = token
        t.say("enters_variant" if t.variant else "enters", seat, t.figures[seat], t.exits[seat])


def next_place(t: "Table", seat: int) -> int:
    """Towards the exit; where it stands, if the next step is under its trilithon (R-EXAM-34)."""
    here, goal = t.figures[seat], t.exits[seat]
    return here + (here < goal) - (here > goal)


def steps_left(t: "Table", seat: int) -> int:
    return abs(t.exits[seat] - t.figures[seat]) + t.variant


def walk(t: "Table", seat: int) -> Flow:
    """A step a card, a second one for a trilithon, lost if there is none (R-EXAM-22, 26, 35)."""
    card = yield from one_card(t, seat, "walk_card", t.possible(HAND + seat))
    if card is None:
        return
    for _ in range(1 if is_number(card) else 2):
        place = next_place(t, seat)
        if t.winner is None and place not in t.blocks:
            if steps_left(t, seat) == 1:
                t.winner = seat
            t.figures[seat] = place
    t.say("walks", seat, t.figures[seat])
