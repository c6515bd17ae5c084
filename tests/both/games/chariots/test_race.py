"""The Chariots of Stonehenge: setup, order, charge and the end of the race."""

import sys

from engine import catalogue
from engine.places import CHOICE, PIECE, lit
from engine.plates.stonehenge import DAY, NIGHT, RIM
from engine.table import DECK, DISCARD, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.chariots.talk import at, bars, fists, place, pushing, race, stand


def test_everybody_has_three_of_the_65_cards_and_four_crystals_R_CHAR_1():
    for players, left in ((3, 56), (4, 53)):
        talk = race(players)
        assert talk.table.count(DECK) == left
        for seat in range(players):
            assert talk.table.count(HAND + seat) == 3 and talk.table.power[seat] == 4
            assert at(talk, talk.players[seat]) == f"R{seat + 1}"


def test_colours_are_chosen_once():
    talk = Talk("chariots", ["Alice", "Bob", "Cleo"])
    talk.say("Alice, colour: red")
    assert talk.may() == ["blue", "green", "white", "yellow"]


def test_the_last_winner_starts_in_front_R_CHAR_25():
    talk = Talk("chariots", ["Alice", "Bob", "Cleo"], grid="previous")
    talk.script("""
        Alice, colour: red
        Bob, colour: blue
        Cleo, colour: green
    """)
    assert talk.referee.ask.args == (3,)
    talk.say("anyone, grid: Bob")
    talk.say("anyone, grid: Alice")
    assert [at(talk, name) for name in talk.players] == ["R2", "R3", "R1"]


def test_all_crystals_in_stock_are_split_R_CHAR_2():
    talk = race()
    assert talk.may() == ["0", "1", "2", "3", "4"]
    talk.say("Alice, left_hand: 1")
    assert talk.table.left[0] == 1 and talk.table.right[0] == 3
    assert talk.table.crystals[0] == [5, 10, 15, 20, 25]


def test_most_crystals_begin_then_clockwise_without_the_empty_fists_R_CHAR_3():
    talk = race(4)
    fists(talk, Alice=1, Cleo=3, Dan=2)
    order = []
    while talk.asked().endswith("action"):
        order.append(talk.asked().split(",")[0])
        talk.say(talk.asked() + ": done")
    assert order == ["Cleo", "Dan", "Alice"]


def test_of_equals_the_one_ahead_begins_R_CHAR_4():
    talk = race()
    fists(talk)
    assert talk.asked() == "Cleo, step"  # from space 3
    talk = race()
    stand(talk, Alice="R9", Bob="D9", Cleo="N9")
    fists(talk)
    assert talk.asked() == "Bob, step"


def test_on_the_same_place_the_earlier_is_ahead_R_CHAR_4():
    talk = race(power={"Alice": 1, "Bob": 2})
    fists(talk)
    talk.say("Bob, step: dive")
    assert at(talk, "Bob") == "N3"
    talk.say("Alice, step: dive")
    stand(talk, Alice="R2", Bob="R2")
    assert talk.game.status(talk.table) == ("in_lead", 2, 3)
    stand(talk, Cleo="R1")
    assert talk.game.status(talk.table) == ("in_lead", 1, 2)  # Bob moved before Alice


def test_a_late_comer_stands_behind_R_CHAR_4():
    talk = race(power={"Alice": 1})
    fists(talk)
    talk.say("Alice, step: run")
    assert at(talk, "Alice") == at(talk, "Bob") and talk.told("behind") == [(0,)]
    assert talk.table.arrived[0] > talk.table.arrived[1]
    talk = race(power={"Alice": 1})
    stand(talk, Alice="R2", Bob="D2")
    fists(talk)
    talk.say("Alice, step: dive")
    assert talk.told("beside") == [(0,)]


def test_who_has_not_moved_keeps_the_place_before_late_comers_R_CHAR_4():
    talk = pushing("Alice", 1, "D7", Bob="EW7")
    assert talk.told("crash") and talk.table.arrived[0] == 1


def test_crossing_the_line_wins_before_anybody_else_moves_R_CHAR_24():
    talk = race(power={"Alice": 2, "Bob": 1})
    stand(talk, Alice="R30", Bob="D30")
    fists(talk)
    talk.say("Alice, step: run")
    assert talk.result.ending == "arrived" and talk.result.winners == [0]
    assert talk.result.scores == [31, 30, 3]
    assert [seat for _, _, seat in talk.result.details] == [0, 1, 2]


def test_power_left_over_at_the_line_does_not_matter_R_CHAR_24():
    talk = pushing("Alice", 4, "D30")
    assert talk.result.winners == [0] and talk.table.right[0] == 3


def test_with_play_on_the_race_goes_on_until_one_is_left():
    talk = race(power={"Alice": 1, "Bob": 1, "Cleo": 1}, play_on="on")
    stand(talk, Alice="D30", Bob="R4", Cleo="D30")
    bars(talk, Alice="ER4 H4")
    fists(talk)
    # Of equals the one that came first begins. Bob runs into the bars of one that has arrived.
    assert at(talk, "Alice") == "F" and talk.asked() == "Bob, hit"
    talk.say("Bob, hit: between")
    assert talk.told("crosses") == [(2,)] and talk.told("behind") == []
    assert talk.result.ending == "ranked" and talk.result.winners == [0]
    assert [seat for _, _, seat in talk.result.details] == [0, 2, 1]


def test_who_has_arrived_is_not_asked_again_R_CHAR_31():
    talk = race(power={"Alice": 1, "Bob": 1}, play_on="on")
    stand(talk, Alice="D30")
    fists(talk)
    talk.say("Bob, step: run")
    assert talk.asked() == "Bob, charge"
    assert talk.game.status(talk.table) == ("in_lead", 2, 3)
    talk.say("Bob, charge: ok")
    assert talk.asked() == "Bob, left_hand"


def test_without_power_in_the_race_it_stops_R_CHAR_18():
    talk = pushing("Alice", 1, "D7", Bob="EW7")
    assert talk.result.ending == "stranded" and talk.result.winners == [0]
    assert [seat for _, _, seat in talk.result.details] == [0, 2, 1]


def test_who_is_past_the_line_does_not_keep_a_stranded_race_alive_R_CHAR_31():
    talk = race(power={"Alice": 1, "Bob": 1}, play_on="on")
    stand(talk, Alice="D30", Bob="D7")
    bars(talk, Cleo="EW7")
    fists(talk)
    assert talk.result.ending == "stranded"
    assert [seat for _, _, seat in talk.result.details] == [0, 1, 2]


def test_a_crystal_just_taken_keeps_the_race_alive_R_CHAR_21():
    talk = pushing("Alice", 1, "D5", Bob="EW5")
    assert talk.result is None and talk.asked() == "Alice, charge"


def test_who_has_no_power_is_never_asked_and_keeps_the_cards_R_CHAR_18():
    talk = pushing("Alice", 1, "R7")
    talk.say("Alice, step: run")
    talk.say("Alice, charge: ok")
    assert talk.asked() == "Alice, left_hand"
    assert talk.table.count(HAND + 1) == 3


def test_a_table_may_let_who_has_no_power_discard_too_R_CHAR_18():
    talk = race(power={"Alice": 1}, stranded="discards")
    stand(talk, Alice="R7")
    fists(talk)
    talk.say("Alice, step: run")
    talk.say("Alice, charge: ok")
    assert talk.asked() == "Bob, charge"


def test_discards_are_drawn_back_up_to_three_R_CHAR_26():
    talk = pushing("Alice", 1, "R7")
    talk.say("Alice, step: run")
    talk.say("Alice, charge: d1 n30 tB")
    assert talk.may() == ["d1", "n30", "ok", "tB"]
    talk.say("Alice, charge: n30 ok")
    assert talk.names(DISCARD) == ["d1", "tB"] and talk.drawn() == [("Alice", 2)]
    assert talk.table.count(HAND) == 3


def test_an_empty_hand_is_filled_without_a_question():
    talk = race(power={"Alice": 1})
    talk.say("Alice, left_hand: 1")
    talk.say("Alice, action: place_bar")
    talk.say("Alice, bar_cards: d1 d2 d3 ok")
    talk.say("Alice, slot: between")
    assert talk.drawn() == [("Alice", 3)] and talk.asked() == "Alice, left_hand"


def test_the_deck_is_rebuilt_when_a_card_is_wanted_R_CHAR_30():
    """What a later seat discards in the same charge is not among the new deck."""
    talk = race(power={"Alice": 1, "Bob": 1})
    t = talk.table
    t.hidden[DECK], t.hidden[DISCARD] = 2, 54
    fists(talk)
    talk.say("Bob, step: run")
    talk.say("Alice, step: run")
    talk.say("Alice, charge: d1 d2 ok")
    assert talk.told("gather") == [] and t.count(DECK) == 0
    talk.say("Bob, charge: d3 ok")
    assert talk.told("gather") == [[DISCARD]] and talk.drawn() == [("Bob", 1)]
    assert t.count(DISCARD) == 0 and t.count(DECK) == 56


def test_a_crystal_counts_from_the_next_power_phase_R_CHAR_20():
    talk = pushing("Alice", 1, "R4")
    talk.say("Alice, step: run")
    talk.say("Alice, charge: ok")
    assert talk.may() == ["0", "1", "2"]


def test_the_lights_show_chariots_crystals_and_where_a_step_leads():
    talk = pushing("Alice", 1, "R7")
    marks = lit(talk.game.marks(talk.table, talk.referee.ask))
    for mark in ((RIM + 7, 0), (RIM + 8, CHOICE), (DAY + 7, CHOICE), (RIM + 25, PIECE + 1)):
        assert mark in marks
    assert (NIGHT + 7, CHOICE) not in marks
    stand(talk, Alice="F")
    assert 0 not in [mark for _, mark in lit(talk.game.marks(talk.table, None))]


def test_a_step_across_the_line_lights_no_place_R_CHAR_22():
    talk = pushing("Alice", 1, "R30")
    assert talk.may() == ["dive", "run"]
    lights = lit(talk.game.marks(talk.table, talk.referee.ask))
    assert [place for place, mark in lights if mark == CHOICE] == [DAY + 30]


def test_the_steps_may_be_taken_back_one_by_one():
    talk = race()
    fists(talk)
    talk.script("""
        Cleo, step: run
        Cleo, step: run
        undo
        undo
    """)
    assert at(talk, "Cleo") == "R3" and talk.table.right[2] == 4


def test_the_course_leaves_memory_with_its_game():
    catalogue.load("chariots")
    catalogue.unload("chariots")
    assert not [name for name in sys.modules if name.startswith("engine.games.chariots")]
    assert place("R1") == 1
