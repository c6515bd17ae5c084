"""A pack of 52 cards and its two jokers: every game that is played with one has the same tags.

Four suits from ace to king, then the jokers, so that a game deals `range(CARDS)`, or more of them.
"""

from engine.boxes import Box

SUITS = ("club", "diamond", "heart", "spade")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = 52  # without the jokers

BOX = Box("pack", SUITS, tuple([(suit, RANKS) for suit in SUITS]) + (("joker", ("", "")),))


def suit(card: int) -> int:
    """Which of SUITS; 4 is a joker's."""
    return card // len(RANKS)


def rank(card: int) -> int:
    """1 is an ace, 13 a king; jokers have none."""
    return card % len(RANKS) + 1 if card < CARDS else 0
