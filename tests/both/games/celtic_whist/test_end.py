"""Celtic Whist: figures, the neutral one, who leads next, and every way to end."""

from engine.places import lit
from tests.both.games.celtic_whist.talk import Told


def lost(bid: int) -> tuple:
    return [bid], [bid - 1]


# Solo


def test_solo_reaching_30_wins_before_the_neutral_figure_moves_R_WHIST_19():
    told = Told(1, [([1], [1])], start="29")
    assert told.result.ending == "goal" and told.result.winners == [0]
    assert told.result.scores == [30] and told.table.neutral == 29


def test_solo_down_to_0_is_lost_before_the_neutral_figure_moves_R_WHIST_2_17():
    told = Told(1, [lost(9)], start="5")
    assert told.result.ending == "zero" and told.result.winners == []
    assert told.result.scores == [0] and told.table.neutral == 5


def test_solo_is_lost_when_the_neutral_figure_reaches_30_R_WHIST_19():
    """After 30 - start rounds at most."""
    told = Told(1, [lost(1)] * 3, start="27")
    assert told.result.ending == "neutral" and told.table.round == 3
    assert told.result.scores == [24] and told.result.winners == []


def test_reaching_30_in_the_last_possible_round_wins_R_WHIST_19():
    told = Told(1, [([2], [3])] * 3, start="27")
    assert told.result.ending == "goal" and told.result.scores == [30]
    assert told.table.neutral == 29


def test_solo_positions_move_by_the_points_of_each_round():
    told = Told(1, [([3], [5]), lost(2), ([-4], [0])])
    assert told.table.positions == [15 + 1 - 2 + 4] and told.table.neutral == 18
    assert told.result is None


# Everybody alone


def test_the_neutral_figure_joins_the_foremost_or_takes_a_step_R_WHIST_20():
    first = ([4, 3], [4, 11])  # 19 and 10: ahead of it
    told = Told(2, [first])
    assert told.table.positions == [19, 10] and told.table.neutral == 19
    second = ([3, 6], [0, 6])  # 16 and 16: behind it
    told = Told(2, [first, second])
    assert told.table.positions == [16, 16] and told.table.neutral == 20


def test_level_with_the_foremost_it_takes_a_step_R_WHIST_20():
    told = Told(2, [([1, 2], [2, 0])])  # 15 and 13
    assert told.table.positions == [15, 13] and told.table.neutral == 16


def test_nobody_is_out_at_0_nor_goes_below_R_WHIST_2_17():
    told = Told(2, [([9, 1], [0, 1]), ([9, 1], [0, 1])], start="5")
    assert told.table.positions == [0, 7] and told.result is None
    told = Told(2, [([9, 1], [0, 1]), ([2, 1], [2, 1])], start="5")
    assert told.table.positions == [2, 7]


def test_30_ends_it_before_the_neutral_figure_moves_R_WHIST_21():
    told = Told(2, [([1, 2], [1, 2])], start="28")
    assert told.result.ending == "goal" and told.result.winners == [1]
    assert told.table.neutral == 28


def test_positions_are_not_cut_at_30_R_WHIST_18():
    told = Told(2, [([6, 8], [6, 8])], start="25")
    assert told.result.scores == [31, 33] and told.result.winners == [1]
    places = sorted([place for place, mark in lit(told.game.marks(told.table, None)) if mark < 8])
    assert places == [6, 8, 30, 30, 30, 30]  # discs, figures and bars


def test_at_the_neutral_figure_on_30_the_foremost_wins_R_WHIST_2():
    told = Told(2, [([3, 2], [0, 4])], start="29")
    assert told.result.ending == "neutral" and told.table.neutral == 30
    assert told.result.scores == [26, 29] and told.result.winners == [1]


def test_a_tie_for_the_highest_is_played_off_R_WHIST_22_23():
    """Only the tied ones can win; the neutral figure does not move."""
    tie = ([5, 5, 1], [5, 5, 0])
    told = Told(3, [tie, ([1, 2, 10], [1, 0, 10])], start="25", more_cards="yes")
    assert told.result.ending == "extra" and told.result.winners == [0]
    assert told.result.scores == [31, 28, 34] and told.table.neutral == 25


def test_still_tied_they_play_again_among_those_R_WHIST_22():
    tie = ([5, 5, 5], [5, 5, 5])
    rounds = [tie, ([1, 1, 1], [1, 1, 0]), ([2, 2, 9], [2, 1, 9])]
    told = Told(3, rounds, ["play_on"], start="25", more_cards="yes")
    assert told.result.scores == [33, 29, 38] and told.result.winners == [0]
    assert told.told("bid_is_over") == [(0,), (1,), (2,)], "disc and bar leave the board: L11"


def test_a_tie_that_an_extra_round_has_not_settled_may_be_shared_R_WHIST_22():
    tie = ([5, 5, 5], [5, 5, 5])
    rounds = [tie, ([1, 1, 1], [1, 1, 0])]
    told = Told(3, rounds, ["share"], start="25", more_cards="yes")
    assert told.asked == [None] and told.result.ending == "shared"
    assert told.result.winners == [0, 1]
    told = Told(3, rounds, start="25", more_cards="yes", share="never")
    assert told.asked == [] and told.result is None  # they play on


def test_pending_doubles_count_in_an_extra_round_new_ones_do_not_R_WHIST_23():
    rounds = [([7, 6, 6], [7, 6, 6]), ([1, 7, 2], [1, 7, 3])]
    told = Told(3, rounds, ["yes"], start="24", double="yes", more_cards="yes")
    assert told.asked == [0] and told.result.ending == "extra"
    assert told.result.scores == [38, 37, 31] and told.result.winners == [1]


# The next leader


def test_most_points_lead_before_the_floor_at_0_R_WHIST_25():
    told = Told(3, [([9, 8, 5], [0, 0, 0]), ([1, 1, 1], [0, 0, 0])], start="2")
    assert told.leaders == [0, 2]


def test_points_count_before_positions_R_WHIST_25():
    rounds = [([4, 4, 1], [4, 0, 1]), ([2, 3, 1], [2, 3, 1]), ([1, 1, 1], [0, 0, 0])]
    told = Told(3, rounds)
    assert told.leaders == [0, 0, 1]  # on 14, the last of all


def test_a_double_counts_0_and_a_pending_14_for_the_lead_R_WHIST_25():
    rounds = [([7, 1, 1], [7, 1, 0]), ([2, 1, 10], [2, 1, 10]), ([1, 1, 1], [0, 0, 0])]
    told = Told(3, rounds, ["yes"], start="1", double="yes", more_cards="yes")
    assert told.leaders == [0, 1, 0]


def test_equal_points_the_foremost_leads_R_WHIST_25():
    rounds = [([2, 4, 1], [2, 0, 1]), ([1, 2, 2], [0, 2, 2]), ([1, 1, 1], [0, 0, 0])]
    told = Told(3, rounds)
    assert told.leaders == [0, 0, 2]  # 16 + 2 is ahead of 11 + 2


def test_equal_positions_the_latest_trick_of_the_game_leads_R_WHIST_25():
    told = Told(3, [([1, 1, 2], [1, 1, 0], [4, 9, 10]), ([1, 1, 1], [0, 0, 0])])
    assert told.leaders == [0, 1]


def test_none_of_them_with_a_trick_the_leader_or_the_next_tied_leads_R_WHIST_25():
    nils = ([-2, -2, -2, 1], [0, 0, 0, 0], [0, 0, 0, 7])
    assert Told(4, [nils, nils], leader=1).leaders == [1, 1]
    for leader, after in ((3, 0), (0, 0), (2, 2)):
        assert Told(4, [nils, nils], leader=leader).leaders == [leader, after]


def test_an_extra_round_gives_the_lead_like_any_other_R_WHIST_38():
    """Among all seats, though the third cannot win any more."""
    tie = ([5, 5, 1], [5, 5, 0])
    rounds = [tie, ([1, 1, 10], [1, 1, 10]), ([1, 2, 1], [1, 0, 1])]
    told = Told(3, rounds, ["play_on"], start="25", more_cards="yes")
    assert told.leaders == [0, 0, 2] and told.result.winners == [0]


# Coop


def team(rounds, **options) -> Told:
    options.setdefault("mode", "coop")
    return Told(3, rounds, **options)


def test_the_team_advances_by_its_number_if_all_bids_are_met_R_WHIST_32():
    told = team([([3, 0, 7], [3, 0, 7])])
    assert told.table.positions == [18] and told.table.neutral == 16
    assert told.told("gains_team") == [(3, 18)]


def test_a_trick_too_many_is_a_failure_the_team_stays_R_WHIST_32():
    for won in ([4, 0, 6], [3, 1, 6]):
        told = team([([3, 0, 7], won)])
        assert told.table.positions == [15] and told.table.neutral == 16


def test_all_nil_fails_in_coop_too_R_WHIST_26_32():
    assert team([([0, 0, 0], [5, 5, 0])], mode="coop_hard").table.positions == [13]
    assert team([([0, 0, 0], [5, 5, 0])]).table.positions == [15]


def test_the_hard_way_costs_a_step_for_every_bid_missed_R_WHIST_34():
    assert team([([3, 0, 7], [4, 0, 6])], mode="coop_hard").table.positions == [13]
    assert team([([3, 0, 7], [3, 0, 7])], mode="coop_hard").table.positions == [18]


def test_the_hard_way_ends_at_0_before_the_neutral_step_R_WHIST_34():
    told = team([([3, 1, 7], [4, 0, 6])], mode="coop_hard", start="2")
    assert told.result.ending == "zero" and told.table.neutral == 2
    assert told.result.scores == [0, 0, 0] and told.result.winners == []
    assert told.result.details == [("rounds", 1)]


def test_the_team_wins_at_30_together_R_WHIST_34():
    told = team([([3, 1, 7], [4, 0, 6]), ([3, 0, 7], [3, 0, 7])], start="27")
    assert told.result.ending == "goal" and told.result.winners == [0, 1, 2]
    assert told.result.scores == [30, 30, 30] and told.result.details == [("rounds", 2)]


def test_the_team_loses_when_the_neutral_figure_reaches_30_R_WHIST_34():
    told = team([([3, 1, 7], [4, 0, 6])] * 2, start="28")
    assert told.result.ending == "neutral" and told.result.winners == []
    assert told.result.details == [("rounds", 2)]


def test_the_last_trick_gives_the_lead_in_coop_R_WHIST_33():
    told = team([([3, 0, 7], [3, 0, 7], [5, 8, 10]), ([3, 0, 7], [3, 0, 7], [12, 11, 10])] * 2)
    assert told.leaders == [0, 2, 0, 2]
