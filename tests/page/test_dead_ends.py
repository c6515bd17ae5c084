"""Nobody who sees a hand is led to a question that this hand could only call back."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from engine import catalogue, record
from engine.ask import CHOICE, Ask
from engine.games.final_exam.prices import is_paid, removal
from engine.referee import Referee
from engine.table import HAND
from host.opponents.mind import choices_at, options_at
from host.page.clicked import looked_up
from host.page.dead_ends import among_clicks
from host.page.mirror import Mirror
from host.people.at_engine import Match
from host.people.dead_ends import MOST, WAYS_OUT, after, calls_back, dead_ends, ways_on

NAMES = ["Alice", "Bob", "Cléo", "Dan"]
GAMES = [line[0] for line in catalogue.GAMES]
WALKS = 30  # of people who go on by lot
QUESTIONS = {"final_exam": 120, "war_of_gods": 90}  # these have such answers
IN_TURN = {"chariots": 120, "ghost_knights": 120, "amazones": 100}  # these had come back


def asked(game: str, most: int) -> Iterator[tuple[Match, Ask]]:
    """A random match, question by question, as people decide."""
    rng = random.Random(f"dead ends {game}")
    match = Match(catalogue.load(game), catalogue.entry(game)[1], {}, rng)
    while match.ask is not None and len(match.referee.log) < most:
        if match.ask.role is CHOICE and match.ask.seat is not None:
            yield match, match.ask
        match.step()


def only_back(referee: Referee, match: Match, seat: int) -> bool:
    """Whether the next thing this seat is asked has no answer but the way out."""
    ask = referee.ask
    if ask is None or ask.seat != seat or not any(map(ask.offers, WAYS_OUT)):
        return False
    return {*ask.items} <= {*WAYS_OUT} and not ways_on(ask, match.table)


def leads_on(referee: Referee, match: Match, seat: int, rng: random.Random) -> bool:
    """Whether one of many who go on by lot, and never call back, comes to something else."""
    for _ in range(WALKS):
        ahead = referee
        while not only_back(ahead, match, seat):
            ask = ahead.ask
            if ask is None or ask.seat != seat or not any(map(ask.offers, WAYS_OUT)):
                return True
            if not {*ask.items} <= {*WAYS_OUT}:
                return True
            ahead = after(ahead, rng.choice(ways_on(ask, match.table)))
    return False


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_leads_to_nothing_but_the_way_back(game: str) -> None:
    """A law of all games: what is offered once those answers are gone leads on."""
    if not calls_back(game):
        return
    found, rng = 0, random.Random(f"{game} on")
    for match, ask in asked(game, QUESTIONS.get(game, 40)):
        gone, values = dead_ends(game, match.referee, match.table), ways_on(ask, match.table)
        found += len(gone)
        if len(values) > MOST:
            continue  # a place: what leads to it has been tried as far as beyond it
        for value in values:
            if value not in gone:
                assert ask.seat is not None
                assert leads_on(after(match.referee, value), match, ask.seat, rng), value
    assert found or game not in QUESTIONS


@pytest.mark.parametrize("game", QUESTIONS)
def test_no_opponent_begins_what_it_could_only_call_back(game: str) -> None:
    spared = 0
    for match, ask in asked(game, QUESTIONS[game]):
        dead = dead_ends(game, match.referee, match.table)
        offered = {*options_at(match.referee, match.table).values()}
        assert not offered & dead or offered <= dead, ask.prompt
        spared += len(dead)
    assert spared


@pytest.mark.parametrize("game", QUESTIONS)
def test_no_answer_is_kept_back_that_leads_on(game: str) -> None:
    """However people go on from there, they come to the way out."""
    rng, walks = random.Random(game), 0
    for match, ask in asked(game, QUESTIONS[game]):
        for value in dead_ends(game, match.referee, match.table):
            ahead = after(match.referee, value)
            while not only_back(ahead, match, ask.seat):
                assert ahead.ask and ahead.ask.seat == ask.seat
                assert ahead.ask.prompt != ask.prompt or ahead.ask.many
                ahead = after(ahead, rng.choice(ways_on(ahead.ask, match.table)))
            walks += 1
    assert walks


@pytest.mark.parametrize("game", QUESTIONS)
def test_no_card_is_clicked_that_could_only_be_called_back(game: str) -> None:
    """Also one that says "back" first: who has begun another move sees the same hand."""
    spared = 0
    for match, ask in asked(game, QUESTIONS[game]):
        mirror = Mirror(record.write(game, match.referee, NAMES[: match.referee.seats]))
        dead = dead_ends(game, mirror.referee, match.table)
        gone = among_clicks(mirror, match.table, dead)
        for thing, (first, *more) in looked_up(mirror)[0].items():
            if not thing.startswith("card:") or first is None or not more:
                continue
            ahead, piece = after(match.referee, first), int(thing.rpartition(":")[2])
            if piece in match.table.tappable(ahead.ask.zones if ahead.ask else ()):
                back = only_back(after(ahead, piece), match, ask.seat or 0)
                assert not back or thing in gone
                spared += thing in gone
    assert spared or game != "war_of_gods"


def test_a_price_of_several_cards_is_offered_to_who_can_pay_it_alone() -> None:
    """Final Exam, against the prices themselves: a bar to remove, and the cards to begin with."""
    match = Match(catalogue.load("final_exam"), 4, {}, random.Random("prices 8"))
    paid = shut = short = 0
    while match.ask is not None and len(match.referee.log) < 120:
        ask, t = match.ask, match.referee.table
        if ask.prompt == "action" and "remove_block" in ask.values and ask.seat is not None:
            hand = match.table.zones[HAND + ask.seat]
            sets = [list(cards) for n in range(1, 4) for cards in itertools.combinations(hand, n)]
            can = any(is_paid(removal(bar), cards) for bar in t.blocks.values() for cards in sets)
            gone = dead_ends("final_exam", match.referee, match.table)
            assert ("remove_block" in gone) != can
            paid, shut = paid + can, shut + (not can)
        elif ask.prompt == "removal":
            short += bool(dead_ends("final_exam", match.referee, match.table))
        match.step()
    assert paid and shut and short


@pytest.mark.parametrize("game", GAMES)
def test_no_opponent_comes_back_to_where_it_stood(game: str) -> None:
    """Not even one that chooses by lot: no card laid and taken up again, no action given up."""
    rng = random.Random(game)
    match = Match(catalogue.load(game), catalogue.entry(game)[1], {}, rng)
    stood, seat, decided = list[tuple[object, ...]](), None, 0
    while match.ask is not None and len(match.referee.log) < IN_TURN.get(game, 60):
        ask = match.ask
        if ask.role is not CHOICE or ask.seat != seat:
            stood, seat = [], ask.seat
        if ask.role is not CHOICE or seat is None:
            match.step()
            continue
        here = as_it_stands(match, ask)
        assert here not in stood, (ask.prompt, len(match.referee.log))
        stood.append(here)
        match.give(rng.choice([*choices_at(match.referee, match.table).values()]))
        decided += 1
    assert decided


def as_it_stands(match: Match, ask: Ask) -> tuple[object, ...]:
    """A question, where all pieces lie and what the table shows, but for the order of a hand."""
    lying = {zone: sorted(here) for zone, here in match.table.zones.items() if here}
    shown = match.referee.game.standing(match.referee.table)
    return ask.prompt, ask.args, [*ask.values], ask.items, lying, shown
