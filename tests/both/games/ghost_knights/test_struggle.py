"""The Arthurian Ghost Knights: trilithon cards and struggles, ruling by ruling."""

from engine.table import DISCARD, HAND
from tests.both.games.ghost_knights.talk import knighted, trilithon

FULL = (2, 2, 2, 2, 2)


def struggle(players: int = 5, guards=None, swords=None):
    """Alice has drawn the first trilithon card and set a guard at trilithon 1."""
    talk = knighted(players, guards=guards or {})
    if swords:
        talk.table.swords = swords
    trilithon(talk)
    return talk


def strike(talk, card: str, *more: str):
    who = talk.asked().split(",")[0]
    talk.say(f"{who}, strike: {card}")
    for answer in more:
        talk.say(f"{talk.asked()}: {answer}")


# The card


def test_a_guard_and_a_point_come_before_the_struggle_R_GHOST_12():
    talk = struggle()
    assert talk.table.guards[0] == [1, 0, 0, 0, 0] and talk.table.points[0] == 1
    assert talk.asked() == "Alice, strike"


def test_with_no_guard_in_reserve_there_is_the_point_alone_R_GHOST_12():
    talk = struggle(guards={"Alice": FULL})
    assert talk.table.guards[0] == [2] * 5 and talk.table.points[0] == 1


def test_a_lap_by_the_point_of_the_card_cancels_the_struggle_R_GHOST_23():
    talk = knighted(guards={})
    talk.table.points = [29, 0, 0, 0, 0]
    trilithon(talk)
    assert talk.result.ending == "lap" and talk.result.scores == [30, 0, 0, 0, 0]


# The struggle


def test_a_card_and_a_sword_for_each_deed_R_GHOST_14():
    talk = struggle()
    strike(talk, "d1", "T2")
    assert talk.table.guards[0] == [1, 1, 0, 0, 0] and talk.table.swords[0] == 1
    assert talk.table.count(HAND) == 3 and talk.names(DISCARD) == ["d1"]
    assert talk.asked() == "Bob, strike" and talk.table.points[0] == 1


def test_without_swords_or_cards_one_has_passed_R_GHOST_14():
    talk = struggle(swords=[2, 0, 1, 2, 2], guards={"Bob": (5, 0, 0, 0, 0)})
    talk.table.hidden[HAND + 3] = 0
    strike(talk, "d1", "T2")
    order = []
    while talk.asked().endswith("strike"):
        order.append(talk.asked().split(",")[0])
        strike(talk, {"Alice": "d7", "Cleo": "d3", "Eve": "pass"}[order[-1]])
        if talk.asked().endswith("where"):
            talk.say(f"{talk.asked()}: T3")
    assert order == ["Cleo", "Eve", "Alice"]


def test_if_nobody_can_act_the_scoring_follows_at_once_R_GHOST_14():
    talk = struggle(swords=[0] * 5)
    assert talk.asked() == "Bob, drawn" and talk.table.points[0] == 1 + 2
    assert talk.table.swords == [1] * 5


def test_passing_is_final_R_GHOST_15():
    talk = struggle(4, guards={"Bob": FULL})
    talk.say("Alice, strike: pass")
    talk.say("Bob, strike: pass")
    talk.say("Cleo, strike: d2")  # a blue guard goes back to Bob, who could now place it
    talk.say("Cleo, remove_where: T1")
    asked = []
    while talk.asked().endswith("strike"):
        asked.append(talk.asked().split(",")[0])
        talk.say(talk.asked() + ": pass")
    assert asked == ["Dan", "Cleo"]


def test_another_colour_removes_its_guard_where_it_has_one_R_GHOST_17():
    talk = struggle(guards={"Bob": (0, 2, 0, 1, 0)})
    strike(talk, "d2")
    assert talk.may() == ["T2", "T4", "other_card"]
    talk.say("Alice, remove_where: T2")
    assert talk.table.guards[1] == [0, 1, 0, 1, 0]
    assert talk.table.points[0] == 1 and talk.table.swords[0] == 1


def test_a_card_of_a_struggle_can_be_taken_back_R_GHOST_28():
    """At every question, also where one place alone could be meant; the sword stays laid."""
    guards = {"Alice": (0, 1, 0, 0, 0), "Bob": (0, 2, 0, 0, 0)}
    for script in (
        "strike: d2|remove_where: other_card",
        "strike: d1|where: other_card",
        "strike: d6|deed: other_card",
        "strike: d6|deed: remove|remove_whose: other_card",
        "strike: d6|deed: remove|remove_whose: blue|remove_where: other_card",
    ):
        talk = struggle(guards=guards)
        before = talk.table.swords[:], [own[:] for own in talk.table.guards]
        for answer in script.split("|"):
            talk.say("Alice, " + answer)
        assert talk.asked() == "Alice, strike", script
        assert before == (talk.table.swords, talk.table.guards) and talk.names(DISCARD) == []
        talk.say("Alice, strike: pass")


def test_own_cards_place_and_foreign_ones_remove_never_else_R_GHOST_17():
    talk = struggle(guards={"Bob": FULL})
    knights, t = talk.game.knights, talk.table
    deeds = [knights.deeds(t, 0, card) for card in range(6)]  # d1 to d6
    assert deeds == [["reinforce"], ["remove"], [], [], [], ["reinforce", "remove"]]


def test_an_empty_reserve_refuses_ones_own_colour_but_black_may_remove_R_GHOST_8_16():
    """White may strike at white too: black removes any guard, its owner's own included."""
    talk = struggle(4, guards={"Alice": FULL, "Bob": FULL})
    assert talk.refused("Alice, strike: d1") == "no_guard"
    assert talk.refused("Alice, strike: d5") == "no_guard"  # common
    talk.say("Alice, strike: d6")
    assert talk.asked() == "Alice, remove_whose"
    assert talk.may() == ["blue", "other_card", "white"]
    talk.say("Alice, remove_whose: white")
    talk.say("Alice, remove_where: T5")
    assert talk.table.guards[0] == [2, 2, 2, 2, 1]
    assert talk.refused("Bob, strike: d2") == "no_guard"
    strike(talk, "d1", "T1")
    assert talk.table.guards[0] == [1, 2, 2, 2, 1]


def test_black_in_a_struggle_places_an_own_guard_only_R_GHOST_16():
    talk = struggle(guards={"Bob": (0, 1, 0, 0, 0)})
    strike(talk, "d6", "reinforce", "T2")
    assert talk.table.guards[0] == [1, 1, 0, 0, 0] and talk.table.guards[1] == [0, 1, 0, 0, 0]


def test_the_common_colour_is_ones_own_in_a_struggle_R_GHOST_9():
    talk = struggle(4)
    strike(talk, "d5", "T4")
    assert talk.table.guards[0] == [1, 0, 0, 1, 0]


def test_refused_cards_leave_the_pass_R_GHOST_28():
    talk = knighted(guards={})
    trilithon(talk)
    assert talk.refused("Alice, strike: d2") == "no_guard"  # no blue guard stands anywhere
    talk.say("Alice, strike: pass")
    assert talk.table.count(HAND) == 4 and talk.table.swords[0] == 2


def test_a_trilithon_card_of_ones_own_colour_strikes_nobody_R_GHOST_14():
    talk = knighted(guards={})
    trilithon(talk, "tR")
    assert "d1" in talk.may() and talk.refused("Alice, strike: tW") == "want_number"


def test_altar_swords_limit_the_cards_of_a_struggle():
    talk = struggle(swords=[2, 0, 1, 0, 0])
    strike(talk, "d1", "T1")
    strike(talk, "d3", "T1")
    strike(talk, "d7", "T1")
    assert talk.asked() == "Bob, drawn"


def test_clockwise_from_the_one_who_drew_and_then_the_next_seat_R_GHOST_5_27():
    talk = knighted(4, first="Cleo", guards={})
    trilithon(talk)
    asked = []
    while talk.asked().endswith("strike"):
        asked.append(talk.asked().split(",")[0])
        talk.say(talk.asked() + ": pass")
    assert asked == ["Cleo", "Dan", "Alice", "Bob"] and talk.asked() == "Dan, drawn"
