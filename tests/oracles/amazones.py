"""Amazones, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Generator, Sequence

from tests.oracles.oracle import Oracle, Question, Questions, copies, crowned, worth

BID_CARDS = {10: 1, 5: 3, 2: 3, 1: 2, -1: 1, -2: 1}
BODY_TILES = {4: 2, 3: 2, 2: 2, 1: 2, -1: 1, -2: 1, -3: 1, -4: 1}
BODY = ("head", "torso", "legs")
COLOURS = ("yellow", "blue", "red", "green", "purple")


def suit(card: str) -> str:
    return re.match("[a-z]+", card).group()  # type: ignore[union-attr]


class Amazones(Oracle):
    """stacks: per part, the top tile last. harems: per player, males as {part: tile}."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.bids: dict[str, set[str]] = {player: set() for player in players}
        self.secret: dict[str, str] = {}
        self.harems: dict[str, list[dict[str, str]]] = {player: [] for player in players}
        self.stacks = {
            part: self.shuffled(tile for v, n in BODY_TILES.items() for tile in copies(part, v, n))
            for part in BODY
        }

    def play(self) -> Questions:
        yield from self.lot("lover")
        self.starter = self.drawn
        if self.options["start"] == "left":
            self.starter = self.from_(self.drawn)[1]
        yield from self.choose_colours()
        while not self.ended():
            yield from self.joust()
        self.count()

    def choose_colours(self) -> Questions:
        free = set(COLOURS)
        for player in self.from_(self.starter):
            colour = yield Question(player, "colour", set(free))
            free.remove(colour)
            for value, number in BID_CARDS.items():
                self.hands[player].update(copies(colour, value, number))

    def ended(self) -> bool:
        return [len(stack) for stack in self.stacks.values()].count(0) >= 2

    def joust(self) -> Questions:
        order = self.from_(self.starter)
        for player in order:
            yield from self.first_bid(player)
        for player in order:
            yield from self.second_bid(player)
        ranking = self.rank()
        if not ranking:
            for stack in self.stacks.values():
                del stack[-1:]
            return
        for player in ranking[:1] * 2 + ranking[1:2]:
            yield from self.take_tile(player)
            if self.ended():
                return
        self.exchange(ranking)
        self.starter = ranking[0]

    def in_sight(self, player: str) -> set[str]:
        """Her hand, all open bids, the top tiles and the harems."""
        seen = set(self.hands[player]).union(*self.bids.values())
        seen |= {stack[-1] for stack in self.stacks.values() if stack}
        return seen | {tile for males in self.harems.values() for m in males for tile in m.values()}

    def fitting(self, player: str) -> set[str]:
        """The cards of her hand that have the colour of her bid; all of them if she has none."""
        colours = {suit(card) for card in self.bids[player]}
        return {card for card in self.hands[player] if not colours or suit(card) in colours}

    def first_bid(self, player: str) -> Questions:
        bid = self.bids[player]
        while True:
            legal = self.fitting(player) | bid | {"ok"}
            answer = yield Question(player, "first_bid", legal, self.in_sight(player))
            if answer == "ok":
                return
            bid ^= {answer}
            self.hands[player] ^= {answer}

    def second_bid(self, player: str) -> Questions:
        legal = {"nothing"}
        if self.fitting(player):
            legal.add("add")
        if self.bids[player]:
            legal.add("remove")
        card = ""
        while not card:
            action = yield Question(player, "second_bid", legal)
            if action == "nothing":
                return
            cards = self.fitting(player) if action == "add" else set(self.bids[player])
            card = yield from self.one_card(player, action + "_card", cards)
        if action == "add":
            self.hands[player].remove(card)
            self.secret[player] = card
        else:
            self.bids[player].remove(card)
            self.hands[player].add(card)

    def one_card(
        self, player: str, what: str, cards: set[str]
    ) -> Generator[Question, str, str]:  # fmt: skip
        """Exactly one; until OK she may take it back or show another instead."""
        chosen = ""
        while True:
            legal = cards | {"back"} | ({"ok"} if chosen else set())
            answer = yield Question(player, what, legal, self.in_sight(player))
            if answer == "back":
                return ""
            if answer == "ok":
                return chosen
            chosen = "" if answer == chosen else answer

    def rank(self) -> list[str]:
        """Everybody with a total of her own, the best first; who is tied has her cards back."""
        for player, card in self.secret.items():
            self.bids[player].add(card)
        self.secret = {}
        totals = {p: sum(map(worth, cards)) for p, cards in self.bids.items() if cards}
        often = Counter(totals.values())
        for player, total in totals.items():
            if often[total] > 1:
                self.hands[player] |= self.bids[player]
                self.bids[player] = set()
        alone = [player for player in totals if often[totals[player]] == 1]
        return sorted(alone, key=lambda player: totals[player], reverse=True)

    def places(self, part: str) -> dict[str, set[str]]:
        """Harem -> the males there, by number, that lack the part; `new` if one may be begun."""
        found = {}
        for owner, males in self.harems.items():
            here = {str(i) for i, male in enumerate(males, 1) if part not in male}
            if sum(len(male) < 3 for male in males) < 2:
                here.add("new")
            if here:
                found[owner] = here
        return found

    def take_tile(self, player: str) -> Questions:
        tops = {stack[-1] for part, stack in self.stacks.items() if stack and self.places(part)}
        tile = yield Question(player, "tile", tops, self.in_sight(player))
        part = suit(tile)
        places = self.places(part)
        owner = yield Question(player, "harem", set(places))
        male = yield Question(player, "male", places[owner])
        self.stacks[part].pop()
        if male == "new":
            self.harems[owner].append({part: tile})
        else:
            self.harems[owner][int(male) - 1][part] = tile

    def exchange(self, ranking: list[str]) -> None:
        bids = [self.bids[player] for player in ranking]
        for player, taken in zip(ranking, bids[1:] + bids[:1], strict=True):
            self.hands[player] |= taken
            self.bids[player] = set()

    def count(self) -> None:
        values = {
            player: [sum(map(worth, male.values())) for male in males if len(male) == 3]
            for player, males in self.harems.items()
        }
        every = sorted(value for own in values.values() for value in own)
        most = max(map(len, values.values()))
        limit = 1 if self.options["tie_bonus"] == "per_player" else 99
        for player, own in values.items():
            self.scores[player] = sum(own)
            if own:
                self.scores[player] += 5 * min(limit, own.count(every[-1]))
                self.scores[player] -= 5 * min(limit, own.count(every[0]))
                self.scores[player] += 5 * (len(own) == most)
        self.winners = crowned(self.scores)
