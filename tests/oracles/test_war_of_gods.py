"""The War of the Gods once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards and players are names, spaces are numbers,
and all that a person may answer is worked out from what lies there.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterable, Sequence

import pytest

from engine.table import DECK, DISCARD, HAND
from tests.oracles.match import OracleMatch
from tests.oracles.oracle import Oracle, Question, Questions, crowned

MATCHES = 30  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora")
COLOURS = {"white", "blue", "green", "yellow", "red"}
TRILITHONS = {"tW", "tB", "tG", "tY", "tR"}
SPACES = range(1, 31)
# Where a disciple on the first spaces may hit.
REACH = (
    (range(1, 8), range(16, 24)),
    (range(8, 9), range(16, 31)),
    (range(9, 16), range(23, 31)),
    (range(16, 23), range(1, 9)),
    (range(23, 24), range(1, 16)),
    (range(24, 31), range(8, 16)),
)
MANNERS = ("", "bold", "settler", "settler", "idler")  # how a player chooses, most of the time
BONUS = {1: 0, 2: 1, 3: 4, 4: 9, 5: 16}


class Gods(Oracle):
    """ring: space -> (player, piece). left: player -> pieces in reserve. shown: cards played."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.pile = self.shuffled({f"{s}{k}" for s in "dn" for k in SPACES} | TRILITHONS)
        self.ring: dict[int, tuple[str, str]] = {}
        self.left = {player: Counter(disciple=20, god=1) for player in players}
        self.shown: set[str] = set()
        self.last_round = False
        self.reason = ""

    def play(self) -> Questions:
        left = set(COLOURS)
        for player in self.players:
            left.remove((yield Question(player, "colour", set(left))))
        for player in self.players:
            self.draw(player)
        yield from self.lot("first")
        player = self.drawn
        while not self.in_sight():
            yield from self.turn(player)
            self.draw(player)
            player = self.from_(player)[1]
        self.last_round = True
        for last in self.from_(player):
            yield from self.turn(last)
        self.scores = {player: self.points(player) for player in self.players}
        self.winners = crowned(self.scores)

    def draw(self, player: str) -> None:
        while self.pile and len(self.hands[player]) < 4:
            self.hands[player].add(self.pile.pop())

    def in_sight(self) -> bool:
        """Whether the end is: the reasons in the order in which the page lists them."""
        self.reason = "deck" if not self.pile else self.reason
        if self.pile and any(not self.pieces(player) for player in self.players):
            self.reason = "reserve"
        elif self.pile and len(self.ring) == 30:
            self.reason = "full"
        return bool(self.reason)

    # A turn

    def turn(self, player: str) -> Questions:
        done = False
        while not done:
            cards = {card for card in self.hands[player] if self.useful(player, card)}
            card = yield Question(player, "action", cards | {"discard"}, self.reach(player))
            if card == "discard":
                done = yield from self.throw(player)
            elif card in TRILITHONS:
                done = yield from self.trilithon(player, card)
            elif self.owner(int(card[1:])) is None:
                done = yield from self.place(player, card, {int(card[1:])}, "")
            elif self.owner(int(card[1:])) == player:
                done = yield from self.attack(player, card)
            else:
                held = TRILITHONS & self.hands[player]
                done = yield from self.strike(player, "trilithon", card, held, set())

    def reach(self, player: str) -> set[str]:
        return self.hands[player] | self.shown

    def one_of(
        self, player: str, what: str, values: Iterable[int | str]
    ) -> Generator[Question, str, str]:
        """With a way back, also where there is nothing else to choose."""
        return (yield Question(player, what, {str(value) for value in values} | {"back"}))

    def throw(self, player: str):
        hand = self.hands[player]
        least = 0 if self.options["discard_none"] == "yes" else 1
        answer = yield from self.one_of(player, "how_many", range(least, len(hand) + 1))
        if answer != "back":
            hand.difference_update(self.rng.sample(sorted(hand), int(answer)))
        return answer != "back"

    def place(self, player: str, card: str, spaces: set[int], piece: str):
        piece = piece or (yield from self.one_of(player, "piece", self.pieces(player)))
        if piece == "back":
            return False
        space = str(min(spaces))
        if len(spaces) > 1:
            space = yield from self.one_of(player, "space", spaces)
        if space == "back":
            return False
        self.ring[int(space)] = player, piece
        self.left[player][piece] -= 1
        return self.used(player, card)

    def attack(self, player: str, card: str):
        space = int(card[1:])
        answer = yield from self.one_of(player, "target", self.targets(player, space))
        if answer == "back":
            return False
        self.ring[int(answer)] = self.ring.pop(space)
        return self.used(player, card)

    def trilithon(self, player: str, card: str):
        empty = set(SPACES) - set(self.ring)
        if not self.strike_thinkable(player, self.prey_cards(player)):
            return (yield from self.place(player, card, empty, ""))
        held = self.prey_cards(player) & self.hands[player]
        return (yield from self.strike(player, "number", card, held, self.pieces(player)))

    def strike(self, player: str, what: str, card: str, held: set[str], alone: set[str]):
        legal = held | alone | {card, "back"}
        answer = yield Question(player, what, legal, self.reach(player))
        if answer in alone:
            return (yield from self.place(player, card, set(SPACES) - set(self.ring), answer))
        if answer in (card, "back"):
            return False
        number = answer if card in TRILITHONS else card
        del self.ring[int(number[1:])]
        return self.used(player, card, answer)

    def used(self, player: str, *cards: str) -> bool:
        self.hands[player].difference_update(cards)
        self.shown.update(cards)
        return True

    # What is allowed

    def useful(self, player: str, card: str) -> bool:
        if card in TRILITHONS:
            strike = self.strike_thinkable(player, self.prey_cards(player))
            return not self.last_round and (bool(self.pieces(player)) or strike)
        space = int(card[1:])
        if self.owner(space) is None:
            return bool(self.pieces(player))
        if self.owner(space) == player:
            return bool(self.targets(player, space))
        return card in self.prey_cards(player) and self.strike_thinkable(player, TRILITHONS)

    def strike_thinkable(self, player: str, partners: set[str]) -> bool:
        """Whether the others must reckon with a second card that completes the strike."""
        enough = len(self.hands[player]) >= 2
        return enough and not self.last_round and bool(partners - self.shown)

    def pieces(self, player: str) -> set[str]:
        return {piece for piece, number in self.left[player].items() if number}

    def owner(self, space: int) -> str | None:
        return self.ring[space][0] if space in self.ring else None

    def clan(self, space: int) -> frozenset[int]:
        """The spaces that are joined to this one by pieces of the same player."""
        clan, edge = set(), {space}
        while edge:
            clan |= edge
            around = {(s + by - 1) % 30 + 1 for s in edge for by in (-1, 1)}
            edge = {s for s in around - clan if self.owner(s) == self.owner(space)}
        return frozenset(clan)

    def prey(self, player: str) -> set[int]:
        others = {space for space in self.ring if self.owner(space) != player}
        return {s for s in others if all(self.ring[o][1] != "god" for o in self.clan(s))}

    def prey_cards(self, player: str) -> set[str]:
        return {f"{suit}{space}" for suit in "dn" for space in self.prey(player)}

    def targets(self, player: str, space: int) -> set[int]:
        if self.ring[space][1] == "god" or len(self.clan(space)) == 1:
            return set()
        return self.prey(player) & set(next(there for here, there in REACH if space in here))

    def points(self, player: str) -> int:
        clans = {self.clan(space) for space in self.ring if self.owner(space) == player}
        return sum(len(clan) + BONUS.get(len(clan), 25) for clan in clans)


class GodsMatch(OracleMatch):
    oracle: Gods

    def __init__(self, seats: int, seed: str):
        rng = random.Random(seed)
        options = {"discard_none": rng.choice(("no", "no", "yes"))}
        super().__init__("war_of_gods", Gods(NAMES[:seats], options, rng), rng)
        self.manners = {player: rng.choice(MANNERS) for player in self.players}

    def choose(self, question: Question) -> str:
        manner = self.manners.get(question.who or "")
        wanted = sorted(question.legal & getattr(self, manner)(question)) if manner else []
        if wanted and self.rng.random() < 0.9:
            return self.rng.choice(wanted)
        return super().choose(question)

    def bold(self, question: Question) -> set[str]:
        """Plays a card where one can be played."""
        return question.legal - {"back", "discard"} if question.what != "how_many" else set()

    def settler(self, question: Question) -> set[str]:
        """Places pieces; nobody else is harmed."""
        empty = {f"{suit}{s}" for suit in "dn" for s in SPACES if s not in self.oracle.ring}
        placing = question.legal & (empty | TRILITHONS | {"god", "disciple"})
        return placing if question.what == "action" and placing else self.idler(question) | placing

    def idler(self, question: Question) -> set[str]:
        return {"discard", "1", "back"} if question.what != "space" else question.legal - {"back"}

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        if question.what == "colour":
            return
        assert table.count(DECK) == len(oracle.pile)
        in_hands = [len(hand) for hand in oracle.hands.values()]
        assert [table.count(HAND + s) for s in range(len(in_hands))] == in_hands
        assert {self.names[card] for card in table.zone(DISCARD)} == oracle.shown
        assert table.plate[1:] == [
            None if oracle.owner(s) is None else self.players.index(oracle.owner(s)) for s in SPACES
        ]

    def compare_result(self) -> None:
        super().compare_result()
        assert self.referee.result.ending == self.oracle.reason


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_the_war_of_the_gods_agrees_with_its_oracle(seats: int) -> None:
    for number in range(MATCHES):
        GodsMatch(seats, f"{seats} gods {number}").play()
