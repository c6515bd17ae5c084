"""MFRC522 over SPI (NXP data sheet rev. 3.9; section numbers below are its own).

    spi   machine.SPI, mode 0, up to 10 MHz (8.1.2);  `cs` and `rst` are machine.Pin outputs
    gain  of the receiver in dB (9.3.3.6): 18, 23, 33, 38, 43 or 48; the chip's default is 33

The usual drivers spin on the interrupt register for as long as no tag answers. Here the chip's own
timer ends every wait, and looks in between return: an empty poll is nine transfers, and at most
half a millisecond in which a tag that is there would have answered. Where the chip's IRQ is wired
(firmware/drivers/mfrc522_irq.py), a wait looks at that pin and leaves the bus alone.

Calls into an empty field are written out in `life` and make no garbage. A tag that answers alone
counts once its number is whole; only then others are looked for that it may drown.
"""

from firmware.drivers import iso14443
from firmware.drivers.mfrc522_registers import (
    COMMAND,
    FIFO,
    GAINS,
    INTO_FIFO,
    IRQ_RX,
    SENT_ONLY,
    SOFT_RESET,
    TX_CONTROL,
    VERSION,
    Registers,
    Silent,
    warning_of,
)
from firmware.drivers.reader import REST, WAIT, Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

ANSWER_US = 450  # WUPA takes 85 us, a tag 90 to start and 180 for its two bytes (ISO 14443-3, 6.2)
SILENT_US = 50000  # so long after a command a living chip has raised an interrupt
PROBE_US = 2000000
THOROUGH = 8  # polls of tags that are known, for one that asks everybody's number again
TRACK_US = 300000  # so long after a tag it is called more than once: then it counts as taken away
CALLS = 3  # then
SPINS = 64  # looks at the bus in place while people wait for a number: the timer runs out sooner
ERR_COLLISION = 0x08
ERR_ANY = 0x17  # buffer overflow, CRC, parity, protocol (9.3.1.7)

POWER_DOWN = 0x10
FIELD_MS = 5  # ISO 14443-3, 5.2: what a tag may need to start
STILL_US = 500000  # between two calls while nobody is there

NOBODY: list = []
WUPA = bytes((INTO_FIFO, iso14443.WUPA))
ANTICOLLISION = tuple([bytes((INTO_FIFO, select, 0x20)) for select in iso14443.SELECT])


class MFRC522(Reader):
    """One chip; `version` and `warning` are its own. `wire` is an mfrc522_irq.Wire, or None.

    proven  whether it has finished a command since it was started
    """

    NAME = "MFRC522"

    def __init__(
        self, spi: Any, cs: Any, rst: Any = None, gain: int = 33, clock: Any = None,
        patience_us: int = 1000, wire: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(clock, patience_us)
        self.wire = wire
        self.gain = GAINS[gain]
        self.chip = Registers(spi, cs)
        self.rst = rst
        self.version = 0
        self.warning = ""
        self.collision: "int | None" = None
        self.branch: "tuple | None" = None  # see `_meet`
        self.proven = self.heard = False
        self.probed = self.sent_at = self.seen_at = self.polls = 0
        self.lately = False  # whether a tag has lain there within TRACK_US, at `seen_at`
        if rst is not None:
            rst(1)

    # Life

    def life(self) -> Any:
        yield from self._start()
        while True:
            try:
                if self.still:
                    yield from self._nap()
                if self.elapsed(self.probed) > PROBE_US:
                    self._probe()
                if self.jobs:
                    yield from self._work()
                self.eager = False  # the last poll may have been cut off
                pause, felt = (WAIT, False) if self.lately else (REST, False)
                for _ in range(CALLS if self.lately else 1):
                    self._call(self.naps)
                    while not self._over():
                        if pause == REST and self.elapsed(self.sent_at) >= ANSWER_US:
                            pause = WAIT
                            yield REST
                        else:
                            yield WAIT
                    if self._arrived() or self.collision is not None:
                        yield from self._poll()
                        break
                    felt = felt or self.heard
                else:
                    self._empty(felt)
                    if not self.naps and (pause == REST or self.lately):
                        yield REST
            except Silent:
                if not self.proven:
                    self._gone()
                yield from self._start()

    # As its supply has it

    def _start(self) -> Any:
        """Reset, check and set up (8.8.2 to 8.9); the field then has time to wake the tags."""
        self.starts += 1
        self.proven = False
        self.chip.write(COMMAND, SOFT_RESET)
        self._await_start()
        self.version = self.chip.read(VERSION)
        self.warning = warning_of(self.version)
        if self.version in (0x00, 0xFF) or not self.chip.remembers():
            self._gone()
        self.chip.set_up(self.gain)
        if self.wire and not self.wire.begin():
            self.warning = "wire"
        self.probed = self.clock.ticks_us()
        yield from self._await_field()

    def _await_start(self) -> None:
        """The chip says that it runs: after a reset, or when it was woken."""
        began = self.clock.ticks_us()
        late = False
        while self.chip.read(COMMAND) & POWER_DOWN:
            if late:
                self._gone()
            late = self.elapsed(began) > self.patience_us

    def _await_field(self) -> Any:
        """Tags in it have started."""
        began = self.clock.ticks_us()
        while self.elapsed(began) < FIELD_MS * 1000:
            yield REST

    def _nap(self) -> Any:
        """Half a second without field and oscillator (8.6.2); what it was set to is kept."""
        self.chip.write(COMMAND, POWER_DOWN)
        began = self.clock.ticks_us()
        while self.still and self.elapsed(began) < STILL_US:
            yield REST
        self.chip.write(COMMAND, 0)
        self._await_start()
        yield from self._await_field()

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

    # Calls

    def _call(self, nap: bool) -> None:
        """WUPA. `nap`: for as long as an answer takes, which the look may not end before."""
        self.chip.tune(False, iso14443.MS)
        self._send(WUPA, 7)
        if nap:
            left = max(0, ANSWER_US - self.elapsed(self.sent_at))
            if self.wire and self.wire.follows:
                self.wire.nap(left)
            else:
                self.clock.sleep_us(left)

    def _empty(self, felt: bool) -> None:
        """No tag has answered that could be understood; `felt`: but something has."""
        self._saw(NOBODY, False, not felt)
        self.lately = self.lately and self.elapsed(self.seen_at) <= TRACK_US

    def _poll(self) -> Any:
        """All tags that can be told apart, however many the antenna feeds; one has answered."""
        known, found, several = self.tags, [], False
        self.eager = not known and not self.crowd
        self.polls += 1
        uid = yield from self._meet()
        clear = uid is not None or self.branch is not None
        if uid is not None:
            found.append(uid)
            if self.eager:
                yield from self._tell(found, False, True)
            if len(uid) > 4:  # its last level is still to select
                self.chip.tune(True, iso14443.MS)
                self._send(self.chip.level, 0)
                while not self._over():
                    yield WAIT
                clear = self._arrived()
            yield from self.release()
        elif clear:
            several, clear = yield from iso14443.walks(self, found, self.branch)
        thorough = not known or self.polls % THOROUGH == 0
        if thorough or found != known:
            more = iso14443.others(self, found, known, thorough, several, clear)
            several, clear = yield from more
        yield from self._tell(found, several, clear)

    def _tell(self, found: list, several: bool, clear: bool) -> Any:
        """What the poll has made out so far; where that is a tag, the look ends with it."""
        self.eager = False
        self._saw(found, several, clear)
        if found:
            self.lately = True
            self.seen_at = self.clock.ticks_us()
        yield REST if found or not self.naps else WAIT

    def _meet(self) -> Any:
        """The number of a tag that answers alone: people wait for this.

        None where it does not: tags then wait at `branch` of the tree, or, if None, nowhere. A tag
        that goes on after its first level, and then does not, has told all before it is selected.
        """
        chip, uid = self.chip, b""
        parts: tuple = ()
        for level in range(len(ANTICOLLISION)):
            self.branch = (parts,) + iso14443.ROOT[1:]
            chip.tune(False, iso14443.MS)
            self._send(ANTICOLLISION[level], 0)
            while not self._over():
                yield WAIT
            whole = self._arrived() and chip.reply[3] == 5
            if not whole or not chip.took_level(iso14443.SELECT[level]):
                return None
            if parts and chip.part[0] != iso14443.CASCADE_TAG:
                return uid + bytes(chip.part[:4])
            chip.tune(True, iso14443.MS)
            self._send(chip.level, 0)
            self.branch = None
            part = bytes(chip.part)  # while that is on its way
            while not self._over():
                yield WAIT
            if not self._arrived() or chip.reply[3] != 1:
                return None
            if not chip.took_sak() & iso14443.SAK_CASCADE:
                return uid + part[:4]
            if part[0] != iso14443.CASCADE_TAG:
                return None
            uid += part[1:4]
            parts += (part,)
        return None

    def wake(self) -> Any:
        """WUPA, so that tags answer that sleep after the last poll; whether any does.

        One whose last exchange was cut off only goes to sleep at the first call, and the second may
        be lost: only where nothing lay lately is one enough.
        """
        for _ in range(CALLS if self.lately else 1):
            self._call(False)
            while not self._over():
                yield WAIT
            if self._arrived() or self.heard:
                return True
        return False

    def select(self) -> Any:
        return iso14443.choose(self, self.wanted)

    def release(self) -> Any:
        return iso14443.halt(self)

    # Frames

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        reply = yield from self.transfer(data, 0, 0, True, ms)
        return reply if reply and len(reply) == size else None

    def ack(self, data: Any, ms: int) -> Any:
        """Four bits, which carry no CRC: only ours is added (9.3.2.3)."""
        reply = yield from self.transfer(data, 0, 0, SENT_ONLY, ms)
        return bool(reply) and len(reply) == 1 and reply[0] & 0x0F == 0x0A

    def transfer(self, data: Any, bits: int, align: int, crc: int, ms: int) -> Any:
        """A frame out and its reply, or None where there was none in `ms` or it was damaged.

        bits   of the last byte to send (0: all);  `align` where in a byte the reply begins
        crc    whether both carry CRC_A, added and checked by the chip; or SENT_ONLY
        """
        self.chip.tune(crc, ms)
        self._send(bytes((INTO_FIFO,)) + bytes(data), align << 4 | bits)
        while not self._over():
            yield WAIT
        if not self._arrived() and self.collision is None:
            return None
        return self.chip.read_fifo(min(self.chip.reply[3], FIFO))

    def _send(self, frame: Any, framing: int) -> None:
        self.chip.send(frame, framing)
        self.sent_at = self.clock.ticks_us()

    def _over(self) -> bool:
        """Whether the chip says that a reply has come, or that none will: in place, if in haste."""
        chip, wire = self.chip, self.wire
        spins = SPINS if self.eager and self.alone else 1
        if wire and wire.follows:
            if spins > 1:
                wire.nap(self.patience_us)
            if wire.quiet(self.elapsed(self.sent_at), chip.reload):
                return False
        if not chip.over(spins):
            if self.elapsed(self.sent_at) <= SILENT_US:
                return False
            if not chip.over(1):  # it may have come in a stall between these two
                raise Silent()
        self.proven = True
        if wire and wire.broken():
            self.warning = "wire"
        return True

    def _arrived(self) -> bool:
        """Whether a reply has come that is sound, and of one tag; `heard`, whether any has.

        `collision` is how many bits came undisturbed where it is of several; else None.
        """
        self.collision = None
        error = self.chip.reply[2]
        self.heard = bool(self.chip.reply[1] & IRQ_RX)
        if self.heard and error & ERR_COLLISION:
            self.collision = self.chip.collided_at()
        elif self.heard and error & ERR_ANY:
            self.faults += 1
        return self.heard and not error & (ERR_COLLISION | ERR_ANY)
