"""WS2812 on the RP2040 and RP2350: a PIO state machine, fed by DMA.

The stock neopixel masks all interrupts for a whole frame, 30 us a light: knob and USB would starve.
Here the processor hands a frame over and goes on.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false

import sys
import time

import rp2

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

# Cycles of 100 ns: a 0 is high for 300 ns, a 1 for 700 ns, a bit lasts 1.1 us. That is within the
# sheets of the old WS2812B and of the V5; of the SK6812, too, but for the 400 ns after a 1, where
# its own has 450 and the V5's no more than 420.
FREQUENCY = 10000000
LATCH_US = 300  # 280 for current parts


@rp2.asm_pio(
    sideset_init=rp2.PIO.OUT_LOW,
    out_shiftdir=rp2.PIO.SHIFT_LEFT,
    autopull=True,
    pull_thresh=24,
    fifo_join=rp2.PIO.JOIN_TX,
)
def _program() -> None:
    # ruff: noqa: F821
    wrap_target()  # type: ignore
    label("bit")  # type: ignore
    out(x, 1).side(0)[3]  # type: ignore
    jmp(not_x, "zero").side(1)[2]  # type: ignore
    jmp("bit").side(1)[3]  # type: ignore
    label("zero")  # type: ignore
    nop().side(0)[3]  # type: ignore
    wrap()  # type: ignore


del rp2  # see PioLine


class PioLine:
    """A pin with lights. Words go to the state machine, whose lowest byte is sent only as white.

    The assembler takes room in the heap: it goes once the program is there.

    machine  the number of the state machine, 0 to 3 on the first PIO, 4 to 7 on the second
    sent     lights of the last frame
    """

    STRIDE = 4
    PLACES = (3, 2, 1, 0)

    def __init__(
        self, pin: Any, count: int, machine: int = 0, clock: Any = None, white: bool = False
    ) -> None:
        import rp2

        self.light_us = 40 if white else 30  # a bit more than its bits take

        self.clock = time if clock is None else clock
        self.count = self.sent = count
        self.began = self.clock.ticks_us() - self.frame_us()
        self.sm = rp2.StateMachine(
            machine, _program, freq=FREQUENCY, sideset_base=pin, pull_thresh=32 if white else 24
        )
        self.sm.active(1)
        self.dma: Any = rp2.DMA() if hasattr(rp2, "DMA") else None
        if self.dma is not None:
            # Asked for by the state machine's transmit FIFO (RP2040 data sheet, 2.5.3.1).
            request = machine // 4 * 8 + machine % 4
            self.ctrl = self.dma.pack_ctrl(size=2, inc_write=False, treq_sel=request)
        sys.modules.pop("rp2", None)

    def frame_us(self) -> int:
        return self.light_us * self.sent + LATCH_US

    def wait(self) -> None:
        """Until the frame before is out and shown: at most as long as that takes."""
        while self.clock.ticks_diff(self.clock.ticks_us(), self.began) < self.frame_us():
            pass
        if self.dma is not None and self.dma.active():
            self.dma.active(0)
            raise OSError("strip")

    def send(self, buffer: Any, lights: int) -> None:
        """Hand a frame over, after `wait`. The buffer is read until the next `wait` returns."""
        self.sent = lights
        if self.dma is None:
            self._put(buffer, lights)
        else:
            self.kept = buffer
            self.dma.config(read=buffer, write=self.sm, count=lights, ctrl=self.ctrl, trigger=True)
        self.began = self.clock.ticks_us()

    def _put(self, buffer: Any, lights: int) -> None:
        """Without DMA: the processor waits, with interrupts on."""
        for at in range(0, 4 * lights, 4):
            top = buffer[at + 3] << 16 | buffer[at + 2] << 8 | buffer[at + 1]
            self.sm.put(top << 8 | buffer[at])
