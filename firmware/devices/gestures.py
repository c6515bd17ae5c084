"""From what devices report to what people did: tags that arrive and leave, gestures of the knob."""

GONE_MS = 300  # a tag not seen for so long has been taken away; shorter gaps are the radio's
CROWD_MS = 200  # so long one tag may lie beside the next, while hands change them
APART_MS = 1000  # so long several must have been apart: what is felt at the edge comes and goes
HOLD_MS = 700
SPIN_MS = 40  # turns closer together than this are one quick spin,
SPINS = 3  # and from the third on
FAST = 5  # each counts as five
MANY = 24  # where there are more options than this


class TagWatch:
    """Edges of a reader that tells, when asked, which tag it sees.

    A tag left lying arrives once; taken away and put back it arrives again.
    """

    def __init__(self) -> None:
        self.uid: "bytes | None" = None
        self.seen_ms = 0
        self.crowd_ms = -APART_MS
        self.crowd_since = 0
        self.told = False

    def look(self, uid: "bytes | None", now_ms: int) -> "bytes | None":
        """`uid` is what the reader sees now, or None. Returns the tag that has just arrived."""
        if uid is None:
            if self.uid is not None and now_ms - self.seen_ms >= GONE_MS:
                self.uid = None
            return None
        self.seen_ms = now_ms
        if uid == self.uid:
            return None
        self.uid = uid
        return uid

    def crowded(self, crowd: bool, now_ms: int) -> bool:
        """Whether to say that several tags lie there: once, until they have been taken apart."""
        if now_ms - self.crowd_ms >= APART_MS:
            self.crowd_since = now_ms
            self.told = False
        if not crowd:
            return False
        self.crowd_ms = now_ms
        if self.told or now_ms - self.crowd_since < CROWD_MS:
            return False
        self.told = True
        return True


class KnobWatch:
    """Turns, a press (on release) and a hold (while still down) of a knob.

    spin  how many turns have followed each other quickly
    """

    def __init__(self) -> None:
        self.down_ms: "int | None" = None
        self.held = False
        self.turned_ms = -SPIN_MS
        self.spin = 0

    def look(self, turned: int, down: bool, now_ms: int) -> "tuple | None":
        """Detents since the last look and whether the knob is down. Returns an event or None."""
        if turned:
            self.spin = self.spin + 1 if now_ms - self.turned_ms < SPIN_MS else 0
            self.turned_ms = now_ms
            return ("turn", turned)
        if now_ms - self.turned_ms >= SPIN_MS:
            self.spin = 0
        if down:
            return self._pressed(now_ms)
        was_down, self.down_ms = self.down_ms is not None, None
        return ("press",) if was_down and not self.held else None

    def failed(self) -> None:
        """The knob cannot be read: what was begun does not count."""
        self.down_ms = None

    def step(self, turned: int, options: int) -> int:
        """How far a turn goes among so many options: far, when the knob spins and they are many."""
        return turned * FAST if self.spin >= SPINS and options > MANY else turned

    def _pressed(self, now_ms: int) -> "tuple | None":
        if self.down_ms is None:
            self.down_ms = now_ms
            self.held = False
        elif not self.held and now_ms - self.down_ms >= HOLD_MS:
            self.held = True
            return ("hold",)
        return None
