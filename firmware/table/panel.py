"""One place where people and the table meet: what they do comes in, what they see goes out.

`event()` is the only place where the application waits. What it returns:

    ("tap", uid, reader)  a tag has arrived on a reader (its number, the first is 0)
    ("tags", uids, reader)  several at once, where `many` says that they may
    ("lift", uid, reader)   one has been taken from a heap of which the rest still lies there
    ("crowd",)            several tags lie there that cannot be told apart, or must not be
    ("turn", detents)     the knob was turned, clockwise positive
    ("press",) ("hold",)  the knob was pressed; held down
    ("device",)           a device has failed, or works again
    ("leave",)            a command of the link has changed the match: never returned, raised
"""

from engine.names import NAME_LENGTH
from firmware.devices.gestures import KnobWatch, TagWatch
from firmware.devices.guard import Devices
from firmware.lights.lights import PHASE_MS, Lights, Palette, frame
from firmware.screen.canvas import ROWS, Canvas
from firmware.screen.view import TEXT_ROWS, menu_rows, spell_rows, text_rows

if False:  # for type checkers alone: neither Python runs it
    from typing import Any, Callable

    from firmware.link.link import Link

    Rows = Callable[[], list]

POLL_MS = 20
PAGES_A_TURN = 2  # of the screen, 3 ms each on I2C: a tag or a turn waits for no more
SETTLED_MS = 50  # after an event: by then lights and screen have followed, and nobody acts yet
GARBAGE_MS = 2000  # between two collections while nobody does anything
PAGE_MS = 2500  # how long a page of news stays
BACK = "←"  # takes the last letter back
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÇ-'0123456789 " + BACK
SMALL = "abcdefghijklmnopqrstuvwxyzéèç-'0123456789 " + BACK  # MicroPython's lower() knows ASCII


class Leave(Exception):
    """Whatever is being asked or told, leave it: the match has changed under it."""


class Panel:
    """rows     () -> the eight rows of the screen, a function of `page`
    marks       (place, mark) pairs of the lights, with `size` and `palette`
    labels, at  what a question of the table itself offers, and where the knob stands; else []
    works       bit mask of the working devices
    pause_ms    between two looks at the devices
    collect     frees memory: called after what an event has changed is to be seen, before the next
    since       when a player last did something: pages are counted from there
    """

    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.canvas = Canvas()
        self.tags = [TagWatch()]  # one for each reader
        self.many = False  # whether tags laid together are welcome
        self.gestures = KnobWatch()
        self.lights = Lights(self)
        self.rows: "Rows" = list
        self.inverse: tuple = (0,)
        self.marks: list = []
        self.size = 0
        self.palette = Palette(())
        self.labels: list = []
        self.at = 0
        self.works = self.health()
        self.stale = False  # the screen may show anything
        self.pause_ms = POLL_MS
        self.since = 0
        self.rest = getattr(devices.storage, "rest", None)  # tidies up while nobody waits
        self.collect: "Callable | None" = None  # the garbage, where that takes long
        self.collected = (0, 0)  # the event, and the time, it was last done for
        self.unsent = 0  # pages that the screen does not show yet, a bit each
        self.link: "Link | None" = None
        self.laid: dict = {}  # reader -> tags put on it by the link
        self.drawn: tuple = ()
        self.written: tuple = ()
        self.events = 0
        self.mute = False

    @property
    def page(self) -> int:
        """Counts up while a text is shown that has more than one page."""
        return (self.devices.clock.ms() - self.since) // PAGE_MS

    async def event(self) -> tuple:
        """Wait until somebody does something, keeping screen and lights alive meanwhile."""
        while True:
            got = self.poll()
            if got:
                self.events += 1
                self.since = self.devices.clock.ms()
                if self.link:
                    self.link.flush()
                    self.link.on_hands(*got)
                if got[0] == "leave":
                    self.labels = []
                    raise Leave()
                return got
            self.refresh()
            if self.link and not self.unsent:
                self.link.flush()
            self.tidy()
            await self.devices.clock.sleep_ms(self.pause_ms)

    def tidy(self) -> None:
        """What takes up to a tenth of a second, one thing a turn, and only while nobody waits.

        A tag that is just being read is waited for: the reader is busy then.
        """
        reader, now = self.devices.reader, self.devices.clock.ms()
        idle = now - self.since
        busy = reader.works and getattr(reader.device, "busy", False)
        if busy or self.unsent or idle < SETTLED_MS:
            return
        events, then = self.collected
        if self.collect and (events != self.events or now - then >= GARBAGE_MS):
            self.collected = (self.events, now)
            self.collect()
        elif self.rest:
            self.rest(idle)

    def poll(self) -> "tuple | None":
        """What has happened, if anything: the link first, then the reader, then the knob."""
        devices, now = self.devices, self.devices.clock.ms()
        sent = self.link.poll() if self.link else None
        if sent:
            return sent
        if self.health() != self.works:
            self.works = self.health()
            return ("device",)
        tapped = self.read_tags(now)
        if tapped:
            return tapped
        looked = devices.knob.call("look")
        if looked is None:
            self.gestures.failed()
            return None
        return self.gestures.look(looked[0], looked[1], now)

    def read_tags(self, now: int) -> "tuple | None":
        """What has happened on the readers: tags that came, or left a heap, or cannot be read."""
        guard = self.devices.reader
        guard.call("look")
        each = getattr(guard.device, "each", ()) if guard.works else ()
        for number in range(max(len(each), 1, *[1 + reader for reader in self.laid])):
            reader = each[number] if number < len(each) else None
            tags = reader.tags if reader else []
            if number in self.laid:
                tags = tags + self.laid[number]
            if reader or tags or guard.device is None:  # one that fails does not lift a tag
                did = self.edges(number, tags, reader, now)
                if did:
                    return did
        return None

    def edges(self, number: int, tags: list, reader: "Any", now: int) -> "tuple | None":
        """What has changed on one reader."""
        while len(self.tags) <= number:
            self.tags.append(TagWatch())
        watch = self.tags[number]
        came = watch.look(tags, now, self.many)
        if came:
            return ("tap", came[0], number) if len(came) == 1 else ("tags", came, number)
        lifted = watch.lifted(now)
        if lifted:
            return ("lift", lifted, number)
        if watch.crowded(bool(reader and reader.crowd), now):
            return ("crowd",)
        return None

    def health(self) -> int:
        """Which devices work."""
        bits = 0
        for guard in self.devices.guards:
            bits = 2 * bits + guard.works
        return bits

    def step(self, turned: int, options: int) -> int:
        """How far a turn goes among so many options."""
        return self.gestures.step(turned, options)

    def refresh(self, now: bool = False) -> None:
        """Send what has changed of screen and lights; between events only time changes them.

        Lights do with every phase of their rhythms, the screen only where a page turns over.
        `now`: all of it at once, as nobody looks at the devices for a while.
        """
        phase = self.devices.clock.ms() // PHASE_MS
        if self.drawn != (self.events, phase) or now:
            self.drawn = (self.events, phase)
            self.refresh_lights()
            shown = (self.events, self.page, self.rows)
            if shown != self.written or self.stale or now:
                self.written = shown
                self.draw_screen()
            if self.link:
                self.link.devices()
                self.link.pictures(self.canvas, self.lights.shown or b"", self.lights.percent)
        if self.unsent:
            self.send_pages(ROWS if now else PAGES_A_TURN)

    def refresh_lights(self) -> None:
        """A few milliseconds, where a screen takes up to thirty: so they go first."""
        if self.size:
            phase = self.devices.clock.ms() // PHASE_MS
            self.lights.show(frame(self.size, self.marks, self.palette, phase))

    def draw_screen(self) -> None:
        """Find out which pages the screen must be sent."""
        for page in self.canvas.draw(self.rows(), self.inverse):
            self.unsent |= 1 << page
        if self.stale:
            self.unsent = (1 << ROWS) - 1
            self.stale = False

    def send_pages(self, most: int) -> None:
        """The topmost pages that are still to be sent; after a failure all of them, later."""
        screen = self.devices.screen
        for page in range(ROWS):
            if self.unsent >> page & 1 and most:
                self.unsent &= ~(1 << page)
                screen.call("show", page, self.canvas.page(page))
                most -= 1
        if not screen.works:
            self.unsent = 0
            self.stale = True

    def write(self, rgb: bytearray) -> None:
        """The strip, as the lights' exit sees it."""
        self.devices.strip.call("write", rgb)
        self.lights.stale = not self.devices.strip.works

    def sound(self, name: str) -> None:
        if not self.mute:
            self.devices.buzzer.call("play", name)
        if self.link:
            self.link.on_sound(name)

    def keep(self, text: str) -> None:
        """Something takes long: neither people nor a watchdog may take the table for dead."""
        beat = getattr(self.devices.clock, "beat", None)
        if beat:
            beat()
        self.rows = lambda: ["", text]
        self.refresh(True)

    # Questions of the table itself

    async def choose(
        self,
        heading: str,
        labels: list,
        at: int = 0,
        turned: "Callable | None" = None,
        tags: bool = False,
    ) -> "Any":
        """The index of the label chosen with the knob; None where people held it to go back.

        `turned` is told at once where the knob stands now. `tags`: a tag that is laid is as good
        an answer, its identifier.
        """
        self.inverse = ()
        self.labels, self.at = labels, at
        if self.link:
            self.link.on_menu(heading, labels, at)
        self.rows = lambda: menu_rows(heading, labels, self.at)
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.event()
            if kind == "turn":
                self.at = (self.at + self.step(what[0], len(labels))) % len(labels)
                self.sound("tick")
                if turned:
                    turned(self.at)
            elif kind == "tap" and tags:
                return what[0]
        self.labels = []
        return self.at if kind == "press" else None

    async def tell(self, heading: str, rows: list) -> str:
        """Rows to read, moved up and down with the knob, until "press" or "hold"."""
        self.inverse = (0,)
        self.at = 0
        if self.link:
            self.link.on_menu(heading, rows, 0)
        self.rows = lambda: text_rows(heading, rows, self.at)
        kind = "turn"
        while kind not in ("press", "hold"):
            kind, *what = await self.event()
            if kind == "turn":
                self.at = max(0, min(self.at + what[0], len(rows) - TEXT_ROWS))
        return kind

    async def spell(self, heading: str) -> str:
        """A name, letter by letter: turn to choose, press to take, hold to end. May be empty."""
        name, at = "", 0
        self.inverse = ()
        self.rows = lambda: spell_rows(heading, name, (SMALL if name else LETTERS)[at])
        while True:
            kind, *what = await self.event()
            if kind == "turn":
                at = (at + what[0]) % len(LETTERS)
            elif kind == "press" and LETTERS[at] == BACK:
                name = name[:-1]
            elif kind == "press" and len(name) < NAME_LENGTH:
                if LETTERS[at] != " " or name[-1:].strip():  # one blank, between letters
                    name += (SMALL if name else LETTERS)[at]
            elif kind == "hold":
                return name.strip()
