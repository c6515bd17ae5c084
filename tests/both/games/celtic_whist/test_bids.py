"""Celtic Whist: options, cards and hands, trump, bids."""

from engine import catalogue
from engine.places import NEUTRAL, lit
from engine.plates.stonehenge import DAY, NIGHT, RIM
from engine.referee import SEEN, values_of
from engine.table import DECK, HAND, ROW
from tests.both.games.celtic_whist.talk import NAMES, at_tricks, begun, bid, cards, table

BLACKS = {"n6", "n12", "n18", "n24", "n30"}


def wrong(seats: int, **options) -> bool:
    try:
        table(seats, **options)
    except ValueError:
        return True
    return False


def dealt(seats: int, **options) -> tuple:
    """(cards a hand, cards aside)"""
    talk = begun(seats, **options)
    hands = [talk.table.count(HAND + seat) for seat in range(seats)]
    assert hands == hands[:1] * seats
    return hands[0], talk.table.count(DECK)


# Options


def test_alone_it_is_solo_and_with_others_never_R_WHIST_1():
    assert table(1).solo and not table(2).solo
    assert wrong(1, mode="multi") and wrong(1, mode="coop") and wrong(3, mode="solo")
    assert table(2, mode="coop").coop and table(5, mode="coop_hard").coop


def test_more_than_five_need_more_cards_R_WHIST_30():
    for seats in (6, 7, 8):
        assert table(seats).on("more_cards") and wrong(seats, more_cards="no")
    assert not table(5).on("more_cards")


def test_the_default_of_every_option_is_legal_for_every_table():
    game = catalogue.load("celtic_whist")
    for seats in range(1, 9):
        for name, values in game.OPTIONS:
            chosen = table(seats).options
            assert chosen[name] == values_of(game, seats, chosen, name, values)[0]


def test_what_can_change_nothing_is_no_option_R_WHIST_15():
    for mode in ("coop", "coop_hard"):
        for name in ("over_zero", "double", "restrictive_nil"):
            assert wrong(3, mode=mode, **{name: "yes"}), name
    assert wrong(3, reversed_ties="yes") and not wrong(5, reversed_ties="yes")
    assert not wrong(3, reversed_ties="yes", more_cards="yes")
    assert wrong(3, lots15="yes") and wrong(1, bidding="secret")


def test_all_figures_begin_on_the_chosen_space_R_WHIST_35():
    assert table(3).positions == [15, 15, 15] and table(3).neutral == 15
    assert table(2, start="1").positions == [1, 1] and table(2, start="29").neutral == 29
    assert table(4, mode="coop", start="20").positions == [20]
    assert wrong(2, start="30") and wrong(2, start="0")


# Cards


def test_cards_a_hand_and_aside_R_WHIST_31():
    assert [dealt(seats) for seats in (2, 3, 4, 5)] == [(15, 0), (10, 0), (7, 2), (7, 0)]


def test_cards_a_hand_with_more_cards_R_WHIST_30_37():
    page = {2: (30, 0), 3: (20, 0), 4: (15, 0), 5: (12, 0), 6: (10, 0), 7: (8, 4), 8: (7, 4)}
    for seats in page:
        assert dealt(seats, more_cards="yes") == page[seats], seats


def test_solo_lots():
    assert dealt(1) == (13, 4) and dealt(1, lots15="yes") == (15, 0)
    assert dealt(1, more_cards="yes") == (13, 34)
    assert dealt(1, more_cards="yes", lots15="yes") == (15, 30)


def test_the_day_half_is_played_five_add_the_other_blacks_R_WHIST_3():
    for seats in (2, 5):
        talk = at_tricks(seats)
        may = set(talk.may())
        assert {name for name in may if name[0] == "n"} == (BLACKS if seats == 5 else set())
        assert {name for name in may if name[0] == "d"} == {f"d{k}" for k in range(1, 31)}
        assert talk.refused("Ada, lead: n5") == "not_in_use"
        assert talk.refused("Ada, lead: tW") == "want_number"


def test_a_card_is_tapped_only_once_a_round_R_WHIST_3():
    talk = at_tricks(2)
    cards(talk, "d7")
    assert talk.refused("Bea, follow: d7") == "refused_elsewhere"
    cards(talk, "d1")
    assert talk.refused("Ada, lead: d1") == "refused_elsewhere"


# Trump


def test_the_trump_is_drawn_before_the_deal_and_put_back_R_WHIST_5_36():
    talk = begun(4, "tG")
    assert talk.told("trump_is") == [(2,)] and talk.told("deal") == [7]
    assert talk.refused("Ada, bid: 3") and talk.names(ROW) == ["tG"]
    bid(talk, 1, 1, 1, 1)
    cards(talk, " ".join([f"d{k}" for k in range(1, 29)]))
    assert talk.asked() == "anyone, trump" and talk.names(ROW) == []
    assert talk.may() == ["tB", "tG", "tR", "tW", "tY"]  # the same one may come again
    assert talk.refused("anyone, trump: d1") == "want_trilithon"
    talk.say("anyone, trump: tG")
    assert [talk.table.count(HAND + seat) for seat in range(4)] == [7] * 4
    assert talk.table.count(DECK) == 2 and len(talk.table.unseen) == 30 + 4


def test_the_first_leader_is_drawn_by_lot_alone_there_is_none_R_WHIST_24():
    assert begun(1).asked() == "Ada, bid"
    talk = begun(3)
    assert talk.asked() == "Ada, bid"
    while talk.asked() != "anyone, leader":
        talk.referee.undo(True)
    talk.say("anyone, leader: Cleo")
    talk.say("anyone, trump: tW")
    assert talk.asked() == "Cleo, bid"


# Bids


def test_bids_go_clockwise_from_the_leader_and_may_be_anything_R_WHIST_6():
    talk = begun(3)
    for who, number in (("Ada", 10), ("Bea", 10), ("Cleo", 1)):
        assert talk.asked() == who + ", bid" and talk.may() == ["nil", "tricks"]
        talk.say(who + ", bid: tricks")
        assert len(talk.may()) == 10 and talk.may()[0] == "1"
        talk.say(f"{who}, how_many: {number}")
    assert talk.table.bids == [10, 10, 1] and talk.asked() == "Ada, lead"


def test_a_nil_has_a_stake_of_one_to_all_cards_R_WHIST_7():
    talk = begun(3)
    talk.say("Ada, bid: nil")
    assert len(talk.may()) == 10
    talk.say("Ada, how_many: 6")
    assert talk.told("bids_nil") == [(0, 6, 6, 21)] and talk.table.bids[0] == -6


def test_a_restrictive_nil_stakes_one_or_all_R_WHIST_29():
    talk = begun(3, restrictive_nil="yes")
    talk.say("Ada, bid: nil")
    assert talk.may() == ["1", "10"]
    talk.say("Ada, how_many: 10")
    talk.say("Bea, bid: tricks")
    assert len(talk.may()) == 10


def test_a_target_above_30_is_shown_as_30_R_WHIST_8():
    talk = begun(2, start="25")
    bid(talk, 9)
    assert talk.told("bids") == [(0, 9, 9, 30)]


def test_open_bids_are_told_and_shown_at_once():
    talk = begun(2)
    bid(talk, -4)
    game = talk.game
    marks = lit(game.marks(talk.table, talk.referee.ask))
    assert sorted(marks) == sorted(
        [(RIM + 15, NEUTRAL), (RIM + 15, 0), (RIM + 15, 1), (DAY + 4, 0), (NIGHT + 4, 0), (19, 0)]
    )


def test_secret_bids_are_shown_together_R_WHIST_6():
    talk = begun(3, bidding="secret")
    for number in (4, -7):
        assert talk.referee.ask.secret
        bid(talk, number)
        assert not talk.told("bids") and not talk.told("bids_nil")
        assert len(lit(talk.game.marks(talk.table, talk.referee.ask))) == 4  # the figures alone
        assert bids_told(talk) == [None, None, None]
    talk.say("Cleo, bid: tricks")
    assert talk.referee.ask.secret and talk.referee.undo() is None
    bid(talk, 2)
    assert talk.told("bids") == [(0, 4, 4, 19), (2, 2, 2, 17)]
    assert talk.told("bids_nil") == [(1, 7, 7, 22)]
    assert bids_told(talk) == [4, ("nil",), 2]
    assert talk.referee.undo() == SEEN


def bids_told(talk):
    """As the standing has them."""
    return [row[1] for row in talk.game.standing(talk.table)[1]]


def test_a_secret_bid_asks_the_same_for_tricks_and_nil():
    """Who looks on learns nothing from the questions."""
    asked = []
    for number in (3, -3):
        talk = begun(2, bidding="secret")
        talk.say("Ada, bid: " + ("nil" if number < 0 else "tricks"))
        asked.append((talk.asked(), talk.referee.ask.args))
    assert asked[0] == asked[1]


def test_in_coop_a_nil_has_no_stake_R_WHIST_32():
    talk = begun(3, mode="coop", bidding="secret")
    assert talk.asked() == "Ada, tricks_bid"
    assert sorted(talk.may()) == sorted([str(n) for n in range(1, 11)] + ["nil"])
    assert talk.referee.ask.secret
    bid(talk, 0)
    assert talk.asked() == "Bea, tricks_bid"
    bid(talk, 3, 4)
    assert talk.table.bids == [0, 3, 4]
    assert talk.told("bids_team") == [(0, 0), (1, 3), (2, 4)]


def test_eight_may_play_R_WHIST_37():
    talk = begun(8)
    bid(talk, *[1] * 8)
    for number, name in enumerate(NAMES):
        talk.say(f"{name}, {'follow' if number else 'lead'}: n{7 * number + 1 - 30 * (number > 4)}")
    assert talk.asked().endswith(", lead")
