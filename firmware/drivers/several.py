"""Several readers of one kind on one bus, each with its own select, looked at as one device.

Their looks go round in turn: while the radio of one is out, the next one is called.
A chip that takes a millisecond to find no tag takes it beside the others, so that a round grows by
a reader's transfers and not by its waits. Where a tag has just come, that reader alone goes on
until it is known. One that fails is left alone for a while, like any device, and the others go on.
"""

from firmware.drivers.reader import EAGER_US, REST, Job

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

RETRY_US = 250000  # one that does not answer costs a millisecond
LAG = 2  # readers that are called while the answer of one is on its way: it takes 0.4 ms
LOOK_US = 7000  # of one look at all of them: seven readers call and listen within it


class Readers:
    """A reader made of `each`: drivers of firmware.drivers.reader.Reader; the first is the table's.

    works   of each, whether it did at its last look;  `failures` how often one has failed
    active  a bit for each that has more to do in this look;  `hurried` where a tag has just come
    at      the one whose step it is
    """

    def __init__(self, each: "list | tuple", clock: Any) -> None:
        self.each = tuple(each)
        self.clock = clock
        self.works = [True] * len(self.each)
        self.failures = [0] * len(self.each)
        self.retry_at = [0] * len(self.each)
        self.amid = False
        self.active = self.hurried = self.at = 0
        for reader in self.each:
            reader.naps = reader.alone = False

    def look(self) -> "bytes | None":
        """The first tag of all, or None. Raises OSError where not one of them is well.

        As in a single reader's look, nothing is made that would have to be collected.
        """
        began = self.clock.ticks_us()
        self.active = 0
        for at in range(len(self.each)):
            if self._due(at, began):
                self.active |= 1 << at
        while self.active:
            hurried = self.active & self.hurried
            try:
                if not hurried:
                    self._round()
                elif self._hurry(hurried):
                    break
            except OSError:
                self._failed(self.at)
            spent = self.clock.ticks_diff(self.clock.ticks_us(), began)
            if spent >= (EAGER_US if hurried else LOOK_US):
                break
        amid = False
        for at in range(len(self.each)):
            reader = self.each[at]
            reader.busy = bool(reader.jobs) or reader.eager
            reader.alone = False
            amid = amid or bool(self.active >> at & 1 and reader.tags)
        self.amid = amid
        if True not in self.works:
            raise OSError("no reader")
        return self.uid

    def _round(self) -> None:
        """A step of each, and soon another: its answer, or silence, waits for no whole round."""
        for at in range(len(self.each) + LAG):
            if self.active >> at & 1:
                self._step(at)
            if at >= LAG and self.active >> at - LAG & 1 and not self.hurried:
                self._step(at - LAG)
            if self.hurried:
                break

    def _hurry(self, hurried: int) -> int:
        """A step of each where a tag has just come; which of them are known by now.

        One alone may wait in place.
        """
        alone = not hurried & (hurried - 1)
        for at in range(len(self.each)):
            if hurried >> at & 1:
                self.each[at].alone = alone
                self._step(at)
        return hurried & ~self.hurried

    def _due(self, at: int, now: int) -> bool:
        return self.works[at] or self.clock.ticks_diff(now, self.retry_at[at]) >= 0

    def _step(self, at: int) -> None:
        """One step of one reader's life."""
        self.at = at
        reader = self.each[at]
        if reader.steps is None:
            reader.steps = reader.life()
        if next(reader.steps) == REST:
            self.active &= ~(1 << at)
        self.works[at] = True
        if reader.eager:
            self.hurried |= 1 << at
        else:
            self.hurried &= ~(1 << at)

    def _failed(self, at: int) -> None:
        """It is left alone for a while, and the others go on."""
        reader = self.each[at]
        reader.steps = None
        reader.eager = False
        self.failures[at] += 1
        self.works[at] = False
        self.retry_at[at] = self.clock.ticks_us() + RETRY_US
        self.active &= ~(1 << at)
        self.hurried &= ~(1 << at)

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
