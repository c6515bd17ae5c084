"""The Magic of Stonehenge: penalties and retreats, ruling by ruling."""

from engine.table import DISCARD, HAND
from tests.both.games.magic.talk import begin, spaces, trick


def test_a_losing_number_keeps_the_round_going_though_nothing_moves_R_MAGIC_12():
    talk = begin()
    trick(talk, "n4 d29 tG")
    assert talk.asked() == "Alice, card"
    assert talk.table.round == 1
    assert talk.drawn() == []
    assert talk.names(DISCARD) == ["d29", "n4"]
    assert talk.of(HAND, "Cleo") == ["tG"]


def test_conceding_and_winning_give_no_penalty_R_MAGIC_12():
    talk = begin(Alice=[10], Bob=[20], Cleo=[25])
    trick(talk, "n4 d9 tG")
    assert talk.told("retreats") == [(1, 20, 11)]
    assert (spaces(talk, "Alice"), spaces(talk, "Cleo")) == ([4, 10], [25])


def test_the_highest_number_starts_then_clockwise_R_MAGIC_13():
    """The page's example: n9 of seat 2, d14 of seat 4, d2 of seat 1; n30 of seat 3 wins."""
    talk = begin(4, Alice=[20], Bob=[22], Cleo=[24], Dan=[26])
    trick(talk, "d2 n9 n30 d14")
    assert talk.told("retreats") == [(3, 26, 12), (0, 20, 18), (1, 22, 13)]


def test_trump_does_not_matter_to_the_order_unless_numbers_are_equal_R_MAGIC_13():
    talk = begin(4, Alice=[20], Bob=[22], Cleo=[24], Dan=[26])
    trick(talk, "n2 d9 n30 d3")
    assert [told[0] for told in talk.told("retreats")] == [1, 3, 0]
    for cards, order in (("d7 n7 n30 tY", [1, 0]), ("n7 d7 n30 tY", [0, 1])):
        talk = begin(4, Alice=[20], Bob=[22], Cleo=[24], Dan=[26])
        trick(talk, cards)
        assert [told[0] for told in talk.told("retreats")] == order


def test_who_has_no_apprentice_out_cannot_start_R_MAGIC_13():
    """Dan's 14 is the highest, but Bob begins; clockwise of Dan it would be Alice."""
    talk = begin(4, Alice=[20], Bob=[22])
    trick(talk, "d2 n9 n30 d14")
    assert talk.told("retreats") == [(1, 22, 13), (0, 20, 18)]


def test_retreats_come_one_after_another():
    """Bob leaves 12 before Alice comes there."""
    talk = begin(Alice=[14], Bob=[12], Cleo=[20])
    trick(talk, "n2 n3 n30")
    assert talk.told("retreats") == [(1, 12, 9), (0, 14, 12)]


def test_a_retreat_goes_on_to_the_next_free_space_below_R_MAGIC_14():
    """It passes over all apprentices on its way; its own ones stop it like others."""
    talk = begin(Alice=[15, 16], Bob=[20], Cleo=[14, 17])
    trick(talk, "tW n4 n30")
    assert talk.told("retreats") == [(1, 20, 13)]
    talk = begin(Bob=[20, 16], Cleo=[15])
    trick(talk, "tW n4 n30")
    talk.say("Bob, retreat: 20")
    assert spaces(talk, "Bob") == [14, 16]


def test_a_retreat_never_wraps_R_MAGIC_14():
    """Below 1, or with nothing free below, the apprentice leaves the board."""
    talk = begin(Bob=[4])
    trick(talk, "tW n4 n30")
    assert talk.told("leaves") == [(1, 4)]
    assert spaces(talk, "Bob") == []
    talk = begin(Alice=[1, 2], Bob=[6])
    trick(talk, "tW n4 n30")
    assert talk.told("leaves") == [(1, 6)]
    assert talk.table.stones[30] == 2


def test_an_apprentice_that_stays_on_the_board_must_be_chosen_R_MAGIC_15():
    """The page's example: on 3 and 20 with a penalty of 5; more of them leave a choice."""
    talk = begin(Bob=[3, 20])
    trick(talk, "tW n5 n30")
    assert talk.told("retreats") == [(1, 20, 15)]
    assert spaces(talk, "Bob") == [3, 15]
    talk = begin(Bob=[3, 20, 8])
    trick(talk, "tW n5 n30")
    assert talk.may() == ["20", "8"]
    assert talk.refused("Bob, retreat: 3") == "refused_not_legal"


def test_when_none_would_stay_the_owner_picks_which_leaves_R_MAGIC_15():
    """The page's example: on 3 and 20 with a penalty of 20."""
    talk = begin(Bob=[3, 20])
    trick(talk, "tW n20 n30")
    assert talk.may() == ["20", "3"]
    talk.say("Bob, retreat: 20")
    assert spaces(talk, "Bob") == [3]


def test_an_apprentice_that_has_just_been_placed_blocks_a_retreat():
    talk = begin(Alice=[20])
    trick(talk, "d8 n12 tG")
    assert talk.told("retreats") == [(0, 20, 11)]


def test_a_seat_without_numbers_concedes_unasked_R_MAGIC_16():
    talk = begin()
    trick(talk, "n1 n2 n3")
    trick(talk, "n4 n5 n6")
    trick(talk, "n7 n8 n9")
    trick(talk, "n10 n11 n12")
    trick(talk, "n13 tB n14")
    assert talk.asked() == "Bob, card"
    assert talk.told("must_concede") == [(0,)]
    talk.say("Bob, card: n15")
    assert talk.table.stones[15] == 1
    assert talk.told("must_concede") == [(2,)]
    assert talk.of(HAND, "Alice") == ["tW"]
