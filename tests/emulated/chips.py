"""The table's chips on an emulated board's pins: the same models that the driver tests use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.i2c import R_TX_EMPTY, RPI2C, I2CMode
from rp2040py.rp2040 import RP2040

SYSTEM_HZ = 125_000_000


class Clock:
    """The models' clock: nanoseconds in `now`, which is the board's own time."""

    def __init__(self, mcu: RP2040) -> None:
        self.mcu = mcu

    @property
    def now(self) -> int:
        return int(self.mcu.clock.nanos)


def note(bursts: list[list[float]], now: float, end: float, gap: float) -> None:
    """One byte more, of the burst before or of a new one."""
    if not bursts or now - bursts[-1][1] > gap:
        bursts.append([now, now, 0])
    bursts[-1][1] = end
    bursts[-1][2] += 1


class SpiChip(Protocol):
    """Told when its chip select goes low and high, and asked for a byte for every byte."""

    def begin(self) -> None: ...

    def byte(self, sent: int) -> int: ...

    def end(self) -> None: ...


class SpiBus:
    """One SPI of the board with several chips, each byte taking its time.

    bursts   [first ns, last ns, bytes] of transfers with less than GAP_NS between them
    clashes  how often a chip was selected while another was: both would speak at once
    """

    GAP_NS = 1_000_000

    def __init__(self, mcu: RP2040, number: int) -> None:
        self.mcu = mcu
        self.spi = mcu.spi[number]
        self.chips: dict[int, SpiChip] = {}
        self.selected: SpiChip | None = None
        self.reply = self.clashes = 0
        self.bursts: list[list[float]] = []
        self.alarm = mcu.clock.create_alarm(self.done)
        self.spi.on_transmit = self.transmit

    def attach(self, chip: SpiChip, cs: int) -> None:
        """The chip of a select, in place of the one that was there."""

        def changed(level: GPIOPinState, _: GPIOPinState) -> None:
            chip = self.chips[cs]
            if level == GPIOPinState.LOW:
                self.clashes += self.selected not in (None, chip)
                self.selected = chip
                chip.begin()
            elif self.selected is chip:
                self.selected = None
                chip.end()

        if cs not in self.chips:  # those who listen to a pin are heard in no order
            self.mcu.gpio[cs].add_listener(changed)
        self.chips[cs] = chip

    def transmit(self, value: int) -> None:
        self.reply = self.selected.byte(value) if self.selected else 0xFF
        took = 8e9 / (self.spi.clock_frequency or 1e6)
        now = self.mcu.clock.nanos
        note(self.bursts, now, now + took, self.GAP_NS)
        self.alarm.schedule(took)

    def done(self) -> None:
        self.spi.complete_transmit(self.reply)


class Registers:
    """An MFRC522 model, byte by byte: each byte read answers the address sent before it."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.address: int | None = None

    def begin(self) -> None:
        self.address = None

    def byte(self, sent: int) -> int:
        if self.model.dead is not None:
            return int(self.model.dead)
        before = self.address
        if before is None or before & 0x80:
            self.address = sent
        if before is None:
            return 0
        if before & 0x80:
            return int(self.model.read(before >> 1 & 0x3F))
        self.model.write(before >> 1 & 0x3F, sent)
        return 0

    def end(self) -> None:
        """Nothing is kept until then."""


class I2cBus:
    """One I2C of the board; chips by address have `awake()`, `take(data)` and `give(size)`.

    bursts   [first ns, last ns, bytes] of transfers with less than GAP_NS between them
    on_taken  called when a chip has taken what was sent to it
    """

    GAP_NS = 2_000_000

    def __init__(self, mcu: RP2040, number: int) -> None:
        self.mcu = mcu
        self.i2c: RPI2C = mcu.i2c[number]
        self.chips: dict[int, Any] = {}
        self.chip: Any = None
        self.on_taken: Callable[[], None] = lambda: None
        self.taken = bytearray()
        self.given = bytearray()
        self.bursts: list[list[float]] = []
        self.then: Any = None
        self.alarm = mcu.clock.create_alarm(self.done)
        self.i2c.on_start = self.start
        self.i2c.on_connect = self.connect
        self.i2c.on_write_byte = self.write
        self.i2c.on_read_byte = self.read
        self.i2c.on_stop = self.stop

    def later(self, bits: int, then: Any) -> None:
        period = (self.i2c.scl_low_period + self.i2c.scl_high_period) * 1e9 / SYSTEM_HZ
        self.then = then
        now = self.mcu.clock.nanos
        if bits > 1:
            note(self.bursts, now, now + bits * period, self.GAP_NS)
        self.alarm.schedule(bits * period)

    def done(self) -> None:
        self.then()

    def start(self, repeated: bool) -> None:
        if repeated:
            self.deliver()
        self.later(1, self.i2c.complete_start)

    def connect(self, address: int, mode: I2CMode) -> None:
        chip = self.chips.get(address)
        self.chip = chip if chip is not None and chip.awake() else None
        self.reading = mode == I2CMode.READ
        self.later(9, self.connected)

    def connected(self) -> None:
        self.i2c.complete_connect(self.chip is not None)
        if self.chip is None:  # MicroPython waits for this, and rp2040py has not raised it
            self.i2c._set_interrupts(R_TX_EMPTY)

    def write(self, value: int) -> None:
        self.taken.append(value)
        self.later(9, lambda: self.i2c.complete_write(True))

    def read(self, more: bool) -> None:
        value = self.chip.give(1)[0]
        self.later(9, lambda: self.i2c.complete_read(value))

    def stop(self) -> None:
        self.deliver()
        self.i2c.complete_stop()

    def deliver(self) -> None:
        if self.chip is not None and self.taken:
            self.chip.take(bytes(self.taken))
            self.on_taken()
        self.taken.clear()


class Strip:
    """WS2812 lights on a pin, read from the edges of its level.

    rgb      what the lights show: a frame that ends early leaves those behind it as they are
    shown    (first edge, last edge) in ns of every frame, the newest last;  `frames` their `rgb`
    on_show  called after each
    """

    LATCH_NS = 50_000
    ONE = 70 << 8  # cycles of 8 ns, in 256ths: a longer high is a 1

    def __init__(self, mcu: RP2040, gpio: int) -> None:
        self.mcu = mcu
        self.pio = mcu.pio[0]
        self.rgb = b""
        self.shown: list[tuple[float, float]] = []
        self.frames: list[bytes] = []
        self.on_show: Callable[[], None] = lambda: None
        self.start_ns = 0.0
        self.rose = 0  # by the state machine's own count: the clock is not so fine
        self.bits: list[bool] = []
        self.latch = mcu.clock.create_alarm(self.show)
        mcu.gpio[gpio].add_listener(self.changed)

    def changed(self, level: GPIOPinState, before: GPIOPinState) -> None:
        if level == GPIOPinState.HIGH:
            if not self.bits:
                self.start_ns = self.mcu.clock.nanos
            self.rose = self.pio.cycle_fp
        elif before == GPIOPinState.HIGH:
            self.bits.append(self.pio.cycle_fp - self.rose > self.ONE)
            self.latch.schedule(self.LATCH_NS)

    def show(self) -> None:
        """The line was low for so long: what has come is a frame."""
        bits, self.bits = self.bits, []
        values = [
            sum(bit << (7 - place) for place, bit in enumerate(bits[at : at + 8]))
            for at in range(0, len(bits) - 7, 8)
        ]
        grb = [values[at : at + 3] for at in range(0, len(values) - 2, 3)]
        sent = b"".join(bytes((red, green, blue)) for green, red, blue in grb)
        self.rgb = sent + self.rgb[len(sent) :]
        self.shown.append((self.start_ns, self.mcu.clock.nanos - self.LATCH_NS))
        self.frames.append(self.rgb)
        self.on_show()
