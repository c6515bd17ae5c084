"""The cards of Final Exam, and what may be paid with them: see tests.oracles.final_exam."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from tests.oracles.oracle import Oracle, Question, Questions

COLOURS = ("white", "blue", "green", "yellow", "red")
RIM = (*COLOURS, "black")
TRILITHONS = ("tW", "tB", "tG", "tY", "tR")
DAY, NIGHT = ([f"{suit}{k}" for k in range(1, 31)] for suit in "dn")
CARDS = {*DAY, *NIGHT, *TRILITHONS}
BACK = {"back"}
END = "end_turn"

Price = list[tuple[int, Callable[[str], bool]]]


def rim(space: int) -> str:
    return RIM[(space - 1) % 6]


def of(card: str) -> int:
    return 0 if card in TRILITHONS else int(card[1:])


def suit(card: str) -> str:
    """The colour of a number card; a trilithon card has none."""
    return "" if card in TRILITHONS else rim(of(card))


def signed(cards: set[str]) -> set[int]:
    """Every total from 1 to 30 with + or - before each number card."""
    found = {0} if any(of(card) for card in cards) else set()
    for card in cards:
        found = {total + sign * of(card) for total in found for sign in (1, -1)}
    return found & set(range(1, 31))


def price(pair: int, half: int) -> Price:
    suits: Price = [(pair, lambda card, c=c: suit(card) == c) for c in RIM]  # type: ignore[misc]
    return [
        *suits,
        (half, lambda card: card in DAY),
        (half, lambda card: card in NIGHT),
        (1, lambda card: card in TRILITHONS),
    ]


class ExamCards(Oracle):
    """laid, bids: what lies there.

    shown: cards that were tapped and taken back, so that all know them to be in that hand.
    """

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.variant = options["variant"] == "translator"
        self.pile, self.discard = self.shuffled(CARDS), set()
        self.laid: set[str] = set()
        self.bids: dict[str, str] = {}
        self.shown: dict[str, set[str]] = {player: set() for player in players}

    def reach(self, player: str) -> set[str]:
        return self.hands[player] | self.laid | self.discard

    def lay(self, player: str, what: str, may_join, closes) -> Questions:
        """A set, or None when it is given up. The cards are then where they belong."""
        hand, shown = self.hands[player], self.shown[player]
        while True:
            legal = self.laid | {card for card in hand if may_join(card)} | BACK
            if closes():
                legal.add("ok")
            answer = yield Question(player, what, legal, self.reach(player))
            if answer in ("ok", "back"):
                cards, self.laid = self.laid, set()
                if answer == "back":
                    hand |= cards
                    shown |= cards
                    return None
                self.discard |= cards
                return cards
            for cards in (hand, self.laid):
                cards ^= {answer}
            shown.add(answer)
            shown -= self.laid

    def spend_one(self, player: str, what: str, fits) -> Questions:
        hand = self.hands[player]
        legal = {card for card in hand if fits(card)} | BACK
        card = yield Question(player, what, legal, self.reach(player))
        if card == "back":
            return None
        self.leave(player, card)
        self.discard.add(card)
        return card

    def leave(self, player: str, card: str) -> None:
        self.hands[player].remove(card)
        self.shown[player].discard(card)

    def pay(self, player: str, what: str, prices: Price) -> Questions:
        def closes() -> bool:
            return any(len(self.laid) == n and all(map(test, self.laid)) for n, test in prices)

        def may_join(card: str) -> bool:
            """Together with what the rest of the hand may be, as far as all know."""
            known = self.shown[player]
            unseen = CARDS - self.discard - self.laid - set().union(*self.shown.values())
            for n, test in prices:
                rest = n - len(self.laid)
                hidden = len(self.hands[player]) - len(known)
                most = sum(map(test, known)) + min(hidden, sum(map(test, unseen)))
                if test(card) and all(map(test, self.laid)) and 1 <= rest <= most:
                    return True
            return False

        return (yield from self.lay(player, what, may_join, closes))

    def worth(self, card: str) -> tuple[int, int, int]:
        """Night beats day on the same number; trilithons are 0, white the best of them."""
        rank = -TRILITHONS.index(card) if card in TRILITHONS else 0
        return of(card), int(card[0] == "n"), rank

    def draw(self, player: str) -> int:
        for drawn in range(2):
            if not self.pile:
                self.pile, self.discard = self.shuffled(self.discard), set()
            if not self.pile:
                return drawn
            self.hands[player].add(self.pile.pop())
        return 2
