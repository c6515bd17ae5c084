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
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.table import SEATED, Table, zone_name
from host.people.picks import News, Pick, kept, picks

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

    people   says what the owner of a zone picks; None: then the table waits for `pick`
    facts    what the referee knows, since it was last obeyed
    waiting  the pick it waits for, or None
    """

    def __init__(self, game: Any, rng: random.Random):
        self.game = game
        self.piles = frozenset(game.PILES)
        self.rng = rng
        self.zones: dict[int, list[int]] = {}
        self.facts: Table | None = None
        self.people: Callable[[Pick], Sequence[int] | None] = self.by_lot
        self.waiting: Pick | None = None
        self._left: list[News] = []  # what is still to be done of the last step
        self._hands: list[list[int]] = []  # the pieces picked for the first of it
        self._before: list[dict[int, list[int]]] = []  # per answer: zone touched -> as it was
        self._unchecked: dict[int, None] = {}  # zones touched since the last check, in order
        self._checks = 0
        self._verbs: dict[str, Callable[[Any, Any, Any], None]] = {
            "set_out": self._set_out, "shuffle": self._shuffle, "tapped": self._carry,
            "move": self._carry,
            "deal": self._deal, "draw": self._draw, "draw_blind": self._draw_blind,
            "discard_unseen": self._discard,
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
        self.settle()
        self.facts = table
        self._before.append({})
        self._left = [*table.news]
        self._go_on()

    def settle(self) -> None:
        """Nobody has made the pick that is waited for, and the match goes on: by lot, then."""
        while self.waiting:
            self.pick(self.by_lot(self.waiting))

    def _go_on(self) -> None:
        """Do what is left of a step, up to a pick that must be waited for."""
        while self._left:
            verb, what, source, target = self._left[0]
            self.waiting = self._next_pick()
            if self.waiting:
                self._left = [*kept(self._left)]
                return
            if verb in self._verbs:
                self._verbs[verb](what, source, target)
            elif target is not None:  # a message moves nothing; this one would
                raise Inconsistent(f"the simulated table does not know the verb {verb!r}")
            self._hands = []
            del self._left[0]

    def _next_pick(self) -> Pick | None:
        """Have picked what the first news left needs; what must be waited for, None: nothing."""
        for pick in picks(self._left[0])[len(self._hands) :]:
            held = self.zones.get(pick.zone, [])
            if pick.number > len(held):
                raise Inconsistent(
                    f"{pick.number} pieces of {describe(pick.zone)} are picked, "
                    f"it really holds {len(held)}"
                )
            chosen = held if pick.number == len(held) else self._chosen(pick)
            if chosen is None:
                return pick
            self._hands.append([*chosen])
        return None

    def pick(self, pieces: Sequence[int]) -> None:
        """What was picked, so many pieces of that zone as `waiting` says; and on from there."""
        self._hands.append([*pieces])
        self._go_on()

    def _chosen(self, pick: Pick) -> Sequence[int] | None:
        return self.people(pick)

    def by_lot(self, pick: Pick) -> Sequence[int]:
        """What is picked where nobody chooses."""
        return self.rng.sample(self.zones[pick.zone], pick.number)

    def undo(self) -> None:
        """Put every piece back to where it was before the last step, piles in their old order."""
        if len(self._before) < 2:
            raise IndexError("no step to undo but the setup")
        self.waiting, self._left, self._hands = None, [], []
        before = self._before.pop()
        self.zones.update(before)
        self._unchecked.update(dict.fromkeys(before))

    def earlier(self, zone: int, steps: int) -> list[int]:
        """What lay in a zone so many steps ago."""
        for before in self._before[len(self._before) - steps :]:
            if zone in before:
                return before[zone]
        return self.zones.get(zone, [])

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
        self._mix(target)

    def _mix(self, zone: int) -> None:
        """Its pieces lie in any order."""
        self.rng.shuffle(self._touch(zone))

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
        assert self.facts
        for seat in range(self.facts.seats):
            self._draw(number, source, family + seat)

    def _draw_blind(self, number: int, source: int, target: int) -> None:
        self._mix(source)
        self._draw(number, source, target)

    def _discard(self, number: int, source: int, target: int) -> None:
        self._pass_over(self._hands[0], source, target)

    def _swap(self, number: int, first: int, second: int) -> None:
        here, there = self._hands
        self._pass_over(here, first, second)
        self._pass_over(there, second, first)

    def _pass_over(self, pieces: Iterable[int], source: int, target: int) -> None:
        real = self._touch(source)
        for piece in pieces:
            real.remove(piece)
        self._touch(target).extend(pieces)

    def _gather(self, zones: Iterable[int], _: None, target: int) -> None:
        pile = self._touch(target)
        for zone in zones:
            if zone != target:
                pile += self._touch(zone)
                self.zones[zone] = []
        self._mix(target)

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
        box = self.facts and self.facts.box
        return box.name(piece) if box and 0 <= piece < box.size else str(piece)
