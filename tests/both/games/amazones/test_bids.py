"""Amazones: the setup and the two rounds of bids, ruling by ruling."""

from engine import catalogue, reading, record
from engine.games.amazones import score
from engine.table import ADDED, BID, BOX, HAND
from tests.both.app.table_talk import Talk
from tests.both.games.amazones.talk import first_bids, joust, place, stacks, three


def test_three_to_five_players_and_unused_colours_stay_out_R_AMAZ_1():
    assert catalogue.entry("amazones")[1:3] == (3, 5)
    text = "Trilithon record 1\ngame: amazones\nrules: 1\nplayers: %s\n\n"
    for players in ("A, B", "A, B, C, D, E, F"):
        try:
            reading.read(text % players)
        except record.RecordError as wrong:
            assert "3 to 5" in wrong.reason
        else:
            raise AssertionError(players)
    talk = three()
    assert talk.refused("Alice, first_bid: green+5a") == "refused_elsewhere"
    assert len(talk.names(BOX)) == 22
    assert sorted(talk.table.unseen) == list(range(55, 91)) and stacks(talk) == [12, 12, 12]


def test_every_colour_has_the_same_eleven_cards_R_AMAZ_2():
    talk = three()
    ends = sorted([name[6:] for name in talk.of(HAND, "Alice")])
    assert ends == sorted(
        ["+10", "+5a", "+5b", "+5c", "+2a", "+2b", "+2c", "+1a", "+1b", "-1", "-2"]
    )
    assert ends == sorted([name[4:] for name in talk.of(HAND, "Bob")])
    assert sum(score.CARD) == 30 and sum(score.TILE) == 10


def test_colours_are_chosen_in_turn_and_once_R_AMAZ_3():
    talk = Talk("amazones", ["Alice", "Bob", "Cleo"])
    assert talk.told("sort_tiles") == [()]
    talk.say("anyone, lover: Bob")
    talk.say("Cleo, colour: red")
    assert talk.told("take_colour") == [(2, 2)]
    assert talk.refused("Alice, colour: red") == "refused_not_legal"
    assert talk.may() == ["blue", "green", "purple", "yellow"]


def test_left_of_the_lover_begins_or_she_herself_R_AMAZ_4():
    talk = Talk("amazones", ["Alice", "Bob", "Cleo"])
    talk.say("anyone, lover: Cleo")
    assert talk.asked() == "Alice, colour"
    talk = Talk("amazones", ["Alice", "Bob", "Cleo"], start="lover")
    talk.say("anyone, lover: Cleo")
    assert talk.asked() == "Cleo, colour"


def test_a_bid_has_one_colour_R_AMAZ_5():
    """Captured cards may be bid, but not beside one's own."""
    talk = three()
    joust(talk, Alice="yellow+5a", Bob="blue+2a")
    place(talk, "Alice", "head+4a", "Alice")
    place(talk, "Alice", "torso+4a", "Alice", "1")
    place(talk, "Bob", "head+3a", "Bob")
    assert talk.referee.ask.adds, "what lies there is added up"
    talk.say("Alice, first_bid: blue+2a")
    assert talk.refused("Alice, first_bid: yellow+5b") == "one_colour"
    talk.say("Alice, first_bid: blue+2a yellow+5b")
    assert talk.refused("Alice, first_bid: blue+2a") == "one_colour"
    talk.say("Alice, first_bid: ok")
    talk.say("Bob, first_bid: yellow+5a")
    assert talk.refused("Bob, first_bid: blue+5a") == "one_colour"
    assert talk.refused("Bob, first_bid: yellow+5b") == "refused_elsewhere"


def test_a_whole_hand_may_be_bid_R_AMAZ_6_10():
    """No card of the colour is left: then nothing can be added."""
    talk = three()
    talk.say("Alice, first_bid: " + " ".join(talk.of(HAND, "Alice")) + " ok")
    assert talk.of(HAND, "Alice") == []
    talk.script("Bob, first_bid: ok\n Cleo, first_bid: ok")
    assert talk.may() == ["nothing", "remove"]
    assert talk.refused("Alice, second_bid: add") == "refused_not_legal"
    talk.script("Alice, second_bid: nothing\n Bob, second_bid: nothing")
    talk.say("Cleo, second_bid: nothing")
    assert talk.table.totals == [30, None, None]


def test_she_who_passed_may_add_one_card_of_any_colour_R_AMAZ_7():
    talk = three()
    joust(talk, Alice="yellow+5a", Bob="blue+2a")
    place(talk, "Alice", "head+4a", "Alice")
    place(talk, "Alice", "torso+4a", "Alice", "1")
    place(talk, "Bob", "head+3a", "Bob")
    first_bids(talk)
    assert talk.may() == ["add", "nothing"]
    talk.say("Alice, second_bid: add")
    assert talk.may() == sorted(talk.of(HAND, "Alice") + ["back"]) and "blue+2a" in talk.may()
    talk.say("Alice, add_card: blue+2a")
    talk.say("Alice, add_card: yellow+5b ok")  # changed her mind: one card all the same
    assert talk.of(ADDED, "Alice") == ["yellow+5b"]
    assert talk.asked() == "Bob, second_bid"


def test_the_only_card_may_be_taken_back_R_AMAZ_8():
    """She is out, and ties with nobody, not even with a real 0."""
    talk = three()
    first_bids(talk, Alice="yellow+2a", Bob="blue+1a blue-1")
    talk.script("""
        Alice, second_bid: remove
        Alice, remove_card: yellow+2a ok
        Bob, second_bid: nothing
        Cleo, second_bid: nothing
    """)
    assert talk.table.totals == [None, 0, None]
    assert talk.asked() == "Bob, tile"
    assert len(talk.of(HAND, "Alice")) == 11


def test_taking_back_and_adding_are_not_combined_R_AMAZ_9():
    talk = three()
    first_bids(talk, Alice="yellow+2a yellow+5a")
    assert talk.may() == ["add", "nothing", "remove"]
    talk.script("Alice, second_bid: remove\n Alice, remove_card: yellow+2a")
    assert talk.refused("Alice, remove_card: yellow+1a") == "refused_elsewhere"
    talk.say("Alice, remove_card: ok")
    assert talk.of(BID, "Alice") == ["yellow+5a"]
    assert talk.asked() == "Bob, second_bid"


def test_a_card_taken_back_is_public_R_AMAZ_9():
    """A card of the hand is no answer: it lies elsewhere."""
    talk = three()
    first_bids(talk, Alice="yellow+2a yellow+5a")
    talk.say("Alice, second_bid: remove")
    assert not talk.referee.ask.secret
    assert talk.may() == ["back", "yellow+2a", "yellow+5a"]


def test_an_added_card_has_the_colour_of_the_bid_R_AMAZ_10():
    talk = three()
    joust(talk, Alice="yellow+5a", Bob="blue+2a")
    place(talk, "Alice", "head+4a", "Alice")
    place(talk, "Alice", "torso+4a", "Alice", "1")
    place(talk, "Bob", "head+3a", "Bob")
    first_bids(talk, Alice="yellow+1a")
    talk.say("Alice, second_bid: add")
    assert talk.refused("Alice, add_card: blue+2a") == "one_colour"
    assert talk.refused("Alice, add_card: yellow+1a") == "refused_elsewhere"
    assert talk.refused("Alice, add_card: head+1a") == "want_card"
    assert talk.refused("Alice, add_card: ok") == "refused_not_asked"
    assert talk.referee.ask.secret


def test_a_second_tap_takes_a_card_back_its_twin_adds_R_AMAZ_5():
    talk = three()
    talk.say("Alice, first_bid: yellow+5a yellow+5b yellow+5a ok")
    assert talk.of(BID, "Alice") == ["yellow+5b"]
    talk.script("Bob, first_bid: ok\n Cleo, first_bid: ok\n Alice, second_bid: add")
    talk.say("Alice, add_card: yellow+1a yellow+1a")
    assert "ok" not in talk.may()
    talk.say("Alice, add_card: yellow+1b ok")
    assert talk.of(ADDED, "Alice") == ["yellow+1b"]


def test_what_is_added_stays_hidden_until_the_reveal_R_AMAZ_32():
    talk = three()
    first_bids(talk, Alice="yellow+2a")
    talk.script("Alice, second_bid: add\n Alice, add_card: yellow+10")
    assert talk.referee.ask.secret
    talk.script("Alice, add_card: ok\n Bob, second_bid: nothing")
    assert talk.of(BID, "Alice") == ["yellow+2a"]
    talk.say("Cleo, second_bid: nothing")
    assert talk.of(BID, "Alice") == ["yellow+10", "yellow+2a"]
    assert talk.referee.undo() == "refused_seen"


def test_the_best_total_wins_even_if_negative_R_AMAZ_13():
    talk = three()
    joust(talk, Alice="yellow-1 yellow-2", Bob="blue-1")
    assert talk.table.ranking == [1, 0]
    assert talk.asked() == "Bob, tile"


def test_nobody_ranked_loses_three_tiles_and_the_starter_stays_R_AMAZ_15():
    """All passed; or some tied and the others passed: tied cards are back in hand."""
    talk = three()
    joust(talk)
    assert stacks(talk) == [11, 11, 11]
    assert talk.asked() == "Alice, first_bid"
    joust(talk, Bob="blue+5a", Cleo="red+5a")
    assert stacks(talk) == [10, 10, 10]
    assert talk.asked() == "Alice, first_bid"
    assert len(talk.of(HAND, "Bob")) == len(talk.of(HAND, "Cleo")) == 11


def test_the_starter_stays_also_when_she_won_before_R_AMAZ_15():
    talk = three()
    joust(talk, Bob="blue+5a")
    place(talk, "Bob", "head+4a", "Bob")
    place(talk, "Bob", "torso+4a", "Bob", "1")
    assert talk.asked() == "Bob, first_bid"
    joust(talk)
    assert talk.asked() == "Bob, first_bid"


def test_a_hand_is_never_empty_between_jousts_R_AMAZ_34():
    """Even a whole hand that wins against one card brings that card."""
    talk = three()
    joust(talk, Alice=" ".join(talk.of(HAND, "Alice")), Bob="blue-2")
    place(talk, "Alice", "head+4a", "Alice")
    place(talk, "Alice", "torso+4a", "Alice", "1")
    place(talk, "Bob", "legs+4a", "Bob")
    assert talk.of(HAND, "Alice") == ["blue-2"]
    assert len(talk.of(HAND, "Bob")) == 21
