"""The Chariots of Stonehenge, as tests.oracles.oracle explains."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence

from tests.oracles.oracle import Oracle, Question, Questions

COLOURS = ("white", "blue", "green", "yellow", "red")
TRILITHONS = frozenset({"tW", "tB", "tG", "tY", "tR"})
FINISH = (31, "R")
LANES = "NRD"  # from back to front

# lane -> name of the step, spaces and lane gained, base cost, slot crossed
STEPS: dict[str, tuple[tuple[str, int, str, int, str], ...]] = {
    "N": (("climb", 0, "R", 2, "between"), ("creep", 0, "D", 1, "")),
    "R": (("run", 1, "R", 1, "rim"), ("dive", 0, "D", 1, "between")),
    "D": (("creep", 1, "N", 1, "wells"),),
}
CALLED = {"between": "between", "rim": "rim_after", "wells": "wells_after"}


def number(card: str) -> int:
    return 0 if card in TRILITHONS else int(card[1:])


def before(k: int) -> int:
    return 30 if k == 1 else k - 1


def slots_of(k: int) -> dict[str, tuple[str, int]]:
    return {
        "rim_before": ("rim", before(k)),
        "wells_before": ("wells", before(k)),
        "rim_after": ("rim", k),
        "wells_after": ("wells", k),
        "between": ("between", k),
    }


class Chariots(Oracle):
    """bars: slot -> owners, one for each bar. stones: border -> owner of the trilithon on it."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        super().__init__(players, options, rng)
        self.power = dict.fromkeys(players, 4)
        self.at: dict[str, tuple[int, str]] = {}
        self.queue: list[str] = []  # by arrival
        self.bars: dict[tuple[str, int], list[str]] = {}
        self.stones: dict[int, str] = {}
        self.lying = {(player, k) for player in players for k in (5, 10, 15, 20, 25)}
        self.laid: set[str] = set()
        self.deck = self.shuffled({f"{s}{k}" for s in "dn" for k in range(1, 31)} | TRILITHONS)
        self.discard: set[str] = set()

    def play(self) -> Questions:
        free = set(COLOURS)
        for player in self.players:
            free.remove((yield Question(player, "colour", set(free))))
        yield from self.grid()
        for player in self.players:
            self.hands[player] = {self.deck.pop() for _ in range(3)}
        while True:
            left, right = yield from self.fists()
            for player in self.order(left):
                yield from self.block(player, left[player])
            for player in self.order(right):
                yield from self.push(player, right[player])
                if self.decided():
                    break
            if self.decided() or not any(self.power[player] for player in self.racing()):
                break
            yield from self.charge()
        self.scores = {player: space for player, (space, _) in self.at.items()}
        self.winners = {self.standings()[0]}

    def grid(self) -> Questions:
        waiting = set(self.players)
        spaces = list(range(1, len(self.players) + 1))
        for space in spaces if self.options["grid"] == "random" else reversed(spaces):
            player = yield Question(None, "grid", set(waiting))
            waiting.remove(player)
            self.at[player] = (space, "R")
            self.queue.append(player)

    # The race

    def standings(self) -> list[str]:
        """From the first; on one place the earlier arrival is ahead."""
        return sorted(
            self.players,
            key=lambda p: (-self.at[p][0], -LANES.index(self.at[p][1]), self.queue.index(p)),
        )

    def racing(self) -> list[str]:
        return [player for player in self.players if self.at[player] != FINISH]

    def decided(self) -> bool:
        left = len(self.racing())
        return left == 1 if self.options["play_on"] == "on" else left < len(self.players)

    def order(self, crystals: dict[str, int]) -> list[str]:
        most = max(crystals.values())
        if not most:
            return []
        first = next(player for player in self.standings() if crystals[player] == most)
        return [player for player in self.from_(first) if crystals[player]]

    def fists(self) -> Generator[Question, str, tuple[dict[str, int], dict[str, int]]]:
        left, right = dict.fromkeys(self.players, 0), dict.fromkeys(self.players, 0)
        for player in self.racing():
            power = self.power[player]
            legal = {str(n) for n in range(power + 1)}
            left[player] = int((yield Question(player, "left_hand", legal)))
            right[player] = power - left[player]
        return left, right

    # Block

    def singles(self, player: str) -> list[tuple[str, int]]:
        return [slot for slot, owners in self.bars.items() if owners == [player]]

    def block(self, player: str, crystals: int) -> Questions:
        while crystals:
            cards = len(self.hands[player])
            legal = {"done"}
            if cards and sum(owners.count(player) for owners in self.bars.values()) < 10:
                legal.add("place_bar")
            if cards and self.singles(player):
                legal.add("move_bar")
            if cards > 1 and player not in self.stones.values():
                legal.add("place_trilithon")
            action = yield Question(player, "action", legal)
            if action == "done":
                return
            if action == "place_trilithon":
                crystals -= yield from self.place_trilithon(player)
            else:
                crystals -= yield from self.lay_bar(player, action == "move_bar")

    def add_up(self, player: str, what: str) -> Questions:
        """Cards until OK, in `laid`."""
        hand, self.laid = self.hands[player], set()
        while True:
            room = 30 - sum(map(number, self.laid))
            legal = {card for card in hand if card not in TRILITHONS and number(card) <= room}
            if what == "trilithon_cards" and not self.laid & TRILITHONS:
                legal |= hand & TRILITHONS
            if what == "charge":
                legal = set(hand)
            reach = hand | self.laid | self.discard
            card = yield Question(player, what, legal | self.laid | {"ok"}, reach)
            if card == "ok":
                return
            hand ^= {card}
            self.laid ^= {card}

    def close(self, player: str, served: bool) -> bool:
        """The cards laid are spent, or go back."""
        if served:
            self.discard |= self.laid
        else:
            self.hands[player] |= self.laid
        self.laid = set()
        return served

    def lay_bar(self, player: str, moved: bool) -> Generator[Question, str, bool]:
        start = None
        if moved:
            mine = self.singles(player)
            k = int((yield Question(player, "which_bar", {str(k) for _, k in mine})))
            names = {CALLED[part]: (part, at) for part, at in mine if at == k}
            start = names[(yield Question(player, "slot", set(names)))]
        yield from self.add_up(player, "bar_cards")
        k = sum(map(number, self.laid))
        names = {
            name: slot
            for name, slot in slots_of(k).items()
            if k
            and slot != start
            and self.bars.get(slot, []) in ([], [player])
            and (slot[0] == "between" or slot[1] not in self.stones)
        }
        if not names:
            return self.close(player, False)
        slot = names[(yield Question(player, "slot", set(names)))]
        if start:
            del self.bars[start]
        self.bars.setdefault(slot, []).append(player)
        return self.close(player, True)

    def place_trilithon(self, player: str) -> Generator[Question, str, bool]:
        yield from self.add_up(player, "trilithon_cards")
        k = sum(map(number, self.laid))
        names = {}
        if k and self.laid & TRILITHONS:
            for name, border in (("border_before", before(k)), ("border_after", k)):
                bars = self.bars.get(("rim", border), []) + self.bars.get(("wells", border), [])
                if not bars and border not in self.stones:
                    names[name] = border
        if not names:
            return self.close(player, False)
        self.stones[names[(yield Question(player, "border", set(names)))]] = player
        return self.close(player, True)

    # Push

    def obstacles(self, player: str, part: str, k: int) -> int:
        """What crossing costs on top."""
        extra = sum(2 for owner in self.bars.get((part, k), []) if owner != player)
        if part in ("rim", "wells") and self.stones.get(k, player) != player:
            extra += int(self.options["trilithon_toll"])
        return extra

    def steps(self, player: str, power: int) -> Iterator[tuple[str, tuple[int, str], int, str]]:
        """Affordable: name, place it leads to, cost, part crossed."""
        k, lane = self.at[player]
        for name, spaces, to, base, part in STEPS[lane]:
            cost = base + (self.obstacles(player, part, k) if part else 0)
            if cost <= power:
                yield name, FINISH if k + spaces > 30 else (k + spaces, to), cost, part

    def take(self, player: str, step: tuple[str, tuple[int, str], int, str]) -> None:
        k, _ = self.at[player]
        _, self.at[player], _, part = step
        if len(self.bars.get((part, k), [])) == 1 and self.bars[part, k] != [player]:
            del self.bars[part, k]
        if part in ("rim", "wells") and self.stones.get(k, player) != player:
            del self.stones[k]

    def can_end(self, player: str, power: int) -> bool:
        """By trying every way, stones really taken off and put back."""
        if not power or self.at[player] == FINISH:
            return True
        steps = list(self.steps(player, power))
        return any(self.try_step(player, power, step) for step in steps)

    def try_step(
        self, player: str, power: int, step: tuple[str, tuple[int, str], int, str]
    ) -> bool:  # fmt: skip
        at = self.at[player]
        bars, stones = {slot: owners[:] for slot, owners in self.bars.items()}, dict(self.stones)
        self.take(player, step)
        found = self.can_end(player, power - step[2])
        self.at[player], self.bars, self.stones = at, bars, stones
        return found

    def push(self, player: str, power: int) -> Questions:
        start = self.at[player]
        while power and self.at[player] != FINISH:
            steps = list(self.steps(player, power))
            if not steps:
                yield from self.crash(player)
                break
            good = [step for step in steps if self.try_step(player, power, step)] or steps
            named = {step[0]: step for step in good}
            step = named[(yield Question(player, "step", set(named)))]
            self.take(player, step)
            power -= step[2]
        if self.at[player] != start:
            self.queue.remove(player)
            self.queue.append(player)
        if (player, self.at[player][0]) in self.lying:
            self.lying.remove((player, self.at[player][0]))
            self.power[player] += 1

    def crash(self, player: str) -> Questions:
        k, lane = self.at[player]
        stopped = {CALLED[part]: part for *_, part in STEPS[lane]}
        hit = stopped[(yield Question(player, "hit", set(stopped)))]
        self.power[player] -= 1
        owners = self.bars.get((hit, k), [])
        if len(owners) == 1 and owners != [player]:
            del self.bars[hit, k]

    # Charge

    def charge(self) -> Questions:
        for player in self.racing():
            if not self.power[player] and self.options["stranded"] == "keeps":
                continue
            if self.hands[player]:
                yield from self.add_up(player, "charge")
                self.close(player, True)
            while len(self.hands[player]) < 3:
                if not self.deck:
                    self.deck, self.discard = self.shuffled(self.discard), set()
                self.hands[player].add(self.deck.pop())
