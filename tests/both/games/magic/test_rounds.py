"""The Magic of Stonehenge: the end of a round and of the match, ruling by ruling."""

from engine.plates.stonehenge import TRILITHON
from engine.table import ADDED, BID, BOX, DECK, DISCARD, HAND
from tests.both.games.magic.talk import begin, hands, spaces, trick


def to_discards(seats: int = 3, **apprentices):
    """A match at its first excess: everybody has conceded and owes three cards."""
    talk = begin(seats, **apprentices)
    trick(talk, "tW tB tG tY tR")
    return talk


def discard(talk, *sets):
    """Every player's excess in turn."""
    for who, cards in zip(talk.players, sets):
        talk.say(f"{who}, excess: {cards} ok")


def test_exactly_the_excess_is_discarded_R_MAGIC_19():
    talk = to_discards()
    assert talk.referee.ask.args == (3,) and talk.referee.ask.secret
    talk.say("Alice, excess: n1 n2")
    assert "ok" not in talk.may()
    talk.say("Alice, excess: n3")
    assert talk.may() == ["n1", "n2", "n3", "ok"]
    assert talk.refused("Alice, excess: n4") == "enough_cards"
    talk.say("Alice, excess: n2 d4 ok")
    assert talk.of(BID, "Alice") == ["d4", "n1", "n3"]
    assert hands(talk) == [6, 9, 9]
    assert talk.asked() == "Bob, excess"


def test_a_hand_may_be_larger_within_a_round_R_MAGIC_19():
    talk = begin()
    trick(talk, "d11 d1 tG")
    assert hands(talk)[0] == 8
    assert talk.asked() == "Alice, card"


def test_without_excess_there_is_neither_discard_nor_conversion_R_MAGIC_19():
    """Alice and Bob have spent three cards, then draw three."""
    talk = begin()
    for cards in ("n1 d1 tG", "n2 d2 tG", "n3 d3 tG"):
        trick(talk, cards)
    trick(talk, "tW tB tG")
    assert hands(talk) == [6, 6, 9]
    assert talk.asked() == "Cleo, excess"
    talk.say("Cleo, excess: n4 n5 n6 ok")
    assert talk.asked() == "Cleo, conversion"
    talk.say("Cleo, conversion: time")
    talk.say("Cleo, change_trump: keep")
    assert talk.asked() == "Alice, card"


def test_nobody_with_an_excess_nobody_converts():
    talk = begin()
    for cards in ("n1 d1 d4", "n2 d2 d5", "n3 d3 d6"):
        trick(talk, cards)
    trick(talk, "tW tB tG")
    assert hands(talk) == [6, 6, 6]
    assert talk.asked() == "Alice, card"
    assert talk.table.round == 2


def test_the_trilithon_card_is_never_discarded_R_MAGIC_20():
    talk = to_discards()
    assert talk.refused("Alice, excess: tW") == "keep_trilithon"
    assert talk.refused("Alice, excess: tB") == "refused_elsewhere"
    discard(talk, "n1 n2 n3", "n4 n5 n6", "n7 n8 n9")
    talk.say("Cleo, conversion: spirit")
    assert talk.refused("Cleo, exchange: tG") == "keep_trilithon"


def test_discards_are_shown_together_R_MAGIC_19():
    talk = to_discards()
    discard(talk, "n1 n2 n3", "n4 n5 n6")
    assert talk.told("move") == [] and talk.names(DISCARD) == []
    talk.say("Cleo, excess: n7 n8 n9")
    talk.say("Cleo, excess: ok")
    assert talk.told("total") == [(0, 6), (1, 15), (2, 24)]
    assert len(talk.names(DISCARD)) == 9
    assert talk.referee.undo() == "refused_seen"


def test_the_highest_total_picks_and_the_next_has_the_other_R_MAGIC_21_22():
    talk = to_discards()
    discard(talk, "n4 n5 n6", "n1 n2 n3", "n7 n8 n9")
    talk.say("Cleo, conversion: time")
    assert talk.may() == ["keep", "switch"]
    talk.say("Cleo, change_trump: switch")
    assert talk.table.day_trump
    talk.say("Alice, exchange: ok")
    assert talk.asked() == "Alice, card"


def test_the_first_converts_completely_before_the_second_R_MAGIC_22():
    talk = to_discards()
    discard(talk, "n4 n5 n6", "n1 n2 n3", "n7 n8 n9")
    talk.say("Cleo, conversion: spirit")
    talk.say("Cleo, exchange: d1 d2 ok")
    assert talk.drawn() == [("Cleo", 2)]
    talk.say("Alice, change_trump: keep")
    assert not talk.table.day_trump
    assert talk.asked() == "Alice, card"


def test_equal_totals_go_by_the_best_single_card_R_MAGIC_21():
    """The page's example: 8 + 7 of night against a 15 of day; then with night for trump."""
    for day_trump, first in ((True, "Bob"), (False, "Alice")):
        talk = begin()
        trick(talk, "n1 n2 tG")
        trick(talk, "tW n3 d3")
        trick(talk, "tW tB tG")
        talk.table.day_trump = day_trump
        discard(talk, "n8 n7", "d15", "d4 d5")
        assert talk.told("total") == [(0, 15), (1, 15), (2, 9)]
        assert talk.asked() == first + ", conversion"


def test_the_trump_that_ranks_is_the_one_before_the_conversion_R_MAGIC_21():
    """Alice and Bob tie for the second place: night is still trump, so Alice is second."""
    talk = to_discards()
    discard(talk, "n8 n7 n1", "d13 d2 d1", "n30 n29 n28")
    talk.say("Cleo, conversion: time")
    talk.say("Cleo, change_trump: switch")
    assert talk.asked() == "Alice, exchange"


def test_spirit_discards_any_number_then_draws_as_many_R_MAGIC_22_23():
    talk = to_discards()
    discard(talk, "n1 n2 n3", "n4 n5 n6", "n7 n8 n9")
    talk.say("Cleo, conversion: spirit")
    assert not talk.referee.ask.secret and "ok" in talk.may()
    talk.say("Cleo, exchange: d1 d2 d3 d4 d5")
    assert talk.may() == talk.of(ADDED, "Cleo") + ["ok"] == ["d1", "d2", "d3", "d4", "d5", "ok"]
    talk.say("Cleo, exchange: d5 ok")
    assert talk.drawn() == [("Cleo", 4)]
    assert hands(talk) == [6, 6, 6]
    assert "d4" in talk.names(DISCARD) and "d5" in talk.of(HAND, "Cleo")


def test_what_spirit_discards_may_come_back_R_MAGIC_23():
    talk = to_discards()
    discard(talk, "n1 n2 n3", "n4 n5 n6", "n7 n8 n9")
    talk.table.draw(talk.table.count(DECK), DECK, BOX)
    talk.say("Cleo, conversion: spirit")
    talk.say("Cleo, exchange: d1 d2 ok")
    assert talk.drawn() == [("Cleo", 2)]
    assert talk.table.count(DECK) == 9 and talk.names(DISCARD) == []


def test_the_trump_stays_until_it_is_changed_again_R_MAGIC_24():
    talk = to_discards()
    discard(talk, "n4 n5 n6", "n1 n2 n3", "n7 n8 n9")
    talk.say("Cleo, conversion: time")
    talk.say("Cleo, change_trump: switch")
    talk.say("Alice, exchange: ok")
    trick(talk, "tW tB tG")
    assert talk.game.status(talk.table) == ("trump_now", "day", 2)
    discard(talk, "d4 d5 d6", "d1 d2 d3", "d7 d8 d9")
    talk.say("Cleo, conversion: time")
    talk.say("Cleo, change_trump: switch")
    assert talk.told("trump_night") == [()]
    assert not talk.table.day_trump


def test_the_second_set_wins_in_the_middle_of_the_trick_R_MAGIC_25_26():
    """Neither bonus nor penalties are played; there are no points."""
    talk = begin(Alice=[5, 6, 7, 8, 9], Bob=[20, 21])
    talk.table.trilithons[0] = TRILITHON + 1
    trick(talk, "d30 d4 tG")
    assert talk.asked() == ""
    assert talk.result.ending == "spell" and talk.result.winners == [0]
    assert talk.result.scores == [None] * 3
    assert talk.drawn() == [] and talk.told("retreats") == []
    assert spaces(talk, "Alice") == [5, 6, 7, 8, 9, 30]


def test_among_five_the_second_set_is_five_too_R_MAGIC_1_25():
    talk = begin(5, Eve=[5, 6, 7])
    talk.table.trilithons[4] = TRILITHON + 1
    trick(talk, "tW tB tG tY n30")
    assert talk.result is None
    discard(talk, "n1 n2 n3", "n4 n5 n6", "n7 n8 n9", "n10 n11 n12", "d1 d2")
    talk.say("Dan, conversion: time")
    talk.say("Dan, change_trump: keep")
    talk.say("Cleo, exchange: ok")
    trick(talk, "tW tB tG tY n29")
    assert talk.result.winners == [4]
