"""The host interface of a PN5180 (NXP data sheet rev. 4.0; section numbers below are its own).

SPI mode 0, up to 7 MHz, half duplex: while NSS is low exactly one frame goes one way. BUSY says
whose turn it is (11.4.1): high as soon as the chip has the frame, low once it has worked it off.

    NSS low, bytes, BUSY high, NSS high … BUSY low, and only then the next frame

The wait for "low" is at the beginning of the next frame, so that a loop does something else in
between. A frame whose BUSY does not come is given up with NSS high: a chip whose NSS stays low
hears nothing more until its supply goes off.

What calls into an empty field send is made once, at the start: they make no garbage, which would
be collected between a tap and its yes.
"""

from firmware.drivers.pn5180_registers import (
    ALIGN,
    ALIGN_MASK,
    ALL_BITS,
    ALL_IRQ,
    AND,
    BARE,
    CRC_ON,
    CRC_RX_CONFIG,
    CRC_TX_CONFIG,
    IRQ_CLEAR,
    IRQ_STATUS,
    OR,
    READ_DATA,
    READ_EEPROM,
    READ_SEVERAL,
    RF_OFF,
    RF_ON,
    RX_STATUS,
    SEND_DATA,
    SET,
    STOPPED,
    SYSTEM_CONFIG,
    TRANSCEIVE,
    TX_CONFIG,
    WITH_FRAME,
    WRITE_SEVERAL,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

BUSY_US = 20000  # the longest seen is a radio configuration being loaded, about a millisecond


def changes(*steps: tuple) -> bytes:
    """(register, SET, OR or AND, value) after each other, in one frame (11.4.3.4)."""
    frame = bytearray((WRITE_SEVERAL,))
    for register, action, value in steps:
        frame.append(register)
        frame.append(action)
        frame.extend(value.to_bytes(4, "little"))
    return bytes(frame)


def crc_frame(tx: bool, rx: bool, align: int) -> bytes:
    """Which frames carry one, and at which bit of a byte an answer begins."""
    return changes(
        (CRC_TX_CONFIG, OR, CRC_ON) if tx else (CRC_TX_CONFIG, AND, ALL_BITS ^ CRC_ON),
        (CRC_RX_CONFIG, AND, ALL_BITS ^ ALIGN_MASK ^ CRC_ON),
        (CRC_RX_CONFIG, OR, align << ALIGN | (CRC_ON if rx else 0)),
    )


AT_REST = changes((IRQ_CLEAR, SET, ALL_IRQ), (SYSTEM_CONFIG, AND, STOPPED))
READY = changes(
    (IRQ_CLEAR, SET, ALL_IRQ),
    (SYSTEM_CONFIG, AND, STOPPED),  # ends the silence after the last frame, too
    (SYSTEM_CONFIG, OR, TRANSCEIVE),
)
NO_CRC = crc_frame(False, False, 0)
FRAMED = changes((TX_CONFIG, OR, WITH_FRAME)), changes((TX_CONFIG, AND, BARE))
FIELD = bytes((RF_OFF, 0)), bytes((RF_ON, 0))
STATUSES = bytes((READ_SEVERAL, IRQ_STATUS, RX_STATUS))
ASKED = b"\xff" * 8


class Silent(Exception):
    """The chip does not move its BUSY line, or finishes nothing."""


class Host:
    """`spi`, the pins `nss` and `busy`, and a clock. `rx` is RX_STATUS as `look` last saw it."""

    def __init__(self, spi: Any, nss: Any, busy: Any, clock: Any) -> None:
        self.spi = spi
        self.nss = nss
        self.busy = busy
        self.clock = clock
        self.said = bytearray(len(ASKED))
        self.rx = 0
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

    def receive(self, size: int) -> bytes:
        """What the last command gives: a frame of its own, without a word about errors."""
        got = bytearray(size)
        self.receive_into(b"\xff" * size, got)
        return bytes(got)

    def receive_into(self, asked: bytes, got: Any) -> None:
        """The same into as many bytes as are `asked`, FF each."""
        self._until(0)
        self.nss(0)
        try:
            self.spi.write_readinto(asked, got)
            self._until(1)
        finally:
            self.nss(1)

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

    def look(self) -> int:
        """IRQ_STATUS without its two highest bits; RX_STATUS of the same moment goes into `rx`."""
        self.send(STATUSES)
        got = self.said
        self.receive_into(ASKED, got)
        self.rx = got[4] | got[5] << 8 | got[6] << 16 | (got[7] & 0x3F) << 24
        return got[0] | got[1] << 8 | got[2] << 16 | (got[3] & 0x3F) << 24

    # The rest

    def eeprom(self, address: int, size: int) -> bytes:
        self.send(bytes((READ_EEPROM, address, size)))
        return self.receive(size)

    def received(self, size: int) -> bytes:
        if not size:
            return b""
        self.send(bytes((READ_DATA, 0)))
        return self.receive(size)

    def radio(self, standard: bytes) -> None:
        """A standard's set of registers, out of the chip's own memory."""
        self.bare = False
        self.crc = -1
        self.send(standard)

    def set_bare(self, bare: bool) -> None:
        """Whether frames are a bare end, without start and data."""
        if self.bare != bare:
            self.bare = bare
            self.send(FRAMED[bare])

    def set_crc(self, tx: bool, rx: bool, align: int) -> None:
        wanted = tx | rx << 1 | align << 2
        if self.crc != wanted:
            self.crc = wanted
            self.send(crc_frame(tx, rx, align) if wanted else NO_CRC)

    def field(self, on: bool) -> None:
        self.send(FIELD[on])


def to_air(data: Any, bits: int = 0) -> bytes:
    """A frame that sends; `bits` of the last byte (0: all). Without data what TX_CONFIG has on."""
    return bytes((SEND_DATA, bits)) + bytes(data)
