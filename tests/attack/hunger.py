"""A lack of memory at every point: the strongest that CPython allows without a patched build.

    with doubles.lives(), Hunger(doubles, inside=[Link.carry_out]):
        ...

Every bytecode of `engine/` and `firmware/` that may need memory is a point: calls (a frame, on
MicroPython too), new lists, texts, numbers, closures, iterators, slices. There MemoryError is
raised, as by an allocator that has nothing left. What only moves references (names, attributes that
exist, comparisons, jumps, returns) is none: neither Python allocates for it, and the swap of a new
state for an old one rests on that.

CPython stops tracing when a trace function raises: so one point fails in each double. Memory that
stays short is the business of tests/both/app/memory/test_starved.py, on MicroPython with a real
small heap.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any, Self

from tests.attack.doubles import Doubles

ROOT = Path(__file__).resolve().parent.parent.parent
WHERE = (str(ROOT / "engine"), str(ROOT / "firmware"))
# Of the firmware, yet no part of a board: what simulates devices.
NOT_THERE = "simulated.py"

FREE = {
    "RESUME", "NOP", "CACHE", "EXTENDED_ARG", "POP_TOP", "COPY", "SWAP", "PUSH_NULL", "PRECALL",
    "KW_NAMES", "LOAD_FAST", "LOAD_FAST_CHECK", "LOAD_FAST_AND_CLEAR", "LOAD_FAST_LOAD_FAST",
    "STORE_FAST", "STORE_FAST_LOAD_FAST", "STORE_FAST_STORE_FAST", "DELETE_FAST", "LOAD_CONST",
    "LOAD_SMALL_INT", "LOAD_GLOBAL", "LOAD_NAME", "LOAD_DEREF", "LOAD_CLOSURE", "LOAD_ATTR",
    "LOAD_METHOD", "STORE_ATTR", "STORE_DEREF", "COPY_FREE_VARS", "RETURN_VALUE", "RETURN_CONST",
    "RETURN_GENERATOR", "YIELD_VALUE", "SEND", "END_SEND", "END_FOR", "IS_OP", "CONTAINS_OP",
    "COMPARE_OP", "UNARY_NOT", "TO_BOOL", "PUSH_EXC_INFO", "POP_EXCEPT", "RERAISE", "POP_ITER",
    "CHECK_EXC_MATCH", "LOAD_ASSERTION_ERROR", "GET_AWAITABLE", "NOT_TAKEN", "DELETE_ATTR",
    "UNPACK_SEQUENCE",
}  # fmt: skip


def costs(name: str) -> bool:
    return name not in FREE and "JUMP" not in name


class Hunger:
    """doubles  who live on where memory has failed
    inside   the functions within whose calls points count; none: anywhere
    room     the folder whose code has points;  "": all
    """

    def __init__(
        self, doubles: Doubles, inside: Iterable[Callable[..., Any]] = (), room: str = ""
    ) -> None:
        self.doubles = doubles
        self.room = room
        self.inside = {function.__code__ for function in inside}
        self.depth: list[FrameType] = []
        self.names: dict[CodeType, dict[int, bool]] = {}

    def __enter__(self) -> Self:
        sys.settrace(self._called)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(WHERE) or code.co_filename.endswith(NOT_THERE):
            return None
        if code in self.inside:
            self.depth.append(frame)
        if self.inside and not self.depth:
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self._passed

    def _passed(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "return" and self.depth and self.depth[-1] is frame:
            self.depth.pop()
        counts = event == "opcode" and self._costs(frame) and (self.depth or not self.inside)
        if counts and self.doubles.go_wrong(f"{frame.f_code.co_qualname}:{frame.f_lineno}"):
            raise MemoryError
        return self._passed

    def _costs(self, frame: FrameType) -> bool:
        """Whether the instruction that comes next may need memory."""
        code = frame.f_code
        if code not in self.names:
            lines = dis.get_instructions(code) if self.room in code.co_filename else ()
            self.names[code] = {line.offset: costs(line.opname) for line in lines}
        return self.names[code].get(frame.f_lasti, False)
