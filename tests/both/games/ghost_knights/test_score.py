"""The Arthurian Ghost Knights: scoring, laps and the end, ruling by ruling."""

from engine.table import HAND
from tests.both.games.ghost_knights.talk import all_pass, knighted, pass_turns, trilithon


def count(players: int = 5, **guards):
    """The points of one scoring, by seat; the bonus of all five included."""
    talk = knighted(players)
    talk.table.guards = [list(guards.get(name, (0,) * 5)) for name in talk.players]
    talk.game.knights.count(talk.table)
    return talk.table.points


# Scoring


def test_the_most_guards_gain_as_many_points_as_guards_stand_there_R_GHOST_18():
    assert count(Eve=(3, 0, 0, 0, 0), Bob=(2, 0, 0, 0, 0)) == [0, 0, 0, 0, 5]


def test_alone_gains_double_R_GHOST_18():
    assert count(Cleo=(2, 0, 0, 0, 0)) == [0, 0, 4, 0, 0]


def test_tied_leaders_gain_the_whole_each_R_GHOST_18():
    assert count(Dan=(1, 0, 0, 0, 0), Alice=(1, 0, 0, 0, 0)) == [2, 0, 0, 2, 0]
    points = count(Eve=(2, 0, 0, 0, 0), Bob=(2, 0, 0, 0, 0), Cleo=(1, 0, 0, 0, 0))
    assert points == [0, 5, 0, 0, 5]


def test_five_more_for_guards_everywhere_R_GHOST_19_20():
    assert count(Alice=(1, 1, 1, 1, 1)) == [15, 0, 0, 0, 0]
    both = count(Alice=(1, 1, 1, 1, 1), Bob=(2, 2, 2, 2, 1))
    assert both == [5 + 2, 5 + 3 * 4 + 2, 0, 0, 0]
    assert count(Alice=(1, 1, 1, 1, 0)) == [8, 0, 0, 0, 0]


def test_an_empty_trilithon_earns_nobody_anything():
    talk = knighted(guards={})
    talk.table.news = []
    talk.game.knights.count(talk.table)
    assert talk.table.points == [0] * 5 and talk.table.news == []


def test_after_a_scoring_everybody_lays_a_sword_R_GHOST_10():
    talk = knighted(guards={})
    talk.table.swords = [2, 10, 1, 2, 2]
    trilithon(talk)
    all_pass(talk)
    assert talk.table.swords == [3, 10, 2, 3, 3]


def test_a_lap_in_a_scoring_lets_it_finish_R_GHOST_20_23():
    """Alice is 30 ahead of Bob in the middle of it, but not at its end."""
    talk = knighted(guards={"Alice": (3, 0, 0, 0, 0), "Bob": (0, 2, 0, 0, 0)})
    talk.table.points = [24, 0, 9, 9, 9]
    talk.table.swords = [0] * 5
    trilithon(talk)
    assert talk.table.points[:2] == [24 + 1 + 8, 4] and talk.result is None
    talk = knighted(guards={"Alice": (4, 0, 0, 0, 0), "Bob": (0, 1, 0, 0, 0)})
    talk.table.points = [24, 0, 9, 9, 9]
    talk.table.swords = [0] * 5
    trilithon(talk)
    assert talk.result.ending == "lap" and talk.result.scores == [35, 2, 9, 9, 9]
    assert talk.table.swords == [0] * 5


# The end


def fourth(talk):
    """Four trilithon cards come up one after the other; nobody fights."""
    for card in ("tW", "tB", "tG", "tY"):
        trilithon(talk, card)
        all_pass(talk)


def test_the_fourth_card_leads_to_a_last_struggle_and_scoring_R_GHOST_21():
    talk = knighted(guards={})
    fourth(talk)
    assert talk.result.ending == "fourth"
    assert talk.table.swords == [5] * 5  # three breaks, none after the last scoring
    assert talk.table.points == [1 + 2 + 2 + 3 + 4, 1 + 2 + 3 + 4, 1 + 3 + 4, 1 + 4, 0]


def ended(points, swords=None, drawn=()):
    """The result with these points; `drawn` players have drawn two cards more than the others."""
    talk = knighted(4, guards={})
    for name in talk.players:
        if name in drawn:
            pass_turns(talk, 1)
        else:
            break
    t = talk.table
    t.points, t.swords = points, swords or [2] * 4
    t.ending = "fourth"
    return talk.game.result(t)


def test_the_most_points_win_whatever_they_are_called_R_GHOST_13():
    result = ended([7, 9, 8, 0])
    assert result.winners == [1] and result.details == []


def test_ties_go_by_swords_on_the_altar_then_by_cards_R_GHOST_24_25():
    assert ended([9, 9, 8, 0], [2, 3, 9, 9]).winners == [1]
    result = ended([9, 9, 9, 0], [3, 3, 2, 9], drawn=("Alice",))
    assert result.winners == [0]
    assert result.details[:2] == [("tie_break", 0, 3, 6), ("tie_break", 1, 3, 4)]


def test_a_complete_tie_is_shared_R_GHOST_26():
    assert ended([9, 9, 8, 0]).winners == [0, 1]


def test_hand_cards_are_counted_by_the_referee_R_GHOST_25():
    talk = knighted(guards={})
    talk.script("""
        Alice, drawn: number
        Alice, play: d1
        Alice, where: T1
        Bob, drawn: number
        Bob, play: second
        Bob, drawn: number
    """)
    assert [talk.table.count(HAND + seat) for seat in range(3)] == [4, 6, 4]
