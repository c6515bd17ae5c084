"""Which board is which table, among the tables of one bridge: their ports may be exchanged.

A table is the board that was met first at its port. Where its number turns up at another table's
port, the two change places, so that each goes on under its own name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from host.cable.async_client import BACK

if TYPE_CHECKING:
    from host.network.bridged import Bridged
    from host.network.follower import Follower


class Boards:
    """tables  of this bridge;  of: a board's number -> the table that it is"""

    def __init__(self) -> None:
        self.tables: list[Bridged] = []
        self.of: dict[str, Bridged] = {}

    def met(self, follower: Follower, board: str) -> str:
        """This board answers there; what people should know about it, "" where nothing is odd.

        Older firmware says no number: then the port alone tells.
        """
        here = next(table for table in self.tables if table.follower is follower)
        own = self.of.get(board, here)
        if own is not here and own.follower.client.has_table(board):
            return f"its board gives the same number as that of table {own.name}, {board}"
        if own is not here:
            exchange(here, own)
            return ""
        before = [number for number, table in self.of.items() if table is here]
        if not board or board in before:
            return ""
        self.of = {number: table for number, table in self.of.items() if table is not here}
        self.of[board] = here
        return f"another board than before: {board}, not {before[0]}" if before else ""


def exchange(here: Bridged, own: Bridged) -> None:
    """Each follows the other's port from now on, and reads everything there again."""
    theirs, port = own.follower, own.port
    own.follow(here.follower, here.port)
    here.follow(theirs, port)
    theirs.events.put_nowait((BACK, {}))
