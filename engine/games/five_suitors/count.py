"""The count of Les 5 prétendants: who is whose suitor, what the bars cost, who has won.

In all of this, t is the game's Table.
"""

from engine.ask import FACT, Flow
from engine.boxes.henge import colour, trilithons
from engine.laying import play_card
from engine.referee import Result, best
from engine.table import FRONT, SECRET

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.five_suitors.rulebook import Table

GOAL = 30


def ending(t: "Table") -> "str | None":
    """Which end has come, None: none. Tested once, after the whole vote (R-SUIT-20, 21)."""
    discs = sum(t.bag)
    if t.reached if t.options["track_end"] == "each_disc" else max(t.figures) >= GOAL:
        return "track"
    if sum(t.supply) < t.seats:
        return "supply"
    if t.row or discs >= t.votes:
        return None
    return "leftovers" if discs else "bag"


def identities(t: "Table") -> Flow:
    """Every seat shows its trilithon card, all different (R-SUIT-3)."""
    for seat in range(t.seats):
        zone = SECRET + seat
        card = yield from play_card(
            t, seat, "identity", zone, FRONT + seat, trilithons(t, zone), role=FACT
        )
        t.identity[seat] = colour(card)


def loss(t: "Table", seat: int) -> int:
    """The steps a seat's bars cost, of every colour in play, owned or not (R-SUIT-24)."""
    return sum([penalty([bars[c] for bars in t.bars], seat) for c in t.suitors])


def penalty(held: list, seat: int) -> int:
    """For one colour: the dense rank among those who hold any, fewest first (R-SUIT-23).

    Two players: 1 + 2 + ... + n for n bars more than the other (R-SUIT-32).
    """
    mine = held[seat]
    if len(held) == 2:
        more = max(0, mine - held[1 - seat])
        return more * (more + 1) // 2
    return len({bars for bars in held if 0 < bars <= mine})


def result(t: "Table", end: str) -> Result:
    """The highest score, then the smaller bar counts from the largest down (R-SUIT-25, 26)."""
    details: list = []
    for seat, mine in enumerate(t.identity):
        details.append(("votes", seat, mine, t.figures[mine]))
        details.append(("lost", seat, -loss(t, seat)))
    tied = best(scores(t))
    faults = [sorted(t.bars[seat], reverse=True) for seat in tied]
    winners = [seat for seat, bars in zip(tied, faults) if bars == min(faults)]
    if len(winners) > 1:
        return Result("replay", scores(t), [], details)
    return Result(end, scores(t), winners, details)


def scores(t: "Table") -> list:
    """None while a seat's suitor is secret."""
    return [
        None if mine is None else t.figures[mine] - loss(t, seat)
        for seat, mine in enumerate(t.identity)
    ]
