"""The devices a table is made of, each optional, none able to stop a game.

    reader   look() -> bytes | None            the identifier of the tag on it now
    knob     look() -> (int, bool)             detents since the last look; whether it is down
    screen   show(page: int, data, first=0)    128 bytes of one of eight pages; or some, from there
             renew()                           set up again: a whole picture follows
             contrast(level), power(lit)       0 to 255; whether it is lit
    strip    write(rgb: bytearray)             red, green, blue of every light
    buzzer   play(sound: str)                  one of SOUNDS; returns at once
    link     readline() -> str | None          a line that has come, without its end
             write(line: str)                  a line to send
             busy() -> bool                    whether pictures should wait
             full() -> bool                    whether events should: the computer does not read
    storage  firmware.storage.files.Files, or an object with its methods
    clock    ms() -> int; async sleep_ms(int)  milliseconds that only go forward
             date() -> (str, int)              a computer's own alone: see Deeds.hour

A device that raises OSError is left alone for a moment and then tried again, at first soon.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SOUNDS = ("yes", "no", "turn", "end", "tick")
SOON_MS, RETRY_MS = 100, 2000  # until the first try, twice as long each time, and at most


class Devices:
    """All devices, as handed to the application. Only the clock cannot be missing.

    board  which board this is, in hex, the same for ever; "" where it cannot tell
    told   (date and hour, minutes from UTC or None, the clock's ms then), as a computer told it
           last; () before. It outlives an application that fails
    """

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
        self.board = ""
        self.told: tuple = ()
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
        self.retry_at = self.wait_ms = 0

    def call(self, method: str, *args: object) -> "Any":
        if self.device is None or (not self.works and self.clock.ms() < self.retry_at):
            return None
        try:
            if method == "look":  # at every turn of the loop: a method that is got is garbage
                answer = self.device.look()
            elif method == "readline":
                answer = self.device.readline()
            else:
                answer = getattr(self.device, method)(*args)
        except OSError:
            self.failures += 1
            self.works = False
            self.wait_ms = min(RETRY_MS, 2 * self.wait_ms or SOON_MS)
            self.retry_at = self.clock.ms() + self.wait_ms
            return None
        self.works = True
        if self.wait_ms and self.clock.ms() - self.retry_at > RETRY_MS:
            self.wait_ms = 0  # a chip that does not answer needs several looks to be found out
        return answer
