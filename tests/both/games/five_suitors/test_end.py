"""Les 5 prétendants: the four ends, the count and its ties, ruling by ruling."""

from engine.table import DECK, FRONT
from tests.both.games.five_suitors.talk import bare, counted, draw, lay, start, take_part


def ending(**facts):
    """Which end has come for three players with these facts."""
    game, table = bare()
    for name in facts:
        setattr(table, name, facts[name])
    return game.count.ending(table)


def test_the_ends_in_their_order_R_SUIT_20_21():
    assert ending() is None
    assert ending(figures=[0, 0, 30, 0, 0]) == "track"
    assert ending(figures=[0, 0, 29, 0, 0]) is None
    assert ending(supply=[0, 0, 2, 0, 0]) == "supply"
    assert ending(supply=[0, 0, 3, 0, 0]) is None
    assert ending(bag=[0] * 5) == "bag"
    assert ending(bag=[0, 1, 1, 0, 0]) == "leftovers"
    assert ending(bag=[0, 1, 1, 1, 0]) is None
    assert ending(figures=[31] * 5, supply=[0] * 5, bag=[0] * 5) == "track"
    assert ending(supply=[0] * 5, bag=[0] * 5) == "supply"


def test_two_players_end_at_one_bar_R_SUIT_28():
    game, table = bare(2)
    table.supply = [0, 0, 2, 0, 0]
    assert game.count.ending(table) is None
    table.supply = [0, 0, 1, 0, 0]
    assert game.count.ending(table) == "supply"


def test_sets_in_the_row_keep_the_match_going_R_SUIT_29():
    assert ending(bag=[0] * 5, row=[[0, 1, 2]]) is None
    assert ending(bag=[0, 1, 0, 0, 0], row=[[0, 1, 2]]) is None
    assert ending(bag=[0, 1, 0, 0, 0], row=[]) == "leftovers"


def test_discs_added_by_blue_are_drawn_after_the_row_R_SUIT_29():
    talk = start(facts={"bag": [0, 3, 0, 0, 3]}, predrawn="yes")
    draw(talk, "blue blue red red red")
    take_part(talk, "d30", "/n7", "/n8")
    lay(talk, "d26 d4 d3")
    talk.say("Alice, add_discs: add")
    assert talk.table.discs == [4, 4, 1] and talk.table.row == []
    assert talk.asked() == "Alice, play_or_pass" and talk.table.bag == [1] * 5
    take_part(talk, "/d1", "/d7", "/d13")
    talk.script("Alice, advance: red\nAlice, advance: red")
    assert talk.asked() == "Alice, disc" and len(talk.may()) == 5


def winning_vote(discs: str, cards: str, options=(), **facts):
    """Alice alone has played; the votes are on the discs."""
    talk = start(facts=facts, **dict(options))
    draw(talk, discs)
    take_part(talk, "d30", "/n7", "/n8")
    lay(talk, cards)
    return talk


def identities(talk, *cards):
    for card in cards:
        talk.say(talk.asked() + ": " + card)


def test_a_figure_beyond_30_counts_on_R_SUIT_20():
    talk = winning_vote("red blue green", "d23 d4 d3", figures=[0, 0, 0, 0, 29])
    assert talk.asked() == "Alice, push_back", "the vote goes on"
    talk.say("Alice, push_back: decline")
    assert talk.asked() == "Alice, identity" and talk.table.figures[4] == 32
    identities(talk, "tR", "tW", "tG")
    assert talk.result.ending == "track" and talk.result.scores[0] == 32


def test_pushed_back_from_30_in_the_same_vote_ends_nothing_R_SUIT_20():
    talk = winning_vote("red blue green", "d17 d22 d6", figures=[0, 0, 0, 0, 28])
    talk.say("Alice, push_back: red")
    assert talk.table.figures[4] == 29 and talk.asked() == "Alice, disc"


def test_a_table_may_end_it_once_a_disc_has_led_to_30_R_SUIT_20():
    once = {"track_end": "each_disc"}
    talk = winning_vote("red blue green", "d17 d22 d6", once, figures=[0, 0, 0, 0, 28])
    talk.say("Alice, push_back: red")
    assert talk.table.figures[4] == 29 and talk.asked() == "Alice, identity"


def test_an_unowned_figure_ends_the_match_too_R_SUIT_3():
    talk = winning_vote("red blue green", "d4 d3 d2", figures=[0, 0, 0, 0, 27])
    assert talk.game.scores(talk.table) == [None, None, None]
    assert talk.asked() == "Alice, identity" and talk.may() == ["tB", "tG", "tR", "tW", "tY"]
    assert talk.refused("Alice, identity: d1") == "want_trilithon"
    talk.say("Alice, identity: tB")
    assert talk.game.scores(talk.table) == [2, None, None]
    assert talk.refused("Bob, identity: tB") == "refused_elsewhere"
    assert len(talk.table.zone(FRONT)) == 1, "it lies before its owner"
    identities(talk, "tW", "tG")
    assert len(talk.table.zone(FRONT + 1)) == len(talk.table.zone(FRONT + 2)) == 1
    assert talk.result.scores == [2, -1, 0], "a white bar and a blue one"
    assert talk.result.winners == [0]


def test_green_and_yellow_are_not_asked_when_it_is_over_R_SUIT_19():
    talk = winning_vote("green yellow red", "d27 d28 d3", figures=[0, 0, 28, 0, 0])
    assert talk.table.later and talk.asked() == "Alice, identity"


def test_a_bar_given_back_prevents_the_end_R_SUIT_21():
    facts = {"supply": [1, 1, 0, 0, 2], "bars": [[0, 0, 1, 0, 0], [0] * 5, [0] * 5]}
    talk = winning_vote("white blue red", "d25 d4 d3", **facts)
    assert sum(talk.table.supply) == 2
    talk.say("Alice, give_back: green")
    assert sum(talk.table.supply) == 3 and talk.asked() == "Alice, disc"


def test_discs_added_to_an_empty_bag_prevent_the_end_R_SUIT_21_30():
    """So there may be more rounds than ten."""
    talk = winning_vote("blue green red", "d26 d4 d3", bag=[0, 1, 1, 0, 1])
    assert talk.table.bag == [0] * 5
    talk.say("Alice, add_discs: add")
    assert talk.table.bag == [1] * 5 and talk.asked() == "Alice, disc"


def test_leftover_discs_are_worth_two_steps_each_R_SUIT_22():
    talk = winning_vote("red green red", "d4 d3 d2", bag=[0, 0, 3, 0, 2])
    assert talk.asked() == "Alice, identity"
    assert talk.table.figures == [0, 0, 2 + 4, 0, 3 + 1]
    identities(talk, "tR", "tW", "tG")
    assert talk.result.ending == "leftovers"


def test_leftovers_count_nothing_when_it_was_over_anyway_R_SUIT_22():
    talk = winning_vote("red green red", "d4 d3 d2", bag=[0, 0, 3, 0, 2], figures=[30, 0, 0, 0, 0])
    assert talk.table.figures == [30, 0, 2, 0, 3 + 1]


def test_two_equal_last_discs_are_a_round_for_two_R_SUIT_22():
    talk = start(2, facts={"bag": [0, 0, 2, 0, 0]})
    assert talk.asked() == "Alice, play_or_pass" and talk.table.discs == [2, 2]
    take_part(talk, "/d1", "/d3")
    assert talk.table.figures[2] == 5
    identities(talk, "tW", "tG")
    assert talk.result.ending == "bag"


def test_the_deck_may_be_empty_without_an_end():
    talk = start()
    draw(talk, "red green blue")
    talk.table.draw(talk.table.count(DECK), DECK, 1)
    take_part(talk, "/d1")
    assert talk.asked() == "Bob, play_or_pass"


# The count


def test_the_example_of_the_count_dense_ranks_R_SUIT_23():
    game, _ = bare()
    white = [4, 1, 1]
    assert [game.count.penalty(white, seat) for seat in range(3)] == [2, 1, 1]
    assert [game.count.penalty([5, 0, 3, 3, 9], seat) for seat in range(5)] == [2, 0, 1, 1, 3]


def test_bars_of_suitors_without_an_owner_count_R_SUIT_24():
    result = counted([9, 9, 9, 9, 9], [[0, 0, 0, 1, 0], [0] * 5, [0, 0, 0, 2, 1]], [0, 1, 2])
    assert result.scores == [8, 9, 9 - 2 - 1]
    assert result.winners == [1] and result.ending == "bag"


def test_a_score_may_be_negative_R_SUIT_25():
    result = counted([0, 1, 0, 5, 5], [[1, 0, 0, 0, 0], [0] * 5, [0, 0, 1, 1, 1]], [0, 1, 2])
    assert result.scores == [-1, 1, -3]


def test_the_example_of_two_players_R_SUIT_32():
    bars = [[3, 0, 1, 2, 0], [1, 0, 1, 4, 0]]
    result = counted([7, 8, 0, 0, 0], bars, [0, 1], removed="red")
    assert result.scores == [7 - 3, 8 - 3]
    game, _ = bare(2)
    assert [game.count.penalty([n, 0], 0) for n in range(6)] == [0, 1, 3, 6, 10, 15]
    assert game.count.penalty([2, 7], 0) == 0


def test_ties_go_to_the_smaller_bar_counts_R_SUIT_26():
    """The largest number of each is compared, then the second, in any colour."""
    result = counted([5, 5, 0, 0, 0], [[0, 2, 0, 0, 0], [0, 0, 1, 1, 0], [0] * 5], [0, 1, 2])
    assert result.scores == [4, 3, 0]
    result = counted([5, 6, 0, 0, 0], [[0, 2, 0, 0, 0], [0, 0, 1, 1, 0], [0] * 5], [0, 1, 2])
    assert result.scores == [4, 4, 0] and result.winners == [1]
    result = counted([5, 6, 0, 0, 0], [[0, 0, 1, 0, 0], [0, 0, 1, 1, 0], [0] * 5], [0, 1, 2])
    assert result.scores == [4, 4, 0] and result.winners == [0], "the second one counts 0"


def test_ties_of_two_players_use_the_full_numbers_R_SUIT_32():
    result = counted([5, 0, 5, 0, 0], [[3, 0, 1, 0, 0], [3, 0, 0, 1, 0]], [0, 2])
    assert result.scores == [4, 4] and result.ending == "replay"
    result = counted([5, 0, 4, 0, 0], [[3, 0, 2, 0, 0], [3, 0, 1, 0, 0]], [0, 2])
    assert result.scores == [4, 4] and result.winners == [1]


def test_a_complete_tie_is_played_again_R_SUIT_26():
    bars = [[0, 2, 0, 0, 0], [0, 0, 0, 0, 2], [1, 1, 1, 1, 1]]
    result = counted([3, 3, 7, 0, 0], bars, [0, 1, 2])
    assert result.scores == [3 - 2, 3 - 2, 7 - 5] and result.winners == [2]
    result = counted([5, 5, 7, 0, 0], bars, [0, 1, 2])
    assert result.ending == "replay" and result.winners == [] and result.scores == [3, 3, 2]
    assert ("lost", 0, -2) in result.details and ("votes", 0, 0, 5) in result.details


def test_two_of_three_tied_may_still_be_inseparable_R_SUIT_26():
    bars = [[0, 1, 0, 0, 0], [0, 0, 0, 0, 1], [1, 0, 1, 0, 0]]
    result = counted([4, 4, 5, 0, 0], bars, [0, 1, 2])
    assert result.scores == [3, 3, 3] and result.ending == "replay"
