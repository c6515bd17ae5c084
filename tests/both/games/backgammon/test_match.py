"""The Backgammon of Stonehenge: dice, variants, victory."""

from engine.games.backgammon import rulebook as backgammon
from engine.games.backgammon.rulebook import CAPTURED, EXIT, RED, RESERVE, WHITE
from engine.places import KING, lit
from engine.referee import Referee, complete, values_of
from tests.both.games.backgammon.talk import play, reserve, spaces, table, told

QUICK = {"quick": "yes"}
FOR_GOOD = {"quick": "yes", "permanent_capture": "yes"}


def start(side: int = WHITE, **options):
    referee = Referee(backgammon, 2, options)
    referee.answer(side)
    return referee


def asked(referee) -> tuple:
    return referee.ask.seat, referee.ask.prompt


def throw(referee, first: int, second: int):
    for die in (first, second):
        assert referee.ask.role == "chance" and list(referee.ask.values) == [1, 2, 3, 4, 5, 6]
        assert referee.answer(die) is None


# Dice


def test_the_side_drawn_by_lot_throws_first_R_BG_25_26():
    referee = Referee(backgammon, 2)
    assert asked(referee) == (None, "starter") and told(referee.table, "set_up") == [(0, 1)]
    referee.answer(RED)
    assert asked(referee) == (RED, "first_die")
    referee.answer(5)
    assert asked(referee) == (RED, "second_die")
    referee.answer(6)
    assert asked(referee) == (RED, "die") and referee.ask.values == [5, 6]


def test_a_double_is_thrown_again_without_bonus_R_BG_4():
    referee = start()
    for number in (3, 6, 1):
        throw(referee, number, number)
        assert asked(referee) == (WHITE, "first_die") and told(referee.table, "double") == [()]
    throw(referee, 4, 2)
    assert referee.table.dice == [4, 2] and asked(referee) == (WHITE, "die")


def test_the_two_entries_have_no_order_R_BG_26():
    moves = []
    for dice in ((2, 5), (5, 2)):
        referee = start()
        throw(referee, dice[0], dice[1])
        for answer in (5, 3, 4):
            assert referee.answer(answer) is None
        moves.append(spaces(referee.table, WHITE))
    assert moves[0] == moves[1] == [2, 2, 3, 4, 5, 5, 6, 6, 6, 8]


def test_sides_take_turns():
    referee = start(RED)
    throw(referee, 1, 2)
    assert asked(referee) == (RED, "die")
    for answer in (1, 26, 25):
        assert referee.answer(answer) is None
    assert asked(referee) == (WHITE, "first_die")
    assert told(referee.table, "moves") == [(RED, "disc", 25, 23)]  # shown with the next ask


def test_what_cannot_be_chosen_is_not_asked_R_BG_27():
    """One die, one piece: both moves are made and told with the next question."""
    referee = start(RED)
    referee.table.discs[WHITE] = [0] * 30 + [10]
    referee.table.discs[RED] = [0] * 30 + [10]
    referee.table.kings = [EXIT, 3]
    throw(referee, 2, 6)
    assert asked(referee) == (RED, "die")
    referee.answer(6)
    assert asked(referee) == (WHITE, "first_die")
    assert told(referee.table, "moves") == [(RED, "king", 27, 21), (RED, "king", 21, 19)]


def test_rebelote_offers_a_1_and_2_again_as_often_as_it_comes_R_BG_21():
    referee = start(rebelote="yes")
    for dice in ((1, 2), (2, 1)):
        throw(referee, dice[0], dice[1])
        assert asked(referee) == (WHITE, "rebelote") and referee.ask.values == ("keep", "again")
        referee.answer("again")
    throw(referee, 4, 4)
    throw(referee, 1, 2)
    referee.answer("keep")
    assert asked(referee) == (WHITE, "die") and referee.table.dice == [1, 2]


def test_rebelote_is_for_1_and_2_only_and_only_where_it_is_played_R_BG_21():
    for dice, options in (((1, 3), {"rebelote": "yes"}), ((1, 2), {})):
        referee = start(WHITE, **options)
        throw(referee, dice[0], dice[1])
        assert asked(referee) == (WHITE, "die")


# All in


def test_all_in_binds_the_discs_on_the_board_R_BG_20():
    t = table(white=[10, 27], kings=(15, RESERVE), all_in="yes")
    reserve(t, WHITE, 1)
    assert backgammon.disc_steps(t, WHITE, 3) == [RESERVE]
    assert play(t, WHITE, [3], [15]) == [("piece", [15, "disc_reserve"])]  # the king is free
    assert t.kings[WHITE] == 18 and t.discs[WHITE][RESERVE] == 1


def test_all_in_a_die_that_cannot_enter_is_the_kings_alone_R_BG_20():
    """One disc waits, red has a pair on 2."""
    t = table(white=[10], red=[2, 2], kings=(15, RESERVE), all_in="yes")
    reserve(t, WHITE, 1)
    assert play(t, WHITE, [2]) == [] and t.kings[WHITE] == 17
    t.kings[WHITE] = RESERVE
    assert play(t, WHITE, [2]) == [] and told(t, "lost") == [(WHITE, 2)]
    assert spaces(t, WHITE) == [10]


def test_all_in_frees_the_discs_once_the_reserve_is_empty_R_BG_20():
    t = table(white=[10], kings=(EXIT, RESERVE), all_in="yes")
    reserve(t, WHITE, 1)
    asks = play(t, WHITE, [2, 4], [2, 10])
    assert asks == [("die", [2, 4]), ("piece", [2, 10])]
    assert spaces(t, WHITE) == [2, 14]


def test_all_in_king_under_a_bound_disc_moves_unasked_R_BG_20():
    t = table(white=[10], red=[3, 3], kings=(10, RESERVE), all_in="yes")
    reserve(t, WHITE, 1)
    assert play(t, WHITE, [3]) == [] and t.kings[WHITE] == 13 and spaces(t, WHITE) == [10]


def test_spaces_are_offered_in_rising_order():
    t = table(red=[10, 20, 28], kings=(RESERVE, 15))
    assert play(t, RED, [1], [20]) == [("piece", [10, 15, 20, 28])]


def test_all_in_is_off_by_default_R_BG_10():
    t = table(white=[10])
    reserve(t, WHITE, 1)
    assert backgammon.disc_steps(t, WHITE, 3) == [RESERVE, 10]


# Victory


def test_ten_discs_and_the_king_off_win_R_BG_16_17():
    t = table(white=[27], red=[20], kings=(29, RESERVE))
    play(t, WHITE, [3, 1], [3])
    assert t.ending == "all_off" and t.kings[WHITE] == EXIT and t.discs[WHITE][EXIT] == 10


def test_the_king_off_early_is_only_safe_in_the_base_game_R_BG_17():
    t = table(white=[20], kings=(29, RESERVE))
    play(t, WHITE, [1], [29])
    assert not t.ending and t.kings[WHITE] == EXIT
    assert backgammon.king_step(t, WHITE, 1) is None


def test_quick_the_king_off_wins_whatever_is_left_R_BG_18():
    t = table(white=[20] * 10, kings=(29, RESERVE), **QUICK)
    play(t, WHITE, [1], [29])
    assert t.ending == "king_off"


def test_quick_all_discs_off_are_no_win_R_BG_18():
    t = table(white=[27], kings=(20, RESERVE), **QUICK)
    play(t, WHITE, [3], [27])
    assert t.discs[WHITE][EXIT] == 10 and not t.ending


def test_capturing_the_lone_king_wins_in_every_game_R_BG_13_16():
    for options in ({}, QUICK, FOR_GOOD, {"all_in": "yes"}):
        t = table(white=[8], red=[20], kings=(EXIT, 10), **options)
        play(t, WHITE, [2])
        assert t.ending == "king_captured" and t.kings[RED] == CAPTURED
        kings = [mark[1] for mark in backgammon.marks(t, None) if KING in mark]
        assert RED not in kings, "it stands nowhere any more"


def test_the_king_captures_too():
    t = table(red=[20], kings=(16, RESERVE), **FOR_GOOD)
    play(t, WHITE, [4])
    assert t.kings[WHITE] == 20 and t.dead == [0, 1] and spaces(t, RED) == []


def test_the_second_die_is_not_played_after_a_victory_R_BG_16():
    t = table(white=[8, 3], kings=(EXIT, 10))
    play(t, WHITE, [2, 1], [2, 8])
    assert t.ending and spaces(t, WHITE) == [3, 10] and told(t, "lost") == []


def test_the_winner_is_the_side_that_moved_and_there_is_no_score_R_BG_16():
    referee = start(RED)
    referee.table.kings[WHITE] = 24
    referee.table.discs[WHITE] = [0] * 30 + [10]
    referee.table.discs[RED] = [0] * 5 + [10] + [0] * 25  # on 25
    throw(referee, 6, 1)
    referee.answer(1)
    assert asked(referee) == (RED, "piece") and referee.ask.items == ("king_reserve",)
    referee.answer(25)
    result = referee.result
    assert (result.ending, result.winners, result.scores) == ("king_captured", [RED], [None] * 2)
    assert told(referee.table, "king_taken") == [(WHITE,)] and told(referee.table, "lost") == []


# Captures


def test_a_captured_disc_may_enter_in_its_owners_next_turn_R_BG_11():
    t = table(white=[8], red=[10], kings=(EXIT, EXIT))
    play(t, WHITE, [2])
    assert t.discs[RED][RESERVE] == 1 and t.dead == [0, 0]
    play(t, RED, [3])
    assert spaces(t, RED) == [27]


def test_permanent_capture_kills_discs_R_BG_19():
    t = table(white=[8], red=[10], kings=(EXIT, RESERVE), **FOR_GOOD)
    play(t, WHITE, [2])
    assert t.dead == [0, 1] and t.discs[RED][RESERVE] == 0 and told(t, "dies") == [(RED,)]
    assert backgammon.standing(t)[1][RED] == [9, 0, 1], "off, in reserve, lost"
    assert play(t, RED, [3]) == [] and t.kings[RED] == 3  # the king plays on alone


def test_permanent_capture_belongs_to_quick_R_BG_19():
    def allowed(quick):
        return values_of(backgammon, 2, {"quick": quick}, "permanent_capture", ("no", "yes"))

    assert allowed("yes") == ("no", "yes") and allowed("no") == ("no",)
    try:
        complete(backgammon, 2, {"permanent_capture": "yes"})
    except ValueError as wrong:
        assert "permanent_capture" in str(wrong)
    else:
        raise AssertionError("permanent capture without quick is taken")


# Display


def test_marks_show_every_space_a_side_stands_on():
    t = table(white=[3, 3, 12], red=[12, 28], kings=(5, 20))
    shown = [(3, WHITE), (5, WHITE), (12, WHITE), (12, RED), (20, RED), (28, RED)]
    assert sorted(lit(backgammon.marks(t, None))) == sorted(shown)
    assert backgammon.status(t) == ("off", 7, 8)
