"""Cribbage once more, as tests.oracles.oracle explains: real cards, counted by trying every set.

Written from the rules page alone. Cards are names (`heart10`), holes are points.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Sequence

from tests.oracles.oracle import Oracle, Question, Questions

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("club", "diamond", "heart", "spade")
PACK = [suit + rank for suit in SUITS for rank in RANKS]
FULL, HIGHEST, END = 31, 29, 121


def parts(card: str) -> tuple[str, int]:
    """(suit, rank from 1 to 13)"""
    found = re.fullmatch("([a-z]+)(.+)", card)
    assert found
    return found[1], RANKS.index(found[2]) + 1


def rank(card: str) -> int:
    return parts(card)[1]


def worth(card: str) -> int:
    return min(rank(card), 10)


def follow(cards: Sequence[str]) -> bool:
    """Whether the ranks, in any order, are one after the other."""
    ranks = sorted(map(rank, cards))
    return ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def shown(hand: Sequence[str], starter: str, crib: bool) -> int:
    """What four cards and the starter count (R-CRIB-14 to 18)."""
    five = [*hand, starter]
    sets = [chosen for size in range(2, 6) for chosen in itertools.combinations(five, size)]
    points = 2 * sum(sum(map(worth, chosen)) == 15 for chosen in sets)
    points += 2 * sum(len(chosen) == 2 and rank(chosen[0]) == rank(chosen[1]) for chosen in sets)
    runs = [len(chosen) for chosen in sets if len(chosen) > 2 and follow(chosen)]
    points += sum(length for length in runs if length == max(runs))
    suits = {parts(card)[0] for card in hand}
    if len(suits) == 1 and parts(starter)[0] in suits:
        points += 5
    elif len(suits) == 1 and not crib:
        points += 4
    return points + (parts(starter)[0] + "J" in hand)


def laid(series: Sequence[str]) -> int:
    """What the last card of a series counts (R-CRIB-9 to 11)."""
    points = 2 * (sum(map(worth, series)) == 15)
    tails = [series[-size:] for size in range(2, len(series) + 1)]
    alike = [len(tail) for tail in tails if len(set(map(rank, tail))) == 1]
    runs = [len(tail) for tail in tails if len(tail) > 2 and follow(tail)]
    return points + {0: 0, 2: 2, 3: 6, 4: 12}[max(alike, default=0)] + max(runs, default=0)


class Cribbage(Oracle):
    """front: what each has played in this deal. fair: what the claim that is asked should be."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.scores = dict.fromkeys(self.players, 0)
        self.front: dict[str, list[str]] = {}
        self.crib: list[str] = []
        self.fair = 0
        self.ending = ""

    @property
    def out(self) -> bool:
        return END in self.scores.values()

    def play(self) -> Questions:
        yield from self.lot("dealer")
        dealer = self.drawn
        while not self.out:
            yield from self.deal(dealer)
            dealer = self.from_(dealer)[1]
        self.winners = {player for player in self.players if self.scores[player] == END}
        best = max(self.scores[player] for player in self.players if player not in self.winners)
        self.ending = "double_skunk" if best < 61 else "skunk" if best < 91 else "won"

    def deal(self, dealer: str) -> Questions:
        pack = self.shuffled(PACK)
        each, away = (6, 2) if len(self.players) == 2 else (5, 1)
        self.front = {player: [] for player in self.players}
        self.hands = {player: {pack.pop() for _ in range(each)} for player in self.players}
        self.crib = [] if each == 6 else [pack.pop()]
        for player in self.players:
            for card in self.rng.sample(sorted(self.hands[player]), away):
                self.hands[player].remove(card)
                self.crib.append(card)
        starter = pack.pop()
        yield Question(dealer, "starter", {starter}, {starter}, starter)
        self.score(dealer, 2 * (rank(starter) == 11))
        order = [*self.from_(dealer)[1:], dealer]
        first = order[0]
        while any(self.hands.values()) and not self.out:
            first = yield from self.series(first)
        for player in order:
            yield from self.show(player, "claim", shown(self.front[player], starter, False))
        if not self.out:
            for left in range(4, 0, -1):
                cards = set(self.crib[-left:])
                answer = yield Question(dealer, "crib_card", cards, cards)
                self.crib.remove(answer)
                self.crib.insert(0, answer)
            yield from self.show(dealer, "claim_crib", shown(self.crib, starter, True))

    def score(self, player: str, points: int) -> None:
        if not self.out:
            self.scores[player] = min(END, self.scores[player] + points)

    def series(self, first: str) -> Questions:
        """Cards towards 31. Returns who begins the next."""
        cards: list[str] = []
        silent: set[str] = set()
        turns = itertools.cycle(self.from_(first))
        last = first
        while sum(map(worth, cards)) < FULL and not self.out:
            waiting = [player for player in self.players if self.hands[player]]
            if set(waiting) <= silent:
                break
            player = next(turns)
            hand = self.hands[player]
            if player in silent or not hand:
                continue
            room = FULL - sum(map(worth, cards))
            legal = {card for card in hand if worth(card) <= room}
            answer = yield Question(player, "card", legal | ({"go"} if room < 10 else set()), hand)
            if answer == "go":
                silent.add(player)
                continue
            hand.remove(answer)
            self.front[player].append(answer)
            cards.append(answer)
            self.score(player, laid(cards))
            last = player
        self.score(last, 2 if sum(map(worth, cards)) == FULL else 1)
        return self.from_(last)[1]

    def show(self, player: str, what: str, points: int) -> Questions:
        if self.out:
            return
        if self.options["muggins"] == "off":
            self.score(player, points)
            return
        self.fair = points
        claims = {str(number) for number in range(HIGHEST + 1)}
        claimed = int((yield Question(player, what, claims)))
        self.score(player, min(points, claimed))
        if claimed < points and not self.out:
            others = set(self.players) - {player}
            caller = yield Question(None, "muggins", others | {"nobody"})
            if caller != "nobody":
                self.score(caller, points - claimed)
