"""The boxes: every piece has one name, every name one piece, and there are as many as printed."""

from engine import found
from engine.boxes import henge, pack
from engine.boxes.amazones import BOX as AMAZONES
from engine.boxes.pack import BOX as PACK
from engine.boxes.stonehenge import BOX as HENGE
from engine.boxes.why_first import BOX as WHY_FIRST


def names(box):
    return [box.name(piece) for piece in range(box.size)]


def tally(box, stem):
    """end -> how many pieces of this stem have it."""
    found = {}
    for piece in range(box.size):
        this, end = box.parts(piece)
        if this == stem:
            found[end] = found.get(end, 0) + 1
    return found


def test_every_piece_has_a_name_of_its_own_that_finds_it():
    for box in found.boxes():
        for piece, name in enumerate(names(box)):
            assert box.find(name) == piece, name
        assert len(set(names(box))) == box.size


def test_names_are_plain_for_tags_and_records():
    for box in found.boxes():
        for name in names(box):
            assert name and all([33 <= ord(char) < 127 for char in name]), name
            assert not [char for char in name if char in ":,#"], name


def test_copies_are_lettered_and_alike():
    box = AMAZONES
    assert box.find("yellow+5") is None and box.find("yellow+5d") is None
    assert box.parts(box.find("yellow+5a")) == box.parts(box.find("yellow+5c")) == ("yellow", "+5")
    assert box.find("yellow+10") == 0 and box.find("yellow+10a") is None


def test_no_piece_no_name():
    for box in found.boxes():
        assert box.find("") is None and box.find("ok") is None and box.find("joker") is None
        for piece in (box.size, box.size + 1, 999):
            try:
                box.name(piece)
            except ValueError:
                continue
            raise AssertionError(piece)


def test_amazones_has_five_times_eleven_cards_and_three_times_twelve_tiles():
    box = AMAZONES
    assert box.size == 55 + 36
    cards = {"+10": 1, "+5": 3, "+2": 3, "+1": 2, "-1": 1, "-2": 1}
    tiles = {"+4": 2, "+3": 2, "+2": 2, "+1": 2, "-1": 1, "-2": 1, "-3": 1, "-4": 1}
    assert box.colours == ("yellow", "blue", "red", "green", "purple")
    for colour in box.colours:
        assert tally(box, colour) == cards
    for part in ("head", "torso", "legs"):
        assert tally(box, part) == tiles


def test_why_first_has_thirty_two_cards():
    counts = {"-4": 1, "-3": 3, "-2": 4, "-1": 5, "+1": 6, "+2": 5, "+3": 4, "+4": 3, "+5": 1}
    assert tally(WHY_FIRST, "") == counts
    assert WHY_FIRST.size == 32
    assert sum([int(end) * number for end, number in counts.items()]) == 19


def test_stonehenge_has_sixty_numbers_and_five_trilithons():
    box = HENGE
    assert box.size == henge.CARDS == 65
    assert names(box)[:2] == ["d1", "d2"] and names(box)[29:31] == ["d30", "n1"]
    assert names(box)[60:] == ["tW", "tB", "tG", "tY", "tR"]


def test_colours_of_the_stonehenge_cards_go_round_by_six():
    """White, blue, green, yellow, red, black: ten cards of each."""
    box = HENGE
    expected = {"d1": 0, "n1": 0, "d7": 0, "n20": 1, "d30": 5, "n24": 5, "d3": 2, "n4": 3, "d29": 4}
    for name in expected:
        assert henge.colour(box.find(name)) == expected[name], name
    for colour in range(6):
        cards = [card for card in range(60) if henge.colour(card) == colour]
        assert len(cards) == 10
    assert [henge.colour(card) for card in range(60, 65)] == [0, 1, 2, 3, 4]
    assert [henge.space_colour(space) for space in (1, 6, 7, 30)] == [0, 5, 0, 5]


def test_numbers_and_suits_of_the_stonehenge_cards():
    for card, name in enumerate(names(HENGE)):
        if card < 60:
            assert henge.is_number(card) and henge.number(card) == int(name[1:])
            assert henge.is_day(card) == name.startswith("d")
        else:
            assert not henge.is_number(card) and henge.number(card) == 0


def test_a_pack_has_four_suits_from_ace_to_king_and_two_jokers():
    assert PACK.size == 54 and pack.CARDS == 52 and PACK.colours == pack.SUITS
    assert names(PACK)[::13] == ["clubA", "diamondA", "heartA", "spadeA", "jokera"]
    assert [PACK.find(name) for name in names(PACK)] == list(range(54))
    queen = PACK.find("heartQ")
    assert (pack.SUITS[pack.suit(queen)], pack.rank(queen)) == ("heart", 12)
    assert [pack.rank(card) for card in (0, 12, 13, 51, 52, 53)] == [1, 13, 1, 13, 0, 0]
    assert [pack.suit(card) for card in (52, 53)] == [4, 4]
