"""A turning knob with a push button (EC11 and such), contacts to ground, pull-ups inside the chip.

Every edge runs a handler that allocates nothing, so that it may be a hard interrupt: nothing is
lost while the loop is busy, and what was turned before a press stays before it. A contact that
bounces goes one step forth and back; only what adds up from rest to rest is a detent.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

# What the way from contacts 0bAB to 0bab adds, plus 2, by 0bABab. Where both have changed an
# interrupt came late: two steps, taken to go on the way of the last.
BOTH = 9
STEPS = bytes((2, 1, 3, BOTH, 3, 2, BOTH, 1, 1, BOTH, 2, 3, BOTH, 3, 1, 2))
# Detents in a cycle -> which contacts are at rest, and 2 ** n steps of a detent.
RESTS = {1: (b"\0\0\0\1", 2), 2: (b"\1\0\0\1", 1), 4: (b"\1\1\1\1", 0)}
DEBOUNCE_MS = 20
STILL = (0, False)  # the answer to most looks: it is no garbage
EDGES = 16  # of the button, kept until the loop looks: eight presses
STALL_MS = 25  # without a look: an erase of the flash lets no handler run for longer than a press


class Rotary:
    """a, b   input pins of the encoder: turned clockwise, A closes first;  `button` the press
    detents  in a cycle of the contacts: 1, both open at each (EC11); 2, both alike (EC11E); 4
    clock   has `ticks_ms()` and `ticks_diff(a, b)`, as the module `time` of MicroPython

    count   detents since the start;  `taken` those that were looked at
    edges   of the button, as a ring: twice the count at that moment, plus whether it went down
    """

    def __init__(
        self, a: Any, b: Any, button: Any = None, detents: int = 1, clock: Any = None
    ) -> None:
        self.clock = time if clock is None else clock
        self.a = a
        self.b = b
        self.button = button
        self.at_rest, self.shift = RESTS[detents]
        self.half = (1 << self.shift) >> 1  # so many of them are enough, and half of the next
        self.contacts = a() << 1 | b()
        self.moved = self.way = 0
        self.count = 0
        self.taken = 0
        self.down = self.told = False
        self.edges = [0] * EDGES
        self.pressed = self.seen = 0
        self.looked_ms = self.clock.ticks_ms()
        self.changed_ms = self.looked_ms - DEBOUNCE_MS
        self.flags: Any = None
        handler = self._edge  # bound once: binding allocates
        for pin in (a, b):
            listen(pin, handler)
        if button is not None:
            self.both = button.IRQ_RISING | button.IRQ_FALLING
            self.flags = getattr(listen(button, self._pressed), "flags", None)

    def look(self) -> tuple:
        """Detents since the last look, clockwise positive, and whether the knob is down.

        Where the button moved between detents, the next looks report it in order. No locks: what
        the handlers change only grows, or may be set twice without harm.
        """
        if self.button is not None:
            self.looked_ms = self.clock.ticks_ms()
            self._pressed(self.button)
        waits = self.pressed != self.seen
        edge = self.edges[self.seen % EDGES]
        until = edge >> 1 if waits else self.count
        turned, self.taken = until - self.taken, until
        if waits and not turned:
            self.told = bool(edge & 1)
            self.seen += 1
        return (turned, self.told) if turned or self.told else STILL

    # The handlers call no other function: they run on top of all that the stack holds, and a call
    # takes 270 bytes of it; to compare two bools by their value, and not with `is`, 360.

    def _pressed(self, pin: Any) -> None:
        """A change of the button counts at once; what follows within 20 ms is its bouncing.

        Of what passed in a stall the chip keeps that there were both edges: two changes.
        """
        now = self.clock.ticks_ms()
        down = change = not pin()
        late = self.clock.ticks_diff(now, self.looked_ms) >= STALL_MS and self.flags
        if late and down is self.down and self.flags() == self.both:
            change = not down
        while True:
            new = change is not self.down and self.pressed - self.seen < EDGES
            if new and self.clock.ticks_diff(now, self.changed_ms) >= DEBOUNCE_MS:
                self.down = change
                self.changed_ms = now
                self.edges[self.pressed % EDGES] = self.count << 1 | change
                self.pressed += 1
            if change is down:
                return
            self.changed_ms -= DEBOUNCE_MS
            change = down

    def _edge(self, _: Any) -> None:
        """Steps become detents at rest: more than one, where the interrupt there was late."""
        contacts = self.a() << 1 | self.b()
        step = STEPS[self.contacts << 2 | contacts]
        self.contacts = contacts
        if step == BOTH:
            self.moved += self.way + self.way
        elif step != 2:
            self.way = step - 2
            self.moved += self.way
        if self.at_rest[contacts]:
            if self.moved > 0:
                self.count += (self.moved + self.half) >> self.shift
            else:
                self.count -= (self.half - self.moved) >> self.shift
            self.moved = self.way = 0


def listen(pin: Any, handler: Any) -> Any:
    """On both edges, as a hard interrupt where the port has them; the ESP32 has not.

    The port's interrupt, whose `flags()` tell a handler which edges there were, if it has any.
    """
    edges = pin.IRQ_RISING | pin.IRQ_FALLING
    try:
        return pin.irq(handler, edges, hard=True)
    except TypeError:
        return pin.irq(handler, edges)
