"""What the settings say of a part reaches its driver and the wire: built as a board builds it."""

import sys

from firmware import boards
from firmware.devices.wiring import Wiring
from firmware.drivers import oled as driver
from tests.both.models import oled, pio
from tests.both.models.bus import Clock, I2c, Pin, Spi
from tests.both.models.knob import Knob

PICO = "Raspberry Pi Pico with RP2040"
USUAL = boards.board(PICO)


class Machine:
    """MicroPython's module, as far as these parts ask: `pins` by GPIO, one bus of each kind."""

    def __init__(self) -> None:
        self.clock = Running()
        self.pins: dict = {}
        self.i2c, self.spi = I2c(self.clock), Spi(self.clock)
        self.Pin = Pins(self.pins)

    def I2C(self, number, scl=None, sda=None, freq=0, timeout=0):
        return self.i2c

    def SPI(self, number, baudrate=0, **wires):
        return self.spi


class Running(Clock):
    """A clock that goes on while a driver waits."""

    def ticks_us(self) -> int:
        self.now += 1000
        return super().ticks_us()


class Pins:
    """The class of pins: one for each GPIO, the same whenever it is asked for."""

    IN, OUT, PULL_UP = Pin.IN, Pin.OUT, Pin.PULL_UP

    def __init__(self, made: dict) -> None:
        self.made = made

    def __call__(self, gpio, mode=0, pull=0, value=1):
        pin = self.made.setdefault(gpio, Pin(value))
        pin.gpio = gpio
        return pin


def built(part: str, machine: Machine, lights: int = 2, **hardware):
    wiring = Wiring(machine, boards.board(PICO, hardware), lights, machine.clock)
    device = wiring.build(part)
    assert not wiring.faults, wiring.faults
    return device


def picture() -> bytes:
    return bytes([(3 * i + i // 128) & 0xFF for i in range(1024)])


def draw(screen) -> None:
    for page in range(8):
        screen.show(page, picture()[128 * page : 128 * page + 128])


def test_every_screen_that_can_be_set_shows_the_picture_upright_and_in_place():
    for kind, columns in (("sh1106", 132), ("ssd1306", 128)):
        for address in boards.TRAITS["screen_address"]:
            for rotation in boards.TRAITS["screen_rotation"]:
                machine, chip = Machine(), oled.Oled(columns)
                machine.i2c.chips[int(address, 16)] = chip
                draw(
                    built("screen", machine, screen=kind, screen_address=address,
                          screen_rotation=rotation)
                )  # fmt: skip
                seen = chip.picture() if not rotation else upside_down(chip.picture())
                assert seen == picture() and chip.lit and chip.pump, (kind, address, rotation)


def upside_down(seen: bytes) -> bytes:
    """What people see whose box has the glass's cable at the bottom."""
    return bytes([oled.TURNED[byte] for byte in reversed(seen)])


def test_a_screen_on_four_wires_is_turned_too():
    machine, chip = Machine(), oled.Oled(132)
    pins = {wire: machine.Pin(USUAL.pins["screen_" + wire]) for wire in ("dc", "cs")}
    pins["dc"].told, pins["cs"].told = chip.dc, chip.select
    machine.spi.chips.append((pins["cs"], chip))
    draw(built("screen", machine, screen="sh1106_spi", screen_rotation=180))
    assert upside_down(chip.picture()) == picture()


def test_the_usual_screen_is_the_one_that_the_guide_tells_people_to_buy():
    machine, chip = Machine(), oled.Oled(132)
    machine.i2c.chips[0x3C] = chip
    screen = built("screen", machine)
    draw(screen)
    assert chip.picture() == picture() and screen.column == driver.SH1106


def turned(machine: Machine, rotary, detents: int, steps: int) -> int:
    knob = Knob()
    knob.a, knob.b = [machine.Pin(USUAL.pins[wire]) for wire in ("knob_a", "knob_b")]
    knob.turn(detents, steps=steps)
    return rotary.look()[0]


def test_a_knob_counts_every_detent_in_the_direction_that_the_settings_say():
    for detents, steps in ((1, 4), (2, 2), (4, 1)):
        for direction in boards.TRAITS["knob_direction"]:
            machine = Machine()
            rotary = built("knob", machine, knob_detents=detents, knob_direction=direction)
            assert turned(machine, rotary, 8, steps) == 8 * direction, (detents, direction)
            assert turned(machine, rotary, -3, steps) == -3 * direction


def test_lights_get_their_colours_in_the_order_that_the_settings_say():
    places = {"R": 1, "G": 2, "B": 3, "W": 0}
    for order in boards.TRAITS["light_order"]:
        sys.modules["rp2"] = pio  # the driver takes it out again
        strip = built("strip", Machine(), light_order=order)
        line = strip.line
        line.sm.levels = []
        strip.write(bytes((1, 2, 3)) * 2)
        sent = pio.colours(line.sm.levels, 100, len(order))
        assert sent == [tuple([places[colour] for colour in order])] * 2, order


def test_so_many_lights_are_told_as_the_settings_say():
    for count, wanted in ((0, 5), (8, 8), (1, 1)):
        sys.modules["rp2"] = pio  # the driver takes it out again
        strip = built("strip", Machine(), lights=5, light_count=count)
        assert strip.count == wanted
        assert len(pio.colours(strip.line.sm.levels, 100)) == wanted
