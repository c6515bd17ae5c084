"""The Stones of Stonehenge: what may be bid, and who wins an auction."""

from engine import catalogue
from engine.table import BID, DECK, DISCARD, HAND
from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo"]


def begun(players=PLAYERS) -> Talk:
    """At the first auction, the first player leading."""
    talk = Talk("stones", players)
    talk.say("anyone, leader: " + players[0])
    return talk


def auction(talk: Talk, stone: str, *bids):
    """One auction; the bids clockwise from the leader, "" for a pass."""
    talk.say(talk.asked() + ": " + stone)
    for bid in bids:
        talk.say(talk.asked() + ": " + bid + " ok")


def second_auction(*trilithons) -> Talk:
    """Nobody bought in the first, where each played a trilithon card: Alice leads, hands of 3."""
    talk = begun()
    auction(talk, "white", *(trilithons or ("tW", "tB", "tY")))
    return talk


def sold(talk: Talk) -> list:
    return [(PLAYERS[args[0]], args[1]) for args in talk.told("sold")]


# The first auction


def test_three_to_five_players_R_STON_1():
    assert catalogue.entry("stones")[1:3] == (3, 5)
    for seats in (3, 4, 5):
        table = begun(PLAYERS + ["Dan", "Eve"][: seats - 3]).table
        assert [table.count(HAND + seat) for seat in range(seats)] == [3] * seats
        assert table.count(DECK) == 65 - 3 * seats, "trilithon cards included (R-STON-2)"


def test_a_leader_is_drawn_by_lot_R_STON_7():
    talk = Talk("stones", PLAYERS)
    assert talk.referee.ask.role == "chance"
    talk.say("anyone, leader: Cleo")
    assert talk.asked() == "Cleo, stone"
    auction(talk, "red", "tW", "tB", "tY")
    assert talk.told("unsold") == [()]
    assert talk.asked() == "Cleo, stone", "she leads until a player buys"


def test_silence_is_asked_for_at_the_start_R_STON_29():
    talk = Talk("stones", PLAYERS)
    assert talk.told("place_stones") == [()]
    assert talk.told("no_talking") == [()]


def test_the_first_bid_is_exactly_one_card_R_STON_6():
    """Any card, also a trilithon; no pass, no second card."""
    talk = begun()
    talk.say("Alice, stone: white")
    assert talk.referee.ask.secret
    assert talk.refused("Alice, one_card: ok") == "refused_not_asked"
    talk.say("Alice, one_card: d7")
    assert talk.refused("Alice, one_card: n7") == "one_card_only"
    talk.say("Alice, one_card: d7 tW ok")
    talk.script("Bob, one_card: n2 ok\n Cleo, one_card: n1 ok")
    assert sold(talk) == [("Bob", 1)]


def test_only_the_first_auction_is_so_even_if_unsold_R_STON_6():
    talk = second_auction()
    talk.script("Alice, stone: white\n Alice, bid: ok\n Bob, bid: d7 n7 n13 ok")
    assert talk.asked() == "Cleo, bid"


# What may be bid


def test_number_cards_of_a_bid_have_one_colour_R_STON_9():
    """Day and night mix, black too (R-STON-10), and any number of trilithon cards joins."""
    talk = second_auction()
    talk.script("Alice, stone: blue\n Alice, bid: d6")
    assert talk.refused("Alice, bid: d7") == "one_colour"
    talk.say("Alice, bid: tG")
    assert "n12" in talk.may() and "tR" in talk.may() and "n11" not in talk.may()
    talk.script("Alice, bid: ok\n Bob, bid: d30")
    assert talk.refused("Bob, bid: d29") == "one_colour"
    talk.say("Bob, bid: n6 ok")


def test_trilithon_cards_first_leave_every_colour_open_R_STON_9():
    talk = second_auction()
    talk.script("Alice, stone: white\n Alice, bid: tG")
    assert "d1" in talk.may() and "d2" in talk.may() and "tR" in talk.may()
    talk.say("Alice, bid: d2 d2 d1")
    assert "d2" not in talk.may()


def test_no_more_cards_than_the_hand_holds():
    talk = second_auction()
    talk.script("Alice, stone: white\n Alice, bid: d1 d7 d13")
    assert talk.may() == ["d1", "d13", "d7", "ok"]
    talk.say("Alice, bid: d7")
    assert talk.may() == ["d1", "d13", "d7", "ok"], "what was taken back is in her hand"


def test_a_discarded_or_laid_card_is_refused_R_STON_26():
    """The reason never tells a face; no card or option of the bid is shown."""
    talk = begun()
    auction(talk, "red", "n2", "n3", "n4")
    talk.say("Cleo, stone: blue")
    assert talk.referee.ask.secret
    assert talk.refused("Cleo, bid: n2") == "refused_elsewhere"
    talk.say("Cleo, bid: d6 ok")
    assert talk.referee.ask.secret
    assert talk.refused("Alice, bid: d6") == "refused_elsewhere"


def test_a_pass_is_public_and_final_R_STON_27():
    """So is the number of cards, of which the faces are not told."""
    talk = second_auction()
    talk.script("Alice, stone: white\n Alice, bid: ok")
    assert ("laid", (0, 0), None, None) in talk.table.news
    assert talk.asked() == "Bob, bid"
    talk.say("Bob, bid: d1 d7 ok")
    assert talk.table.news == [("laid", (1, 2), None, None)]


def test_an_empty_hand_passes_by_itself_R_STON_18():
    """And draws one like everybody else."""
    talk = second_auction()
    auction(talk, "white", "d1 d7 d13", "", "")
    assert talk.table.count(HAND + 0) == 0
    talk.say("Alice, stone: blue")
    assert talk.told("passes") == [(0,)]
    talk.script("Bob, bid: ok\n Cleo, bid: ok")
    assert talk.drawn() == [("Alice", 1), ("Bob", 1), ("Cleo", 1)]


# Who wins


def test_trump_beats_a_higher_total_R_STON_13():
    """White stone: white 7 over black 54 over blue 20; the worst draws two, the second one."""
    talk = second_auction()
    auction(talk, "white", "d7", "d30 n24", "n20")
    assert talk.told("trump") == [(0,)]
    assert talk.told("bids") == [(0, 7), (1, 54), (2, 20)]
    assert sold(talk) == [("Alice", 1)]
    assert talk.drawn() == [("Bob", 1), ("Cleo", 2)]


def test_a_trilithon_card_cancels_trump_R_STON_9_13():
    """The same bids with one added: 54, 20, 7."""
    talk = second_auction()
    auction(talk, "white", "d7", "d30 n24", "n20 tG")
    assert talk.told("no_trump") == [(0,)]
    assert talk.told("bids") == [(1, 54), (2, 20), (0, 7)]
    assert sold(talk) == [("Bob", 1)]
    assert talk.drawn() == [("Cleo", 1), ("Alice", 2)]


def test_of_equal_totals_the_highest_card_wins_R_STON_11():
    """Red stone, none bid: 7 + 13 against 20."""
    talk = second_auction()
    auction(talk, "red", "d7 n13", "n20", "")
    assert sold(talk) == [("Bob", 1)]


def test_of_equal_numbers_the_day_card_wins_R_STON_11():
    """7 + 13 twice: whose 13 is the day one."""
    talk = second_auction()
    auction(talk, "red", "d7 n13", "n7 d13", "")
    assert sold(talk) == [("Bob", 1)]
    talk = second_auction()
    auction(talk, "red", "n7 d13", "d7 n13", "")
    assert sold(talk) == [("Alice", 1)]


def test_night_30_beats_day_cards_of_the_same_total_R_STON_11():
    """Any day card beats any night card? No: only between equal numbers."""
    talk = second_auction()
    auction(talk, "red", "d6 d24", "n30", "")
    assert sold(talk) == [("Bob", 1)]


def test_the_tie_break_settles_the_worst_bid_too_R_STON_12():
    """Three bids of 20, black among them: 20, then the night 13, is worse than the day 13."""
    talk = second_auction()
    auction(talk, "red", "d7 n13", "n7 d13", "n20")
    assert talk.told("bids") == [(2, 20), (1, 20), (0, 20)]
    assert talk.drawn() == [("Alice", 2), ("Bob", 1)]


def test_black_is_never_trump_R_STON_10():
    """There is no black stone to sell, and black loses to trump."""
    talk = second_auction()
    assert talk.may() == ["blue", "green", "red", "white", "yellow"]
    auction(talk, "red", "n30 d30", "d5", "")
    assert sold(talk) == [("Bob", 1)]


def test_trilithons_alone_are_no_bid_but_cancel_trump_R_STON_8():
    """A passes, B a trilithon card, C 1: C wins and draws none, A and B one; nobody two."""
    talk = second_auction("tG", "tB", "tY")
    auction(talk, "blue", "", "tW", "n1")
    assert talk.told("no_trump") == [(1,)]
    assert talk.told("bids") == [(2, 1)]
    assert sold(talk) == [("Cleo", 1)]
    assert talk.drawn() == [("Alice", 1), ("Bob", 1)]


def test_an_unsold_stone_is_gone_R_STON_17():
    """And everybody draws one (R-STON-16); the leader stays, the auctioneer goes on (R-STON-4)."""
    talk = second_auction()
    assert talk.table.supply[0][0] == 5
    assert talk.table.stones == [[0] * 5] * 3
    assert talk.drawn() == [("Alice", 1), ("Bob", 1), ("Cleo", 1)]
    assert talk.asked() == "Alice, stone" and talk.referee.ask.args == (2,)


def test_nothing_is_shown_before_the_last_bid_R_STON_29():
    talk = second_auction()
    talk.script("Alice, stone: red\n Alice, bid: d5 ok\n Bob, bid: d11 ok\n Cleo, bid: d17")
    assert talk.told("bids") == []
    assert talk.of(BID, "Alice") == ["d5"] and talk.names(DISCARD) == ["tB", "tW", "tY"]
    talk.say("Cleo, bid: ok")
    assert talk.names(DISCARD) == ["d11", "d17", "d5", "tB", "tW", "tY"]
    assert talk.asked() == "Cleo, stone"
    assert talk.referee.undo() == "refused_seen"


def test_when_all_pass_no_face_has_been_seen_R_STON_27():
    talk = second_auction()
    auction(talk, "red", "", "", "")
    assert talk.referee.undo() is None
