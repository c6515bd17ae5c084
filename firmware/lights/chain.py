"""A chain of lights as it stays in memory: which of them shows which place."""

from firmware.lights.pixels import spread

DARK = None


class Chain:
    """order  by light, one more than the place it shows;  0: it stays dark
    data   the frame by light: each is written over the one before
    """

    def __init__(self, order: bytes) -> None:
        self.order = order
        self.data = bytearray(3 * len(order))

    @property
    def size(self) -> int:
        """How many lights."""
        return len(self.order)

    @property
    def places(self) -> list:
        return [place - 1 if place else DARK for place in self.order]

    def spread(self, frame: bytearray) -> bytearray:
        """A frame by light, of one by place: three bytes each, all the plate's places in it."""
        spread(frame, self.order, self.size, self.data)
        return self.data
