"""What a simulated table must know and the referee need not: the truth beyond tagged pieces.

Stones on the plate, seats drawn by lot: people would look. A game that asks for such a fact has a
`simulated.py` with a class `Truth`; in any other game every option will do. For computers alone.

It may also have `duty(table, ask, hand)`: the pieces of `hand` that may be laid by a rule which
only their owner can see to, such as to follow suit; None where any may.
All simulated people keep it.

And `keeps(table, zone, pieces)`: for each of the pieces that a seat holds in a zone of its own, how
much it is worth there to its owner, who picks some to let go unread. It looks at nothing but these
and what all see.

And `worth_of(table, seat)`: how far a seat has come, in points that its game understands: opponents
who think play on for some answers only, and then ask this. Without it, or where it gives None, they
play every match to its end in thought. Have it where a match is long, for chance then hides what an
answer did, or where the score says too little of who is ahead. It looks at nothing but the table.

And `leans(table, ask, within)`: the answers between which people with some sense choose, out of the
values or pieces `within` and the ask's items; empty where it has nothing to say. Opponents play on
so in thought, and by lot without it: have it where a choice is worth nothing unless sense follows,
as a bid is whose prize a lot would give away. It looks at nothing but the table.

A truth is settled once, when the table is laid, and may depend on nothing but the ask and the
pieces in the ask's zones: so undo needs no help from it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from random import Random
    from typing import Sequence

    from engine.ask import Ask, Marks
    from engine.table import Table


class Truth:
    """For a game in which any answer to a fact or chance may be true."""

    def __init__(self, rng: "Random") -> None:
        pass

    def of(self, ask: "Ask", within: "Sequence[int]" = ()) -> "int | str | None":
        """The one true answer to a fact or chance, or None where any option may be true.

        within  the pieces at hand in the ask's zones
        """
        return None

    def believe(self, ask: "Ask", value: "int | str | None") -> None:
        """A match from another table goes on here: what was answered there is true here, too."""

    def marks(self, table: "Table") -> "Marks":
        """What lies on the plate for all to see, and the referee is not told: as in a rulebook."""
        return iter(())

    def contradiction(self, table: "Table") -> str:
        """What the referee holds for true that is not; empty where all is well."""
        return ""
