"""The real devices, from the board's pins and the settings; those that cannot be had are left out.

Every driver is imported only where its part is built in: it takes room in the heap.
"""

from engine.loading import borrowed
from firmware import boards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LOOKS = 10
SOON_US, PATIENCE_US = 500, 120000  # between two looks for a chip, and for all of them


class Wiring:
    """Builds parts.

    machine  MicroPython's module;  board: firmware.boards.Board;  lights: how many there are
    clock    MicroPython's `time`, which None stands for, or another
    faults   (part, exception) of those that could not be built
    """

    def __init__(self, machine: "Any", board: "Any", lights: int, clock: "Any" = None) -> None:
        self.machine = machine
        self.board = board
        self.lights = lights
        self.clock = clock
        self.faults: list = []
        self.i2c: "Any" = None

    def build(self, part: str) -> "Any":
        """The device of a part, or None. Nothing that it raises may stop the table."""
        kind = self.board.parts[part]
        if kind == "none":
            return None
        try:
            return getattr(self, "_" + part)(kind)
        except Exception as wrong:
            self.faults.append((part, wrong))
            return None

    def knob_is_down(self) -> bool:
        """Whether the knob is pressed now, without its driver."""
        if self.board.parts["knob"] == "none":
            return False
        pin = self.heard("knob_press")
        high = [1 for _ in range(LOOKS) if pin.value()]  # the pull-up takes a moment
        return len(high) < LOOKS // 2

    def quicken(self, ticks: "Any") -> None:
        """The clock of the settings, before any part is built; raises as the driver does."""
        with borrowed("firmware.drivers.processor") as processor:
            processor.quicken(self.machine, ticks, self.board.chip, self.board.mhz)

    # Buses and pins

    def out(self, wire: str, level: int = 1) -> "Any":
        """An output, or None where the wire is not needed."""
        gpio = self.board.pins[wire]
        Pin = self.machine.Pin
        return None if gpio is None else Pin(gpio, Pin.OUT, value=level)

    def heard(self, wire: str) -> "Any":
        """An input that is high unless something holds it low."""
        Pin = self.machine.Pin
        return Pin(self.board.pins[wire], Pin.IN, Pin.PULL_UP)

    def spi(self, part: str, baudrate: int) -> "Any":
        pins, Pin = self.board.pins, self.machine.Pin
        wires = {wire: Pin(pins[part + "_" + wire]) for wire in ("sck", "mosi")}
        if part == "reader":
            wires["miso"] = Pin(pins["reader_miso"])
        return self.machine.SPI(self.board.buses[part + "_spi"], baudrate=baudrate, **wires)

    def shared_i2c(self) -> "Any":
        """The screen's bus, on which a reader may be too."""
        if self.i2c is None:
            pins, Pin = self.board.pins, self.machine.Pin
            self.i2c = self.machine.I2C(
                self.board.buses["screen_i2c"], scl=Pin(pins["screen_scl"]),
                sda=Pin(pins["screen_sda"]), freq=boards.SCREEN_I2C_HZ,
                timeout=boards.I2C_TIMEOUT_US,
            )  # fmt: skip
        return self.i2c

    # Parts

    def _reader(self, kind: str) -> "Any":
        if kind == "mfrc522":
            from firmware.drivers.mfrc522 import MFRC522

            readers = self.several(lambda spi, cs, rst: MFRC522(spi, cs, rst))
            self.listen(readers.each[0])
            return readers
        if kind == "pn5180":
            from firmware.drivers.pn5180 import PN5180

            busy = self.machine.Pin(self.board.pins["reader_busy"], self.machine.Pin.IN)
            spi = self.spi("reader", boards.READER_HZ)
            return PN5180(spi, self.out("reader_cs"), busy, self.out("reader_rst"))
        from firmware.drivers.pn532 import PN532
        from firmware.drivers.pn532_link import I2cLink, SpiLink

        if kind == "pn532_i2c":
            return PN532(I2cLink(self.shared_i2c()))
        return self.several(lambda spi, cs, rst: PN532(SpiLink(spi, cs)))

    def several(self, make: "Any") -> "Any":
        """The reader, or all that answer on its bus: each select is high before any is used.

        RST is theirs together, so it only resets where there is one.
        """
        Pin = self.machine.Pin
        first, rst = self.out("reader_cs"), self.out("reader_rst")
        more = [Pin(gpio, Pin.OUT, value=1) for gpio in self.board.more_readers()]
        spi = self.spi("reader", boards.READER_HZ)
        if more:
            others = [make(spi, cs, None) for cs in more]
            others = [reader for reader in others if answers(reader, reader.clock)]
            if others:
                from firmware.drivers.several import Readers

                return Readers([make(spi, first, None)] + others, others[0].clock)
        return make(spi, first, rst)

    def listen(self, reader: "Any") -> None:
        """The wire from the reader's IRQ, where there is one that works."""
        gpio, Pin = self.board.interrupt(), self.machine.Pin
        if gpio is None:
            return
        pull = () if gpio in boards.load(self.board.name).NO_OUTPUT else (Pin.PULL_UP,)
        with borrowed("firmware.drivers.mfrc522_irq") as mfrc522_irq:
            reader.wire = mfrc522_irq.found(Pin(gpio, Pin.IN, *pull), reader.chip, reader.clock)

    def _screen(self, kind: str) -> "Any":
        from firmware.drivers import oled

        traits = self.board.traits
        if kind.endswith("_spi"):
            spi = self.spi("screen", boards.SCREEN_SPI_HZ)
            wires = self.out("screen_dc"), self.out("screen_cs"), self.out("screen_rst")
            bus: "Any" = oled.SpiBus(spi, *wires)
        else:
            bus = oled.I2cBus(self.shared_i2c(), int(traits["screen_address"], 16))
        screen = oled.Oled(bus, oled.SH1106 if kind.startswith("sh1106") else oled.SSD1306)
        if traits["screen_rotation"]:
            screen.way = oled.UPSIDE_DOWN
        return screen

    def _knob(self, kind: str) -> "Any":
        from firmware.drivers.rotary import Rotary

        traits = self.board.traits
        a, b, button = [self.heard("knob_" + wire) for wire in ("a", "b", "press")]
        if traits["knob_direction"] < 0:
            a, b = b, a
        return Rotary(a, b, button, traits["knob_detents"], self.clock)

    def _strip(self, kind: str) -> "Any":
        """Dark from now on."""
        from firmware.drivers.ws2812 import Ws2812, rmt_line

        pin, order = self.out("strip", 0), self.board.traits["light_order"]
        count = self.board.traits["light_count"] or self.lights
        if self.board.name == "pico":
            from firmware.drivers.ws2812_rp2 import PioLine

            return Ws2812(PioLine(pin, count, 0, self.clock, "W" in order), count, order)
        return Ws2812(rmt_line(pin, count, "W" in order), count, order)

    def _buzzer(self, kind: str) -> "Any":
        from firmware.drivers.buzzer import Buzzer

        timer = self.machine.Timer(-1 if self.board.name == "pico" else 0)
        pwm = self.machine.PWM(self.machine.Pin(self.board.pins["buzzer"]))
        return Buzzer(pwm, timer, self.clock)


def answers(reader: "Any", clock: "Any", patience_us: int = PATIENCE_US) -> bool:
    """Whether a chip is there: it has been set up and polled once without a fault.

    It begins again later: no generator may wait while code is settled (firmware/boot/settling.py).
    """
    began = clock.ticks_us()
    try:
        while not reader.polled:
            reader.look()
            clock.sleep_us(SOON_US)
            if clock.ticks_diff(clock.ticks_us(), began) > patience_us:
                return False
    except OSError:
        return False
    finally:
        reader.steps = None
    return True
