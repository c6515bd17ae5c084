"""Les faux-cilles: setup, burying, the cards and the proof, ruling by ruling."""

from engine import catalogue
from engine.ask import CHANCE
from engine.table import BOX, DEAD, DECK, DISCARD, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.faux_cilles.talk import (
    GREEN_YELLOW,
    WHITE_BLUE,
    bare,
    bury,
    dead_turn,
    digging,
    hand_size,
    start,
    take_away,
)


def test_two_players_choose_colours_and_draw_lots_R_FAUX_3():
    assert catalogue.entry("faux_cilles")[1:3] == (2, 2)
    talk = Talk("faux_cilles", ["Alice", "Bob"])
    talk.say("Alice, colour: red")
    assert talk.may() == ["blue", "green", "white", "yellow"]
    talk.say("Bob, colour: green")
    assert talk.asked() == "anyone, buries_first" and talk.referee.ask.role == CHANCE
    assert talk.may() == ["Alice", "Bob"]
    assert talk.table.colours == [4, 2]


def test_the_trilithon_cards_stay_in_the_box_R_FAUX_2():
    talk = digging()
    assert talk.names(BOX) == ["tB", "tG", "tR", "tW", "tY"]
    assert talk.refused("Bob, card: tW") == "no_trilithons"
    assert talk.table.count(DECK) + hand_size(talk, "Alice") + hand_size(talk, "Bob") == 60


def test_the_inspector_starts_on_the_line_and_the_figures_on_stone_1():
    talk = start()
    assert talk.table.inspector == 0 and talk.table.positions == [1, 1]
    assert talk.table.stock == [[10, 10], [10, 10]]


def test_one_disc_and_one_bar_of_each_colour_in_a_space_R_FAUX_4():
    talk = start()
    talk.script("""
        Alice, bury: disc
        Alice, bury_where: 7
        Bob, bury: disc
        Bob, bury_where: 7
        Alice, bury: bar
        Alice, bury_where: 7
        Bob, bury: bar
        Bob, bury_where: 7
        Alice, bury: disc
    """)
    assert talk.refused("Alice, bury_where: 7") == "refused_not_legal"
    assert talk.may() == sorted([str(k) for k in range(1, 31) if k != 7])
    assert talk.game.value(talk.table, 7) == 6


def test_pieces_are_buried_one_each_in_turn_and_nobody_may_pass_R_FAUX_5():
    talk = start("Bob")
    assert talk.asked() == "Bob, bury" and talk.may() == ["bar", "disc"]
    talk.script("Bob, bury: bar\nBob, bury_where: 12")
    assert talk.told("buried") == [(1, "bar", 12)]
    assert talk.asked() == "Alice, bury"


def test_with_one_kind_left_only_the_space_is_asked_R_FAUX_6():
    """Nine spaces at most are taken for it: there is always room."""
    talk = start()
    seen = 0
    while talk.table.stock[0] != [0, 1]:
        who, _, prompt = talk.asked().partition(", ")
        assert prompt == "bury_where" or talk.table.stock[talk.players.index(who)][0]
        talk.say(talk.asked() + ": " + talk.may()[-1])
        seen += prompt == "bury_where"
    talk.say(talk.asked() + ": " + talk.may()[-1])
    assert talk.asked() == "Alice, bury_where" and len(talk.may()) == 21
    assert seen == 37


def order_of_burying(stock, first: int) -> list:
    """Seats in the order in which they are asked where to bury."""
    game, table = bare()
    table.stock, table.first = stock, first
    seats = []
    flow = game.bury(table)
    try:
        ask = flow.send(None)
        while True:
            if ask.kind == "place":
                seats.append(ask.seat)
            ask = flow.send(ask.values[0])
    except StopIteration:
        return seats


def test_an_empty_stock_is_passed_over_R_FAUX_5():
    assert order_of_burying([[1, 0], [2, 1]], 0) == [0, 1, 1, 1]
    assert order_of_burying([[3, 0], [0, 1]], 1) == [1, 0, 0, 0]
    assert order_of_burying([[0, 0], [0, 2]], 0) == [1, 1]
    assert order_of_burying([[0, 0], [0, 0]], 0) == []


def test_who_was_second_at_burying_is_first_at_digging_R_FAUX_25():
    for first, other in (("Alice", "Bob"), ("Bob", "Alice")):
        talk = start(first)
        bury(talk, Alice=WHITE_BLUE, Bob=GREEN_YELLOW)
        assert talk.asked() == other + ", card"
        assert sorted(talk.drawn()) == [("Alice", 5), ("Bob", 5)]


def test_he_digs_first_even_if_he_had_nothing_to_bury_R_FAUX_25():
    game, table = bare()
    table.stock[1] = [0, 0]
    table.shuffle(range(60), DECK)
    for _ in game.bury(table):
        break  # Alice, who is alone at burying
    game.draw(table)
    assert next(game.dig(table)).seat == 1


def test_the_deck_is_shuffled_anew_in_round_seven_R_FAUX_7():
    game, table = bare()
    table.shuffle(range(60), DECK)
    for done in range(8):
        table.news = []
        game.draw(table)
        recycled = [news[0] for news in table.news].count("gather")
        assert recycled == (done == 6), done
        for seat in (0, 1):
            assert table.count(HAND + seat) == 5
            table.discard_unseen(5, HAND + seat, DISCARD)


def test_a_card_that_gives_no_move_is_refused_R_FAUX_11():
    talk = digging(bob=WHITE_BLUE)
    assert talk.refused("Bob, card: d3") == "no_move"
    talk.say("Bob, card: d1")


def test_a_hand_with_a_playable_card_must_play_R_FAUX_11_12():
    """The reader refuses the false claim and names no card; from then on the hand is known."""
    talk = digging()
    talk.say("Bob, card: no_card")
    assert talk.asked() == "Bob, show_hand" and talk.referee.ask.secret
    talk.say("Bob, show_hand: d3 n4 d5")
    assert talk.refused("Bob, show_hand: n4") == "shown_already"
    talk.say("Bob, show_hand: n8 d6")
    assert [news[:2] for news in talk.table.news] == [
        ("tapped", [5]),
        ("must_play", (1,)),
    ]
    assert talk.asked() == "Bob, card"
    assert {"d8", "n8", "d20"} <= set(talk.may()), "one option would name the card"
    assert talk.refused("Bob, card: d3") == "no_move"
    talk.say("Bob, card: d20")  # with the knob: it is none of the five
    assert talk.asked() == "Bob, card" and talk.told("not_shown") == [(1,)]
    talk.say("Bob, card: n8")


def test_a_true_claim_leads_to_a_dead_card_R_FAUX_12_13():
    """Freely chosen, face down, and no message says which."""
    talk = digging()
    talk.say("Bob, card: no_card")
    talk.say("Bob, show_hand: d3 n4 d5 n9 d6")
    assert talk.told("proved") == [(1,)]
    assert talk.asked() == "Bob, dead_card" and talk.referee.ask.secret
    assert talk.may() == ["d3", "d5", "d6", "n4", "n9"]
    assert talk.refused("Bob, dead_card: d10") == "refused_not_legal"
    talk.say("Bob, dead_card: n9")
    assert talk.of(DEAD, "Bob") == ["n9"] and talk.names(DISCARD) == []
    assert talk.told("dead_turn") == [(1, 1)]
    assert [news[0] for news in talk.table.news] == ["tapped", "dead_turn"]
    assert talk.table.inspector == 0


def test_a_known_hand_is_not_shown_again_R_FAUX_12():
    """With a known hand nothing is claimed: there is a card to play, or a dead one."""
    talk = digging()
    dead_turn(talk, "Bob", "d3 n4 d5 n9 d6")
    talk.script("Alice, card: d1\nAlice, use: by_colour\nAlice, way: clockwise")
    assert talk.asked() == "Bob, dead_card"
    assert talk.may() == ["d5", "d6", "n4", "n9"]


def test_the_proof_is_seen_so_undo_asks_once_R_FAUX_12():
    talk = digging()
    talk.say("Bob, card: no_card")
    talk.say("Bob, show_hand: d3 n4 d5 n9 d6")
    assert talk.referee.undo() == "refused_seen"
    assert talk.referee.undo(True) is None
    assert talk.asked() == "Bob, show_hand" and len(talk.of(HAND, "Bob")) == 4


def test_cards_that_lie_elsewhere_are_refused_R_FAUX_26():
    """Discarded, dead, in the other's known hand, or outside one's own known hand."""
    talk = digging()
    dead_turn(talk, "Bob", "d3 n4 d5 n9 d6")
    assert talk.refused("Alice, card: d3") == "refused_elsewhere"  # dead
    assert talk.refused("Alice, card: n4") == "refused_elsewhere"  # in Bob's hand
    talk.script("Alice, card: d1\nAlice, use: by_colour\nAlice, way: clockwise")
    assert talk.refused("Bob, dead_card: d1") == "refused_elsewhere"  # discarded
    assert talk.refused("Bob, dead_card: n30") == "refused_not_legal"  # not of his hand
    assert talk.refused("Bob, dead_card: d3") == "refused_elsewhere"
    talk.say("Bob, dead_card: d5")
    assert talk.refused("Alice, card: d1") == "refused_elsewhere"
    assert talk.refused("Alice, card: d5") == "refused_elsewhere"


def test_without_a_piece_in_the_ground_nothing_is_to_be_proved_R_FAUX_23():
    talk = digging()
    take_away(talk, "Alice")
    talk.script("Bob, card: d1\nBob, use: by_colour\nBob, way: clockwise")
    assert talk.asked() == "Alice, dead_card"
    assert len(talk.may()) == 59
    talk.say("Alice, dead_card: n2")
    assert talk.asked() == "Bob, card"


def test_only_fakes_in_the_ground_count_not_those_in_stock_R_FAUX_23():
    """Nothing to bury any more, but something buried: an ordinary turn."""
    game, table = bare()
    table.stock = [[0, 0], [0, 0]]
    table.buried[1] = ([4], [])
    table.shuffle(range(60), DECK)
    game.draw(table)
    ask = next(game.dig(table))
    assert (ask.seat, ask.prompt) == (1, "card")
    assert [table.box.name(card) for card in ask.values][:2] == ["d4", "d10"]
