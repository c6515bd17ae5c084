"""The screens' driver over both buses, against a model of the chips."""

from firmware.devices.guard import Devices
from firmware.drivers.oled import SH1106, SSD1306, I2cBus, Oled, SpiBus
from tests.both.models import oled
from tests.both.models.bus import Clock, I2c, Pin, Spi


def over_i2c(columns: int = 128) -> tuple:
    clock, chip = Clock(), oled.Oled(columns)
    bus = I2c(clock)
    bus.chips[0x3C] = chip
    return clock, bus, chip, Oled(I2cBus(bus), SH1106 if columns > 128 else SSD1306)


def over_spi(columns: int = 128) -> tuple:
    clock, chip = Clock(), oled.Oled(columns)
    bus = Spi(clock)
    link = SpiBus(bus, Pin(1, chip.dc), bus.attach(chip))
    return clock, bus, chip, Oled(link, SH1106 if columns > 128 else SSD1306)


def every() -> list:
    return [make(columns) for make in (over_i2c, over_spi) for columns in (128, 132)]


def stripes(page: int) -> bytes:
    return bytes([(i * 3 + page) & 0xFF for i in range(128)])


def test_pages_come_where_they_belong():
    for _, _, chip, screen in every():
        for page in (3, 0, 7, 3):
            screen.show(page, stripes(page))
        for page in range(8):
            assert chip.glass(page) == (stripes(page) if page in (0, 3, 7) else bytes(128)), page
        assert chip.lit and chip.pump and chip.turned and chip.settings[0xA8] == 63


def test_noise_in_the_memory_is_never_shown():
    for _, _, chip, screen in every():
        screen.show(0, stripes(0))
        assert chip.lit and not chip.seen_noise


def test_only_the_page_that_changed_is_sent():
    for make, us in ((over_i2c, 3100), (over_spi, 110)):
        _, bus, chip, screen = make()
        screen.show(0, stripes(0))
        before = bus.bytes, bus.busy_ns, chip.frames
        screen.show(1, stripes(1))
        assert bus.bytes - before[0] <= 135 and chip.frames - before[2] == 1
        assert (bus.busy_ns - before[1]) // 1000 <= us, bus.busy_ns - before[1]


def test_what_changed_of_a_page_comes_where_it_belongs_and_nothing_else_is_sent():
    for _, bus, chip, screen in every():
        screen.show(2, stripes(2))
        before = bus.bytes
        for first, last in ((0, 8), (40, 128), (120, 128), (13, 14)):
            screen.show(2, memoryview(stripes(5))[first:last], first)
        assert bus.bytes - before <= 8 + 88 + 8 + 1 + 4 * 8
        shown = stripes(5)[:8] + stripes(2)[8:13] + stripes(5)[13:14] + stripes(2)[14:40]
        assert chip.glass(2) == shown + stripes(5)[40:]
        assert chip.glass(1) == chip.glass(3) == bytes(128)


def test_a_page_on_i2c_is_one_transfer():
    _, bus, _, screen = over_i2c()
    screen.show(0, stripes(0))
    calls = bus.calls
    screen.show(0, stripes(1))
    assert bus.calls == calls + 1


def test_contrast_and_power():
    for _, _, chip, screen in every():
        screen.contrast(9)
        screen.power(False)
        screen.show(0, stripes(0))
        assert chip.settings[0x81] == 9 and not chip.lit
        screen.contrast(200)
        screen.power(True)
        assert chip.settings[0x81] == 200 and chip.lit
        assert chip.glass(0) == stripes(0)


def test_a_screen_that_comes_back_is_set_up_anew():
    clock, _, chip, screen = over_i2c()
    clock.ms = clock.ticks_ms
    screens = Devices(clock, screen=screen).screen
    screens.call("show", 0, stripes(0))
    chip.there = False
    screens.call("show", 0, stripes(1))
    assert not screens.works
    chip.reset()
    chip.there = True
    clock.sleep_ms(2100)
    screens.call("show", 2, stripes(2))
    assert screens.works and chip.lit and chip.glass(2) == stripes(2)
    assert chip.glass(1) == bytes(128)


def test_no_screen_is_an_error():
    _, _, chip, screen = over_i2c()
    chip.there = False
    try:
        screen.show(0, stripes(0))
        raise AssertionError("no error")
    except OSError:
        pass
