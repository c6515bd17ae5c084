"""What the games of the Stonehenge box share: its cards, and how a hand is refilled.

Cards are numbered as in `boxes.stonehenge`: d1 to d30 are 0 to 29, n1 to n30 are 30 to 59, the
trilithon cards W B G Y R are 60 to 64. Colours are indices into `HENGE_COLOURS`, black the last.
The plate's places are in `engine.plates.stonehenge`.
"""

from engine.ask import Colour, Flow
from engine.table import DECK, DISCARD, Table

CARDS = 65
TRILITHONS = 60  # the first trilithon card
SPACES = 30
CIRCLES = 19  # of the inner path
BLACK = 5


def is_number(card: int) -> bool:
    return card < TRILITHONS


def number(card: int) -> int:
    """1 to 30; a trilithon card counts as 0."""
    return card % SPACES + 1 if card < TRILITHONS else 0


def is_day(card: int) -> bool:
    return card < SPACES


def colour(card: int) -> int:
    """Of a number card: the colour of its space. Of a trilithon card: the colour it shows."""
    return card % 6 if card < TRILITHONS else card - TRILITHONS


def space_colour(space: int) -> int:
    """Colour of space 1 to 30."""
    return (space - 1) % 6


def ring(space: int, by: int = 0) -> int:
    """The space `by` further clockwise, or back: 30 and 1 touch, space 31 is 1 again."""
    return (space - 1 + by) % SPACES + 1


def total(cards: list) -> int:
    """The sum of the numbers."""
    return sum([number(card) for card in cards])


def choose_colours(t: Table) -> Flow:
    """Every seat in turn takes a free colour into `t.colours`; the news is `take_colour`."""
    for seat in range(t.seats):
        free = [c for c in range(BLACK) if c not in t.colours]
        t.colours[seat] = chosen = yield Colour(seat, "colour", free)
        t.say("take_colour", seat, chosen)


def numbers(t: Table, zone: int) -> list:
    """The number cards that may lie in `zone`."""
    return [card for card in t.possible(zone) if card < TRILITHONS]


def trilithons(t: Table, zone: int) -> list:
    """The trilithon cards that may lie in `zone`."""
    return [card for card in t.possible(zone) if card >= TRILITHONS]


def draw(t: Table, target: int, cards: int) -> int:
    """Up to `cards` from the deck to the zone `target`; returns how many were drawn.

    When a card must be drawn and the deck is empty, the discard pile becomes a new one; when
    that is empty too, the missing cards are lost.
    """
    drawn = 0
    while drawn < cards:
        if not t.count(DECK):
            if not t.count(DISCARD):
                break
            t.gather([DISCARD], DECK)
        some = min(cards - drawn, t.count(DECK))
        t.draw(some, DECK, target)
        drawn += some
    return drawn
