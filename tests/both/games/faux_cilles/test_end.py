"""Les faux-cilles: the count, the end and the next round, ruling by ruling."""

from engine.table import DEAD, DISCARD
from tests.both.games.faux_cilles.talk import bare, buried, digging, exhaust, take_away


def closed(positions):
    """The result when in the first turn Bob finds nothing, and then nobody can play."""
    talk = digging()
    exhaust(talk, "Bob", "d2")
    talk.table.positions = positions
    talk.table.finds[1] = [1, 1]
    for card in ("d3", "d4", "d5", "d6"):
        talk.say(talk.asked() + ": " + card)
    assert talk.of(DEAD, "Bob") == [] and len(talk.names(DISCARD)) == 5
    return talk.result


def test_a_closed_site_is_counted_dead_cards_included_R_FAUX_16():
    result = closed([9, 1])
    assert (result.ending, result.scores, result.winners) == ("closed", [9 - 2, 1 + 3 - 2], [0])


def test_a_closed_site_may_be_a_draw_too_R_FAUX_20():
    result = closed([9, 6])
    assert (result.ending, result.scores, result.winners) == ("closed", [7, 7], [])


def test_example_4_dead_cards_are_taken_off_and_19_is_enough_R_FAUX_13():
    game, table = bare()
    table.positions = [15, 3]
    table.finds[0] = [1, 2]
    table.set_out([7], DEAD)
    game.count(table)
    assert table.positions == [19, 3] and game.ending(table) == "path"
    assert table.zone(DISCARD) == [7] and table.zone(DEAD) == []
    assert table.revealed, "the dead card is seen in the discard pile"


def test_example_5_never_below_the_first_stone_R_FAUX_18():
    game, table = bare()
    table.positions = [2, 2]
    table.finds[1] = [2, 0]
    table.set_out([7, 8, 9], DEAD)
    table.set_out([10, 11, 12], DEAD + 1)
    game.count(table)
    assert table.positions == [1, 1], "netted first: 2 + 2 - 3 is 1 as well"


def test_passing_19_during_the_sum_ends_nothing_R_FAUX_19():
    game, table = bare()
    table.positions = [17, 1]
    table.finds[0] = [2, 0]
    table.set_out([7, 8], DEAD)
    game.count(table)
    assert table.positions == [17, 1] and game.ending(table) is None


def last_way(talk):
    """Every card is played for its colour, up to where the tenth one leads."""
    while not (len(talk.names(DISCARD)) == 10 and talk.asked().endswith("way")):
        talk.say(talk.asked() + ": " + talk.may()[0])


def end_with(positions):
    """The result of a match whose figures reach these stones in the first round."""
    talk = digging()
    last_way(talk)
    take_away(talk, "Alice")
    take_away(talk, "Bob")
    found = [discs + 2 * bars for discs, bars in talk.table.finds]
    talk.table.positions = [positions[seat] - found[seat] for seat in (0, 1)]
    talk.say(talk.asked() + ": clockwise")
    assert talk.table.positions == positions
    return talk.result


def test_the_first_at_the_end_of_the_path_wins_R_FAUX_19():
    result = end_with([19, 18])
    assert (result.ending, result.scores, result.winners) == ("path", [19, 18], [0])
    assert end_with([18, 18]) is None


def test_steps_beyond_19_count_and_equal_is_a_draw_R_FAUX_20():
    assert end_with([20, 22]).winners == [1]
    result = end_with([21, 21])
    assert (result.ending, result.winners) == ("path", [])


def test_the_first_to_bury_later_is_ahead_or_was_second_R_FAUX_21():
    game, table = bare()
    for positions, first, then in (([5, 4], 1, 0), ([4, 5], 0, 1), ([4, 4], 0, 1), ([4, 4], 1, 0)):
        table.positions, table.first = positions, first
        game.next_round(table)
        assert table.first == then, (positions, first)


def test_finds_return_to_the_stock_ground_and_inspector_stay_R_FAUX_22():
    game, table = bare()
    table.stock = [[0, 0], [0, 0]]
    table.finds = [[1, 2], [0, 3]]
    buried(table, 0, [5], [6])
    table.inspector = 17
    game.next_round(table)
    assert table.stock == [[1, 2], [0, 3]] and table.finds == [[0, 0], [0, 0]]
    assert table.buried[0] == ([5], [6]) and table.inspector == 17


def test_thirty_rounds_are_the_limit_R_FAUX_24():
    game, table = bare()
    table.round = 29
    assert game.ending(table) is None
    table.round = 30
    assert game.ending(table) == "limit"
    table.positions[1] = 19
    assert game.ending(table) == "path"
    table.closed = True
    assert game.ending(table) == "closed"
