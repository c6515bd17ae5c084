"""Turns devices' reports into what people did: tags that arrive and leave, gestures of the knob."""

GONE_MS = 1000  # a reader that has heard nothing for this long: what lay there was taken away
CROWD_MS = 200  # two tags may overlap for this long while a hand exchanges them
APART_MS = 1000  # several tags count as apart after this long: the radio flickers at its edge
ALONE_MS = 150  # of two that lay together one is left: so long both may be on their way
BLINK_MS = 120  # a tag not seen for this long is still one of those laid together
DOUBT_MS = 400  # silent for so long beside one that is heard: then damage is that one's, cut off
HEAP_MS = 600  # tags that have lain together for this long are a heap
HOLD_MS = 700
SPIN_MS = 40  # turns closer together than this are one quick spin
SPINS = 3  # the turn of a spin from which on each counts as FAST
FAST = 5
MANY = 24  # a spin is fast only among more options than this


class Lying:
    """A tag on a reader: when it came, when it was last seen, whether people have heard of it.

    silent_ms  since when nothing at all has answered that may be it; None while something does
    """

    def __init__(self, uid: bytes, now_ms: int) -> None:
        self.uid = uid
        self.came_ms = self.seen_ms = now_ms
        self.silent_ms: "int | None" = None
        self.told = False

    def seen(self, now_ms: int) -> None:
        self.seen_ms = now_ms
        self.silent_ms = None


class TagWatch:
    """Arrivals and departures at one reader, which only reports the tags it sees now.

    A tag left lying arrives once, however badly it is heard: any answer that cannot be made out may
    be its own. Only silence for GONE_MS takes it away, and put back after that it arrives again.
    Where another number is heard alone, that one has taken its place at once.

    tags    what lies there, or did a moment ago
    left    of a heap that still lies there, to be said once one of the others is heard
    beside  whether a tag lies there that was not reported, since it came together with another
    pair_ms  when several were last seen that may not come together
    """

    def __init__(self) -> None:
        self.tags: list = []
        self.left: list = []
        self.beside = False
        self.pair_ms = -ALONE_MS
        self.crowd_ms = -APART_MS
        self.crowd_since = 0
        self.told = False

    def look(
        self, seen: "list | tuple", now_ms: int, many: bool = False, felt: bool = False
    ) -> "list | tuple":
        """`seen` is what the reader sees now. Returns the tags that have just arrived.

        many  whether several may come together; if not, two at once are not reported, and a second
              one beside a tag that has just come is reported only once it is left alone
        felt  whether it has heard something that it cannot make out
        """
        if not seen:  # for a second after every tag: nothing can have come, and nothing is garbage
            self.beside = False
            self._leave(now_ms, many, felt, False)
            return ()
        if len(seen) == 1:
            if self._alone(seen[0], now_ms):
                return ()
            if not many and seen[0] not in [tag.uid for tag in self.tags]:
                return self._instead(seen[0], now_ms)
        return self._told_apart(seen, now_ms, many, felt)

    def _told_apart(self, seen: "list | tuple", now_ms: int, many: bool, felt: bool) -> list:
        """The same of several. By itself: what its lists look at is garbage of every call."""
        for uid in seen:
            self._note(uid, now_ms)
        self._leave(now_ms, many, felt, True)
        fresh = [tag for tag in self.tags if not tag.told and tag.seen_ms == now_ms]
        here = [tag for tag in self.tags if tag.seen_ms == now_ms]
        if not many:
            fresh = [tag for tag in fresh if alone(tag, here)]
            if len(here) > 1:
                self.pair_ms = now_ms
            elif fresh and fresh[0].came_ms <= self.pair_ms > now_ms - ALONE_MS:
                self.beside = False
                return []  # it may be on its way, too
            if fresh:
                self.tags = here  # it has taken the place of what was there
        for tag in fresh:
            tag.told = True
            self.crowd_ms = now_ms - APART_MS  # it has been made out
        self.beside = bool([tag for tag in here if not tag.told])
        return [tag.uid for tag in fresh]

    @property
    def lay(self) -> bool:
        """Whether there is anything to find out where no tag lies now."""
        return bool(self.tags or self.left or self.beside)

    def _alone(self, uid: bytes, now_ms: int) -> bool:
        """Whether it lies there alone as before: as it mostly does, so this leaves no garbage."""
        if len(self.tags) != 1 or not self.tags[0].told or self.tags[0].uid != uid:
            return False
        self.tags[0].seen(now_ms)
        self.beside = False
        return True

    def _instead(self, uid: bytes, now_ms: int) -> list:
        """A tag has come, alone, in place of all that lay there: people wait, so this is quick."""
        tag = Lying(uid, now_ms)
        tag.told, self.tags, self.beside = True, [tag], False
        self.crowd_ms = now_ms - APART_MS  # it has been made out
        return [uid]

    def _note(self, uid: bytes, now_ms: int) -> None:
        for tag in self.tags:
            if tag.uid == uid:
                tag.seen(now_ms)
                return
        self.tags.append(Lying(uid, now_ms))

    def _leave(self, now_ms: int, many: bool, felt: bool, beside: bool) -> None:
        """Drop tags after GONE_MS of silence; those of a heap are remembered, see `lifted`.

        What was felt may be any tag's; `beside` one that is seen it is that one's own, except of
        several those that have not been silent for long.
        """
        at = 0
        while at < len(self.tags):
            tag = self.tags[at]
            at += 1
            silent = now_ms if tag.silent_ms is None else tag.silent_ms
            mine = felt and (not beside or (many and now_ms - silent < DOUBT_MS))
            if mine or tag.seen_ms == now_ms:
                tag.silent_ms = None
            elif tag.silent_ms is None:
                tag.silent_ms = now_ms
            elif now_ms - tag.silent_ms >= GONE_MS:
                at -= 1
                self.tags.pop(at)
                if many and tag.told and self._in_heap(tag):
                    self.left.append(tag.uid)

    def _in_heap(self, tag: Lying) -> bool:
        """Whether it has lain together with one that is still there."""
        since = tag.seen_ms - HEAP_MS
        return bool([one for one in self.tags if one.told and one.came_ms <= since >= tag.came_ms])

    def lying(self) -> list:
        """The tags that lie there now, or were missed for a moment."""
        last = max([tag.seen_ms for tag in self.tags] or [0])
        return [tag.uid for tag in self.tags if last - tag.seen_ms < BLINK_MS]

    def lifted(self) -> "bytes | None":
        """A tag taken from a heap whose other tags have stayed; none where the whole heap went."""
        if not self.left:
            return None
        if not self.tags:
            self.left = []
        elif [tag for tag in self.tags if tag.told and tag.silent_ms is None]:
            uid: bytes = self.left.pop(0)
            return uid
        return None

    def crowded(self, crowd: bool, now_ms: int) -> bool:
        """Whether to report that several tags lie there: once, until they have been taken apart."""
        if now_ms - self.crowd_ms >= APART_MS:
            self.crowd_since = now_ms
            self.told = False
        if not crowd and not self.beside:
            return False
        self.crowd_ms = now_ms
        if self.told or now_ms - self.crowd_since < CROWD_MS:
            return False
        self.told = True
        return True


def alone(tag: Lying, here: list) -> bool:
    """Whether a tag lies alone, or beside those only that have long been read."""
    for other in here:
        if other is not tag and (not other.told or tag.came_ms - other.came_ms < APART_MS):
            return False
    return True


class KnobWatch:
    """Turns, a press (on release) and a hold (while still down) of a knob; turned while it is down,
    it asks for help and presses nothing.

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
            if not down:
                return ("turn", turned)
            first = self.down_ms is None or not self.held
            self.down_ms, self.held = now_ms, True  # what follows is neither press nor hold
            return ("help",) if first else None
        if now_ms - self.turned_ms >= SPIN_MS:
            self.spin = 0
        if down:
            return self._pressed(now_ms)
        was_down, self.down_ms = self.down_ms is not None, None
        return ("press",) if was_down and not self.held else None

    def failed(self) -> None:
        """The knob cannot be read: a gesture that had begun does not count."""
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
