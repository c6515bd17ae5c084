"""What a table has for the network, and what has been sent: the only queue is the table's own log.

Nothing here knows a broker. The follower reports to `Outbox` what happens at the table; a sender
takes `next()` again and again and sends it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from host.network.topics import CLOSED, KEPT, PIECE, READY, Fields, chain

RETAINED = ("alive", "about", "health", "match", "kept", "update")  # in this order after connecting
MATCH = "match: "


@dataclass
class Log:
    """A match as it is written down.

    may   the first so many lines may leave;  sent: how many have
    end   whether the record is closed: then all may
    """

    match: str
    lines: list[str] = field(default_factory=list)
    may: int = 0
    sent: int = 0
    end: bool = False

    def pieces(self, first: int) -> Iterator[Fields]:
        """What may leave from this line on, as payloads of `log`."""
        at, total = first, chain(self.lines[:first])
        while at < self.may or (self.end and at == first):
            lines = self.lines[at : at + fitting(self.lines[at : self.may])]
            total = chain(lines, total)
            after = at + len(lines)
            end = self.end and after == len(self.lines)
            yield {"match": self.match, "at": at, "lines": lines, "sum": total, "end": end}
            at = after
            if not lines:
                return

    def entry(self) -> list[object]:
        return [self.match, len(self.lines), chain(self.lines)]


def fitting(lines: list[str]) -> int:
    """How many of these lines go into one message; one always does."""
    size = 0
    for count, line in enumerate(lines):
        size += len(line.encode()) + 4
        if size > PIECE and count:
            return count
    return len(lines)


def id_of(lines: list[str]) -> str:
    """The name of a match: its header's; of an old record, its contents'."""
    for line in lines:
        if line.startswith(MATCH):
            return line.removeprefix(MATCH)
        if not line:
            break
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


class Outbox:
    """One table.

    states  payloads of the retained topics, as they are now;  dirty: those not sent yet
    live    the log of the match in play, or None;  kept: closed ones, the newest first
    past    those of the connection before: what of them was sent need not go again
    woken   called when there may be something to send
    """

    def __init__(self, table: str) -> None:
        self.table = table
        self.states: dict[str, Fields] = {"match": {"match": None}, "kept": {"records": []}}
        self.dirty: set[str] = set()
        self.live: Log | None = None
        self.before: Log | None = None  # the match before it; it may be on its way to the records
        self.kept: dict[str, Log] = {}
        self.past: dict[str, Log] = {}
        self.wanted: dict[str, int] = {}  # match -> the first line a hall lacks
        self.woken: Callable[[], None] = lambda: None

    # What happens at the table

    def show(self, kind: str, fields: Fields) -> None:
        """A retained payload; sent where it has changed."""
        if self.states.get(kind) != fields:
            self.states[kind] = fields
            self.dirty.add(kind)
            self.woken()

    def begin(self, log: Log | None) -> None:
        """Another match is in play, or the same with its journal written again, or none."""
        if log and self.live and log.match == self.live.match and same_start(log, self.live):
            log.sent = min(self.live.sent, len(log.lines))
        self.before, self.live = self.live or self.before, log
        self.woken()

    def add(self, line: str, may: int) -> None:
        if self.live:
            self.live.lines.append(line)
            self.live.may = may
            self.woken()

    def keep(self, log: Log) -> None:
        """A closed record. Lines that were sent while it was in play need not go again."""
        log.may, log.end = len(log.lines), True
        for played in (self.past.get(log.match), self.before, self.live):
            if played and played.match == log.match and same_start(log, played):
                log.sent = played.sent
        self.kept = {log.match: log, **self.kept}
        while len(self.kept) > KEPT:
            self.kept.popitem()
        self._list()
        self.wanted.setdefault(log.match, log.sent)
        self.woken()

    def _list(self) -> None:
        self.show("kept", {"records": [each.entry() for each in self.kept.values()]})

    def forget(self, there: set[str]) -> None:
        """The table keeps these records alone."""
        self.kept = {match: log for match, log in self.kept.items() if match in there}
        self._list()

    def empty(self) -> None:
        """A new connection to a table: it may be another one, or have another storage."""
        self.past = {**self.past, **self.kept}
        while len(self.past) > KEPT:
            self.past.pop(next(iter(self.past)))
        self.forget(set())

    # What the network wants

    def connected(self, session: int) -> None:
        """A new connection: the broker may have forgotten everything that is retained."""
        self.states["alive"] = {**self.states.get("alive", {"state": READY}), "session": session}
        self.dirty = set(self.states)

    def leave(self, session: int) -> Fields:
        return {"state": CLOSED, "session": session}

    def lacks(self, match: str, first: int) -> bool:
        """A hall has so many lines of a match; whether that leaves something to send."""
        log = self.log(match)
        if log is None or first > len(log.lines) or (first >= log.may and not log.end):
            return False
        self.wanted[match] = min(first, self.wanted.get(match, first))
        self.woken()
        return True

    def log(self, match: str) -> Log | None:
        if match in self.kept:
            return self.kept[match]
        return self.live if self.live and self.live.match == match else None

    def next(self) -> tuple[str, Fields] | None:
        """(kind, payload) of what should go now; `went` says that it has. None: nothing."""
        for kind in RETAINED:
            if kind in self.dirty:
                return kind, self.states[kind]
        for match, first in list(self.wanted.items()):
            log = self.log(match)
            if log is not None:
                for piece in log.pieces(first):
                    return "log", piece
            del self.wanted[match]
        if self.live and self.live.sent < self.live.may:
            return "log", next(self.live.pieces(self.live.sent))
        return None

    def went(self, kind: str, fields: Fields) -> None:
        """The broker has it."""
        if kind != "log":
            if self.states.get(kind) is fields:
                self.dirty.discard(kind)
            return
        after = fields["at"] + len(fields["lines"])
        log = self.log(fields["match"])
        if log is not None:
            log.sent = max(log.sent, after)
        if self.wanted.get(fields["match"]) == fields["at"]:
            self.wanted[fields["match"]] = after
            if log is None or after >= log.may:
                del self.wanted[fields["match"]]


def same_start(one: Log, other: Log) -> bool:
    """Whether what both have is the same."""
    shared = min(len(one.lines), len(other.lines))
    return one.lines[:shared] == other.lines[:shared]
