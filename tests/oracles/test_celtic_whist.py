"""Celtic Whist once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards and players are names. It sees the hands, so
it knows every revoke when it happens; the referee must tell of each before the round is over, and
of no other.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from typing import Any

import pytest

from engine.table import DECK, HAND
from tests.oracles.first_three import Oracle, Question, Questions
from tests.oracles.match import OracleMatch

MATCHES = 40  # for each number of players
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva", "Fay", "Gina", "Hana")
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


class WhistMatch(OracleMatch):
    oracle: Whist

    def __init__(self, seats: int, seed: str):
        rng = random.Random(seed)
        options = any_options(seats, rng)
        super().__init__("celtic_whist", Whist(NAMES[:seats], options, rng), rng)
        self.honest = rng.choice((1.0, 0.95, 0.0))

    def choose(self, question: Question) -> str:
        if question.what in ("lead", "follow", "any_card") and self.rng.random() < self.honest:
            return self.rng.choice(sorted(self.oracle.proper(question.who or "")))
        if question.what == "how_many" and "7" in question.legal and self.rng.random() < 0.3:
            return "7"
        if question.what in ("how_many", "tricks_bid") and self.rng.random() < 0.4:
            fair = str(self.oracle.each // (len(self.players) + (self.oracle.mode == "solo")))
            return fair if fair in question.legal else min(question.legal)
        return super().choose(question)

    def answer(self, question: Question) -> str:
        answer = super().answer(question)
        if question.what in ("lead", "follow", "any_card"):
            told = [what for verb, what, _, _ in self.referee.table.news if verb == "revoke"]
            self.judge(question, answer, told)
        return answer

    def judge(self, question: Question, card: str, told: list[Any]) -> None:
        """The tap of a card that had to be played before is the one that proves the revoke."""
        player, revokes = question.who or "", self.oracle.revokes
        proven = [r for r in revokes if r[0] == player and card in r[1]]
        colour = self.referee.table.box.colours.index(COLOURS[suit(card)])
        assert told == ([(self.players.index(player), colour)] if proven else []), question
        self.oracle.revokes = [revoke for revoke in revokes if revoke not in proven]

    def compare(self, question: Question) -> None:
        super().compare(question)
        table, oracle = self.referee.table, self.oracle
        ask = self.referee.ask
        secret = question.what in ("bid", "how_many", "tricks_bid") and "secret"
        assert ask.secret == (secret == oracle.options["bidding"])
        if question.what in ("trump", "leader"):
            assert oracle.revokes == []
            assert table.positions == [oracle.at[figure] for figure in oracle.figures]
            assert (table.neutral, table.round) == (oracle.neutral, oracle.rounds)
        else:
            assert table.count(DECK) == len(oracle.deck)
            in_hands = [len(hand) for hand in oracle.hands.values()]
            assert [table.count(HAND + s) for s in range(len(in_hands))] == in_hands

    def compare_result(self) -> None:
        super().compare_result()
        result, oracle = self.referee.result, self.oracle
        assert result.ending == oracle.ending and oracle.revokes == []
        told = [("rounds", oracle.rounds)] if "all" in oracle.at else []
        assert list(result.details) == told


def any_options(seats: int, rng: random.Random) -> dict[str, str]:
    """Options as the page allows them to so many players."""

    def maybe(condition: bool) -> str:
        return rng.choice(("no", "yes")) if condition else "no"

    mode = rng.choice(("multi", "multi", "coop", "coop_hard")) if seats > 1 else "solo"
    team = mode.startswith("coop")
    more = "yes" if seats > 5 else maybe(rng.random() < 0.4)
    return {
        "mode": mode,
        "start": str(rng.choice((*range(10, 29), *[29] * 6))),
        "lots15": maybe(mode == "solo"),
        "over_zero": maybe(not team),
        "double": maybe(not team),
        "black_follow": maybe(True),
        "restrictive_nil": maybe(not team),
        "more_cards": more,
        "reversed_ties": maybe(seats == 5 or more == "yes"),
        "bidding": rng.choice(("open", "secret")) if mode != "solo" else "open",
        "share": rng.choice(("offer", "never")) if mode == "multi" else "never",
    }


@pytest.mark.parametrize("seats", range(1, 9))
def test_celtic_whist_agrees_with_its_oracle(seats: int) -> None:
    for number in range(MATCHES):
        WhistMatch(seats, f"{seats} whist {number}").play()
