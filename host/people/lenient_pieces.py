"""A simulated table that rearranges unseen cards to fit what the referee knows.

A person at the page may choose a card with the knob that is not in that hand, and a record that is
loaded was dealt at another table. Two pieces that have not been seen may be exchanged: so before a
move is done, the pieces it names change places with unseen ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.table import Table
from host.people.deal import Deal
from host.people.picks import Pick
from host.people.real_pieces import Inconsistent, RealPieces

SHUFFLE, PICK = "shuffle", "pick"


class LenientPieces(RealPieces):
    """A RealPieces that makes true what the referee has been told, by the deal of its match.

    Every shuffle of a zone, and every pick of a seat, has its number: after an undo, or in another
    program, the same one finds the same pieces.
    """

    def __init__(self, game: Any, deal: Deal):
        super().__init__(game, deal.luck("by lot"))
        self.deal = deal
        self.people = lambda pick: None
        self.unseen: set[int] = set()
        self._numbered: list[list[tuple[str, int]]] = []  # by step: what had a number of its own

    def obey(self, table: Table) -> None:
        self.settle()
        self.unseen = set(table.unseen)
        self._numbered.append([])
        super().obey(table)

    def undo(self) -> None:
        super().undo()
        self._numbered.pop()

    def picks(self, seat: int) -> int:
        """How many picks of this seat stand."""
        return self._number(PICK, seat)

    def _number(self, what: str, of: int) -> int:
        return sum(step.count((what, of)) for step in self._numbered)

    def _mix(self, zone: int) -> None:
        pieces, number = self._touch(zone), self._number(SHUFFLE, zone)
        pieces.sort()  # how they lay does not matter, only which shuffle it is
        self.deal.luck(SHUFFLE, zone, number).shuffle(pieces)
        self._numbered[-1].append((SHUFFLE, zone))

    def _chosen(self, pick: Pick) -> Sequence[int] | None:
        """What this seat picked when it was asked before, else what people say now."""
        held = self.zones[pick.zone]
        known = self.deal.picked(pick.seat, self.picks(pick.seat))
        if known and len(set(known)) == pick.number and all(piece in held for piece in known):
            return self._enter(pick, known)
        chosen = super()._chosen(pick)
        return None if chosen is None else self._enter(pick, chosen)

    def pick(self, pieces: Sequence[int]) -> None:
        assert self.waiting
        super().pick(self._enter(self.waiting, pieces))

    def _enter(self, pick: Pick, pieces: Sequence[int]) -> Sequence[int]:
        """It is written down before anything follows from it."""
        self.deal.pick(pick.seat, self.picks(pick.seat), pieces)
        self._numbered[-1].append((PICK, pick.seat))
        return pieces

    def by_lot(self, pick: Pick) -> Sequence[int]:
        luck = self.deal.luck("by lot", pick.seat, self.picks(pick.seat))
        return luck.sample(sorted(self.zones[pick.zone]), pick.number)

    def _carry(self, pieces: Iterable[int], source: int, target: int) -> None:
        pieces = list(pieces)
        for place, piece in enumerate(pieces):
            self._bring(piece, source, pieces[place:])
        super()._carry(pieces, source, target)

    def _family(self, piece: int) -> str:
        """One of its kind stands in for it rather than another: number cards, heads, spades."""
        return str(self.facts.box.parts(piece)[0]) if self.facts else ""

    def _bring(self, piece: int, zone: int, wanted: list[int]) -> None:
        """Let `piece` lie in `zone`, among those a hand can take, if it has not been seen."""
        real = self._touch(zone)
        within = real[-len(wanted) :] if zone in self.piles else real
        home = self.where(piece)
        if piece in within or home is None:
            return
        spare = [other for other in within if other in self.unseen and other not in wanted]
        if not spare:
            raise Inconsistent(f"{self._name(piece)} cannot be there: every other piece is known")
        other = min(spare, key=lambda each: self._family(each) != self._family(piece))
        there = self._touch(home)
        at, here = there.index(piece), real.index(other)
        real[here], there[at] = piece, other
