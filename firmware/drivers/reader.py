"""What the readers of tags share: a look that never waits long, and work done between looks.

A driver is one long generator. It yields WAIT where its chip is busy for a moment, REST where
nothing more is to be done before the next look. `look` takes steps for at most `patience_us`, and
for EAGER_US while it learns who has just come: that is what people wait for. What only passes on to
another generator returns it: each `yield from` on the way takes 192 bytes of the stack.
"""

# MicroPython's own; `make check` has its types.
# pyright: reportAttributeAccessIssue=false

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

WAIT = 0
REST = 1
EAGER_US = 20000  # seven bytes of a number, five exchanges of up to three milliseconds
TRIES = 5  # of a job, where the radio failed; a tag without GET_VERSION takes two of them
JOBS = 8  # waiting at once
BLUR_US = 200000  # so long tags that cannot be made out pass for those that lay there


class Job:
    """Work with the tag that lay on the reader when it was asked for; done during later looks.

    done   whether it has ended;  `value` what it gave, or None
    error  "" or why it failed: "gone" (another tag or none), "failed", "refused" (out of range)
    """

    def __init__(self, uid: Any, work: Any, args: tuple = ()) -> None:
        self.uid = uid
        self.work = work
        self.args = args
        self.tries = TRIES
        self.done = False
        self.value = None
        self.error = ""

    def end(self, value: Any, error: str = "") -> None:
        self.value = value
        self.error = error
        self.done = True


class Reader:
    """A reader of tags. Subclasses say `life`, `select`, `release`, `exchange`, `ack`, and NAME.

    tags     numbers of all that lie on it and could be told apart, those that came first at the
             front; kept while the chip is started again, so that nothing seems to leave
    uid      the first of them, or None
    crowd    whether more were felt at the last poll than could be told apart
    felt     whether it has heard something that it could not make out: damage is no silence
    wanted   the tag that the job in hand is about
    polled   whether a poll has ended since the start: the chip is there, and well
    fresh    whether one has since the table last took note of it: the table sets it back
    still    whether nobody is there: it calls twice a second, and rests in between
    naps     whether a look may wait half a millisecond in place: not where it is one of several
    busy     whether there is work, or a tag has answered that is not known yet: people wait
    amid     whether a poll is under way where tags lie: after a pause it says what lay there before
    eager    a tag has come and is being asked for its number
    alone    whether nobody else waits while it is: not where tags come to several at once
    starts   how often the chip was set up
    faults   how many answers were damaged
    clock    has `ticks_us()` and `ticks_diff(a, b)`, as the module `time` of MicroPython
    """

    def __init__(self, clock: Any = None, patience_us: int = 1000) -> None:
        self.clock: Any = time if clock is None else clock
        self.patience_us = patience_us
        self.each: tuple = (self,)  # the readers of the table: see firmware.drivers.several
        self.tags: list = []
        self.uid: "bytes | None" = None
        self.wanted: "bytes | None" = None
        self.crowd = self.felt = False
        self.polled = False
        self.fresh = False
        self.naps = True
        self.still = False
        self.blur_at: "int | None" = None  # since when not all that lies there can be made out
        self.busy = False
        self.amid = False
        self.eager = False
        self.alone = True
        self.starts = 0
        self.faults = 0
        self.jobs: list = []
        # Of the tag last identified its uid and type2.Kind, or None and how often it has refused.
        self.kind: "tuple | None" = None
        self.steps: Any = None

    def look(self) -> "bytes | None":
        """The identifier of the tag that lies there. Raises OSError where the chip is not well."""
        began = self.clock.ticks_us()
        if self.steps is None:
            self.steps = self.life()
        try:
            while next(self.steps) == WAIT:
                if self.elapsed(began) >= (EAGER_US if self.eager else self.patience_us):
                    self.busy = self.eager or bool(self.jobs)
                    self.amid = bool(self.tags)
                    return self.uid
        except OSError:
            self.steps = None
            self.busy = self.amid = False
            raise
        self.busy, self.amid = bool(self.jobs), False
        return self.uid

    def elapsed(self, began: int) -> int:
        """Microseconds since then."""
        return self.clock.ticks_diff(self.clock.ticks_us(), began)

    # Work with the tag that lies there

    # `uid` says which one where there are several; without, it is the first.

    def identify(self, uid: Any = None) -> Job:
        """The tag's type2.Kind: what it is and how many pages it has."""
        return self._ask(uid, "identify")

    def read(self, first: int, count: int, uid: Any = None) -> Job:
        """Bytes of `count` pages from page `first`. Pages a tag does not have are refused."""
        return self._ask(uid, "read", first, count)

    def write(self, page: int, data: bytes, uid: Any = None) -> Job:
        """Four bytes into a page of the user's memory, read back; the value is True."""
        return self._ask(uid, "write", page, data)

    def finish(self, job: Job) -> Job:
        """Look until a job is done: for tests and the prompt, where nothing else is to be done."""
        while not job.done:
            self.look()
        return job

    def works(self, uid: Any) -> Any:
        """The module that knows the memory of a tag, loaded only where it is not known."""
        from firmware.drivers import type2

        return type2

    def _ask(self, uid: Any, work: str, *args: Any) -> Job:
        uid = uid or self.uid
        job = Job(uid, getattr(self.works(uid), work), args)
        if uid not in self.tags:
            job.end(None, "gone")
        elif len(self.jobs) >= JOBS:
            job.end(None, "failed")
        else:
            self.jobs.append(job)
            self.busy = True
        return job

    def _work(self) -> Any:
        """The first job, once. One whose radio failed stays for the next turn."""
        job = self.jobs[0]
        self.wanted = job.uid
        uid = yield from self.select()
        if uid == job.uid:
            self.blur_at = None  # it is there
            yield from self._do(job)
            yield from self.release()
        job.tries -= 1
        if not job.done and not job.tries:
            job.end(None, "failed" if uid == job.uid else "gone")
        if job.done:
            self.jobs.pop(0)

    def _do(self, job: Job) -> Any:
        try:
            value = yield from job.work(self, *job.args)
        except ValueError:
            job.end(None, "refused")
        else:
            if value is not None:
                job.end(value)

    def kind_of(self, uid: Any) -> Any:
        """What is known of the tag with that identifier, or None."""
        return self.kind[1] if self.kind and self.kind[0] == uid else None

    def _saw(self, found: list, several: bool, clear: bool) -> None:
        """What a poll has made out. Where not everything could be, nothing has left yet."""
        self.polled = self.fresh = True
        self.felt = not clear
        self.crowd = several and not clear
        if found == self.tags:  # nearly always: it takes nothing from the heap
            self.blur_at = None
        elif not self.tags:
            self.blur_at, self.tags, self.uid = None, list(found), found[0]
        else:
            self._changed(found, clear)

    def _changed(self, found: list, clear: bool) -> None:
        """The same where that differs from what lay there."""
        now = self.clock.ticks_us()
        if clear or not [uid for uid in self.tags if uid not in found]:
            self.blur_at = None
        elif self.blur_at is None:
            self.blur_at = now
        blur = self.blur_at
        stay = blur is not None and self.clock.ticks_diff(now, blur) < BLUR_US
        there = [uid for uid in self.tags if stay or uid in found]
        self.tags = there + [uid for uid in found if uid not in there]
        self.uid = self.tags[0] if self.tags else None

    # What a driver says

    def life(self) -> Any:
        """Set the chip up, then poll for ever. Raises OSError where it does not answer."""
        raise NotImplementedError

    def select(self) -> Any:
        """Select the tag `wanted`; its number, or None where it is not there."""
        raise NotImplementedError

    def release(self) -> Any:
        """Let the selected tag sleep."""
        raise NotImplementedError

    def exchange(self, data: Any, size: int, ms: int) -> Any:
        """Send to the selected tag; a reply of `size` bytes, or None: silence, NAK or damage."""
        raise NotImplementedError

    def ack(self, data: Any, ms: int) -> Any:
        """Send to the selected tag; whether it said ACK."""
        raise NotImplementedError
