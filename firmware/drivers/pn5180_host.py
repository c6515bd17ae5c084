"""The host interface of a PN5180 (NXP data sheet rev. 4.0; section numbers below are its own).

SPI mode 0, up to 7 MHz, half duplex: while NSS is low exactly one frame goes one way. BUSY says
whose turn it is (11.4.1): high as soon as the chip has the frame, low once it has worked it off.

    NSS low, bytes, BUSY high, NSS high … BUSY low, and only then the next frame

The wait for "low" is at the beginning of the next frame, so that a loop does something else in
between. A frame whose BUSY does not come is given up with NSS high: a chip whose NSS stays low
hears nothing more until its supply goes off.
"""

from firmware.drivers.pn5180_registers import (
    ALIGN,
    ALIGN_MASK,
    ALL_BITS,
    AND,
    BARE,
    CRC_ON,
    CRC_RX_CONFIG,
    CRC_TX_CONFIG,
    IRQ_STATUS,
    LOAD_RF_CONFIG,
    OR,
    READ_DATA,
    READ_EEPROM,
    READ_REGISTER,
    READ_SEVERAL,
    RF_OFF,
    RF_ON,
    RX_STATUS,
    SEND_DATA,
    TX_CONFIG,
    WITH_FRAME,
    WRITE_REGISTER,
    WRITE_SEVERAL,
)

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

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
        self.bare = False  # whether TX_CONFIG has start and data off
        self.crc = -1  # what CRC_TX_CONFIG and CRC_RX_CONFIG have; -1: not known
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
        self.bare = False
        self.crc = -1
        self.send(bytes((LOAD_RF_CONFIG, sender, receiver)))

    def set_bare(self, bare: bool) -> None:
        """Whether frames are a bare end, without start and data."""
        if self.bare != bare:
            self.bare = bare
            self.change((TX_CONFIG, AND, BARE) if bare else (TX_CONFIG, OR, WITH_FRAME))

    def set_crc(self, tx: bool, rx: bool, align: int) -> None:
        """Which frames carry one, and at which bit of a byte an answer begins."""
        wanted = tx | rx << 1 | align << 2
        if self.crc == wanted:
            return
        self.crc = wanted
        keep = ALL_BITS ^ ALIGN_MASK ^ CRC_ON
        self.change(
            (CRC_TX_CONFIG, OR, CRC_ON) if tx else (CRC_TX_CONFIG, AND, ALL_BITS ^ CRC_ON),
            (CRC_RX_CONFIG, AND, keep),
            (CRC_RX_CONFIG, OR, align << ALIGN | (CRC_ON if rx else 0)),
        )

    def field(self, on: bool) -> None:
        self.send(bytes((RF_ON if on else RF_OFF, 0)))
