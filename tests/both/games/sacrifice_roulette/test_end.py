"""Sacrifice Roulette: the deck is the clock, and who is the High Druid when it stops."""

from engine.games.sacrifice_roulette import rulebook as game
from engine.referee import complete
from engine.table import DECK, DISCARD, HAND
from tests.both.games.sacrifice_roulette.talk import begun, drop_rock, play_down, play_on


def bare(deck: int, hands=(0, 0)) -> game.Table:
    """Two seats with hands of unseen cards and so many in the deck."""
    t = game.Table(2, complete(game, 2, {}))
    t.shuffle(range(deck + sum(hands)), DECK)
    for seat, cards in enumerate(hands):
        t.draw(cards, DECK, HAND + seat)
    t.news = []
    return t


def drawn(t) -> list:
    return [what for verb, what, _, _ in t.news if verb == "draw"]


def last_turns(left: int, emptied: int = 0):
    """Two seats in the middle of a match: so many cards left, the deck so often emptied."""
    talk = begun(30)
    for _ in range(emptied):
        play_down(talk, 1)
        play_on(talk, 1)
        play_on(talk, 1)
    play_down(talk, left)
    return talk


# Emptyings


def test_the_deck_is_emptied_when_its_last_card_leaves_R_SAC_17():
    """The match may end without another card; the discards are shuffled only when one is drawn."""
    talk = last_turns(1)
    play_on(talk, 1)
    assert talk.told("emptied") == [(1, 2)] and talk.table.emptyings == 1
    assert talk.table.count(DECK) == 0 and talk.table.count(DISCARD) == 55
    play_on(talk, 1)
    assert ("gather", [DISCARD], None, DECK) in talk.table.news
    assert talk.table.count(DECK) == 55, "the card just played is in it"
    assert talk.table.count(DISCARD) == 0


def test_a_refill_goes_on_with_a_new_deck_R_SAC_17():
    talk = last_turns(3)
    play_on(talk, 5)
    assert [number for _, number in talk.drawn()] == [3, 2]
    assert talk.told("emptied") == [(1, 2)]
    assert talk.table.count(DECK) == 55


def test_a_well_card_may_empty_the_deck_R_SAC_17():
    """The refill of the same turn shuffles it in again, with the card just played."""
    talk = last_turns(1)
    drop_rock(talk)
    assert talk.told("emptied") == [(1, 2)]
    drawn = sum([number for _, number in talk.drawn()])
    assert drawn >= 1 and talk.table.count(DECK) == 55 - drawn + 1


def test_a_well_card_may_want_a_new_deck_R_SAC_17_22():
    """The cards just played see to it that there is one: here the rock falls on an empty deck."""
    talk = last_turns(1)
    play_on(talk, 1)
    assert talk.table.count(DECK) == 0
    drop_rock(talk)
    assert talk.table.emptyings == 1 and talk.asked() == "Alice, play"


# The end


def test_two_emptyings_end_it_R_SAC_19():
    for seats in (2, 3, 4):
        assert game.LIMITS[seats] == 2
    talk = last_turns(1, emptied=1)
    assert talk.table.emptyings == 1
    play_on(talk, 1)
    assert talk.result.ending == "refill" and talk.asked() == ""


def test_five_players_go_on_to_the_third_R_SAC_19():
    talk = begun(30, seats=5)
    for time in (1, 2, 3):
        assert talk.result is None
        play_down(talk, 1)
        play_on(talk, 1)
        assert talk.table.emptyings == time
    assert talk.result.ending == "refill"


def test_the_last_refill_is_cut_short_R_SAC_18():
    talk = last_turns(2, emptied=1)
    play_on(talk, 3)
    assert [number for _, number in talk.drawn()] == [2]
    assert talk.result.ending == "refill"


def test_the_last_fall_is_carried_out_but_nothing_is_drawn_R_SAC_18():
    talk = last_turns(1, emptied=1)
    before = sum(talk.table.taken)
    standing = 30 - talk.table.wells.count(None) + 30
    drop_rock(talk)
    assert talk.result.ending == "fall" and talk.drawn() == []
    assert sum(talk.table.taken) - before == len(talk.told("crushed"))
    assert 60 - talk.table.wells.count(None) == standing - len(talk.told("crushed"))


def test_an_own_disc_standing_is_worth_two_any_taken_one_R_SAC_15_20():
    t = bare(10)
    t.wells[0] = t.wells[31] = 0
    t.wells[5] = 1
    t.wells[7] = t.wells[8] = game.NOBODY
    t.taken[:] = [1, 4]
    assert game.scores(t) == [5, 6], "neutral discs that stand are nobody's"
    t.ending = "refill"
    result = game.count(t)
    assert result.scores == [5, 6] and result.winners == [1]
    assert result.details == [
        ("standing", 0, 4),
        ("taken", 0, 1),
        ("standing", 1, 2),
        ("taken", 1, 4),
    ]


def test_a_tie_goes_to_more_own_discs_standing_then_is_shared_R_SAC_21():
    t = bare(10)
    t.wells[0] = t.wells[1] = 0
    t.wells[2] = 1
    t.taken[:] = [1, 3]
    assert game.scores(t) == [5, 5] and game.count(t).winners == [0]
    t.wells[3], t.taken[1] = 1, 1
    assert game.scores(t) == [5, 5] and game.count(t).winners == [0, 1]


def test_a_board_without_discs_ends_nothing_nor_does_a_seat_without_R_SAC_23_25():
    talk = begun(30)
    talk.table.wells[:] = [None] * 60
    play_on(talk, 1)
    assert talk.asked() == "Bob, play" and talk.result is None


# Hands the rules hardly ever see


def test_an_empty_hand_only_refills_R_SAC_9_22():
    t = bare(7)
    assert list(game.turn(t, 0)) == [], "nothing is asked"
    assert drawn(t) == [5] and t.count(HAND) == 5


def test_a_refill_stops_when_deck_and_discards_are_empty_R_SAC_22():
    t = bare(3)
    assert list(game.turn(t, 0)) == []
    assert drawn(t) == [3] and t.count(HAND) == 3
    assert list(game.turn(t, 1)) == []
    assert drawn(t) == [3] and t.emptyings == 1


def test_a_table_may_let_people_pass_R_SAC_9():
    """No card, no roll; with one laid it is no pass any more."""
    talk = begun(3, passing="yes")
    assert "ok" in talk.may()
    talk.say("Alice, play: ok")
    assert talk.asked() == "Bob, play" and talk.table.rock == 3 and talk.drawn() == []
    assert "ok" not in begun(3).may()


def test_a_hand_of_one_trilithon_card_may_be_exchanged_R_SAC_9():
    t = bare(64, hands=(1, 0))
    flow = game.turn(t, 0)
    flow.send(None)
    ask = flow.send(64)
    assert ask.items == ("ok",)
    try:
        flow.send("ok")
    except StopIteration:
        assert t.rock == 0 and drawn(t) == [5]
    else:
        raise AssertionError("the turn should be over")


def test_the_card_for_an_own_disc_comes_on_top_of_a_hand_above_five_R_SAC_16():
    t = bare(20, hands=(7, 0))
    game.refill(t, 0, 1)
    assert drawn(t) == [1] and t.count(HAND) == 8
