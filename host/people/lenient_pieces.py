"""A simulated table that rearranges unseen cards to fit what the referee knows.

A person at the page may choose a card with the knob that is not in that hand, and a record that is
loaded was dealt at another table. Two pieces that have not been seen may be exchanged: so before a
move is done, the pieces it names change places with unseen ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from engine.henge import TRILITHONS
from engine.table import Table
from host.people.real_pieces import Inconsistent, RealPieces


class LenientPieces(RealPieces):
    """A RealPieces that makes true what the referee has been told.

    Every step has a shuffle of its own: after an undo the same step finds the same pieces.
    """

    def __init__(self, game: Any, rng: random.Random):
        super().__init__(game, rng)
        self.seed = rng.getrandbits(64)
        self.unseen: set[int] = set()

    def obey(self, table: Table) -> None:
        self.unseen = set(table.unseen)
        self.rng = random.Random(f"{self.seed} {len(self._before)}")
        super().obey(table)

    def _carry(self, pieces: Iterable[int], source: int, target: int) -> None:
        pieces = list(pieces)
        for place, piece in enumerate(pieces):
            self._bring(piece, source, pieces[place:])
        super()._carry(pieces, source, target)

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
        other = min(spare, key=lambda each: (each < TRILITHONS) != (piece < TRILITHONS))
        there = self._touch(home)
        at, here = there.index(piece), real.index(other)
        real[here], there[at] = piece, other
