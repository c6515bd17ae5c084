"""Why First?: who scores a round, and the sanction."""

from engine import catalogue
from engine.places import lit
from tests.both.games.why_first.talk import CARDS, begun, on_space, play, play_round

# Scoring a round


def test_second_is_the_second_space_from_the_front_R_WHY_3():
    """6, 6, 4, -1: the 4 is second."""
    table = on_space(4, 6, 6, 4, -1)
    assert (table.totals, table.won) == ([0, 0, 4, 0], [0, 0, 1, 0])
    assert table.news == [("scores", (2, 4), None, None)]


def test_a_round_won_with_less_than_nothing_is_won_R_WHY_6():
    """3, -2, -2: both second, both lose 2, both have won the round."""
    table = on_space(3, 3, -2, -2)
    assert (table.totals, table.won) == ([0, -2, -2], [0, 1, 1])
    table = on_space(3, 1, 0, -2)
    assert (table.totals, table.won) == ([0, 0, 0], [0, 1, 0])


def test_with_five_or_six_the_third_scores_R_WHY_5():
    """7, 7, 5, 2, 2: both at 2."""
    table = on_space(5, 7, 7, 5, 2, 2)
    assert (table.totals, table.won) == ([0, 0, 0, 2, 2], [0, 0, 0, 1, 1])


def test_without_such_a_space_nobody_scores_R_WHY_4():
    """Six players on 4 and 1 have no third; three on one space have no second."""
    for table in (on_space(6, 4, 4, 4, 1, 1, 1), on_space(3, 5, 5, 5)):
        assert not any(table.totals) and not any(table.won)
        assert table.news[-1][0] == "nobody_scores"


def test_a_pawn_past_the_ends_of_the_track_keeps_its_number_R_WHY_2():
    """Its light waits on the last space."""
    table = on_space(3, 45, 22, -26)
    assert table.totals == [0, 22, 0]
    marks = lit(catalogue.load("why_first").marks(table, None))
    assert [place for place, _ in marks] == [15 + 20, 15 + 20, 0]


# The sanction


def test_a_forbidden_card_in_the_last_lap_counts_and_is_judged_R_WHY_7_8_9():
    """In every round; the others agree on a number that changes the total alone."""
    talk = begun(3)
    for card in CARDS[:12]:
        play(talk, card)
    before = talk.table.pawns[:]
    talk.say("Ada, card: +5")
    talk.say("Ada, target: Ada")
    assert talk.told("breach") == [(0,)]
    assert talk.table.pawns[0] == before[0] + 5
    play(talk, "-2c", "Bea")
    play(talk, "-3a", "Cora")
    assert talk.asked() == "anyone, sanction" and talk.referee.ask.args == (0,)
    totals, won = talk.table.totals[:], talk.table.won[:]
    assert sum(won) > 0, "the round is scored first"
    assert len(talk.may()) == 10
    assert talk.refused("anyone, sanction: 6") == "refused_not_legal"
    assert talk.refused("anyone, sanction: -5") == "refused_not_legal"
    talk.say("anyone, sanction: -4")
    assert talk.told("sanctioned") == [(0, -4)]
    assert talk.table.totals == [totals[0] - 4] + totals[1:] and talk.table.won == won
    assert talk.asked() == "Bea, card"


def test_two_breaches_are_judged_in_order_of_play_R_WHY_10():
    talk = begun(3)
    play_round(talk, ["+1a", "-4", "+5"])
    assert talk.referee.ask.args == (1,)
    talk.say("anyone, sanction: 0")
    assert talk.referee.ask.args == (2,)
    talk.say("anyone, sanction: 5")
    assert talk.table.round == 2


def test_forbidden_cards_are_free_in_the_first_four_laps_R_WHY_7():
    talk = begun(3)
    for card in ("-4", "+5"):
        play(talk, card)
    assert talk.table.offenders == []


def test_with_two_the_opponent_alone_decides_R_WHY_9():
    talk = begun(2)
    play_round(talk, ["-4", "+1a"])
    assert talk.asked() == "anyone, sanction"


def test_a_match_may_do_without_sanctions():
    talk = begun(3, sanction="off")
    play_round(talk, ["-4", "+5", "+1a"])
    assert talk.table.round == 2 and talk.asked() == "Bea, card"


def test_a_sanction_in_the_last_round_counts_R_WHY_23():
    talk = begun(4)
    for _ in range(4):
        play_round(talk)
    play_round(talk, ["+5", "+1a", "-1a", "+2a"])
    totals = talk.table.totals[:]
    assert talk.asked() == "anyone, sanction"
    talk.say("anyone, sanction: 3")
    assert talk.result.scores == [totals[0] + 3] + totals[1:]
