"""The wire from an MFRC522's pin IRQ: while the chip is at work its level says what the bus would.

Looked for at power-on, and in memory only where it is found (firmware/devices/wiring.py). The pin
is low while an interrupt stands that is let through (data sheet rev. 3.9, 9.3.1.3: IRqInv) and
drives both levels itself (9.3.1.4: IRQPushPull), so that a pin without a pull-up hears it, too.
"""

from firmware.drivers.mfrc522_registers import COM_IRQ, IRQ_RX, IRQ_TIMER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

COM_IEN, DIV_IEN = 0x02, 0x03
IRQ_INV = 0x80
PUSH_PULL = 0x80
ALL = 0x7F
SET = 0x80  # Set1: the bits written are set, as if it had happened (9.3.1.5)
OVERDUE = 100  # us for each tick of the chip's timer, which takes 50: then the bus is asked


class Wire:
    """`pin` is a machine.Pin input, `chip` mfrc522_registers.Registers.

    follows  whether the pin has done what the chip says, so far
    """

    def __init__(self, pin: Any, chip: Any, clock: Any) -> None:
        self.pin = pin
        self.chip = chip
        self.clock = clock
        self.follows = False

    def begin(self) -> bool:
        """Let replies and the end of the timer through; flags set by hand show whether it follows.

        A pin that nothing drives, or that another drives, does not.
        """
        write, pin = self.chip.write, self.pin
        write(DIV_IEN, PUSH_PULL)
        write(COM_IEN, IRQ_INV | IRQ_RX | IRQ_TIMER)
        self.follows = True
        for flag in (IRQ_TIMER, IRQ_RX, IRQ_TIMER):
            write(COM_IRQ, ALL)
            self.follows = self.follows and bool(pin())
            write(COM_IRQ, SET | flag)
            self.follows = self.follows and not pin()
        write(COM_IRQ, ALL)
        if not self.follows:
            write(COM_IEN, IRQ_INV)
            write(DIV_IEN, 0)  # lets go of it
        return self.follows

    def nap(self, us: int) -> None:
        """For so long, or until the chip has something to say."""
        pin, clock = self.pin, self.clock
        began = clock.ticks_us()
        while pin() and clock.ticks_diff(clock.ticks_us(), began) < us:
            pass

    def quiet(self, waited_us: int, ticks: int) -> bool:
        """Whether the bus has nothing to tell, so long after a frame with that many ticks."""
        return self.follows and bool(self.pin()) and waited_us <= ticks * OVERDUE

    def broken(self) -> bool:
        """The bus says that the chip has ended: whether the pin, which must be low, is not."""
        self.follows = self.follows and not self.pin()
        return not self.follows


def found(pin: Any, chip: Any, clock: Any) -> "Wire | None":
    """The wire, where there is one that works."""
    wire = Wire(pin, chip, clock)
    return wire if wire.begin() else None
