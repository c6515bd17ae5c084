"""Final Exam once more, with real cards and real hands, against the referee.

The oracle is written from the rules page alone: cards, colours, players and places are names, and
totals are found by trying every sign.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from engine.table import DECK, DISCARD, HAND
from tests.oracles.first_three import Oracle, Question, Questions
from tests.oracles.match import OracleMatch

MATCHES = 6  # for each number of players, and each variant
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eva")
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


class Exam(Oracle):
    """at: place by player, "14" or "circle3". bars, held: their colours. blocks: place -> colour.

    shown: cards that were tapped and taken back, so that all know them to be in that hand.
    """

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.variant = options["variant"] == "translator"
        self.pile, self.discard = self.shuffled(CARDS), set()
        self.laid: set[str] = set()
        self.bids: dict[str, str] = {}
        self.shown: dict[str, set[str]] = {player: set() for player in players}
        self.colour: dict[str, str] = {}
        self.at: dict[str, str] = {}
        self.bars: dict[str, list[str]] = {player: [] for player in players}
        self.held = {player: Counter[str]() for player in players}
        self.ground = {k for k in range(1, 31) if k % 6}
        self.blocks: dict[str, str] = {}
        self.exit: dict[str, int] = {}
        self.entered = 0
        self.lying: set[str] = set()
        self.turns = self.still = 0
        self.ending = ""

    def play(self) -> Questions:
        for player in self.players:
            self.hands[player] = {self.pile.pop() for _ in range(4)}
        for player in self.players:
            hand = self.hands[player]
            self.bids[player] = yield Question(player, "bid", set(hand), set(hand))
            hand.remove(self.bids[player])
        order = sorted(self.players, key=lambda player: self.worth(self.bids[player]))[::-1]
        self.discard, self.bids = set(self.bids.values()), {}
        for player in order:
            yield from self.equip(player)
        if self.variant:
            yield from self.markers()
        while not self.ending:
            for player in self.from_(order[0]):
                if not self.ending:
                    yield from self.turn(player)
        self.count()

    def worth(self, card: str) -> tuple[int, int, int]:
        """Night beats day on the same number; trilithons are 0, white the best of them."""
        rank = -TRILITHONS.index(card) if card in TRILITHONS else 0
        return of(card), int(card[0] == "n"), rank

    def equip(self, player: str) -> Questions:
        figures = COLOURS[: len(self.players)]
        free = set(figures) - set(self.colour.values())
        self.colour[player] = yield Question(player, "colour", free)
        self.at[player] = str(figures.index(self.colour[player]) + 1)
        for _ in range(2):
            self.bars[player].append((yield Question(player, "take_bar", set(COLOURS))))

    def markers(self) -> Questions:
        facing = [2, 6, 10, 14, 18]
        usual = yield Question(None, "facing_usual", {"yes", "no"})
        if usual == "no":
            low = 1
            for k in range(5):
                legal = {f"circle{n}" for n in range(low, 16 + k)}
                facing[k] = int((yield Question(None, "facing", legal))[6:])
                low = facing[k] + 1
        free = {f"T{k}" for k in range(1, 6)}
        for colour in COLOURS[: len(self.players)]:
            gate = yield Question(None, "gate", set(free))
            free.remove(gate)
            (player,) = [p for p in self.players if self.colour[p] == colour]
            self.exit[player] = facing[int(gate[1:]) - 1]

    # A turn

    def turn(self, player: str) -> Questions:
        acted = False
        if player in self.lying:
            self.lying.remove(player)
        else:
            while not self.ending:
                before = self.discard | set(self.pile)
                action = yield Question(player, "action", self.actions(player))
                if action == END:
                    break
                yield from getattr(self, action)(player)
                acted = acted or before != self.discard | set(self.pile)
        if not self.ending:
            drawn = self.draw(player)
            self.turns += 1
            self.still = 0 if acted or drawn else self.still + 1
            if self.still == len(self.players):
                self.ending = "idle"
            elif self.turns == 100 * len(self.players):
                self.ending = "rounds"

    def draw(self, player: str) -> int:
        for drawn in range(2):
            if not self.pile:
                self.pile, self.discard = self.shuffled(self.discard), set()
            if not self.pile:
                return drawn
            self.hands[player].add(self.pile.pop())
        return 2

    def inside(self, player: str) -> bool:
        return self.at[player].startswith("circle")

    def circle(self, player: str) -> int:
        return int(self.at[player][6:])

    def rivals(self, player: str) -> set[str]:
        return {p for p in self.players if p != player and self.at[p] == self.at[player]}

    def actions(self, player: str) -> set[str]:
        if not self.hands[player]:
            return {END}
        legal = {END}
        if self.inside(player):
            if self.step(player) not in self.blocks:
                legal.add("walk")
        else:
            legal.add("move")
            if self.rivals(player):
                legal.add("attack")
            held = self.held[player]
            enough = max(held.values(), default=0) == 5 or all(held[c] for c in COLOURS)
            if enough and self.doorstep() not in self.blocks:
                legal.add("enter")
        if self.bars[player]:
            legal.add("place_block")
        if self.blocks:
            legal.add("remove_block")
        return legal

    # Cards

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

    # Actions

    def move(self, player: str) -> Questions:
        def may_join(card: str) -> bool:
            return card not in TRILITHONS or not self.laid & set(TRILITHONS)

        cards = yield from self.lay(player, "move_cards", may_join, lambda: bool(signed(self.laid)))
        if cards is None:
            return
        legal = {str(total) for total in signed(cards)}
        self.at[player] = yield Question(player, "move_to", legal)
        space = int(self.at[player])
        suits = {suit(card) for card in cards}
        alike = len(suits) == 1 or bool(cards & set(TRILITHONS))
        if self.options["same_colour"] == "space" and not cards & set(TRILITHONS):
            alike = suits == {rim(space)}
        if space not in self.ground or str(space) in self.blocks or not alike:
            return
        if (yield Question(player, "object", {"take", "leave"})) == "take":
            self.ground.remove(space)
            self.held[player][rim(space)] += 1

    def attack(self, player: str) -> Questions:
        rivals = self.rivals(player)
        other = min(rivals)
        if len(rivals) > 1:
            other = yield Question(player, "defender", rivals | BACK)
            if other == "back":
                return
        hand = self.hands[player]
        card = yield Question(player, "attack_card", hand | BACK, set(hand))
        if card == "back":
            return
        self.leave(player, card)
        self.bids = {player: card}
        hand = self.hands[other]
        answer = None
        if hand:
            answer = yield Question(other, "defence_card", set(hand), set(hand))
            self.leave(other, answer)
        self.bids = {}
        self.discard |= {card, answer} - {None}  # type: ignore[arg-type]
        winner = self.fight(player, card, other, answer)
        if winner:
            yield from self.spoils(winner, other if winner == player else player)

    def fight(self, player: str, card: str, other: str, answer: str | None) -> str | None:
        if answer is None or of(card) > of(answer):
            return player
        if of(card) < of(answer):
            return other
        if card in DAY or card in NIGHT:
            return player if card in NIGHT else other
        shown = {"tW": "white", "tB": "blue", "tG": "green", "tY": "yellow", "tR": "red"}
        here = rim(int(self.at[player]))
        return player if shown[card] == here else other if shown[answer] == here else None

    def spoils(self, winner: str, loser: str) -> Questions:
        held = {colour for colour in COLOURS if self.held[loser][colour]}
        if held:
            colour = yield Question(winner, "loot", held | {"none"})
            if colour != "none":
                self.held[loser][colour] -= 1
                self.held[winner][colour] += 1
        elif self.hands[loser]:
            card = self.rng.choice(sorted(self.hands[loser]))
            hand = set(self.hands[loser])
            yield Question(winner, "blind_card", hand, hand | self.discard, truth=card)
            self.leave(loser, card)
            self.discard.add(card)
        else:
            self.lying.add(loser)

    def place_block(self, player: str) -> Questions:
        bar = yield Question(player, "which_bar", set(self.bars[player]) | BACK)
        if bar == "back":
            return
        outer = {str(k) for k in range(1, 31)} - set(self.blocks)
        inner = {f"circle{k}" for k in range(1, 20)} - set(self.blocks) - set(self.at.values())
        place = yield from self.pick(player, "block_where", outer, inner)
        if place:
            card = yield from self.spend_one(player, "block_card", lambda c: suit(c) == bar)
            if card:
                self.bars[player].remove(bar)
                self.blocks[place] = bar

    def remove_block(self, player: str) -> Questions:
        inner = {place for place in self.blocks if place.startswith("circle")}
        place = yield from self.pick(player, "which_block", set(self.blocks) - inner, inner)
        if place:
            bar = self.blocks[place]
            single: Price = [(1, lambda card: suit(card) == bar)]
            if (yield from self.pay(player, "removal", single + price(2, 3))):
                del self.blocks[place]

    def pick(self, player: str, what: str, outer: set[str], inner: set[str]) -> Questions:
        places = outer or inner
        if outer and inner:
            ring = yield Question(player, "ring", {"outer", "inner", "back"})
            if ring == "back":
                return None
            places = outer if ring == "outer" else inner
        place = yield Question(player, what, places | BACK)
        return None if place == "back" else place

    # The centre

    def doorstep(self) -> str:
        if not self.variant:
            return "circle1"
        starts = sorted([19, 16, 13, 10, 7][: len(self.players)])
        return f"circle{starts[self.entered]}"

    def enter(self, player: str) -> Questions:
        if (yield from self.pay(player, "entry", price(3, 4))):
            self.at[player] = self.doorstep()
            if not self.variant:
                self.exit[player] = [19, 16, 13, 10, 7][self.entered]
            self.entered += 1

    def step(self, player: str) -> str:
        """The next place, or "under" the trilithon."""
        here, goal = self.circle(player), self.exit[player]
        if here == goal:
            return "under"
        return f"circle{here + 1 if here < goal else here - 1}"

    def walk(self, player: str) -> Questions:
        card = yield from self.spend_one(player, "walk_card", lambda card: True)
        steps = 0 if card is None else 2 if card in TRILITHONS else 1
        for _ in range(steps):
            place = self.step(player)
            if self.ending or place in self.blocks:
                return
            if place != "under":
                self.at[player] = place
            if place == "under" or (not self.variant and self.circle(player) == self.exit[player]):
                self.ending, self.winners = "exit", {player}

    # The end

    def left(self, player: str) -> int:
        return abs(self.exit[player] - self.circle(player)) + self.variant

    def count(self) -> None:
        self.scores = {player: self.held[player].total() for player in self.players}
        inside = [player for player in self.players if self.inside(player)]
        if self.ending != "exit" and inside:
            nearest = min(map(self.left, inside))
            self.winners = {player for player in inside if self.left(player) == nearest}
        elif self.ending != "exit":
            most = max(self.scores.values())
            self.winners = {p for p in self.players if self.scores[p] == most}


class ExamMatch(OracleMatch):
    """bold: how much the players want to get on. With 0 anything legal is as likely as the rest."""

    oracle: Exam

    def __init__(self, seats: int, variant: str, seed: str):
        rng = random.Random(seed)
        options = {"variant": variant, "same_colour": rng.choice(("cards", "space"))}
        super().__init__("final_exam", Exam(NAMES[:seats], options, rng), rng)
        self.bold = rng.choice((0.0, 0.8, 0.97))

    def choose(self, question: Question) -> str:
        if self.rng.random() >= self.bold:
            return super().choose(question)
        legal = question.legal - BACK or question.legal
        for wanted in ("ok", "enter", "take"):
            if wanted in legal:
                return wanted
        if question.what == "action":
            onward = sorted(legal & {"walk", "move", END})
            return self.rng.choice(onward if self.rng.random() < 0.7 else sorted(legal))
        if question.what in ("removal", "entry"):
            fresh = sorted(legal - self.oracle.laid)
            return self.rng.choice(fresh) if fresh else "back"
        return self.rng.choice(sorted(legal))

    def compare(self, question: Question) -> None:
        super().compare(question)
        if question.what == "action":
            self.compare_table()

    def compare_table(self) -> None:
        table, oracle = self.referee.table, self.oracle
        assert table.count(DECK) == len(oracle.pile)
        assert table.count(DISCARD) == len(oracle.discard)
        assert table.turns == oracle.turns
        for seat, player in enumerate(self.players):
            assert table.count(HAND + seat) == len(oracle.hands[player])
            place = table.figures[seat]
            assert oracle.at[player] == (str(place) if place < 90 else f"circle{place - 90}")
            assert table.objects[seat] == [oracle.held[player][c] for c in COLOURS]
            assert table.lying[seat] == (player in oracle.lying)
        blocks = {(str(p) if p < 90 else f"circle{p - 90}"): c for p, c in table.blocks.items()}
        assert blocks == {place: COLOURS.index(bar) for place, bar in oracle.blocks.items()}
        assert {k for k in range(31) if table.ground[k]} == oracle.ground

    def compare_result(self) -> None:
        super().compare_result()
        assert self.referee.result.ending == self.oracle.ending


@pytest.mark.parametrize("variant", ("base", "translator"))
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_the_referee_and_the_oracle_agree(seats: int, variant: str) -> None:
    endings = Counter[str]()
    for number in range(MATCHES):
        seed = f"exam {seats} {variant} {number}"
        match = ExamMatch(seats, variant, seed)
        try:
            match.play()
        except AssertionError as wrong:
            raise AssertionError(f"match {seed!r}: {wrong}") from wrong
        endings[match.oracle.ending] += 1
    assert endings["exit"]
