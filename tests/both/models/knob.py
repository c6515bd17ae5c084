"""An encoder whose contacts bounce, a button that bounces, and interrupts that come late."""

from tests.both.models.bus import Pin

CYCLE = (0b11, 0b01, 0b00, 0b10)  # contacts AB of one detent, clockwise: A closes first


class Knob:
    """Of every `late` edges one arrives only with the next: the handler then sees both at once.

    bounces  how often a contact opens and closes again at each change
    """

    def __init__(self, bounces: int = 0, late: int = 0) -> None:
        self.a, self.b, self.button = Pin(1), Pin(1), Pin(1)
        self.bounces = bounces
        self.late = late
        self.pending = self.edges = 0
        self.at = 0
        self.call = None  # how handlers are called; a test may lock the heap around them

    def turn(self, detents: int, steps: int = 4) -> None:
        way = 1 if detents > 0 else -1
        for _ in range(abs(detents) * steps):
            self.at = (self.at + way) % 4
            self._contacts(CYCLE[self.at])
        self.settle()

    def jitter(self, times: int) -> None:
        """At rest, one contact is touched and let go."""
        for _ in range(times):
            for contacts in (0b01, 0b11, 0b10, 0b11):
                self._contacts(contacts)
        self.settle()

    def settle(self) -> None:
        """Interrupts that were late come now."""
        if self.pending:
            self._run(self.a)

    def _contacts(self, contacts: int) -> None:
        for pin, level in ((self.a, contacts >> 1), (self.b, contacts & 1)):
            if pin.level != level:
                for i in range(2 * self.bounces + 1):
                    pin.level = level if i % 2 == 0 else 1 - level
                    self._edge(pin)

    def _edge(self, pin: Pin) -> None:
        self.edges += 1
        self.pending = 1
        if not self.late or self.edges % self.late:
            self._run(pin)

    def _run(self, pin: Pin) -> None:
        self.pending = 0
        if pin.handler:
            (self.call or _plain)(pin.handler, pin)


def _plain(handler, pin) -> None:
    handler(pin)
