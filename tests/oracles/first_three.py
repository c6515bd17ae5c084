"""The three rulebooks once more, as a person with the rules page and the real cards would play.

An oracle owns the truth: shuffled piles, hands, laid cards. It asks the questions of the rules page
in their order, each with what may legally be answered, and in the end it counts the scores. It
shares neither code nor data with the engine: pieces are names, players are names.

    oracle = ORACLES["amazones"](players, options, rng)
    questions = oracle.play()      # a generator of Question; send the answer, a str
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field

COPIES = "abcdef"


@dataclass
class Question:
    """One ask of a rules page.

    who    player who answers; None: any
    what   the prompt's key
    legal  everything she may answer, spelled as in a match record
    reach  for a tap: the pieces she could bring to the reader, legally or not
    truth  what really lies there, where the answer is no choice
    """

    who: str | None
    what: str
    legal: set[str]
    reach: set[str] = field(default_factory=set)
    truth: str | None = None


Questions = Generator[Question, str, None]


class Oracle:
    """What the three have in common. `scores` and `winners` are filled in at the end."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        self.players = list(players)
        self.options = options
        self.rng = rng
        self.hands: dict[str, set[str]] = {player: set() for player in players}
        self.scores: dict[str, int] = {}
        self.winners: set[str] = set()

    def play(self) -> Questions:
        raise NotImplementedError

    def from_(self, player: str) -> list[str]:
        """All players clockwise, `player` first."""
        start = self.players.index(player)
        return self.players[start:] + self.players[:start]

    def shuffled(self, pieces: Iterable[str]) -> list[str]:
        pile = sorted(pieces)
        self.rng.shuffle(pile)
        return pile

    def lot(self, what: str) -> Questions:
        """Somebody, by lot."""
        chosen = self.rng.choice(self.players)
        self.drawn = yield Question(None, what, set(self.players), truth=chosen)


def copies(stem: str, value: int, number: int) -> list[str]:
    """The names of `number` pieces of one value: lettered where there are several."""
    name = f"{stem}{value:+d}"
    return [name] if number == 1 else [name + letter for letter in COPIES[:number]]


def worth(piece: str) -> int:
    """What is printed on a card or tile with a sign."""
    return int(re.search(r"[+-]\d+", piece).group())  # type: ignore[union-attr]


def crowned(scores: dict[str, int]) -> set[str]:
    return {player for player, score in scores.items() if score == max(scores.values())}


# Amazones

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


# Why First?

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


# The Stones of Stonehenge

STONES = ("white", "blue", "green", "yellow", "red")
TRILITHONS = {"tW", "tB", "tG", "tY", "tR"}


def number(card: str) -> int:
    return 0 if card in TRILITHONS else int(card[1:])


def shade(card: str) -> str:
    return (*STONES, "black")[(number(card) - 1) % 6]


class Stones(Oracle):
    """lots: the stones really lying there, in order of sale. bids: laid face down."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.deck = self.shuffled({f"{s}{k}" for s in "dn" for k in range(1, 31)} | TRILITHONS)
        self.discard: set[str] = set()
        self.bids: dict[str, set[str]] = {player: set() for player in players}
        self.lots = self.shuffled(STONES * 6) + self.shuffled(STONES)
        self.stones = {player: Counter[str]() for player in players}
        self.scores = dict.fromkeys(self.players, 0)

    def play(self) -> Questions:
        for player in self.players:
            self.draw(player, 3)
        yield from self.lot("leader")
        self.leader = self.drawn
        for auction, stone in enumerate(self.lots, 1):
            yield from self.auction(auction, stone)
            if max(self.scores.values()) >= 20 or auction == 35:
                break
            self.refill()
        self.winners = crowned(self.scores)

    def draw(self, player: str, cards: int) -> None:
        for _ in range(cards):
            if not self.deck:
                self.deck, self.discard = self.shuffled(self.discard), set()
            if self.deck:
                self.hands[player].add(self.deck.pop())

    def auction(self, auction: int, stone: str) -> Questions:
        group = self.lots[:30] if auction <= 30 else self.lots[30:]
        unsold = set(group[(auction - 1) % 30 :])
        yield Question(self.leader, "stone", unsold, truth=stone)
        for player in self.from_(self.leader):
            yield from self.bid(player, auction)
        self.order = self.compare(stone)
        if self.order:
            self.leader = self.order[0]
            self.stones[self.leader][stone] += 1
            points = self.stones[self.leader][stone]
            self.scores[self.leader] += points if auction <= 30 else 2 * points
        for player, laid in self.bids.items():
            self.discard |= laid
            self.bids[player] = set()

    def bid(self, player: str, auction: int) -> Questions:
        hand, laid = self.hands[player], self.bids[player]
        while hand or laid:
            if auction == 1:
                legal = laid | {"ok"} if laid else set(hand)
            else:
                shades = {shade(card) for card in laid - TRILITHONS}
                legal = laid | {"ok"} | (hand & TRILITHONS)
                legal |= {card for card in hand if not shades or shade(card) in shades}
            reach = hand.union(self.discard, *self.bids.values())
            what = "one_card" if auction == 1 else "bid"
            answer = yield Question(player, what, legal, reach)
            if answer == "ok":
                return
            hand ^= {answer}
            laid ^= {answer}

    def compare(self, stone: str) -> list[str]:
        """The players with a bid worth something, the best first."""
        trump = "" if TRILITHONS & set().union(*self.bids.values()) else stone
        strength = {}
        for player, cards in self.bids.items():
            numbers = sorted(cards - TRILITHONS, key=lambda card: (number(card), card[0] == "d"))
            if numbers:
                best = numbers[-1]
                total = sum(map(number, numbers))
                strength[player] = (shade(best) == trump, total, number(best), best[0] == "d")
        assert len(set(strength.values())) == len(strength), "the order is strict"
        return sorted(strength, key=lambda player: strength[player], reverse=True)

    def refill(self) -> None:
        for player in self.from_(self.leader):
            if self.order and player == self.order[0]:
                continue
            self.draw(player, 2 if self.order and player == self.order[-1] else 1)


ORACLES: dict[str, type[Oracle]] = {"amazones": Amazones, "why_first": WhyFirst, "stones": Stones}
