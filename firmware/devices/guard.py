"""The devices a table is made of, each optional, none able to stop a game.

    reader   look() -> bytes | None            the identifier of the tag on it now
    knob     look() -> (int, bool)             detents since the last look; whether it is down
    screen   show(page: int, data, first=0)    128 bytes of one of eight pages; or some, from there
    strip    write(rgb: bytearray)             red, green, blue of every light
    buzzer   play(sound: str)                  one of SOUNDS; returns at once
    link     readline() -> str | None          a line that has come, without its end
             write(line: str)                  a line to send
             busy() -> bool                    whether pictures should wait
             full() -> bool                    whether events should: the computer does not read
    storage  firmware.storage.files.Files, or an object with its methods
    clock    ms() -> int; async sleep_ms(int)  milliseconds that only go forward

A device that raises OSError is left alone for a while and then tried again.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SOUNDS = ("yes", "no", "turn", "end", "tick")
RETRY_MS = 2000


class Devices:
    """All devices, as handed to the application. Only the clock cannot be missing."""

    def __init__(
        self,
        clock: "Any",
        reader: "Any" = None,
        knob: "Any" = None,
        screen: "Any" = None,
        strip: "Any" = None,
        buzzer: "Any" = None,
        link: "Any" = None,
        storage: "Any" = None,
    ) -> None:
        self.clock = clock
        self.reader = Guard("reader", reader, clock)
        self.knob = Guard("knob", knob, clock)
        self.screen = Guard("screen", screen, clock)
        self.strip = Guard("strip", strip, clock)
        self.buzzer = Guard("buzzer", buzzer, clock)
        self.link = Guard("link", link, clock)
        self.storage = storage
        self.guards = (self.reader, self.knob, self.screen, self.strip, self.buzzer, self.link)

    def lacking(self) -> str:
        """The key of the text that says which of the devices in people's hands fails; "": none."""
        for key, guard in (
            ("no_reader", self.reader), ("no_knob", self.knob), ("no_lights", self.strip),
        ):  # fmt: skip
            if not guard.works:
                return key
        return ""


class Guard:
    """A device that may be missing or fail: `call` then does nothing and returns None.

    failures  how often it has failed since the start;  `works` whether it did at the last call
    """

    def __init__(self, name: str, device: "Any", clock: "Any") -> None:
        self.name = name
        self.device = device
        self.clock = clock
        self.failures = 0
        self.works = device is not None
        self.retry_at = 0

    def call(self, method: str, *args: object) -> "Any":
        if self.device is None or (not self.works and self.clock.ms() < self.retry_at):
            return None
        try:
            answer = getattr(self.device, method)(*args)
        except OSError:
            self.failures += 1
            self.works = False
            self.retry_at = self.clock.ms() + RETRY_MS
            return None
        self.works = True
        return answer
