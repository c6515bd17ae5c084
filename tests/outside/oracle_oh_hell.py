"""Oh Hell once more, as tests.oracles.oracle explains, written from its rules page alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.oracles.oracle import Oracle, Question, Questions, crowned
from tests.outside.oracle import PACK, parts


def high(card: str) -> int:
    """The ace is high (R-OHELL-1)."""
    rank = parts(card)[1]
    return 14 if rank == 1 else rank


class OhHell(Oracle):
    """Truly held hands; who revokes is never asked, as people of honour do not."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.scores = dict.fromkeys(self.players, 0)

    def play(self) -> Questions:
        yield from self.lot("dealer")
        dealer = self.drawn
        for size in range(1, int(self.options["longest"]) + 1):
            yield from self.deal(dealer, size)
            dealer = self.from_(dealer)[1]
        self.winners = crowned(self.scores)

    def deal(self, dealer: str, size: int) -> Questions:
        pack = self.shuffled(PACK)
        self.hands = {player: {pack.pop() for _ in range(size)} for player in self.players}
        turned = pack.pop()
        yield Question(dealer, "trump", {turned}, {turned}, turned)
        trump = parts(turned)[0]
        order = [*self.from_(dealer)[1:], dealer]
        bids: dict[str, int] = {}
        for player in order:
            legal = set(range(size + 1))
            if player == dealer:
                legal.discard(size - sum(bids.values()))
            bids[player] = int((yield Question(player, "bid", set(map(str, legal)))))
        took = dict.fromkeys(self.players, 0)
        first = order[0]
        for _ in range(size):
            first = yield from self.trick(first, trump)
            took[first] += 1
        for player in self.players:
            self.scores[player] += 10 + took[player] if took[player] == bids[player] else 0

    def trick(self, first: str, trump: str) -> Questions:
        laid: dict[str, str] = {}
        for player in self.from_(first):
            hand = self.hands[player]
            what = "follow" if laid else "lead"
            card = yield Question(player, what, set(hand), set(hand), self.true_to_suit(hand, laid))
            hand.remove(card)
            laid[player] = card
        trumps = [card for card in laid.values() if parts(card)[0] == trump]
        led = [card for card in laid.values() if parts(card)[0] == parts(laid[first])[0]]
        best = max(trumps or led, key=high)
        return next(player for player, card in laid.items() if card == best)

    def true_to_suit(self, hand: set[str], laid: dict[str, str]) -> str:
        """A card that an honest player lays (R-OHELL-8)."""
        led = [parts(card)[0] for card in laid.values()][:1]
        same = [card for card in hand if [parts(card)[0]] == led]
        return self.rng.choice(sorted(same or hand))
