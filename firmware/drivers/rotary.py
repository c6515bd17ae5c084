"""A turning knob with a push button (EC11 and such), contacts to ground, pull-ups inside the chip.

Every edge of A or B runs a handler that looks a step up in a table and allocates nothing, so that
it may be a hard interrupt: no detent is lost while the loop is busy. A contact that bounces goes
one step forth and back; only what adds up from rest to rest is a detent.
"""

import time

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

# What the way from contacts 0bAB to 0bab adds, plus 2, by 0bABab. Where both have changed an
# interrupt came late: two steps, taken to go on the way of the last.
BOTH = 9
STEPS = bytes((2, 1, 3, BOTH, 3, 2, BOTH, 1, 1, BOTH, 2, 3, BOTH, 3, 1, 2))
DEBOUNCE_MS = 20


class Rotary:
    """a, b   input pins of the encoder: turned clockwise, A closes first;  `button` the press
    rests   contacts at rest: (3,) where a detent is a whole cycle, (0, 3) where it is half of one
    clock   has `ticks_ms()` and `ticks_diff(a, b)`, as the module `time` of MicroPython
    """

    def __init__(
        self, a: Any, b: Any, button: Any = None, rests: tuple = (3,), clock: Any = None
    ) -> None:
        self.clock = time if clock is None else clock
        self.a = a
        self.b = b
        self.button = button
        self.at_rest = bytes([int(contacts in rests) for contacts in range(4)])
        self.shift = 2 if len(rests) == 1 else 1  # four steps or two are a detent
        self.half = self.shift  # so many of them are enough, and half of the next
        self.contacts = a() << 1 | b()
        self.moved = self.way = 0
        self.count = 0
        self.taken = 0
        self.down = False
        self.changed_ms = self.clock.ticks_ms() - DEBOUNCE_MS
        handler = self._edge  # bound once: binding allocates
        for pin in (a, b):
            listen(pin, handler)

    def look(self) -> tuple:
        """Detents since the last look, clockwise positive, and whether the knob is down.

        The count only ever grows or shrinks by the handler, so that nothing needs to be locked.
        """
        count = self.count
        turned, self.taken = count - self.taken, count
        if self.button is not None:
            self._press(not self.button())
        return turned, self.down

    def _press(self, down: bool) -> None:
        """A change counts at once; what follows within 20 ms is its bouncing."""
        now = self.clock.ticks_ms()
        if down != self.down and self.clock.ticks_diff(now, self.changed_ms) >= DEBOUNCE_MS:
            self.down = down
            self.changed_ms = now

    def _edge(self, _: Any) -> None:
        contacts = self.a() << 1 | self.b()
        step = STEPS[self.contacts << 2 | contacts]
        self.contacts = contacts
        if step == BOTH:
            self.moved += self.way + self.way
        elif step != 2:
            self.way = step - 2
            self.moved += self.way
        if self.at_rest[contacts]:
            self._rest()

    def _rest(self) -> None:
        """Steps become detents: more than one, where the interrupt at a rest was late."""
        if self.moved > 0:
            self.count += (self.moved + self.half) >> self.shift
        else:
            self.count -= (self.half - self.moved) >> self.shift
        self.moved = self.way = 0


def listen(pin: Any, handler: Any) -> None:
    """On both edges, as a hard interrupt where the port has them; the ESP32 has not."""
    edges = pin.IRQ_RISING | pin.IRQ_FALLING
    try:
        pin.irq(handler, edges, hard=True)
    except TypeError:
        pin.irq(handler, edges)
