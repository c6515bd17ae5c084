"""MFRC522 over SPI (NXP data sheet rev. 3.9; section numbers below are its own).

    spi   machine.SPI, mode 0, up to 10 MHz (8.1.2);  `cs` and `rst` are machine.Pin outputs
    gain  of the receiver in dB (9.3.3.6): 18, 23, 33, 38, 43 or 48; the chip's default is 33

The usual drivers spin on the interrupt register for as long as no tag answers. Here the chip's own
timer ends every wait, and looks in between return: an empty poll is nine transfers, and
at most half a millisecond in which a tag that is there would have answered. Where the chip's IRQ is
wired (firmware/drivers/mfrc522_irq.py), a wait looks at that pin and leaves the bus alone.
"""

from firmware.drivers import iso14443
from firmware.drivers.mfrc522_registers import (
    COLL,
    COMMAND,
    FIFO,
    RF_CFG,
    RX_MODE,
    RX_NO_ERR,
    SETTINGS,
    SOFT_RESET,
    T_RELOAD_L,
    TICKS_PER_MS,
    TX_CONTROL,
    TX_MODE,
    VERSION,
    Registers,
    warning_of,
)
from firmware.drivers.reader import REST, WAIT, Reader

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

CRC_ON = 0x80
IRQ_BIT7 = 0x80  # always reads 0 (9.3.1.5): where it does not, no chip is there
IRQ_RX = 0x20
IRQ_TIMER = 0x01
ERR_COLLISION = 0x08
ERR_ANY = 0x17  # buffer overflow, CRC, parity, protocol (9.3.1.7)

NAP = 2  # like REST, after ANSWER_US
ANSWER_US = 450  # WUPA takes 85 us, a tag 90 to start and 180 for its two bytes (ISO 14443-3, 6.2)
FIELD_MS = 5  # ISO 14443-3, 5.2: what a tag may need to start
SILENT_US = 50000  # so long after a command a living chip has raised an interrupt
PROBE_US = 2000000
THOROUGH = 8  # polls of tags that are known, for one that asks everybody's number again
TRACK_US = 1000000  # so long after a tag it is called more than once

GAINS = {18: 0x28, 23: 0x18, 33: 0x48, 38: 0x58, 43: 0x68, 48: 0x78}


class Silent(Exception):
    """The chip answers its bus, but finishes nothing or has lost its settings."""


class MFRC522(Reader):
    """One chip. `version` is its own register's, `warning` what people should know of it.

    wire  None, or an mfrc522_irq.Wire
    """

    NAME = "MFRC522"

    def __init__(
        self,
        spi: Any,
        cs: Any,
        rst: Any = None,
        gain: int = 33,
        clock: Any = None,
        patience_us: int = 1000,
        wire: Any = None,
    ) -> None:
        super().__init__(clock, patience_us)
        self.wire = wire
        self.gain = GAINS[gain]
        self.chip = Registers(spi, cs)
        self.rst = rst
        self.version = 0
        self.warning = ""
        self.collision: "int | None" = None
        self.proven = False
        self.probed = 0
        self.reload = self.crc = -1
        self.sent_at = self.irq = 0
        self.polls = 0
        self.lately = False  # whether a tag has lain there within TRACK_US
        self.seen_at = 0
        if rst is not None:
            rst(1)

    # Life

    def life(self) -> Any:
        yield from self._start()
        while True:
            try:
                if self.elapsed(self.probed) > PROBE_US:
                    self._probe()
                if self.jobs:
                    yield from self._work()
                yield from self._poll()
            except Silent:
                if not self.proven:
                    self._gone()
                yield from self._start()

    def _start(self) -> Any:
        """Reset, check and set up (8.8.2 to 8.9); the field then has time to wake the tags."""
        self.starts += 1
        self.proven = False
        self.chip.write(COMMAND, SOFT_RESET)
        began = self.clock.ticks_us()
        while self.chip.read(COMMAND) & 0x10:  # PowerDown, until it has started
            if self.elapsed(began) > self.patience_us:
                self._gone()
        self.version = self.chip.read(VERSION)
        self.warning = warning_of(self.version)
        if self.version in (0x00, 0xFF) or not self._remembers():
            self._gone()
        for register, value in SETTINGS:
            self.chip.write(register, value)
        self.chip.write(RF_CFG, self.gain)
        if self.wire and not self.wire.begin():
            self.warning = "wire"
        self.reload, self.crc = TICKS_PER_MS, 0
        began = self.probed = self.clock.ticks_us()
        while self.elapsed(began) < FIELD_MS * 1000:
            yield REST

    def _remembers(self) -> bool:
        """Whether a register keeps what is written: a loose wire, or no chip, does not."""
        for value in (0x5A, 0xA5):
            self.chip.write(T_RELOAD_L, value)
            if self.chip.read(T_RELOAD_L) != value:
                return False
        return True

    def _gone(self) -> None:
        """The chip does not answer. A reset by wire now is over long before the next look."""
        if self.rst is not None:
            self.rst(0)
            self.rst(1)
        raise OSError("no MFRC522")

    def _probe(self) -> None:
        """Whether it still is the chip that was set up, and its field on."""
        self.probed = self.clock.ticks_us()
        if self.chip.read(VERSION) != self.version or self.chip.read(TX_CONTROL) & 3 != 3:
            raise Silent()

    def _poll(self) -> Any:
        """All tags that can be told apart, however many the antenna feeds."""
        self.eager = False  # the last poll may have been cut off
        found, several, clear = [], False, True
        woken = yield from self.wake()
        if woken:
            self.eager = not self.tags and not self.crowd
            self.polls += 1
            thorough = self.polls % THOROUGH == 0
            found, several, clear = yield from iso14443.everybody(self, self.tags, thorough)
            self.eager = False
        self._saw(found, several, clear)
        if found:
            self.lately = True
            self.seen_at = self.clock.ticks_us()
        elif self.elapsed(self.seen_at) > TRACK_US:
            self.lately = False
        if found or not self.naps:
            yield REST

    def wake(self) -> Any:
        """WUPA, so that tags answer that sleep after the last poll; whether any does.

        One whose last exchange was cut off does not hear the first call, only goes to sleep, and
        the second call or its answer may be lost: only where nothing lay lately is one enough.
        """
        for _ in range(3 if self.lately else 1):
            pause = WAIT if self.lately else NAP
            atqa = yield from self.transfer((iso14443.WUPA,), 7, 0, False, iso14443.MS, pause)
            if atqa is not None or self.collision is not None:
                return True
        return False

    def select(self) -> Any:
        uid = yield from iso14443.choose(self, self.wanted)
        return uid

    def release(self) -> Any:
        yield from iso14443.halt(self)

    # Frames

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        reply = yield from self.transfer(data, 0, 0, True, ms)
        return reply if reply is not None and len(reply) == size else None

    def ack(self, data: Any, ms: int) -> Any:
        """Four bits, which carry no CRC: only ours is added (9.3.2.3)."""
        self._set_crc(CRC_ON, 0)
        self._set_reload(ms)
        self._send(data, 0)
        yield from self._wait(WAIT)
        reply = self._received(0)
        return reply is not None and len(reply) == 1 and reply[0] & 0x0F == 0x0A

    def transfer(
        self, data: Any, bits: int, align: int, crc: bool, ms: int, first: int = WAIT
    ) -> Any:
        """A frame out and its reply, or None where there was none in `ms` or it was damaged.

        bits   of the last byte to send (0: all);  `align` where in a byte the reply begins
        crc    whether both carry CRC_A, added and checked by the chip
        first  REST, where a look may end here;  NAP, where it may unless a tag answers at once
        """
        self._set_crc(CRC_ON if crc else 0, CRC_ON if crc else 0)
        self._set_reload(ms)
        self._send(data, align << 4 | bits)
        yield from self._wait(first)
        return self._received(align)

    def _set_crc(self, tx: int, rx: int) -> None:
        if self.crc != tx << 8 | rx:
            self.chip.write(TX_MODE, tx)
            self.chip.write(RX_MODE, rx | RX_NO_ERR)
            self.crc = tx << 8 | rx

    def _set_reload(self, ms: int) -> None:
        if self.reload != ms * TICKS_PER_MS:
            self.reload = ms * TICKS_PER_MS
            self.chip.write(T_RELOAD_L, self.reload)

    def _send(self, data: Any, framing: int) -> None:
        self.chip.transceive(data, framing)
        self.sent_at = self.clock.ticks_us()

    def _wait(self, pause: int) -> Any:
        """Until a reply has come or the chip's timer has run out. Returns nothing; see `irq`."""
        wire = self.wire
        if pause != NAP or not self.naps:
            yield WAIT if pause == NAP else pause
        else:
            nap = wire.nap if wire and wire.follows else self.clock.sleep_us
            nap(max(0, ANSWER_US - self.elapsed(self.sent_at)))
        while True:
            waited = self.elapsed(self.sent_at)
            if wire is None or not wire.quiet(waited, self.reload):
                self.chip.read_reply()
                self.irq = self.chip.reply[1]
                if self.irq & IRQ_BIT7:
                    raise Silent()
                if self.irq & (IRQ_RX | IRQ_TIMER):
                    self.proven = True
                    if wire and wire.broken():
                        self.warning = "wire"
                    return
            if waited > SILENT_US:
                raise Silent()
            if pause == NAP and waited >= ANSWER_US:
                pause = WAIT
                yield REST
            else:
                yield WAIT

    def _received(self, align: int) -> "bytes | None":
        """The bytes that came. `collision` is how many bits came before one, or None."""
        self.collision = None
        if not self.irq & IRQ_RX:
            return None
        error, size = self.chip.reply[2], self.chip.reply[3]
        reply = self.chip.read_fifo(min(size, FIFO)) if size else b""
        if error & ERR_COLLISION:
            self.collision = self._collided_at()
        elif error & ERR_ANY:
            self.faults += 1
            return None
        return reply

    def _collided_at(self) -> int:
        """Undisturbed bits before the collision (9.3.1.15): position 1 to 32, where 0 is 32."""
        where = self.chip.read(COLL)
        return 0 if where & 0x20 else ((where & 0x1F) or 32) - 1
