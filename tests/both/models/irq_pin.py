"""A board's pin at the end of the wire from an MFRC522's pin IRQ, sound or broken."""

LOOK_NS = 10000  # what the interpreter of a Pico takes for it, at the least


class IrqPin:
    """machine.Pin, an input; `looks` counts how often it was asked.

    cut    the wire is broken: the pin shows `rest`, as when the chip lets go of it
    stuck  None, or the level that something else holds it at
    rest   1: it has a pull-up;  a function: it floats, and that gives its level
    """

    def __init__(self, chip, rest=1) -> None:
        self.chip = chip
        self.rest = rest
        self.cut = False
        self.stuck = None
        self.looks = 0

    def __call__(self) -> int:
        self.looks += 1
        self.chip.clock.now += LOOK_NS
        if self.stuck is not None:
            return self.stuck
        level = None if self.cut else self.chip.irq()
        if level is not None:
            return level
        return self.rest if isinstance(self.rest, int) else self.rest()
