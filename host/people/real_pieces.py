"""The physical truth of a simulated table: really shuffled piles, real hands.

The simulated table obeys the referee's news to the letter, as people would, and then compares: so a
rulebook that says one thing and means another fails here. It knows more than the referee, who
learns of it only by taps.

    real = RealPieces(game, random.Random("a seed"))
    real.obey(referee.table)    # once for the setup, then after every answer
    real.check(referee.table)
    real.undo()                 # together with referee.undo()
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from engine.boxes import Box
from engine.table import SEATED, Table, zone_name

FULL_EVERY = 64  # answers between two looks at every zone


class Fault(Exception):
    """An event that cannot happen at a table whose rulebook is right; `kind` says which."""

    kind = "fault"


class Inconsistent(Fault):
    """The engine's table and the real one disagree."""

    kind = "inconsistent"


def describe(zone: int | None) -> str:
    """A zone for people who look for a fault: `hand of seat 2`, `stack 1`, `nowhere`."""
    if zone is None:
        return "nowhere"
    name = zone_name(zone)
    if zone >= SEATED:
        return f"{name} of seat {zone % SEATED}"
    return f"stack {zone - 8}" if name == "stack" else name


class RealPieces:
    """zones: zone -> the pieces really there; of a pile the last one is the top.

    Zones among the game's PILES are piles: only their top can be taken or tapped. In all others
    the pieces lie side by side.
    """

    def __init__(self, game: Any, rng: random.Random):
        self.piles = frozenset(game.PILES)
        self.rng = rng
        self.zones: dict[int, list[int]] = {}
        self._box: Box | None = None
        self._seats = 0
        self._before: list[dict[int, list[int]]] = []  # per answer: zone touched -> as it was
        self._unchecked: dict[int, None] = {}  # zones touched since the last check, in order
        self._checks = 0
        self._verbs: dict[str, Callable[[Any, Any, int], None]] = {
            "set_out": self._set_out, "shuffle": self._shuffle, "tapped": self._carry,
            "move": self._carry,
            "deal": self._deal, "draw": self._draw, "draw_blind": self._draw_blind,
            "discard_unseen": self._draw_blind,
            "swap": self._swap, "gather": self._gather,
        }  # fmt: skip

    def where(self, piece: int) -> int | None:
        """The zone where `piece` really is, or None."""
        for zone, pieces in self.zones.items():
            if piece in pieces:
                return zone
        return None

    def tappable(self, zones: Iterable[int]) -> list[int]:
        """The pieces of `zones` that a hand can bring to the reader: of a pile only the top."""
        within: list[int] = []
        for zone in zones:
            pieces = self.zones.get(zone, [])
            within += pieces[-1:] if zone in self.piles else pieces
        return within

    # Obeying

    def obey(self, table: Table) -> None:
        """Do what the news on `table` says: one step, which `undo` takes back as a whole.

        Raises Inconsistent where the news cannot be done.
        """
        self._box, self._seats = table.box, table.seats
        self._before.append({})
        for verb, what, source, target in table.news:
            if verb in self._verbs:
                self._verbs[verb](what, source, target)
            elif target is not None:  # a message moves nothing; this one would
                raise Inconsistent(f"the simulated table does not know the verb {verb!r}")

    def undo(self) -> None:
        """Put every piece back to where it was before the last step, piles in their old order."""
        if len(self._before) < 2:
            raise IndexError("no step to undo but the setup")
        before = self._before.pop()
        self.zones.update(before)
        self._unchecked.update(dict.fromkeys(before))

    def _touch(self, zone: int) -> list[int]:
        """The list of a zone that is about to change."""
        pieces = self.zones.setdefault(zone, [])
        before = self._before[-1]
        if zone not in before:
            before[zone] = pieces[:]
            self._unchecked[zone] = None
        return pieces

    def _set_out(self, pieces: Iterable[int], _: None, target: int) -> None:
        for piece in pieces:
            if self.where(piece) is not None:
                raise self._disagree(piece, "lays it out from the box", None)
            self._touch(target).append(piece)

    def _shuffle(self, pieces: Iterable[int], _: None, target: int) -> None:
        self._set_out(pieces, None, target)
        self.rng.shuffle(self._touch(target))

    def _carry(self, pieces: Iterable[int], source: int, target: int) -> None:
        pieces = list(pieces)
        real = self._touch(source)
        within = real[-len(pieces) :] if pieces and source in self.piles else real
        for piece in pieces:
            if piece not in within:
                deep = " (not on top)" if piece in real else ""
                raise self._disagree(piece, "takes it from " + describe(source), source, deep)
        for piece in pieces:
            real.remove(piece)
        self._touch(target).extend(pieces)

    def _draw(self, number: int, source: int, target: int) -> None:
        """From the top. What has no top is not drawn from: the pieces lie in any order."""
        real = self._touch(source)
        if number > len(real):
            held = f"{describe(source)} really holds {len(real)}"
            raise Inconsistent(f"the engine has {number} pieces drawn, but {held}")
        drawn = [real.pop() for _ in range(number)]
        self._touch(target).extend(drawn)

    def _deal(self, number: int, source: int, family: int) -> None:
        for seat in range(self._seats):
            self._draw(number, source, family + seat)

    def _draw_blind(self, number: int, source: int, target: int) -> None:
        """Any of them: what an owner drops, or what is picked blind, stays unread."""
        self.rng.shuffle(self._touch(source))
        self._draw(number, source, target)

    def _swap(self, number: int, first: int, second: int) -> None:
        here, there = self._touch(first), self._touch(second)
        if min(len(here), len(there)) < number:
            names = f"{describe(first)} and {describe(second)}"
            raise Inconsistent(f"the engine swaps pieces of {names}, but one of them is empty")
        for _ in range(number):
            i, j = self.rng.randrange(len(here)), self.rng.randrange(len(there))
            here[i], there[j] = there[j], here[i]

    def _gather(self, zones: Iterable[int], _: None, target: int) -> None:
        pile = self._touch(target)
        for zone in zones:
            if zone != target:
                pile += self._touch(zone)
                self.zones[zone] = []
        self.rng.shuffle(pile)

    # Comparing

    def check(self, table: Table) -> None:
        """Raises Inconsistent unless the referee's table holds true.

        Looks at the zones touched since the last check, and at every zone each FULL_EVERY times:
        a lie about a zone that no news named comes to light then, or in `check_all`, which every
        match should end with.
        """
        self._checks += 1
        if self._checks % FULL_EVERY == 0:
            self.check_all(table)
        else:
            for zone in self._unchecked:
                self._check_zone(table, zone)
        self._unchecked = {}

    def check_all(self, table: Table) -> None:
        """Raises Inconsistent unless every zone holds true, and each piece lies in one zone."""
        for zone in sorted({*self.zones, *table.zones, *table.hidden}):
            self._check_zone(table, zone)
        known = [piece for pieces in table.zones.values() for piece in pieces]
        believed = sorted(known + table.unseen)
        real = sorted(piece for pieces in self.zones.values() for piece in pieces)
        if believed != real:
            wrong = sorted({piece for piece in real if believed.count(piece) != 1})
            wrong += [piece for piece in believed if piece not in real]
            raise Inconsistent(
                "not exactly once on the engine's table: "
                + ", ".join(self._name(piece) for piece in wrong)
            )

    def _check_zone(self, table: Table, zone: int) -> None:
        real = self.zones.get(zone, [])
        for piece in table.zones.get(zone, ()):
            if piece not in real:
                raise self._disagree(piece, "believes it in " + describe(zone), zone)
        if table.count(zone) != len(real):
            raise Inconsistent(
                f"{describe(zone)}: the engine counts {table.count(zone)} pieces, "
                f"there are {len(real)}"
            )

    def _disagree(
        self, piece: int, belief: str, believed: int | None, more: str = ""
    ) -> Inconsistent:
        where = describe(self.where(piece))
        return Inconsistent(f"{self._name(piece)}: the engine {belief}, it is in {where}{more}")

    def _name(self, piece: int) -> str:
        return self._box.name(piece) if self._box and 0 <= piece < self._box.size else str(piece)
