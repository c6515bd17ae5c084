"""A heap cut down to what an ESP32 without PSRAM has: about 110 KB in two areas.

MicroPython begins there with 56 KB and takes a second area from what the chip has left. Here a
program holds all else from the start; what it holds lies between the two.
"""

from __future__ import annotations

FIRST, WHOLE = 56 * 1024, 110 * 1024
HOLD = """
import gc
gc.collect()
first = bytearray(%d - gc.mem_alloc())
held = bytearray(gc.mem_free() - %d)
del first
gc.collect()
"""


def hold(times: float = 1, beside: int = 0) -> str:
    """The program.

    times   so many bytes for each of an ESP32's: a 64-bit object is larger
    beside  bytes of the heap that count to neither area: what stands for flash
    """
    first, second = int(times * FIRST), int(times * (WHOLE - FIRST))
    return HOLD % (first + beside, second)
