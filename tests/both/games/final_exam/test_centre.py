"""Final Exam: the way into the centre, the steps inside, and who is out first."""

from engine import catalogue
from engine.games.final_exam import stakes
from engine.places import PIECE, lit
from engine.plates.stonehenge import INNER
from engine.table import HAND
from tests.both.app.table_talk import Talk
from tests.both.games.final_exam.talk import (
    act,
    begun,
    block,
    end,
    entered,
    give,
    stands,
    step,
    translated,
)

game = catalogue.load("final_exam")

# Entering


def rich(objects: str, seats: int = 2) -> Talk:
    talk = begun(seats)
    give(talk, "Alice", objects)
    end(talk, seats)
    return talk


def test_example_5_five_alike_or_five_different_R_EXAM_1():
    for objects, enough in (
        ("white white white white blue", False),
        ("white blue green yellow red", True),
        ("red red red red red", True),
        ("white blue green yellow yellow", False),
        ("white white blue green yellow red", True),
    ):
        assert ("enter" in rich(objects).may()) == enough, objects


def test_what_is_at_stake_is_the_objects_then_the_price_or_the_bar_at_the_entry_R_EXAM_23():
    talk = rich("white blue green yellow")
    assert stakes.stakes(talk.table, talk.referee.ask)[1] == ("open_centre", 1, 4)
    talk = rich("white blue green yellow red")
    assert stakes.stakes(talk.table, talk.referee.ask)[1] == ("centre_open",)
    talk.table.blocks[INNER + 1] = 0
    assert stakes.stakes(talk.table, talk.referee.ask)[1] == ("centre_shut",)


def pay(cards: str) -> bool:
    """Whether exactly these cards of five let Alice in."""
    talk = rich("red red red red red")
    act(talk, "action: enter")
    for card in cards.split(" "):
        if card not in talk.may():
            return False
        act(talk, "entry: " + card)
    return "ok" in talk.may()


def test_example_5_four_prices_of_the_way_in_R_EXAM_8_23():
    for cards in ("d6 n12 d30", "d1 d2 d3 d4", "n1 n2 n3 n5", "tB"):
        assert pay(cards), cards
    for cards in ("d6 n12", "d1 d2 d3", "d1 d2 d3 n4", "tB tW", "d1 n7 tW", "d6 n12 d30 d18"):
        assert not pay(cards), cards


def test_from_any_space_the_objects_are_kept_and_nobody_comes_back_R_EXAM_23():
    talk = entered()
    assert stands(talk, "Alice") == -1 and sum(talk.table.objects[0]) == 5
    assert talk.may() == ["end_turn", "place_block", "walk"]


def test_a_blocked_entry_forbids_entering_R_EXAM_22_23():
    talk = rich("red red red red red")
    assert "enter" in talk.may()
    block(talk, "white", "circle1", "d1")
    assert "enter" not in talk.may()
    act(talk, "action: remove_block", "which_block: circle1", "removal: tW ok")
    assert "enter" in talk.may()


def test_exit_tokens_by_order_of_entry_R_EXAM_25():
    talk = begun(3)
    for who in talk.players:
        give(talk, who, "red red red red red")
    end(talk, 3)
    for who, card in zip(talk.players, ("tR", "tW", "tB")):
        act(talk, "action: enter", "entry: " + card + " ok")
        assert stands(talk, who) == -1, "on one circle: there are no fights inside (R-EXAM-24)"
        assert "attack" not in talk.may()
        end(talk)
    assert [place - INNER for place in talk.table.exits] == [19, 16, 13]
    discs = [mark for mark in lit(game.marks(talk.table, None)) if mark[0] in talk.table.exits]
    assert sorted(discs) == [(103, PIECE + 2), (106, PIECE + 1), (109, PIECE + 0)], "whose each is"


# Walking


def test_a_step_a_card_and_two_for_a_trilithon_R_EXAM_26():
    talk = entered()
    step(talk, "d9 tB")
    assert stands(talk, "Alice") == -4


def test_a_blocked_circle_cannot_be_entered_R_EXAM_22():
    """A second step into it is lost; a first one is not offered."""
    talk = entered()
    end(talk)
    block(talk, "red", "circle3", "d5")
    end(talk)
    step(talk, "tB")
    assert stands(talk, "Alice") == -2
    assert "walk" not in talk.may() and "remove_block" in talk.may()


def second_to_enter() -> Talk:
    """Bob comes second: from 1 to his token on 16. He has sixteen cards left to go there."""
    talk = entered()
    give(talk, "Bob", "red red red red red")
    end(talk, 13)
    act(talk, "action: enter", "entry: tR ok")
    return talk


def test_example_6_eleven_number_cards_and_two_trilithons_R_EXAM_26_29():
    """The moment the token is reached the match is over."""
    talk = second_to_enter()
    assert game.steps_left(talk.table, 1) == 15
    step(talk, "d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11")
    step(talk, "tG")
    assert talk.result is None and stands(talk, "Bob") == -14
    step(talk, "tY")
    assert talk.result.ending == "exit" and talk.result.winners == [1]
    assert talk.asked() == ""


def test_a_step_beyond_the_token_is_lost_R_EXAM_26():
    talk = second_to_enter()
    step(talk, "d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14")
    assert stands(talk, "Bob") == -15
    step(talk, "tG")
    assert stands(talk, "Bob") == -16 and talk.result.winners == [1]


# The variant


def test_example_7_towards_the_own_trilithon_and_under_it_R_EXAM_34():
    """From 16 to the right to the one facing 18; or to the left, where one faces 6."""
    talk = entered(gates="T5 T2")
    assert stands(talk, "Alice") == -16 and game.steps_left(talk.table, 0) == 3
    step(talk, "d9 n9")
    assert stands(talk, "Alice") == -18 and talk.result is None
    step(talk, "d10")
    assert talk.result.winners == [0]
    talk = entered(gates="T2 T4")
    assert game.steps_left(talk.table, 0) == 11
    step(talk, "d9 n9")
    assert stands(talk, "Alice") == -14


def test_example_7_five_steps_from_10_to_6():
    table = game.Table(4, {"variant": "translator"})
    table.figures[0], table.exits[0] = INNER + 10, INNER + 6
    places = []
    while game.steps_left(table, 0) > 1:
        table.figures[0] = game.next_place(table, 0)
        places.append(table.figures[0] - INNER)
    assert places == [9, 8, 7, 6]
    assert game.next_place(table, 0) == INNER + 6, "under the trilithon, on no circle"


def test_the_second_step_of_a_trilithon_card_may_win_R_EXAM_34():
    talk = entered(gates="T5 T2")
    step(talk, "d9")
    step(talk, "tB")
    assert talk.result.winners == [0]


def test_each_entry_replaces_the_lowest_token_R_EXAM_32():
    talk = translated(3, gates="T1 T2 T3")
    for who in talk.players:
        give(talk, who, "red red red red red")
    end(talk, 3)
    for who, card, circle in (("Alice", "tR", 13), ("Bob", "tW", 16), ("Cleo", "tB", 19)):
        act(talk, "action: enter", "entry: " + card + " ok")
        assert stands(talk, who) == -circle
        end(talk)
    assert talk.table.tokens == []


def test_the_way_under_the_trilithon_cannot_be_blocked_other_circles_can_R_EXAM_35():
    """A token nobody has replaced hinders nobody."""
    talk = entered(gates="T5 T2")
    end(talk)
    block(talk, "red", "circle17", "d5")
    end(talk)
    assert "walk" not in talk.may()
    table = game.Table(2, {"variant": "translator"})
    table.figures[0] = table.exits[0] = INNER + 18
    table.blocks = {INNER + 17: 0, INNER + 19: 0}
    table.shuffle(range(3), HAND)
    assert "walk" in game.actions(table, 0)
