"""The watchdog, which restarts a table that hangs, and the count of failed starts.

A start counts as failed until the application has run for LIVED_MS, or Ctrl-C over the cable stops
it. After MOST_STARTS in a row, or with the knob held at power-on, only a message starts.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

STARTS = "starts"  # a byte for every start since the last good one
MOST_STARTS = 3
LIVED_MS = 10000

WATCHDOG_MS = 8000  # about the longest an RP2040 has; much longer than any turn of the loop
SLOW_MS = 24 * 3600 * 1000  # where a watchdog cannot be stopped
# Of the chips of Raspberry (data sheets, "Watchdog"): the registers, and the alias clearing bits.
BASE = {"RP2040": 0x40058000, "RP2350": 0x400D8000}
CTRL, REASON, SCRATCH, CLEAR = 0x00, 0x08, 0x0C, 0x3000
ENABLE = 1 << 30
BY_TIME = 1  # in REASON
ARMED = 0x7AB1E  # in a scratch register, which a reset leaves as it is


class Starts:
    """The count of starts that have not lived, in a storage or nowhere: it never raises."""

    def __init__(self, storage: "Any") -> None:
        self.storage = storage

    def count(self) -> int:
        """Count this start too. A count that has become too high begins again."""
        if self.storage is None:
            return 1
        try:
            self.storage.append(STARTS, ".")
            number = len("".join(list(self.storage.lines(STARTS))))
        except OSError:
            return 1
        if number >= MOST_STARTS:
            self.lived()
        return number

    def lived(self) -> None:
        try:
            if self.storage is not None and self.storage.exists(STARTS):
                self.storage.remove(STARTS)
        except OSError:
            pass


class Watchdog:
    """Restarts the board when the program has not fed it for WATCHDOG_MS.

    It must be stopped before MicroPython's prompt, which does not feed it: otherwise a reset would
    cut off what mpremote does there.
    """

    def __init__(self, machine: "Any", chip: str) -> None:
        self.machine = machine
        self.base = BASE.get(chip)
        self.timer: "Any" = None

    def has_bitten(self) -> bool:
        """True if the watchdog caused this boot; MicroPython calls any software reset one."""
        if self.base is None:
            return self.machine.reset_cause() == self.machine.WDT_RESET
        mem32 = self.machine.mem32
        return bool(mem32[self.base + REASON] & BY_TIME) and mem32[self.base + SCRATCH] == ARMED

    def start(self) -> None:
        self._mark(ARMED)
        self.timer = self.machine.WDT(timeout=WATCHDOG_MS)

    def feed(self) -> None:
        if self.timer is not None:
            self.timer.feed()

    def stop(self) -> None:
        """MicroPython has no way to; the chips of Raspberry have one, an ESP32 can be slowed."""
        if self.timer is None:
            return
        self.timer = None
        self._mark(0)
        if self.base is not None:
            self.machine.mem32[self.base + CTRL + CLEAR] = ENABLE
        else:
            self.machine.WDT(timeout=SLOW_MS).feed()

    def _mark(self, value: int) -> None:
        if self.base is not None:
            self.machine.mem32[self.base + SCRATCH] = value
