"""The lights' driver: the PIO program run cycle by cycle, and the ESP32's neopixel."""

import sys

from firmware.drivers.ws2812 import NeoLine, Ws2812
from firmware.lights.lights import Lights
from tests.both.models import pio
from tests.both.models.bus import Clock


def pio_line(count: int, machine: int = 0, white: bool = False) -> tuple:
    sys.modules["rp2"] = pio
    from firmware.drivers.ws2812_rp2 import PioLine

    clock = Running()
    line = PioLine("pin", count, machine, clock, white)
    return clock, line


class Running(Clock):
    """A clock that goes on while the driver waits."""

    def ticks_us(self) -> int:
        self.now += 1000
        return super().ticks_us()


def shown(line) -> list:
    assert line.sm.freq == 10000000
    got = pio.colours(line.sm.levels, 1000000000 // line.sm.freq, line.sm.threshold // 8)
    line.sm.levels = []
    return got


def test_the_chain_is_dark_from_the_start():
    _, line = pio_line(3)
    Ws2812(line, 3)
    assert shown(line) == [(0, 0, 0)] * 3


def test_every_bit_keeps_the_times_of_both_sheets_and_bytes_go_green_first():
    _, line = pio_line(4)
    strip = Ws2812(line, 4)
    shown(line)
    strip.write(bytes((255, 0, 0, 1, 2, 3, 0x55, 0xAA, 0x0F, 255, 255, 255)))
    assert shown(line) == [(0, 255, 0), (2, 1, 3), (0xAA, 0x55, 0x0F), (255, 255, 255)]


def test_a_bit_lasts_no_longer_than_the_driver_waits_for_it():
    _, line = pio_line(1)
    Ws2812(line, 1)
    line.sm.levels = []
    line.sm.feed([0xF0F0F000])
    cycles = sum([cycles for _, cycles in line.sm.levels])
    assert cycles == 24 * 11 and cycles * 1000000 <= line.light_us * line.sm.freq, cycles


def test_other_chips_have_other_orders():
    for order, wanted in (("RGB", (1, 2, 3)), ("GRB", (2, 1, 3)), ("BRG", (3, 1, 2))):
        _, line = pio_line(1)
        strip = Ws2812(line, 1, order)
        shown(line)
        strip.write(bytes((1, 2, 3)))
        assert shown(line) == [wanted]
    try:
        Ws2812(line, 1, "RGGB")
        raise AssertionError("no error")
    except ValueError:
        pass


def test_a_white_of_its_own_is_sent_and_stays_dark():
    for dma in (True, False):
        _, line = pio_line(2, white=True)
        line.dma = line.dma if dma else None
        strip = Ws2812(line, 2, "GRBW")
        shown(line)
        strip.write(bytes((1, 2, 3, 255, 254, 253)))
        assert shown(line) == [(2, 1, 3, 0), (254, 255, 253, 0)], dma
        assert line.frame_us() >= 2 * 32 * 11 // 10 + 280


def test_lights_that_are_not_told_go_dark_and_too_many_are_left_out():
    _, line = pio_line(3)
    strip = Ws2812(line, 3)
    strip.write(bytes((9,)) * 9)
    shown(line)
    strip.write(bytes((7, 7, 7)))
    assert shown(line) == [(7, 7, 7), (0, 0, 0), (0, 0, 0)]
    strip.write(bytes((5,)) * 30)
    assert shown(line) == [(5, 5, 5)] * 3


def test_a_chain_that_turns_out_longer_is_told_whole():
    _, line = pio_line(2)
    pixels = NeoPixel(2)
    for strip in (Ws2812(line, 2), Ws2812(NeoLine(pixels), 2)):
        strip.grow(4)
        strip.write(bytes((5,)) * 12)
    assert shown(line)[2:] == [(5, 5, 5)] * 4 and pixels.sent[-1] == bytes((5,)) * 12


def test_the_processor_hands_a_frame_over_and_waits_only_for_the_one_before():
    clock, line = pio_line(100)
    line.sm.feed = len  # the times of so many bits would not fit a small heap
    strip = Ws2812(line, 100)
    began = clock.now
    strip.write(bytes(300))
    waited = clock.now - began
    assert 3290000 <= waited <= 3400000, waited
    clock.sleep_ms(10)
    began = clock.now
    strip.write(bytes(300))
    assert clock.now - began < 10000


def test_a_frame_is_not_changed_while_it_is_sent():
    _, line = pio_line(2)
    strip = Ws2812(line, 2)
    line.dma.busy = 1
    before = bytes(strip.buffer)
    try:
        strip.write(bytes((1,)) * 6)
        raise AssertionError("no error")
    except OSError:
        assert bytes(strip.buffer) == before and not line.dma.busy


def test_the_dma_is_paced_by_its_state_machine():
    for machine, request in ((0, 0), (3, 3), (4, 8), (7, 11)):
        _, line = pio_line(1, machine)
        assert line.dma.ctrl == {"size": 2, "inc_write": False, "treq_sel": request}


def test_without_dma_words_are_put():
    _, line = pio_line(2)
    line.dma = None
    strip = Ws2812(line, 2)
    shown(line)
    strip.write(bytes((250, 2, 3, 4, 5, 6)))
    assert shown(line) == [(2, 250, 3), (5, 4, 6)]


class NeoPixel:
    def __init__(self, count: int, bpp: int = 3) -> None:
        self.bpp = bpp
        self.buf = bytearray(bpp * count)
        self.sent: list = []

    def write(self) -> None:
        self.sent.append(bytes(self.buf))


def test_the_esp32_sends_by_its_own_neopixel():
    pixels = NeoPixel(2)
    strip = Ws2812(NeoLine(pixels), 2)
    strip.write(bytes((1, 2, 3, 4, 5, 6)))
    assert pixels.sent == [bytes(6), bytes((2, 1, 3, 5, 4, 6))]
    pixels = NeoPixel(2, 4)
    Ws2812(NeoLine(pixels), 2, "RGBW").write(bytes((1, 2, 3, 4, 5, 6)))
    assert pixels.sent == [bytes(8), bytes((1, 2, 3, 0, 4, 5, 6, 0))]


def test_what_reaches_the_chain_through_its_exit_is_within_the_limit():
    pixels = NeoPixel(60)
    lights = Lights(Ws2812(NeoLine(pixels), 60), 500)
    lights.show(bytearray(b"\xff" * 180))
    sent = pixels.sent[-1]
    drawn = 60 * lights.idle_ma
    for i in range(180):
        drawn += sent[i] * (11, 16, 15)[i % 3] / 255
    assert 450 < drawn <= 500 and lights.percent < 25
