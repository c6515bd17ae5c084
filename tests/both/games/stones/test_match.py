"""The Stones of Stonehenge: the lots in order, points, draws, and the end."""

from engine.boxes.stonehenge import HENGE_COLOURS
from engine.places import COLOUR, NEUTRAL, SUBJECT, lit
from engine.plates.stonehenge import ALTAR, INNER, RIM, TRILITHON
from engine.table import DECK, DISCARD, HAND
from tests.both.app.table_talk import Talk

PLAYERS = ["Alice", "Bob", "Cleo"]
COLOURS = HENGE_COLOURS[:5]
FIRST = "white"  # of the first stone, which nobody buys


def auction(talk: Talk, stone: str, *bids):
    """One auction; the bids clockwise from the leader, "" for a pass. The last stone is known."""
    if talk.asked().endswith("stone"):
        talk.say(talk.asked() + ": " + stone)
    for bid in bids:
        talk.say(talk.asked() + ": " + bid + " ok")


def second_auction(players=PLAYERS) -> Talk:
    """Nobody bought in the first, where each played a trilithon card: hands of 3 again."""
    talk = Talk("stones", players)
    talk.say("anyone, leader: " + players[0])
    auction(talk, FIRST, *["tW", "tB", "tG", "tY", "tR"][: len(players)])
    return talk


def next_colour(talk: Talk) -> str:
    """Of the colours that may lie there, the one with most stones left; "" if it is known."""
    if not talk.asked().endswith("stone"):
        return ""
    left = talk.table.supply[talk.table.lot > 30]
    return max(talk.may(), key=lambda colour: left[COLOURS.index(colour)])


def pass_once(talk: Talk):
    """An auction in which nobody bids; an empty hand is not asked."""
    lot, colour = talk.table.lot, next_colour(talk)
    if colour:
        talk.say(talk.asked() + ": " + colour)
    while talk.table.lot == lot and talk.asked().endswith("bid"):
        talk.say(talk.asked() + ": ok")


def pass_until(talk: Talk, lot: int):
    while talk.table.lot < lot:
        pass_once(talk)


def lights(talk: Talk) -> list:
    """(place, mark) of all lights but those of the figures."""
    marks = lit(talk.game.marks(talk.table, talk.referee.ask))
    return [(place, mark) for place, mark in marks if mark >= COLOUR]


def buy(talk: Talk, buyer: str, stone: str, card: str):
    """An auction in which only `buyer` bids, one card; with an empty hand she passes one first."""
    while not talk.table.count(HAND + talk.players.index(buyer)):
        pass_once(talk)
    lot = talk.table.lot
    if talk.asked().endswith("stone"):
        talk.say(talk.asked() + ": " + stone)
    while talk.table.lot == lot and talk.asked().endswith("bid"):
        who = talk.asked().split(",")[0]
        talk.say(f"{who}, bid: " + (card if who == buyer else "") + " ok")


# Lots


def test_stones_are_counted_apart_on_spaces_and_trilithons_R_STON_3_28():
    """Six of a colour on the spaces, then it is no longer an answer; one on the trilithons."""
    talk = second_auction()
    for _ in range(5):
        assert FIRST in talk.may()
        auction(talk, FIRST, "", "", "")
    assert FIRST not in talk.may()
    assert talk.refused("Alice, stone: " + FIRST) == "refused_not_legal"
    pass_until(talk, 31)
    assert talk.may() == sorted(COLOURS)
    pass_until(talk, 34)
    assert len(talk.may()) == 2
    pass_until(talk, 35)
    assert talk.asked() == "Alice, bid"


def test_the_colour_of_the_last_stone_of_a_group_is_known_R_STON_3():
    talk = second_auction()
    pass_until(talk, 30)
    assert talk.asked() == "Alice, bid"
    assert talk.table.supply[0] == [0] * 5


def test_lots_are_the_thirty_spaces_then_the_trilithons_R_STON_4_5():
    talk = Talk("stones", PLAYERS)
    assert lights(talk) == []
    talk = second_auction()
    for lot, place in ((3, RIM + 3), (30, RIM + 30), (31, TRILITHON + 1), (35, TRILITHON + 5)):
        pass_until(talk, lot)
        assert (place, NEUTRAL) in lights(talk)
        assert len([mark for _, mark in lights(talk) if mark == NEUTRAL]) == 1


def test_the_stone_for_sale_is_shown_in_its_colour():
    talk = second_auction()
    assert lights(talk) == [(RIM + 2, NEUTRAL), (RIM + 2, SUBJECT)]
    talk.say("Alice, stone: yellow")
    assert lights(talk) == [(RIM + 2, NEUTRAL), (RIM + 2, SUBJECT), (RIM + 2, COLOUR + 3)]


# Points


def test_the_nth_stone_of_a_colour_is_worth_n_R_STON_22():
    talk = second_auction()
    for card, points in (("d1", 1), ("d2", 3), ("d3", 6)):
        buy(talk, "Bob", "green", card)
        assert talk.table.points == [0, points, 0]
    buy(talk, "Bob", "yellow", "d4")
    assert talk.table.points == [0, 7, 0]


def test_a_trilithon_doubles_the_whole_amount_R_STON_22():
    """With two green stones, the green one on T2 brings (1 + 2) x 2; earlier ones stay."""
    talk = second_auction()
    buy(talk, "Alice", "green", "d1")
    buy(talk, "Alice", "green", "d2")
    buy(talk, "Alice", "yellow", "d3")
    assert talk.table.points == [4, 0, 0]
    pass_until(talk, 31)
    auction(talk, "white", "", "", "")
    assert talk.table.lot == 32
    buy(talk, "Alice", "green", "d4")
    assert talk.told("sold") == [(0, 6)]
    assert talk.table.points == [10, 0, 0]
    buy(talk, "Bob", "red", "d5")
    assert talk.table.points == [10, 2, 0]


def test_the_thirtieth_lot_is_not_doubled_the_next_is_R_STON_5_22():
    talk = second_auction()
    pass_until(talk, 30)
    buy(talk, "Bob", next_colour(talk), "d1")
    assert talk.told("sold") == [(1, 1)]
    auction(talk, "white", "", "", "d2")
    assert talk.told("sold")[0][0] == 0 and sum(talk.table.points) == 3


def test_figures_stand_on_the_circle_of_their_points():
    """The altar at 0 and from 20 on."""
    circle = second_auction().game.circle
    assert [circle(points) for points in (0, 1, 19, 20, 25)] == [
        ALTAR, INNER + 1, INNER + 19, ALTAR, ALTAR,
    ]  # fmt: skip


# Draws


def test_a_lone_bidder_draws_none_and_nobody_two_R_STON_14():
    talk = second_auction()
    buy(talk, "Bob", "red", "d1")
    assert talk.drawn() == [("Cleo", 1), ("Alice", 1)]


def test_of_two_bidders_the_loser_draws_two_R_STON_15():
    """Who passed draws one."""
    talk = second_auction()
    auction(talk, "red", "d7", "", "d8")
    assert talk.told("bids") == [(2, 8), (0, 7)]
    assert talk.drawn() == [("Alice", 2), ("Bob", 1)]


def test_draws_go_clockwise_from_the_next_leader_R_STON_20():
    talk = second_auction(PLAYERS + ["Dan"])
    auction(talk, "red", "d1", "d2", "d3", "d4")
    assert talk.drawn() == [("Alice", 2), ("Bob", 1), ("Cleo", 1)]
    assert talk.asked() == "Dan, stone"
    auction(talk, "blue", "n1", "n3", "n5", "n9")
    assert talk.told("bids")[0] == (2, 9), "no blue card: the highest number"
    assert talk.drawn() == [("Dan", 2), ("Alice", 1), ("Bob", 1)]


def test_the_pile_is_renewed_only_when_a_card_is_wanted_R_STON_19():
    """53 cards after the first auction: the eighteenth round of draws lacks its last one."""
    talk = second_auction()
    assert talk.table.count(DECK) == 53
    pass_until(talk, 19)
    assert talk.table.count(DECK) == 2 and len(talk.names(DISCARD)) == 3
    pass_once(talk)
    told = [(news[0], news[1]) for news in talk.table.news if news[0] in ("draw", "gather")]
    assert told == [("draw", 1), ("draw", 1), ("gather", [DISCARD]), ("draw", 1)]
    assert talk.table.count(DECK) == 2 and talk.table.count(DISCARD) == 0
    talk.say(talk.asked() + ": " + next_colour(talk))
    assert "tW" in talk.may(), "what was discarded may have been drawn again"


def test_cards_just_bid_are_in_the_new_pile_R_STON_19():
    talk = second_auction()
    pass_until(talk, 19)
    auction(talk, next_colour(talk), "d1", "d3", "d2")
    assert talk.told("bids")[0][0] in (0, 1)
    assert talk.told("gather") == [[DISCARD]]
    assert talk.names(DISCARD) == []
    assert talk.table.count(DECK) == 2 + 6 - 3


def test_missing_cards_are_lost_R_STON_20_21():
    """Two in the pile, none discarded: the leader and the next draw, the third does not."""
    talk = second_auction()
    pass_until(talk, 20)
    pass_once(talk)
    assert talk.drawn() == [("Alice", 1), ("Bob", 1)]
    hands = [talk.table.count(HAND + seat) for seat in range(3)]
    assert sum(hands) == 65 and hands[0] == hands[1] == hands[2] + 1
    pass_once(talk)
    assert talk.drawn() == []


# The end


def test_twenty_points_end_the_match_at_once_R_STON_23():
    """More than 20 will do; no draws, the other stones stay unsold."""
    talk = second_auction()
    for card in ("d1", "d2", "d3", "d4", "d5"):
        buy(talk, "Alice", "red", card)
    assert talk.table.points == [15, 0, 0]
    buy(talk, "Alice", "red", "d6")
    assert talk.result.ending == "goal"
    assert talk.result.scores == [21, 0, 0] and talk.result.winners == [0]
    assert talk.drawn() == [] and talk.asked() == ""


def test_exactly_twenty_is_enough_R_STON_23():
    talk = second_auction()
    for number in (1, 2, 3, 4, 5):
        buy(talk, "Alice", "red", f"d{number}")
    for number in (6, 7):
        buy(talk, "Alice", "yellow", f"d{number}")
    buy(talk, "Alice", "green", "d8")
    assert talk.table.points == [15 + 3 + 1, 0, 0] and talk.result is None
    buy(talk, "Alice", "white", "d9")
    assert talk.result.scores == [20, 0, 0] and talk.result.ending == "goal"
    assert talk.drawn() == []


def test_unsold_stones_too_lead_to_the_end_R_STON_24_25():
    """After the 35th auction the highest score wins, equal ones share it; no draws any more."""
    talk = second_auction()
    pass_until(talk, 35)
    assert talk.result is None
    pass_once(talk)
    assert talk.result.ending == "sold_out"
    assert talk.result.scores == [0, 0, 0] and talk.result.winners == [0, 1, 2]
    assert talk.drawn() == []


def test_the_highest_score_wins_when_all_is_sold_R_STON_25():
    talk = second_auction()
    buy(talk, "Cleo", "red", "d1")
    pass_until(talk, 35)
    buy(talk, "Bob", next_colour(talk), "d2")
    assert talk.result.scores == [0, 2, 1] and talk.result.winners == [1]
    assert talk.drawn() == [], "though what was bid could be dealt again"
