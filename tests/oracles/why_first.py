"""Why First?, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence

from tests.oracles.oracle import Oracle, Question, Questions, copies, worth

WHY_CARDS = {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}
ROUNDS = {2: 7, 3: 7, 4: 5, 5: 6, 6: 7}


class WhyFirst(Oracle):
    """played: this round's cards, in front of whomever. four: the imaginary player's cards."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.all = self.players + ["imaginary"] * (len(players) == 2)
        self.scores = dict.fromkeys(self.all, 0)
        self.wins = dict.fromkeys(self.all, 0)
        self.pawns = dict.fromkeys(self.all, 0)
        self.rank = 3 if len(players) >= 5 else 2
        self.four: set[str] = set()
        self.played: set[str] = set()

    def play(self) -> Questions:
        yield from self.lot("starter")
        starter, rounds = self.drawn, ROUNDS[len(self.players)]
        for number in range(1, rounds + 1):
            yield from self.round(starter, last=number == rounds)
            starter = self.from_(starter)[1]
        self.winners = self.won(rounds)

    def deal(self) -> None:
        cards = self.shuffled(c for v, n in WHY_CARDS.items() for c in copies("", v, n))
        for player in self.players:
            self.hands[player] = {cards.pop() for _ in range(5)}
        if len(self.players) == 2:
            self.four = {cards.pop() for _ in range(4)}
        self.played = set()
        self.pawns = dict.fromkeys(self.all, 0)

    def round(self, starter: str, last: bool) -> Questions:
        self.deal()
        breaches = []
        for lap in range(1, 6):
            before = ""
            for player in self.turns(starter, lap):
                if player == "imaginary":
                    yield from self.turn_imaginary(before)
                else:
                    card = yield from self.turn(player, herself=last and lap == 5)
                    if lap == 5 and worth(card) in (-4, 5):
                        breaches.append(player)
                before = player
        self.score()
        for player in breaches if self.options["sanction"] == "vote" else ():
            number = yield Question(None, "sanction", set(map(str, range(-4, 6))))
            self.scores[player] += int(number)

    def turns(self, starter: str, lap: int) -> list[str]:
        """`AB I` or `B I A` with two players, the last lap without her."""
        order = self.from_(starter)
        if len(self.players) == 2 and lap < 5:
            order.insert(order.index(self.players[1]) + 1, "imaginary")
        return order

    def turn(self, player: str, herself: bool) -> Generator[Question, str, str]:
        hand = self.hands[player]
        card = yield Question(player, "card", set(hand), hand | self.played)
        target = player
        if not herself:
            target = yield Question(player, "target", set(self.all))
        hand.remove(card)
        self.played.add(card)
        self.pawns[target] += worth(card)
        return card

    def turn_imaginary(self, turner: str) -> Questions:
        reach = self.four | self.played
        card = yield Question(turner, "turn_imaginary", set(self.four), reach)
        self.four.remove(card)
        self.played.add(card)
        self.pawns["imaginary"] += worth(card)

    def score(self) -> None:
        spaces = sorted(set(self.pawns.values()), reverse=True)
        for player, space in self.pawns.items():
            if len(spaces) >= self.rank and space == spaces[self.rank - 1]:
                self.scores[player] += space
                self.wins[player] += 1

    def won(self, rounds: int) -> set[str]:
        swept = {player for player, wins in self.wins.items() if wins == rounds}
        if swept:
            return swept
        for level in sorted(set(self.scores.values()), reverse=True)[self.rank - 1 :]:
            here = {p for p in self.all if self.scores[p] == level and self.wins[p]}
            if here:
                return here
        return set()
