"""The War of the Gods: setup, placing, attacks."""

from engine.games.war_of_gods import clans
from engine.games.war_of_gods import rulebook as war_of_gods
from engine.places import SUBJECT
from engine.plates.stonehenge import RIM
from engine.table import DECK, DISCARD, HAND
from tests.both.games.war_of_gods.talk import begun, discard, on_ring, prepared, stand

# Setup and drawing


def test_everybody_takes_a_free_colour_in_seat_order_R_WAR_1():
    talk = prepared(4)
    assert talk.table.colours == [0, 1, 2, 3]
    assert talk.asked() == "anyone, first" and talk.may() == talk.players


def test_cards_left_in_the_deck_by_number_of_players():
    for seats, deck in ((2, 57), (3, 53), (4, 49)):
        table = prepared(seats).table
        assert table.count(DECK) == deck
        assert [table.count(HAND + seat) for seat in range(seats)] == [4] * seats


def test_the_seat_drawn_by_lot_begins_then_clockwise_R_WAR_2():
    talk = prepared(3)
    talk.say("anyone, first: Cleo")
    for who in ("Cleo", "Alice", "Bob", "Cleo"):
        assert talk.asked() == who + ", action"
        discard(talk)


def test_a_hand_is_refilled_to_four_R_WAR_18():
    talk = begun()
    discard(talk, 3)
    assert talk.drawn() == [("Alice", 3)]
    assert talk.table.count(DECK) == 54 and talk.table.count(DISCARD) == 3


def test_a_refill_is_partial_when_the_deck_is_short_R_WAR_18():
    talk = begun()
    for _ in range(14):
        discard(talk, 4)
    assert talk.table.count(DECK) == 1
    discard(talk, 4)
    assert talk.drawn() == [("Alice", 1)]


# Placing


def test_a_trilithon_card_alone_goes_to_the_only_empty_space_wherever_it_is_R_WAR_5():
    """Space 1 too: nobody can be struck, since Bob's disciples stand in one clan with his god."""
    for space in (1, 15, 30):
        ring = [(space + step) % 30 + 1 for step in range(29)]
        talk = begun(ring[:10], ring[11:], gods=(0, ring[10]))
        assert {"tW", "tY"} <= set(talk.may())
        talk.say("Alice, action: tW")
        talk.say("Alice, piece: disciple")
        assert space in on_ring(talk, "Alice")


def test_a_number_card_places_on_its_empty_space_R_WAR_3_27():
    """By day as by night; the kind of piece is asked while both are in reserve."""
    for card in ("d12", "n12"):
        talk = begun()
        talk.say("Alice, action: " + card)
        assert talk.may() == ["back", "disciple", "god"]
        talk.say("Alice, piece: disciple")
        assert on_ring(talk, "Alice") == [12] and talk.table.disciples[0] == 19
        assert talk.told("places") == [(0, "disciple", 12)]
        assert talk.names(DISCARD) == [card] and talk.drawn() == [("Alice", 1)]


def test_where_the_piece_goes_is_said_and_lit_while_it_is_chosen_R_WAR_27():
    talk = begun()
    for card, facts, lit in (("d12", [("goes_on", 12)], [RIM + 12]), ("tW", [], [])):
        talk.say("Alice, action: " + card)
        ask = talk.referee.ask
        assert talk.game.about(talk.table, ask)[1:] == facts
        assert [m[0] for m in talk.game.marks(talk.table, ask) if m[1] == SUBJECT] == lit
        talk.say("Alice, piece: back")


def test_the_god_is_placed_once_for_all_R_WAR_5():
    talk = begun()
    talk.say("Alice, action: d12")
    talk.say("Alice, piece: god")
    assert talk.table.gods == [12, 0] and talk.table.disciples[0] == 20
    discard(talk)
    talk.say("Alice, action: d5")
    assert talk.may() == ["back", "disciple"]
    talk.say("Alice, piece: disciple")
    assert on_ring(talk, "Alice") == [5, 12] and talk.table.gods[0] == 12


def test_without_disciples_only_the_god_can_be_placed_R_WAR_20():
    talk = prepared()
    talk.table.disciples[0] = 0
    talk.say("anyone, first: Alice")
    talk.say("Alice, action: d5")
    assert talk.may() == ["back", "god"]
    talk.say("Alice, piece: god")
    assert talk.table.gods[0] == 5


def test_nothing_is_placed_on_an_occupied_space_R_WAR_4():
    talk = begun(alice=[12], bob=[20], gods=(0, 21))
    assert talk.refused("Alice, action: d12") == "no_target"
    assert talk.refused("Alice, action: n20") == "protected"


def test_a_trilithon_places_on_any_empty_space():
    talk = begun(alice=[12], gods=(3, 0))
    talk.say("Alice, action: tG")
    talk.say("Alice, piece: disciple")
    spaces = [str(space) for space in range(1, 31) if space not in (3, 12)]
    assert talk.asked() == "Alice, space" and talk.may() == sorted(spaces + ["back"])
    talk.say("Alice, space: 30")
    assert on_ring(talk, "Alice") == [3, 12, 30] and talk.names(DISCARD) == ["tG"]


def test_a_trilithon_asks_for_the_piece_then_the_space():
    talk = begun()
    talk.say("Alice, action: tG")
    talk.say("Alice, piece: god")
    talk.say("Alice, space: 8")
    assert talk.table.gods[0] == 8


# Attacks


def test_reach_of_every_space_R_WAR_8_9():
    page = ((1, 7, 16, 23), (8, 8, 16, 30), (9, 15, 23, 30), (16, 22, 1, 8), (23, 23, 1, 15),
            (24, 30, 8, 15))  # fmt: skip
    for first, last, low, high in page:
        for space in range(first, last + 1):
            assert list(clans.reach(space)) == list(range(low, high + 1)), space


def test_reach_is_mutual_R_WAR_9():
    for one in range(1, 31):
        for other in range(1, 31):
            assert (one in clans.reach(other)) == (other in clans.reach(one))


def test_the_quarter_that_counts_is_that_of_the_disciple_named_R_WAR_10():
    """8 and 9 are one clan: from 8 all of 16 to 30 is in reach, from 9 only 23 to 30."""
    enemies = [15, 16, 19, 22, 23, 26, 30]
    for card, hit in (("n8", ["16", "19", "22", "23", "26", "30"]), ("n9", ["23", "26", "30"])):
        talk = begun(alice=[8, 9], bob=enemies)
        talk.say("Alice, action: " + card)
        assert talk.asked() == "Alice, target" and talk.may() == sorted(hit + ["back"])


def test_without_a_target_there_is_no_attack_R_WAR_15():
    """The only enemy in reach of 9 stands next to its god."""
    talk = begun(alice=[8, 9], bob=[24], gods=(0, 25))
    for card in ("d8", "n8", "d9", "n9"):
        assert talk.refused("Alice, action: " + card) == "no_target"


def test_the_attacker_takes_the_space_it_frees_R_WAR_12_14():
    talk = begun(alice=[8, 9], bob=[30])
    before = talk.table.disciples[:]
    talk.say("Alice, action: d8")
    assert talk.may() == ["30", "back"]
    talk.say("Alice, target: 30")
    assert on_ring(talk, "Alice") == [9, 30] and on_ring(talk, "Bob") == []
    assert talk.told("attacks") == [(0, 8, 30, 1)]
    assert talk.table.disciples == before  # nothing comes from a reserve, nothing returns to it
    assert war_of_gods.scores(talk.table) == [2, 0]  # 9 is isolated


def test_only_a_disciple_in_a_clan_attacks_R_WAR_11():
    lonely = begun(alice=[8, 10], bob=[30])
    assert lonely.refused("Alice, action: d8") == "no_target"
    beside_god = begun(alice=[8], bob=[30], gods=(9, 0))
    assert "n8" in beside_god.may()
    assert beside_god.refused("Alice, action: n9") == "no_target"  # the god attacks nobody


def test_a_clan_across_the_join_attacks_R_WAR_6():
    talk = begun(alice=[30, 1], bob=[10, 20])
    assert "d30" in talk.may() and "n1" in talk.may()


def test_own_disciples_and_gods_are_no_targets_R_WAR_5_13():
    talk = begun(alice=[1, 2, 17, 19], bob=[20], gods=(0, 22))
    talk.say("Alice, action: d1")
    talk.say("Alice, target: 20")
    assert on_ring(talk, "Alice") == [2, 17, 19, 20] and talk.table.gods[1] == 22


def test_a_god_protects_its_whole_group_R_WAR_7():
    table = begun(bob=[27, 28, 29, 30, 2], gods=(0, 1)).table
    assert war_of_gods.victims(table, 0) == []


def test_protection_ends_at_a_gap_or_a_foreign_piece_R_WAR_7():
    talk = prepared(3)
    stand(talk, "Bob", [10, 12, 15], 11)
    stand(talk, "Cleo", [13])
    stand(talk, "Alice", [16])
    assert war_of_gods.victims(talk.table, 0) == [13, 15]
    assert war_of_gods.victims(talk.table, 2) == [15, 16]
