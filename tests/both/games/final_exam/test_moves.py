"""Final Exam: turns, moves and the taking of objects."""

from engine import catalogue
from engine.places import CHOICE, lit
from engine.table import DECK, DISCARD, HAND
from tests.both.games.final_exam.talk import act, begun, end, go, objects, stands

game = catalogue.load("final_exam")


def spaces(names: str) -> list:
    """Where a move by these cards may go."""
    return game.totals([game.HENGE.find(name) for name in names.split(" ")])


# Turns


def test_any_number_of_actions_then_two_cards_R_EXAM_10_28():
    talk = begun()
    go(talk, "d3", "object: leave")
    go(talk, "n4", "object: leave")
    go(talk, "d6")
    assert stands(talk, "Alice") == 6
    assert talk.asked() == "Bob, action", "without cards there is nothing but the end of the turn"
    assert talk.drawn() == [("Alice", 2)] and talk.table.count(HAND) == 2


def test_a_turn_may_be_idle_and_a_hand_has_no_limit_R_EXAM_28_30():
    talk = begun()
    for _ in range(5):
        end(talk, 2)
    assert [talk.table.count(HAND + seat) for seat in (0, 1)] == [13, 13]


def test_the_discards_become_a_new_deck_when_a_card_is_wanted_R_EXAM_28():
    """Not before; and what they were is forgotten. Without cards at all fewer are drawn."""
    talk = begun()
    go(talk, "d3", "object: leave")
    end(talk, 28)
    assert talk.table.count(DECK) == 1 and talk.table.count(DISCARD) == 3
    end(talk)
    assert talk.drawn() == [("Alice", 1), ("Alice", 1)]
    assert talk.table.count(DECK) == 2 and "d3" not in talk.names(DISCARD)
    end(talk)
    assert talk.table.count(DECK) == talk.table.count(DISCARD) == 0
    go(talk, "d9", "object: leave")
    end(talk)
    assert talk.drawn() == [("Alice", 1)]


# Moves


def test_example_1_every_sign_for_every_card_R_EXAM_9():
    assert spaces("d20 n6 d13") == [1, 13, 27]
    talk = begun()
    act(talk, "action: move", "move_cards: d20 n6 d13 ok")
    assert talk.may() == ["1", "13", "27"]
    act(talk, "move_to: 13")
    assert talk.asked() == "Bob, action", "blue, black and white: no object"


def test_example_1_with_a_trilithon_card_the_object_may_be_taken_R_EXAM_12():
    talk = begun()
    go(talk, "d20 tG n13", "object: take")
    assert objects(talk, "Alice") == ["white"]


def test_example_2_the_cards_match_each_other_not_the_space_R_EXAM_11():
    talk = begun()
    act(talk, "action: move", "move_cards: d14 n8 ok")
    assert talk.may() == ["22", "6"]
    act(talk, "move_to: 22", "object: take")
    assert objects(talk, "Alice") == ["yellow"]


def test_a_table_may_want_cards_of_the_colour_of_the_space_R_EXAM_11():
    """d14 and n8 are blue: 22 is yellow, 6 black; a trilithon makes up for any colour."""
    for cards, space, asked in (
        ("d14 n8", "22", "action"), ("d14", "14", "object"), ("d14 n8 tW", "22", "object"),
    ):  # fmt: skip
        talk = begun(same_colour="space")
        act(talk, "action: move", "move_cards: " + cards + " ok")
        if talk.asked().endswith("move_to"):
            act(talk, "move_to: " + space)
        assert talk.asked() == "Alice, " + asked, cards


def test_example_3_all_cards_are_used_R_EXAM_9():
    assert spaces("d15 d5") == [10, 20]


def test_the_source_examples_lead_to_15_R_EXAM_9():
    for cards in ("d15", "d20 d5", "d10 d5", "d16 d6 d5"):
        assert 15 in spaces(cards), cards


def test_no_wrap_around_and_no_zero_R_EXAM_9():
    """On the way a total may be anything."""
    assert spaces("d30 d1") == [29]
    assert spaces("d5 n5") == [10]
    assert spaces("d30 n30") == []
    assert spaces("d30 n30 d7") == [7]
    assert spaces("d30 d29 d28 d27") == [2, 4]


def test_totals_of_a_large_hand_are_found_at_once_R_EXAM_9():
    """All sixty number cards: no subsets are tried."""
    assert game.totals(list(range(60))) == list(range(2, 31, 2))
    assert game.totals(list(range(59))) == list(range(2, 31, 2)), "n30 is even"
    assert game.totals(list(range(58))) == list(range(1, 31, 2)), "n29 is odd"
    assert game.totals([]) == game.totals([60]) == []


def test_cards_without_a_total_are_not_accepted_R_EXAM_9():
    talk = begun()
    act(talk, "action: move", "move_cards: d18 n18")
    assert "ok" not in talk.may()
    act(talk, "move_cards: n18 ok")
    assert stands(talk, "Alice") == 18


def test_a_trilithon_card_alone_moves_nobody_R_EXAM_12():
    talk = begun()
    act(talk, "action: move", "move_cards: tW")
    assert "ok" not in talk.may()
    assert talk.refused("Alice, move_cards: tB") == "one_trilithon"
    assert talk.refused("Alice, move_cards: n30") == "refused_elsewhere", "a bid, laid and gone"
    act(talk, "move_cards: d6 ok")
    assert stands(talk, "Alice") == 6, "it adds nothing to the total"


def test_a_figure_may_move_to_where_it_stands_and_where_another_does_R_EXAM_10():
    talk = begun()
    go(talk, "d1", "object: take")
    assert stands(talk, "Alice") == 1 and objects(talk, "Alice") == ["white"]
    go(talk, "d2", "object: leave")
    assert stands(talk, "Alice") == 2


def test_an_object_may_be_left_and_is_gone_when_taken_R_EXAM_12():
    talk = begun()
    go(talk, "d3", "object: leave")
    assert talk.table.ground[3]
    end(talk)
    go(talk, "n3", "object: take")
    assert not talk.table.ground[3] and objects(talk, "Bob") == ["green"]
    end(talk)
    go(talk, "d5 n2", "move_to: 3")
    assert objects(talk, "Alice") == []


def test_a_blocked_space_may_be_entered_but_gives_nothing_R_EXAM_10_12():
    """Also when the block is removed after the move."""
    talk = begun(bars="red green")
    act(talk, "action: place_block", "which_bar: red", "ring: outer", "block_where: 9")
    act(talk, "block_card: d5")
    go(talk, "d9")
    assert stands(talk, "Alice") == 9 and talk.asked() == "Alice, action"
    act(talk, "action: remove_block", "which_block: 9", "removal: tW ok")
    assert talk.asked() == "Bob, action" and objects(talk, "Alice") == []


# Giving an action up


def test_an_action_may_be_given_up_until_its_cards_are_confirmed():
    talk = begun()
    act(talk, "action: move", "move_cards: d9 tW back")
    assert talk.asked() == "Alice, action"
    assert talk.table.count(HAND) == 3 and talk.table.count(DISCARD) == 2
    assert talk.names(HAND) == ["d9", "tW"], "shown, so known to be there"
    act(talk, "action: move", "move_cards: d9 ok", "object: leave")
    assert stands(talk, "Alice") == 9


def test_the_lights_show_objects_figures_bars_and_the_way_out():
    talk = begun()
    marks = lit(game.marks(talk.table, None))
    assert (1, 16) in marks and (5, 20) in marks and 6 not in [place for place, _ in marks]
    assert (61, 0) in marks and (62, 1) in marks, "figures in the night wells of 1 and 2"
    assert game.status(talk.table) == ("round", 1)
    talk.table.turns = 2 * 90 - 1
    assert game.status(talk.table) == ("round", 90)
    talk.table.turns = 2 * 90
    assert game.status(talk.table) == ("round_of", 91, 100), "told where the limit comes near"


def test_while_cards_are_laid_the_spaces_they_lead_to_are_lit_and_told_R_EXAM_9():
    talk = begun()
    talk.say("Alice, action: move")
    referee = talk.referee
    lit, told = [], []
    for card in ("d14", "n8"):
        talk.say("Alice, move_cards: " + card)
        marks = game.marks(referee.table, referee.ask)
        lit.append([mark[0] for mark in marks if mark[1] == CHOICE])
        facts = game.about(referee.table, referee.ask)
        told.append([fact[1] for fact in facts if fact[0] == "leads_to"])
    assert told == lit == [[14], [6, 22]]
