"""One place where people and the table meet: what they do comes in, what they see goes out.

`event()` is the only place where the application waits. What it returns:

    ("tap", uid: bytes)   a tag has arrived on the reader
    ("turn", detents)     the knob was turned, clockwise positive
    ("press",) ("hold",)  the knob was pressed; held down
    ("leave",)            a command of the link has changed the match: never returned, raised
"""

from firmware.canvas import Canvas
from firmware.devices import Devices
from firmware.inputs import KnobWatch, TagWatch
from firmware.lights import PHASE_MS, Lights, Palette, frame
from firmware.link import Link
from firmware.view import menu_rows, text_rows

try:
    from typing import Callable

    Rows = Callable[[], list]
except ImportError:  # MicroPython has no typing and never evaluates an annotation
    Rows = object  # type: ignore

POLL_MS = 20
PAGE_MS = 2500  # how long a page of news stays
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇ-'0123456789 "
NAME_LENGTH = 10


class Leave(Exception):
    """Whatever is being asked or told, leave it: the match has changed under it."""


class Panel:
    """rows     () -> the eight rows of the screen, a function of `page`
    marks       (place, mark) pairs of the lights, with `size` and `palette`
    labels, at  what a question of the table itself offers, and where the knob stands; else []
    """

    def __init__(self, devices: Devices, limit_ma: int = 500) -> None:
        self.devices = devices
        self.canvas = Canvas()
        self.tags = TagWatch()
        self.gestures = KnobWatch()
        self.lights = Lights(self, limit_ma)
        self.rows: "Rows" = list
        self.inverse: tuple = (0,)
        self.marks: list = []
        self.size = 0
        self.palette = Palette(())
        self.labels: list = []
        self.at = 0
        self.screen_worked = True
        self.link: "Link | None" = None
        self.laid_tag: "bytes | None" = None  # put on the reader by the link
        self.drawn: tuple = ()
        self.events = 0

    @property
    def page(self) -> int:
        """Counts up while a text is shown that has more than one page."""
        return self.devices.clock.ms() // PAGE_MS

    async def event(self) -> tuple:
        """Wait until somebody does something, keeping screen and lights alive meanwhile."""
        while True:
            got = self.poll()
            if got:
                self.events += 1
                if got[0] == "leave":
                    self.labels = []
                    raise Leave()
                return got
            self.refresh()
            await self.devices.clock.sleep_ms(POLL_MS)

    def poll(self) -> "tuple | None":
        """What has happened, if anything: the link first, then the reader, then the knob."""
        devices, now = self.devices, self.devices.clock.ms()
        sent = self.link.poll() if self.link else None
        if sent:
            return sent
        uid = self.tags.look(self.laid_tag or devices.reader.call("look"), now)
        if uid is not None:
            return ("tap", uid)
        turned, down = devices.knob.call("look") or (0, False)
        return self.gestures.look(turned, down, now)

    def refresh(self) -> None:
        """Send what has changed of screen and lights; between events only time changes them."""
        phase = self.devices.clock.ms() // PHASE_MS
        if self.drawn == (self.events, phase):
            return
        self.drawn = (self.events, phase)
        self.refresh_screen()
        if self.size:
            self.lights.show(frame(self.size, self.marks, self.palette, phase))
        if self.link:
            self.link.devices()
            self.link.pictures(self.canvas, self.lights.shown or b"", self.lights.percent)

    def refresh_screen(self) -> None:
        screen = self.devices.screen
        for page in self.canvas.draw(self.rows(), self.inverse):
            screen.call("show", page, self.canvas.page(page))
        if screen.works != self.screen_worked:  # it failed or came back: it may show anything
            self.screen_worked = screen.works
            self.canvas.forget()

    def write(self, rgb: bytearray) -> None:
        """The strip, as the lights' exit sees it."""
        self.devices.strip.call("write", rgb)

    def sound(self, name: str) -> None:
        self.devices.buzzer.call("play", name)
        if self.link:
            self.link.on_sound(name)

    # Questions of the table itself

    async def choose(self, heading: str, labels: list, at: int = 0) -> "int | None":
        """The index of the label chosen with the knob; None where people held it to go back."""
        self.inverse = ()
        self.labels, self.at = labels, at
        if self.link:
            self.link.on_menu(heading, labels, at)
        self.rows = lambda: menu_rows(heading, labels, self.at)
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.event()
            if kind == "turn":
                self.at = (self.at + what[0]) % len(labels)
                self.sound("tick")
        self.labels = []
        return self.at if kind == "press" else None

    async def tell(self, heading: str, rows: list) -> None:
        """Rows to read, moved up and down with the knob, until it is pressed."""
        self.inverse = (0,)
        self.at = 0
        if self.link:
            self.link.on_menu(heading, rows, 0)
        self.rows = lambda: text_rows(heading, rows, self.at)
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.event()
            if kind == "turn":
                self.at = max(0, min(self.at + what[0], len(rows) - 1))

    async def spell(self, heading: str) -> str:
        """A name, letter by letter: turn to choose, press to take, hold to end. May be empty."""
        name, at = "", 0
        self.inverse = ()
        self.rows = lambda: menu_rows(heading, ["", name + LETTERS[at], "", "« " + LETTERS[at]], 1)
        while True:
            kind, *what = await self.event()
            if kind == "turn":
                at = (at + what[0]) % len(LETTERS)
            elif kind == "press" and len(name) < NAME_LENGTH:
                name += LETTERS[at] if not name else LETTERS[at].lower()
            elif kind == "hold":
                return name.strip()
