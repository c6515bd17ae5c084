"""Sacrifice Roulette: which cards may be played, and where they take the rock."""

from engine.table import DECK, DISCARD, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.sacrifice_roulette.talk import begun, disc

# A disc of each in the wells of 16
OPPOSED = ("d16 d1 d2 d3 d4 d5 d6 d7 d8 d9", "n16 d11 d12 d13 d14 d15 d17 d18 d19 d20")


def rock(talk) -> tuple:
    return talk.table.rock, talk.table.direction


# The examples of the rules


def test_example_1_a_card_that_names_the_space_reached_drops_the_rock_R_SAC_1_12():
    talk = begun(11)
    talk.say("Alice, play: n16 ok")
    assert rock(talk) == (16, 1) and talk.told("rock") == [(16,)]
    assert talk.asked() == "Alice, well_card"


def test_example_2_a_card_of_the_colour_only_rolls_it():
    talk = begun(11)
    talk.say("Alice, play: d4 ok")
    assert rock(talk) == (16, 1)
    assert talk.drawn() == [("Alice", 1)]
    assert talk.asked() == "Bob, play"


def test_example_3_two_cards_roll_twice_or_roll_once_and_drop_R_SAC_8_11():
    """From a yellow space the next yellow one is six on; which card drops makes no difference."""
    talk = begun(10)
    talk.say("Alice, play: d16 n4 ok")
    assert talk.referee.ask.args == (22, 16)
    talk.say("Alice, roll_or_drop: roll")
    assert rock(talk) == (22, 1) and talk.asked() == "Bob, play"
    talk.script("undo\n Alice, roll_or_drop: drop")
    assert rock(talk) == (16, 1) and talk.asked() == "Alice, well_card"


def test_example_4_a_trilithon_card_turns_the_rock_before_it_rolls_R_SAC_13():
    """And the rock keeps rolling that way; trilithon cards have no colour here."""
    talk = begun(3)
    talk.say("Alice, play: tB d30 ok")
    assert rock(talk) == (30, -1) and talk.told("turn_rock") == [()]
    talk.say("Alice, well_card: d1")
    talk.say("Bob, play: d3 ok")
    assert rock(talk) == (27, -1)
    talk.say("Alice, play: n4 tW ok")
    assert rock(talk) == (28, 1)


def bob_has_crushed() -> Talk:
    """A red and a blue disc in the wells of 16; Bob, blue, plays one card and hits both."""
    talk = begun(11, hands=OPPOSED, first="Bob")
    talk.script("Bob, play: n16 ok\n Bob, well_card: tG")
    return talk


def test_example_5_a_trilithon_card_hits_both_wells_R_SAC_14_15_16():
    """One of the discs is the seat's own: one card more. The rock is not turned, and stays."""
    talk = bob_has_crushed()
    assert talk.told("crushed") == [(1, "day", 4), (1, "night", 1)]
    assert disc(talk, "d16") == disc(talk, "n16") == ""
    assert talk.table.taken == [0, 2]
    assert rock(talk) == (16, 1)
    assert talk.drawn() == [("Bob", 2)] and talk.table.count(HAND + 1) == 6
    assert talk.game.scores(talk.table) == [2 * 9, 2 * 9 + 2]


def test_example_6_a_hand_above_five_draws_nothing_and_is_never_cut_R_SAC_16():
    talk = bob_has_crushed()
    talk.say("Alice, play: d1 ok")
    talk.say("Bob, play: d2 ok")
    assert talk.drawn() == [] and talk.table.count(HAND + 1) == 5
    talk.say("Alice, play: d3 ok")
    talk.script("Bob, play: d4 n4 ok\n Bob, roll_or_drop: roll")
    assert talk.drawn() == [("Bob", 2)]


# What may be played


def test_number_cards_of_one_rim_colour_black_included_R_SAC_7():
    talk = begun(1)
    talk.say("Alice, play: d6")
    assert talk.refused("Alice, play: d5") == "one_colour"
    assert talk.refused("Alice, play: n7") == "one_colour"
    talk.say("Alice, play: n12 d18 n24 d30")
    assert talk.refused("Alice, play: n30") == "refused_not_legal", "only five in hand"


def test_one_trilithon_card_at_most_and_never_alone_R_SAC_13():
    talk = begun(1)
    talk.say("Alice, play: tR")
    assert "ok" not in talk.may()
    assert talk.refused("Alice, play: ok") == "refused_not_asked"
    talk.say("Alice, play: d6")
    assert talk.refused("Alice, play: tW") == "one_trilithon"
    talk.say("Alice, play: ok")
    assert talk.asked() == "Bob, play"


def test_a_seat_must_play_R_SAC_9():
    talk = begun(1)
    assert talk.refused("Alice, play: ok") == "refused_not_asked"
    assert talk.refused("Alice, play: pass") == "refused_not_asked"


def test_a_hand_of_trilithon_cards_is_shown_whole_and_exchanged_R_SAC_9():
    """Neither the rock nor its direction changes; the hand is filled to five."""
    talk = begun(1)
    for card in ("tR", "tY", "tG", "tB"):
        talk.say("Alice, play: " + card)
        assert "ok" not in talk.may()
    talk.say("Alice, play: tW ok")
    assert rock(talk) == (1, 1)
    assert talk.drawn() == [("Alice", 5)]
    assert talk.table.count(DISCARD) == 5
    assert talk.asked() == "Bob, play"


def test_a_second_trilithon_card_only_in_a_hand_of_nothing_else_R_SAC_9():
    """A card taken back is known to be in the hand."""
    talk = begun(1)
    talk.say("Alice, play: d1 d1 tR")
    assert talk.refused("Alice, play: tW") == "one_trilithon"


def test_a_number_card_after_two_trilithon_cards_is_refused_R_SAC_13():
    talk = begun(1)
    talk.say("Alice, play: tR tY")
    assert talk.refused("Alice, play: d1") == "one_trilithon"
    talk.say("Alice, play: tR d1 ok")
    assert rock(talk) == (25, -1)


def test_six_cards_are_never_all_trilithon_cards_R_SAC_9():
    talk = bob_has_crushed()
    talk.script("Alice, play: d1 ok\n Bob, play: tW")
    assert talk.refused("Bob, play: tB") == "one_trilithon"


def test_a_tap_is_taken_back_by_another_until_ok_R_SAC_10():
    talk = begun(1)
    talk.say("Alice, play: d6 d6 d7 tB tB ok")
    assert rock(talk) == (7, 1) and talk.table.zone(DISCARD) == [6]


def test_a_card_discarded_is_elsewhere():
    talk = begun(1)
    talk.say("Alice, play: d12 ok")
    assert talk.refused("Bob, play: d12") == "refused_elsewhere"


# Where the rock goes


def test_a_space_of_the_colour_for_each_card_R_SAC_8():
    talk = begun(29)
    talk.script("Alice, play: d6 n6 d12 n12 d18 ok\n Alice, roll_or_drop: roll")
    assert rock(talk) == (24, 1), "30, 6, 12, 18, 24: the numbers go on after 30"


def test_from_its_own_colour_the_rock_rolls_six_spaces_R_SAC_8():
    talk = begun(7)
    talk.say("Alice, play: n1 ok")
    assert rock(talk) == (13, 1)
    talk.say("Bob, play: d1 tG ok")
    assert rock(talk) == (7, -1)
    talk.say("Alice, play: d25 ok")
    assert rock(talk) == (1, -1)


def test_only_the_end_of_the_move_counts_R_SAC_12():
    """Rolling past a space that a card names is nothing."""
    talk = begun(10)
    talk.script("Alice, play: d16 n4 ok\n Alice, roll_or_drop: roll")
    assert talk.asked() == "Bob, play"


def test_the_drop_card_too_may_name_the_space_and_there_is_one_fall_R_SAC_12():
    talk = begun(10)
    talk.script("Alice, play: d16 n16 ok\n Alice, roll_or_drop: drop\n Alice, well_card: d1")
    assert rock(talk) == (16, 1) and talk.asked() == "Bob, play"


def test_any_card_played_may_name_the_space_R_SAC_12():
    talk = begun(10)
    talk.script("Alice, play: n4 d22 ok\n Alice, roll_or_drop: roll")
    assert rock(talk) == (22, 1) and talk.asked() == "Alice, well_card"


def test_one_card_cannot_drop_the_rock_where_it_stands_R_SAC_11():
    talk = begun(10)
    talk.say("Alice, play: d4 ok")
    assert talk.asked() == "Bob, play", "no menu"


def test_one_drop_card_a_turn_R_SAC_11():
    talk = begun(10)
    talk.script("Alice, play: d4 n4 d10 ok\n Alice, roll_or_drop: drop")
    assert rock(talk) == (22, 1) and talk.asked() == "Alice, well_card"


# What the fall hits


def test_a_day_card_hits_the_day_well_a_night_card_that_of_the_night_R_SAC_7():
    for card, left in (("d1", ["", "Bob"]), ("n1", ["Alice", ""])):
        talk = begun(11, hands=OPPOSED)
        talk.script("Alice, play: d16 ok\n Alice, well_card: " + card)
        assert [disc(talk, "d16"), disc(talk, "n16")] == left
        assert talk.table.taken == [1, 0]
        assert card in talk.names(DISCARD)


def test_only_own_discs_bring_cards_R_SAC_15_16():
    for card, drawn in (("d1", 2), ("n1", 1)):
        talk = begun(11, hands=OPPOSED)
        talk.script("Alice, play: d16 ok\n Alice, well_card: " + card)
        assert talk.drawn() == [("Alice", drawn)]


def test_a_neutral_disc_is_taken_like_any_other_R_SAC_20():
    talk = begun(16)
    talk.script("Alice, play: d22 ok\n Alice, well_card: n1")
    assert talk.told("crushed") == [(0, "night", 0)]
    assert talk.table.taken == [1, 0] and talk.drawn() == [("Alice", 1)]
    assert talk.game.scores(talk.table) == [21, 20]


def test_an_empty_well_is_hit_for_nothing():
    talk = begun(16)
    talk.script("Alice, play: d22 ok\n Alice, well_card: d1")
    assert talk.told("crushed") == [] and talk.table.taken == [0, 0]


def test_the_well_card_is_the_top_of_the_deck():
    """A card known to lie elsewhere is refused; the draw is chance."""
    talk = begun(11)
    talk.say("Alice, play: d16 ok")
    assert talk.refused("Alice, well_card: d16") == "refused_elsewhere"
    assert talk.referee.ask.role == "chance" and talk.referee.ask.zones == (DECK,)
