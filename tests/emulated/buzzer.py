"""The table's buzzer on an emulated board's pin: which tones it plays, and when each began."""

from __future__ import annotations

from collections.abc import Callable

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.rp2040 import RP2040


class Buzzer:
    """tones  (ns, hertz) of every tone, when its first wave began; of two equal waves at least
    on_tone  called when one is heard
    """

    ALIKE = 0.03  # of a wave's length, which the board's clock and ours round

    def __init__(self, mcu: RP2040, gpio: int) -> None:
        self.mcu = mcu
        self.tones: list[tuple[float, float]] = []
        self.on_tone: Callable[[], None] = lambda: None
        self.rises = [0.0, 0.0]  # of the two waves before
        self.sounds = 0.0  # the length of the waves of the tone that is on
        mcu.gpio[gpio].add_listener(self.changed)

    def began(self, hertz: float, after: float) -> float:
        """When a tone of that pitch first began after that, in ns; 0 where none has."""
        return next((at for at, tone in self.tones if at > after and self.alike(tone, hertz)), 0.0)

    def alike(self, one: float, other: float) -> bool:
        return abs(one - other) < self.ALIKE * other

    def changed(self, level: GPIOPinState, before: GPIOPinState) -> None:
        if level != GPIOPinState.HIGH:
            return
        now = self.mcu.clock.nanos
        first, second = self.rises
        self.rises = [second, now]
        length = now - second
        if not self.alike(length, second - first):
            self.sounds = 0.0
        elif not self.sounds or not self.alike(length, self.sounds):
            self.sounds = length
            self.tones.append((first, 1e9 / length))
            self.on_tone()
