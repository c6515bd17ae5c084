"""The host interface of a PN5180 (NXP data sheet rev. 4.0; section numbers below are its own).

SPI mode 0, up to 7 MHz, half duplex: while NSS is low exactly one frame goes one way. BUSY says
whose turn it is (11.4.1): high as soon as the chip has the frame, low once it has worked it off.

    NSS low, bytes, BUSY high, NSS high … BUSY low, and only then the next frame

The wait for "low" is at the beginning of the next frame, so that a loop does something else in
between. A frame whose BUSY does not come is given up with NSS high: a chip whose NSS stays low
hears nothing more until its supply goes off.
"""

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

# Commands (11.4.3)
WRITE_REGISTER = 0x00
WRITE_SEVERAL = 0x03
READ_REGISTER = 0x04
READ_SEVERAL = 0x05
READ_EEPROM = 0x07
SEND_DATA = 0x09
READ_DATA = 0x0A
LOAD_RF_CONFIG = 0x11
RF_ON = 0x16
RF_OFF = 0x17

# What WRITE_SEVERAL does with a register
SET, OR, AND = 1, 2, 3

# Registers (11.5), little endian, 32 bits
SYSTEM_CONFIG = 0x00
IRQ_STATUS = 0x02
IRQ_CLEAR = 0x03
CRC_RX_CONFIG = 0x12
RX_STATUS = 0x13
TX_CONFIG = 0x18
CRC_TX_CONFIG = 0x19
RF_STATUS = 0x1D

FIRMWARE_VERSION = 0x12  # in the EEPROM (11.6): two bytes, the minor one first
BUSY_US = 20000  # the longest seen is a radio configuration being loaded, about a millisecond


class Silent(Exception):
    """The chip does not move its BUSY line, or finishes nothing."""


class Host:
    """`spi`, the pins `nss` and `busy`, and a clock. `frames` is counted since the start."""

    def __init__(self, spi: Any, nss: Any, busy: Any, clock: Any) -> None:
        self.spi = spi
        self.nss = nss
        self.busy = busy
        self.clock = clock
        self.frames = 0
        nss(1)

    # Frames

    def send(self, frame: Any) -> None:
        """A command and all that belongs to it."""
        self._until(0)
        self.nss(0)
        try:
            self.spi.write(frame)
            self._until(1)
        finally:
            self.nss(1)
        self.frames += 1

    def receive(self, size: int) -> bytes:
        """What the last command gives: a frame of its own, without a word about errors."""
        got = bytearray(b"\xff" * size)
        self._until(0)
        self.nss(0)
        try:
            self.spi.write_readinto(got, got)
            self._until(1)
        finally:
            self.nss(1)
        self.frames += 1
        return bytes(got)

    def _until(self, level: int) -> None:
        """BUSY at that level. Nearly always it is there at the first look."""
        if self.busy() == level:
            return
        began = self.clock.ticks_us()
        while True:
            late = self.clock.ticks_diff(self.clock.ticks_us(), began) > BUSY_US
            if self.busy() == level:
                return
            if late:
                raise Silent()

    # Registers

    def write(self, register: int, value: int) -> None:
        self.send(bytes((WRITE_REGISTER, register)) + value.to_bytes(4, "little"))

    def change(self, *steps: tuple) -> None:
        """(register, SET, OR or AND, value) after each other, in one frame (11.4.3.4)."""
        frame = bytearray((WRITE_SEVERAL,))
        for register, action, value in steps:
            frame.append(register)
            frame.append(action)
            frame.extend(value.to_bytes(4, "little"))
        self.send(frame)

    def read(self, register: int) -> int:
        self.send(bytes((READ_REGISTER, register)))
        return int.from_bytes(self.receive(4), "little")

    def statuses(self) -> tuple:
        """IRQ_STATUS and RX_STATUS, of one moment and in one command."""
        self.send(bytes((READ_SEVERAL, IRQ_STATUS, RX_STATUS)))
        got = self.receive(8)
        return int.from_bytes(got[:4], "little"), int.from_bytes(got[4:], "little")

    # The rest

    def eeprom(self, address: int, size: int) -> bytes:
        self.send(bytes((READ_EEPROM, address, size)))
        return self.receive(size)

    def transmit(self, data: Any, bits: int = 0) -> None:
        """To the air; `bits` of the last byte (0: all). Without data only what TX_CONFIG has on."""
        self.send(bytes((SEND_DATA, bits)) + bytes(data))

    def received(self, size: int) -> bytes:
        if not size:
            return b""
        self.send(bytes((READ_DATA, 0)))
        return self.receive(size)

    def radio(self, sender: int, receiver: int) -> None:
        """A standard's set of registers, out of the chip's own memory (11.4.3.14)."""
        self.send(bytes((LOAD_RF_CONFIG, sender, receiver)))

    def field(self, on: bool) -> None:
        self.send(bytes((RF_ON if on else RF_OFF, 0)))
