"""The Backgammon of Stonehenge: which moves are legal. Positions are the board's spaces."""

from engine.games.backgammon import rulebook as backgammon
from engine.games.backgammon.rulebook import EXIT, RED, RESERVE, WHITE
from tests.both.games.backgammon.talk import play, reserve, spaces, table, told

# The start


def test_two_discs_on_five_spaces_of_each_zone_kings_in_reserve_R_BG_12_25():
    t = backgammon.Table(2, {})
    assert spaces(t, WHITE) == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert spaces(t, RED) == [24, 24, 25, 25, 26, 26, 27, 27, 28, 28]
    assert t.kings == [RESERVE, RESERVE] and t.colours == [0, 4]
    assert t.discs[WHITE][RESERVE] == t.discs[RED][RESERVE] == 0


# Entering


def test_a_2_enters_white_on_2_and_red_on_28_R_BG_2():
    for side, space in ((WHITE, 2), (RED, 28)):
        t = table()
        reserve(t, side, 1)
        play(t, side, [2], ["disc_reserve"])
        assert spaces(t, side) == [space] and t.discs[side][RESERVE] == 0
        assert told(t, "enters") == [(side, "disc", space)]


def test_the_king_enters_like_a_disc_R_BG_12():
    for side, space in ((WHITE, 5), (RED, 25)):
        t = table()
        assert play(t, side, [5]) == []  # it alone can move
        assert backgammon.space(side, t.kings[side]) == space
        assert told(t, "enters") == [(side, "king", space)]


def test_entering_wants_room_and_captures_R_BG_10_11():
    t = table(red=[2, 2, 4])
    reserve(t, WHITE, 1)
    assert play(t, WHITE, [2]) == [] and told(t, "lost") == [(WHITE, 2)]
    play(t, WHITE, [4], ["disc_reserve"])
    assert spaces(t, WHITE) == [4] and t.discs[RED][RESERVE] == 1
    assert told(t, "captured") == [(RED,)]


def test_entering_is_optional_R_BG_10():
    t = table(white=[10])
    reserve(t, WHITE, 2)
    assert play(t, WHITE, [3], [10]) == [("piece", [10, "disc_reserve", "king_reserve"])]
    assert spaces(t, WHITE) == [13] and t.discs[WHITE][RESERVE] == 2


# Moving


def test_white_goes_up_and_red_down_R_BG_3_24():
    t = table(white=[5], red=[25], kings=(EXIT, EXIT))
    play(t, WHITE, [4])
    play(t, RED, [4])
    assert spaces(t, WHITE) == [9] and spaces(t, RED) == [21]
    assert told(t, "moves") == [(WHITE, "disc", 5, 9), (RED, "disc", 25, 21)]


def test_dice_are_not_added_R_BG_5():
    """13 + 5 = 18 would be free, but the pairs on 15 and 16 stop either die."""
    t = table(white=[13], red=[15, 15, 16, 16], kings=(EXIT, RESERVE))
    assert play(t, WHITE, [2, 3]) == []
    assert spaces(t, WHITE) == [13] and told(t, "lost") == [(WHITE, 2), (WHITE, 3)]


def test_one_piece_may_use_both_dice_R_BG_5():
    t = table(white=[13], red=[15, 15, 16, 16], kings=(EXIT, RESERVE))
    assert play(t, WHITE, [2, 5]) == []  # the 5 to 18, then the 2 to 20
    assert spaces(t, WHITE) == [20]


def test_the_landing_between_two_dice_captures_R_BG_5():
    t = table(white=[13], red=[15], kings=(EXIT, RESERVE))
    play(t, WHITE, [2, 1], [2])
    assert spaces(t, WHITE) == [16] and t.discs[RED][RESERVE] == 1


def test_two_enemies_block_one_is_captured_R_BG_13_23():
    t = table(white=[10, 10], red=[13, 13, 14], kings=(EXIT, RESERVE))
    assert not backgammon.has_move(t, WHITE, 3)
    play(t, WHITE, [4])
    assert spaces(t, WHITE) == [10, 14] and spaces(t, RED) == [13, 13]
    assert t.discs[RED][RESERVE] == 1 and not t.ending


def test_own_pieces_never_block_R_BG_23():
    t = table(white=[10] + [13] * 9, kings=(13, RESERVE))
    assert backgammon.has_move(t, WHITE, 3)
    play(t, WHITE, [3], [10])
    assert spaces(t, WHITE) == [13] * 10


def test_the_king_counts_as_a_piece_R_BG_13():
    """A red disc and the red king on 10 block; so does a disc under each other die."""
    t = table(white=[7], red=[10], kings=(EXIT, 10))
    assert not backgammon.has_move(t, WHITE, 3)
    t = table(white=[7], kings=(EXIT, 10))
    assert backgammon.has_move(t, WHITE, 3)


def test_a_disc_and_the_king_on_a_space_are_told_apart():
    t = table(white=[10], kings=(10, EXIT))
    asks = play(t, WHITE, [3], ["king"])
    assert asks == [("which", ["disc", "king"])]
    assert t.kings[WHITE] == 13 and spaces(t, WHITE) == [10]
    t = table(white=[10, 8], kings=(10, EXIT))
    assert play(t, WHITE, [3], [10, "disc"])[0] == ("piece", [8, 10])
    assert t.kings[WHITE] == 10 and spaces(t, WHITE) == [8, 13]


# Safe spaces


def test_12_and_18_are_shared_and_nothing_is_captured_there_R_BG_14_15():
    for side in (WHITE, RED):
        for safe in (12, 18):
            start = safe - 4 if side == WHITE else safe + 4
            for there in (1, 2, 5):
                own, other = [start], [safe] * there
                t = table(own, other) if side == WHITE else table(other, own)
                t.kings[side] = EXIT
                play(t, side, [4])
                assert spaces(t, side) == [safe] and spaces(t, 1 - side) == [safe] * there


def test_a_king_on_a_safe_space_is_safe_R_BG_15():
    t = table(white=[10], kings=(EXIT, 12))
    play(t, WHITE, [2])
    assert not t.ending and spaces(t, WHITE) == [12] and t.kings[RED] == 18  # its 18th step


def test_other_black_spaces_are_ordinary_R_BG_14():
    t = table(white=[4, 22], red=[6, 24, 24], kings=(EXIT, RESERVE))
    assert play(t, WHITE, [2]) == [] and spaces(t, WHITE) == [6, 22]
    assert spaces(t, RED) == [24, 24] and t.discs[RED][RESERVE] == 1


# Bearing off


def test_bearing_off_wants_the_exact_number_R_BG_1_2_8():
    for side in (WHITE, RED):
        for step in range(24, 30):
            space = backgammon.space(side, step)
            for die in range(1, 7):
                t = table([space], []) if side == WHITE else table([], [space])
                t.kings = [EXIT, EXIT]
                steps = backgammon.disc_steps(t, side, die)
                assert steps == ([step] if die <= 30 - step else [])
                assert (step + die == 30) == (space == (30 - die if side == WHITE else die))


def test_white_leaves_28_with_a_2_and_24_with_a_6_R_BG_2_8():
    t = table(white=[24, 28], kings=(EXIT, EXIT))
    assert not backgammon.has_move(table(white=[28], kings=(EXIT, EXIT)), WHITE, 5)
    t.discs[WHITE][EXIT] = 7
    play(t, WHITE, [6])
    assert spaces(t, WHITE) == [28] and told(t, "bears_off") == [(WHITE, "disc", 24)]
    play(t, WHITE, [2])
    assert spaces(t, WHITE) == [] and t.discs[WHITE][EXIT] == 9 and not t.ending


def test_bearing_off_needs_nobody_at_home_and_no_empty_reserve_R_BG_8():
    t = table(white=[3, 27])
    reserve(t, WHITE, 4)
    play(t, WHITE, [3], [27])
    assert spaces(t, WHITE) == [3] and t.discs[WHITE][EXIT] == 5


def test_bearing_off_is_compulsory_where_it_is_the_only_move_R_BG_9():
    t = table(white=[27], kings=(EXIT, RESERVE))
    assert play(t, WHITE, [3]) == [] and spaces(t, WHITE) == []


# Dice


def test_every_playable_die_must_be_played_R_BG_6():
    t = table(white=[10], red=[12, 13, 13], kings=(EXIT, RESERVE))
    asks = play(t, WHITE, [3, 4])
    assert asks == [] and spaces(t, WHITE) == [17]  # the 3 only after the 4
    assert told(t, "moves") == [(WHITE, "disc", 10, 14), (WHITE, "disc", 14, 17)]


def test_no_look_ahead_the_other_die_may_be_spoilt_R_BG_7():
    """From 10 both dice are playable; after the 1 the 3 is not, and nobody forbids it."""
    t = table(white=[10], red=[14, 14], kings=(EXIT, RESERVE))
    assert play(t, WHITE, [3, 1], [1]) == [("die", [3, 1])]
    assert spaces(t, WHITE) == [11] and told(t, "lost") == [(WHITE, 3)]
