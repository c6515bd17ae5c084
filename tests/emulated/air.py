"""The radio between reader and tags, with one fault when it is asked for; and what it hears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SELECT = (0x93, 0x95, 0x97)
WHOLE = 0x70  # a SELECT with all its bits;  an anticollision that knows none
NONE_KNOWN = 0x20
CASCADE_BIT = 2  # of the answer to SELECT: there is more of the number
WAKES_NS = 5_000_000  # the longest that a tag may take (ISO 14443-3, 5.2)
Reply = tuple[Any, Any, int]
SILENCE: Reply = (None, None, 0)


class Air:
    """`next` is the fault of the next exchange that it fits; `played` those that have been.

    wrong  what no sound reader does: to select a number that no tag has said
    """

    def __init__(self, field: Any) -> None:
        self.field = field
        self.send = field.send
        self.next = ""
        self.played: list[str] = []
        self.wrong: list[str] = []
        self.asleep_ns = 0
        field.send = self.carry

    def faults(self) -> dict[str, Callable[[bytes, int, Reply], Reply | None]]:
        """name -> what becomes of an answer; None where the fault does not fit it."""
        return {
            "a lost answer": lambda data, now, reply: SILENCE,
            "a bit of the number turned": number_turned,
            "a bit of the answer to SELECT turned": end_turned,
            "a tag that is slow to wake": self.slow,
        }

    def carry(self, data: Any, bits: int, now: int) -> Reply:
        reply: Reply = self.send(data, bits, now)
        sent = bytes(data)
        if sent[0] in SELECT and sent[1] == WHOLE:
            said = [bytes(level) for tag in self.field.tags for level in tag.levels]
            if self.field.tags and sent[2:7] not in said:
                self.wrong.append(f"{sent[2:7].hex()} is selected, a number that no tag has")
        if not self.next or reply[0] is None:
            return reply
        changed = self.faults()[self.next](sent, now, reply)
        if changed is None:
            return reply
        if changed is not SILENCE or not self.asleep_ns or now - self.asleep_ns > WAKES_NS:
            self.played.append(self.next)
            self.next, self.asleep_ns = "", 0
        return changed

    def slow(self, data: bytes, now: int, reply: Reply) -> Reply | None:
        """It hears nothing for as long as the standard allows."""
        self.asleep_ns = self.asleep_ns or now
        for tag in self.field.tags:
            tag.wake()
        return SILENCE


def turned(reply: Reply, bit: int) -> Reply:
    bits = bytearray(reply[0])
    bits[bit] ^= 1
    return bits, reply[1], reply[2]


def number_turned(data: bytes, now: int, reply: Reply) -> Reply | None:
    return turned(reply, 9) if data[0] in SELECT and data[1] == NONE_KNOWN else None


def end_turned(data: bytes, now: int, reply: Reply) -> Reply | None:
    return turned(reply, CASCADE_BIT) if data[0] in SELECT and data[1] == WHOLE else None
