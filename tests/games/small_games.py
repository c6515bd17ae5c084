"""Games of a few lines for tests of the host: right ones, and ones that are wrong on purpose.

Also both tables of such a game side by side, and a few matches of every real one.
"""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

from engine import catalogue, table
from engine.ask import CHANCE, OK, Menu, Tap
from engine.boxes import Box
from engine.laying import lay_set
from engine.referee import Result
from engine.table import BID, DECK, DISCARD, HAND, Table
from host.cli_support import player_counts
from host.people.at_engine import Match
from host.people.real_pieces import RealPieces
from host.people.tournament import Plan, new_match

GAMES = [line[0] for line in catalogue.GAMES]
BOX = Box("small", (), (("c", tuple("123456789")),))


def game(play, **more):
    """A game module in miniature."""
    facts = {
        "__name__": "engine.games.small.rulebook",
        "RULES": 1,
        "OPTIONS": (),
        "ENDINGS": ("over",),
        "PILES": (DECK,),
        "Table": lambda seats, options: table.Table(seats, BOX, options),
        "play": play,
    }
    return SimpleNamespace(**{**facts, **more})


def over(t):
    return Result("over", [0] * t.seats, [])


def dealt(t):
    t.shuffle(range(9), DECK)
    t.deal(3, HAND)


def right(t):
    """Every seat lays a set, twice; then all is gathered."""
    dealt(t)
    for seat in (*range(t.seats), *range(t.seats)):
        yield from bid(t, seat)
    t.gather([BID + seat for seat in range(t.seats)], DECK)
    yield Menu(None, "again", ("yes", "no"))
    return over(t)


def bid(t, seat):
    hand = HAND + seat
    yield from lay_set(t, seat, "bid", hand, BID + seat, lambda: t.possible(hand))


def stuck(t):
    """Asks for a card that lies in the deck."""
    dealt(t)
    t.shuffle((), DISCARD)
    yield Tap(0, "card", t.unseen[:], zones=(DISCARD,))
    return over(t)


def refuses_the_truth(t):
    """Leaves out the odd cards where the top of the deck is turned up, again and again."""
    dealt(t)
    while t.count(DECK):
        card = yield Tap(0, "turn", [c for c in t.unseen if c % 2], zones=(DECK,), role=CHANCE)
        t.tapped([card], DECK, DISCARD)
    return over(t)


def lies_about_hands(t):
    """Believes a card laid by a seat to come from the hand of the next."""
    dealt(t)
    card = yield Tap(0, "card", t.possible(HAND), zones=(HAND,))
    t.tapped([card], HAND + 1, DISCARD)
    yield Menu(0, "again", ("yes", "no"))
    return over(t)


def lies_at_the_end(t):
    """Believes, without any news, that it has seen a card of one hand in the other."""
    dealt(t)
    card = yield Tap(0, "card", t.possible(HAND), zones=(HAND,))
    t.unseen.remove(card)
    t.hidden[HAND + 1] -= 1
    t.zone(HAND + 1).append(card)
    return over(t)


def raises(t):
    dealt(t)
    yield Tap(0, "card", t.possible(HAND), zones=(HAND,))
    raise LookupError("no such space")


def raises_at_once(t):
    raise LookupError("no such card")
    yield


def endless(t):
    while True:
        yield Tap(0, "card", (), (OK,))


def ends_strangely(t):
    yield Menu(0, "again", ("yes", "no"))
    return Result("tired", [0] * t.seats, [])


# Tables and matches


def chance() -> random.Random:
    return random.Random("table")


class Both:
    """The engine's table and the simulated one, step by step."""

    def __init__(self, seats: int = 2, piles=(DECK,)):
        self.t = Table(seats, BOX)
        self.real = RealPieces(game(None, PILES=piles), chance())

    def obey(self) -> dict[int, list[int]]:
        """Do the news; the zones that hold anything."""
        self.real.obey(self.t)
        self.t.news = []
        return {zone: pieces[:] for zone, pieces in self.real.zones.items() if pieces}

    def dealt(self) -> Both:
        self.t.shuffle(range(9), DECK)
        self.t.deal(3, HAND)
        self.obey()
        self.real.check(self.t)
        return self


def small(play, **more) -> Match:
    return Match(game(play, **more), 2, {}, chance())


def sample(name: str, number: int = 12) -> list[Match]:
    plan = Plan(name, "t", tuple(player_counts(name)), {}, Path("unused"))
    return [new_match(plan, catalogue.load(name), i) for i in range(number)]
