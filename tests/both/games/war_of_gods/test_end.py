"""The War of the Gods: what brings the last round on, how it is played, and the score."""

from engine.games.war_of_gods import rulebook as war_of_gods
from engine.table import DECK, DISCARD, HAND
from tests.both.games.war_of_gods.talk import begun, discard, on_ring, prepared, stand


def empty_deck(talk):
    """Everybody discards whole hands until nothing is left to draw."""
    while talk.table.count(DECK):
        discard(talk, 4)


def points(disciples, god=0) -> int:
    talk = prepared()
    stand(talk, "Alice", disciples, god)
    return war_of_gods.scores(talk.table)[0]


# The last round


def test_the_deck_condition_is_tested_after_the_refill_R_WAR_19():
    talk = begun()
    for _ in range(14):
        discard(talk, 4)
    assert talk.table.count(DECK) == 1 and not talk.table.ending
    discard(talk, 1)  # the last card is drawn: the hand is full, and yet
    assert talk.table.count(HAND) == 4 and talk.table.ending == "deck"
    assert talk.told("last_round") == [()]


def test_every_seat_has_one_last_turn_the_one_that_ended_it_last_R_WAR_22():
    talk = prepared(3)
    talk.say("anyone, first: Bob")
    for _ in range(13):
        discard(talk, 4)
    discard(talk, 1)  # Cleo draws the last of the 53 cards
    for who in ("Alice", "Bob", "Cleo"):
        assert talk.asked() == who + ", action"
        discard(talk)
    assert talk.asked() == "" and talk.result.ending == "deck"


def test_in_the_last_round_nobody_draws_R_WAR_23():
    talk = begun(gods=(7, 0))
    talk.table.disciples[0] = 1
    talk.script("Alice, action: d5\n Alice, piece: disciple")
    assert talk.table.ending == "reserve" and talk.table.count(DECK) == 56
    discard(talk, 2)
    assert talk.drawn() == [] and talk.table.count(HAND + 1) == 2
    talk.say("Alice, action: discard")
    talk.say("Alice, how_many: 4")
    assert talk.table.count(DECK) == 56 and talk.result.ending == "reserve"


def test_in_the_last_round_no_trilithon_is_played_but_discarded_R_WAR_17():
    talk = begun(bob=[20])
    for _ in range(14):
        discard(talk, 4)
    discard(talk, 1)  # Alice draws the last card
    for card in ("tW", "tR"):
        assert talk.refused("Bob, action: " + card) == "no_trilithon"
    discard(talk, 4)
    assert talk.refused("Alice, action: d20") == "no_strike"
    discard(talk, 4)
    assert talk.asked() == "" and talk.table.count(HAND) == talk.table.count(HAND + 1) == 0


def test_attacks_and_placements_go_on_in_the_last_round():
    talk = begun(alice=[8, 9], bob=[20, 21])
    empty_deck(talk)
    talk.say("Bob, action: d20")
    assert talk.may() == ["8", "back"]  # 8 alone is in reach
    talk.say("Bob, target: 8")
    assert on_ring(talk, "Bob") == [8, 21]
    talk.say("Alice, action: n20")
    talk.say("Alice, piece: god")
    assert talk.asked() == "" and talk.table.gods == [20, 0]


def test_a_reserve_is_empty_when_god_and_disciples_are_out_R_WAR_20():
    """Wherever they are: on the ring or lost."""
    talk = begun()
    talk.table.disciples[0] = 1
    talk.say("Alice, action: d5")
    talk.say("Alice, piece: disciple")
    assert not talk.table.ending  # the god is still to come
    discard(talk)
    talk.script("Alice, action: d6\n Alice, piece: god")
    assert talk.table.gods[0] == 6 and talk.table.ending == "reserve"


def test_a_player_without_reserve_cannot_place_R_WAR_20():
    talk = begun(gods=(7, 0))
    talk.table.disciples[0] = 1
    talk.script("Alice, action: d5\n Alice, piece: disciple")
    discard(talk)
    assert talk.refused("Alice, action: d9") == "no_reserve"
    assert talk.may() == ["discard"]


def test_a_full_ring_ends_it_though_an_attack_reopens_a_space_R_WAR_21():
    talk = begun(alice=range(1, 15), bob=range(15, 30))
    talk.say("Alice, action: d30")
    talk.say("Alice, piece: disciple")
    assert talk.table.ending == "full"
    talk.say("Bob, action: d16")
    talk.say("Bob, target: 4")
    assert talk.table.plate[16] is None
    talk.say("Alice, action: n16")
    talk.say("Alice, piece: god")
    assert talk.asked() == "" and talk.result.ending == "full"


def test_several_conditions_give_one_last_round_R_WAR_21():
    talk = begun(alice=range(1, 16), bob=range(16, 30), gods=(0, 0))
    talk.table.disciples[0] = 0
    talk.table.hidden[DISCARD] = talk.table.hidden[DECK] - 1
    talk.table.hidden[DECK] = 1
    talk.script("Alice, action: d30\n Alice, piece: god")  # no deck, no reserve, no space left
    assert talk.table.ending == "deck"
    for who in ("Bob", "Alice"):
        assert talk.asked() == who + ", action"
        discard(talk)
    assert talk.asked() == ""


# The score


def test_a_clan_across_the_join_counts_as_one_R_WAR_6():
    assert points([29, 30], 1) == 7
    assert points([29, 30, 2], 1) == 13


def test_bonus_by_size_of_the_clan_R_WAR_24():
    for size, bonus in ((1, 0), (2, 1), (3, 4), (4, 9), (5, 16), (6, 25), (7, 25), (12, 25)):
        assert points(range(5, 5 + size)) == size + bonus, size


def test_every_clan_has_a_bonus_of_its_own_R_WAR_24():
    assert points([3, 4, 10, 11, 12, 20]) == 6 + 1 + 4
    talk = prepared()
    stand(talk, "Alice", [3, 4, 6, 7])
    stand(talk, "Bob", [5])
    assert war_of_gods.scores(talk.table) == [4 + 1 + 1, 1]


def test_equal_totals_share_the_victory_R_WAR_25():
    talk = begun(alice=[1, 2, 3], bob=[11, 12, 13], seats=3)
    empty_deck(talk)
    while talk.asked():
        discard(talk)
    assert talk.result.scores == [7, 7, 0] and talk.result.winners == [0, 1]
    assert talk.result.details == [("counted", 0, 3, 4), ("counted", 1, 3, 4), ("counted", 2, 0, 0)]
