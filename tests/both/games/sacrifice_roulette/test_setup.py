"""Sacrifice Roulette: whose offerings lie where when the rock begins to roll."""

from engine import catalogue
from engine.places import lit
from engine.table import ASIDE, DECK, DISCARD, FRONT, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.sacrifice_roulette.talk import (
    HANDS,
    NEUTRAL,
    PLAYERS,
    begun,
    cards,
    disc,
    seated,
    shown,
)


def discs(talk) -> list:
    """The number of discs of each seat, then of the neutral ones."""
    return [talk.table.wells.count(owner) for owner in range(len(talk.players) + 1)]


def test_two_to_five_players():
    assert catalogue.entry("sacrifice_roulette")[1:3] == (2, 5)
    for seats in (2, 3, 4, 5):
        talk = begun(30, seats)
        neutral = [10] if seats == 2 else [0]
        assert discs(talk) == [10] * seats + neutral
        assert [talk.table.count(HAND + seat) for seat in range(seats)] == [5] * seats
        assert talk.table.count(DECK) == 65 - 5 * seats
        assert talk.table.count(DISCARD) == talk.table.count(ASIDE) == 0


def test_each_seat_has_a_colour_of_its_own_R_SAC_3():
    talk = Talk("sacrifice_roulette", PLAYERS[:3])
    talk.say("Alice, colour: red")
    assert talk.may() == ["blue", "green", "white", "yellow"], "black is nobody's"
    talk = seated(5)
    assert talk.asked() == "Alice, offering", "the last colour is not asked for"
    assert talk.table.colours == [4, 1, 0, 2, 3]


def test_the_first_colour_left_over_is_neutral_R_SAC_3():
    talk = shown(*HANDS[:2])
    assert talk.told("neutral") == [(0,)], "red and blue play: white is the first left"


def test_ten_cards_are_shown_and_each_number_names_a_well_R_SAC_7():
    """A day card the day well, a night card the night well of its number."""
    talk = seated(3)
    talk.say("Alice, offering: d14 n14 n3 d1 d2 d4 d5 d6 d7")
    assert talk.asked() == "Alice, offering"
    assert talk.refused("Alice, offering: d14") == "refused_elsewhere"
    talk.say("Alice, offering: d8")
    assert talk.asked() == "Bob, offering"
    assert [disc(talk, well) for well in ("d14", "n14", "n3", "d3")] == ["Alice"] * 3 + [""]
    assert talk.refused("Bob, offering: d14") == "refused_elsewhere"


def test_trilithon_discs_follow_all_others_in_the_order_of_the_cards_R_SAC_4():
    """White, blue, green, yellow, red: not the order of seats; who has two places comes twice."""
    talk = seated(3)
    talk.say("Alice, offering: tR tB " + cards("d", 1, 8))
    talk.say("Bob, offering: tW " + cards("n", 1, 9))
    talk.say("Cleo, offering: tY " + cards("d", 11, 19))
    for space, who in ((26, "Bob"), (27, "Alice"), (28, "Cleo"), (29, "Alice")):
        talk.say("%s, space: %d" % (who, space))
        talk.say(who + ", well: night")
        assert disc(talk, "n%d" % space) == who
    assert discs(talk) == [10, 10, 10, 0]
    assert talk.asked() == "anyone, rock_card"


def test_a_trilithon_disc_needs_an_empty_well_R_SAC_4():
    talk = seated(3)
    talk.say("Alice, offering: tW n1 d3 " + cards("d", 11, 17))
    talk.say("Bob, offering: tB tG d1 d2 " + cards("n", 11, 16))
    talk.say("Cleo, offering: " + cards("d", 21, 30))
    assert "1" not in talk.may(), "both wells of space 1 are taken"
    assert talk.refused("Alice, space: 1") == "refused_not_legal"
    talk.say("Alice, space: 2")
    assert disc(talk, "n2") == "Alice", "the only empty well there is not asked for"
    assert "2" not in talk.may()
    talk.script("Bob, space: 20\n Bob, well: day\n Bob, space: 20")
    assert [disc(talk, "d20"), disc(talk, "n20")] == ["Bob", "Bob"]


def test_a_table_may_let_it_join_another_disc_R_SAC_4():
    """Both are crushed together; each scores for its owner while it stands."""
    talk = seated(3, free_well="any")
    talk.say("Alice, offering: tW d3 " + cards("d", 11, 18))
    talk.say("Bob, offering: d2 n2 " + cards("n", 11, 18))
    talk.say("Cleo, offering: " + cards("d", 21, 30))
    talk.script("Alice, space: 2\n Alice, well: day")
    assert disc(talk, "d2") == "Bob" and talk.table.shared == [(1, 0)]
    assert talk.game.scores(talk.table) == [20, 20, 20]
    lights = lit(talk.game.marks(talk.table, None))
    assert [whose for place, whose in lights if place == 32] == [1, 0], "d2, where both lie"
    assert talk.game.crush(talk.table, 0, 1) == 1
    assert talk.table.taken == [2, 0, 0] and talk.table.shared == []
    assert talk.game.scores(talk.table) == [20, 18, 20]


def test_a_neutral_disc_needs_an_empty_well_and_a_number_R_SAC_5():
    """Two players: what names a taken well, or none, is passed over until ten discs lie there."""
    talk = seated(2)
    talk.say("Alice, offering: tW " + cards("d", 1, 9))
    talk.say("Bob, offering: " + HANDS[1])
    talk.script("Alice, space: 30\n Alice, well: night")
    talk.say("anyone, neutral_card: n30 tB " + cards("n", 21, 29))
    assert disc(talk, "n30") == "Alice"
    assert talk.asked() == "anyone, neutral_card", "nine so far"
    talk.say("anyone, neutral_card: n1")
    assert discs(talk) == [10, 10, 10]
    assert talk.asked() == "anyone, rock_card"


def test_three_players_have_no_neutral_discs():
    assert shown(*HANDS[:3]).asked() == "anyone, rock_card"


def test_the_rock_starts_on_the_first_number_turned_up_R_SAC_6():
    """Be there an offering or not: nothing falls. Trilithon cards are passed over."""
    talk = shown(*HANDS[:3])
    talk.say("anyone, rock_card: tG tR n5")
    assert talk.told("rock_starts") == [(5,)]
    assert talk.table.rock == 5 and talk.table.direction == 1
    assert disc(talk, "d5") == "Alice" and talk.table.taken == [0, 0, 0]


def test_all_cards_are_shuffled_before_the_deal_R_SAC_6():
    """What was shown is forgotten: any card may be in any hand."""
    talk = begun(30)
    table = talk.table
    assert len(table.unseen) == 65 and not any([table.zone(z) for z in (FRONT, FRONT + 1, ASIDE)])
    talk.say("Alice, play: d11 ok")


def test_the_first_seat_is_drawn_by_lot_and_play_goes_clockwise_R_SAC_2():
    """Whichever way the rock rolls."""
    talk = begun(10, seats=3, first="Cleo")
    talk.say("Cleo, play: d2 tW ok")
    assert talk.table.direction == -1
    talk.say("Alice, play: d9 ok")
    assert talk.asked() == "Bob, play"


def test_neutral_cards_are_ten_turned_by_anybody():
    talk = shown(*HANDS[:2])
    assert talk.referee.ask.role == "chance"
    talk.say("anyone, neutral_card: " + NEUTRAL)
    assert disc(talk, "n21") == "neutral"


def test_the_lights_show_the_discs_in_their_wells_and_the_rock():
    talk = begun(5)
    marks = lit(talk.game.marks(talk.table, talk.referee.ask))
    assert marks[:2] == [(31, 0), (32, 0)], "d1 and d2: the first seat"
    assert marks[-2:] == [(90, 16), (5, 32)], "n30 is neutral, and white; the rock is on 5"
    assert len(marks) == 31
    talk.table.colours[:] = [0, 1, 2]
    marks = lit(talk.game.marks(talk.table, talk.referee.ask))
    assert marks[-2] == (90, 18), "of the first colour that no seat has: here green"
    assert talk.game.status(talk.table) == ("rock_now", 5, "clockwise", 0, 2)
    assert seated(2).game.status(seated(2).table) == ("to_start",)
