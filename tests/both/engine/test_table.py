"""The table: what is known, what is only counted, and the news of what moved."""

from engine.boxes import Box
from engine.table import (
    BID,
    DECK,
    DISCARD,
    FRONT,
    HAND,
    ROW,
    STACK,
    Table,
    zone_name,
)  # fmt: skip

BOX = Box("small", (), (("c", tuple("0123456789")),))


def dealt():
    """Three seats with two unseen cards each, four in the deck; no news."""
    table = Table(3, BOX)
    table.shuffle(range(10), DECK)
    table.deal(2, HAND)
    table.news = []
    return table


def total(table):
    zones = sorted(set(list(table.zones) + list(table.hidden)))
    return sum([table.count(zone) for zone in zones])


def test_seats_go_clockwise_from_any_start():
    table = Table(3, BOX)
    assert table.clockwise() == [0, 1, 2]
    assert table.clockwise(2) == [2, 0, 1]


def test_unseen_cards_are_counted_and_may_be_any():
    table = dealt()
    assert [table.count(HAND + seat) for seat in range(3)] == [2, 2, 2]
    assert table.count(DECK) == 4
    assert table.possible(HAND) == list(range(10))
    assert table.where(5) is None


def test_a_shown_card_is_known_from_then_on():
    table = dealt()
    table.tapped([5], HAND + 1, BID + 1)
    assert table.where(5) == BID + 1
    assert table.count(HAND + 1) == 1 and table.count(BID + 1) == 1
    assert 5 not in table.possible(HAND) and 5 not in table.possible(DECK)
    table.tapped([5], BID + 1, HAND + 1)
    assert table.where(5) == HAND + 1
    assert 5 in table.possible(HAND + 1) and 5 not in table.possible(HAND + 2)
    assert len(table.unseen) == 9 and total(table) == 10


def test_a_hand_all_known_holds_nothing_else():
    table = dealt()
    table.tapped([5, 6], HAND, BID)
    assert table.possible(HAND) == []
    table.tapped([6], BID, HAND)
    assert table.possible(HAND) == [6]


def test_possible_is_a_copy():
    table = dealt()
    table.tapped([5], HAND, BID)
    table.possible(BID).append(9)
    table.possible(HAND).append(9)
    assert table.zone(BID) == [5] and table.unseen.count(9) == 1


def test_a_card_that_cannot_be_there_is_an_error():
    table = dealt()
    table.tapped([5], HAND, BID)
    try:
        table.tapped([5], HAND + 1, BID + 1)
    except ValueError:
        return
    raise AssertionError("a card in two places")


def test_gathering_forgets():
    table = dealt()
    table.tapped([5], HAND, DISCARD)
    table.tapped([6], HAND + 1, DISCARD)
    table.gather([DISCARD], DECK)
    assert table.count(DISCARD) == 0 and table.count(DECK) == 6
    assert table.where(5) is None and 5 in table.possible(HAND + 2)
    assert sorted(table.unseen) == list(range(10))


def test_gathering_into_one_of_the_zones_counts_everything_once():
    table = dealt()
    table.tapped([5], HAND, DISCARD)
    table.gather([DECK, DISCARD, HAND], DECK)
    assert table.count(DECK) == 6 and total(table) == 10
    table = dealt()
    table.tapped([5], HAND, DECK)
    table.gather([DISCARD], DECK)
    assert table.count(DECK) == 5 and table.where(5) is None, "shuffled with the rest"


def test_forgetting_a_zone_keeps_its_count():
    table = dealt()
    table.tapped([5], HAND, BID)
    table.forget(BID)
    assert table.count(BID) == 1 and table.zone(BID) == [] and 5 in table.unseen


def test_cards_that_nobody_reads_are_no_longer_known():
    """Dropped, picked blind or swapped: what was known in the hand may have gone."""
    for verb in ("discard_unseen", "draw_blind"):
        table = dealt()
        table.tapped([5], HAND, BID)
        table.tapped([5], BID, HAND)
        getattr(table, verb)(1, HAND, DISCARD)
        assert table.where(5) is None and 5 in table.possible(DISCARD)
        assert table.count(HAND) == 1 and table.count(DISCARD) == 1
        assert table.news[-1] == (verb, 1, HAND, DISCARD)
    table = dealt()
    table.tapped([5], HAND, BID)
    table.tapped([5], BID, HAND)
    table.tapped([6], HAND + 1, BID)
    table.tapped([6], BID, HAND + 1)
    table.swap(HAND, HAND + 1)
    assert table.where(5) is None and table.where(6) is None
    assert table.news[-1] == ("swap", 1, HAND, HAND + 1)
    assert table.count(HAND) == table.count(HAND + 1) == 2


def test_news_tells_what_moved_in_order():
    table = Table(2, BOX)
    table.set_out([0, 1], ROW)
    table.shuffle([2, 3, 4, 5, 6], DECK)
    table.deal(1, HAND)
    table.draw(2, DECK, HAND + 1)
    table.tapped([2], HAND, FRONT)
    table.move([0], ROW, HAND)
    table.gather([FRONT], DECK)
    table.say("message", 7, "x")
    assert table.news == [
        ("set_out", [0, 1], None, ROW),
        ("shuffle", [2, 3, 4, 5, 6], None, DECK),
        ("deal", 1, DECK, HAND),
        ("draw", 2, DECK, HAND + 1),
        ("tapped", [2], HAND, FRONT),
        ("move", [0], ROW, HAND),
        ("gather", [FRONT], None, DECK),
        ("message", (7, "x"), None, None),
    ]


def test_what_people_carry_turn_up_or_draw_is_where_they_were_told():
    table = dealt()
    table.tapped([5, 6], HAND, BID)
    table.move([5], BID, FRONT)
    assert table.zone(FRONT) == [5] and table.zone(BID) == [6]
    table.reveal(BID, ROW)
    assert table.zone(ROW) == [6] and table.zone(BID) == []
    table.draw(3, DECK, HAND)
    assert table.count(DECK) == 1 and table.count(HAND) == 3
    assert total(table) == 10


def test_nothing_moved_is_no_news():
    table = dealt()
    table.move([], HAND, BID)
    table.draw(0, DECK, HAND)
    table.discard_unseen(0, HAND, DISCARD)
    table.draw_blind(0, HAND, DISCARD)
    assert table.news == []


def test_zones_have_the_name_of_their_family():
    assert zone_name(DECK) == "deck" and zone_name(ROW) == "row"
    assert zone_name(STACK) == zone_name(STACK + 7) == "stack"
    assert zone_name(HAND) == zone_name(HAND + 15) == "hand"
    assert zone_name(BID + 3) == "bid"
