"""The radio of a PN5180 (NXP data sheet rev. 4.0): its two standards, frames, and their replies.

    spi    machine.SPI, mode 0, up to 7 MHz;  `cs`, `rst` outputs, `busy` an input

The chip never ends a silence by itself. What came is believed only with a right CRC and no
collision. Between the standards the field goes off, as the maker's library does it.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

from firmware.drivers.pn5180_host import AT_REST, READY, Host, Silent, to_air
from firmware.drivers.pn5180_registers import (
    FIRMWARE_VERSION,
    IRQ_ERROR,
    IRQ_FIELD_ON,
    IRQ_IDLE,
    IRQ_NEVER,
    IRQ_RX,
    IRQ_SOF,
    RX_BYTES,
    RX_COLLIDED,
    RX_DAMAGED,
    RX_WHERE,
    VICINITY,
)
from firmware.drivers.reader import REST, WAIT, Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

RESET_US = 20  # at least 10
START_US = 5000
FIELD_US = 5000  # what tags may need to wake
LONGEST_US = 40000  # of an answer, once it has begun
BYTE_US = 302  # of a request in ISO 15693, one of four


class Radio(Reader):
    """One chip. `version` is its name and its firmware's, as (0x5180, 3, 5).

    heard      whether the last frame was answered;  `collided` by several at once
    collision  how many bits of that came undisturbed
    """

    def __init__(
        self,
        spi: Any,
        cs: Any,
        busy: Any,
        rst: Any = None,
        clock: Any = None,
        patience_us: int = 3000,
    ) -> None:
        super().__init__(clock, patience_us)
        self.host = Host(spi, cs, busy, self.clock)
        self.rst = rst
        self.version: tuple = ()
        self.proven = False
        self.standard = b""  # VICINITY, PROXIMITY, or neither yet
        self.shines = False  # whether the chip has said so of its field
        self.sent_at = self.limit_us = self.status = 0
        self.heard = self.collided = False
        self.collision: "int | None" = None
        if rst is not None:
            rst(1)

    # Its start, and its standards

    def _start(self) -> Any:
        """Reset, then a word from its memory; the standards follow with every turn (11.1)."""
        self.starts += 1
        self.proven = False
        self.standard = b""
        try:
            if self.rst is not None:
                yield from self._reset()
            minor, major = self.host.eeprom(FIRMWARE_VERSION, 2)
        except Silent:
            raise OSError("no PN5180")
        if major in (0x00, 0xFF):
            raise OSError("no PN5180")
        self.version = (0x5180, major, minor)

    def _reset(self) -> Any:
        """By its wire; then the chip says that it has started."""
        self.rst(0)
        self.clock.sleep_us(RESET_US)
        self.rst(1)
        self.sent_at = self.clock.ticks_us()
        yield REST
        while not self._says(IRQ_IDLE):
            yield REST

    def _says(self, wanted: int) -> bool:
        """Whether the chip says so; it must within START_US of `sent_at`."""
        late = self.elapsed(self.sent_at) > START_US
        irq = self.host.look()
        if irq & IRQ_NEVER or (late and not irq & wanted):
            raise Silent()
        return bool(irq & wanted)

    def _tune(self, standard: bytes) -> Any:
        if self.standard != standard:
            self._switch(standard)
            while not self._switched(standard):
                yield REST

    def _switch(self, standard: bytes) -> None:
        """Another standard: its registers, and a field that has been off for a moment."""
        host = self.host
        self.standard = b""
        self.shines = False
        host.field(False)
        host.send(AT_REST)
        host.radio(standard)
        host.field(True)
        self.sent_at = self.clock.ticks_us()

    def _switched(self, standard: bytes) -> bool:
        """Whether that is over: the field is on, and tags have had the time to wake."""
        if not self.shines:
            self.shines = self._says(IRQ_FIELD_ON)
            self.sent_at = self.clock.ticks_us()
        elif self.elapsed(self.sent_at) >= FIELD_US:
            self.standard = standard
        return self.standard == standard

    # ISO 15693

    def request(self, data: Any, us: int) -> Any:
        self.host.set_bare(False)
        return self._trade(data, 0, us + BYTE_US * (len(data) + 3))

    def slot(self, us: int) -> Any:
        self.host.set_bare(True)
        return self._trade(b"", 0, us)

    # ISO 14443-A

    def transfer(self, data: Any, bits: int, align: int, crc: bool, ms: int) -> Any:
        """As the MFRC522's: a frame out and its reply, or None; `collision` after how many bits."""
        self.host.set_crc(crc, crc, align)
        return self._trade(data, bits, 1000 * ms + 100 * len(data))

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        reply = yield from self.transfer(data, 0, 0, True, ms)
        return reply if reply is not None and len(reply) == size else None

    def ack(self, data: Any, ms: int) -> Any:
        """Four bits, which carry no CRC: only ours is added."""
        self.host.set_crc(True, False, 0)
        reply = yield from self._trade(data, 0, 1000 * ms + 100 * len(data))
        return reply is not None and len(reply) == 1 and reply[0] & 0x0F == 0x0A

    # Frames

    def _trade(self, data: Any, bits: int, us: int) -> Any:
        """Send, and what comes back, or None; an answer begins within `us` or never."""
        self._send(to_air(data, bits), us)
        while not self._over():
            yield WAIT
        return self._received()

    def _send(self, frame: bytes, us: int) -> None:
        self.host.send(READY)
        self.host.send(frame)
        self.sent_at = self.clock.ticks_us()
        self.limit_us = us
        self.heard = False

    def _over(self) -> bool:
        """Whether an answer is whole, with `heard` and its `status`, or none has begun in time."""
        late = self.elapsed(self.sent_at) - self.limit_us  # before the look: by then it was there
        irq = self.host.look()
        if irq & IRQ_NEVER:
            raise Silent()
        if irq & IRQ_RX:
            self.status = self.host.rx
        elif irq & IRQ_ERROR:  # it was not ready to send
            raise Silent()
        elif late > 0 and not irq & IRQ_SOF:
            self.status = 0
            return True
        elif late > LONGEST_US:  # begun and never ended
            self.status = RX_DAMAGED
        else:
            return False
        self.heard = True
        return True

    def _received(self) -> "bytes | None":
        status = self.status
        self.collided = bool(status & RX_COLLIDED)
        self.collision = status >> RX_WHERE & 0x7F if self.collided else None
        if not self.heard:
            return None
        if status & RX_DAMAGED and not self.collided:
            self.faults += 1
            return None
        if self.collided and self.standard == VICINITY:
            return None
        return self.host.received(status & RX_BYTES)
