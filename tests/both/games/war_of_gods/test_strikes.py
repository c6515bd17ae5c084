"""The War of the Gods: strikes, discards, and what is asked and told."""

from engine import catalogue
from engine.places import lit
from engine.table import DECK, DISCARD, HAND
from tests.both.games.war_of_gods.talk import begun, on_ring, prepared, stand

war_of_gods = catalogue.load("war_of_gods")

ANY_TRILITHON = ["tB", "tG", "tR", "tW", "tY"]


# Strikes


def test_a_strike_splits_a_clan_and_nobody_takes_the_place_R_WAR_13_14():
    talk = begun(bob=[10, 11, 12, 13, 14])
    assert war_of_gods.scores(talk.table) == [0, 21]
    talk.say("Alice, action: d12")
    assert talk.asked() == "Alice, trilithon" and talk.may() == sorted(
        ANY_TRILITHON + ["back", "d12"]
    )
    talk.say("Alice, trilithon: tR")
    assert on_ring(talk, "Bob") == [10, 11, 13, 14] and on_ring(talk, "Alice") == []
    assert war_of_gods.scores(talk.table) == [0, 6]
    assert talk.table.disciples == [20, 15] and talk.told("strikes") == [(0, 12, 1)]
    assert talk.names(DISCARD) == ["d12", "tR"] and talk.drawn() == [("Alice", 2)]


def test_the_trilithon_of_a_strike_may_come_first_R_WAR_27():
    talk = begun(bob=[12])
    talk.say("Alice, action: tR")
    assert talk.may() == sorted(["d12", "n12", "back", "disciple", "god", "tR"])
    assert talk.refused("Alice, number: d3") == "no_disciple"
    assert talk.refused("Alice, number: tB") == "want_number"
    talk.say("Alice, number: n12")
    assert on_ring(talk, "Bob") == [] and talk.names(DISCARD) == ["n12", "tR"]


def test_where_a_strike_is_possible_a_menu_places_by_trilithon_R_WAR_27():
    talk = begun(bob=[12])
    talk.say("Alice, action: tR")
    talk.say("Alice, number: god")
    talk.say("Alice, space: 13")
    assert talk.table.gods == [13, 0] and on_ring(talk, "Bob") == [12]


def test_what_a_strike_takes_is_said_before_a_card_is_laid_R_WAR_15_17():
    talk = begun(bob=[12])
    assert ("strike_needs",) in war_of_gods.about(talk.table, talk.referee.ask)
    talk = begun(bob=[11], gods=(0, 12))
    assert ("strike_needs",) not in war_of_gods.about(talk.table, talk.referee.ask), "protected"


def test_a_strike_takes_two_cards():
    talk = prepared()
    stand(talk, "Bob", [12])
    talk.table.hidden[HAND] = 1
    talk.say("anyone, first: Alice")
    assert talk.refused("Alice, action: d12") == "no_strike"
    talk.say("Alice, action: tR")
    assert talk.asked() == "Alice, piece"
    talk = prepared()
    stand(talk, "Bob", [12])
    talk.table.hidden[HAND] = 2
    talk.say("anyone, first: Alice")
    talk.say("Alice, action: d12")
    assert talk.asked() == "Alice, trilithon", "the last two will do"


def test_no_strike_at_the_protected_or_once_all_trilithons_are_gone_R_WAR_15():
    talk = begun(bob=[12], gods=(0, 13))
    assert talk.refused("Alice, action: d12") == "protected"
    assert talk.refused("Alice, action: n13") == "protected"
    talk = begun(bob=[12])
    for number, card in enumerate(ANY_TRILITHON):
        who = talk.asked().split(",")[0]
        talk.say(f"{who}, action: {card}")
        talk.say(talk.asked() + ": disciple")
        talk.say(f"{who}, space: {20 + number}")
    assert talk.asked() == "Bob, action" and talk.refused("Bob, action: d20") == "no_strike"


# One question, one answer


def test_a_call_back_leaves_everything_as_it_was_R_WAR_27():
    for script in (
        "action: d8|target: back",  # though there is but one target
        "action: d5|piece: back",
        "action: tB|number: back",
        "action: tB|number: tB",
        "action: d20|trilithon: d20",
        "action: tB|number: disciple|space: back",
        "action: discard|how_many: back",
    ):
        talk = begun(alice=[8, 9], bob=[20, 30])
        before = talk.table.plate[:], talk.table.count(DECK), talk.may()
        for answer in script.split("|"):
            talk.say("Alice, " + answer)
        assert talk.asked() == "Alice, action", script
        assert before == (talk.table.plate[:], talk.table.count(DECK), talk.may()), script
        assert talk.names(DISCARD) == []


def test_a_table_may_have_discards_of_no_card_R_WAR_16():
    talk = begun(discard_none="yes")
    talk.say("Alice, action: discard")
    assert talk.may() == ["0", "1", "2", "3", "4", "back"]
    talk.say("Alice, how_many: 0")
    assert talk.asked() == "Bob, action" and talk.drawn() == []


def test_a_lone_card_is_discarded_at_no_first_press_R_WAR_29():
    talk = begun()
    talk.table.hidden[HAND] = 1
    talk.say("Alice, action: discard")
    assert talk.may() == ["1", "back"]


def test_at_least_one_card_is_discarded_unread_R_WAR_16_26():
    talk = begun()
    talk.say("Alice, action: discard")
    assert talk.may() == ["1", "2", "3", "4", "back"]
    talk.say("Alice, how_many: 2")
    assert talk.told("discard_unseen") == [2] and talk.names(DISCARD) == []
    assert len(talk.may()) == 1 + 65  # any card may still be in Bob's hand


def test_a_card_is_shown_only_once_in_a_match():
    talk = begun()
    talk.say("Alice, action: d5")
    talk.say("Alice, piece: god")
    assert talk.refused("Bob, action: d5") == "refused_elsewhere"


def test_a_tap_is_put_although_nothing_else_can_be_done_R_WAR_29():
    """A single space or kind of piece is not asked for; a card is, even a last one."""
    talk = begun(bob=[12], gods=(2, 0))
    for card in ANY_TRILITHON[:4]:
        talk.table._carry([talk.table.box.find(card)], DECK, DISCARD)
    talk.say("Alice, action: n12")
    assert talk.may() == ["back", "n12", "tY"]


def test_nobody_confirms_what_hands_must_do_R_WAR_28():
    """It rides on the next question, already counted."""
    talk = begun(bob=[12])
    talk.say("Alice, action: d12")
    talk.say("Alice, trilithon: tB")
    assert talk.asked() == "Bob, action" and "ok" not in talk.may()
    assert [news[0] for news in talk.table.news] == ["tapped", "strikes", "draw"]
    assert talk.table.count(DECK) == 55


def test_a_god_lights_the_wells_of_its_space_too():
    talk = begun(alice=[4], bob=[12], gods=(0, 13))
    shown = sorted(lit(war_of_gods.marks(talk.table, talk.referee.ask)))
    assert shown == [(4, 0), (12, 1), (13, 1), (43, 1), (73, 1)]
