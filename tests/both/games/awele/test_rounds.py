"""The Awele of Stonehenge: how a round stops and what it pays, in every mode."""

from engine import catalogue
from engine.table import FRONT, SECRET
from tests.both.games.awele.talk import LETTERS, board, discs, run, sow, table, told

awele = catalogue.load("awele")

WHITE, BLUE, GREEN, YELLOW, RED = range(5)
ALL = {20: "WBGYR"}


def lose(t, *colours):
    """These colours go out, in this order, by the removal of their last disc."""
    for colour in colours:
        for space in t.spaces:
            space[colour] = 0
        awele.remove(t, colour, 1, 1)


def three_seats(**options):
    """Blue, white and yellow; green and red are nobody's."""
    t = table(3, **options)
    t.colours = [BLUE, WHITE, YELLOW]
    board(t, ALL)
    return t


def bluffers(seats: int = 3, **options):
    """The same colours on secret cards."""
    t = table(seats, mode="bluff", **options)
    for seat, colour in enumerate((BLUE, WHITE, YELLOW, RED, GREEN)[:seats]):
        t.set_out([60 + colour], SECRET + seat)
    board(t, ALL)
    return t


def points(t) -> list:
    awele.score(t)
    return t.totals


# Going out


def test_example_3_ownerless_colours_take_their_place_R_AWELE_13():
    t = three_seats()
    lose(t, WHITE, GREEN)
    assert not t.stopped
    lose(t, YELLOW)
    assert t.stopped == "seats"
    assert told(t, "out") == [(WHITE, 5), (GREEN, 4), (YELLOW, 3)]
    assert points(t) == [0, 5, 3]


def test_discs_in_the_hand_keep_a_colour_in_R_AWELE_10():
    t = table()
    t.colours = [RED, GREEN]
    board(t, {30: "WW", 20: "RGBY"})
    sow(t, 30)  # the first comes home, the other is still to be dropped
    assert t.out == [] and discs(t, 2) == "W"
    board(t, {30: "W"})
    sow(t, 30)
    assert t.out == []
    t.spaces[2][WHITE] = 0
    board(t, {30: "W"})
    sow(t, 30)
    assert t.out == [WHITE]


def test_the_last_removal_decides_who_is_out_first_R_AWELE_11():
    t = table(3)
    t.colours = [RED, GREEN, BLUE]
    board(t, {12: "WBR", 20: "GYR"})
    sow(t, 12, "WB")  # white home on 13, blue on 14
    assert t.out == [WHITE, BLUE]


def test_the_stop_is_immediate_and_the_last_seat_has_0_R_AWELE_12_15():
    """Blue is in the hand and would be next, yet the blue seat has nothing."""
    t = table()
    t.colours = [BLUE, WHITE]
    board(t, {12: "WB", 20: "GYR"})
    assert len(sow(t, 12, "W")) == 1
    assert t.stopped == "seats" and discs(t, 0) == "B" and discs(t, 14) == ""
    assert points(t) == [0, 5]


def test_a_seat_out_in_its_own_turn_finishes_it_then_leaves_R_AWELE_27():
    t = table(3)
    t.colours = [WHITE, GREEN, BLUE]
    board(t, {12: "WRY", 20: "GYRB"})
    sow(t, 12, "WR")
    assert not t.stopped and discs(t, 0) == "" and discs(t, 15) == "Y"
    assert [awele.in_play(t, seat) for seat in range(3)] == [False, True, True]
    assert told(t, "leaves") == [(0,)]


def test_with_five_seats_the_fourth_colour_out_stops_R_AWELE_15():
    t = table(5)
    t.colours = [0, 1, 2, 3, 4]
    board(t, ALL)
    lose(t, RED, GREEN, BLUE)
    assert not t.stopped
    lose(t, WHITE)
    assert t.stopped == "seats" and points(t) == [2, 3, 4, 0, 5]


# Quick and stalled rounds


def test_example_4_quick_ranks_by_discs_left_those_in_the_hand_count_R_AWELE_10_19():
    t = table(mode="bets", quick="yes")
    board(t, {30: "WBY", 20: "BBYY", 21: "GGGG", 22: "RRRRR"})
    sow(t, 30, "W")
    assert t.stopped == "quick" and discs(t, 0) == "BY"
    assert awele.values(t) == [5, 3, 2, 3, 0]


def quick_values(spaces: dict) -> list:
    t = table(mode="bets", quick="yes")
    board(t, spaces)
    lose(t, WHITE)
    return awele.values(t)


def test_a_tie_takes_the_lower_value_the_next_its_own_rank_R_AWELE_19():
    """The example of the rules: two seconds score as thirds, the next is fourth."""
    assert quick_values({20: "GB", 21: "YY", 22: "RRR"}) == [5, 3, 3, 2, 0]
    assert quick_values({20: "GB", 21: "YR"}) == [5, 0, 0, 0, 0]
    assert quick_values({20: "B", 21: "GGYYRR"}) == [5, 4, 0, 0, 0]


def test_quick_ranks_ownerless_colours_too_R_AWELE_19():
    t = table(quick="yes")
    t.colours = [RED, BLUE]
    board(t, {20: "GYYRRRBBBB"})
    lose(t, WHITE)
    assert points(t) == [2, 0]


def test_a_stalled_round_is_scored_like_a_quick_one_R_AWELE_20():
    t = three_seats()
    board(t, {21: "BBYYR"})
    lose(t, WHITE)
    assert not t.stopped
    t.stopped = "stalled"
    assert awele.values(t) == [5, 0, 4, 0, 3]
    assert points(t) == [0, 5, 0]
    assert told(t, "worth") == [(GREEN, 4), (RED, 3)]


def test_forty_turns_without_removal_stall_the_round_R_AWELE_20():
    """The turn that stalls it still has its bar; the next round counts from 0."""
    t = table(mode="bets", idle_end="end")
    board(t, {2: "W", 20: "BGYR"})
    for number in range(1, 41):
        assert not t.stopped
        run(awele.turn(t, number % 2), [2, LETTERS[number % 4]])
        assert t.idle == number
        t.spaces[2], t.spaces[3] = t.spaces[3], t.spaces[2]
    assert t.stopped == "stalled"
    assert sum([sum(bars) for bars in t.bars]) == 40
    t.clear()
    assert t.idle == 0 and not t.stopped


def forty_idle_turns(**options):
    """The table in the last of forty turns without a removal, and the questions from there on."""
    t = table(**options)
    board(t, {2: "W", 20: "BGYR"})
    t.idle = 39
    return t, awele.turn(t, 0)


def test_the_table_says_whether_a_stalled_round_ends_R_AWELE_20():
    for answer, stopped, idle in (("go_on", "", 0), ("end", "stalled", 40)):
        t, flow = forty_idle_turns(mode="bets")
        asks = run(flow, [2, "B", answer])
        assert asks[-1].prompt == "stalled" and asks[-1].seat is None
        assert (t.stopped, t.idle) == (stopped, idle)


def test_the_question_and_the_status_count_the_same_turns_R_AWELE_20():
    t, flow = forty_idle_turns(mode="bets")
    t.round = 1
    flow.send(None)
    assert awele.status(t)[3] == 39
    for answer in (2, WHITE, BLUE):
        ask = flow.send(answer)
    assert ask.prompt == "stalled"
    assert awele.about(t, ask) == [("idle_turns", 40)] and awele.status(t)[3] == 40


def test_a_table_may_never_want_to_end_a_round_R_AWELE_20():
    t, flow = forty_idle_turns(mode="bets", idle_end="never")
    assert [ask.prompt for ask in run(flow, [2, "B"])] == ["space", "bar"]
    assert not t.stopped


def test_the_last_eight_turns_before_are_counted_aloud_R_AWELE_20():
    for wish, said in (("ask", "nearly_ask"), ("end", "nearly_end"), ("never", "")):
        t, flow = forty_idle_turns(idle_end=wish, mode="bets")
        facts = awele.about(t, flow.send(None))
        assert facts == ([(said, 1)] if said else [])
        t.idle = 32
        assert awele.about(t, awele.turn(t, 0).send(None)) == ([(said, 8)] if said else [])
        t.idle = 31
        assert awele.about(t, awele.turn(t, 0).send(None)) == []


def test_a_removal_begins_the_count_anew_R_AWELE_20():
    t = table(mode="bets")
    board(t, {30: "WW", 2: "W", 20: "BGYR"})
    t.idle = 39
    run(awele.turn(t, 0), [30, "B"])
    assert t.idle == 0 and not t.stopped
    run(awele.turn(t, 1), [2, "B"])
    assert t.idle == 1


# Bluff


def test_bluff_leave_reveals_the_owner_at_once_R_AWELE_16():
    t = bluffers()
    lose(t, GREEN)
    assert t.colours == [None] * 3 and not t.revealed  # ownerless
    lose(t, WHITE)
    assert t.revealed and t.zone(FRONT + 1) == [60] and t.colours == [None, WHITE, None]
    assert [awele.in_play(t, seat) for seat in range(3)] == [True, False, True]
    lose(t, YELLOW)
    assert t.stopped == "seats" and points(t) == [0, 4, 3]
    assert t.zone(FRONT) == [61]  # all show their cards


def test_bluff_all_play_waits_for_the_last_colour_R_AWELE_17():
    t = bluffers(bluff_ending="all_play")
    lose(t, WHITE, YELLOW, GREEN)
    assert not t.stopped and not t.revealed and told(t, "leaves") == []
    assert [awele.in_play(t, seat) for seat in range(3)] == [True] * 3
    lose(t, RED)
    assert t.stopped == "colours" and not t.revealed
    assert points(t) == [0, 5, 4] and t.revealed
    assert t.colours == [BLUE, WHITE, YELLOW]


def test_bluff_all_play_and_quick_pays_as_leave_and_quick_R_AWELE_25():
    results = []
    for ending in ("leave", "all_play"):
        t = bluffers(bluff_ending=ending, quick="yes")
        board(t, {21: "BRR", 22: "YYY"})
        lose(t, GREEN)
        assert t.stopped == "quick"
        results.append(points(t))
    assert results == [[3, 4, 0], [3, 4, 0]]


# Bets


def bettors(**options):
    t = table(mode="bets", **options)
    board(t, ALL)
    return t


def test_example_6_a_seat_has_the_sum_of_its_bars_R_AWELE_18():
    t = bettors()
    t.bars = [[0, 1, 1, 0, 0], [1, 0, 0, 0, 2]]
    lose(t, RED, GREEN, YELLOW)
    assert not t.stopped and told(t, "leaves") == []
    lose(t, BLUE)
    assert t.stopped == "colours" and points(t) == [6, 10]


def test_no_bar_of_a_colour_that_is_out_or_whose_pile_is_empty_R_AWELE_14():
    t = bettors()
    lose(t, RED)
    t.supply[GREEN] = 0
    asks = run(awele.take_bar(t, 1), "Y")
    assert asks[0].values == [WHITE, BLUE, YELLOW] and asks[0].items == ()
    assert t.bars[1] == [0, 0, 0, 1, 0] and t.supply == [10, 10, 0, 9, 10]


def test_the_only_bar_is_taken_unasked_and_none_where_none_is_left_R_AWELE_14():
    t = bettors()
    t.supply = [0, 1, 0, 0, 0]
    assert run(awele.take_bar(t, 0)) == [] and t.bars[0][BLUE] == 1
    assert run(awele.take_bar(t, 1)) == [] and sum(t.bars[1]) == 0


def test_the_turn_that_stops_the_round_earns_no_bar_R_AWELE_18():
    t = bettors(quick="yes")
    board(t, {30: "R"})
    t.spaces[20][WHITE], t.spaces[30] = 0, [1, 0, 0, 0, 0]
    run(awele.turn(t, 0), [30])
    assert t.stopped == "quick" and t.bars == [[0] * 5] * 2
