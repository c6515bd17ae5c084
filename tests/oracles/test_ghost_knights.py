"""The Arthurian Ghost Knights once more, with real cards, guards and swords, against the referee.

The oracle is written from the rules page alone: guards are names lying at trilithons, and a match
is decided by comparing what lies where.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Sequence

import pytest

from engine.table import DECK, DISCARD, HAND
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Oracle, Question, Questions

MATCHES = 60  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva")
COLOURS = ("white", "blue", "green", "yellow", "red")
PLACES = ("T1", "T2", "T3", "T4", "T5")
NUMBERS = frozenset(f"{suit}{k}" for suit in "dn" for k in range(1, 31))
TRILITHONS = frozenset({"tW", "tB", "tG", "tY", "tR"})


def shade(card: str) -> str:
    return (*COLOURS, "black")[(int(card[1:]) - 1) % 6]


class GhostKnights(Oracle):
    """guards: trilithon -> owners, one for each guard. owner: colour -> player.

    shown: cards that were laid and taken back, so that all know them to be in that hand.
    """

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.owner: dict[str, str] = {}
        self.guards: dict[str, list[str]] = {place: [] for place in PLACES}
        self.altar = dict.fromkeys(players, 2)
        self.scores = dict.fromkeys(players, 0)
        self.pile: list[str] = []  # the top card last
        self.discard: set[str] = set()
        self.out: set[str] = set()
        self.shown: set[str] = set()
        self.over = False

    def play(self) -> Questions:
        free = set(COLOURS)
        for player in self.players:
            chosen = yield Question(player, "colour", set(free))
            free.remove(chosen)
            self.owner[chosen] = player
        yield from self.lot("first")
        player = self.drawn
        yield from self.row()
        self.build()
        while not self.over:
            yield from self.turn(player)
            player = self.from_(player)[1]
        self.decide()

    def row(self) -> Questions:
        """Four cards of each player's colour, round the trilithons."""
        dealt: list[str] = []
        while len(dealt) < 4 * len(self.players):
            often = Counter(map(shade, dealt))
            wanted = {colour for colour in self.owner if often[colour] < 4}
            legal = {card for card in NUMBERS if shade(card) in wanted} - set(dealt)
            place = PLACES[len(dealt) % 5]
            card = yield Question(None, "row", legal, set(NUMBERS))
            dealt.append(card)
            self.guards[place].append(self.owner[shade(card)])

    def build(self) -> None:
        cards = self.shuffled(NUMBERS)
        for player in self.players:
            self.hands[player] = {cards.pop() for _ in range(4)}
        stones, half = self.shuffled(TRILITHONS), len(cards) // 2
        lower = self.shuffled([*cards[:half], *stones[:2]])
        self.pile = lower + self.shuffled([*cards[half:], *stones[2:4]])

    # Facts

    def reserve(self, player: str) -> int:
        return 10 - sum(owners.count(player) for owners in self.guards.values())

    def everywhere(self, player: str) -> set[str]:
        return {place for place, owners in self.guards.items() if player in owners}

    def lapped(self) -> bool:
        return max(self.scores.values()) >= min(self.scores.values()) + 30

    def reach(self, player: str) -> set[str]:
        return self.hands[player] | self.discard | self.out

    # A turn

    def turn(self, player: str) -> Questions:
        if (yield from self.draw(player)) == "trilithon":
            return
        while True:
            legal = {card for card in self.hands[player] if self.placeable(player, card)}
            full = not any(self.reserve(owner) for owner in self.players)
            if not legal and (full or self.hands[player] <= self.shown):  # as everybody knows
                yield from self.draw(player)
                return
            card = yield Question(player, "play", legal | {"second"}, self.reach(player))
            if card == "second":
                yield from self.draw(player)
                return
            if (yield from self.settled(player, card)):
                return
            self.shown.add(card)

    def draw(self, player: str) -> Generator[Question, str, str]:
        stones = 4 - len(self.out)
        card = self.pile[-1]
        kind = "trilithon" if card in TRILITHONS else "number"
        legal = {"trilithon"} if len(self.pile) == stones else {"trilithon", "number"}
        yield Question(player, "drawn", legal, truth=kind)
        self.pile.pop()
        if kind == "number":
            self.hands[player].add(card)
        else:
            yield from self.trilithon(player, card)
        return kind

    def placeable(self, player: str, card: str) -> set[str]:
        """Whose guard the card may place: nobody's if the set is empty."""
        if shade(card) == "black":
            return {owner for owner in self.players if self.reserve(owner)}
        owner = self.owner.get(shade(card), player)
        return {owner} if self.reserve(owner) else set()

    def settled(self, player: str, card: str) -> Generator[Question, str, bool]:
        owners = self.placeable(player, card)
        (owner, *others) = owners
        if shade(card) == "black":
            legal = {colour for colour, who in self.owner.items() if who in owners}
            if others:
                legal.add("other_card")
            chosen = yield Question(player, "whose_guard", legal)
            if chosen == "other_card":
                return False
            owner = self.owner[chosen]
        place = yield Question(player, "where", {*PLACES, "other_card"})
        if place == "other_card":
            return False
        self.hands[player].remove(card)
        self.discard.add(card)
        self.guards[place].append(owner)
        if shade(card) in self.owner and owner != player:
            self.scores[player] += 1
            self.altar[player] = min(10, self.altar[player] + 1)
            self.over = self.lapped()
        return True

    # A trilithon card

    def trilithon(self, player: str, card: str) -> Questions:
        reach = {card} | self.hands[player] | self.out
        yield Question(player, "show", {card}, reach, truth=card)
        self.out.add(card)
        if self.reserve(player):
            place = yield Question(player, "where", set(PLACES))
            self.guards[place].append(player)
        self.scores[player] += 1
        self.over = self.lapped()
        if self.over:
            return
        yield from self.struggle(player)
        for place in PLACES:
            self.score(place)
        for who in self.players:
            self.scores[who] += 5 * (len(self.everywhere(who)) == 5)
        self.over = self.lapped() or len(self.out) == 4
        if not self.over:
            for who in self.players:
                self.altar[who] = min(10, self.altar[who] + 1)

    def score(self, place: str) -> None:
        often = Counter(self.guards[place])
        for player, number in often.items():
            if number == max(often.values()):
                self.scores[player] += sum(often.values()) * (2 if len(often) == 1 else 1)

    def struggle(self, first: str) -> Questions:
        passed: set[str] = set()
        while len(passed) < len(self.players):
            for player in self.from_(first):
                if player not in passed and not (yield from self.strike(player)):
                    passed.add(player)

    def strike(self, player: str) -> Generator[Question, str, bool]:
        while self.altar[player] and self.hands[player]:
            legal = {card for card in self.hands[player] if self.deeds(player, card)}
            card = yield Question(player, "strike", legal | {"pass"}, self.reach(player))
            if card == "pass":
                return False
            if (yield from self.carried_out(player, card)):
                self.altar[player] -= 1
                self.hands[player].remove(card)
                self.discard.add(card)
                return True
            self.shown.add(card)
        return False

    def carried_out(self, player: str, card: str) -> Generator[Question, str, bool]:
        """The deed of a card that lies open; until it is done the card may be taken back."""
        deeds, back = self.deeds(player, card), {"other_card"}
        deed = yield Question(player, "deed", deeds | (back if len(deeds) > 1 else set()))
        if deed == "reinforce":
            place = yield Question(player, "where", set(PLACES) | back)
            if place != "other_card":
                self.guards[place].append(player)
            return place != "other_card"
        legal = {colour for colour, who in self.owner.items() if self.everywhere(who)}
        if shade(card) != "black":
            legal &= {shade(card)}
        whose = "other_card"
        if deed == "remove":
            way_back = back if len(legal) > 1 else set()
            whose = yield Question(player, "remove_whose", legal | way_back)
        if whose == "other_card":
            return False
        victim = self.owner[whose]
        place = yield Question(player, "remove_where", self.everywhere(victim) | back)
        if place != "other_card":
            self.guards[place].remove(victim)
        return place != "other_card"

    def deeds(self, player: str, card: str) -> set[str]:
        found = set()
        owner = self.owner.get(shade(card), player)
        black = shade(card) == "black"
        if owner == player and self.reserve(player):
            found.add("reinforce")
        if black and any(self.guards.values()):
            found.add("remove")
        if owner != player and self.everywhere(owner):
            found.add("remove")
        return found

    def decide(self) -> None:
        ahead = set(self.players)
        for count in (
            self.scores,
            self.altar,
            {player: len(hand) for player, hand in self.hands.items()},
        ):
            most = max(count[player] for player in ahead)
            ahead = {player for player in ahead if count[player] == most}
        self.winners = ahead


class Match(OracleMatch):
    def compare(self, question: Question) -> None:
        super().compare(question)
        oracle, table = self.oracle, self.referee.table
        assert isinstance(oracle, GhostKnights)
        assert table.points == list(oracle.scores.values()), question
        assert table.swords == list(oracle.altar.values()), question
        guards = [[oracle.guards[place].count(player) for place in PLACES] for player in NAMES]
        assert table.guards == guards[: len(self.players)], question
        if question.what == "play":
            assert table.count(DECK) == len(oracle.pile)
            assert table.count(DISCARD) == len(oracle.discard)
            assert [table.count(HAND + seat) for seat in range(len(self.players))] == [
                len(hand) for hand in oracle.hands.values()
            ]

    def choose(self, question: Question) -> str:
        if "second" in question.legal and self.rng.random() < self.eager / 2:
            return "second"
        if "pass" in question.legal and self.rng.random() < self.eager / 2:
            return "pass"
        return super().choose(question)


@pytest.mark.parametrize("seats", [4, 5])
def test_the_referee_and_the_oracle_agree(seats: int) -> None:
    endings = set()
    for number in range(MATCHES):
        rng = random.Random(f"ghost knights {seats} {number}")
        match = Match("ghost_knights", GhostKnights(NAMES[:seats], {}, rng), rng)
        match.play()
        endings.add(match.referee.result.ending)
    assert endings == {"fourth", "lap"}
