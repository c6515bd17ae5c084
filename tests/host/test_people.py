"""Simulated people answer what they can, and are a fault where they cannot."""

from __future__ import annotations

import random

import pytest

from engine import catalogue
from engine.ask import CHANCE, OK, Colour, Menu, Number, Tap
from engine.games.stones.simulated import Truth as Stones
from engine.laying import BACK
from engine.places import COLOUR
from engine.simulated import Truth
from engine.table import DISCARD, HAND
from host.people import ground_truth
from host.people.at_engine import Match
from host.people.people import (
    MISTAKES,
    STYLES,
    UNKNOWN_PIECE,
    WATCHED,
    People,
    RefusedHonest,
    Stuck,
    piece_of_another,
    piece_played,
    unknown_piece,
)
from host.people.real_pieces import Inconsistent
from tests.games import small_games
from tests.games.small_games import GAMES, Both, chance, game, sample, small


@pytest.mark.parametrize("name", GAMES)
def test_people_answer_with_what_is_within_their_reach_and_an_option(name: str):
    for match in sample(name):
        while (ask := match.ask) is not None:
            value = match.people.answer(ask, match.referee.table)
            assert value in ask.values or value in ask.items
            if ask.kind == "tap" and isinstance(value, int):
                assert value in match.table.tappable(ask.zones)
            match.give(value)


def test_people_are_stuck_where_no_piece_at_hand_is_an_option():
    with pytest.raises(Stuck, match="card of seat 0"):
        small(small_games.stuck).play()


def test_people_are_stuck_before_a_question_without_an_option():
    both = Both().dealt()
    with pytest.raises(Stuck, match="male of anyone"):
        People(both.real, Truth(chance()), chance()).answer(Number(None, "male", ()), both.t)


def test_what_honestly_came_up_must_be_an_option():
    with pytest.raises(RefusedHonest, match="turn of seat 0"):
        small(small_games.refuses_the_truth).play()


def test_every_piece_that_may_come_up_must_be_an_option():
    both = Both().dealt()
    hand = both.real.zones[HAND]
    people = People(both.real, Truth(chance()), chance())
    shown = Tap(0, "show", hand[1:], zones=(HAND,), role=CHANCE, chosen=hand[:1])
    assert people.answer(shown, both.t) in hand[1:]
    with pytest.raises(RefusedHonest):
        people.answer(Tap(0, "show", hand[1:], zones=(HAND,), role=CHANCE), both.t)


def test_the_true_stone_must_be_an_option_R_STON_3():
    match = sample("stones", 1)[0]
    while match.ask.prompt != "stone":
        match.step()
    assert match.people.answer(match.ask, match.referee.table) == match.truth.lots[0]
    match.ask.values.remove(match.truth.lots[0])
    with pytest.raises(RefusedHonest, match="is true, but no option"):
        match.step()


def test_a_stone_the_engine_only_infers_must_be_the_true_one():
    match = sample("stones", 1)[0]
    while match.referee.table.stone is None:
        match.step()
    match.referee.table.stone = (match.truth.lots[0] + 1) % 5
    with pytest.raises(Inconsistent, match="lot 1"):
        ground_truth.check(match.truth, match.referee.table)


def test_the_stones_are_six_of_each_colour_and_one_of_each_on_the_trilithons():
    lots = Stones(chance()).lots
    assert sorted(lots[:30]) == sorted(list(range(5)) * 6) != lots[:30]
    assert sorted(lots[30:]) == list(range(5))


def laid(style: str) -> int:
    """How many cards 100 sets of this style hold together."""
    cards = 0
    for i in range(50):
        match = Match(game(small_games.right), 2, {}, random.Random(f"laid {i}"), [STYLES[style]])
        while match.ask.prompt == "bid" and len(match.referee.log) < 1000:
            match.step()
        cards += 6 - match.referee.table.count(HAND) - match.referee.table.count(HAND + 1)
    return cards


def test_styles_differ_in_the_length_of_their_sets():
    assert laid("passer") < laid("mixed") < laid("long")


def test_everybody_closes_sets_and_ends_matches():
    for style in STYLES.values():
        for i in range(20):
            match = Match(game(small_games.right), 3, {}, random.Random(f"end {i}"), [style])
            assert match.play(limit=2000) == "over"


def test_passers_decline_menus():
    both = Both().dealt()
    people = People(both.real, Truth(chance()), chance(), [STYLES["passer"]])
    ask = Menu(0, "second_bid", ("nothing", "add", "remove"))
    answers = [people.answer(ask, both.t) for _ in range(200)]
    assert 140 < answers.count("nothing") < 200


def test_people_who_are_watched_go_back_only_where_there_is_no_other_way():
    """Among the values of a menu it can be a direction, as good as any other."""
    both = Both().dealt()
    people = People(both.real, Truth(chance()), chance(), [WATCHED])
    asks = Menu(0, "piece", ("disciple", "god"), (BACK,)), Menu(0, "way", ("forward", BACK))
    answers = [{people.answer(ask, both.t) for _ in range(50)} for ask in asks]
    assert answers == [{"disciple", "god"}, {"forward", BACK}]
    assert people.answer(Menu(0, "piece", (), (BACK,)), both.t) == BACK


def test_each_seat_has_its_own_style():
    both = Both().dealt()
    people = People(both.real, Truth(chance()), chance(), [STYLES["long"], STYLES["passer"]])
    assert [people.style(Tap(seat, "bid")) for seat in (0, 1, 2)] == [
        STYLES["long"], STYLES["passer"], STYLES["long"],
    ]  # fmt: skip


# Mistakes


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_always_refused(name: str, mistake):
    rng, made = chance(), 0
    for match in sample(name, 4):
        while (ask := match.ask) is not None:
            piece = mistake(match.table, ask, rng)
            if piece is not None:
                made += 1
                assert match.referee.answer(piece) is not None
            match.step()
    assert made or mistake is not unknown_piece


def test_mistakes_are_what_they_are_called():
    both = Both().dealt()
    played = both.real.zones[HAND][0]
    both.t.tapped([played], HAND, DISCARD)
    both.obey()
    ask = Tap(0, "card", both.t.zone(HAND)[:], (OK,), zones=(HAND,))
    assert piece_of_another(both.real, ask, chance()) in both.real.zones[HAND + 1]
    assert piece_played(both.real, ask, chance()) == played
    assert unknown_piece(both.real, ask, chance()) == UNKNOWN_PIECE > 255


def test_a_mistake_nobody_can_make_is_none():
    both = Both().dealt()
    ask = Tap(0, "card", both.t.possible(HAND), zones=(HAND,))
    assert piece_of_another(both.real, ask, chance()) is None  # it may be hers, for all one knows
    assert piece_played(both.real, ask, chance()) is None


def test_simulated_people_follow_suit_wherever_they_play_R_WHIST_9():
    """The referee reports a revoke when a later card proves it: no match has one."""
    game = catalogue.load("celtic_whist")
    for style in STYLES.values():
        match = Match(game, 4, {}, random.Random("suit"), [style])
        while match.ask:
            match.step()
            assert "revoke" not in [verb for verb, *_ in match.referee.table.news]


def test_all_stones_lie_open_from_the_beginning_to_their_sale_R_STON_3():
    match = sample("stones", 1)[0]
    t, truth = match.referee.table, match.truth
    assert [mark - COLOUR for _, mark, _ in truth.marks(t)] == truth.lots
    while t.lot < 2 or t.stone is None:
        match.step()
    assert len(list(truth.marks(t))) == 33, "the referee has been told of the other two"


def test_a_match_from_another_table_goes_on_with_the_stones_sold_there():
    truth = Stones(chance())
    before = truth.lots[:]
    other = next(colour for colour in range(5) if colour != before[0])
    truth.believe(Colour(0, "stone", range(5), args=(1,)), other)
    assert truth.lots[0] == other and sorted(truth.lots[:30]) == sorted(before[:30])
    assert truth.lots[30:] == before[30:]
