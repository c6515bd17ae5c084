"""What hands do, found out from the devices: a tag that has come, a heap, a turn of the knob."""

from firmware.devices.gestures import KnobWatch, TagWatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.devices.guard import Devices

NONE: "list | tuple" = ()  # tags


class Hands:
    """The half of `firmware.table.panel.Panel` that looks; its `event()` says what is found.

    devices  all of them;  `tags` what lies on each reader
    laid     reader -> tags put on it by the link
    """

    def __init__(self, devices: "Devices") -> None:
        self.devices = devices
        self.tags = [TagWatch()]
        self.laid: dict = {}
        self._gestures = KnobWatch()
        self._many = False  # whether tags laid together are welcome
        self._works = self.health()  # bit mask of the working devices

    def lay(self, reader: int, tags: list) -> None:
        """Tags come to lie on a reader, by the link; none: they are lifted."""
        if tags:
            self.laid[reader] = tags
        else:
            self.laid.pop(reader, None)

    def look(self) -> "tuple | None":
        """The reader first, then the knob."""
        devices, now = self.devices, self.devices.clock.ms()
        if self.health() != self._works:
            self._works = self.health()
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
        came = watch.look(tags, now, self._many, bool(reader and reader.felt))
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
