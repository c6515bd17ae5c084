"""A board whose parts are simulated: power it on, look at it, power it off."""

import asyncio
import gc

from firmware.boot import main, settling
from firmware.devices import simulated
from tests.both.app.shelf import Shelf

PICO = "Raspberry Pi Pico with RP2040"
BASE = 0x40058000
CONTROL, REASON, SCRATCH = BASE, BASE + 8, BASE + 12
TURN_MS = 3  # what a turn of the loop takes a board before it waits
PARTS = ("reader", "knob", "screen", "strip", "buzzer")


class Reset(Exception):
    """The board has started again."""


class Off(BaseException):
    """The plug is out."""


class Pin:
    """`low` are the pins that something holds low."""

    IN, OUT, PULL_UP = 0, 1, 2
    low: tuple = ()

    def __init__(self, gpio, mode=0, pull=0, value=None):
        self.gpio = gpio

    def value(self):
        return int(self.gpio not in Pin.low)


class Machine:
    """MicroPython's module. `mem32` outlives a reset.

    fed     how often the watchdog was fed, and `gap` the longest time between
    ended  raised in the loop's next turn
    """

    Pin = Pin
    WDT_RESET = 3

    def __init__(self):
        self.mem32 = {REASON: 0, SCRATCH: 0}
        self.now = lambda: 0
        self.fed = self.fed_ms = self.gap = 0
        self.timeouts: list = []
        self.ended = None

    def WDT(self, timeout):
        self.timeouts.append(timeout)
        self.fed_ms = self.now()
        return self

    def feed(self):
        ended, self.ended = self.ended, None
        if ended:
            raise ended
        now = self.now()
        self.gap = max(self.gap, now - self.fed_ms)
        self.fed_ms = now
        self.fed += 1

    def reset_cause(self):
        return self.WDT_RESET

    def reset(self):
        raise Reset()

    def unique_id(self):
        return b"\xe6\x61\x64\x08\x43\x29\xa7\x32"


class Ticks:
    """MicroPython's `time` over a simulated clock, near the end of what its ticks can count."""

    WRAP = 1 << 30

    def __init__(self, clock):
        self.clock = clock

    def ticks_ms(self):
        return (self.clock.ms() - 5000) % self.WRAP

    def ticks_diff(self, a, b):
        return (a - b + self.WRAP // 2) % self.WRAP - self.WRAP // 2

    def sleep_ms(self, duration):
        self.clock.now += duration


class Garbage:
    """A board's `gc`: when it was asked to collect.

    On CPython a collection looks through all that every test of this run keeps, 60 ms and more; a
    simulated board that stays on for a minute would need 150 of them.
    """

    def __init__(self, clock):
        self.clock = clock
        self.times: list = []

    def collect(self):
        self.times.append(self.clock.ms())
        if hasattr(gc, "mem_alloc"):
            gc.collect()


class Started(settling.Start):
    """Leaves nothing behind: the tests after it load their games as a computer does."""

    def over(self):
        super().over()
        settling.loading.settlers[:] = []


class Board(main.PowerOn):
    """With `language` chosen, and all parts but those in `lacks`, unless they are given.

    low     the pins held down when it is switched on
    waited  how often anything waited for so many milliseconds
    """

    def __init__(self, storage=None, machine=None, lacks=(), name=PICO, low=(), **parts):
        self.low = low
        self.shelf = Shelf({"settings.json": '{"language": "en"}'}) if storage is None else storage
        self.time = simulated.Clock()
        self.garbage = Garbage(self.time)
        self.lacks = lacks
        self.parts = parts
        self.seen: list = []
        self.waited: dict = {}
        machine = machine or Machine()
        machine.now = self.time.ms
        super().__init__(machine, name, Ticks(self.time), Started())

    def files(self):
        return self.shelf

    def link(self):
        return None

    def part(self, name):
        if name not in self.parts and name not in self.lacks:
            made = {"reader": Reader, "knob": simulated.Knob, "screen": simulated.Screen,
                    "strip": simulated.Strip, "buzzer": simulated.Buzzer}  # fmt: skip
            self.parts[name] = made[name]()
        return self.parts.get(name)

    def say(self, screen, rows, most=8):
        self.seen.append(" ".join(rows))
        return super().say(screen, rows, most)

    async def greet(self, panel):
        """Everything that stood on the screen is seen."""
        shown = panel.refresh

        def refresh(now=False):
            shown(now)
            now_seen = " ".join([row[0] for row in panel.canvas.rows if row])
            if now_seen not in self.seen:
                self.seen.append(now_seen)

        panel.refresh = refresh
        self.panel = panel
        await super().greet(panel)

    def saw(self, text):
        return [seen for seen in self.seen if text in seen]

    def power(self, *durations, end=Off):
        """On for so long, then `end` is raised in a turn of the loop; what the board came to.

        A second duration is that of the application's second life, and so on.
        """
        life, left = self.live, list(durations)

        async def live(devices):
            self.time.alarms.clear()  # MicroPython ends no sleeper of the life before
            pulling = asyncio.create_task(self.pull(end, left.pop(0)))
            try:
                await life(devices)
            finally:
                pulling.cancel()

        self.live = live
        before, main.pause = main.pause, self.pause
        main.gc = self.garbage
        Pin.low = self.low
        try:
            self.run()
        except (Off, Reset) as how:
            return type(how)
        finally:
            Pin.low = ()
            main.pause = before
            main.gc = gc
            self.live = life
            asyncio.new_event_loop()
        return None

    def pause(self, duration):
        self.waited[duration] = self.waited.get(duration, 0) + 1
        return self.time.sleep_ms(duration + TURN_MS if duration == main.LOOK_MS else duration)

    async def pull(self, end, duration):
        await self.time.sleep_ms(duration)
        self.machine.ended = end()


class Reader(simulated.Reader):
    busy = False
