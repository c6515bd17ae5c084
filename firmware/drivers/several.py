"""Several readers of one kind on one bus, each with its own select, looked at as one device.

Their looks go round in turn: while the radio of one is out, the next one's registers are written.
A chip that takes a millisecond to find no tag takes it beside the others, so that a round grows by
a reader's transfers and not by its waits. Where a tag has just come, that reader alone goes on
until it is known. One that fails is left alone for a while, like any device, and the others go on.
"""

from firmware.drivers.reader import EAGER_US, REST, Job

try:
    from typing import Any
except ImportError:  # MicroPython has none, and reads no annotations
    Any = object  # type: ignore

RETRY_US = 2000000
SOON_US = 500  # between two looks while it is looked for
LOOK_US = 8000  # of one look at all of them: seven readers call and listen within it


class Readers:
    """A reader made of `each`: drivers of firmware.drivers.reader.Reader; the first is the table's.

    works  of each, whether it did at its last look;  `failures` how often one has failed
    """

    def __init__(self, each: "list | tuple", clock: Any) -> None:
        self.each = tuple(each)
        self.clock = clock
        self.works = [True] * len(self.each)
        self.failures = [0] * len(self.each)
        self.retry_at = [0] * len(self.each)
        self.amid = False
        for reader in self.each:
            reader.naps = reader.alone = False

    def look(self) -> "bytes | None":
        """The first tag of all, or None. Raises OSError where not one of them is well.

        As in a single reader's look, nothing is made that would have to be collected.
        """
        began = self.clock.ticks_us()
        active = 0  # a bit for each
        for at in range(len(self.each)):
            if self._due(at, began):
                active |= 1 << at
        while active:
            hurried = self._hurried(active)
            turn = hurried or active
            active = active & ~turn | self._steps(turn)
            spent = self.clock.ticks_diff(self.clock.ticks_us(), began)
            if spent >= (EAGER_US if hurried else LOOK_US):
                break
        amid = False
        for at in range(len(self.each)):
            reader = self.each[at]
            reader.busy = bool(reader.jobs) or reader.eager
            reader.alone = False
            amid = amid or bool(active >> at & 1 and reader.tags)
        self.amid = amid
        if True not in self.works:
            raise OSError("no reader")
        return self.uid

    def _hurried(self, active: int) -> int:
        """Those of them where a tag has just come; where that is one, it may wait in place."""
        hurried = 0
        for at in range(len(self.each)):
            if self.each[at].eager:
                hurried |= active & 1 << at
        if hurried:
            alone = not hurried & (hurried - 1)
            for reader in self.each:
                reader.alone = alone
        return hurried

    def _steps(self, active: int) -> int:
        """A step of each; those that have more to do."""
        for at in range(len(self.each)):
            if active >> at & 1 and self._step(at) == REST:
                active &= ~(1 << at)
        return active

    def _due(self, at: int, now: int) -> bool:
        return self.works[at] or self.clock.ticks_diff(now, self.retry_at[at]) >= 0

    def _step(self, at: int) -> int:
        """One step of one reader's life."""
        reader = self.each[at]
        if reader.steps is None:
            reader.steps = reader.life()
        try:
            step = next(reader.steps)
        except OSError:
            reader.steps = None
            reader.eager = False
            self.failures[at] += 1
            self.works[at] = False
            self.retry_at[at] = self.clock.ticks_us() + RETRY_US
            return REST
        self.works[at] = True
        return step

    # What one reader says, of all

    @property
    def tags(self) -> list:
        return [uid for reader in self.each for uid in reader.tags]

    @property
    def uid(self) -> "bytes | None":
        for reader in self.each:
            if reader.tags:
                uid: "bytes" = reader.tags[0]
                return uid
        return None

    @property
    def crowd(self) -> bool:
        found = False
        for reader in self.each:
            found = found or reader.crowd
        return found

    @property
    def busy(self) -> bool:
        found = False
        for reader in self.each:
            found = found or reader.busy
        return found

    @property
    def version(self) -> Any:
        return self.each[0].version

    @property
    def NAME(self) -> str:
        return "%d %s" % (self.works.count(True), self.each[0].NAME)

    @property
    def warning(self) -> str:
        """That one fails; else what should be known of one of them."""
        said = [getattr(reader, "warning", "") for reader in self.each]
        said = [warning for warning in said if warning]
        return "fails" if False in self.works else said[0] if said else ""

    def _of(self, uid: Any) -> Any:
        """The reader on which a tag lies; the first where it lies on none."""
        for reader in self.each:
            if uid in reader.tags:
                return reader
        return self.each[0]

    def identify(self, uid: Any = None) -> Job:
        return self._of(uid or self.uid).identify(uid)

    def read(self, first: int, count: int, uid: Any = None) -> Job:
        return self._of(uid or self.uid).read(first, count, uid)

    def write(self, page: int, data: bytes, uid: Any = None) -> Job:
        return self._of(uid or self.uid).write(page, data, uid)


def answers(reader: Any, clock: Any, patience_us: int = 120000) -> bool:
    """Whether a chip is there: it has been set up and polled once without a fault.

    It begins again later: no generator may wait while code is settled (firmware/boot/settling.py).
    """
    began = clock.ticks_us()
    try:
        while not reader.polled:
            reader.look()
            clock.sleep_us(SOON_US)
            if clock.ticks_diff(clock.ticks_us(), began) > patience_us:
                return False
    except OSError:
        return False
    finally:
        reader.steps = None
    return True
