"""Final Exam, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from tests.oracles.final_exam_cards import (
    BACK,
    COLOURS,
    DAY,
    END,
    NIGHT,
    TRILITHONS,
    ExamCards,
    Price,
    of,
    price,
    rim,
    signed,
    suit,
)
from tests.oracles.oracle import Question, Questions


class Exam(ExamCards):
    """at: place by player, "14" or "circle3". bars, held: their colours.

    blocks: place -> colour.
    """

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
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
