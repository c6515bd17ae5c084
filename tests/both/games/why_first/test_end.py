"""Why First?: who wins the match."""

from engine import catalogue

why_first = catalogue.load("why_first")


def ended(seats, totals, won):
    """(ending, winners) of a match with these totals and rounds won by participant."""
    table = why_first.Table(seats, {"sanction": "vote"})
    table.totals[:] = totals
    table.won[:] = won
    result = why_first.result(table)
    assert result.scores == totals
    return result.ending, result.winners


def test_the_second_total_wins():
    assert ended(3, [12, 8, 3], [3, 2, 2]) == ("rank", [1])


def test_equal_seconds_share_the_win_R_WHY_3():
    """Also behind two equal firsts: the second different total."""
    assert ended(4, [9, 9, 4, 4], [1, 1, 1, 2]) == ("rank", [2, 3])


def test_a_second_without_a_round_yields_to_the_next_R_WHY_20():
    """12, 0, -3 with 4, 0, 3 rounds won: the last one wins."""
    assert ended(3, [12, 0, -3], [4, 0, 3]) == ("rank", [2])


def test_nobody_qualified_nobody_wins_R_WHY_21():
    """9, 9, 0 with 4, 3, 0 rounds: the descent never goes up to the leaders."""
    assert ended(3, [9, 9, 0], [4, 3, 0]) == ("nobody", [])


def test_only_the_qualified_of_a_level_win_R_WHY_20():
    """The level that has one ends the descent."""
    assert ended(4, [9, 4, 4, 2], [2, 0, 1, 2]) == ("rank", [2])


def test_with_five_the_descent_begins_at_the_third_R_WHY_5_21():
    assert ended(5, [20, 15, 9, 9, 1], [2, 2, 0, 1, 1]) == ("rank", [3])
    assert ended(5, [20, 15, 9, 9, 1], [3, 3, 0, 0, 0]) == ("nobody", [])
    assert ended(6, [20, 15, 9, 9, 1, 0], [2, 2, 0, 0, 0, 3]) == ("rank", [5])


def test_too_few_different_totals_nobody_wins_R_WHY_22():
    assert ended(3, [5, 5, 5], [3, 2, 2]) == ("nobody", [])
    assert ended(5, [5, 5, 5, 3, 3], [2, 2, 2, 2, 2]) == ("nobody", [])


def test_she_who_won_every_round_wins_R_WHY_18():
    """At any rank, and before all at the scoring rank who shared a round."""
    assert ended(3, [20, 3, 0], [7, 2, 0]) == ("sweep", [0])
    assert ended(4, [10, 8, 1, 0], [5, 4, 1, 0]) == ("sweep", [0])


def test_a_round_without_winner_prevents_a_sweep_R_WHY_18():
    assert ended(3, [20, 0, 0], [6, 0, 0]) == ("nobody", [])


def test_several_sweepers_all_win_R_WHY_19():
    """Even if a sanction has parted their totals."""
    assert ended(4, [14, 10, 0, 0], [5, 5, 0, 0]) == ("sweep", [0, 1])


def test_the_imaginary_player_may_win_R_WHY_12():
    assert ended(2, [9, 2, 5], [2, 2, 3]) == ("rank", [2])
    assert ended(2, [0, 0, 9], [0, 0, 7]) == ("sweep", [2])
