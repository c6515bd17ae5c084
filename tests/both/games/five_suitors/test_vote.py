"""Les 5 prétendants: reveal, vote and actions, ruling by ruling."""

from engine.table import BID, DECK, DISCARD, HAND, PACKET, TABLE
from tests.both.games.five_suitors.talk import draw, lay, passes, start, take_part


def vote_of(discs: str, cards: str, players: int = 3, **facts):
    """Alice alone has played and lays these cards on these discs."""
    talk = start(players, facts=facts)
    draw(talk, discs)
    take_part(talk, "d30")
    for bar in ("/n7", "/n8", "/n9", "/n10")[: players - 1]:
        take_part(talk, bar)
    lay(talk, cards)
    return talk


def test_the_example_of_the_reveal_R_SUIT_10_11():
    talk = start(4, "Cleo")
    draw(talk)
    take_part(talk, "n11", "/n1", "d26", "n26")
    assert talk.told("shows") == [(2, 40), (0, 25), (1, 55)]
    assert talk.table.winner == 0 and talk.told("takes_bar") == [(2, 4), (1, 1)]
    assert [sum(bars) for bars in talk.table.bars] == [0, 1, 1, 1]
    assert talk.asked() == "Alice, vote"
    assert talk.names(DISCARD) == ["d26", "n1", "n11", "n26"]
    assert talk.of(BID, "Alice") == []


def test_what_was_revealed_is_undone_only_when_asked_twice():
    talk = start()
    draw(talk)
    take_part(talk, "n11", "d26", "d3")
    assert talk.referee.undo() == "refused_seen"
    assert talk.referee.undo(True) is None
    assert talk.asked() == "Cleo, play_or_pass" and talk.table.bars == [[0] * 5] * 3


def test_day_and_night_are_equal_the_earlier_wins_R_SUIT_10():
    for cards, winner in (("n9 d9 d2", 0), ("d9 n9 d2", 0), ("d2 n9 d9", 1)):
        talk = start()
        draw(talk)
        take_part(talk, *cards.split())
        assert talk.table.winner == winner


def test_black_wins_by_its_number_and_costs_a_bar_of_choice_R_SUIT_9_11():
    talk = start()
    draw(talk)
    take_part(talk, "d12", "n30", "n6")
    assert talk.table.winner == 1
    assert talk.asked() == "Alice, bar"
    assert talk.may() == ["blue", "green", "red", "white", "yellow"]
    talk.say("Alice, bar: green")
    assert talk.asked() == "Cleo, bar", "in turn order, before the vote"
    talk.say("Cleo, bar: red")
    assert talk.asked() == "Bob, vote"
    assert talk.table.bars == [[0, 0, 1, 0, 0], [0] * 5, [0, 0, 0, 0, 1]]


def test_each_loser_takes_what_the_supply_then_holds_R_SUIT_11():
    talk = start(facts={"supply": [1, 0, 0, 9, 0]})
    draw(talk)
    take_part(talk, "d7", "n13", "d30")
    assert talk.asked() == "Cleo, vote", "white for Alice, then only yellow was left"
    assert talk.table.bars == [[1, 0, 0, 0, 0], [0, 0, 0, 1, 0], [0] * 5]


def test_a_bar_is_always_left_when_one_is_due_R_SUIT_12():
    """At the least as many bars as players when a round begins: one is left over or none."""
    talk = start(facts={"supply": [0, 0, 0, 0, 3]})
    draw(talk)
    for bar in ("d1", "d2", "d3"):
        passes(talk, bar)
    assert sum(talk.table.supply) == 0
    assert [bars[4] for bars in talk.table.bars] == [1, 1, 1]


def test_who_plays_alone_wins_without_a_bar_R_SUIT_11():
    talk = start()
    draw(talk)
    take_part(talk, "/d1", "d2", "/d3")
    assert talk.table.winner == 1 and talk.table.bars[1] == [0] * 5


def test_the_last_card_laid_on_a_disc_is_taken_back_by_a_second_tap_R_SUIT_15():
    talk = vote_of("red blue green", "d3 d4")
    talk.say("Alice, vote: d4")
    assert talk.referee.ask.args == (2, 1) and talk.names(TABLE) == ["d3"], "blue waits again"
    assert talk.refused("Alice, vote: n7") == "refused_elsewhere"
    lay(talk, "d9 d4")
    assert talk.asked() != "Alice, vote"


def test_the_example_of_the_vote_R_SUIT_15():
    """Yellow twice on yellow: 3 and 2 and two actions; blue on red: a step and no action."""
    talk = vote_of("yellow red yellow", "n28 d2 d10")
    assert talk.table.figures == [0, 0, 0, 5, 1]
    assert talk.told("advances") == [(3, 3, 3), (3, 2, 5), (4, 1, 1)]
    assert talk.asked() == "Alice, swap_cards", "after the refill"
    talk.say("Alice, swap_cards: swap")
    assert talk.asked() == "Alice, swap_cards" and talk.told("swap") == [1]
    talk.say("Alice, swap_cards: decline")
    assert talk.asked() == "Alice, disc" and talk.told("first_next") == [(0,)]


def test_nobody_played_the_first_player_orders_the_discs_R_SUIT_13():
    talk = start(first="Bob")
    draw(talk, "red blue red")
    take_part(talk, "/d1", "/d2", "/d3")
    assert talk.asked() == "Bob, advance" and talk.referee.ask.args == (3,)
    assert talk.may() == ["blue", "red"]
    talk.say("Bob, advance: red")
    talk.say("Bob, advance: blue")
    assert talk.table.figures == [0, 2, 0, 0, 4]
    assert talk.asked() == "Bob, disc", "no action, and he stays first player"
    assert talk.drawn() == [] and talk.table.count(PACKET + 1) == 3


def test_between_equal_numbers_the_winner_chooses_R_SUIT_14():
    talk = vote_of("white blue red", "d9 d22 n9")
    assert talk.asked() == "Alice, advance" and talk.may() == ["red", "white"]
    assert talk.table.figures == [0, 3, 0, 0, 0] and talk.referee.ask.args == (2,)
    talk.say("Alice, advance: red")
    assert talk.table.figures == [1, 3, 0, 0, 2]


def test_equal_numbers_on_discs_of_one_colour_leave_no_choice_R_SUIT_14():
    talk = vote_of("white blue white", "d9 d4 n9")
    assert talk.table.figures == [5, 1, 0, 0, 0] and talk.asked() == "Alice, disc"


def test_advance_then_action_then_the_next_card_R_SUIT_15_17():
    """White gives back a bar of any colour held, or declines."""
    talk = vote_of("white blue red", "d25 d4 d3", bars=[[0, 2, 0, 0, 1], [0] * 5, [0] * 5])
    assert talk.asked() == "Alice, give_back" and talk.table.figures == [3, 0, 0, 0, 0]
    assert talk.may() == ["blue", "decline", "red"]
    talk.say("Alice, give_back: blue")
    assert talk.table.bars[0] == [0, 1, 0, 0, 1] and talk.table.supply == [9, 10, 10, 10, 10]
    assert talk.table.figures == [3, 2, 0, 0, 1]


def test_white_without_a_bar_is_void_R_SUIT_17():
    talk = vote_of("white blue red", "d25 d4 d3")
    assert talk.asked() == "Alice, disc" and talk.table.figures == [3, 2, 0, 0, 1]


def test_actions_may_be_declined_R_SUIT_15():
    talk = vote_of("white red blue", "d25 d17 d8", bars=[[1, 0, 0, 0, 0], [0] * 5, [0] * 5])
    talk.script("""
        Alice, give_back: decline
        Alice, push_back: decline
        Alice, add_discs: decline
    """)
    assert talk.table.figures == [3, 1, 0, 0, 2] and talk.table.bars[0][0] == 1
    assert sum(talk.table.bag) == 27 and talk.asked() == "Alice, disc"


def test_red_pushes_any_figure_that_has_left_the_centre_R_SUIT_16():
    talk = vote_of("red blue green", "d29 d4 d2", figures=[0, 0, 0, 9, 0])
    assert talk.asked() == "Alice, push_back"
    assert talk.may() == ["decline", "red", "yellow"], "blue and green are still at the centre"
    talk.say("Alice, push_back: yellow")
    assert talk.table.figures == [0, 2, 1, 8, 3] and ((3, -1, 8) in talk.told("advances"))


def test_black_cards_trigger_nothing_R_SUIT_15():
    talk = vote_of("red blue green", "d24 d18 n12")
    assert talk.table.figures == [0, 2, 1, 0, 3] and talk.asked() == "Alice, disc"


def test_blue_adds_a_disc_of_each_colour_R_SUIT_18():
    """From the reserve, in which this round's discs are not yet."""
    talk = vote_of("blue red green", "d26 d4 d6", reserve=[4, 1, 0, 2, 4])
    assert talk.may() == ["add", "decline"]
    talk.say("Alice, add_discs: add")
    assert talk.table.bag == [7, 6, 5, 7, 6]
    assert talk.table.reserve == [3, 1, 1, 1, 4], "blue 0, then this round's three discs"
    assert talk.told("added") == [(0,), (1,), (3,), (4,)]


def test_blue_with_an_empty_reserve_is_void_R_SUIT_18():
    talk = vote_of("blue red green", "d26 d4 d6", reserve=[0] * 5)
    assert talk.asked() == "Alice, disc" and talk.referee.ask.args == (1,), "the first one"


def test_blue_with_two_players_adds_the_four_colours_R_SUIT_18_28():
    talk = start(2, removed="yellow")
    draw(talk, "blue red")
    take_part(talk, "d30", "/n7")
    lay(talk, "d26 d3")
    talk.say("Alice, add_discs: add")
    assert talk.table.bag == [6, 5, 6, 0, 5] and talk.table.reserve == [4, 5, 4, 0, 5]


def test_green_looks_at_one_opponents_hand_after_the_refill_R_SUIT_19():
    talk = vote_of("green blue red", "d27 d4 d6", 4)
    assert talk.asked() == "Alice, look_at"
    assert ("Alice", 1) in talk.drawn() and ("Alice", 3) in talk.drawn()
    assert talk.may() == ["Bob", "Cleo", "Dan", "decline"]
    talk.say("Alice, look_at: Cleo")
    assert talk.told("shows_hand") == [(2, 0)]
    assert talk.asked() == "Alice, looked" and talk.may() == ["ok"]
    assert talk.referee.ask.zones == (HAND + 2,), "whose hand it is"
    talk.say("Alice, looked: ok")
    assert talk.asked() == "Alice, disc"


def test_green_and_yellow_come_in_the_order_triggered_R_SUIT_15_19():
    talk = vote_of("yellow green red", "d10 d27 d6")
    assert talk.asked() == "Alice, look_at"
    talk.say("Alice, look_at: decline")
    assert talk.asked() == "Alice, swap_cards"
    talk.say("Alice, swap_cards: swap")
    assert talk.table.news[0] == ("swap", 1, HAND, PACKET)


def test_the_winner_swaps_one_of_its_own_cards_and_fills_its_own_packet_R_SUIT_8_19():
    """Not of the first seat; of two players, too, none of its three cards is left."""
    talk = start(2, "Bob", removed="red")
    draw(talk, "yellow green")
    take_part(talk, "d28", "/n7")
    lay(talk, "d10 d6")
    draws = [news for news in talk.table.news if news[0] == "draw"]
    assert draws[-1] == ("draw", 3, DECK, PACKET + 1)
    talk.say("Bob, swap_cards: swap")
    assert talk.table.news[0] == ("swap", 1, HAND + 1, PACKET + 1)


def test_the_refill_goes_clockwise_from_the_first_player_R_SUIT_8():
    talk = start(4, "Bob")
    draw(talk)
    take_part(talk, "d1", "/d2", "d7", "n30")
    lay(talk, "d3 d6 d5")
    hands = [(news[3], news[1]) for news in talk.table.news if news[0] == "draw"]
    assert hands == [(HAND + 1, 1), (HAND + 3, 1), (HAND, 1), (PACKET, 3)]
    assert talk.asked() == "Alice, disc", "the winner is first player"


def test_two_players_lay_two_of_three_cards_for_3_and_2_R_SUIT_27():
    talk = start(2)
    draw(talk, "red white")
    take_part(talk, "d30", "/n7")
    lay(talk, "d3 d4")
    assert talk.table.figures == [3, 0, 0, 0, 2]
    assert ("discard_unseen", 1, PACKET, DISCARD) in talk.table.news, "the third, unseen"
    assert talk.table.hidden[DISCARD] == 1 and talk.table.count(TABLE) == 0
    assert talk.table.count(PACKET) == 3 and talk.asked() == "Alice, disc"
    assert talk.table.count(DECK) == 50 - 12 - 1 - 1 - 3


def test_two_players_without_cards_choose_3_and_2_R_SUIT_13_27():
    talk = start(2)
    draw(talk, "red white")
    take_part(talk, "/d1", "/n7")
    talk.say("Alice, advance: red")
    assert talk.table.figures == [2, 0, 0, 0, 3] and talk.table.count(PACKET) == 3
