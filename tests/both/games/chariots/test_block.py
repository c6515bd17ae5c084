"""The Chariots of Stonehenge: the block phase, ruling by ruling."""

from engine.table import DISCARD, HAND
from tests.both.games.chariots.talk import bars, fists, race, slot, stand

EVERY = ["between", "rim_after", "rim_before", "wells_after", "wells_before"]


def blocking(crystals: int = 4, bars_of=None, **places):
    """Alice to act with so many crystals; the chariots keep out of the way."""
    talk = race(power={"Alice": crystals})
    bars(talk, **(bars_of or {}))
    stand(talk, **places)
    fists(talk, Alice=crystals)
    return talk


def cards(talk, names: str, action: str = "place_bar"):
    talk.say(f"Alice, action: {action}")
    prompt = "trilithon_cards" if action == "place_trilithon" else "bar_cards"
    talk.say(f"Alice, {prompt}: {names} ok")


def lay(talk, names: str, where: str):
    cards(talk, names)
    talk.say(f"Alice, slot: {where}")


def test_cards_add_up_to_the_space_they_serve_R_CHAR_7():
    talk = blocking()
    cards(talk, "n9 d9")
    assert talk.referee.ask.args == (18,) and talk.may() == EVERY
    talk = blocking()
    talk.say("Alice, action: place_bar")
    talk.say("Alice, bar_cards: n20")
    assert talk.refused("Alice, bar_cards: d11") == "over_30"
    assert talk.refused("Alice, bar_cards: tG") == "numbers_only"
    talk.say("Alice, bar_cards: d10 ok")
    assert talk.referee.ask.args == (30,)


def test_a_border_is_reached_by_two_totals_R_CHAR_8_23():
    for total, where, name in (
        ("d4", "ER4", "rim_after"), ("d5", "ER4", "rim_before"), ("d1", "ER30", "rim_before"),
        ("d30", "ER30", "rim_after"), ("d1", "EW30", "wells_before"), ("d4", "H4", "between"),
    ):  # fmt: skip
        talk = blocking()
        lay(talk, total, name)
        assert talk.table.bars[0] == [slot(where)], (total, name)


def test_one_action_is_one_crystal_and_one_set_of_cards_R_CHAR_6():
    talk = blocking(2)
    lay(talk, "d1 n2", "between")
    assert talk.referee.ask.args == (1,) and talk.table.count(HAND) == 1
    assert talk.names(DISCARD) == ["d1", "n2"]
    assert talk.may() == ["done", "move_bar", "place_bar"]  # a trilithon takes two cards


def test_without_cards_there_is_nothing_left_to_do():
    talk = blocking(2)
    lay(talk, "d1 n2 d3", "between")
    assert talk.drawn() == [("Alice", 3)] and talk.asked() == "Alice, left_hand"


def test_crystals_of_the_left_fist_may_lapse_R_CHAR_5_29():
    talk = blocking()
    talk.say("Alice, action: done")
    assert talk.table.power[0] == 4 and talk.asked() == "Alice, charge"


def test_cards_that_serve_nothing_go_back_and_may_be_tapped_again():
    talk = blocking(bars_of={"Bob": "ER6 EW6 ER7 EW7 H7"})
    cards(talk, "n7")
    assert talk.told("useless") == [(0,)] and talk.table.left[0] == 4
    assert talk.of(HAND, "Alice") == ["n7"] and talk.table.count(HAND) == 3
    cards(talk, "n7 d2")
    assert talk.referee.ask.args == (9,)


def test_a_hand_of_trilithon_cards_is_no_dead_end_R_CHAR_7():
    """OK on nothing at all is the way back to the choice of an action."""
    talk = blocking()
    cards(talk, "")
    assert talk.asked() == "Alice, action" and talk.table.left[0] == 4


def test_two_own_bars_make_a_wall_for_ever_R_CHAR_10():
    talk = blocking(bars_of={"Alice": "H7"})
    cards(talk, "d7")
    assert "between" in talk.may()
    talk.say("Alice, slot: between")
    assert talk.told("wall") == [(0, 7, "between")]
    assert "move_bar" not in talk.may()  # R-CHAR-9
    cards(talk, "n7")
    assert "between" not in talk.may()  # full


def test_a_foreign_bar_keeps_its_slot():
    talk = blocking(bars_of={"Bob": "ER7"})
    cards(talk, "d7")
    assert talk.may() == [name for name in EVERY if name != "rim_after"]


def test_moving_owes_cards_for_the_new_place_only_R_CHAR_9():
    talk = blocking(bars_of={"Alice": "ER12 H20 EW20"})
    talk.say("Alice, action: move_bar")
    assert talk.may() == ["12", "20"]
    talk.say("Alice, which_bar: 20")
    assert talk.may() == ["between", "wells_after"]
    talk.say("Alice, slot: wells_after")
    talk.say("Alice, bar_cards: d20 ok")
    assert talk.may() == ["between", "rim_after", "rim_before", "wells_before"]  # not where it was
    talk.say("Alice, slot: between")
    assert talk.table.bars[0] == [slot("ER12"), slot("H20"), slot("H20")]


def test_a_bar_stays_where_it_is_when_the_cards_serve_nothing_R_CHAR_9():
    talk = blocking(bars_of={"Alice": "ER12"})
    talk.say("Alice, action: move_bar")
    talk.say("Alice, bar_cards: ok")
    assert talk.table.bars[0] == [slot("ER12")] and talk.asked() == "Alice, action"


def test_without_bars_in_stock_they_can_only_be_moved_R_CHAR_27():
    talk = blocking(bars_of={"Alice": " ".join([f"H{k}" for k in range(1, 11)])})
    assert talk.may() == ["done", "move_bar", "place_trilithon"]


def test_a_trilithon_wants_one_trilithon_card_and_numbers():
    talk = blocking()
    cards(talk, "d3", "place_trilithon")
    assert talk.told("useless") == [(0,)]
    cards(talk, "tG", "place_trilithon")
    assert talk.told("useless") == [(0,)]
    talk.say("Alice, action: place_trilithon")
    talk.say("Alice, trilithon_cards: tG")
    assert talk.refused("Alice, trilithon_cards: tR") == "one_trilithon"
    talk.say("Alice, trilithon_cards: d3 ok")
    assert talk.may() == ["border_after", "border_before"]
    talk.say("Alice, border: border_before")
    assert talk.table.trilithons[0] == 2 and talk.names(DISCARD) == ["d3", "tG"]


def test_the_trilithon_before_space_1_stands_on_the_line_R_CHAR_23():
    talk = blocking()
    cards(talk, "tG d1", "place_trilithon")
    talk.say("Alice, border: border_before")
    assert talk.table.trilithons[0] == 30


def test_a_trilithon_wants_the_whole_border_free_of_bars_even_own_ones_R_CHAR_12():
    talk = blocking(bars_of={"Alice": "EW6", "Bob": "H7"})
    cards(talk, "tG d7", "place_trilithon")
    talk.say("Alice, action: done")  # only border 7 was free, so nothing was asked
    assert talk.table.trilithons[0] == 7
    talk = blocking(bars_of={"Alice": "EW6", "Bob": "ER7"})
    cards(talk, "tG d7", "place_trilithon")
    assert talk.told("useless") == [(0,)]


def test_a_trilithon_closes_its_border_to_bars_and_trilithons_R_CHAR_12():
    talk = race(power={"Alice": 4})
    talk.table.trilithons[1] = 7
    fists(talk, Alice=4)
    cards(talk, "d7")
    assert talk.may() == ["between", "rim_before", "wells_before"]
    talk.say("Alice, slot: between")
    talk.table.bars[2] = [slot("ER6")]
    cards(talk, "tG n7", "place_trilithon")
    assert talk.told("useless") == [(0,)]


def test_a_trilithon_on_the_board_is_never_moved_R_CHAR_9():
    talk = race(power={"Alice": 4})
    talk.table.trilithons[0] = 7
    fists(talk, Alice=4)
    assert talk.may() == ["done", "place_bar"]


def test_a_card_of_another_hand_or_of_the_discard_is_refused():
    talk = race()
    fists(talk, Alice=1, Bob=1)
    talk.say("Bob, action: place_bar")  # of equals the one ahead
    talk.say("Bob, bar_cards: d9 ok")
    talk.say("Bob, slot: between")
    talk.say("Alice, action: place_bar")
    assert talk.refused("Alice, bar_cards: d9") == "refused_elsewhere"
