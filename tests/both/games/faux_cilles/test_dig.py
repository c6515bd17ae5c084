"""Les faux-cilles: moves, finds and dead turns, ruling by ruling."""

from engine.places import PIECE, lit
from engine.table import DISCARD, HAND
from tests.both.games.faux_cilles.talk import bare, buried, dead_turn, digging, exhaust, play


def test_example_1_the_distance_of_a_card_R_FAUX_8_9_10():
    """Both colours' pieces by number; one's own spaces, not pieces, by colour."""
    game, table = bare()
    buried(table, 0, [4, 10], [4, 22])
    buried(table, 1, [16], [4, 28])
    assert game.value(table, 4) == 5
    assert game.colour_count(table, 0, 3) == 3
    assert game.colour_count(table, 1, 3) == 3
    assert game.colour_count(table, 0, 0) == 0


def test_number_use_needs_an_own_piece_on_the_space_R_FAUX_8():
    talk = digging(bob=(1, 2, 3, 4, 5, 6, 9, 10, 11, 12))
    talk.say("Bob, card: d7")  # Alice has pieces on 7, Bob has not
    assert talk.asked() == "Bob, way" and talk.referee.ask.args == (1,)
    talk.say("Bob, way: anticlockwise")
    talk.say("Alice, card: n7")
    assert talk.asked() == "Alice, use" and talk.may() == ["by_colour", "by_number"]
    assert talk.referee.ask.args == (3, 5)


def test_the_inspectors_place_is_irrelevant_to_the_number_use_R_FAUX_8():
    talk = digging()
    play(talk, "Bob", "d8", "by_number")
    assert talk.table.inspector == 6, "six steps: two discs and two bars"
    talk.say("Alice, card: d25")
    assert "by_number" in talk.may()


def test_black_spaces_are_a_colour_like_any_other():
    talk = digging(bob=(6, 12, 18, 24, 30, 1, 2, 3, 4, 5))
    talk.say("Bob, card: n30")
    assert talk.referee.ask.args == (3, 5)


def test_example_2_from_the_line_R_FAUX_1():
    game, _ = bare()
    assert game.arrival(0, 3, True) == 3 and game.arrival(0, 3, False) == 28
    assert game.arrival(0, 1, True) == 1 and game.arrival(0, 1, False) == 30
    assert game.arrival(30, 1, True) == 1 and game.arrival(1, 1, False) == 30
    assert game.arrival(29, 6, True) == 5 and game.arrival(2, 6, False) == 26
    assert game.arrival(30, 6, False) == 24 and game.arrival(1, 6, True) == 7


def test_either_way_round_is_free_R_FAUX_11():
    talk = digging()
    talk.script("Bob, card: d1\nBob, use: by_colour")
    assert talk.may() == ["anticlockwise", "clockwise"]
    talk.say("Bob, way: anticlockwise")
    assert talk.table.inspector == 26 and talk.told("inspector") == [(26,)]


def test_example_3_own_pieces_are_finds_the_others_are_lost_R_FAUX_17():
    game, table = bare()
    buried(table, 0, [9, 12], [9])
    buried(table, 1, [12], [9, 20])
    table.inspector = 9
    game.unearth(table, 0)
    assert table.finds == [[1, 1], [0, 0]]
    assert table.buried == [([12], []), ([12], [20])]
    assert [news[:2] for news in table.news] == [
        ("found", (0, "disc")), ("found", (0, "bar")), ("lost", (1, "bar")),
    ]  # fmt: skip
    game.count(table)
    assert table.positions == [4, 1]


def test_a_lost_piece_never_returns_R_FAUX_17_22():
    talk = digging(bob=(1, 2, 3, 4, 5, 6, 9, 10, 11, 12))
    play(talk, "Bob", "d5", "by_colour", "clockwise")  # two spaces: 5 and 11
    assert talk.table.inspector == 2
    assert talk.table.finds == [[0, 0], [1, 1]]
    assert 2 not in talk.table.buried[0][0] + talk.table.buried[0][1]
    assert talk.table.stock[0] == [0, 0]


def test_an_empty_arrival_is_a_dig_without_finds_R_FAUX_15():
    talk = digging()
    dead_turn(talk, "Bob", "d3 n4 d5 n9 d6")
    assert talk.table.idle == 1
    play(talk, "Alice", "d1", "by_colour", "clockwise")
    assert talk.table.inspector == 5 and talk.table.finds == [[0, 0], [0, 0]]
    assert talk.table.idle == 0


def test_a_played_card_is_discarded_whatever_its_use():
    talk = digging()
    play(talk, "Bob", "d1", "by_number")
    play(talk, "Alice", "n2", "by_colour")
    assert talk.names(DISCARD) == ["d1", "n2"]


def test_example_6_four_dead_turns_in_a_row_close_the_site_R_FAUX_14():
    """Of both seats together; the third turn moved, so it happens on the seventh."""
    talk = digging()
    dead_turn(talk, "Bob", "d3 n4 d5 n9 d6")
    talk.say("Alice, card: no_card")
    talk.say("Alice, show_hand: d9 n10 d11 n15 d12")
    talk.table.buried[1][0].append(3)  # now Bob can play his green card
    talk.say("Alice, dead_card: d9")
    assert talk.table.idle == 2
    exhaust(talk, "Bob", "n9")
    assert talk.table.idle == 0
    for turn, who in enumerate(("Alice", "Bob", "Alice", "Bob")):
        assert talk.asked() == who + ", dead_card" and talk.table.idle == turn
        talk.say(talk.asked() + ": " + talk.may()[0])
    assert talk.result.ending == "closed" and talk.told("site_closed")
    assert talk.table.count(HAND) == 2 and talk.table.count(HAND + 1) == 1


def test_the_tenth_turn_may_close_the_site_R_FAUX_14():
    talk = digging()
    for turn in range(5):
        play(talk, "Alice" if turn % 2 else "Bob", talk.may()[0])
    exhaust(talk, "Alice", talk.may()[0])
    for _ in range(4):
        talk.say(talk.asked() + ": " + talk.may()[0])
    assert talk.result.ending == "closed" and talk.table.round == 1
    assert talk.table.count(HAND) == talk.table.count(HAND + 1) == 0


def test_dead_turns_do_not_add_up_over_rounds_R_FAUX_14():
    """Nothing lies in the ground: the phase would be closed at its first turn else."""
    game, table = bare()
    table.idle = 3
    table.set_out([0, 1, 2, 3, 4], HAND + 1)
    flow = game.dig(table)
    assert next(flow).prompt == "dead_card"
    assert table.idle == 0


def test_the_colours_of_the_lights():
    game, table = bare()
    table.colours = [4, 0]
    buried(table, 1, [9], [9])
    table.inspector = 12
    table.positions = [23, 2]
    assert lit(game.marks(table, None)) == [
        (109, 0), (9, PIECE + 1), (9, PIECE + 1), (92, 1), (12, 32),  # a disc and a bar
    ]  # fmt: skip
    table.inspector = 0
    assert lit(game.marks(table, None))[-2:] == [(1, 32), (30, 32)]
    talk = digging()
    talk.say("Bob, card: d1")
    talk.say("Bob, use: by_number")
    assert lit(talk.game.marks(talk.table, talk.referee.ask))[-2:] == [(6, 33), (25, 33)]
