"""The Awele of Stonehenge a second time, written from its page, played beside the engine.

The oracle keeps a list of discs for every space and the real cards; at every question of a random
match it says who is asked what and which answers are legal, and in the end what everybody scored.
"""

from __future__ import annotations

import random

import pytest

from engine import record
from engine.games.awele import rulebook as awele
from engine.referee import Referee
from engine.table import DECK, FRONT, SECRET
from tests.oracles.awele import CARDS, DISCS, RIM, Oracle, Question

NAMES = ["Ada", "Bea", "Cleo", "Dora", "Eva"]
BATCHES = 4
MATCHES = 192  # every setting of the options


def variants() -> list[dict[str, str]]:
    chosen: list[dict[str, str]] = [{}]
    for option, values in awele.OPTIONS:
        chosen = [{**others, option: value} for others in chosen for value in values]
    return [c for c in chosen if c["mode"] == "bluff" or c["bluff_ending"] == "leave"]


def agree(question: Question, referee: Referee, players: list[str]) -> None:
    """The referee asks this, and offers just this."""
    ask, table = referee.ask, referee.table
    assert ask is not None, f"over, yet {question}"
    who = record.ANYONE if ask.seat is None else players[ask.seat]
    assert (who, ask.prompt) == (question.who, question.what)
    options = [record.spell(ask, v, table.box, players) for v in (*ask.values, *ask.items)]
    assert len(set(options)) == len(options) and set(options) == question.legal
    assert ask.secret == (question.what == "identity")


def match(seats: int, options: dict[str, str], rng: random.Random, peace: bool = False) -> str:
    """Plays one match; returns its ending."""
    players = NAMES[:seats]
    oracle, referee = Oracle(players, options, rng), Referee(awele, seats, options)
    timid = rng.random() < 0.3  # removes nothing by an effect
    questions, answer = oracle.play(), None
    while True:
        try:
            question = questions.send(answer) if answer else next(questions)
        except StopIteration:
            break
        if len(question.legal) == 1 and not question.card:
            (answer,) = question.legal
            continue
        agree(question, referee, players)
        if question.what != "opener":
            same_board(oracle, referee.table)
        answer = question.card or rng.choice(sorted(question.legal))
        if timid and question.what == "effect":
            answer = "keep"
        if peace and not question.card:
            answer = calm(oracle, question, rng)
        value = record.parse(referee.ask, answer, referee.table.box, players)
        assert referee.answer(value) is None, (question, answer, referee.fault)
    result = referee.result
    assert result is not None
    assert dict(zip(players, result.scores, strict=True)) == oracle.total
    assert {players[seat] for seat in result.winners} == oracle.winners
    assert result.ending == oracle.why
    if options["mode"] == "bluff":
        all_shown(oracle, referee.table)
    return result.ending


def all_shown(oracle: Oracle, table: awele.Table) -> None:
    """Bluff: in the end every seat's card lies open before it, the others in the deck."""
    seats = range(len(oracle.players))
    assert table.count(DECK) == len(oracle.stock)
    shown = [table.box.name(table.zone(FRONT + seat)[0]) for seat in seats]
    assert [CARDS[card] for card in shown] == [oracle.owner[player] for player in oracle.players]
    assert not any(table.count(SECRET + seat) for seat in seats)


def calm(oracle: Oracle, question: Question, rng: random.Random) -> str:
    """The answer of a player who wants no disc to leave."""
    legal = sorted(question.legal)
    rng.shuffle(legal)
    if question.what == "space":
        return min(legal, key=lambda k: (harm(oracle.around, int(k)), len(oracle.around[int(k)])))
    if question.what == "drop":
        return stranger(legal, question.space)
    return "keep" if question.what == "effect" else legal[0]


def stranger(discs: list[str], space: int) -> str:
    """One of the discs that is not at home on this space, if there is one."""
    return next((disc for disc in discs if disc != RIM[(space - 1) % 6]), discs[0])


def harm(around: dict[int, list[str]], space: int) -> int:
    """How many discs a calm sowing of this space would lose."""
    hand, lost = around[space][:], 0
    while hand:
        space = space % 30 + 1
        disc = stranger(hand, space)
        hand.remove(disc)
        lost += disc == RIM[(space - 1) % 6] or len(around[space]) >= 9
    return lost


def same_board(oracle: Oracle, table: awele.Table) -> None:
    """Every disc, figure and bar is where the oracle has it."""
    for space in range(31):
        discs = sorted(oracle.around[space] if space else oracle.held)
        found = [DISCS[c] for c in range(5) for _ in range(table.spaces[space][c])]
        assert sorted(found) == discs, space
    assert [DISCS[c] for c in table.out] == oracle.gone
    for seat, player in enumerate(oracle.players):
        assert dict(zip(DISCS, table.bars[seat], strict=True)) == {
            c: oracle.bars[player][c] for c in DISCS
        }


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_engine_and_the_page_agree(batch: int) -> None:
    every = variants()
    for number in range(batch, MATCHES, BATCHES):
        options, seats = every[number % len(every)], 2 + number // BATCHES % 4
        try:
            match(seats, options, random.Random(f"awele {number}"))
        except AssertionError as wrong:
            raise AssertionError(f"match {number}, {seats} players, {options}: {wrong}") from wrong


def test_they_agree_on_stalled_rounds() -> None:
    """Random play hardly ever stalls a round: here nobody wants a disc to leave."""
    stalled = 0
    for number, options in enumerate(variants()[::5]):
        if options["idle_end"] == "never":
            continue  # nor would they ever end
        rng = random.Random(f"peace {number}")
        stalled += match(2 + number % 4, options, rng, peace=True) == "stalled"
    assert stalled >= 10
