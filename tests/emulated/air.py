"""The radio between reader and tags, with one fault when it is asked for; and what it hears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.both.models.tags import Ntag

SELECT = (0x93, 0x95, 0x97)
WHOLE = 0x70  # a SELECT with all its bits;  an anticollision that knows none
NONE_KNOWN = 0x20
CASCADE_BIT = 2  # of the answer to SELECT: there is more of the number
WAKES_NS = 5_000_000  # the longest that a tag may take (ISO 14443-3, 5.2)
BESIDE_MS = 100  # a hand exchanges two tags
Reply = tuple[Any, Any, int]
SILENCE: Reply = (None, None, 0)
LOST, NUMBER = "a lost answer", "a bit of the number turned"
END, SLOW = "a bit of the answer to SELECT turned", "a tag that is slow to wake"
TWO_TAGS = "two tags at once"
FAULTS = (END, NUMBER, LOST, SLOW, TWO_TAGS)


class Air:
    """`next` is the fault of the next exchange that it fits; `played` those that have been.

    after   (ms, what) does that so much later
    beside  the number of the other tag, where two come at once
    wrong   what no sound reader does: to select a number that no tag has said
    """

    def __init__(self, field: Any, after: Callable[[float, Callable[[], None]], None]) -> None:
        self.field = field
        self.after = after
        self.send = field.send
        self.next = ""
        self.fault = ""
        self.beside = b""
        self.played: list[str] = []
        self.said: set[bytes] = set()
        self.wrong: list[str] = []
        self.slept_ns = 0
        field.send = self.carry

    def over(self) -> str:
        """The fault that was asked for, if it has been played; what was not comes no more."""
        fault, self.next = "" if self.next else self.fault, ""
        self.fault = ""
        return fault

    def carry(self, data: Any, bits: int, now: int) -> Reply:
        if self.next == TWO_TAGS and self.field.tags:
            self.two()
        reply: Reply = self.send(data, bits, now)
        self.listen(bytes(data))
        if not self.next or reply[0] is None:
            return reply
        return self.changed(bytes(data), now, reply)

    def listen(self, sent: bytes) -> None:
        """Whether the number that is selected is one that a tag has said, now or earlier."""
        self.said.update(bytes(level) for tag in self.field.tags for level in tag.levels)
        if sent[0] in SELECT and sent[1] == WHOLE and sent[2:7] not in self.said:
            self.wrong.append(f"{sent[2:7].hex()} is selected, a number that no tag has said")

    def changed(self, sent: bytes, now: int, reply: Reply) -> Reply:
        """What the fault makes of an answer; as it was, where the fault does not fit it."""
        selects = sent[0] in SELECT
        if self.next == SLOW:
            return self.slow(now, reply)
        if self.next == LOST:
            self.play()
            return SILENCE
        if self.next == NUMBER and selects and sent[1] == NONE_KNOWN:
            self.play()
            return turned(reply, 9)
        if self.next == END and selects and sent[1] == WHOLE:
            self.play()
            return turned(reply, CASCADE_BIT)
        return reply

    def play(self) -> None:
        self.played.append(self.next)
        self.fault, self.next = self.next, ""

    def two(self) -> None:
        """Another tag comes with the first, and is taken away before the table may complain."""
        other = self.field.lay(Ntag(self.beside))
        self.after(BESIDE_MS, lambda: self.field.lift(other))
        self.play()

    def slow(self, now: int, reply: Reply) -> Reply:
        """They hear nothing for as long as the standard allows."""
        self.slept_ns = self.slept_ns or now
        if now - self.slept_ns > WAKES_NS:
            self.slept_ns = 0
            self.play()
            return reply
        for tag in self.field.tags:
            tag.wake()
        return SILENCE


def turned(reply: Reply, bit: int) -> Reply:
    """The same with one bit wrong."""
    bits = bytearray(reply[0])
    bits[bit] ^= 1
    return bits, reply[1], reply[2]
