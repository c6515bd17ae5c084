"""A PN5180 in an empty field, with its bus and its pin BUSY, that makes no garbage of its own.

So that a test may forbid the heap altogether while a driver calls for tags. It switches its field,
and says so; no tag of either standard ever answers.
"""

from firmware.drivers.pn5180_registers import (
    LOAD_RF_CONFIG,
    READ_EEPROM,
    READ_SEVERAL,
    RF_OFF,
    RF_ON,
    SEND_DATA,
    WRITE_SEVERAL,
)

CALL_US = 30  # what the interpreter of a Pico takes for a transfer, or a look at a pin
LOADS_US, SHINES_US = 900, 250
FIELD_ON = 0x02  # in the second byte of IRQ_STATUS
FIRMWARE = b"\x05\x03"


class Alone:
    """The clock, and machine.SPI; `calls` are counted, and `called` by ISO 15693, ISO 14443-A."""

    def __init__(self) -> None:
        self.now = self.calls = 0
        self.called = [0, 0]
        self.level = 1
        self.worked = False  # off a frame, while it is selected
        self.asked = 0  # the command that a read belongs to
        self.standard = 0
        self.shines_at = -1

    # The clock

    def ticks_us(self) -> int:
        return self.now

    def ticks_diff(self, a: int, b: int) -> int:
        return a - b

    # Pins

    def select(self, level: int) -> None:
        assert not level or self.level or self.worked, "NSS high before BUSY"
        self.level = level
        self.worked = False

    def busy(self) -> int:
        self.now += CALL_US
        return int(self.worked)

    # The bus

    def write(self, data) -> None:
        self.frame()
        assert not self.asked, "a read is missing"
        code = data[0]
        if code in (READ_SEVERAL, READ_EEPROM):
            self.asked = code
        elif code == LOAD_RF_CONFIG:
            self.standard = int(data[1] == 0)
            self.now += LOADS_US
        elif code == RF_ON:
            self.shines_at = self.now + SHINES_US
        elif code == RF_OFF:
            self.shines_at = -1
        elif code == SEND_DATA:
            assert 0 <= self.shines_at < self.now, "no field"
            self.calls += 1
            self.called[self.standard] += 1
        else:
            assert code == WRITE_SEVERAL, "no such command here"

    def write_readinto(self, data, into) -> None:
        self.frame()
        for at in range(len(into)):
            assert data[at] == 0xFF, "a read sends FF"
            into[at] = FIRMWARE[at] if self.asked == READ_EEPROM else 0
        if self.asked == READ_SEVERAL and 0 <= self.shines_at < self.now:
            into[1] = FIELD_ON
        self.asked = 0

    def frame(self) -> None:
        assert not self.level and not self.worked, "two frames under one NSS"
        self.now += CALL_US
        self.worked = True
