"""A table on a bench: the guide's parts as models, each wire on the pin where hands have put it.

The drivers are the board's own, built from the settings that the table keeps. What is seen and
heard of the parts is read off the models; what hands do there comes in at their contacts.
"""

from __future__ import annotations

import sys
import time
from types import SimpleNamespace
from typing import Any

from firmware import boards
from firmware.boards import pico
from firmware.devices.wiring import Wiring
from firmware.storage.files import Files
from firmware.storage.settings import Settings
from host.cable.simulators import InProcessTable
from tests.both.models import knob, pio
from tests.both.models.bus import Clock, I2c, Pin, Spi
from tests.both.models.mfrc522 import Mfrc522
from tests.both.models.oled import Oled
from tests.both.models.rf import Field
from tests.both.models.tags import Ntag

NAME = "Raspberry Pi Pico with RP2040"
TAG = bytes((0x04, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66))
LIGHTS = 8  # of the stick
MISREAD = 9  # of so many 1s that come at 3.3 V one is taken for a 0
PRESS_S, HOLD_S = 0.06, 0.9
NOWHERE = -1
PARTS = ("reader", "knob", "screen", "strip", "buzzer")
Colour = tuple[int, ...]


class Now(Clock):
    """Real time, for models that keep step with a real table."""

    @property
    def now(self) -> int:  # type: ignore[override]
        return time.monotonic_ns()

    @now.setter
    def now(self, _: int) -> None:
        """What a transfer takes on a bus is not waited for."""


class Stick:
    """Lights on the strip's wire. `order` as they read bytes; W in it is a white of their own.

    shifted  whether their data come at 5 V
    shown    red, green, blue and white of each light;  `seen` (light, that), each time it was lit
    """

    def __init__(self) -> None:
        self.order = "GRB"
        self.shifted = True
        self.ones = 0
        self.dark()

    def dark(self) -> None:
        """After power-on."""
        self.shown: list[Colour] = [(0,) * 4] * LIGHTS
        self.seen: list[tuple[int, Colour]] = []

    def take(self, levels: list[list[int]]) -> None:
        """A frame, of which each light takes its bytes and hands on the others."""
        sent = [byte[0] for byte in pio.colours(levels, 100, 1)]
        heard = sent if self.shifted else [self.misread(byte) for byte in sent]
        size = len(self.order)
        for light in range(min(LIGHTS, len(heard) // size)):
            got = dict(zip(self.order, heard[size * light : size * light + size], strict=True))
            self.shown[light] = tuple(got.get(letter, 0) for letter in "RGBW")
        self.seen += [(at, shown) for at, shown in enumerate(self.shown) if any(shown)]

    def misread(self, byte: int) -> int:
        for bit in (1 << at for at in range(8) if byte >> at & 1):
            self.ones += 1
            byte ^= 0 if self.ones % MISREAD else bit
        return byte


class Bench:
    """The parts. `wires` are the guide's, by the GPIO each is on: a change is a wrong turn.

    detents  in a cycle of the knob's contacts;  `flipped` whether the screen is built in head down
    tones    the hertz that were heard since power-on
    """

    def __init__(self) -> None:
        self.wires: dict[str, int] = dict(pico.PINS)
        self.clock = Now()
        self.stick = Stick()
        self.glass, self.address, self.flipped = Oled(132), 0x3C, False
        self.chip = Mfrc522(self.clock, Field())
        self.knob, self.detents = knob.Knob(), 1
        self.tones: list[int] = []
        self.wiring: Any = None
        self.power()

    def swap(self, one: str, other: str) -> None:
        """Two wires have changed places."""
        self.wires[one], self.wires[other] = self.wires[other], self.wires[one]

    def unplug(self, *parts: str) -> None:
        """None of their wires is anywhere."""
        for wire in self.wires:
            if wire.split("_")[0] in parts:
                self.wires[wire] = NOWHERE

    def plug(self, part: str) -> None:
        """Its wires are where the guide wants them."""
        for wire in self.wires:
            if wire.split("_")[0] == part:
                self.wires[wire] = pico.PINS[wire]

    def plug_all(self) -> None:
        """Every wire is where the guide wants it, and the shifter is in."""
        self.wires = dict(pico.PINS)
        self.stick.shifted = True

    def power(self) -> None:
        """The board's side of every pin and bus is new, and parts are as at power-on."""
        self.pins: dict[int, Any] = {}
        self.i2c, self.spi = I2c(self.clock), Spi(self.clock)
        self.glass.reset()
        self.chip.reset()
        self.stick.dark()
        self.tones.clear()
        self.i2c.chips[self.address] = self.glass
        select = self.pin(self.wires["reader_cs"])
        select.told = self.chip.select
        self.spi.chips.append((select, self.chip))
        self.knob.a, self.knob.b, self.knob.button = (
            self.pin(self.wires["knob_" + contact]) for contact in ("a", "b", "press")
        )

    def parts(self, hardware: dict[str, Any]) -> tuple[Any, ...]:
        """The drivers, as a board builds them from these settings."""
        self.power()
        sys.modules["rp2"] = Rp2(self)  # type: ignore[assignment]  # the driver takes it out again
        board = boards.board(NAME, hardware)
        self.wiring = Wiring(Machine(self), board, LIGHTS, self.clock)
        return tuple(self.wiring.build(part) for part in PARTS)

    def pin(self, gpio: int, mode: int = 0, pull: int = 0, value: int = 1) -> Any:
        """The same for a GPIO whenever it is asked for."""
        pin = self.pins.setdefault(gpio, Pin(value))
        pin.gpio = gpio
        return pin

    def joined(self, part: str, pins: dict[str, Any]) -> bool:
        """Whether these wires of a bus lead where the part has them."""
        return all(self.wires[f"{part}_{wire}"] == pin.gpio for wire, pin in pins.items())

    # Hands

    def turn(self, clicks: int) -> None:
        self.knob.turn(clicks, steps=4 // self.detents)

    def press(self, seconds: float = PRESS_S) -> None:
        for level in (0, 1):
            self.knob.button.level = level
            self.knob._edge(self.knob.button)
            time.sleep(seconds)

    def lay(self) -> None:
        self.chip.field.lay(Ntag(TAG))

    def lift(self) -> None:
        self.chip.field.tags.clear()


class Pins:
    """The board's class of pins."""

    IN, OUT, PULL_UP = Pin.IN, Pin.OUT, Pin.PULL_UP

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def __call__(self, *of: int, **how: int) -> Any:
        return self.bench.pin(*of, **how)


class Machine:
    """MicroPython's module, as far as these parts ask: a bus leads to a part by its own wires."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.Pin = Pins(bench)

    def I2C(self, number: int, scl: Any, sda: Any, **how: int) -> I2c:
        right = self.bench.joined("screen", {"scl": scl, "sda": sda})
        return self.bench.i2c if right else I2c(self.bench.clock)

    def SPI(self, number: int, baudrate: int, **wires: Any) -> Spi:
        right = self.bench.joined("reader", wires)
        return self.bench.spi if right else Spi(self.bench.clock)

    def PWM(self, pin: Any) -> Any:
        here = pin.gpio == self.bench.wires["buzzer"]
        heard = self.bench.tones.append if here else bool
        return SimpleNamespace(freq=heard, duty_u16=bool)

    def Timer(self, number: int) -> Any:
        """It never ends a note: the first of a tune is enough."""
        return SimpleNamespace(ONE_SHOT=0, init=lambda **how: None, deinit=lambda: None)


class Rp2:
    """The module of the lights' state machine; its pin is the stick's where the wire says so."""

    PIO, DMA, asm_pio = pio.PIO, pio.DMA, staticmethod(pio.asm_pio)

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def StateMachine(self, *of: Any, **how: Any) -> Any:
        machine, feed = pio.StateMachine(*of, **how), pio.StateMachine.feed
        stick = self.bench.stick if machine.pin.gpio == self.bench.wires["strip"] else None

        def fed(words: list[int]) -> None:
            machine.levels = []
            feed(machine, words)
            if stick:
                stick.take(machine.levels)

        machine.feed = fed  # type: ignore[method-assign]
        return machine


class BenchTable(InProcessTable):
    """A table whose parts are those of a bench, also after `again()`."""

    def __init__(self, folder: Any, bench: Bench) -> None:
        super().__init__(folder)
        self.bench = bench

    def parts(self) -> Any:
        return self.bench.parts(Settings(Files(str(self.folder))).hardware)
