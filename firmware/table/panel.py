"""One place where people and the table meet: what they do comes in, what they see goes out.

`event()` is the only place where the application waits. What it returns:

    ("tap", uid, reader)  a tag has arrived on a reader (its number, the first is 0)
    ("tags", uids, reader)  several at once, where `many` says that they may
    ("lift", uid, reader)   one has been taken from a heap of which the rest still lies there
    ("crowd",)            several tags lie there that cannot be told apart, or must not be
    ("turn", detents)     the knob was turned, clockwise positive
    ("press",) ("hold",)  the knob was pressed; held down
    ("device",)           a device has failed, or works again
    ("leave",)            a command of the link has changed the match: what stands is out of date
"""

from firmware.devices.guard import Devices
from firmware.lights.lights import PHASE_MS, Lights, Palette, Pattern
from firmware.screen.canvas import ROWS, WIDTH, Canvas
from firmware.table.hands import DARK, DARK_MS, QUIET_MS, Hands, Slumber
from firmware.table.questions import Questions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable

    from firmware.link.link import Link
    from firmware.storage.settings import Settings

    Rows = Callable[[], list]

POLL_MS = 20
BYTES_A_TURN = 768  # of the screen, 18 ms on I2C: a tag or a turn waits for no more; and, where
# nobody acts, only for a row: a page that turns, or a picture sent again, is not waited for
SETTLED_MS = 50  # after an event: by then lights and screen have followed, and no hand acts yet
SHIFTED_MS = 13  # a frame of 400 lights is on its way: a chip that refills it may not write flash
LATE_MS = 150  # since what an event led to is seen: a hand may act, and garbage waits if it can
GARBAGE_MS = 300  # while the table is idle: between two looks at how much memory is left
CALM_MS = 40  # once there is no housekeeping: to find that out takes a sixth of a turn of the loop
PAGE_MS = 2500  # how long a page of news stays
AT_ONCE = 16  # commands carried out before other tasks, and the watchdog, have a turn
COMMAND = ("command",)  # of the link, to be carried out
SOONEST = bytes((0, 1, 2, 6, 3, 5, 4, 7))  # rows: the question, what was laid, what it is about


class Panel:
    """What others may use; its fields are set by its own methods alone.

    devices     all of them;  `canvas` what stands on the screen,  `lights` the strip's one exit
    hands       what is done there;  `questions` those of the table itself
    rows        () -> the eight rows of the screen, a function of `page`
    marks       (place, mark) pairs of the lights, with `size` and the palette
    link        who is at the cable, or None
    pause_ms    between two looks at the devices;  `slumber` what becomes of a table left alone
    changes     counts up when any text may have changed
    later       functions for when the table is idle, once each
    """

    def __init__(self, devices: Devices, link: "Link | None" = None) -> None:
        self.devices = devices
        self.hands = Hands(devices)
        self.questions = Questions(self)
        self.link = link
        self.canvas = Canvas()
        self.lights = Lights(self)
        self.rows: "Rows" = list
        self.changes = 0
        self.later: list = []
        self.marks: list = []
        self._pattern = Pattern(0, self.marks)
        self.size = 0
        self.pause_ms = POLL_MS
        self.slumber = Slumber()
        self._inverse: tuple = (0,)
        self._more: "Callable" = bool
        self._palette = Palette(())
        self._stale = False  # the screen may show anything
        self._since = devices.clock.ms()  # when a player last did something: pages count from there
        self._seen = self._since  # when what that led to was shown: a match takes a second to come
        self._rest = getattr(devices.storage, "rest", None)  # tidies up while the table is idle
        self._collect: "Callable | None" = None  # the garbage, where that takes long
        self._collected = (0, 0)  # the event, and the time, it was last done for
        self._calm = 0  # until when nothing is looked for that may be tidied up
        self._lit_ms = -SHIFTED_MS  # when lights were last sent
        self._answered = -1  # the event that was the last answer, or its tag's leaving
        self._unsent = 0  # rows of which the screen does not show all yet, a bit each
        self._drawn = self._phase = -1  # the event, and the phase, that were shown last
        self._grown = False  # whether there are more rows than were drawn
        self._lit = -1  # the phase these marks and colours were last worked out for
        self._written: tuple = ()
        self._events = self._carried = 0  # the second: commands since other tasks had a turn
        self._mute = False

    # What the others want of it

    def show(
        self, rows: "Rows", inverse: tuple = (0,), many: bool = False, more: "Callable" = bool
    ) -> None:
        """Rows of the screen from now on, and which of them are dark on light.

        many  whether tags laid together are one event, or cannot be told apart
        more  () -> whether it has worked out more of the rows: called while the table is idle
        """
        self.changes += rows != self.rows
        self.rows, self._inverse, self.hands.many, self._more = rows, inverse, many, more

    def light(self, marks: list, size: int = 0, palette: "Palette | None" = None) -> None:
        """Marks of a plate with so many places; without a size or a palette as before."""
        palette = palette or self._palette
        if palette.chosen != self._palette.chosen:
            self._lit = -1
        if marks != self.marks or size not in (0, self.size):
            self._lit = -1
            self.marks = marks
            self.size = size or self.size
            self._pattern = Pattern(self.size, marks)
        self._palette = palette

    def pace(self, pause_ms: int, collect: "Callable") -> None:
        """How a board waits; `collect` frees memory, called while the table is idle.

        collect  (event) -> so many ms it need not be called, below 0: it must be at the next turn,
                 as once after an event, when what that has changed is on show and no hand acts yet
        """
        self.pause_ms = pause_ms
        self._collect = collect

    def apply(self, settings: "Settings") -> None:
        """Lights and sounds as the settings have them."""
        self.slumber.sink(self, 0)
        self.slumber.after_ms = 60000 * settings.rest
        self.lights.tune(settings, settings.known_chains())
        self._mute = settings.mute

    def again(self) -> None:
        """The screen may show anything: all of it is sent again."""
        self._stale = True

    def touched(self) -> None:
        """The rows may have changed: look at them again."""
        self._events += 1
        self.changes += 1

    @property
    def page(self) -> int:
        """Counts up while a text is shown that has more than one page."""
        return self.idle_ms() // PAGE_MS

    def idle_ms(self) -> int:
        """How long the table has been idle."""
        idle: int = self.devices.clock.ms() - self._since
        return idle

    async def event(self) -> tuple:
        """Wait for the next event, keeping screen and lights alive until it comes."""
        self.refresh()  # first: what an event has changed waits for no look at the devices
        self._seen = self.devices.clock.ms()
        while True:
            got = self.poll()
            while got == COMMAND and self.link:  # here: where it is found is deeper in the stack
                self.link.carry_out()
                self._carried += 1
                got = self.poll()
            if got:
                self._events += 1
                if got[0] == "lift" and self._answered == self._events - 1:
                    self._answered = self._events  # the hand that has answered is still busy
                self._since = self.devices.clock.ms()
                if self.slumber.depth and self.slumber.woken(self, got[0]):
                    continue
                if self.link:
                    self.link.flush()
                    self.link.on_hands(*got)
                return got
            drawn = self.refresh()
            if not drawn or self._carried:  # else the devices are looked at in between
                self.tidy()
            self._carried = 0
            pause = DARK_MS if self.slumber.depth == DARK else self.pause_ms
            behind = self._unsent or (self.link and self.link.events)
            await self.devices.clock.sleep_ms(0 if behind else pause)

    def tidy(self) -> None:
        """Housekeeping of up to a seventh of a second, a task at a time: no event, no tag comes."""
        now, behind = self.devices.clock.ms(), self._carried or (self.link and self.link.events)
        if now < self._calm and not behind:
            return
        reader, idle = self.devices.reader, now - self._since
        chip = reader.device if reader.works else None
        busy, amid = getattr(chip, "busy", False), getattr(chip, "amid", False)
        if self._carried >= AT_ONCE and self._rest:  # a computer that never pauses: nobody waits
            self._rest(0)
        settled = not busy and not self._unsent and idle >= SETTLED_MS
        quiet = settled and not amid and now - self._lit_ms >= SHIFTED_MS
        if self._rest and quiet and self._rest(idle, self._answered == self._events):
            return  # first: just after an answer no hand acts yet
        if self.link and self.link.events and not self._unsent:
            self.link.some()
            return
        events, then = self._collected
        if not settled:
            return
        due = events != self._events
        if self._collect and (due or now - then >= GARBAGE_MS):
            enough = self._collect(due and (now - self._seen < LATE_MS or events < 0))
            self._collected = (-1 if enough < 0 else self._events, now + enough)
        elif self._more():
            self._grown = True
        elif self._grown:
            self._grown = False
            self.draw_screen()
            self._phase = -1  # for those who look over the cable, too
        elif self.later:
            self.later.pop(0)()
        else:
            self.slumber.look(self)
            self._calm = now + CALM_MS

    def poll(self) -> "tuple | None":
        """What has happened, if anything, or COMMAND: the link first, then the devices."""
        link = self.link if self._carried < AT_ONCE else None
        return (link.poll() if link else None) or self.hands.look()

    def refresh(self, now: bool = False) -> bool:
        """Send what has changed of screen and lights; between events only time changes them.

        Whether anything may have, or rows are on their way still.
        Lights do with every phase of their rhythms, the screen only where a page turns over. Where
        their marks are lit, the next phase waits for a screen that has to change: it takes longer.
        Other colours, another brightness wait for nothing: a page is never sent the old ones.
        `now`: all of it at once, as the devices will not be looked at for a while.
        """
        phase = self.devices.clock.ms() // PHASE_MS
        changed = self._phase != phase or self._drawn != self._events or now
        if changed:
            self._drawn, self._phase = self._events, phase
            shown = (self._events, self.page, self.rows)
            draw = shown != self._written or self._stale
            if now:
                self._lit = -1
            if draw and self._lit >= 0 and not self.lights.stale:
                self._phase = -1
            else:
                self.refresh_lights()
            if draw or now:
                self._written = shown
                self.draw_screen()
        sent = self._unsent
        if sent:
            few = BYTES_A_TURN if self.idle_ms() < QUIET_MS else WIDTH
            self.send_rows(ROWS * WIDTH if now else few)
        if changed and self.link:  # after what people at the table wait for
            self.link.devices()
            self.link.pictures(self.canvas, self.lights.shown, self.lights.percent)
        return changed or sent > 0

    def refresh_lights(self) -> None:
        """Lights go first: they take a few milliseconds, a screen up to thirty."""
        if self.size:
            phase = self.devices.clock.ms() // PHASE_MS
            if phase != self._lit or self.lights.stale:
                self._lit = phase
                self.lights.show(self._pattern.frame(self._palette, phase))

    def draw_screen(self) -> None:
        """Find out which rows the screen must be sent."""
        for page in self.canvas.draw(self.rows(), self._inverse, self.page):
            self._unsent |= 1 << page
        if self._stale:
            self._unsent = (1 << ROWS) - 1
            self.canvas.whole()
            self._stale = False

    def send_rows(self, most: int) -> None:
        """What has changed of some rows, so many bytes; after a failure all of it, later."""
        screen, canvas = self.devices.screen, self.canvas
        for row in SOONEST:
            if self._unsent >> row & 1:
                changed, first = canvas.taken(row)
                self._unsent &= ~(1 << row)
                screen.call("show", row, changed, first)
                most -= len(changed)
                if most < WIDTH:
                    break
        if not screen.works:
            self._unsent = 0
            self._stale = True

    def write(self, rgb: bytearray) -> None:
        """The strip, as the lights' exit sees it."""
        self._lit_ms = self.devices.clock.ms()
        self.devices.strip.call("write", rgb)
        self.lights.stale = not self.devices.strip.works

    def sound(self, name: str) -> None:
        if name == "yes":
            self._answered = self._events
        if not self._mute:
            self.devices.buzzer.call("play", name)
        if self.link:
            self.link.on_sound(name)

    def beat(self) -> None:
        """A step of long work: the watchdog may not take the table for dead."""
        beat = getattr(self.devices.clock, "beat", None)
        if beat:
            beat()

    def keep(self, text: str) -> None:
        """People may not either: a text, at once, until what stands is shown again. Takes stack."""
        rows, self.rows = self.rows, lambda: ["", text]
        self.refresh(True)
        self.rows = rows
