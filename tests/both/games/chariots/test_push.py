"""The Chariots of Stonehenge: the push phase, ruling by ruling."""

from engine.games.chariots import course
from tests.both.games.chariots.talk import at, bars, fists, place, pushing, race, slot, stand


def steps(talk) -> dict:
    """Price of each step from where Alice stands, by the place it leads to."""
    here = talk.table.places[0]
    return {
        here + step[1]: course.price(talk.table, 0, here, step) for step in course.STEPS[here % 3]
    }


def test_the_steps_and_what_they_cost_R_CHAR_22_28():
    talk = race()
    for start, prices in (
        ("R5", {"R6": 1, "D5": 1}),
        ("N5", {"R5": 2, "D5": 1}),
        ("D5", {"N6": 1}),
    ):
        stand(talk, Alice=start)
        assert steps(talk) == {place(to): cost for to, cost in prices.items()}, start


def test_past_a_foreign_bar_costs_three_and_by_the_wells_four():
    talk = pushing("Alice", 4, "R5", Bob="ER5")
    assert steps(talk)[place("R6")] == 3
    talk.say("Alice, step: dive")
    assert talk.table.right[0] == 2 and talk.may() == ["climb", "creep"]
    talk.say("Alice, step: climb")
    assert at(talk, "Alice") == "R6" and talk.table.bars[1] == [slot("ER5")]


def test_with_three_the_bar_is_broken_or_the_wells_are_taken():
    talk = pushing("Alice", 3, "R5", Bob="ER5")
    assert talk.may() == ["dive", "run"]
    talk.say("Alice, step: run")
    assert at(talk, "Alice") == "R6" and talk.table.bars[1] == []
    talk = pushing("Alice", 3, "R5", Bob="ER5")
    talk.say("Alice, step: dive")
    assert at(talk, "Alice") == "D6"


def test_with_one_the_dive_is_the_only_step_and_no_crash():
    talk = pushing("Alice", 1, "R5", Bob="ER5")
    assert at(talk, "Alice") == "D5" and talk.told("crash") == []


def test_stuck_between_two_obstacles_the_owner_says_which_was_hit_R_CHAR_17():
    for hit, left in (("between", 2), ("rim_after", 3)):
        talk = pushing("Alice", 2, "R7", Bob="ER7 ER7 H7")
        assert talk.asked() == "Alice, hit" and talk.may() == ["between", "rim_after"]
        talk.say(f"Alice, hit: {hit}")
        assert at(talk, "Alice") == "R7" and talk.table.power[0] == 1
        assert len(talk.table.bars[1]) == left  # a wall does not fall (R-CHAR-10)


def test_on_a_day_well_there_is_but_one_obstacle_to_hit_R_CHAR_17():
    talk = pushing("Alice", 2, "D6", Bob="EW6")
    assert talk.told("crash") == [(0, "wells_after")] and talk.told("bar_home") == [(1,)]
    assert talk.table.bars[1] == [] and talk.table.power[0] == 1


def test_own_stones_are_crossed_free_and_stay_R_CHAR_11():
    talk = pushing("Alice", 1, "D6", Alice="EW6 EW6")
    assert at(talk, "Alice") == "N7" and len(talk.table.bars[0]) == 2
    talk = race(power={"Alice": 1})
    stand(talk, Alice="D6")
    talk.table.trilithons[0] = 6
    fists(talk)
    assert at(talk, "Alice") == "N7" and talk.table.trilithons[0] == 6


def trilithon_ahead(crystals: int, **options):
    talk = race(power={"Alice": crystals}, **options)
    stand(talk, Alice="D6")
    talk.table.trilithons[1] = 6
    fists(talk)
    return talk


def test_a_foreign_trilithon_costs_two_and_goes_home_R_CHAR_13():
    talk = trilithon_ahead(3)
    assert at(talk, "Alice") == "N7" and talk.table.trilithons[1] is None
    assert talk.told("trilithon_home") == [(1,)]


def test_a_table_may_let_a_trilithon_cost_two_in_all_R_CHAR_13():
    talk = trilithon_ahead(2, trilithon_toll="1")
    assert at(talk, "Alice") == "N7" and talk.told("trilithon_home") == [(1,)]


def test_a_crash_leaves_a_trilithon_standing_R_CHAR_13_17():
    talk = trilithon_ahead(2)
    assert at(talk, "Alice") == "D6" and talk.table.trilithons[1] == 6
    assert talk.table.power[0] == 1


def test_a_wall_costs_four_and_stays_R_CHAR_10():
    talk = pushing("Alice", 5, "D6", Bob="EW6 EW6")
    assert at(talk, "Alice") == "N7" and len(talk.table.bars[1]) == 2


def test_a_bar_taken_off_may_be_placed_again_R_CHAR_14():
    talk = pushing("Alice", 3, "D6", Bob="EW6 " + " ".join([f"H{k}" for k in range(10, 19)]))
    assert at(talk, "Alice") == "N7" and len(talk.table.bars[1]) == 9
    assert talk.told("bar_home") == [(1,)]


def test_a_step_is_all_or_nothing_R_CHAR_15():
    """Two crystals do not break half a bar: the wells it is, and then the climb is too dear."""
    talk = pushing("Alice", 2, "R5", Bob="ER5")
    assert at(talk, "Alice") == "N6"


def test_only_steps_that_can_end_exactly_are_legal_R_CHAR_16():
    """Two on a night well: after a creep the second could not be spent, so it is the climb."""
    talk = pushing("Alice", 2, "N7", Bob="ER7 EW7")
    assert at(talk, "Alice") == "R7"
    talk = pushing("Alice", 3, "N7", Bob="ER7", Cleo="H7")
    assert at(talk, "Alice") == "D8"  # the climb costs 4


def test_without_an_exact_end_any_affordable_step_until_stuck_R_CHAR_16():
    talk = pushing("Alice", 3, "R7", Bob="ER7 ER7 EW7 EW7")
    assert talk.told("at") == [(0, "day_well", 7)] and talk.told("crash") == [(0, "wells_after")]
    assert at(talk, "Alice") == "D7" and talk.table.power[0] == 2


def test_a_dearer_path_may_be_taken_on_purpose_R_CHAR_29():
    talk = pushing("Alice", 4, "R5", Bob="ER5")
    assert talk.may() == ["dive", "run"]
    talk.say("Alice, step: run")
    assert talk.table.right[0] == 1 and talk.asked() == "Alice, step"


def test_a_broken_bar_is_gone_when_the_slot_is_crossed_again_R_CHAR_22():
    """Climb 2 + 2, dive 1: five in all, which only the broken bar makes exact."""
    talk = race(power={"Alice": 5})
    stand(talk, Alice="N5")
    bars(talk, Bob="H5 ER5 ER5 EW5 EW5")
    fists(talk)
    assert talk.told("at") == [(0, "rim", 5), (0, "day_well", 5)] and talk.told("crash") == []
    assert slot("H5") not in talk.table.bars[1]


def test_a_wall_is_paid_again_when_it_is_crossed_again_R_CHAR_22():
    """Climb 2 + 4, dive 1 + 4: eleven. With seven the climb would leave one too few for a dive."""
    walls = "H7 H7 ER7 ER7 EW7 EW7"
    talk = pushing("Alice", 11, "N7", Bob=walls)
    talk.say("Alice, step: climb")
    talk.say("Alice, step: dive")
    assert at(talk, "Alice") == "D7" and talk.told("crash") == []
    assert len(talk.table.bars[1]) == 6
    talk = pushing("Alice", 7, "N7", Bob=walls)
    assert talk.told("at")[0] == (0, "day_well", 7)


def test_nothing_in_the_right_fist_neither_moves_nor_crashes_R_CHAR_19():
    talk = race(power={"Alice": 1})
    stand(talk, Alice="D6")
    bars(talk, Bob="EW6")
    fists(talk, Alice=1)
    talk.say("Alice, action: done")
    assert at(talk, "Alice") == "D6" and talk.table.power[0] == 1


def test_a_crash_costs_one_crystal_however_much_was_left_R_CHAR_18():
    talk = pushing("Alice", 4, "D6", Bob="EW6 EW6")
    assert talk.table.power[0] == 3 and talk.table.right[0] == 0
    assert talk.asked() == "Alice, charge"


def test_an_own_crystal_is_taken_where_the_move_ends_on_any_of_three_places_R_CHAR_20():
    for start in ("R3", "N4"):
        talk = pushing("Alice", 2, start)
        talk.say("Alice, step: " + ("run" if start == "R3" else "creep"))
        talk.say("Alice, step: run") if talk.asked() == "Alice, step" else None
        assert at(talk, "Alice") in ("R5", "N5")
        assert talk.table.power[0] == 3 and talk.table.crystals[0] == [10, 15, 20, 25]
        assert talk.table.crystals[1] == [5, 10, 15, 20, 25]


def test_passing_over_takes_no_crystal_R_CHAR_20():
    talk = pushing("Alice", 2, "R4")
    talk.say("Alice, step: run")
    talk.say("Alice, step: run")
    assert at(talk, "Alice") == "R6" and talk.table.power[0] == 2


def test_a_crash_beside_an_own_crystal_loses_one_and_takes_one_R_CHAR_21():
    talk = pushing("Alice", 1, "D5", Bob="EW5")
    assert talk.table.power[0] == 1 and talk.told("crystal") == [(0, 5)]


def test_the_finish_may_be_blocked_R_CHAR_23():
    talk = pushing("Alice", 1, "D30", Bob="EW30")
    assert at(talk, "Alice") == "D30" and talk.told("crash") == [(0, "wells_after")]


def test_the_look_ahead_stays_cheap_however_the_board_is_blocked():
    """Its work is bounded by the places and the power, not by the number of ways."""
    talk = race()
    t, course = talk.table, talk.game.course
    asked, real = [0], course.toll

    def counted(*args):
        asked[0] += 1
        return real(*args)

    course.toll = counted
    for blocked in ("", "EW4 EW5 EW5 ER7 H7 EW8 EW2 ER5 H5", "H2 H3 H4 H5 H6"):
        stand(talk, Alice="N2")
        t.bars[1] = [slot(text) for text in blocked.split()]
        t.right[0] = 9
        asked[0] = 0
        course.legal_steps(t, 0)
        assert 0 < asked[0] < 60, (blocked, asked)
    course.toll = real
