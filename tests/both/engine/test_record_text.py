"""What a record says, by itself: a whole one takes half the heap of these checks."""

from engine import record
from tests.both.engine.record_talk import PLAYERS, finished


def test_a_record_reads_like_the_match():
    text = record.write("amazones", finished().referee, PLAYERS)
    assert text.startswith("""Trilithon record 1
game: amazones
rules: 1
players: Zoé, Bo Ann, Ödön-2
option start: left
option tie_bonus: per_player
option titles: given

anyone, lover: Ödön-2
Zoé, colour: yellow
Bo Ann, colour: blue
Ödön-2, colour: purple
Zoé, first_bid: yellow+5a
Zoé, first_bid: ok
""")
    assert "\nZoé, harem: Bo Ann\n" in text
    assert text.endswith("""
ended: discarded
scores: Zoé 0, Bo Ann 0, Ödön-2 0
winners: Zoé, Bo Ann, Ödön-2
""")
