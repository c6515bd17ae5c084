"""The simulated table obeys the news and finds every lie of the engine about it."""

from __future__ import annotations

import random

import pytest

from engine.table import BID, DECK, DISCARD, HAND, STACK, TABLE
from host.people.at_engine import Endless, FlowFault, UnknownEnding
from host.people.real_pieces import FULL_EVERY, Inconsistent, describe
from tests.games import small_games
from tests.games.small_games import BOX, GAMES, Both, sample, small

# Obeying


def test_a_pile_is_shuffled_and_dealt_from_its_top():
    both = Both()
    both.t.shuffle(range(9), DECK)
    order = both.obey()[DECK]
    assert sorted(order) == list(range(9)) != order
    both.t.deal(2, HAND)
    zones = both.obey()
    assert zones == {DECK: order[:5], HAND: order[:6:-1], HAND + 1: order[6:4:-1]}


def test_pieces_laid_out_keep_their_order_and_are_known():
    both = Both()
    both.t.set_out([4, 2, 7], TABLE)
    assert both.obey() == {TABLE: [4, 2, 7]}
    both.real.check_all(both.t)


def test_a_draw_takes_the_top_pieces():
    both = Both().dealt()
    left = both.real.zones[DECK][:]
    both.t.draw(2, DECK, HAND)
    assert both.obey()[DECK] == left[:1]
    assert both.real.zones[HAND][-2:] == left[:0:-1]


def test_laid_and_put_pieces_go_where_the_news_says():
    both = Both().dealt()
    card = both.real.zones[HAND][1]
    both.t.tapped([card], HAND, BID)
    both.obey()
    both.t.move([card], BID, DISCARD)
    assert both.obey()[DISCARD] == [card]
    both.real.check_all(both.t)


def test_gathering_takes_everything_and_shuffles_it():
    both = Both().dealt()
    before = both.real.zones[DECK] + both.real.zones[HAND] + both.real.zones[HAND + 1]
    both.t.gather([DECK, HAND, HAND + 1], DECK)
    zones = both.obey()
    assert list(zones) == [DECK] and sorted(zones[DECK]) == sorted(before)
    assert zones[DECK] != before
    both.real.check_all(both.t)


@pytest.mark.parametrize("verb", ["discard_unseen", "draw_blind"])
def test_unread_pieces_are_any_of_a_hand(verb: str):
    seen = set()
    for _ in range(40):
        both = Both().dealt()
        both.real.rng = random.Random(f"{verb} {_}")
        getattr(both.t, verb)(1, HAND, DISCARD)
        seen.update(both.obey()[DISCARD])
        both.real.check_all(both.t)
    assert len(seen) == 3


def test_a_swap_moves_one_piece_each_way():
    both = Both().dealt()
    before = both.real.zones[HAND][:]
    both.t.swap(HAND, HAND + 1)
    both.obey()
    assert len(set(before) & set(both.real.zones[HAND])) == 2
    assert len(set(before) & set(both.real.zones[HAND + 1])) == 1
    both.real.check_all(both.t)


def test_messages_move_nothing():
    both = Both().dealt()
    both.t.say("trump", 3)
    before = {zone: pieces[:] for zone, pieces in both.real.zones.items()}
    assert both.obey() == before


def test_a_verb_it_does_not_know_is_no_message():
    both = Both().dealt()
    both.t.news.append(("split", 2, DECK, DISCARD))
    with pytest.raises(Inconsistent, match="'split'"):
        both.obey()


# Piles


def test_of_a_pile_only_the_top_is_within_reach():
    both = Both(piles=(DECK, STACK)).dealt()
    deck, hand = both.real.zones[DECK], both.real.zones[HAND]
    assert both.real.tappable((DECK, HAND, BID)) == [deck[-1], *hand]


def test_nothing_is_taken_from_under_the_top_of_a_pile():
    both = Both().dealt()
    both.t.tapped([both.real.zones[DECK][0]], DECK, DISCARD)
    with pytest.raises(Inconsistent, match=r"from deck, it is in deck [(]not on top"):
        both.obey()


def test_several_pieces_may_leave_the_top_of_a_pile_together():
    both = Both().dealt()
    both.t.tapped(both.real.zones[DECK][-2:], DECK, DISCARD)
    assert len(both.obey()[DISCARD]) == 2


# Lies


def test_a_piece_taken_from_where_it_is_not_is_named_with_both_places():
    both = Both().dealt()
    card = both.real.zones[HAND + 1][0]
    both.t.tapped([card], HAND, DISCARD)
    wrong = f"{BOX.name(card)}: the engine takes it from hand of seat 0, it is in hand of seat 1"
    with pytest.raises(Inconsistent, match=wrong):
        both.obey()


def test_a_piece_laid_out_twice_is_found():
    both = Both().dealt()
    both.t.news.append(("set_out", [both.real.zones[HAND][0]], None, TABLE))
    with pytest.raises(Inconsistent, match="lays it out from the box, it is in hand of seat 0"):
        both.obey()


def test_more_pieces_than_there_are_cannot_be_drawn():
    both = Both().dealt()
    both.t.draw(4, DECK, HAND)
    with pytest.raises(Inconsistent, match="4 pieces drawn, but deck really holds 3"):
        both.obey()


def test_an_empty_hand_cannot_swap():
    both = Both().dealt()
    both.t.news.append(("swap", 1, HAND, BID))
    with pytest.raises(Inconsistent, match="1 pieces of bid of seat 0 are picked"):
        both.obey()


def test_a_wrong_count_of_a_zone_the_news_named_is_found_at_once():
    both = Both().dealt()
    both.t.draw(1, DECK, HAND)
    both.t.hidden[DECK] -= 1
    both.obey()
    with pytest.raises(Inconsistent, match="deck: the engine counts 1 pieces, there are 2"):
        both.real.check(both.t)


def test_a_lie_no_news_tells_is_found_by_the_full_check_at_the_latest():
    both = Both().dealt()
    known = both.real.zones[HAND][0]
    both.t.unseen.remove(known)
    both.t.hidden[HAND + 1] -= 1
    both.t.zone(HAND + 1).append(known)
    with pytest.raises(Inconsistent, match="believes it in hand of seat 1, it is in hand of seat"):
        both.real.check_all(both.t)
    with pytest.raises(Inconsistent):
        for _ in range(FULL_EVERY):
            both.real.check(both.t)


@pytest.mark.parametrize("sabotage", ["lost", "twice", "invented"])
def test_a_piece_that_is_not_exactly_once_on_the_engines_table_is_found(sabotage: str):
    both = Both().dealt()
    unseen = both.t.unseen
    if sabotage == "lost":
        unseen.remove(4)
    else:
        unseen.append(4 if sabotage == "twice" else 77)
    name = "77" if sabotage == "invented" else BOX.name(4)
    with pytest.raises(Inconsistent, match=f"not exactly once on the engine's table: {name}$"):
        both.real.check_all(both.t)


def test_zones_are_described_for_people():
    assert [describe(zone) for zone in (DECK, STACK + 2, BID + 3, None)] == [
        "deck", "stack 2", "bid of seat 3", "nowhere",
    ]  # fmt: skip


# Undo


@pytest.mark.parametrize("name", GAMES)
def test_undo_to_the_first_question_and_on_again(name: str):
    """All the way back, through every shuffle, and forward again without a fault."""
    match = sample(name, 1)[0]
    states = []
    while match.ask is not None and len(states) < 60:
        states.append({zone: pieces[:] for zone, pieces in match.table.zones.items() if pieces})
        match.step()
    while states:
        match.undo()
        now = {zone: pieces for zone, pieces in match.table.zones.items() if pieces}
        assert now == states.pop()
    assert not match.referee.log
    match.play()


def test_the_setup_cannot_be_undone():
    both = Both().dealt()
    both.obey()
    both.real.undo()
    with pytest.raises(IndexError):
        both.real.undo()


# A match


def test_the_engines_lie_ends_a_match():
    with pytest.raises(Inconsistent, match="takes it from hand of seat 1, it is in hand of seat 0"):
        small(small_games.lies_about_hands).play()


def test_a_lie_that_no_news_tells_is_found_at_the_end_of_a_match():
    with pytest.raises(Inconsistent, match="believes it in hand of seat 1, it is in hand of seat"):
        small(small_games.lies_at_the_end).play()


def test_an_exception_of_a_rulebook_is_reported_with_its_answer():
    match = small(small_games.raises)
    with pytest.raises(FlowFault, match="LookupError: no such space") as caught:
        match.play()
    assert isinstance(caught.value.__cause__, LookupError)
    assert not match.referee.log  # the referee took the answer back


def test_a_match_without_an_end_is_cut_short():
    with pytest.raises(Endless, match="after 300 decisions"):
        small(small_games.endless).play(limit=300)


def test_an_ending_the_game_does_not_list_is_a_fault():
    with pytest.raises(UnknownEnding, match="'tired'"):
        small(small_games.ends_strangely).play()
