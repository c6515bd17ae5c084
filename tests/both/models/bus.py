"""A clock of nanoseconds, and machine.SPI, I2C and Pin that account the time of every bit on it.

Chips are plain objects: an SPI chip has `swap(data: bytes) -> bytes` for everything between chip
select low and high; an I2C chip has `take(data)` and `give(size) -> bytes`.
"""


class Clock:
    """`now` in ns. `ticks_us` and `ticks_diff` are MicroPython's, `call_ns` what a call costs."""

    def __init__(self) -> None:
        self.now = 0

    def ticks_us(self) -> int:
        return self.now // 1000

    def ticks_ms(self) -> int:
        return self.now // 1000000

    def ticks_diff(self, a: int, b: int) -> int:
        return a - b

    def sleep_us(self, us: int) -> None:
        self.now += us * 1000

    def sleep_ms(self, ms: int) -> None:
        self.now += ms * 1000000


class Pin:
    """An output, or an input that a model sets; `told` is called with every change."""

    IN, OUT, PULL_UP, IRQ_RISING, IRQ_FALLING = 0, 1, 2, 4, 8

    def __init__(self, level: int = 1, told=None) -> None:
        self.level = level
        self.told = told
        self.handler = None

    def __call__(self, level=None):
        return self.value(level)

    def value(self, level=None):
        if level is None:
            return self.level
        changed, self.level = level != self.level, level
        if changed and self.told:
            self.told(level)
        return None

    def irq(self, handler=None, trigger: int = 0, hard: bool = False):
        """The interrupt, as on the rp2: `flags()` are the edges since it last ran."""
        self.handler = handler
        self.hard = hard
        self.edges = 0
        return self

    def flags(self) -> int:
        return self.edges


class Spi:
    """A bus with one chip per select pin. Bytes sent while none is selected go nowhere.

    calls, bytes   since the start;  `busy_ns` the time they took
    overhead_ns    what the interpreter adds to every call
    """

    def __init__(self, clock: Clock, baudrate: int = 10000000, overhead_ns: int = 0) -> None:
        self.clock = clock
        self.byte_ns = 8 * 1000000000 // baudrate
        self.overhead_ns = overhead_ns
        self.chips: list = []
        self.calls = self.bytes = self.busy_ns = 0

    def attach(self, chip) -> Pin:
        """The pin that selects the chip."""
        pin = Pin(1, chip.select)
        self.chips.append((pin, chip))
        return pin

    def write(self, data) -> None:
        self._swap(bytes(data))

    def write_readinto(self, data, into) -> None:
        assert len(data) == len(into)
        into[:] = self._swap(bytes(data))

    def readinto(self, into, byte: int = 0) -> None:
        into[:] = self._swap(bytes((byte,)) * len(into))

    def read(self, size: int, byte: int = 0) -> bytes:
        return self._swap(bytes((byte,)) * size)

    def _swap(self, data: bytes) -> bytes:
        self.calls += 1
        self.bytes += len(data)
        spent = len(data) * self.byte_ns
        self.busy_ns += spent
        self.clock.now += spent + self.overhead_ns
        selected = [chip for pin, chip in self.chips if not pin.level]
        assert len(selected) <= 1, "two chips selected"
        return bytes(selected[0].swap(data)) if selected else b"\xff" * len(data)


class I2c:
    """A bus of chips by address; an address without a chip is OSError, as on a board."""

    def __init__(self, clock: Clock, freq: int = 400000) -> None:
        self.clock = clock
        self.bit_ns = 1000000000 // freq
        self.chips: dict = {}
        self.calls = self.bytes = self.busy_ns = 0

    def _spend(self, size: int) -> None:
        self.calls += 1
        self.bytes += size
        spent = (9 * (size + 1) + 2) * self.bit_ns
        self.busy_ns += spent
        self.clock.now += spent

    def _chip(self, address: int):
        chip = self.chips.get(address)
        if chip is None or not chip.awake():
            self._spend(0)
            raise OSError(5)
        return chip

    def writeto(self, address: int, data) -> int:
        chip = self._chip(address)
        self._spend(len(data))
        chip.take(bytes(data))
        return len(data)

    def writevto(self, address: int, parts) -> int:
        return self.writeto(address, b"".join([bytes(part) for part in parts]))

    def readfrom_into(self, address: int, into) -> None:
        chip = self._chip(address)
        self._spend(len(into))
        into[:] = chip.give(len(into))

    def readfrom(self, address: int, size: int) -> bytes:
        into = bytearray(size)
        self.readfrom_into(address, into)
        return bytes(into)
