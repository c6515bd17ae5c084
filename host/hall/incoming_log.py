"""A match's log coming in over the network: in pieces, doubled, out of order."""

from __future__ import annotations

from host.network.topics import LINES, Fields, chain

WAITING = 64  # pieces that came too early
BYTES = 2 * 1024 * 1024  # of a record


class MismatchError(Exception):
    """A piece that cannot be of this log; the message is for staff."""


class IncomingLog:
    """lines, and the running sum of them;  `end` whether the record is closed with the last."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.forget()

    def forget(self) -> None:
        """The table has written its journal again: from the first line on."""
        self.lines: list[str] = []
        self.sum = 0
        self.size = 0
        self.end = False
        self.waiting: dict[int, Fields] = {}

    @property
    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)

    def add(self, piece: Fields) -> bool:
        """Whether it told something new. Raises MismatchError; then nothing has changed."""
        at, count = piece["at"], len(self.lines)
        if at > count:
            if len(self.waiting) < WAITING:
                self.waiting[at] = piece
            return False
        news = self._join(piece)
        while (following := self.waiting.pop(len(self.lines), None)) is not None:
            self._join(following)
        return news

    def _join(self, piece: Fields) -> bool:
        """A piece that begins where we are, or before."""
        known, lines = len(self.lines) - piece["at"], piece["lines"]
        if known > len(lines):
            return False
        if self.lines[piece["at"] :] != lines[:known]:
            raise MismatchError("it contradicts the lines before it")
        fresh = lines[known:]
        total = chain(fresh, self.sum)
        size = self.size + sum(len(line.encode()) + 1 for line in fresh)
        if total != piece["sum"] or (self.end and fresh):
            raise MismatchError("its sum is wrong")
        if len(self.lines) + len(fresh) > LINES or size > BYTES:
            raise MismatchError("too long for a match")
        news = bool(fresh) or (piece["end"] and not self.end)
        self.lines += fresh
        self.sum, self.size, self.end = total, size, self.end or piece["end"]
        return news
