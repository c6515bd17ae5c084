"""The guards of The Arthurian Ghost Knights: what a card may do with them, what they earn.

In all of this, t is the game's Table.
"""

from engine.ask import Colour, Flow, Place
from engine.boxes.henge import BLACK, SPACES, TRILITHONS, colour, is_number
from engine.plates.stonehenge import TRILITHON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.games.ghost_knights.rulebook import Table

SITES = range(TRILITHON + 1, TRILITHON + 6)  # places of the trilithons
TOKENS = 10  # guards, and as many swords, of each colour
BONUS = 5  # for guards at every trilithon
LAP = 30
CARDS_OUT = 4  # trilithon cards in the match
OTHER = "other_card"


# What a card may do


def useful(t: "Table", seat: int, cards: list, what: "Any") -> list:
    """Those of `cards` with which there is something to do; `what` is `helped` or `deeds`.

    What a number card can do lies in its colour alone: the first six have one each.
    """
    can: list = []
    for card in range(BLACK + 1):  # no comprehension: a board's stack is short here
        can.append(what(t, seat, card))
    return [card for card in cards if card < TRILITHONS and can[colour(card)]]


def helped(t: "Table", seat: int, card: int) -> list:
    """The seats of which a card can place a guard in a turn (R-GHOST-8, 9, 16)."""
    if not is_number(card):
        return []
    owners = range(t.seats) if colour(card) == BLACK else [owner_of(t, seat, card)]
    return [owner for owner in owners if reserve(t, owner)]


def owner_of(t: "Table", seat: int, card: int) -> int:
    """Whose card it is to `seat`: a common one is its own (R-GHOST-9)."""
    return t.colours.index(colour(card)) if colour(card) in t.colours else seat


def deeds(t: "Table", seat: int, card: int) -> list:
    """What a card can do in a struggle (R-GHOST-9, 16, 17)."""
    possible = []
    if is_number(card):
        black, own = colour(card) == BLACK, owner_of(t, seat, card) == seat
        if own and reserve(t, seat):
            possible.append("reinforce")
        if (black or not own) and victims(t, card):
            possible.append("remove")
    return possible


def victims(t: "Table", card: int) -> list:
    """The colours of which the card can remove a guard."""
    shades = t.colours if colour(card) == BLACK else [colour(card)]
    return [shade for shade in shades if sum(t.guards[t.colours.index(shade)])]


def reserve(t: "Table", seat: int) -> int:
    return TOKENS - sum(t.guards[seat])


def move_guard(t: "Table", owner: int, place: int, number: int) -> None:
    """One more or less of the owner's guards at a trilithon."""
    t.guards[owner][place - SITES[0]] += number
    t.say("guard" if number > 0 else "guard_back", t.colours[owner], place - TRILITHON)


# What it earns


def count(t: "Table") -> None:
    """Every trilithon, then the bonus; their order does not matter (R-GHOST-18, 19, 20)."""
    gained = [0] * t.seats
    for site in range(len(SITES)):
        present = [guards[site] for guards in t.guards]
        most, total = max(present), sum(present)
        for seat in range(t.seats):
            if most and present[seat] == most:
                points = 2 * total if total == most else total
                gained[seat] += points
                t.say("site", site + 1, seat, points)
    for seat in range(t.seats):
        if 0 not in t.guards[seat]:
            gained[seat] += BONUS
            t.say("everywhere", seat, BONUS)
        if gained[seat]:
            gain(t, seat, gained[seat])


def gain(t: "Table", seat: int, points: int) -> None:
    t.points[seat] += points
    t.say("gains", seat, points, circle(t.points[seat]))


def circle(points: int) -> int:
    """The space of a figure: 1 without points, once round every 30."""
    return 1 + points % SPACES


def lay_sword(t: "Table", seat: int) -> None:
    """Where none is left in stock, none is laid (R-GHOST-10)."""
    if t.swords[seat] < TOKENS:
        t.swords[seat] += 1
        t.say("sword", seat)


def check_lap(t: "Table") -> None:
    """A figure a whole circuit ahead of another ends the match (R-GHOST-22, 23)."""
    if max(t.points) - min(t.points) >= LAP:
        t.ending = "lap"


def close_count(t: "Table") -> None:
    """The match ends, or everybody lays a sword and it goes on (R-GHOST-10, 21)."""
    check_lap(t)
    if t.drawn == CARDS_OUT:
        t.ending = "fourth"
    if not t.ending:
        for seat in range(t.seats):
            lay_sword(t, seat)


def remove_guard(t: "Table", seat: int, card: int) -> Flow:
    """A guard that the card may remove; False if the seat says OTHER."""
    shades = victims(t, card)
    shade = yield Colour(seat, "remove_whose", shades, (OTHER,) if len(shades) > 1 else ())
    if shade == OTHER:
        return False
    owner = t.colours.index(shade)
    places = [place for place in SITES if t.guards[owner][place - SITES[0]]]
    place = yield Place(seat, "remove_where", places, (OTHER,), args=(shade,))
    if place == OTHER:
        return False
    move_guard(t, owner, place, -1)
    return True
