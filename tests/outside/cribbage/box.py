"""A pack of 52 cards: clubs, diamonds, hearts, spades, each from ace to king."""

from engine.boxes import Box

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("club", "diamond", "heart", "spade")

BOX = Box("cards", (), tuple([(suit, RANKS) for suit in SUITS]))
