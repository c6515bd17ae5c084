"""Celtic Whist: what a round brings, and double or quits."""

from tests.both.games.celtic_whist.talk import Told, scored


def points(bid: int, won: int, **options) -> int:
    """Of one player in a round in which not everybody bids nil."""
    return scored([bid, 1, 1], [won, 1, 1], **options)[0]


def doubled(rounds, answers, **options):
    return Told(2, rounds, answers, double="yes", **options)


# Points


def test_a_bid_met_or_missed():
    assert [points(4, won) for won in (4, 3, 0)] == [4, -4, -4]


def test_tricks_too_many_cost_one_each_without_limit_R_WHIST_16():
    assert points(3, 5) == 1 and points(1, 3) == -1
    assert points(2, 7) == -3 and points(1, 10) == -8


def test_over_zero_spares_tricks_too_many_alone_R_WHIST_16():
    assert points(2, 7, over_zero="yes") == 0 and points(2, 3, over_zero="yes") == 0
    assert points(2, 1, over_zero="yes") == -2 and points(2, 2, over_zero="yes") == 2
    assert points(-6, 1, over_zero="yes") == -6


def test_a_nil_brings_or_costs_its_stake_R_WHIST_7():
    assert points(-6, 0) == 6 and points(-6, 1) == -6 and points(-6, 5) == -6


def test_where_everybody_bids_nil_tricks_count_against_R_WHIST_26():
    assert scored([-7, -1, -10], [0, 4, 6]) == [0, -4, -6]
    assert scored([-7, -1, 1], [0, 4, 6]) == [7, -1, -4]


def test_alone_a_nil_is_worth_its_stake_R_WHIST_26():
    assert scored([-5], [0]) == [5] and scored([-5], [2]) == [-5]


# Double or quits


def test_seven_by_a_bid_met_may_be_doubled_R_WHIST_27():
    for seven, won in ((7, 7), (-7, 0)):
        told = doubled([([seven, 1], [won, 2])], ["no"])
        assert told.asked == [0] and told.table.positions == [22, 15]


def test_no_other_seven_may_be_doubled_R_WHIST_27():
    """Not 7 by tricks too many, nor a nil met among nils."""
    assert doubled([([8, 1], [9, 1])], []).table.positions == [22, 16]
    assert doubled([([-7, -7], [0, 15])], []).table.positions == [15, 0]
    assert Told(2, [([7, 1], [7, 2])]).asked == []  # without the option nobody is asked


def test_a_double_scores_nothing_now_and_14_next_time_R_WHIST_27():
    told = doubled([([7, 1], [7, 2])], ["yes"])
    assert told.table.positions == [15, 15] and told.told("doubles") == [(0,)]
    told = doubled([([7, 1], [7, 2]), ([3, 2], [3, 12])], ["yes"])
    assert told.table.positions[0] == 29
    told = doubled([([7, 1], [7, 2]), ([-1, 2], [0, 15])], ["yes"])
    assert told.table.positions[0] == 29


def test_any_bid_missed_in_the_pending_round_costs_14_R_WHIST_27():
    """Tricks too many as well, with `over_zero`, and where everybody bids nil."""
    for bids, won in (([4, 1], [5, 1]), ([4, 1], [3, 1]), ([-2, -2], [1, 14])):
        told = doubled([([7, 1], [7, 2]), (bids, won)], ["yes"], over_zero="yes")
        assert told.table.positions[0] == 1, bids
    told = doubled([([7, 1], [7, 2]), ([-2, -2], [0, 15])], ["yes"])
    assert told.table.positions == [29, 0]


def test_there_is_no_chain_of_doubles_R_WHIST_27():
    told = doubled([([7, 1], [7, 2]), ([7, 2], [7, 8]), ([7, 7], [7, 8])], ["yes", "no"], start="1")
    assert told.asked == [0, 0]  # not in the second round, with any points
    assert told.table.positions[0] == 1 + 0 + 14 + 7


def test_doubles_are_declared_clockwise_from_the_leader_before_figures_move_R_WHIST_28():
    rounds = [([7, 7, -7], [7, 7, 0])]
    told = Told(3, rounds, ["yes", "no", "yes"], leader=1, double="yes", more_cards="yes")
    assert told.asked == [1, 2, 0]
    assert told.table.positions == [15, 15, 22]


def test_a_double_may_give_up_a_victory_R_WHIST_28():
    told = doubled([([7, 1], [7, 2])], ["yes"], start="23")
    assert told.result is None and told.table.positions == [23, 23]
    assert doubled([([7, 1], [7, 2])], ["no"], start="23").result.winners == [0]


def test_solo_too_may_double_while_the_neutral_figure_advances_R_WHIST_28():
    told = Told(1, [([7], [7])], ["yes"], double="yes")
    assert told.table.positions == [15] and told.table.neutral == 16
    told = Told(1, [([7], [7]), ([2], [2])], ["yes"], double="yes")
    assert told.table.positions == [29] and told.table.neutral == 17


def test_the_game_may_end_before_the_double_is_played_R_WHIST_27():
    told = doubled([([7, 8], [7, 8])], ["yes"], start="22")
    assert told.result.ending == "goal" and told.result.scores == [22, 30]
