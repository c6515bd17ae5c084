"""Celtic Whist, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence

from tests.oracles.oracle import Oracle, Question, Questions

SUITS = "WBGYRK"
COLOURS = dict(zip(SUITS, ("white", "blue", "green", "yellow", "red", "black"), strict=True))
DAY = [f"d{k}" for k in range(1, 31)]
NIGHT = [f"n{k}" for k in range(1, 31)]
BLACK_NIGHT = ["n6", "n12", "n18", "n24", "n30"]
HANDS = {2: 15, 3: 10, 4: 7, 5: 7}
DUMMY = "the dummy"


def value(card: str) -> int:
    return int(card[1:])


def suit(card: str) -> str:
    return SUITS[(value(card) - 1) % 6]


class Whist(Oracle):
    """at: figure -> space, one figure for all in coop. trick: (player, card) in order of play.

    revokes: (player, cards that prove it), not told yet. doubling: whose next round is pending.
    """

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.mode = options["mode"]
        self.figures = ["all"] if self.mode.startswith("coop") else list(players)
        start = int(options["start"])
        self.at = dict.fromkeys(self.figures, start)
        self.neutral = start
        self.leader = self.players[0]
        self.deck: list[str] = []
        self.dummy: list[str] = []
        self.trick: list[tuple[str, str]] = []
        self.bids: dict[str, int] = {}
        self.tricks: dict[str, int] = {}
        self.recent: list[str] = []  # winners of all tricks, the latest last
        self.doubling: set[str] = set()
        self.revokes: list[tuple[str, set[str]]] = []
        self.playing_off: list[str] = []
        self.rounds = 0
        self.ending = ""

    def on(self, option: str) -> bool:
        return self.options[option] == "yes"

    def play(self) -> Questions:
        yield from self.lot("leader")
        self.leader = self.drawn
        while not self.ending:
            yield from self.one_round()
            yield from self.end_of_round()
        while len(self.playing_off) > 1:
            self.ending = "extra"
            yield from self.one_round()
            yield from self.move_figures()
            top = max(self.at[player] for player in self.playing_off)
            self.playing_off = [p for p in self.playing_off if self.at[p] == top]
            if len(self.playing_off) == 1 or self.options["share"] == "never":
                continue
            answer = yield Question(None, "still_tied", {"play_on", "share"})
            if answer == "share":
                self.ending = "shared"
                break
        self.scores = {p: self.at.get(p, self.at.get("all", 0)) for p in self.players}
        if self.mode == "multi":
            self.winners = set(self.playing_off)
        elif self.ending == "goal":
            self.winners = set(self.players)

    # A round

    def one_round(self) -> Questions:
        self.rounds += 1
        trilithons = {f"t{c}" for c in SUITS[:5]}
        drawn = self.rng.choice(sorted(trilithons))
        yield Question(None, "trump", {drawn}, {drawn})
        self.trump = drawn[1]
        self.deal()
        self.bids, self.tricks = {}, dict.fromkeys([*self.players, DUMMY], 0)
        for player in self.from_(self.leader):
            yield from self.bid(player)
        first = self.leader
        for _ in range(len(self.hands[self.leader])):
            first = yield from self.one_trick(first)

    def deal(self) -> None:
        more = NIGHT if self.on("more_cards") else BLACK_NIGHT if len(self.players) == 5 else []
        self.deck = self.shuffled(DAY + more)
        each = (
            len(self.deck) // len(self.players) if more is NIGHT else HANDS.get(len(self.players))
        )
        if self.mode == "solo":
            each = 15 if self.on("lots15") else 13
            self.dummy = [self.deck.pop() for _ in range(each)]
        assert each
        for player in self.players:
            self.hands[player] = {self.deck.pop() for _ in range(each)}
        self.each = each

    def bid(self, player: str) -> Questions:
        numbers = {str(n) for n in range(1, self.each + 1)}
        if self.figures == ["all"]:
            answer = yield Question(player, "tricks_bid", numbers | {"nil"})
            self.bids[player] = 0 if answer == "nil" else int(answer)
            return
        kind = yield Question(player, "bid", {"tricks", "nil"})
        if kind == "nil" and self.on("restrictive_nil"):
            numbers = {"1", str(self.each)}
        number = yield Question(player, "how_many", numbers)
        self.bids[player] = int(number) * (1 if kind == "tricks" else -1)

    # Tricks

    def one_trick(self, first: str) -> Generator[Question, str, str]:
        self.trick = []
        if self.mode == "solo":
            card = self.dummy.pop()
            yield Question(self.players[0], "dummy", {card}, {card})
            self.trick.append((DUMMY, card))
        for player in self.from_(first):
            yield from self.card(player)
        winner = self.takes()
        self.tricks[winner] += 1
        if winner == DUMMY:
            return first
        self.recent.append(winner)
        return winner

    def card(self, player: str) -> Questions:
        hand, lying = self.hands[player], {card for _, card in self.trick}
        what = "lead"
        if self.trick:
            free = suit(self.trick[0][1]) == "K" and not self.on("black_follow")
            what = "any_card" if free else "follow"
        card = yield Question(player, what, set(hand), hand | lying)
        if card not in self.proper(player):
            self.revokes.append((player, self.proofs(hand, card)))
        hand.remove(card)
        self.trick.append((player, card))

    def proper(self, player: str) -> set[str]:
        """The cards of the hand that the duty to follow allows."""
        hand = self.hands[player]
        led = suit(self.trick[0][1]) if self.trick else ""
        same = {card for card in hand if suit(card) == led}
        trumps = {card for card in hand if suit(card) == self.trump}
        if not led or (led == "K" and not self.on("black_follow")):
            return set(hand)
        if led == "K":
            return same or set(hand)
        return same or trumps or set(hand)

    def proofs(self, hand: set[str], played: str) -> set[str]:
        """The cards kept back: of the led colour, and trumps unless one was played."""
        wanted = {suit(self.trick[0][1])}
        if wanted != {"K"} and suit(played) != self.trump:
            wanted.add(self.trump)
        return {card for card in hand if suit(card) in wanted}

    def takes(self) -> str:
        led = suit(self.trick[0][1])
        trumps = [card for _, card in self.trick if suit(card) == self.trump]
        fighting = trumps or [card for _, card in self.trick if suit(card) == led]
        if led == "K":
            fighting = [card for _, card in self.trick]
        top = max(map(value, fighting))
        best = [p for p, card in self.trick if card in fighting and value(card) == top]
        return best[-1 if self.on("reversed_ties") else 0]

    # Points

    def met(self, player: str) -> bool:
        return self.tricks[player] == max(0, self.bids[player])

    def points(self, player: str) -> int:
        bid, won = self.bids[player], self.tricks[player]
        if player in self.doubling:
            return 14 if self.met(player) else -14
        if self.mode == "multi" and all(other < 0 for other in self.bids.values()):
            return -won
        if bid < 0:
            return bid if won else -bid
        if won < bid:
            return -bid
        if won > bid and self.on("over_zero"):
            return 0
        return bid - (won - bid)

    def move_figures(self) -> Questions:
        gains = {player: self.points(player) for player in self.players}
        nils = self.mode == "multi" and all(bid < 0 for bid in self.bids.values())
        declared = set()
        for player in self.from_(self.leader):
            seven = abs(self.bids[player]) == 7 and self.met(player)
            offered = self.on("double") and not self.playing_off and not nils
            if seven and offered and player not in self.doubling:
                answer = yield Question(player, "declare", {"no", "yes"})
                if answer == "yes":
                    gains[player] = 0
                    declared.add(player)
        self.doubling = declared
        for player, gain in gains.items():
            self.at[player] = max(0, self.at[player] + gain)
        if self.mode == "multi":
            self.leader = self.next_leader(gains)

    def next_leader(self, gains: dict[str, int]) -> str:
        tied = [p for p in self.players if gains[p] == max(gains.values())]
        tied = [p for p in tied if self.at[p] == max(self.at[q] for q in tied)]
        for player in reversed(self.recent):
            if player in tied:
                return player
        return next(player for player in self.from_(self.leader) if player in tied)

    def end_of_round(self) -> Questions:
        if self.mode == "multi":
            yield from self.move_figures()
            self.end_of_contest()
            return
        if self.mode == "solo":
            yield from self.move_figures()
            figure = self.players[0]
        else:
            figure = "all"
            failed = sum(not self.met(player) for player in self.players)
            gain = 0 if failed else len(self.players)
            self.at["all"] += -failed if self.mode == "coop_hard" and failed else gain
            self.at["all"] = max(0, self.at["all"])
            self.leader = self.recent[-1]
        self.end_of_quest(self.at[figure])

    def end_of_quest(self, space: int) -> None:
        if space >= 30:
            self.ending = "goal"
        elif space == 0:
            self.ending = "zero"
        else:
            self.neutral += 1
            self.ending = "neutral" if self.neutral == 30 else ""

    def end_of_contest(self) -> None:
        top = max(self.at.values())
        if top >= 30:
            self.ending = "goal"
        else:
            self.neutral = max(top, self.neutral) + (top <= self.neutral)
            self.ending = "neutral" if self.neutral == 30 else ""
        if self.ending:
            self.playing_off = [player for player in self.players if self.at[player] == top]
