"""Les 5 prétendants: setup, discs and participation, ruling by ruling."""

from engine import catalogue
from engine.ask import CHANCE
from engine.game import odds
from engine.places import COLOUR, lit
from engine.plates.stonehenge import ALTAR, RIM
from engine.referee import Referee
from engine.table import ASIDE, BID, BOX, DECK, DISCARD, HAND, PACKET, SECRET
from tests.both.app.table_talk import Talk
from tests.both.games.five_suitors.talk import PLAYERS, bare, draw, passes, start, take_part


def test_two_to_five_players_two_always_by_their_variant_R_SUIT_1_28():
    game = catalogue.load("five_suitors")
    assert catalogue.entry("five_suitors")[1:3] == (2, 5)
    for seats, value in ((2, "none"), (3, "blue"), (5, "white")):
        try:
            Referee(game, seats, {"removed": value})
        except ValueError:
            continue
        raise AssertionError((seats, value))
    assert Referee(game, 2).options["removed"] == "blue"
    assert Referee(game, 4).options["removed"] == "none"


def test_the_setup_of_three_to_five():
    talk = start(4)
    table = talk.table
    assert table.bag == [6] * 5 and table.reserve == [4] * 5 and table.supply == [10] * 5
    assert table.count(DECK) == 60 - 4 * 6 and table.count(ASIDE) == 1
    for seat in range(4):
        assert [table.count(zone + seat) for zone in (HAND, PACKET, SECRET)] == [3, 3, 1]


def test_the_setup_of_two_removes_one_colour_R_SUIT_28():
    talk = start(2, removed="red")
    table = talk.table
    gone = ["d11", "d17", "d23", "d29", "d5", "n11", "n17", "n23", "n29", "n5", "tR"]
    assert talk.names(BOX) == gone
    assert table.bag == [5, 5, 5, 5, 0] and table.reserve == [5, 5, 5, 5, 0]
    assert table.supply == [10, 10, 10, 10, 0]
    assert table.count(DECK) == 50 - 12 and table.count(ASIDE) == 2
    assert talk.may() == ["blue", "green", "white", "yellow"]
    draw(talk, "white blue")
    assert talk.refused("Alice, play_or_pass: d5") == "refused_elsewhere"


def test_the_first_player_is_drawn_by_lot_R_SUIT_4():
    talk = Talk("five_suitors", PLAYERS)
    assert talk.asked() == "anyone, first_player" and talk.referee.ask.role == CHANCE
    talk.say("anyone, first_player: Dan")
    draw(talk)
    order = []
    for card in ("d1", "d2", "d3", "d4", "d5"):
        order.append(talk.asked())
        take_part(talk, card)
    assert order == [who + ", play_or_pass" for who in ("Dan", "Eve", "Alice", "Bob", "Cleo")]


def test_a_bag_is_drawn_by_its_colours_also_if_virtual():
    for bag in ("real", "virtual"):
        talk = start(bag=bag, facts={"bag": [2, 0, 1, 0, 3]})
        assert talk.asked() == "Alice, disc" and talk.referee.ask.role == CHANCE
        assert talk.may() == ["green", "red", "white"]
        assert odds(talk.game, talk.table, talk.referee.ask) == [2, 1, 3]
        draw(talk, "green")
        assert talk.may() == ["red", "white"]
        assert odds(talk.game, talk.table, talk.referee.ask) == [2, 3]


def test_discs_of_one_colour_go_back_R_SUIT_5():
    talk = start()
    draw(talk, "red red red")
    assert talk.told("draw_again") == [()] and talk.table.bag == [6] * 5
    draw(talk, "red red white")
    assert talk.table.discs == [4, 4, 0] and talk.table.bag == [5, 6, 6, 6, 4]


def test_one_colour_is_kept_where_the_bag_has_no_other_R_SUIT_5():
    """Not only when exactly three discs are left."""
    talk = start(facts={"bag": [0, 0, 5, 0, 0]})
    assert talk.asked() == "Alice, play_or_pass"
    assert talk.table.discs == [2, 2, 2] and talk.table.bag == [0, 0, 2, 0, 0]


def test_two_discs_of_one_colour_go_back_with_two_players_R_SUIT_5():
    talk = start(2)
    draw(talk, "white white")
    assert talk.told("draw_again") == [()]
    draw(talk, "white red")
    assert talk.asked() == "Alice, play_or_pass"


def test_passing_and_playing_are_always_possible_R_SUIT_6():
    talk = start()
    draw(talk)
    assert len(talk.may()) == 61 and "pass" in talk.may()
    talk.say("Alice, play_or_pass: pass")
    assert talk.may() == ["hand", "nothing", "packet"]


def test_who_passes_may_change_cards_of_one_group_unread_R_SUIT_6():
    for group, zone in (("hand", HAND), ("packet", PACKET)):
        talk = start()
        draw(talk)
        talk.say("Alice, play_or_pass: pass")
        talk.say("Alice, exchange: " + group)
        assert talk.may() == ["1", "2", "3"]
        talk.say("Alice, how_many_cards: 2")
        moves = [news for news in talk.table.news if news[0] != "draw"]
        assert moves == [("discard_unseen", 2, zone, DISCARD)]
        assert ("Alice", 2) in talk.drawn()
        assert talk.table.count(zone) == 3 and talk.table.hidden[DISCARD] == 2
        assert talk.asked() == "Alice, bar_card", "never both groups"


def test_the_bar_card_of_a_pass_is_open_and_never_black_R_SUIT_7():
    talk = start()
    draw(talk)
    talk.script("""
        Alice, play_or_pass: pass
        Alice, exchange: nothing
    """)
    assert not talk.referee.ask.secret and talk.referee.ask.role == CHANCE
    talk.say("Alice, bar_card: d6")
    assert talk.asked() == "Alice, bar_card" and talk.table.bars[0] == [0] * 5
    talk.say("Alice, bar_card: n30 d12 d5")
    assert talk.table.bars[0] == [0, 0, 0, 0, 1] and talk.told("takes_bar") == [(0, 4)]
    assert talk.table.supply == [10, 10, 10, 10, 9]
    assert talk.names(DISCARD) == ["d12", "d5", "d6", "n30"]
    assert talk.asked() == "Bob, play_or_pass"


def test_without_bars_of_the_colour_any_other_is_taken_R_SUIT_11():
    talk = start(facts={"supply": [3, 0, 0, 2, 5]})
    draw(talk)
    passes(talk, "d2")
    assert talk.asked() == "Alice, bar" and talk.may() == ["red", "white", "yellow"]
    talk.say("Alice, bar: yellow")
    assert talk.table.bars[0] == [0, 0, 0, 1, 0]


def test_an_empty_deck_is_made_of_the_discards_R_SUIT_8():
    """What is left is drawn first; cards laid or in hands are not shuffled in."""
    talk = start()
    draw(talk)
    take_part(talk, "d30")
    talk.table.draw(talk.table.count(DECK) - 1, DECK, DISCARD)
    talk.say("Bob, play_or_pass: pass")
    talk.say("Bob, exchange: hand")
    talk.say("Bob, how_many_cards: 3")
    verbs = [(news[0], news[1]) for news in talk.table.news]
    assert verbs == [
        ("discard_unseen", 3), ("draw", 1), ("gather", [DISCARD]), ("draw", 2), ("draw", 1),
    ]  # fmt: skip
    assert talk.of(BID, "Alice") == ["d30"] and talk.names(DISCARD) == []
    assert talk.table.count(DECK) == 60 - 18 + 3 - 3 - 1


def test_known_discards_become_unknown_by_the_shuffle_R_SUIT_8_31():
    talk = start()
    draw(talk)
    passes(talk, "d1")
    assert talk.refused("Bob, play_or_pass: d1") == "refused_elsewhere"
    talk.table.draw(talk.table.count(DECK), DECK, DISCARD)
    passes(talk, "d2")
    talk.say("Cleo, play_or_pass: d1")


def test_cards_are_played_face_down_R_SUIT_9():
    """A later seat learns who played, and nothing else."""
    talk = start()
    draw(talk)
    assert talk.referee.ask.secret
    take_part(talk, "d30")
    assert talk.told("plays") == [(0,)]
    assert [news[0] for news in talk.table.news] == ["tapped", "plays"]
    assert not talk.referee.undo(), "nothing has been seen"


def test_only_number_cards_are_played_and_each_only_once_R_SUIT_31():
    talk = start()
    draw(talk)
    assert talk.refused("Alice, play_or_pass: tW") == "want_number"
    take_part(talk, "d30")
    assert talk.refused("Bob, play_or_pass: d30") == "refused_elsewhere"
    passes(talk, "d1")
    assert talk.refused("Cleo, play_or_pass: d1") == "refused_elsewhere"
    take_part(talk, "d29")
    assert talk.refused("Alice, vote: d29") == "refused_elsewhere"
    talk.say("Alice, vote: n4")
    talk.say("Alice, vote: n5")  # now n4 is not the last one any more, which might be taken back
    assert talk.refused("Alice, vote: n4") == "refused_not_legal"


def test_figures_share_spaces_and_go_round_the_ring_R_SUIT_2_20():
    game, table = bare()
    table.figures = [0, 7, 30, 31, 7]
    assert lit(game.marks(table, None)) == [
        (ALTAR, COLOUR), (RIM + 7, COLOUR + 1), (RIM + 30, COLOUR + 2), (RIM + 1, COLOUR + 3),
        (RIM + 7, COLOUR + 4),
    ]  # fmt: skip


def test_sets_drawn_beforehand_keep_the_rule_of_one_colour_R_SUIT_29():
    talk = start(2, predrawn="yes")
    draw(talk, "white white")
    assert talk.told("draw_again") == [()]
    draw(talk, "white green " + "white red " * 4)
    assert talk.table.row == [[0, 2]] + [[0, 4]] * 4 and talk.table.bag == [0, 0, 4, 5, 1]
    draw(talk, "red green " + "yellow green " * 3 + "yellow yellow")
    assert talk.asked() == "Alice, play_or_pass", "only yellow was left: kept"
    assert talk.table.discs == [0, 2] and len(talk.table.row) == 9
    assert talk.game.status(talk.table) == ("left", 40, 18)
