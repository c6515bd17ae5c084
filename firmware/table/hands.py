"""What hands do, found out from the devices: a tag that has come, a heap, a turn of the knob. And
what becomes of a table that no hand touches: it dims, and goes dark.
"""

from firmware.devices.gestures import KnobWatch, TagWatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.devices.guard import Devices
    from firmware.table.panel import Panel

NONE: "list | tuple" = ()  # tags

HEALTH_MS = 40  # between two times that the devices are asked whether they work
# A screen that lost its supply for a moment takes everything, and stays dark: it cannot be asked.
RENEW_MS = 10000
QUIET_MS = 1000  # without a hand: a picture is sent a row at a turn of the loop
DIM, DARK = 1, 2
LIGHTS = 4  # of a light's brightness a dim one keeps one in so many
CONTRASTS = (0xCF, 0x20, 0x20)  # of the screen, by depth
DARK_MS = 100  # between two looks at the devices: a tag is known after half a second
HANDS = ("turn", "press", "hold")  # on the knob: what nobody can see is not answered


class Hands:
    """What a panel's `event()` finds at the devices.

    devices  all of them;  `tags` what lies on each reader
    laid     reader -> tags put on it by the link
    many     whether tags laid together are welcome
    """

    def __init__(self, devices: "Devices") -> None:
        self.devices = devices
        self.tags = [TagWatch()]
        self.laid: dict = {}
        self._gestures = KnobWatch()
        self.many = False
        self._works = self.health()  # bit mask of the working devices
        self._asked_ms = 0  # when that was last found out

    def lay(self, reader: int, tags: list) -> None:
        """Tags come to lie on a reader, by the link; none: they are lifted."""
        if tags:
            self.laid[reader] = tags
        else:
            self.laid.pop(reader, None)

    def look(self) -> "tuple | None":
        """The reader first, then the knob."""
        devices, now = self.devices, self.devices.clock.ms()
        if now - self._asked_ms >= HEALTH_MS:
            self._asked_ms, works = now, self.health()
            if works != self._works:
                self._works = works
                return ("device",)
        tapped = self.read_tags(now)
        if tapped:
            return tapped
        looked = devices.knob.call("look")
        if looked is None:
            self._gestures.failed()
            return None
        return self._gestures.look(looked[0], looked[1], now)

    def read_tags(self, now: int) -> "tuple | None":
        """What has happened on the readers: tags that came, or left a heap, or cannot be read."""
        guard = self.devices.reader
        guard.call("look")
        each = getattr(guard.device, "each", ()) if guard.works else ()
        count = len(each) or 1
        if self.laid:
            count = max(count, 1 + max(self.laid))
        while len(self.tags) < count:
            self.tags.append(TagWatch())
        number = 0  # counted by hand: what is done for every look should leave no garbage
        while number < count:
            reader = each[number] if number < len(each) else None
            tags = reader.tags if reader else NONE
            if self.laid and number in self.laid:
                tags = list(tags) + self.laid[number]
            lies = tags or (reader and reader.crowd)
            # One that fails does not lift a tag.
            if lies or (self.tags[number].lay and (reader or guard.device is None)):
                did = self.edges(number, tags, reader, now)
                if did:
                    return did
            number += 1
        return None

    def edges(self, number: int, tags: "list | tuple", reader: "Any", now: int) -> "tuple | None":
        """What has changed on one reader."""
        watch = self.tags[number]
        fresh = getattr(reader, "fresh", None)
        if fresh is False and number not in self.laid:
            return None  # it has not polled since: after a stall it knows what lay there before
        if fresh:
            reader.fresh = False
        came = watch.look(tags, now, self.many, bool(reader and reader.felt))
        if came:
            return ("tap", came[0], number) if len(came) == 1 else ("tags", came, number)
        lifted = watch.lifted()
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
        return self._gestures.step(turned, options)


class Slumber:
    """depth     0 awake, DIM, or DARK: lights and screen off, readers call twice a second
    after_ms  without a hand until it dims, and as long again until it is dark; 0: never
    bright    the lights' brightness when awake, in percent;  `dimmed` what it was set to
    renewed   when the screen was last set up
    """

    def __init__(self) -> None:
        self.depth = self.after_ms = self.renewed = 0
        self.bright = self.dimmed = 100

    def look(self, panel: "Panel") -> None:
        """What is to be done now that the table is idle."""
        idle, now = panel.idle_ms(), panel.devices.clock.ms()
        depth = min(DARK, idle // self.after_ms) if self.after_ms else 0
        if depth != self.depth:
            self.sink(panel, depth)
        elif depth < DARK and idle >= QUIET_MS and now - self.renewed >= RENEW_MS:
            self.renewed = now
            screen = panel.devices.screen
            if screen.works:
                screen.call("renew")
                panel.again()

    def woken(self, panel: "Panel", kind: str) -> bool:
        """An event has come where it is not awake; whether it did nothing but wake a dark one."""
        dark = self.depth == DARK
        self.sink(panel, 0)
        return dark and kind in HANDS

    def sink(self, panel: "Panel", depth: int) -> None:
        """To that depth, from any other."""
        lights, screen = panel.lights, panel.devices.screen
        if not self.depth or lights.brightness != self.dimmed:  # people have set another
            self.bright = lights.brightness
        self.depth = depth
        self.dimmed = (self.bright, max(1, self.bright // LIGHTS), 0)[depth]
        lights.dim(self.dimmed)
        screen.call("contrast", CONTRASTS[depth])
        screen.call("power", depth < DARK)
        for reader in getattr(panel.devices.reader.device, "each", ()):
            reader.still = depth == DARK
