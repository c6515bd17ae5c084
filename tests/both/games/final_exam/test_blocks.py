"""Final Exam: bars placed as blocks, and what removes them."""

from engine import catalogue
from engine.plates.stonehenge import INNER
from engine.table import DISCARD, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.final_exam.talk import act, begun, block, end, entered, go

final_exam = catalogue.load("final_exam")


def blocks(talk: Talk) -> dict:
    return talk.table.blocks


# Placing


def test_a_bar_costs_a_number_card_of_its_colour_R_EXAM_8_20():
    """From anywhere on any space, be there an object or a figure; a trilithon has no colour."""
    talk = begun(bars="green white")
    act(talk, "action: place_block")
    assert talk.may() == ["back", "green", "white"]
    assert ("bar_price",) in final_exam.about(talk.table, talk.referee.ask), "before one is chosen"
    act(talk, "which_bar: green", "ring: outer", "block_where: 2")
    assert talk.refused("Alice, block_card: tG") == "bar_colour"
    assert talk.refused("Alice, block_card: d4") == "bar_colour"
    act(talk, "block_card: d9")
    assert blocks(talk) == {2: 2} and talk.table.bars[0] == [0]
    assert "d9" in talk.names(DISCARD)


def test_both_bars_in_one_turn_and_no_third_R_EXAM_6_20():
    talk = begun(bars="red red")
    block(talk, "red", "5", "d5")
    block(talk, "red", "11", "d11")
    assert "place_block" not in talk.may()
    assert blocks(talk) == {5: 4, 11: 4}


def test_one_block_a_space_R_EXAM_20():
    talk = begun()
    block(talk, "red", "5", "d5")
    act(talk, "action: place_block", "which_bar: white", "ring: outer")
    assert "5" not in talk.may() and len(talk.may()) == 30, "29 spaces and back"


def test_inside_not_under_a_figure_but_else_anywhere_R_EXAM_22():
    """Space 1, entries and tokens too."""
    talk = entered()
    act(talk, "action: place_block", "which_bar: red", "ring: inner")
    assert "circle1" not in talk.may()
    assert "circle19" in talk.may() and "circle2" in talk.may()
    talk = begun()
    block(talk, "red", "circle1", "d5")
    assert blocks(talk) == {INNER + 1: 4}


def test_placing_may_be_given_up_at_every_question():
    talk = begun()
    asked = ("which_bar: red", "ring: outer", "block_where: 7")
    for questions in range(4):
        act(talk, "action: place_block", *asked[:questions])
        talk.say(talk.asked() + ": back")
        assert talk.asked() == "Alice, action"
    assert blocks(talk) == {} and talk.table.count(HAND) == 3


# Removing


def blocked(bar: str = "red") -> Talk:
    """A bar on 9 from Bob; Alice, with five cards, may remove it."""
    talk = begun(bars=bar + " " + bar)
    end(talk)
    block(talk, bar, "9", {"red": "d5", "white": "d1"}[bar])
    end(talk)
    return talk


def remove(talk: Talk, cards: str) -> bool:
    """Whether exactly these cards will do: every one of them is accepted, and OK is there."""
    act(talk, "action: remove_block", "which_block: 9")
    for card in cards.split(" "):
        if card not in talk.may():
            return False
        act(talk, "removal: " + card)
    return "ok" in talk.may()


def test_five_prices_of_a_removal_R_EXAM_19():
    for cards in ("n23", "d1 n7", "d6 n24", "d2 d3 d4", "n2 n3 n4", "tY", "d11 d17"):
        assert remove(blocked(), cards), cards
    for cards in ("d1", "d1 d2", "d1 n2 d3", "d1 n7 d13 n19", "tW tB", "tR d11", "d11 d1", "d2 d3"):
        assert not remove(blocked(), cards), cards


def test_a_removed_bar_leaves_the_game_R_EXAM_21():
    talk = blocked()
    assert remove(talk, "tY")
    act(talk, "removal: ok")
    assert blocks(talk) == {} and talk.table.bars == [[4, 4], [4]]


def test_a_card_that_leads_to_no_price_is_refused_R_EXAM_19():
    """With one card left, only what pays alone."""
    talk = begun()
    block(talk, "red", "9", "d5")
    go(talk, "d6")
    act(talk, "action: remove_block", "which_block: 9")
    assert talk.refused("Alice, removal: d1") == "wrong_price"
    act(talk, "removal: tW ok")
    assert blocks(talk) == {}


def test_anybody_may_remove_from_anywhere_also_from_the_centre_R_EXAM_19_27():
    talk = entered()
    block(talk, "red", "9", "d5")
    assert "remove_block" in talk.may() and "move" not in talk.may()
    act(talk, "action: remove_block", "which_block: 9", "removal: n5 ok")
    assert blocks(talk) == {}


def test_of_several_blocks_one_is_chosen():
    talk = begun()
    block(talk, "red", "9", "d5")
    block(talk, "white", "circle3", "d1")
    act(talk, "action: remove_block", "ring: inner")
    assert talk.may() == ["back", "circle3"]
    act(talk, "which_block: circle3", "removal: tW ok")
    assert blocks(talk) == {9: 4}


def test_from_a_hand_all_know_nothing_else_can_come():
    """Two cards were laid and taken back: no other one can be among the last two."""
    talk = begun()
    block(talk, "red", "9", "d5")
    act(talk, "action: move", "move_cards: d11 tW back")
    act(talk, "action: remove_block", "which_block: 9")
    assert talk.may() == ["back", "d11", "tW"]
