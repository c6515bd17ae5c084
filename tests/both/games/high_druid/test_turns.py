"""The High Druid: setup and turns, ruling by ruling."""

from engine.places import NEUTRAL, lit
from engine.plates.stonehenge import DAY, RIM
from engine.table import BOX, DECK, PACKET, SECRET, STACK
from tests.both.app.table_talk import Talk
from tests.both.games.high_druid.talk import act, bars, begin, colleges, lay, pass_all


def test_three_play_with_nine_discs_and_three_bars_four_with_seven_and_two():
    assert begin(3).table.discs == [9] * 3 and begin(3).table.bars_left == [3] * 3
    assert begin(4).table.discs == [7] * 4 and begin(4).table.bars_left == [2] * 4


def test_colours_are_chosen_in_seat_order_and_the_neutral_one_is_left_R_DRUID_23():
    talk = Talk("high_druid", ["Alice", "Bob", "Cleo"])
    talk.script("Alice, colour: red\n Bob, colour: white")
    assert talk.may() == ["blue", "green", "yellow"]
    talk.say("Cleo, colour: green")
    assert talk.asked() == "anyone, neutral_colour"
    assert talk.may() == ["blue", "yellow"]
    assert talk.told("take_pieces") == [(9, 3)]
    talk.say("anyone, neutral_colour: yellow")
    assert talk.table.neutral == 3 and talk.told("neutral_bars") == [(3,)]
    talk = begin(4)  # four players leave one colour: nobody is asked
    assert talk.table.neutral == 4


def test_the_first_seat_is_drawn_and_play_is_clockwise_R_DRUID_8():
    talk = begin(4, "Cleo")
    for space, who in enumerate(("Cleo", "Dan", "Alice", "Bob", "Cleo")):
        assert talk.asked() == who + ", action"
        act(talk, "disc", space=space + 1)


def test_two_cards_before_every_seat_the_rest_away_unseen():
    talk = begin(3)
    for family in (SECRET, PACKET):
        assert [talk.table.count(family + seat) for seat in range(3)] == [1] * 3
    assert talk.table.count(DECK) == talk.table.count(STACK) == 0
    assert talk.table.count(BOX) == 57 + 2
    assert len(talk.table.unseen) == 65


def test_seven_colleges_cover_all_spaces_R_DRUID_1():
    talk = begin(3)
    assert bars(talk) == [1, 5, 11, 15, 19, 24, 27]
    assert colleges(talk) == [
        [28, 29, 30, 1], [2, 3, 4, 5], [6, 7, 8, 9, 10, 11], [12, 13, 14, 15],
        [16, 17, 18, 19], [20, 21, 22, 23, 24], [25, 26, 27],
    ]  # fmt: skip


def test_a_disc_goes_on_any_free_space_and_stays_R_DRUID_6():
    """One disc a space; the colour of the space is no matter."""
    talk = begin(3)
    assert talk.game.status(talk.table) == ("left", 7, 30)
    talk.say("Alice, action: disc")
    assert len(talk.may()) == 30
    talk.say("Alice, space: 6")
    assert talk.told("lays_disc") == [(0, 6)]
    assert talk.game.status(talk.table) == ("left", 7, 29)
    assert (RIM + 6, 0) in lit(talk.game.marks(talk.table, None))
    talk.say("Bob, action: disc")
    assert len(talk.may()) == 29
    assert talk.refused("Bob, space: 6") == "refused_not_legal"


def test_when_all_discs_are_out_there_is_no_disc_to_choose_R_DRUID_6_7():
    """The last space always has room: 28 discs for 30 spaces."""
    talk = begin(4)
    for space in range(1, 29):
        assert talk.may() == ["bar", "disc", "pass"]
        act(talk, "disc", space=space)
    assert talk.table.discs == [0] * 4
    assert talk.may() == ["bar", "pass"]
    assert talk.refused("Alice, action: disc") == "refused_not_legal"


def test_a_bar_moves_one_border_either_way_and_wraps_R_DRUID_2():
    for bar, way, target in (
        (5, "forward", 6),
        (5, "back", 4),
        (1, "back", 30),
        (27, "forward", 28),
    ):
        talk = begin(3)
        act(talk, "bar", which_bar=bar, way=way)
        assert target in bars(talk) and bar not in bars(talk)
        assert talk.table.bars[target] == 0
    talk = begin(3)
    act(talk, "bar", which_bar=1, way="back")
    assert talk.told("lays_bar") == [(1, 0, 30, 1)]
    assert colleges(talk)[0] == [1, 2, 3, 4, 5] and colleges(talk)[-1] == [28, 29, 30]


def test_two_bars_may_leave_a_college_of_one_space_R_DRUID_3():
    """The page's example: 24 forward and 27 back."""
    talk = begin(3)
    act(talk, "bar", which_bar=24, way="forward")
    act(talk, "bar", which_bar=27, way="back")
    assert [26] in colleges(talk)


def test_a_disc_the_bar_jumps_over_changes_college_R_DRUID_2():
    talk = begin(3)
    lay(talk, Alice=[6])
    assert 6 in colleges(talk)[2]
    act(talk, "bar", which_bar=5, way="forward")
    assert 6 in colleges(talk)[1]
    assert talk.table.druids[6] == 0


def test_a_moved_bar_never_moves_again_and_the_neutral_one_is_gone_R_DRUID_3_5():
    talk = begin(3)
    act(talk, "bar", which_bar=5, way="forward")
    assert lit(talk.game.marks(talk.table, None)).count((DAY + 6, 0)) == 1
    assert talk.table.bars.count(NEUTRAL) == 6
    talk.say("Bob, action: bar")
    assert talk.may() == ["day1", "day11", "day15", "day19", "day24", "day27"]
    assert talk.refused("Bob, which_bar: day6") == "refused_not_legal"


def test_a_seat_without_bars_of_its_own_moves_none_R_DRUID_4():
    talk = begin(4)
    talk.script("Alice, action: disc\n Alice, space: 30")
    talk.script("Bob, action: pass\n Cleo, action: pass\n Dan, action: pass")
    act(talk, "bar", which_bar=5, way="back")
    assert "bar" in talk.may()
    act(talk, "bar", which_bar=11, way="back")
    assert talk.table.bars_left[0] == 0
    assert talk.may() == ["disc", "pass"]
    assert talk.refused("Alice, action: bar") == "refused_not_legal"


def test_no_neutral_bar_left_no_bar_to_choose_R_DRUID_4():
    """Three players have nine bars for seven."""
    talk = begin(3)
    for bar in (1, 5, 11, 15, 19, 24):
        act(talk, "bar", which_bar=bar, way="forward")
    talk.say("Alice, action: bar")  # the last one is no question
    assert talk.asked() == "Alice, way" and talk.referee.ask.args == (27,)
    talk.say("Alice, way: back")
    assert talk.may() == ["disc", "pass"]
    assert talk.table.bars_left == [0, 1, 1]


def test_who_passes_is_out_and_the_others_go_on_R_DRUID_7():
    talk = begin(3)
    talk.say("Alice, action: pass")
    act(talk, "disc", space=1)
    act(talk, "disc", space=2)
    assert talk.asked() == "Bob, action"
    talk.script("Bob, action: pass\n Cleo, action: disc\n Cleo, space: 3")
    assert talk.asked() == "Cleo, action"
    talk.say("Cleo, action: pass")
    assert talk.asked() == "Alice, taboo"


def test_who_can_only_pass_passes_unasked_R_DRUID_7():
    talk = begin(3)
    talk.script("Alice, action: disc\n Alice, space: 1\n Bob, action: pass\n Cleo, action: pass")
    for bar in (1, 5, 11):
        act(talk, "bar", which_bar=bar, way="forward")
    for space in range(2, 10):
        act(talk, "disc", space=space)
    assert talk.told("passes") == [(0,)]
    assert talk.asked() == "Alice, taboo"


def test_all_may_pass_at_once():
    talk = begin(3)
    pass_all(talk)
    assert talk.asked() == "Alice, taboo"
    assert talk.told("fill_spaces") == [(30,)]
