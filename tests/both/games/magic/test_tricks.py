"""The Magic of Stonehenge: setup and tricks, ruling by ruling."""

from engine.places import lit
from engine.plates.stonehenge import DAY, NIGHT, RIM, TRILITHON
from engine.table import BID, BOX, DECK, DISCARD, HAND
from tests.both.games.magic.talk import begin, hands, spaces, trick


def test_everybody_has_six_apprentices_but_among_five_players_five_R_MAGIC_1():
    for seats, apprentices, deck in ((3, 6, 45), (4, 6, 40), (5, 5, 35)):
        talk = begin(seats)
        assert talk.table.apprentices == apprentices
        assert talk.told("take_discs") == [(apprentices + 1,)]
        assert talk.told("marker") == talk.told("trump_night") == [()]
        assert talk.table.count(DECK) == deck
        assert hands(talk) == [6] * seats


def test_each_seat_holds_the_trilithon_card_of_its_colour_R_MAGIC_2():
    talk = begin()
    assert [talk.of(HAND, who) for who in talk.players] == [["tW"], ["tB"], ["tG"]]
    assert talk.names(BOX) == ["tR", "tY"]
    assert talk.refused("Alice, card: tB") == "refused_elsewhere"
    assert talk.refused("Alice, card: tR") == "refused_elsewhere"
    assert len(talk.may()) == 61


def test_night_is_trump_at_first_and_shown_beside_space_1():
    talk = begin()
    places = [place for place, _ in lit(talk.game.marks(talk.table, talk.referee.ask))]
    assert places == [NIGHT + 1]
    talk.table.day_trump = True
    assert [place for place, _ in lit(talk.game.marks(talk.table, None))] == [DAY + 1]


def test_trump_beats_any_number_and_pays_no_bonus():
    """The page's first example."""
    talk = begin()
    trick(talk, "n4 d29 d30")
    assert spaces(talk, "Alice") == [4]
    assert talk.told("places") == [(0, 4)] and talk.told("clean_up") == [()]
    assert talk.drawn() == []
    assert talk.asked() == "Alice, card"


def test_a_card_that_is_not_trump_wins_unopposed_pays_three_and_ends_the_round_R_MAGIC_7():
    """The page's second example."""
    talk = begin()
    trick(talk, "d11 tB tG")
    assert spaces(talk, "Alice") == [11]
    assert talk.drawn() == [("Alice", 3), ("Alice", 3), ("Bob", 3), ("Cleo", 3)]
    assert talk.asked() == "Alice, excess"
    assert hands(talk) == [11, 9, 9]


def test_day_and_night_cards_of_a_number_go_to_the_same_space_R_MAGIC_3():
    talk = begin()
    trick(talk, "n7 tB tG")
    assert spaces(talk, "Alice") == [7]
    talk.table.stones[1] = talk.table.stones[30] = 2
    marks = lit(talk.game.marks(talk.table, None))
    assert marks[1:] == [(RIM + 1, 2), (RIM + 7, 0), (RIM + 30, 2)]
    talk = begin()
    trick(talk, "d7 tB tG")
    assert spaces(talk, "Alice") == [7]


def test_trump_first_then_the_number_R_MAGIC_4():
    for cards, winner in (("n1 n2 d30", 1), ("d29 d1 d30", 2), ("n30 n29 d30", 0)):
        talk = begin()
        trick(talk, cards)
        assert [seat for seat in talk.table.stones if seat is not None] == [winner]
    talk = begin()
    talk.table.day_trump = True
    trick(talk, "n30 d1 n29")
    assert spaces(talk, "Bob") == [1]


def test_choices_are_secret_and_made_in_seat_order_R_MAGIC_5():
    """Nothing is announced before the last one has chosen; then an undo warns."""
    talk = begin()
    for who, card in (("Alice", "n4"), ("Bob", "d29")):
        assert talk.referee.ask.secret
        talk.say(f"{who}, card: {card}")
        assert [news[0] for news in talk.table.news] == ["tapped"]
        assert talk.of(BID, who) == [card]
        assert talk.referee.seen == 0
    talk.say("Cleo, card: d30")
    assert len(talk.told("move")) == 6  # turned up, then cleared away
    assert talk.referee.undo() == "refused_seen"


def test_a_card_tapped_in_this_trick_is_not_in_another_hand():
    talk = begin()
    talk.say("Alice, card: n4")
    assert talk.refused("Bob, card: n4") == "refused_elsewhere"


def test_when_all_concede_nobody_wins_and_the_round_ends_R_MAGIC_6_16():
    talk = begin()
    trick(talk, "tW tB tG")
    assert talk.table.stones == [None] * 31
    assert talk.told("all_concede") == [()]
    assert talk.drawn() == [("Alice", 3), ("Bob", 3), ("Cleo", 3)]
    assert [talk.of(HAND, who) for who in talk.players] == [["tW"], ["tB"], ["tG"]]


def test_an_occupied_space_sends_the_apprentice_to_the_next_free_lower_one_R_MAGIC_8():
    """The page's third example; one's own apprentices are in the way as well."""
    talk = begin(Alice=[18, 15], Bob=[17])
    trick(talk, "d18 tB tG")
    assert spaces(talk, "Alice") == [15, 16, 18]


def test_a_placing_never_wraps_yet_it_is_a_win_R_MAGIC_8_9():
    """No apprentice, no penalty, but the bonus, as the card is not trump."""
    talk = begin(Bob=[1, 2, 3])
    trick(talk, "d3 d2 tG")
    assert spaces(talk, "Alice") == []
    assert talk.told("no_room") == [(0,)]
    assert talk.drawn() == [("Alice", 3)]
    assert spaces(talk, "Bob") == [1, 2, 3]
    assert talk.asked() == "Bob, retreat"


def test_the_bonus_comes_before_penalties_and_clean_up_R_MAGIC_10_17():
    """The cards of the trick are no part of the shuffle that the bonus asks for."""
    talk = begin(Bob=[20, 25])
    trick(talk, "n1 tB n3")
    talk.table.draw(44, DECK, BOX)
    trick(talk, "d20 d4 tG")
    assert talk.asked() == "Bob, retreat"
    assert talk.drawn() == [("Alice", 1), ("Alice", 2)]
    assert talk.told("gather") == [[DISCARD]]
    assert talk.table.count(DECK) == 0
    talk.say("Bob, retreat: 25")
    assert talk.names(DISCARD) == ["d20", "d4"]


def test_after_a_shuffle_the_discards_are_unknown_again_R_MAGIC_17():
    talk = begin()
    trick(talk, "n1 n2 n3")
    assert talk.refused("Alice, card: n2") == "refused_elsewhere"
    talk.table.draw(45, DECK, BOX)
    trick(talk, "d20 d4 tG")
    assert "n2" in talk.may() and "d4" not in talk.may()


def test_a_draw_beyond_pile_and_discards_is_lost_and_seat_order_decides_R_MAGIC_18():
    talk = begin()
    talk.table.draw(41, DECK, BOX)
    trick(talk, "tW tB tG")
    assert talk.drawn() == [("Alice", 3), ("Bob", 1)]
    assert hands(talk) == [9, 7, 6]


def test_the_last_apprentice_raises_the_trilithon_at_once_R_MAGIC_11_27():
    """Before bonus and penalties: Bob falls back onto a space that Alice has just left."""
    talk = begin(Alice=[5, 6, 7, 8, 9], Bob=[10, 20])
    trick(talk, "d30 d4 tG")
    assert talk.asked() == "Alice, erect"
    assert talk.told("set_complete") == [(0,)]
    assert spaces(talk, "Alice") == []
    assert talk.drawn() == []
    assert talk.may() == ["T1", "T2", "T3", "T4", "T5"]
    talk.say("Alice, erect: T3")
    assert talk.table.trilithons == [TRILITHON + 3, None, None]
    assert talk.told("erected") == [(0, 3)]
    assert talk.drawn() == [("Alice", 3)]
    assert (TRILITHON + 3, 0) in lit(talk.game.marks(talk.table, None))
    talk.say("Bob, retreat: 10")
    assert spaces(talk, "Bob") == [6, 20]


def test_no_two_trilithons_share_a_place_R_MAGIC_27():
    """The fifth of five has one place left and is not asked."""
    talk = begin(5, Eve=[5, 6, 7, 8])
    talk.table.trilithons = [TRILITHON + k for k in (1, 2, 3, 5)] + [None]
    trick(talk, "tW tB tG tY d30")
    assert talk.table.trilithons[4] == TRILITHON + 4
    assert talk.told("erected") == [(4, 4)]
