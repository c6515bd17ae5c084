"""A lack of memory at a chosen point: the strongest that CPython allows without a patched build.

    with Hunger(at=17, inside=[Link.carry_out]) as hunger:
        ...
    hunger.struck  # whether there were so many points

Every bytecode of `engine/` and `firmware/` that may need memory is a point: calls (a frame, on
MicroPython too), new lists, texts, numbers, closures, iterators, slices. There MemoryError is
raised, as by an allocator that has nothing left. What only moves references (names, attributes that
exist, comparisons, jumps, returns) is none: neither Python allocates for it, and the swap of a new
state for an old one rests on that.

CPython stops tracing when a trace function raises: so one point fails at a time. Memory that stays
short is the business of the half that runs on MicroPython with a real small heap.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any, Self

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
    """at      the point that fails, 1 the first; 0: none, they are only counted
    inside  the functions within whose calls points count; none: anywhere
    after   points passed so far;  `struck` where it failed, or ""
    """

    def __init__(self, at: int, inside: Iterable[Callable[..., Any]] = ()) -> None:
        self.at = at
        self.inside = {function.__code__ for function in inside}
        self.depth: list[FrameType] = []
        self.after = 0
        self.struck = ""
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
        if event == "opcode" and self._costs(frame) and (self.depth or not self.inside):
            self.after += 1
            if self.after == self.at:
                self.struck = f"{frame.f_code.co_qualname}:{frame.f_lineno}"
                raise MemoryError
        return self._passed

    def _costs(self, frame: FrameType) -> bool:
        """Whether the instruction that comes next may need memory."""
        code = frame.f_code
        if code not in self.names:
            self.names[code] = {
                line.offset: costs(line.opname) for line in dis.get_instructions(code)
            }
        return self.names[code].get(frame.f_lasti, False)
