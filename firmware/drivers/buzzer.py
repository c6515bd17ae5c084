"""A passive buzzer on a PWM pin: short tunes, told apart by their shape, played by a timer."""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

# Hertz and milliseconds, turn about; 0 Hz is a rest. Yes rises, no falls low, your turn is two
# even notes, the end a long rise, a tick hardly anything.
TUNES = {
    "yes": (1320, 50, 1760, 70),
    "no": (440, 90, 0, 30, 262, 200),
    "turn": (988, 80, 0, 60, 988, 80),
    "end": (659, 110, 784, 110, 988, 110, 1319, 300),
    "tick": (2000, 4),
}
LOUD = 32768  # of 65535: a square wave


class Buzzer:
    """`mute` may be set at any time.

    pwm    a machine.PWM;  timer  a machine.Timer of its own
    clock  has `ticks_ms()` and `ticks_diff(a, b)`, as the module `time` of MicroPython
    began, lasts  when the note that sounds began, and for how many ms
    """

    def __init__(
        self, pwm: Any, timer: Any, clock: Any = None, mute: bool = False, volume: int = LOUD
    ) -> None:
        self.pwm = pwm
        self.timer = timer
        self.clock = time if clock is None else clock
        self.began = self.lasts = 0
        self.mute = mute
        self.volume = volume
        self.tune: tuple = ()
        self.next = ""  # what follows a yes
        self.at = 0
        pwm.duty_u16(0)

    def play(self, sound: str) -> None:
        """Begin one of firmware.devices.guard.SOUNDS instead of what is playing; returns at once.

        A tick does not cut another sound short, and whose turn it is comes after the yes to the
        seat before. `next` is set first: if the timer ends the yes just then, that is seen.
        """
        if self.mute or (sound == "tick" and self.tune):
            return
        self.next = sound if sound == "turn" else ""
        if self.next and self.tune is TUNES["yes"]:
            return
        self.began = self.clock.ticks_ms()  # what is still due comes too early from now on
        self.timer.deinit()
        self.next = ""
        self.tune = TUNES[sound]
        self.at = 0
        self._step()

    def quiet(self) -> None:
        self.timer.deinit()
        self.next = ""
        self.tune = ()
        self.pwm.duty_u16(0)

    def _over(self, _: Any) -> None:
        """The timer has come: the next note. What was due just before `deinit` is called after it,
        too, and would cut the first note of the sound that has begun by then."""
        if self.clock.ticks_diff(self.clock.ticks_ms(), self.began) >= self.lasts - 1:
            self._step()

    def _step(self) -> None:
        """The next note, or silence."""
        if self.at >= len(self.tune) and self.next:
            self.tune, self.next, self.at = TUNES[self.next], "", 0
        if self.mute or self.at >= len(self.tune):
            self.tune = ()
            self.pwm.duty_u16(0)
            return
        hertz, self.lasts = self.tune[self.at], self.tune[self.at + 1]
        self.at += 2
        if hertz:
            self.pwm.freq(hertz)
        self.pwm.duty_u16(self.volume if hertz else 0)
        self.began = self.clock.ticks_ms()
        self.timer.init(mode=self.timer.ONE_SHOT, period=self.lasts, callback=self._over)
